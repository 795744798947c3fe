//! What a page needs to know about a game beyond its rules: plain data in the shapes of `wasm/js/types.d.ts`.

pub use crate::extras::{Extra, Extras};
use crate::game::Game;
use crate::notation::Style;
use crate::outcome::Outcome;
use crate::words::{Message, say};
use crate::{Code, Error, Language, Side};
use serde::Serialize;

/// The flag of variants whose players can agree on speed moves (T23).
pub const SPEED_MOVES: &str = "speed_moves";

pub(crate) fn other_boards() -> Error {
    Error::of(Code::BadArgument, say::OtherBoards {})
}

mod sealed {
    /// A trait that only the library's own games have.
    pub trait Sealed {}
}

pub(crate) use sealed::Sealed;

/// The library's own games, which can be drawn and explained. Parts of it make sense only for them: ids and
/// rule sets ([`Describe::variant`], [`Describe::under`]), speed moves and Time Out.
pub trait Describe: Game + Sealed {
    /// Returns the id of the variant (C1).
    fn variant(&self) -> &'static str;

    /// Returns all pieces on the board.
    fn pieces(&self) -> Vec<Piece>;

    /// Returns what a legal move does.
    fn describe(&self, m: &Self::Move) -> MoveInfo;

    /// Returns the text of a legal move in the given style.
    fn format_move(&self, m: &Self::Move, style: Style) -> String;

    /// Returns whose turn it is, and the other facts about the position.
    fn status(&self) -> Status;

    /// Returns the move number (C8, T25).
    fn number(&self) -> u32;

    /// Returns the dangers to either king: checks, and returns from Time Out that would annihilate it (T21).
    fn threats(&self) -> Vec<Threat> {
        Vec::new()
    }

    /// Returns every piece in Time Out, with the cells to which it can return (T17-T21).
    fn rematerializations(&self) -> Vec<Rematerialization> {
        Vec::new()
    }

    /// Returns the same position under the rules of another variant of the same type: pieces, boards and
    /// turn, and rights as far as they mean the same there.
    ///
    /// # Errors
    ///
    /// Fails if the variant has other boards and pieces, or if a part of the position has no place there.
    fn under(&self, variant: &str) -> Result<Self, Error> {
        match variant == self.variant() {
            true => Ok(self.clone()),
            false => Err(other_boards()),
        }
    }

    /// Agrees on `n` moves in a row for each side (T23). An agreement is not a move.
    ///
    /// # Errors
    ///
    /// Fails if the variant has no speed moves, `n` is not 2 to 5, a series is running, or the game is over.
    fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        let _ = n;
        let game = self.variant();
        Err(Error::of(Code::BadAgreement, say::VariantWithoutSpeed { game }).with_rule("T23"))
    }

    /// Returns whether a series of speed moves is running.
    fn in_series(&self) -> bool {
        false
    }
}

/// The boards to draw, side by side or stacked.
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct Geometry {
    /// The shape of the cells: `square` or `hexagon`.
    pub shape: &'static str,
    /// The boards from White's left to right, from White's side upward, from the lowest level to the highest.
    pub boards: Vec<BoardInfo>,
}

/// One board of a [`Geometry`].
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct BoardInfo {
    /// The board's name in texts, such as `L1`; empty for a single board.
    pub id: String,
    /// The height above the ground, counted from 0.
    pub level: usize,
    /// The place among the boards of its level, counted from 0 from the left; `y` from White's side. For
    /// boards of hexagons, `y` counts half boards.
    pub x: usize,
    /// See `x`.
    pub y: usize,
    /// The cells on which pieces can stand.
    pub cells: Vec<CellInfo>,
}

/// One cell of a [`BoardInfo`].
#[derive(Clone, Debug, Serialize)]
#[non_exhaustive]
pub struct CellInfo {
    /// The cell's name in texts.
    pub cell: String,
    /// The column that it belongs to.
    pub column: String,
    /// The file, counted from 0 from the left.
    pub x: usize,
    /// The rank, counted from 0 from White's side; for hexagons in half cells.
    pub y: usize,
    /// The basic color: 0 is dark and 1 is light; hexagons also have 2 (H3).
    pub tone: u8,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Piece {
    /// The English letter in upper case; `M` is a man of draughts.
    pub piece: char,
    /// The side that owns it.
    pub side: Side,
    /// The cell on which it stands.
    pub cell: String,
}

/// A legal move in full.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct MoveInfo {
    /// The canonical text.
    pub notation: String,
    /// `move`, `capture`, `en-passant`, `castling`, `board`, `time-out`, `rematerialization`, `annihilation`
    /// or `huff`.
    pub kind: &'static str,
    /// The piece that moves, goes into Time Out or returns; the king in castling; `A` is a movable board
    /// (D14).
    pub piece: char,
    /// The cell, or the place of the board, that it leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The cell, or the place of the board, that it enters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The cells whose pieces leave the game.
    pub captures: Vec<String>,
    /// The letter of the piece that a pawn becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<char>,
    /// Further data of this game, under the names of `wasm/js/types.d.ts`.
    #[serde(flatten)]
    pub extras: Extras,
    /// The cells and other things that a person clicks to make this move, in order.
    pub clicks: Vec<String>,
}

/// Returns the start and the end of a piece that moves along with another.
pub(crate) fn from_to(from: String, to: String) -> Extras {
    let mut pair = Extras::default();
    pair.add("from", from);
    pair.add("to", to);
    pair
}

impl MoveInfo {
    /// Creates a move about which nothing more is known yet.
    pub(crate) fn new(notation: String, kind: &'static str, piece: char) -> Self {
        MoveInfo { notation, kind, piece, ..MoveInfo::default() }
    }

    /// Sets start and end, and the clicks on them.
    pub(crate) fn go(&mut self, from: String, to: String) {
        self.clicks = vec![from.clone(), to.clone()];
        (self.from, self.to) = (Some(from), Some(to));
    }
}

/// The facts about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Status {
    /// The id of the variant.
    pub variant: &'static str,
    /// The side to move.
    pub turn: Side,
    /// How the game ended; `None` while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The cells of the pieces that attack the king of the side to move.
    pub checks: Vec<String>,
    /// The cell of the king of the side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king: Option<String>,
    /// The number of legal moves.
    pub legal_moves: u32,
    /// The half-move clock (C8, Q13).
    pub clock: u32,
    /// The move number (C8).
    pub number: u32,
    /// Whether the players can agree on speed moves now (T23).
    pub can_agree_speed: bool,
    /// How often the position has occurred in the game, including now.
    pub repetitions: usize,
    /// Further data of this game, under the names of `wasm/js/types.d.ts`.
    #[serde(flatten)]
    pub extras: Extras,
}

impl Status {
    /// Creates the facts that every game has.
    pub(crate) fn new<G: Describe>(game: &G, clock: u32) -> Self {
        Status {
            variant: game.variant(),
            turn: game.turn(),
            outcome: game.outcome(),
            checks: Vec::new(),
            king: None,
            legal_moves: game.count_moves() as u32,
            clock,
            number: game.number(),
            can_agree_speed: false,
            repetitions: 1,
            extras: Extras::default(),
        }
    }
}

/// A danger to a king.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Threat {
    /// `check` or `elimination`.
    pub kind: &'static str,
    /// The side whose king is in danger.
    pub side: Side,
    /// The cell on which the king stands.
    pub king: String,
    /// The attacker's cell, or its origin if it is in Time Out.
    pub by: String,
    /// The letter of the attacker.
    pub piece: char,
    /// The move that would annihilate the king, for `elimination`.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub by_move: Option<String>,
}

/// A piece in Time Out, and the cells to which it can return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Rematerialization {
    /// The side that owns it.
    pub side: Side,
    /// Its letter.
    pub piece: char,
    /// The cell from which it left.
    pub origin: String,
    /// Its rounds (T16).
    pub rounds: u8,
    /// The rounds that were declared (T30).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u8>,
    /// Its name in [`MoveInfo::clicks`].
    pub entry: String,
    /// The cells to which it could return (T18, T19) if its owner were to move.
    pub targets: Vec<Target>,
    /// Why it cannot return now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocked: Option<Refusal>,
}

/// A cell to which a piece in Time Out could return.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Target {
    /// The cell.
    pub cell: String,
    /// `free`, `beside` or `annihilate` (T18).
    pub effect: &'static str,
    /// Whether the pawn becomes a queen there (T20).
    pub promotes: bool,
    /// Whether this annihilates the enemy king (T21).
    pub wins: bool,
    /// The canonical text of the move, if it is legal now.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub by_move: Option<String>,
    /// The rule that forbids the move now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// An [`Error`] as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Refusal {
    /// The number of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The kind of error, such as `illegal-move`.
    pub code: &'static str,
    /// What is wrong, in English until it speaks another language.
    pub message: String,
    /// The cells that are in the way or otherwise to blame.
    pub cells: Vec<String>,
    /// The offset of the offending token, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// The moves that an ambiguous text could mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<String>>,
    #[serde(skip)]
    reason: Message,
}

impl Refusal {
    /// Writes the message in a language.
    pub fn speak(&mut self, language: Language) {
        self.message = self.reason.text(language, None);
    }
}

impl From<&Error> for Refusal {
    fn from(error: &Error) -> Self {
        Refusal {
            rule: error.rule(),
            code: error.code().as_str(),
            message: error.message(),
            cells: error.cells().to_vec(),
            at: error.at(),
            candidates: Some(error.candidates().to_vec()).filter(|list| !list.is_empty()),
            reason: error.reason(),
        }
    }
}
