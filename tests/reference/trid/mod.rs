//! A deliberately naive reference implementation (test oracle) of Tri-Dimensional chess: `trid`, `trid-strict` and
//! `trid-meder`. Written from the rule pages alone (shared/rules/conventions.md, C1-C9, shared/rules/trid.md, D1-D18,
//! and shared/rules/trid-meder.md, M1-M20), independently of the library. Clarity over speed: every move is made on a
//! copy of the board, and then every enemy piece is asked whether it could capture the king.

mod board;
mod geometry;
mod moves;
mod parse;
mod play;
mod position;
mod rules;

use super::alike::{Judged, Reference};
use moves::Turn;
pub use position::Position;
use rules::Rules;

impl Reference for Position {
    type Move = Turn;

    fn initial(variant: &str) -> Option<Position> {
        Rules::from_id(variant).map(Position::start)
    }

    fn read(text: &str) -> Result<Position, String> {
        Position::parse(text)
    }

    fn written(&self) -> String {
        self.write()
    }

    fn judged(&self) -> Result<Judged<Turn>, String> {
        Ok(play::judge(self))
    }

    fn texts(&self, legal: &[Turn]) -> Vec<String> {
        legal.iter().map(|mv| mv.to_string()).collect()
    }

    fn played(&self, mv: &Turn) -> Result<Position, String> {
        Ok(play::play(self, mv))
    }
}
