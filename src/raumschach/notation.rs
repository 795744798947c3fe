//! Writing moves: canonical, German, short (R13).

use super::position::{Move, Position};
use crate::Style;
use crate::chesslike::{Chesslike, check_mark};
use crate::game::Game;

/// A legal move in any style.
pub(super) fn styled(position: &Position, m: &Move, style: Style) -> String {
    let steps = || position.legal_moves().iter().map(Move::step).collect();
    let mut text = (position as &dyn Chesslike).styled(&m.step(), style, steps);
    if style.check {
        let mut after = *position;
        after.play_unchecked(m);
        text.extend(check_mark(&after, after.outcome()));
    }
    text
}

/// The canonical text (R13).
pub(super) fn long(position: &Position, m: &Move) -> String {
    (position as &dyn Chesslike).canonical(&m.step())
}
