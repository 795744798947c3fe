//! A position, and how a move changes it.

use super::board::Board;
use super::geometry::{Cell, RANK, Wing, king_home, last_rank, passed_pawn};
use super::state::{Entry, Rules, Speed, State};
use crate::Side;
use crate::chesslike::{Chesslike, Spot, Step};
use crate::grid::bits;
use crate::outcome::Reason;
use crate::role::Role;

/// A move. The position decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A move from cell to cell (T4-T10, T12).
    Ordinary {
        /// The piece that moves.
        role: Role,
        /// The cell on which it starts.
        from: Cell,
        /// The cell on which it lands.
        to: Cell,
        /// Whether an enemy stands there.
        captures: bool,
        /// The piece that a pawn becomes.
        promotion: Option<Role>,
    },
    /// A pawn's capture of the pawn that has just passed it (T11).
    EnPassant {
        /// The cell on which the capturing pawn starts.
        from: Cell,
        /// The cell of the passed column that it enters.
        to: Cell,
    },
    /// Castling (T14).
    Castle {
        /// Towards which rook.
        wing: Wing,
        /// The rook's level, from 0.
        rook: u8,
        /// The level, from 0, on which both end.
        to: u8,
    },
    /// A piece goes into Time Out (T15).
    TimeOut {
        /// The piece that leaves.
        role: Role,
        /// The cell that it leaves.
        from: Cell,
        /// The declared length (T30), 0 in the other variants.
        length: u8,
    },
    /// A piece returns from Time Out (T17).
    Rematerialize {
        /// The piece that had left.
        role: Role,
        /// The cell that it had left.
        origin: Cell,
        /// Its rounds now.
        rounds: u8,
        /// The cell to which it returns.
        to: Cell,
        /// Whether it annihilates an enemy piece.
        annihilates: bool,
    },
}

impl Move {
    /// Returns the move if it leads from cell to cell.
    pub(super) fn step(&self) -> Option<Step> {
        let (role, from, to, captures, promotion) = match *self {
            Move::Ordinary { role, from, to, captures, promotion } => (role, from, to, captures, promotion),
            Move::EnPassant { from, to } => (Role::Pawn, from, to, true, None),
            _ => return None,
        };
        Some(Step { role, from: from.spot(), to: to.spot(), captures, promotion })
    }
}

/// A position of Time Out chess on `L` levels: 8, or 1 for the flat variants.
///
/// See [`Tower`](super::Tower) and [`Flat`](super::Flat).
#[derive(Debug, PartialEq, Eq)]
pub struct Position<const L: usize> {
    pub(super) board: Board<L>,
    pub(super) state: State,
}

impl<const L: usize> Clone for Position<L> {
    #[inline]
    fn clone(&self) -> Self {
        Position { board: self.board, state: self.state.clone() }
    }

    #[inline(always)]
    fn clone_from(&mut self, source: &Self) {
        self.board = source.board;
        self.state.clone_from(&source.state);
    }
}

impl<const L: usize> Position<L> {
    /// Returns the series of speed moves that is running, if any (T23).
    pub fn speed(&self) -> Option<Speed> {
        self.state.speed
    }

    /// Returns the number of moves by both sides since the last capture or pawn move (C8).
    pub fn clock(&self) -> u32 {
        self.state.clock
    }

    /// Returns whether the king of the side to move is attacked (T9).
    pub fn is_check(&self) -> bool {
        self.board.in_check(self.state.turn)
    }

    /// Returns whether only kings are left, on the board and in Time Out (C5).
    #[inline(always)]
    pub(super) fn is_bare(&self) -> bool {
        self.state.pool.is_empty() && self.board.count() == 2
    }

    /// Returns whether the pieces of orthodox chess are too few for any mate (C5).
    #[inline(always)]
    pub(super) fn is_dead(&self) -> bool {
        self.state.rules == Rules::Chess && self.board.is_dead()
    }

    /// Returns the draw that the pieces alone make (C5).
    pub(super) fn material_draw(&self) -> Option<Reason> {
        let dead = || self.is_dead().then_some(Reason::DeadPosition);
        self.is_bare().then_some(Reason::BareKings).or_else(dead)
    }

    /// Removes a piece from the board and the game.
    fn capture(&mut self, side: Side, cell: Cell) {
        if let Some(role) = self.board.role_at(side, cell) {
            self.board.toggle(side, role, cell);
            self.state.lose_castling(L, side, role, cell);
        }
    }

    /// Moves the pieces. Returns whether the clock restarts (C8), and the cell that an en-passant capture
    /// could now enter.
    #[inline]
    fn move_pieces(&mut self, m: &Move) -> (bool, Option<Cell>) {
        let us = self.state.turn;
        match *m {
            Move::Ordinary { role, from, to, captures, promotion } => {
                if captures {
                    self.capture(us.other(), to);
                }
                self.board.toggle(us, role, from);
                self.board.toggle(us, promotion.unwrap_or(role), to);
                self.state.lose_castling(L, us, role, from);
                let (a, b) = (from.column.index(), to.column.index());
                let double = role == Role::Pawn && a.abs_diff(b) == 2 * RANK;
                let passed = Cell::new((a + b) / 2, to.level as usize);
                (captures || role == Role::Pawn, double.then_some(passed))
            }
            Move::EnPassant { from, to } => {
                self.board.toggle(us, Role::Pawn, from);
                self.board.toggle(us, Role::Pawn, to);
                self.board.toggle(us.other(), Role::Pawn, passed_pawn(us.other(), to));
                (true, None)
            }
            Move::Castle { wing, rook, to } => {
                let path = wing.path(L, us);
                self.board.toggle(us, Role::King, king_home(L, us));
                self.board.toggle(us, Role::Rook, Cell { column: path.rook, level: rook });
                self.board.toggle(us, Role::King, Cell { column: path.king_target, level: to });
                self.board.toggle(us, Role::Rook, Cell { column: path.rook_target, level: to });
                self.state.castling[us.index()] = [0; 2];
                (false, None)
            }
            Move::TimeOut { role, from, length } => {
                self.board.toggle(us, role, from);
                self.state.lose_castling(L, us, role, from);
                self.state.insert(Entry { side: us, role, origin: from, rounds: 0, length });
                (role == Role::Pawn, None)
            }
            Move::Rematerialize { role, origin, rounds, to, annihilates } => {
                self.state.take(role, origin, rounds);
                if annihilates {
                    self.capture(us.other(), to);
                } else {
                    self.board.toggle(us, if promotes(L, us, role, to) { Role::Queen } else { role }, to);
                }
                (annihilates || role == Role::Pawn, None)
            }
        }
    }

    /// Plays a legal move, but does not drop unusable parts of the position. Returns the cell that an
    /// en-passant capture could now enter.
    #[inline(always)]
    pub(super) fn advance(&mut self, m: &Move) -> Option<Cell> {
        let us = self.state.turn;
        self.state.en_passant = None;
        let (restarts, passed) = self.move_pieces(m);
        let board = &self.board;
        let state = &mut self.state;
        state.clock = if restarts { 0 } else { state.clock.saturating_add(1) };
        state.pass_turn(|| board.in_check(us.other()));
        if state.has_time_out() {
            if board.king(us.other()).is_none() {
                // T21
                (state.turn, state.speed) = (us.other(), None);
            }
            state.pass_round(L);
        }
        passed.filter(|_| self.state.turn != us)
    }
}

/// Returns whether a piece that returns on `to` becomes a queen (T20).
pub(super) fn promotes(levels: usize, side: Side, role: Role, to: Cell) -> bool {
    role == Role::Pawn && last_rank(levels, side) & to.column.bit() != 0
}

impl<const L: usize> Chesslike for Position<L> {
    fn turn(&self) -> Side {
        self.state.turn
    }

    fn spots(&self) -> Vec<Spot> {
        let cells = |column| (0..L).map(move |level| Cell::new(column, level).spot());
        let spots = bits(self.board.occupied()).flat_map(cells);
        spots.filter(|&spot| self.at(spot).is_some()).collect()
    }

    fn at(&self, spot: Spot) -> Option<(Side, Role)> {
        Side::BOTH.into_iter().find_map(|side| Some((side, self.board.role_at(side, Cell::of(spot))?)))
    }

    fn king(&self, side: Side) -> Option<Spot> {
        self.board.king(side).map(Cell::spot)
    }

    fn name(&self, spot: Spot) -> String {
        Cell::of(spot).text(L)
    }

    /// Returns the pieces that attack the column of a cell (T9).
    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot> {
        let attackers = self.board.attackers(Cell::of(spot).column.index(), by, self.board.occupied());
        let levels = attackers.iter().enumerate();
        levels.flat_map(|(l, &columns)| bits(columns).map(move |c| Cell::new(c, l).spot())).collect()
    }
}
