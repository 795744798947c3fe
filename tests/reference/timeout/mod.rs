//! A deliberately naive reference implementation (test oracle) of the Time Out chess family: `timeout`,
//! `timeout-declared`, `timeout-flat`, `chess` and `tower`. Written from the rule pages alone
//! (shared/rules/conventions.md, C1-C9, and shared/rules/timeout.md, T1-T33), independently of the library. Clarity
//! over speed: every move is made on a copy of the board, and then the own king's column is tested for attackers one
//! by one.

mod board;
mod moves;
mod play;
mod position;

use super::alike::{Judged, Reference};
use board::Variant;
use moves::Move;
pub use position::Position;
use position::Speed;

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
        moves::texts(self, legal)
    }

    fn played(&self, mv: &Move) -> Result<Position, String> {
        Ok(play::play(self, mv))
    }
}

/// T23: the agreement on a speed series of `n` moves. No move: it changes nothing but SPEED.
pub fn agree_speed(position: &str, n: u32) -> Result<String, String> {
    let mut position = Position::parse(position)?;
    if !position.variant.has_time_out() {
        return Err("no speed moves in this variant (T32, T33)".to_string());
    }
    if !(2..=5).contains(&n) {
        return Err(format!("a series has 2 to 5 moves, not {n} (T23)"));
    }
    if position.speed.is_some() {
        return Err("a series is running (T23)".to_string());
    }
    if let Some(outcome) = play::judge(&position).outcome {
        return Err(format!("the game is finished: {outcome} (T23)"));
    }
    position.speed = Some(Speed { n, phase: 1, left: n });
    Ok(position.write())
}
