//! A position, its legal moves, and how a move changes it.

use super::board::Board;
use super::geometry::{Cell, EDGE, around, cells, is_last};
use crate::chesslike::{Step, pass};
use crate::game::{Game, Outcome};
use crate::hash::hash;
use crate::notation::check_variant;
use crate::role::Role;
use crate::{Error, Language, Side};

/// A move. Which of them are legal, a position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece that moves.
    pub role: Role,
    /// Where it starts.
    pub from: Cell,
    /// Where it lands.
    pub to: Cell,
    /// Whether it captures.
    pub captures: bool,
    /// What a pawn becomes (R10).
    pub promotion: Option<Role>,
}

impl Move {
    pub(super) fn step(&self) -> Step {
        let Move { role, from, to, captures, promotion } = *self;
        Step { role, from: from.spot(), to: to.spot(), captures, promotion }
    }
}

/// A position of Raumschach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) turn: Side,
    pub(super) clock: u32,
    pub(super) number: u32,
}

impl Position {
    pub(super) const EMPTY: Position =
        Position { board: Board::EMPTY, turn: Side::White, clock: 0, number: 1 };

    /// Moves since the last capture or pawn move, of both sides (C8).
    pub fn clock(&self) -> u32 {
        self.clock
    }

    /// The move number (C8).
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Whether the king of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.turn)
    }

    /// Calls `found` with the legal moves, whatever the clock says.
    fn generate(&self, mut found: impl FnMut(Move)) {
        let us = self.turn;
        let enemies = self.board.side(us.other());
        let king = self.board.king(us);
        let in_check = self.board.in_check(us);
        let pieces = super::ROLES
            .into_iter()
            .flat_map(|role| cells(self.board.of(us, role)).map(move |from| (role, from)));
        for (role, from) in pieces {
            // Only what leaves a line to the king can open one.
            let safe = !in_check && role != Role::King && around(king).lines & from.bit() == 0;
            for to in cells(self.board.reach(us, role, from)) {
                let captures = enemies & to.bit() != 0;
                let mut m = Move { role, from, to, captures, promotion: None };
                if !safe && self.exposes(&m) {
                    continue;
                }
                if role == Role::Pawn && is_last(us, to) {
                    for promotion in super::PROMOTIONS {
                        m.promotion = Some(promotion);
                        found(m);
                    }
                } else {
                    found(m);
                }
            }
        }
    }

    /// Whether a move leaves the own king attacked (R11).
    #[inline]
    fn exposes(&self, m: &Move) -> bool {
        self.moved(m).in_check(self.turn)
    }

    /// The board after a move.
    pub(super) fn moved(&self, m: &Move) -> Board {
        let mut board = self.board;
        if m.captures
            && let Some(role) = board.role_at(m.to)
        {
            board.toggle(self.turn.other(), role, m.to);
        }
        board.toggle(self.turn, m.role, m.from);
        board.toggle(self.turn, m.promotion.unwrap_or(m.role), m.to);
        board
    }

    fn count(&self) -> u64 {
        let mut count = 0;
        self.generate(|_| count += 1);
        count
    }

    fn is_bare(&self) -> bool {
        self.board.occupied().count_ones() == 2
    }

    /// Whether C5 ends the game by what stands on the board or by the clock.
    fn is_drawn(&self) -> bool {
        self.is_bare() || self.clock >= 100
    }
}

impl Game for Position {
    type Move = Move;

    /// The position from which the game starts (R2).
    fn start(variant: &str) -> Result<Self, Error> {
        check_variant(variant, super::VARIANT)?;
        use Role::{Bishop, King, Knight, Queen, Rook, Unicorn};
        let mut position = Position::EMPTY;
        let lines = [[Rook, Knight, King, Knight, Rook], [Bishop, Unicorn, Queen, Bishop, Unicorn]];
        let mut put = |role, [file, rank, level]: [usize; 3]| {
            let last = EDGE - 1;
            position.board.toggle(Side::White, role, Cell::at(file, rank, level));
            position.board.toggle(Side::Black, role, Cell::at(last - file, last - rank, last - level));
        };
        for (level, line) in lines.into_iter().enumerate() {
            for (file, role) in line.into_iter().enumerate() {
                put(role, [file, 0, level]);
                put(Role::Pawn, [file, 1, level]);
            }
        }
        Ok(position)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        Outcome::of_chess(self.turn, self.count() > 0, self.is_check(), self.is_bare(), self.clock)
    }

    fn legal_moves_into(&self, out: &mut Vec<Move>) {
        if !self.is_drawn() {
            self.generate(|m| out.push(m));
        }
    }

    fn count_moves(&self) -> u64 {
        if self.is_drawn() { 0 } else { self.count() }
    }

    fn play_unchecked(&mut self, m: &Move) {
        self.board = self.moved(m);
        let restarts = m.captures || m.role == Role::Pawn;
        pass(&mut self.turn, &mut self.clock, &mut self.number, restarts);
    }

    fn is_same(&self, other: &Self) -> bool {
        (self.board, self.turn) == (other.board, other.turn)
    }

    fn key(&self) -> u64 {
        self.board.key() ^ hash(1 << 32 | self.turn.index() as u64)
    }

    fn move_text(&self, m: &Move) -> String {
        super::notation::long(self, m)
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        super::explain::parse(self, text, language)
    }
}
