//! A deliberately naive reference implementation (test oracle) of the Quarx family: `quarx`, `quarx-huff`, `quarx-3d`
//! and `draughts`. Written from the rule pages alone (shared/rules/conventions.md, C1-C9, and shared/rules/quarx.md,
//! Q1-Q18), independently of the library. Clarity over speed: the only cleverness is that a capture is searched state
//! by state (Q15) instead of path by path.

mod geometry;
mod moves;
mod play;
mod position;

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
        play::judge(self)
    }

    fn texts(&self, legal: &[Move]) -> Vec<String> {
        legal.iter().map(|mv| mv.write(self)).collect()
    }

    fn played(&self, mv: &Move) -> Result<Position, String> {
        play::play(self, mv)
    }

    fn check_complexity(&self) -> Result<(), String> {
        moves::check_complexity(self)
    }
}
