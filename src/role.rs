//! The pieces of all chess-like games (C9).

use crate::{Language, Side};
use std::fmt::{self, Formatter, Write};

/// A kind of chess piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
#[non_exhaustive]
pub enum Role {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    /// Moves through corners (R5).
    Unicorn,
}

/// The letters of the pieces in English and in German (C9, T28). A new piece needs a row here, a variant
/// above, and a name in `words/`.
const LETTERS: &[(Role, char, char)] = &[
    (Role::King, 'K', 'K'),
    (Role::Queen, 'Q', 'D'),
    (Role::Rook, 'R', 'T'),
    (Role::Bishop, 'B', 'L'),
    (Role::Knight, 'N', 'S'),
    (Role::Pawn, 'P', 'B'),
    (Role::Unicorn, 'U', 'E'),
];

const _: () = {
    let mut i = 0;
    while i < Role::COUNT {
        assert!(LETTERS[i].0 as usize == i, "the rows stand in the order of the variants");
        i += 1;
    }
};

impl Role {
    pub(crate) const COUNT: usize = LETTERS.len();

    /// All pieces of all games.
    pub(crate) const ALL: [Role; Role::COUNT] = {
        let mut every = [Role::King; Role::COUNT];
        let mut i = 0;
        while i < Role::COUNT {
            every[i] = LETTERS[i].0;
            i += 1;
        }
        every
    };

    /// Those of orthodox chess.
    pub(crate) const ORTHODOX: [Role; 6] =
        [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

    /// The pieces that a pawn may become.
    pub(crate) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// Returns the piece's letter in upper case (C9, T28).
    pub const fn letter(self, language: Language) -> char {
        let (_, english, german) = LETTERS[self as usize];
        match language {
            Language::English => english,
            Language::German => german,
        }
    }

    /// Returns the role of an upper-case letter in orthodox chess (C9, T28).
    pub(crate) fn orthodox(letter: char, language: Language) -> Option<Role> {
        Role::among(&Role::ORTHODOX, letter, language)
    }

    /// Returns the role of an upper-case letter in a game of these pieces (C9, T28).
    pub(crate) fn among(roles: &[Role], letter: char, language: Language) -> Option<Role> {
        roles.iter().copied().find(|role| role.letter(language) == letter)
    }

    /// Returns the language that the piece letters of a move imply, the first letter and the one after `=`:
    /// all letters except K and B belong to only one language.
    pub(crate) fn language_of(text: &str) -> Option<Language> {
        let promotion = text.split('=').nth(1).and_then(|rest| rest.chars().next());
        [text.chars().next(), promotion].into_iter().flatten().find_map(|letter| {
            let in_one = |language: Language, other: Language| {
                let found = Role::orthodox(letter, language).is_some();
                (found && Role::orthodox(letter, other).is_none()).then_some(language)
            };
            let english = in_one(Language::English, Language::German);
            english.or_else(|| in_one(Language::German, Language::English))
        })
    }

    /// Returns the piece's letter in position texts (C9).
    pub(crate) fn letter_of(self, side: Side) -> char {
        let letter = self.letter(Language::English);
        if side == Side::White { letter } else { letter.to_ascii_lowercase() }
    }

    /// Returns the piece of a letter in position texts (C9).
    pub(crate) fn of_letter(letter: char) -> Option<(Side, Role)> {
        Role::of_letter_among(&Role::ORTHODOX, letter)
    }

    /// Returns the piece of a letter in position texts of a game of these pieces (C9).
    pub(crate) fn of_letter_among(roles: &[Role], letter: char) -> Option<(Side, Role)> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Some((side, Role::among(roles, letter.to_ascii_uppercase(), Language::English)?))
    }
}

/// Writes the cells of a row in a position text: piece letters, and numbers for runs of empty cells (C2, C9).
pub(crate) fn write_row(
    f: &mut Formatter<'_>,
    cells: &mut dyn Iterator<Item = Option<(Side, Role)>>,
) -> fmt::Result {
    let mut empty = 0;
    for cell in cells {
        let Some((side, role)) = cell else {
            empty += 1;
            continue;
        };
        write_run(f, &mut empty)?;
        f.write_char(role.letter_of(side))?;
    }
    write_run(f, &mut empty)
}

fn write_run(f: &mut Formatter<'_>, empty: &mut u32) -> fmt::Result {
    match std::mem::take(empty) {
        0 => Ok(()),
        run => write!(f, "{run}"),
    }
}
