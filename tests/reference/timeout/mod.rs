//! A deliberately naive reference implementation (test oracle) of the Time Out chess family: `timeout`,
//! `timeout-declared`, `timeout-flat`, `chess` and `tower`. Written from the rule pages alone
//! (shared/rules/conventions.md, C1-C9, and shared/rules/timeout.md, T1-T33), independently of the library. Clarity
//! over speed: every move is made on a copy of the board, and then the own king's column is tested for attackers one
//! by one.

mod board;
mod moves;
mod play;
mod position;

use board::Variant;
use position::{Position, Speed};

/// The canonical texts of all legal moves (T27, T30-T33), sorted; none in a finished position (C4).
pub fn legal_moves(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    let mut texts: Vec<String> = legal_texts(&position).into_iter().map(|(t, _)| t).collect();
    texts.sort();
    Ok(texts)
}

/// The position after a move that is given by its canonical text.
pub fn apply(position: &str, mv: &str) -> Result<String, String> {
    let position = Position::parse(position)?;
    for (text, candidate) in legal_texts(&position) {
        if text == mv {
            return Ok(play::play(&position, &candidate).write());
        }
    }
    Err(format!("not a legal move (canonical text): {mv:?}"))
}

/// The positions after all legal moves.
pub fn after(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    Ok(play::judge(&position).1.iter().map(|mv| play::play(&position, mv).write()).collect())
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
    if let (Some(outcome), _) = play::judge(&position) {
        return Err(format!("the game is finished: {outcome} (T23)"));
    }
    position.speed = Some(Speed { n, phase: 1, left: n });
    Ok(position.write())
}

/// Parse and write: checks every invariant of C2, T26 and T30, and makes the text canonical.
pub fn normalize(position: &str) -> Result<String, String> {
    Ok(Position::parse(position)?.write())
}

/// The outcome by the position alone (C5), with the winner where there is one: `checkmate white`, `stalemate`,
/// `bare-kings`, `fifty-move`, `king-eliminated black`. `None` while the game goes on.
pub fn outcome(position: &str) -> Result<Option<String>, String> {
    Ok(play::judge(&Position::parse(position)?).0)
}

/// C7. Panics where the position text is not valid.
pub fn perft(position: &str, depth: u32) -> u64 {
    match Position::parse(position) {
        Ok(position) => perft_below(&position, depth),
        Err(error) => panic!("perft of an invalid position: {error}"),
    }
}

/// The text of the start position (T2, T31-T33); `None` for any other variant.
pub fn start(variant: &str) -> Option<String> {
    Some(Position::start(Variant::from_id(variant)?).write())
}

fn perft_below(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = play::judge(position).1;
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|mv| perft_below(&play::play(position, mv), depth - 1)).sum()
}

/// Every legal move with its canonical text. C3: all texts differ.
fn legal_texts(position: &Position) -> Vec<(String, moves::Move)> {
    let legal = play::judge(position).1;
    let texts = moves::texts(position, &legal);
    let mut sorted = texts.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), legal.len(), "two moves with one text (C3)");
    texts.into_iter().zip(legal).collect()
}
