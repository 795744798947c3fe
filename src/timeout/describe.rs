//! Positions and moves as plain data for a page.

use super::explain::why_blocked;
use super::geometry::{Cell, king_home, passed_pawn};
use super::notation::long;
use super::position::{Move, promotes};
use super::state::{Entry, Speed, State};
use super::view::View;
use crate::chesslike::letter;
use crate::describe::{
    BoardInfo, CellInfo, Extras, Geometry, MoveInfo, Rematerialization, Status, Target, Threat, from_to,
};
use crate::grid::bits;
use crate::role::Role;
use crate::words::{Piece, say};
use crate::{Error, Side};

/// Returns the boards of the variants on so many levels.
pub(crate) fn geometry(levels: usize) -> Geometry {
    let mut boards: Vec<BoardInfo> = (0..levels)
        .map(|level| {
            let id = if levels == 1 { String::new() } else { format!("L{}", level + 1) };
            BoardInfo { id, level, x: 0, y: 0, cells: Vec::new() }
        })
        .collect();
    for cell in Cell::all(levels) {
        let (x, y) = (cell.column.file(), cell.column.rank());
        let column = cell.column.text();
        let tone = ((x + y) % 2) as u8;
        boards[cell.level as usize].cells.push(CellInfo { cell: cell.text(levels), column, x, y, tone });
    }
    Geometry { shape: "square", boards }
}

/// Returns the name of a piece in Time Out in a move's clicks: pawns with their rounds.
fn entry_click(levels: usize, role: Role, origin: Cell, rounds: u8) -> String {
    let rounds = if role == Role::Pawn { format!("#{rounds}") } else { String::new() };
    format!("→{}{}{rounds}", letter(role), origin.text(levels))
}

pub(super) fn describe(position: &dyn View, m: &Move) -> MoveInfo {
    let (us, levels) = (position.turn(), position.levels());
    let text = |cell: Cell| cell.text(levels);
    let notation = long(position, m);
    if let Some(step) = m.step() {
        let mut info = position.cells().describe(notation, &step);
        if let Move::EnPassant { to, .. } = *m {
            info.kind = "en-passant";
            info.captures = vec![text(passed_pawn(us.other(), to))];
        }
        return info;
    }
    let mut info = MoveInfo::new(notation, "move", 'K');
    match *m {
        Move::Ordinary { .. } | Move::EnPassant { .. } => {}
        Move::Castle { wing, rook, to } => {
            info.kind = "castling";
            let path = wing.path(levels, us);
            let king = king_home(levels, us);
            info.go(text(king), text(Cell { column: path.king_target, level: to }));
            let from = text(Cell { column: path.rook, level: rook });
            let to = text(Cell { column: path.rook_target, level: to });
            if levels > 1 {
                info.clicks.push(from.clone());
            }
            info.extras.add("rook", from_to(from, to));
        }
        Move::TimeOut { role, from, length } => {
            info.kind = "time-out";
            info.piece = letter(role);
            info.from = Some(text(from));
            info.clicks = vec![text(from), "→".to_string()];
            if length > 0 {
                info.extras.add("length", u32::from(length));
                info.clicks.push(length.to_string());
            }
        }
        Move::Rematerialize { role, origin, rounds, to, annihilates } => {
            info.kind = "rematerialization";
            info.piece = letter(role);
            info.to = Some(text(to));
            info.extras.add("origin", text(origin));
            info.extras.add("rounds", u32::from(rounds));
            if annihilates {
                info.kind = "annihilation";
                info.captures.push(text(to));
                if position.at(to.spot()) == Some((us.other(), Role::King)) {
                    info.extras.add("wins", true);
                }
            } else if promotes(levels, us, role, to) {
                info.promotion = Some('Q');
            }
            info.clicks = vec![entry_click(levels, role, origin, rounds), text(to)];
        }
    }
    info
}

/// Adds the data that only this game has.
pub(super) fn status(position: &dyn View, status: Status) -> Status {
    let state = position.state();
    let mut status = Status {
        can_agree_speed: state.has_time_out() && status.outcome.is_none() && state.speed.is_none(),
        ..position.cells().status(status)
    };
    if let Some(Speed { agreed, phase, left }) = state.speed {
        let mut series = Extras::default();
        for (name, n) in [("agreed", agreed), ("phase", phase), ("left", left)] {
            series.add(name, u32::from(n));
        }
        status.extras.add("speed", series);
    }
    status
}

pub(super) fn threats(position: &dyn View) -> Vec<Threat> {
    let mut threats = Vec::new();
    for side in Side::BOTH {
        let Some(king) = position.king(side).map(Cell::of) else { continue };
        threats.extend(position.cells().checks(side));
        let owner = with_turn(position, side.other());
        for entry in owner.state().candidates() {
            let blocked = owner.occupied() & entry.origin.column.bit() != 0;
            if blocked || owner.range(entry) & king.column.bit() == 0 {
                continue;
            }
            let Entry { role, origin, rounds, .. } = *entry;
            let m = Move::Rematerialize { role, origin, rounds, to: king, annihilates: true };
            threats.push(Threat {
                kind: "elimination",
                side,
                king: position.text(king),
                by: position.text(origin),
                piece: letter(role),
                by_move: Some(long(&*owner, &m)),
            });
        }
    }
    threats
}

/// Returns the position with `side` to move; if it is not that side's turn, its pieces in Time Out are a
/// round older.
fn with_turn(position: &dyn View, side: Side) -> Box<dyn View> {
    let mut state = position.state().clone();
    if side != state.turn {
        state = State { turn: side, en_passant: None, speed: None, ..state };
        state.pass_round(position.levels());
    }
    position.with_state(state)
}

pub(super) fn rematerializations(position: &dyn View) -> Vec<Rematerialization> {
    let (turn, levels) = (position.turn(), position.levels());
    let pool = &position.state().pool;
    let over = position.outcome().is_some();
    let mut entries = Vec::new();
    // White's pieces come first in the text (T26).
    for side in Side::BOTH.into_iter().filter(|&side| pool.iter().any(|entry| entry.side == side)) {
        let owner = with_turn(position, side);
        let moves = owner.moves();
        let mut previous = None;
        for shown in pool.iter().filter(|entry| entry.side == side) {
            if previous == Some(shown) {
                entries.extend(entries.last().cloned());
                continue;
            }
            previous = Some(shown);
            let mut entry = *shown;
            if side != turn {
                entry.rounds = (entry.rounds + 1).min(entry.most_rounds(levels));
            }
            let origin = position.text(entry.origin);
            let mut blocked = why_blocked(&*owner, &entry);
            let mut targets = Vec::new();
            if blocked.is_none() {
                targets = targets_of(&*owner, &entry, &moves);
                for target in &mut targets {
                    target.rule = (target.by_move.is_none() && !over).then_some("T13");
                    target.by_move.take_if(|_| side != turn);
                }
                if targets.is_empty() {
                    let rule = if entry.role == Role::Pawn { "T19" } else { "T18" };
                    blocked = Some(Error::illegal(
                        rule,
                        say::NowhereToAppear { piece: Piece::From(entry.role, origin.clone()) },
                    ));
                }
            }
            entries.push(Rematerialization {
                side,
                piece: letter(entry.role),
                origin,
                rounds: shown.rounds,
                length: Some(entry.length).filter(|&length| length > 0),
                entry: entry_click(levels, entry.role, entry.origin, shown.rounds),
                targets,
                blocked: blocked.as_ref().map(Into::into),
            });
        }
    }
    entries
}

/// Returns where a piece of the side to move may return, ignoring the safety of its king; `moves` are all
/// legal moves.
fn targets_of(position: &dyn View, entry: &Entry, moves: &[Move]) -> Vec<Target> {
    let Entry { role, origin, rounds, .. } = *entry;
    let (us, levels) = (position.turn(), position.levels());
    let returns = |m: &&Move| match **m {
        // Identical pieces return by the same moves (T27).
        Move::Rematerialize { role: r, origin: o, rounds: n, .. } => {
            (r, o) == (role, origin) && (role != Role::Pawn || n == rounds)
        }
        _ => false,
    };
    let returns: Vec<&Move> = moves.iter().filter(returns).collect();
    let mut targets = Vec::new();
    for column in bits(position.range(entry)) {
        let stack = position.stack(column);
        let enemies = stack.iter().any(|&(_, side, _)| side != us);
        for level in 0..levels {
            let to = Cell::new(column, level);
            let there = stack.iter().find(|&&(cell, ..)| cell == to);
            let effect = match there {
                Some(&(_, side, _)) if side != us => "annihilate",
                None if stack.is_empty() => "free",
                None if !enemies => "beside",
                _ => continue,
            };
            let annihilates = effect == "annihilate";
            let wins = annihilates && there.is_some_and(|&(.., role)| role == Role::King);
            let promotes = !annihilates && promotes(levels, us, role, to);
            let is_here = |m: &&&Move| matches!(***m, Move::Rematerialize { to: there, .. } if there == to);
            let by_move = returns.iter().find(is_here).map(|m| long(position, m));
            targets.push(Target { cell: to.text(levels), effect, promotes, wins, by_move, rule: None });
        }
    }
    targets
}
