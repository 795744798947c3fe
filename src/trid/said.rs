//! What a move text says (D17, M19, M20).

use super::geometry::{Cell, LEVELS, Place, Wing};
use super::position::{Kind, Move, Position};
use super::rules::Rules;
use crate::Error;
use crate::chesslike::pattern::{Partial, Pattern};
use crate::notation::Cursor;
use crate::role::Role;
use crate::words::{Message, say};

/// A peg, by its wing and number (D2).
type Peg = (Wing, usize);

/// A peg, and the level of one of its places if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pegged {
    pub(super) at: Peg,
    pub(super) level: Option<usize>,
}

impl Pegged {
    /// Returns the lowest place that fits.
    pub(super) fn lowest(self) -> Place {
        let [below, above] = places(self.at);
        if self.level == Some(above.level()) { above } else { below }
    }

    /// Returns the place on top.
    pub(super) fn highest(self) -> Place {
        places(self.at)[1]
    }

    pub(super) fn fits(self, place: Place) -> bool {
        self.at == (place.wing(), place.peg()) && self.level.is_none_or(|level| level == place.level())
    }
}

/// What a move text says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text {
    pub(super) waiting: Option<Becomes>,
    pub(super) kind: Said,
    /// Whether `e.p.` follows the move (M20).
    pub(super) passing: bool,
}

/// What a waiting pawn becomes (M12).
#[derive(Clone, Copy, Debug)]
pub(super) struct Becomes {
    pub(super) pawn: Partial,
    pub(super) role: Role,
}

/// The action that a move text describes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Said {
    Step(Pattern),
    /// In Meder's words (M20), and from which board that moves.
    Meder {
        pattern: Pattern,
        from: Option<Place>,
    },
    Castle {
        wing: Wing,
    },
    Board {
        from: Option<Pegged>,
        to: Pegged,
        promotion: Option<Role>,
    },
}

impl Text {
    /// Returns whether the text can mean a move of a position. A promotion without its piece can mean all of
    /// them.
    pub(super) fn fits(&self, position: &Position, m: &Move) -> bool {
        let becomes = |Becomes { pawn, role }| {
            position.waits().is_some_and(|cell| pawn.fits(cell.spot())) && m.waiting == Some(role)
        };
        let passes = matches!(m.kind, Kind::EnPassant { .. });
        self.waiting.is_none_or(becomes) && self.kind.fits(&m.kind) && (passes || !self.passing)
    }

    /// Returns whether it begins with the letter of a piece.
    pub(super) fn names_piece(&self) -> bool {
        let (Said::Step(pattern) | Said::Meder { pattern, .. }) = self.kind else { return false };
        pattern.role.is_some_and(|role| role != Role::Pawn)
    }
}

impl Said {
    fn fits(&self, kind: &Kind) -> bool {
        match (*self, *kind) {
            (Said::Step(pattern), kind) => kind.step().is_some_and(|step| pattern.fits(&step)),
            (Said::Meder { pattern, from }, kind) => kind.step().is_some_and(|step| {
                pattern.fits(&step) && from.is_none_or(|place| Cell::of(step.from).place() == Some(place))
            }),
            (Said::Castle { wing }, Kind::Castle { wing: w }) => wing == w,
            (Said::Board { from, to, promotion }, Kind::Board { from: f, to: t, promotion: p }) => {
                to.fits(t)
                    && promotion.is_none_or(|role| Some(role) == p)
                    && from.is_none_or(|from| from.fits(f))
            }
            _ => false,
        }
    }
}

/// Reads a peg, and the level of one of its places if the text has one or only one is possible (M2): `QL1`,
/// `QL1(3)`.
pub(super) fn peg(cursor: &mut Cursor<'_>, rules: Rules) -> Result<Pegged, Error> {
    let wing = cursor.eat_map(|c| match c {
        'K' => Some(Wing::King),
        'Q' => Some(Wing::Queen),
        _ => None,
    });
    let wing = wing.ok_or_else(|| cursor.expected(say::WingOfPeg {}))?;
    if !cursor.eat("L") {
        return Err(cursor.expected(say::LAndPeg {}));
    }
    let peg = cursor.eat_index(6).ok_or_else(|| cursor.expected(say::PegNumber {}))?;
    let before = cursor.clone();
    let at = (wing, peg + 1);
    let [below, above] = places(at);
    let level = level(cursor)?;
    let found =
        Pegged { at, level: if rules.has_place(below) { level } else { level.or(Some(above.level())) } };
    let is_place = |place: Place| rules.has_place(place) && found.fits(place);
    if is_place(below) || is_place(above) {
        return Ok(found);
    }
    let (name, above) = (below.peg_text(), above.level() + 1);
    let reason: Message = match rules.has_place(below) {
        true => say::LevelsOfPeg { name, below: below.level() + 1, above }.into(),
        false => say::OnlyOnTop { name, above }.into(),
    };
    Err(before.error(reason).with_rule(rules.number("D2", "M2")))
}

/// Returns the places below and on top.
pub(super) fn places((wing, peg): Peg) -> [Place; 2] {
    [false, true].map(|on_top| Place::at(wing, peg, on_top))
}

/// Reads a level in parentheses or brackets, after a space, or directly (D17); nothing if none of these
/// begins here.
pub(super) fn level(cursor: &mut Cursor<'_>) -> Result<Option<usize>, Error> {
    let close = if cursor.eat("(") {
        Some(')')
    } else if cursor.eat("[") {
        Some(']')
    } else if cursor.eat(" ") || matches!(cursor.peek(), Some('0'..='9')) {
        None
    } else {
        return Ok(None);
    };
    let level = cursor.eat_index(LEVELS).ok_or_else(|| cursor.expected(say::LevelUpTo { last: LEVELS }))?;
    match close {
        Some(sign) if cursor.eat_map(|c| (c == sign).then_some(())).is_none() => {
            Err(cursor.expected(say::Sign { sign }))
        }
        _ => Ok(Some(level)),
    }
}
