//! Chess-like games of which a position is a board, the side to move and the clocks: nothing else has to be remembered,
//! no castling, no en passant. Such a game says what its board and its rules are, as a [`Plain`]; the rest is here.

#[cfg(all(test, feature = "search"))]
mod alice;
mod board;
mod describe;
#[cfg(feature = "search")]
mod eval;
pub(crate) mod text;

pub use board::Cell;
pub(crate) use board::{Board, cells};

use super::explain::Explain;
use super::pattern::Pattern;
use super::{Chesslike, Spot, Step, pass, the_one};
use crate::game::{Game, Outcome};
use crate::hash::hash;
use crate::notation::check_variant;
use crate::role::Role;
use crate::{Error, Language, Side};
use std::fmt::Debug;
use std::marker::PhantomData;

/// The board and the rules of a plain game.
pub trait Plain: Copy + Eq + Debug + Send + Sync + 'static {
    /// The id of its only variant (C1).
    const VARIANT: &'static str;
    /// Its pieces, in the order in which they move.
    const ROLES: &'static [Role];
    /// What a pawn may become.
    const PROMOTIONS: &'static [Role];
    /// So many levels, eight at most, of `WIDTH` files and ranks, nine at most; 128 cells at most.
    const LEVELS: usize;
    /// See `LEVELS`.
    const WIDTH: usize;
    /// How many cells that are.
    const CELLS: usize = {
        assert!(Self::LEVELS <= 8 && Self::WIDTH <= 9 && Self::LEVELS * Self::WIDTH * Self::WIDTH <= 128);
        Self::LEVELS * Self::WIDTH * Self::WIDTH
    };
    /// The rules by which the sides take turns, no king is left attacked, and pawns are promoted.
    const RULES: [&'static str; 3];
    /// Which pawns are promoted, in words.
    const PROMOTED: &'static str;

    /// Puts the pieces where they start.
    fn start(board: &mut Board);

    /// The cell's name in texts.
    fn name(spot: Spot) -> String;

    /// Where a piece can go, its king's safety apart.
    fn reach(board: &Board, side: Side, role: Role, from: Cell) -> u128;

    /// The pieces of a side that attack a cell.
    fn attackers(board: &Board, cell: Cell, by: Side) -> u128;

    /// The cells from which a piece could be attacked through another: what leaves none of them opens no line.
    fn lines(cell: Cell) -> u128;

    /// Where a piece stands after it has landed on a cell: there, unless the rules send it on. It captures where it lands.
    #[inline(always)]
    fn ends(landing: Cell) -> Cell {
        landing
    }

    /// Whether a side's pawn is promoted there.
    fn is_last(side: Side, cell: Cell) -> bool;

    /// Reads a move text without asking whether the move is legal.
    fn read(text: &str, language: Language) -> Result<Vec<Pattern>, Error>;

    /// The rule by which a piece moves.
    fn rule_of(role: Role) -> &'static str;

    /// Whether a piece goes so on an empty board, or a pawn whatever it meets.
    fn goes(side: Side, role: Role, from: Cell, to: Cell) -> bool;

    /// The piece in the way of a ride.
    fn blocker(board: &Board, role: Role, from: Cell, to: Cell) -> Option<Cell>;

    /// What forbids a pawn's step or capture, the landing apart.
    fn pawn(position: &dyn Chesslike, step: &Step) -> Option<Error>;

    /// Where a side's pawn captures.
    #[cfg(feature = "search")]
    fn strikes(side: Side, cell: Cell) -> u128;

    /// The cells to which a king steps.
    #[cfg(feature = "search")]
    fn beside(cell: Cell) -> u128;

    /// What the features of [`eval`] are worth.
    #[cfg(feature = "search")]
    fn weights() -> &'static [crate::search::Weight];
}

/// A move. Which of them are legal, a position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The piece that moves.
    pub role: Role,
    /// Where it starts.
    pub from: Cell,
    /// Where it lands, and captures.
    pub to: Cell,
    /// Whether it captures.
    pub captures: bool,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

/// A position of a plain game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<G> {
    board: Board,
    turn: Side,
    clock: u32,
    number: u32,
    game: PhantomData<G>,
}

impl<G> Position<G> {
    /// Moves since the last capture or pawn move, of both sides (C8).
    pub fn clock(&self) -> u32 {
        self.clock
    }

    /// The move number (C8).
    pub fn number(&self) -> u32 {
        self.number
    }
}

impl<G: Plain> Position<G> {
    const EMPTY: Position<G> =
        Position { board: Board::EMPTY, turn: Side::White, clock: 0, number: 1, game: PhantomData };

    /// Whether the king of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        Self::in_check(&self.board, self.turn)
    }

    #[inline]
    fn in_check(board: &Board, side: Side) -> bool {
        G::attackers(board, board.king(side), side.other()) != 0
    }

    /// Calls `found` with the legal moves, or with those that take something or promote, whatever the clock says.
    fn generate(&self, only_noisy: bool, mut found: impl FnMut(Move)) {
        let us = self.turn;
        let enemies = self.board.side(us.other());
        let king = self.board.king(us);
        let shields = G::lines(king) & self.board.side(us);
        // Only what leaves a line to the king can open one, and none if nothing comes through all of them.
        let is_safe = G::attackers(&self.board.without(shields), king, us.other()) == 0;
        let in_check = self.is_check();
        let roles = G::ROLES.iter().copied();
        for (role, from) in
            roles.flat_map(|role| cells(self.board.of(us, role)).map(move |from| (role, from)))
        {
            let safe = !in_check && role != Role::King && (is_safe || shields & from.bit() == 0);
            let reach = G::reach(&self.board, us, role, from);
            for to in cells(if only_noisy && role != Role::Pawn { reach & enemies } else { reach }) {
                let captures = enemies & to.bit() != 0;
                let promotes = role == Role::Pawn && G::is_last(us, to);
                if only_noisy && !captures && !promotes {
                    continue;
                }
                let mut m = Move { role, from, to, captures, promotion: None };
                // What is captured leaves a line, too, if the piece that captures does not stay in its place.
                let opens = captures && G::ends(to) != to;
                if (!safe || opens) && Self::in_check(&self.moved(&m), us) {
                    continue;
                }
                if promotes {
                    for &promotion in G::PROMOTIONS {
                        m.promotion = Some(promotion);
                        found(m);
                    }
                } else {
                    found(m);
                }
            }
        }
    }

    /// The board after a move.
    fn moved(&self, m: &Move) -> Board {
        let mut board = self.board;
        if m.captures
            && let Some(role) = board.role_at(m.to)
        {
            board.toggle(self.turn.other(), role, m.to);
        }
        board.toggle(self.turn, m.role, m.from);
        board.toggle(self.turn, m.promotion.unwrap_or(m.role), G::ends(m.to));
        board
    }

    fn count(&self) -> u64 {
        let mut count = 0;
        self.generate(false, |_| count += 1);
        count
    }

    fn is_bare(&self) -> bool {
        self.board.occupied().count_ones() == 2
    }

    /// Whether C5 ends the game by what stands on the board or by the clock.
    fn is_drawn(&self) -> bool {
        self.is_bare() || self.clock >= 100
    }

    fn step(m: &Move) -> Step {
        let Move { role, from, to, captures, promotion } = *m;
        Step { role, from: from.spot::<G>(), to: to.spot::<G>(), captures, promotion }
    }
}

impl<G: Plain> Game for Position<G> {
    type Move = Move;

    /// The position from which the game starts.
    fn start(variant: &str) -> Result<Self, Error> {
        check_variant(variant, G::VARIANT)?;
        let mut position = Position::EMPTY;
        G::start(&mut position.board);
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
            self.generate(false, |m| out.push(m));
        }
    }

    fn count_moves(&self) -> u64 {
        if self.is_drawn() { 0 } else { self.count() }
    }

    fn play_unchecked(&mut self, m: &Move) {
        // A move of another game.
        if m.from.max(m.to).index() >= G::CELLS {
            return;
        }
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
        (self as &dyn Chesslike).canonical(&Self::step(m))
    }

    /// Reads a move in any accepted form (C3).
    fn parse_move(&self, text: &str, language: Language) -> Result<Move, Error> {
        let patterns = G::read(text, language)?;
        let fits = |m: &Move| patterns.iter().any(|pattern| pattern.fits(&Self::step(m)));
        let why_not = || (self as &dyn Explain).explain(&patterns[0]);
        the_one(text, self.outcome(), || self.legal_moves(), fits, |m| self.move_text(m), why_not)
    }
}

impl<G: Plain> Explain for Position<G> {
    fn position(&self) -> &dyn Chesslike {
        self
    }

    fn turn_rule(&self) -> &'static str {
        G::RULES[0]
    }

    fn rule_of(&self, role: Role) -> &'static str {
        G::rule_of(role)
    }

    fn has_shape(&self, step: &Step) -> bool {
        G::goes(self.turn, step.role, Cell::of::<G>(step.from), Cell::of::<G>(step.to))
    }

    fn why_not(&self, step: &Step) -> Error {
        let all: &dyn Chesslike = self;
        let Step { role, promotion, .. } = *step;
        let (from, to) = (Cell::of::<G>(step.from), Cell::of::<G>(step.to));
        let [_, check_rule, promotion_rule] = G::RULES;
        let rule = G::rule_of(role);
        let way = || {
            if role == Role::Pawn {
                return G::pawn(self, step);
            }
            let piece = all.title(role, step.from);
            if !self.has_shape(step) {
                return Some(all.refuse(rule, format!("{piece} cannot reach {}", G::name(step.to)), &[]));
            }
            let blocker = G::blocker(&self.board, role, from, to)?.spot::<G>();
            Some(all.refuse(rule, format!("{} stops {piece}", G::name(blocker)), &[blocker]))
        };
        let last = G::is_last(self.turn, to);
        way()
            .or_else(|| all.landing(step, rule, "C3"))
            .or_else(|| all.promotion(step, last, G::PROMOTIONS, promotion_rule, G::PROMOTED))
            .unwrap_or_else(|| {
                let m = Move { role, from, to, captures: all.at(step.to).is_some(), promotion };
                let after = Position { board: self.moved(&m), ..*self };
                (&after as &dyn Chesslike).exposed(check_rule, self.turn)
            })
    }

    fn is_stopped(&self, step: &Step, _: &Error) -> bool {
        G::blocker(&self.board, step.role, Cell::of::<G>(step.from), Cell::of::<G>(step.to)).is_some()
    }
}
