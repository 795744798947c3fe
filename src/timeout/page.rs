//! Positions and moves as plain data for a page.

use super::board::Role;
use super::explain::why_blocked;
use super::geometry::{Cell, home_rank, last_rank, passed_pawn, rook_home, side_length};
use super::movegen::{attackers_of_king, range};
use super::position::{Entry, Move, Position};
use crate::page::{
    Board, BoardCell, FromTo, Geometry, MoveInfo, Page, Piece, Rematerialization, SpeedInfo, Status,
    Target, Threat,
};
use crate::plan::bits;
use crate::{Game, Language, Side, Style};

fn letter(role: Role) -> char {
    role.letter(Language::English)
}

/// The boards of the variants on `L` levels.
pub(crate) fn geometry<const L: usize>() -> Geometry {
    let mut boards: Vec<Board> = (0..L)
        .map(|level| {
            let id = if L == 1 { String::new() } else { format!("L{}", level + 1) };
            Board { id, level, cells: Vec::new() }
        })
        .collect();
    for cell in Cell::all::<L>() {
        let (x, y) = (cell.column.file::<L>(), cell.column.rank::<L>());
        let column = cell.column.text::<L>();
        let dark = (x + y) % 2 == 0;
        boards[cell.level as usize].cells.push(BoardCell { cell: cell.text::<L>(), column, x, y, dark });
    }
    Geometry { shape: "square", boards }
}

/// The name of an absent piece in a move's clicks: pawns with their rounds.
fn entry_click<const L: usize>(role: Role, origin: Cell, rounds: u8) -> String {
    let rounds = if role == Role::Pawn { format!("#{rounds}") } else { String::new() };
    format!("→{}{}{rounds}", letter(role), origin.text::<L>())
}

impl<const L: usize> Page for Position<L> {
    fn variant(&self) -> &'static str {
        self.variant()
    }

    fn pieces(&self) -> Vec<Piece> {
        let piece = |cell: Cell| {
            let (side, role) = self.board.at(cell)?;
            Some(Piece { piece: letter(role), side, cell: cell.text::<L>() })
        };
        Cell::all::<L>().filter_map(piece).collect()
    }

    fn describe(&self, m: &Move) -> MoveInfo {
        let us = self.turn;
        let mut info = MoveInfo {
            notation: self.move_text(m),
            kind: "move",
            side: us,
            piece: 'K',
            from: None,
            to: None,
            captures: Vec::new(),
            promotion: None,
            rook: None,
            origin: None,
            rounds: None,
            length: None,
            wins: false,
            clicks: Vec::new(),
        };
        match *m {
            Move::Ordinary { role, from, to, captures, promotion } => {
                info.piece = letter(role);
                info.go::<L>(from, to);
                if captures {
                    info.kind = "capture";
                    info.captures.push(to.text::<L>());
                }
                info.promotion = promotion.map(letter);
                info.clicks.extend(promotion.map(|role| format!("={}", letter(role))));
            }
            Move::EnPassant { from, to } => {
                info.kind = "en-passant";
                info.piece = letter(Role::Pawn);
                info.go::<L>(from, to);
                info.captures.push(passed_pawn::<L>(us.other(), to).text::<L>());
            }
            Move::Castle { wing, rook, to } => {
                info.kind = "castling";
                let home = home_rank::<L>(us) * side_length(L);
                let king = super::geometry::king_home::<L>(us);
                info.go::<L>(king, Cell::new(home + wing.king_target::<L>(), to as usize));
                let from = Cell { column: rook_home::<L>(us, wing), level: rook }.text::<L>();
                let to = Cell::new(home + wing.rook_target::<L>(), to as usize).text::<L>();
                if L > 1 {
                    info.clicks.push(from.clone());
                }
                info.rook = Some(FromTo { from, to });
            }
            Move::TimeOut { role, from, length } => {
                info.kind = "time-out";
                info.piece = letter(role);
                info.from = Some(from.text::<L>());
                info.clicks = vec![from.text::<L>(), "→".to_string()];
                if length > 0 {
                    info.length = Some(length);
                    info.clicks.push(length.to_string());
                }
            }
            Move::Rematerialize { role, origin, rounds, to, annihilates } => {
                info.kind = "rematerialization";
                info.piece = letter(role);
                info.to = Some(to.text::<L>());
                info.origin = Some(origin.text::<L>());
                info.rounds = Some(rounds);
                if annihilates {
                    info.kind = "annihilation";
                    info.captures.push(to.text::<L>());
                    info.wins = self.board.king(us.other()) == Some(to);
                } else if promotes::<L>(us, role, to) {
                    info.promotion = Some('Q');
                }
                info.clicks = vec![entry_click::<L>(role, origin, rounds), to.text::<L>()];
            }
        }
        info
    }

    fn format_move(&self, m: &Move, style: Style) -> String {
        super::notation::styled(self, m, style)
    }

    fn status(&self) -> Status {
        let outcome = self.outcome();
        let king = self.board.king(self.turn);
        let text = |cell: Cell| cell.text::<L>();
        Status {
            variant: self.variant(),
            turn: self.turn,
            outcome,
            checks: attackers_of_king(&self.board, self.turn).into_iter().map(text).collect(),
            king: king.map(text),
            legal_moves: self.count_moves() as u32,
            clock: self.clock,
            number: self.number,
            speed: self.speed.map(|s| SpeedInfo { agreed: s.agreed, phase: s.phase, left: s.left }),
            can_agree_speed: self.has_time_out() && outcome.is_none() && self.speed.is_none(),
            repetitions: 1,
        }
    }

    fn threats(&self) -> Vec<Threat> {
        let mut threats = Vec::new();
        for side in Side::BOTH {
            let Some(king) = self.board.king(side) else { continue };
            for cell in attackers_of_king(&self.board, side) {
                let piece = self.board.at(cell).map_or('K', |(_, role)| letter(role));
                let (king, by) = (king.text::<L>(), cell.text::<L>());
                threats.push(Threat { kind: "check", side, king, by, piece, by_move: None });
            }
            let owner = self.with_turn(side.other());
            for (entry, m) in owner.eliminations() {
                threats.push(Threat {
                    kind: "elimination",
                    side,
                    king: king.text::<L>(),
                    by: entry.origin.text::<L>(),
                    piece: letter(entry.role),
                    by_move: Some(owner.move_text(&m)),
                });
            }
        }
        threats
    }
}

impl MoveInfo {
    fn go<const L: usize>(&mut self, from: Cell, to: Cell) {
        let (from, to) = (from.text::<L>(), to.text::<L>());
        self.clicks = vec![from.clone(), to.clone()];
        (self.from, self.to) = (Some(from), Some(to));
    }
}

/// T20.
fn promotes<const L: usize>(side: Side, role: Role, to: Cell) -> bool {
    role == Role::Pawn && last_rank::<L>(side) & to.column.bit() != 0
}

impl<const L: usize> Position<L> {
    /// This position with `side` to move, its absent pieces a round older if it is not its turn.
    fn with_turn(&self, side: Side) -> Self {
        let mut position = self.clone();
        if side != self.turn {
            position.turn = side;
            position.en_passant = None;
            position.speed = None;
            position.pass_round();
        }
        position
    }

    /// The rematerializations that would eliminate the enemy king (T21).
    fn eliminations(&self) -> Vec<(Entry, Move)> {
        let Some(king) = self.board.king(self.turn.other()) else { return Vec::new() };
        let reaches = |entry: &Entry| {
            let blocked = self.board.occupied() & entry.origin.column.bit() != 0;
            !blocked && range(self, entry) & king.column.bit() != 0
        };
        let wins = |entry: Entry| {
            let Entry { role, origin, rounds, .. } = entry;
            (entry, Move::Rematerialize { role, origin, rounds, to: king, annihilates: true })
        };
        self.candidates().filter(reaches).map(wins).collect()
    }

    /// Every piece in Time Out, and where it can come back (T17-T21), in the order of the position text.
    ///
    /// For the side that is not to move this is what holds at its next turn, if the board stays as it is.
    pub fn rematerializations(&self) -> Vec<Rematerialization> {
        let owners = Side::BOTH.map(|side| {
            let owner = self.with_turn(side);
            let mut moves = owner.legal_moves();
            moves.retain(|m| matches!(m, Move::Rematerialize { .. }));
            (owner, moves)
        });
        let over = self.outcome().is_some();
        let entries = self.pool.iter().map(|shown| {
            let (owner, moves) = &owners[shown.side.index()];
            let mut entry = *shown;
            if shown.side != self.turn {
                entry.rounds = (entry.rounds + 1).min(entry.most_rounds::<L>());
            }
            let mut blocked = why_blocked(owner, &entry);
            let mut targets = Vec::new();
            if blocked.is_none() {
                targets = owner.targets(&entry, moves);
                for target in &mut targets {
                    let legal = target.by_move.is_some();
                    target.rule = (!legal && !over).then_some("T13");
                    target.by_move.take_if(|_| shown.side != self.turn);
                }
                if targets.is_empty() {
                    let message = format!("the {} from {} finds no cell to appear on", entry.role.name(), entry.origin.text::<L>());
                    let rule = if entry.role == Role::Pawn { "T19" } else { "T18" };
                    blocked = Some(crate::Error::illegal(rule, message));
                }
            }
            Rematerialization {
                side: entry.side,
                piece: letter(entry.role),
                origin: entry.origin.text::<L>(),
                rounds: shown.rounds,
                length: Some(entry.length).filter(|&length| length > 0),
                entry: entry_click::<L>(entry.role, entry.origin, shown.rounds),
                targets,
                blocked: blocked.as_ref().map(Into::into),
            }
        });
        entries.collect()
    }

    /// Where an entry of the side to move may appear, the king's safety apart; with the legal `moves`.
    fn targets(&self, entry: &Entry, moves: &[Move]) -> Vec<Target> {
        let Entry { role, origin, .. } = *entry;
        let them = self.turn.other();
        let mut targets = Vec::new();
        for column in bits(range(self, entry)) {
            let stack: Vec<(Cell, Side, Role)> = self.board.stack(column).collect();
            let enemies = stack.iter().any(|&(_, side, _)| side == them);
            for level in 0..L {
                let to = Cell::new(column, level);
                let there = stack.iter().find(|&&(cell, ..)| cell == to);
                let effect = match there {
                    Some(&(_, side, _)) if side == them => "annihilate",
                    None if stack.is_empty() => "free",
                    None if !enemies => "beside",
                    _ => continue,
                };
                let annihilates = effect == "annihilate";
                let wins = annihilates && there.is_some_and(|&(.., role)| role == Role::King);
                let promotes = !annihilates && promotes::<L>(self.turn, role, to);
                let same = |m: &&Move| {
                    matches!(**m, Move::Rematerialize { role: r, origin: o, rounds: n, to: t, .. }
                        if (r, o, t) == (role, origin, to) && (role != Role::Pawn || n == entry.rounds))
                };
                let by_move = moves.iter().find(same).map(|m| self.move_text(m));
                targets.push(Target { cell: to.text::<L>(), effect, promotes, wins, by_move, rule: None });
            }
        }
        targets
    }
}
