//! A deliberately naive reference implementation (test oracle) of the Quarx family: `quarx`, `quarx-huff`, `quarx-3d`
//! and `draughts`. Written from the rule pages alone (shared/rules/conventions.md, C1-C9, and shared/rules/quarx.md,
//! Q1-Q18), independently of the library. Clarity over speed: the only cleverness is that a capture is searched state
//! by state (Q15) instead of path by path.

mod geometry;
mod moves;
mod play;
mod position;

use geometry::Variant;
use position::Position;

/// The canonical texts of all legal moves (Q14, Q16), sorted; none in a finished position (C4).
pub fn legal_moves(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    let mut texts: Vec<String> = legal_texts(&position)?.into_iter().map(|(text, _)| text).collect();
    texts.sort();
    Ok(texts)
}

/// The position after a move that is given by its canonical text. The error starts with `too-complex` where the
/// move is legal and leads to a position that is too complex (Q15).
pub fn apply(position: &str, mv: &str) -> Result<String, String> {
    let position = Position::parse(position)?;
    for (text, candidate) in legal_texts(&position)? {
        if text == mv {
            let after = play::play(&position, &candidate)?;
            moves::check_complexity(&after)?;
            return Ok(after.write());
        }
    }
    Err(format!("not a legal move (canonical text): {mv:?}"))
}

/// The positions after all legal moves.
pub fn after(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    play::judge(&position)?.1.iter().map(|mv| Ok(play::play(&position, mv)?.write())).collect()
}

/// Parse and write: checks every invariant of C2, Q13, Q15 and Q16, and makes the text canonical.
pub fn normalize(position: &str) -> Result<String, String> {
    Ok(Position::parse(position)?.write())
}

/// The outcome by the position alone (Q11, Q18), with the winner where there is one: `no-men white`, `no-moves black`,
/// `hundred-move`, `twenty-five-move`. `None` while the game goes on.
pub fn outcome(position: &str) -> Result<Option<String>, String> {
    Ok(play::judge(&Position::parse(position)?)?.0)
}

/// C7. Panics where the position text is not valid, and beyond a position that is too complex (Q15).
pub fn perft(position: &str, depth: u32) -> u64 {
    match Position::parse(position).and_then(|position| perft_below(&position, depth)) {
        Ok(count) => count,
        Err(error) => panic!("perft of an invalid position: {error}"),
    }
}

/// The text of the start position (Q2, Q17, Q18); `None` for any other id.
pub fn start(variant: &str) -> Option<String> {
    Some(Position::start(Variant::from_id(variant)?).write())
}

fn perft_below(position: &Position, depth: u32) -> Result<u64, String> {
    if depth == 0 {
        return Ok(1);
    }
    moves::check_complexity(position)?;
    let legal = play::judge(position)?.1;
    if depth == 1 {
        return Ok(legal.len() as u64);
    }
    let mut count = 0;
    for mv in &legal {
        count += perft_below(&play::play(position, mv)?, depth - 1)?;
    }
    Ok(count)
}

/// Every legal move with its canonical text. C3: all texts differ.
fn legal_texts(position: &Position) -> Result<Vec<(String, moves::Move)>, String> {
    let legal = play::judge(position)?.1;
    let texts: Vec<String> = legal.iter().map(|mv| mv.write(position)).collect();
    let mut sorted = texts.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), legal.len(), "two moves with one text (C3)");
    Ok(texts.into_iter().zip(legal).collect())
}
