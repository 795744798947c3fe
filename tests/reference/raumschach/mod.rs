//! Written from the rules alone (C1-C9, R1-R13), independently of the library. Clarity over speed: whether a piece
//! reaches a cell is told from the distances along the three axes; every cell is tried as a target, and every move is
//! made on a copy of the board to look at the king.

mod geometry;
mod moves;
mod play;
mod position;

use super::alike::{Judged, Reference};
use moves::Move;
pub use position::Position;

impl Reference for Position {
    type Move = Move;

    fn initial(variant: &str) -> Option<Position> {
        (variant == position::VARIANT).then(Position::start)
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
        legal.iter().map(|mv| mv.to_string()).collect()
    }

    fn played(&self, mv: &Move) -> Result<Position, String> {
        Ok(play::play(self, mv))
    }
}
