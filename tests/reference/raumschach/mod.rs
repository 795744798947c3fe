//! Written from the rules alone (C1-C9, R1-R13), independently of the library. Clarity over speed: whether a piece
//! reaches a cell is told from the distances along the three axes; every cell is tried as a target, and every move is
//! made on a copy of the board to look at the king.

mod geometry;
mod moves;
mod play;
mod position;

use position::Position;

/// The canonical texts of all legal moves (R13), sorted; none in a finished position (C4).
pub fn legal_moves(position: &str) -> Result<Vec<String>, String> {
    let (_, legal) = play::judge(&Position::parse(position)?);
    let mut texts: Vec<String> = legal.iter().map(|mv| mv.to_string()).collect();
    texts.sort();
    Ok(texts)
}

/// The position after a move that is given by its canonical text.
pub fn apply(position: &str, mv: &str) -> Result<String, String> {
    let position = Position::parse(position)?;
    let (_, legal) = play::judge(&position);
    match legal.iter().find(|candidate| candidate.to_string() == mv) {
        Some(found) => Ok(play::play(&position, found).write()),
        None => Err(format!("not a legal move (canonical text): {mv:?}")),
    }
}

/// The positions after all legal moves.
pub fn after(position: &str) -> Result<Vec<String>, String> {
    let position = Position::parse(position)?;
    Ok(play::judge(&position).1.iter().map(|mv| play::play(&position, mv).write()).collect())
}

/// Parse and write: checks every invariant of C2 and R12.
pub fn normalize(position: &str) -> Result<String, String> {
    Ok(Position::parse(position)?.write())
}

/// The outcome by the position alone (C5), with the winner where there is one: `checkmate white`, `stalemate`,
/// `bare-kings`, `fifty-move`. `None` while the game goes on.
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

/// The text of the start position (R2); `None` for any other variant.
pub fn start(variant: &str) -> Option<String> {
    (variant == position::VARIANT).then(|| Position::start().write())
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
