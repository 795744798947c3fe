//! How the records of one variant differ from those of others.

/// How the games of a variant are recorded. At most one variant has [`PGN`](RecordStyle::PGN) and one
/// [`PDN`](RecordStyle::PDN): a record without a tag that names a variant means that one.
#[derive(Clone, Copy, Debug)]
pub struct RecordStyle {
    pub(crate) format: Format,
    pub(crate) goes_on: GoesOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Pgn,
    Pdn,
    Tagged,
}

/// Returns whether a move continues with the word after it.
type GoesOn = fn(&str, &str) -> bool;

impl RecordStyle {
    /// PGN as other programs write it: short moves, and no id in `FEN`.
    pub const PGN: RecordStyle = RecordStyle::of(Format::Pgn);
    /// PDN of international draughts (Q18).
    pub const PDN: RecordStyle = RecordStyle::of(Format::Pdn).with_spaces(squares_in_columns);
    /// Records modeled on PGN (T29): a `Variant` tag, canonical moves, and complete position texts in `FEN`.
    pub const TAGGED: RecordStyle = RecordStyle::of(Format::Tagged);

    const fn of(format: Format) -> RecordStyle {
        RecordStyle { format, goes_on: |_, _| false }
    }

    /// Returns the same style for moves that may contain spaces.
    pub(crate) const fn with_spaces(self, goes_on: GoesOn) -> RecordStyle {
        RecordStyle { goes_on, ..self }
    }

    /// Returns whether moves are written in their short form.
    pub(crate) fn is_short(self) -> bool {
        self.format != Format::Tagged
    }

    /// Returns the result as chess or as draughts writes it.
    pub(crate) fn result(self, texts: [&'static str; 2]) -> &'static str {
        texts[usize::from(self.format == Format::Pdn)]
    }

    /// Returns the tag that names the game, unless it is chess.
    pub(crate) fn tag(self, id: &'static str) -> Option<(&'static str, &'static str)> {
        match self.format {
            Format::Pgn => None,
            Format::Pdn => Some(("GameType", GAME_TYPE)),
            Format::Tagged => Some(("Variant", id)),
        }
    }

    /// Returns the part of a position text that the tag `FEN` holds, and in draughts the clock and the number, which
    /// other programs refuse there.
    pub(crate) fn fen(self, position: &str) -> (&str, Option<(&str, &str)>) {
        let fields = position.split_once(' ').map_or(position, |(_, fields)| fields);
        match self.format {
            Format::Pgn => (fields, None),
            Format::Pdn => {
                let (board, clocks) = fields.split_once(' ').unwrap_or((fields, "0 1"));
                (board, clocks.split_once(' ').filter(|&clocks| clocks != ("0", "1")))
            }
            Format::Tagged => (position, None),
        }
    }
}

/// Returns whether a move of draughts goes on: `1- 7`, `32 -28`.
fn squares_in_columns(text: &str, word: &str) -> bool {
    const SIGNS: [char; 3] = ['-', 'x', ':'];
    let begins = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
    match (text.strip_suffix(SIGNS), word.strip_prefix(SIGNS)) {
        (Some(_), None) => begins(word),
        (None, Some(rest)) => text.bytes().all(|b| b.is_ascii_digit()) && (rest.is_empty() || begins(rest)),
        _ => false,
    }
}

/// International draughts among the game types of PDN.
pub(crate) const GAME_TYPE: &str = "20";
