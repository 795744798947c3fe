//! What the rules of all families have alike (C1-C9), and what is asked of a position of any of them.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    White,
    Black,
}

impl Colour {
    pub const BOTH: [Colour; 2] = [Colour::White, Colour::Black];

    pub fn other(self) -> Colour {
        if self == Colour::White { Colour::Black } else { Colour::White }
    }

    pub fn name(self) -> &'static str {
        if self == Colour::White { "white" } else { "black" }
    }

    pub fn letter(self) -> char {
        if self == Colour::White { 'w' } else { 'b' }
    }

    pub fn from_letter(letter: &str) -> Result<Colour, String> {
        let known = Colour::BOTH.into_iter().find(|colour| colour.letter().to_string() == letter);
        known.ok_or_else(|| format!("a side: w or b, not {letter:?}"))
    }

    /// The direction of the pawns.
    pub fn forward(self) -> i8 {
        if self == Colour::White { 1 } else { -1 }
    }
}

/// The role is the upper-case English letter (C9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub colour: Colour,
    pub role: char,
}

impl Piece {
    /// C9: upper case White, lower case Black; one of the roles of the game.
    pub fn from_letter(letter: char, roles: &str) -> Option<Piece> {
        let role = letter.to_ascii_uppercase();
        let colour = if letter == role { Colour::White } else { Colour::Black };
        roles.contains(role).then_some(Piece { colour, role })
    }

    pub fn letter(self) -> char {
        if self.colour == Colour::White { self.role } else { self.role.to_ascii_lowercase() }
    }
}

/// Letters, and numbers for runs of empty cells that are as long as possible (C2).
pub fn write_run(cells: impl IntoIterator<Item = Option<Piece>>) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for cell in cells.into_iter().map(Some).chain([None]) {
        if cell == Some(None) {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text.extend(cell.flatten().map(Piece::letter));
    }
    text
}

/// The inverse of that, where no run is longer than nine cells; nothing if they are not so many cells.
pub fn read_run(text: &str, cells: usize, roles: &str) -> Option<Vec<Option<Piece>>> {
    let mut occupants = Vec::new();
    let mut after_run = false;
    for letter in text.chars() {
        match letter.to_digit(10) {
            Some(run) if run == 0 || after_run => return None,
            Some(run) => occupants.extend((0..run).map(|_| None)),
            None => occupants.push(Some(Piece::from_letter(letter, roles)?)),
        }
        after_run = letter.is_ascii_digit();
    }
    (occupants.len() == cells).then_some(occupants)
}

/// Digits without leading zeros (C2).
pub fn read_number(field: &str, text: &str, least: u32) -> Result<u32, String> {
    match text.parse::<u32>() {
        Ok(value) if value >= least && value.to_string() == text => Ok(value),
        _ => Err(format!("{field}: not a number: {text:?}")),
    }
}

/// How a position is judged.
pub struct Judged<M> {
    /// With the winner where there is one, `checkmate white`.
    pub outcome: Option<String>,
    /// What the pieces may do, even where a draw by material or by a clock has ended the game (C7).
    pub moves: Vec<M>,
}

impl<M> Judged<M> {
    /// C4: none when finished.
    pub fn legal(self) -> Vec<M> {
        if self.outcome.is_some() { Vec::new() } else { self.moves }
    }
}

/// The outcome by the position alone in the order of C5; `material` is the draw by lack of material, if it is one.
pub fn judge<M>(
    moves: Vec<M>,
    side: Colour,
    in_check: impl Fn() -> bool,
    material: Option<&str>,
    clock: u32,
) -> Judged<M> {
    let outcome = if moves.is_empty() && in_check() {
        Some(format!("checkmate {}", side.other().name()))
    } else if moves.is_empty() {
        Some("stalemate".to_string())
    } else if let Some(draw) = material {
        Some(draw.to_string())
    } else if clock >= 100 {
        Some("fifty-move".to_string())
    } else {
        None
    };
    Judged { outcome, moves }
}

/// A position by the rules of a family.
pub trait Reference: Sized {
    type Move;

    /// The start position; none of a variant of another family.
    fn initial(variant: &str) -> Option<Self>;
    /// Checks every invariant.
    fn read(text: &str) -> Result<Self, String>;
    fn written(&self) -> String;
    fn judged(&self) -> Result<Judged<Self::Move>, String>;
    /// The canonical texts of the legal moves, in their order.
    fn texts(&self, legal: &[Self::Move]) -> Vec<String>;
    fn played(&self, mv: &Self::Move) -> Result<Self, String>;

    /// Q15.
    fn check_complexity(&self) -> Result<(), String> {
        Ok(())
    }
}

/// The text of the start position of a variant.
pub fn start<P: Reference>(variant: &str) -> Option<String> {
    Some(P::initial(variant)?.written())
}

/// The canonical texts of all legal moves, sorted. C3: all differ.
pub fn legal_moves<P: Reference>(position: &str) -> Result<Vec<String>, String> {
    let position = P::read(position)?;
    let legal = position.judged()?.legal();
    let mut texts = position.texts(&legal);
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), legal.len(), "two moves with one text (C3)");
    Ok(texts)
}

/// The position after a move that is given by its canonical text. The error starts with `too-complex` where the
/// move is legal and leads to a position that is too complex (Q15).
pub fn apply<P: Reference>(position: &str, mv: &str) -> Result<String, String> {
    let position = P::read(position)?;
    let legal = position.judged()?.legal();
    let at = position.texts(&legal).iter().position(|text| text == mv);
    let at = at.ok_or_else(|| format!("not a legal move (canonical text): {mv:?}"))?;
    let after = position.played(&legal[at])?;
    after.check_complexity()?;
    Ok(after.written())
}

/// The positions after all legal moves.
pub fn after<P: Reference>(position: &str) -> Result<Vec<String>, String> {
    let position = P::read(position)?;
    position.judged()?.legal().iter().map(|mv| Ok(position.played(mv)?.written())).collect()
}

/// Parse and write: makes the text canonical.
pub fn normalize<P: Reference>(position: &str) -> Result<String, String> {
    Ok(P::read(position)?.written())
}

/// The outcome by the position alone; `None` while the game goes on.
pub fn outcome<P: Reference>(position: &str) -> Result<Option<String>, String> {
    Ok(P::read(position)?.judged()?.outcome)
}

/// C7. Panics where the position text is not valid, and beyond a position that is too complex (Q15).
pub fn perft<P: Reference>(position: &str, depth: u32) -> u64 {
    match P::read(position).and_then(|position| perft_below(&position, depth)) {
        Ok(count) => count,
        Err(error) => panic!("perft of an invalid position: {error}"),
    }
}

fn perft_below<P: Reference>(position: &P, depth: u32) -> Result<u64, String> {
    if depth == 0 {
        return Ok(1);
    }
    position.check_complexity()?;
    let moves = position.judged()?.moves;
    if depth == 1 {
        return Ok(moves.len() as u64);
    }
    moves.iter().map(|mv| perft_below(&position.played(mv)?, depth - 1)).sum()
}
