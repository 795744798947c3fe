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

use moves::Turn;
use position::Position;
use rules::Rules;

/// The canonical texts of all legal moves (D17, M19), sorted; none in a finished position (C4).
pub fn legal_moves(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    let mut texts: Vec<String> = legal_texts(&position).into_iter().map(|(text, _)| text).collect();
    texts.sort();
    Ok(texts)
}

/// The position after a move that is given by its canonical text.
pub fn apply(position: &str, mv: &str) -> Result<String, String> {
    let position = Position::parse(position)?;
    match legal_texts(&position).into_iter().find(|(text, _)| text == mv) {
        Some((_, found)) => Ok(play::play(&position, &found).write()),
        None => Err(format!("not a legal move (canonical text): {mv:?}")),
    }
}

/// The positions after all legal moves.
pub fn after(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    Ok(play::judge(&position).1.iter().map(|mv| play::play(&position, mv).write()).collect())
}

/// Parse and write: checks every invariant of C2, D16 and M18, and makes the text canonical.
pub fn normalize(position: &str) -> Result<String, String> {
    Ok(Position::parse(position)?.write())
}

/// The outcome by the position alone (C5), with the winner where there is one: `checkmate white`,
/// `stalemate`, `bare-kings`, `fifty-move`. `None` while the game goes on.
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

/// The text of the start position (D4, M4); `None` for a variant of another family.
pub fn start(variant: &str) -> Option<String> {
    Some(Position::start(Rules::from_id(variant)?).write())
}

fn perft_below(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (_, legal) = play::judge(position);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|mv| perft_below(&play::play(position, mv), depth - 1)).sum()
}

/// Every legal move with its canonical text. C3: all texts differ.
fn legal_texts(position: &Position) -> Vec<(String, Turn)> {
    let (_, legal) = play::judge(position);
    let pairs: Vec<(String, Turn)> = legal.into_iter().map(|turn| (turn.to_string(), turn)).collect();
    let mut texts: Vec<&String> = pairs.iter().map(|(text, _)| text).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), pairs.len(), "two moves with one text (C3)");
    pairs
}
