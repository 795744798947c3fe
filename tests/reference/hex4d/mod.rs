//! A deliberately naive reference implementation (test oracle) of 4D Hexagonal Chess: `hex4d` and `glinski`.
//! Written from the rule pages alone (shared/rules/conventions.md, C1-C9, and shared/rules/hex4d.md, H1-H18),
//! independently of the library. Clarity over speed: one predicate says whether a piece attacks a cell; moves are
//! found by trying every cell as a target, and every move is made on a copy of the board to look at the king.

mod geometry;
mod moves;
mod play;
mod position;
mod setup;

use super::alike::{Judged, Reference};
use geometry::Variant;
use moves::Move;
pub use position::Position;

impl Reference for Position {
    type Move = Move;

    fn initial(variant: &str) -> Option<Position> {
        Variant::from_id(variant).map(Position::start)
    }

    fn read(text: &str) -> Result<Position, String> {
        Position::parse(text)
    }

    fn written(&self) -> String {
        self.write()
    }

    fn judged(&self) -> Result<Judged<Move>, String> {
        Ok(play::judge(self))
    }

    fn texts(&self, legal: &[Move]) -> Vec<String> {
        legal.iter().map(|mv| mv.text(self)).collect()
    }

    fn played(&self, mv: &Move) -> Result<Position, String> {
        Ok(play::play(self, mv))
    }
}
