//! What a page needs of a game beyond its rules: plain data, with the shapes of `wasm/types.d.ts`.

use crate::game::{Game, Outcome, Side};
use crate::notation::Style;
use serde::{Serialize, Serializer};

/// Games that can be drawn and explained.
pub trait Page: Game {
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
}

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shape {
            #[serde(skip_serializing_if = "Option::is_none")]
            winner: Option<Side>,
            reason: &'static str,
        }
        Shape { winner: self.winner, reason: self.reason.as_str() }.serialize(serializer)
    }
}

/// Boards to draw side by side or stacked.
#[derive(Clone, Debug, Serialize)]
pub struct Geometry {
    /// The shape of the cells: `square` or `hexagon`.
    pub shape: &'static str,
    /// From White's left to right, from White's side upward, from the lowest level to the highest.
    pub boards: Vec<Board>,
}

/// One board of a [`Geometry`].
#[derive(Clone, Debug, Serialize)]
pub struct Board {
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
    pub cells: Vec<BoardCell>,
}

/// One cell of a [`Board`].
#[derive(Clone, Debug, Serialize)]
pub struct BoardCell {
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
    /// Captures of draughts: every landing cell, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// Cells whose pieces leave the game.
    pub captures: Vec<String>,
    /// `quarx-huff`: the move is not carried out, and one of these pieces is lost (Q16).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<String>,
    /// What a pawn becomes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promotion: Option<char>,
    /// The rook's part of castling.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rook: Option<FromTo>,
    /// The pawn that a moveable board carries (D14).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passenger: Option<FromTo>,
    /// Where the pawn, of either side, stands in the end that the move of a board promotes (D11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub promoted: Option<String>,
    /// Rematerialization: the cell from which the piece had left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// Rematerialization: own turns away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// Declared Time Out: own turns that the piece will be away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub length: Option<u8>,
    /// 4D Hexagonal Chess: `inside` a board, `between` boards, or `both` (H5, H9, H11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<&'static str>,
    /// Whether it eliminates the enemy king.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wins: bool,
    /// What a person picks for this move, in order.
    pub clicks: Vec<String>,
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

/// Where a piece comes from and goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct FromTo {
    pub from: String,
    pub to: String,
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
    /// The series that is running (T23).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<SpeedInfo>,
    /// What holds of the bared kings, if there are any (H14).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bared: Option<BaredInfo>,
    /// Whether the players can agree on speed moves now (T23).
    pub can_agree_speed: bool,
    /// How often the position has stood in the game.
    pub repetitions: usize,
    /// The moveable boards, in the order of the position text (D2, D13).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<BoardPlace>,
}

impl Status {
    /// What every game has.
    pub(crate) fn new<G: Page>(game: &G, clock: u32) -> Self {
        Status {
            variant: game.variant(),
            turn: game.turn(),
            outcome: game.outcome(),
            checks: Vec::new(),
            king: None,
            legal_moves: game.count_moves() as u32,
            clock,
            number: game.number(),
            speed: None,
            bared: None,
            can_agree_speed: false,
            repetitions: 1,
            boards: Vec::new(),
        }
    }
}

/// Where a moveable board is, and whose it is (D2, D13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardPlace {
    /// The place, the id of one of the boards in [`Geometry`].
    pub place: String,
    /// Who controls it.
    pub controller: Side,
}

/// A series of speed moves (T23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpeedInfo {
    /// Moves agreed for each side.
    pub agreed: u8,
    /// 1 for the side that began, then 2.
    pub phase: u8,
    /// Moves left to the side to move.
    pub left: u8,
}

/// How each side's king may move if it is bared: `pending`, `inside` or `between` (H14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct BaredInfo {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<&'static str>,
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

/// An [`Error`](crate::Error) as plain data.
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

impl From<&crate::Error> for Refusal {
    fn from(error: &crate::Error) -> Self {
        Refusal {
            rule: error.rule(),
            code: error.code().as_str(),
            message: error.message().to_string(),
            cells: error.cells().to_vec(),
            at: error.at(),
            candidates: Some(error.candidates().to_vec()).filter(|list| !list.is_empty()),
        }
    }
}
