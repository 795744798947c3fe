//! What all chess-like games share beyond their moves, whatever their boards: reading and writing of moves,
//! refusals, plain data, conditions of positions. None of it has to be fast, so it is compiled once for all
//! games.

pub(crate) mod board;
#[cfg(any(feature = "timeout", feature = "trid"))]
pub(crate) mod columns;
pub(crate) mod explain;
pub(crate) mod pattern;
pub(crate) mod plain;
pub(crate) mod rows;

use crate::describe::{MoveInfo, Piece, Status, Threat};
use crate::game::{Game, game_over};
use crate::notation::{Faults, Field, Style};
use crate::outcome::Outcome;
use crate::role::Role;
use crate::words::say;
use crate::{Error, Language, Side};

/// A cell of any board: its file, its rank, and its level or board, counted from 0.
pub(crate) type Spot = [u8; 3];

/// A position as its cells.
pub trait Chesslike {
    fn turn(&self) -> Side;

    /// Returns the cells of all pieces.
    fn spots(&self) -> Vec<Spot>;

    fn at(&self, spot: Spot) -> Option<(Side, Role)>;

    /// Returns where a side's king stands, if it has one.
    fn king(&self, side: Side) -> Option<Spot>;

    /// Returns the cell's name in texts.
    fn name(&self, spot: Spot) -> String;

    /// Returns the pieces of a side that attack a cell.
    fn attackers(&self, spot: Spot, by: Side) -> Vec<Spot>;
}

/// A [`Chesslike`] position and its moves, whatever its type.
pub trait Playable<M>: Chesslike {
    fn moves(&self) -> Vec<M>;

    fn after(&self, m: &M) -> Box<dyn Playable<M>>;

    fn outcome(&self) -> Option<Outcome>;
}

impl<G: Game + Chesslike + 'static> Playable<G::Move> for G {
    fn moves(&self) -> Vec<G::Move> {
        self.legal_moves()
    }

    fn after(&self, m: &G::Move) -> Box<dyn Playable<G::Move>> {
        let mut after = self.clone();
        after.play_unchecked(m);
        Box::new(after)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }
}

/// A move from cell to cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Step {
    pub(crate) role: Role,
    pub(crate) from: Spot,
    pub(crate) to: Spot,
    pub(crate) captures: bool,
    pub(crate) promotion: Option<Role>,
}

impl Step {
    /// Returns whether another step differs from this one at most in its origin.
    pub(crate) fn is_like(&self, other: &Step) -> bool {
        Step { from: self.from, ..*other } == *self
    }
}

pub(crate) fn letter(role: Role) -> char {
    role.letter(Language::English)
}

impl dyn Chesslike + '_ {
    /// Returns a side's pieces of one role.
    pub(crate) fn of(&self, side: Side, role: Role) -> Vec<Spot> {
        let mut spots = self.spots();
        spots.retain(|&spot| self.at(spot) == Some((side, role)));
        spots
    }

    pub(crate) fn names(&self, spots: &[Spot]) -> Vec<String> {
        spots.iter().map(|&spot| self.name(spot)).collect()
    }

    /// Returns the pieces that attack a side's king.
    pub(crate) fn checkers(&self, side: Side) -> Vec<Spot> {
        self.king(side).map_or(Vec::new(), |king| self.attackers(king, side.other()))
    }

    /// Returns all pieces, level by level.
    pub(crate) fn pieces(&self) -> Vec<Piece> {
        let spots = self.spots();
        let levels = spots.iter().map(|[_, _, level]| level + 1).max().unwrap_or(0);
        let by_level = (0..levels).flat_map(|at| spots.iter().filter(move |[_, _, level]| *level == at));
        let piece = |&spot| {
            let (side, role) = self.at(spot)?;
            Some(Piece { piece: letter(role), side, cell: self.name(spot) })
        };
        by_level.filter_map(piece).collect()
    }

    /// Returns the checks to a side's king.
    pub(crate) fn checks(&self, side: Side) -> Vec<Threat> {
        let Some(king) = self.king(side) else { return Vec::new() };
        let check = |by| {
            let piece = self.at(by).map_or('K', |(_, role)| letter(role));
            let (king, by) = (self.name(king), self.name(by));
            Threat { kind: "check", side, king, by, piece, by_move: None }
        };
        self.attackers(king, side.other()).into_iter().map(check).collect()
    }

    /// Returns the checks to both kings.
    pub(crate) fn threats(&self) -> Vec<Threat> {
        Side::BOTH.into_iter().flat_map(|side| self.checks(side)).collect()
    }

    /// Adds the king and the pieces that attack it.
    pub(crate) fn status(&self, status: Status) -> Status {
        let king = self.king(self.turn()).map(|king| self.name(king));
        Status { checks: self.names(&self.checkers(self.turn())), king, ..status }
    }

    /// Returns the whole text of a move from cell to cell; the English one is canonical.
    pub(crate) fn long(&self, step: &Step, language: Language) -> String {
        self.write(step, true, language)
    }

    /// Returns the text of a move from cell to cell in a style. The short style leaves out the origin if the
    /// text then fits no other move.
    pub(crate) fn styled(&self, step: &Step, style: Style, moves: impl FnOnce() -> Vec<Step>) -> String {
        let is_short = style.short && moves().iter().filter(|other| step.is_like(other)).count() == 1;
        self.write(step, !is_short, style.language)
    }

    fn write(&self, step: &Step, origin: bool, language: Language) -> String {
        let from = |text: &mut String| text.push_str(&self.name(step.from));
        let from: &dyn Fn(&mut String) = if origin { &from } else { &|_| {} };
        write(step, language, from, &|text| text.push_str(&self.name(step.to)))
    }

    /// Returns what a move from cell to cell does.
    pub(crate) fn describe(&self, notation: String, step: &Step) -> MoveInfo {
        let mut info = MoveInfo::new(notation, "move", letter(step.role));
        let to = self.name(step.to);
        if step.captures {
            info.kind = "capture";
            info.captures.push(to.clone());
        }
        info.go(self.name(step.from), to);
        choose(&mut info, step.promotion);
        info
    }

    /// Checks that each side has one king, and that the side not to move is not in check (C2).
    pub(crate) fn check_kings(&self, field: Field<'_>, faults: &mut Faults) {
        let kings = Side::BOTH.map(|side| faults.note(self.the_king(side, field)));
        if let Some(king) = kings[self.turn().other().index()] {
            faults.note(self.check_safety(king, field));
        }
    }

    /// Returns the one king that a side must have (C2).
    pub(crate) fn the_king(&self, side: Side, field: Field<'_>) -> Result<Spot, Error> {
        let kings = self.of(side, Role::King);
        if let [king] = kings[..] {
            return Ok(king);
        }
        Err(field
            .error(say::Kings { side, count: kings.len() })
            .with_rule("C2")
            .with_cells(self.names(&kings)))
    }

    /// Checks that the king of the side not to move is not in check (C2).
    pub(crate) fn check_safety(&self, king: Spot, field: Field<'_>) -> Result<(), Error> {
        let (turn, them) = (self.turn(), self.turn().other());
        let attackers = self.attackers(king, turn);
        if attackers.is_empty() {
            return Ok(());
        }
        Err(field
            .error(say::InCheckOutOfTurn { side: them, turn })
            .with_rule("C2")
            .with_cells(self.names(&attackers)))
    }
}

/// Adds the piece that a pawn becomes, and the click that chooses it.
pub(crate) fn choose(info: &mut MoveInfo, promotion: Option<Role>) {
    info.promotion = promotion.map(letter);
    info.clicks.extend(info.promotion.map(|letter| format!("={letter}")));
}

/// Writes a move from cell to cell: `from` writes as much of its origin as needed, in canonical texts all of
/// it.
pub(crate) fn write(
    step: &Step,
    language: Language,
    from: &dyn Fn(&mut String),
    to: &dyn Fn(&mut String),
) -> String {
    let mut text = String::with_capacity(16);
    text.push(step.role.letter(language));
    from(&mut text);
    if step.captures {
        text.push('x');
    } else if text.len() > 1 {
        text.push('-');
    }
    to(&mut text);
    if let Some(role) = step.promotion {
        text.push('=');
        text.push(role.letter(language));
    }
    text
}

/// Returns the mark of a move that led to this position: `+`, or `#` if it won.
pub(crate) fn check_mark<M>(after: &dyn Playable<M>) -> Option<char> {
    let cells: &dyn Chesslike = after;
    match after.outcome() {
        Some(outcome) if outcome.winner.is_some() => Some('#'),
        _ => (!cells.checkers(cells.turn()).is_empty()).then_some('+'),
    }
}

/// Returns the only legal move that fits a text; if there is none, the error of `why_not` (C3).
pub(crate) fn the_one<M: Copy>(
    text: &str,
    outcome: impl FnOnce() -> Option<Outcome>,
    moves: impl FnOnce() -> Vec<M>,
    fits: impl Fn(&M) -> bool,
    write: impl Fn(&M, Language) -> String,
    why_not: impl FnOnce() -> Error,
) -> Result<M, Error> {
    let mut moves = moves();
    moves.retain(fits);
    match moves[..] {
        [m] => Ok(m),
        [] => Err(outcome().map_or_else(why_not, game_over)),
        _ => {
            let candidates = moves.iter().map(|m| write(m, Language::English)).collect();
            Err(Error::ambiguous(text, candidates, moves.iter().map(|m| write(m, Language::German))))
        }
    }
}

/// Passes the turn. The clock restarts after a capture or a pawn move (C8).
#[inline(always)]
pub(crate) fn pass(turn: &mut Side, clock: &mut u32, number: &mut u32, restarts: bool) {
    *clock = if restarts { 0 } else { clock.saturating_add(1) };
    *number = number.saturating_add(u32::from(*turn == Side::Black));
    *turn = turn.other();
}
