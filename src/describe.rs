//! What a page needs of a game beyond its rules: plain data, with the shapes of `wasm/js/types.d.ts`.

pub use crate::extras::{Extra, Extras};
use crate::game::Game;
use crate::notation::Style;
use crate::outcome::{Outcome, Reason};
use crate::words::say;
use crate::{Code, Error, Side};
use serde::{Serialize, Serializer};

/// The flag of variants whose players can agree on several moves in a row (T23).
pub const SPEED_MOVES: &str = "speed_moves";

pub(crate) fn other_boards() -> Error {
    Error::of(Code::BadArgument, say::OtherBoards {})
}

mod sealed {
    /// What only the library's own games can be.
    pub trait Sealed {}
}

pub(crate) use sealed::Sealed;

/// Games that can be drawn and explained: those of the library. Some of it makes sense for them alone, such as ids and
/// rule sets ([`Describe::variant`], [`Describe::under`]), speed moves and Time Out.
pub trait Describe: Game + Sealed {
    /// The id of the variant (C1).
    fn variant(&self) -> &'static str;

    /// All pieces on the board.
    fn pieces(&self) -> Vec<Piece>;

    /// What a legal move does.
    fn describe(&self, m: &Self::Move) -> MoveInfo;

    /// A legal move in the given style.
    fn format_move(&self, m: &Self::Move, style: Style) -> String;

    /// Whose turn it is, and what else holds of the position.
    fn status(&self) -> Status;

    /// The move number (C8).
    fn number(&self) -> u32;

    /// Dangers to either king.
    fn threats(&self) -> Vec<Threat> {
        Vec::new()
    }

    /// Every piece in Time Out and where it can come back (T17-T21).
    fn rematerializations(&self) -> Vec<Rematerialization> {
        Vec::new()
    }

    /// The same position by the rules of another variant of the same type: pieces, boards and turn, and rights as far
    /// as they mean the same there.
    ///
    /// # Errors
    ///
    /// If the variant has other boards and pieces, or something of the position has no place there.
    fn under(&self, variant: &str) -> Result<Self, Error> {
        match variant == self.variant() {
            true => Ok(self.clone()),
            false => Err(other_boards()),
        }
    }

    /// Agrees on `n` moves in a row for each side (T23). This is no move.
    ///
    /// # Errors
    ///
    /// If the variant has no speed moves, `n` is not 2 to 5, a series runs, or the game is over.
    fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        let _ = n;
        let game = self.variant();
        Err(Error::of(Code::BadAgreement, say::VariantWithoutSpeed { game }).with_rule("T23"))
    }

    /// Whether a series of speed moves runs.
    fn in_series(&self) -> bool {
        false
    }
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// Boards to draw side by side or stacked.
#[derive(Clone, Debug, Serialize)]
pub struct Geometry {
    /// The shape of the cells: `square` or `hexagon`.
    pub shape: &'static str,
    /// From White's left to right, from White's side upward, from the lowest level to the highest.
    pub boards: Vec<BoardInfo>,
}

/// One board of a [`Geometry`].
#[derive(Clone, Debug, Serialize)]
pub struct BoardInfo {
    /// The board's name in texts, `L1`; empty on a single board.
    pub id: String,
    /// Height above the ground, from 0.
    pub level: usize,
    /// Where it lies among the boards of its level, from the left and from White's side, from 0. Boards of
    /// hexagons count in half boards upward.
    pub x: usize,
    /// See `x`.
    pub y: usize,
    /// The cells on which pieces can stand.
    pub cells: Vec<CellInfo>,
}

/// One cell of a [`BoardInfo`].
#[derive(Clone, Debug, Serialize)]
pub struct CellInfo {
    /// The cell's name in texts.
    pub cell: String,
    /// The column that it belongs to.
    pub column: String,
    /// Files from the left, from 0.
    pub x: usize,
    /// Ranks from White's side, from 0; with hexagons in half cells.
    pub y: usize,
    /// The basic colour: 0 is dark, 1 light; hexagons have 2 as well.
    pub tone: u8,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The English letter, upper case; `M` is a man of draughts.
    pub piece: char,
    /// Whose it is.
    pub side: Side,
    /// Where it stands.
    pub cell: String,
}

/// A legal move, in full.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MoveInfo {
    /// The canonical text.
    pub notation: String,
    /// `move`, `capture`, `en-passant`, `castling`, `board`, `time-out`, `rematerialization`, `annihilation`,
    /// `huff`.
    pub kind: &'static str,
    /// The piece that moves, leaves or returns; the king in castling; `A` is a moveable board (D14).
    pub piece: char,
    /// The cell, or the board's place, that it leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The cell, or the board's place, that it enters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Cells whose pieces leave the game.
    pub captures: Vec<String>,
    /// What a pawn becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<char>,
    /// What the game tells beyond that, by the names of `wasm/js/types.d.ts`.
    #[serde(flatten)]
    pub extras: Extras,
    /// What a person picks for this move, in order.
    pub clicks: Vec<String>,
}

/// From where to where a piece goes that moves along.
pub(crate) fn from_to(from: String, to: String) -> Extras {
    let mut pair = Extras::default();
    pair.add("from", from);
    pair.add("to", to);
    pair
}

impl MoveInfo {
    /// A move of which nothing more is known yet.
    pub(crate) fn new(notation: String, kind: &'static str, piece: char) -> Self {
        MoveInfo { notation, kind, piece, ..MoveInfo::default() }
    }

    /// From where to where, clicked so.
    pub(crate) fn go(&mut self, from: String, to: String) {
        self.clicks = vec![from.clone(), to.clone()];
        (self.from, self.to) = (Some(from), Some(to));
    }
}

/// What holds of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Status {
    /// The id of the variant.
    pub variant: &'static str,
    /// The side to move.
    pub turn: Side,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Enemy cells that attack the king of the side to move.
    pub checks: Vec<String>,
    /// The king of the side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub king: Option<String>,
    /// How many legal moves there are.
    pub legal_moves: u32,
    /// Half-move clock (C8, Q13).
    pub clock: u32,
    /// Move number (C8).
    pub number: u32,
    /// Whether the players can agree on speed moves now (T23).
    pub can_agree_speed: bool,
    /// How often the position has stood in the game.
    pub repetitions: usize,
    /// What the game tells beyond that, by the names of `wasm/js/types.d.ts`.
    #[serde(flatten)]
    pub extras: Extras,
}

impl Status {
    /// What every game has.
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
pub struct Threat {
    /// `check` or `elimination`.
    pub kind: &'static str,
    /// Whose king is in danger.
    pub side: Side,
    /// Where the king stands.
    pub king: String,
    /// The attacker's cell, or the origin of an absent piece.
    pub by: String,
    /// The attacker.
    pub piece: char,
    /// The move that would eliminate the king.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub by_move: Option<String>,
}

/// A piece in Time Out and where it can come back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rematerialization {
    /// Whose it is.
    pub side: Side,
    /// The piece.
    pub piece: char,
    /// The cell from which it left.
    pub origin: String,
    /// Own turns away.
    pub rounds: u8,
    /// Own turns declared (T30).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u8>,
    /// Its name in [`MoveInfo::clicks`].
    pub entry: String,
    /// Where it could appear (T18, T19), if its owner were to move.
    pub targets: Vec<Target>,
    /// Why it cannot return now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocked: Option<Refusal>,
}

/// A cell on which an absent piece could appear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Target {
    /// The cell.
    pub cell: String,
    /// `free`, `beside` or `annihilate` (T18).
    pub effect: &'static str,
    /// The pawn becomes a queen there (T20).
    pub promotes: bool,
    /// It eliminates the enemy king (T21).
    pub wins: bool,
    /// The canonical move, if it is legal now.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub by_move: Option<String>,
    /// The rule that forbids it now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// An [`Error`] as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The rule that forbids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The kind of error.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// The cells that are in the way.
    pub cells: Vec<String>,
    /// Offset in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// What an ambiguous text could mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<String>>,
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
        }
    }
}
