//! The variants: the only list of them, and one type that holds a position of any.

use crate::game::{Game, Outcome, Side, SpeedMoves};
use crate::notation::{Language, Style};
use crate::page::{Geometry, MoveInfo, Page, Piece, Rematerialization, Status, Threat};
use crate::{Code, Error, hex4d, perft, quarx, timeout, trid};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// A variant, for a list of games.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The id, the first field of every position text (C1).
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// One line on what it is.
    pub summary: &'static str,
    /// Where its rules come from.
    pub source: &'static str,
    /// The engine that plays it: `timeout`, `quarx`, `hex4d`, `trid`.
    pub family: &'static str,
    /// The number of dimensions, time included.
    pub dimensions: u8,
    /// Whether pieces go into Time Out (T15).
    pub time_out: bool,
    /// Whether a Time Out declares its length (T30).
    pub declared: bool,
    /// Whether the players can agree on speed moves (T23).
    pub speed_moves: bool,
    /// The boards to draw.
    pub geometry: fn() -> Geometry,
    start: fn(&str) -> Result<AnyGame, Error>,
    read: fn(&str) -> Result<AnyGame, Error>,
}

const CHESS: Variant = Variant {
    id: "chess",
    name: "Chess",
    summary: "Orthodox chess: the ground floor of the tower.",
    source: "FIDE Laws of Chess",
    family: "timeout",
    dimensions: 2,
    time_out: false,
    declared: false,
    speed_moves: false,
    geometry: || timeout::geometry(1),
    start: |id| timeout::Flat::start(id).map(AnyGame::Flat),
    read: |text| text.parse().map(AnyGame::Flat),
};

const TIMEOUT: Variant = Variant {
    id: "timeout",
    name: "Time Out chess",
    summary: "Eight levels of 7x7, 112 pieces, Time Out and speed moves: the game of the source.",
    source: "4D-Schach (Star Trek), after Diane Duane's novel; Games and Timelines",
    dimensions: 4,
    time_out: true,
    speed_moves: true,
    geometry: || timeout::geometry(8),
    start: |id| timeout::Tower::start(id).map(|game| AnyGame::Tower(Box::new(game))),
    read: |text| text.parse().map(|game| AnyGame::Tower(Box::new(game))),
    ..CHESS
};

const QUARX: Variant = Variant {
    id: "quarx",
    name: "Quarx",
    summary: "Draughts on the hypercube: sixteen planes of 4x4, forty men a side, forty directions.",
    source: "Quarx, a game in four dimensions (author unknown, German)",
    family: "quarx",
    dimensions: 4,
    geometry: || quarx::geometry(4),
    start: |id| quarx::Position::start(id).map(AnyGame::Quarx),
    read: |text| text.parse().map(AnyGame::Quarx),
    ..CHESS
};

const GLINSKI: Variant = Variant {
    id: "glinski",
    name: "Glinski's hexagonal chess",
    summary: "Chess on one board of 91 hexagons. Stalemate is a draw here; tournaments score it three quarters.",
    source: "Wladyslaw Glinski, 1936",
    family: "hex4d",
    geometry: || hex4d::geometry(false),
    start: |id| hex4d::Glinski::start(id).map(|game| AnyGame::Glinski(Box::new(game))),
    read: |text| text.parse().map(|game| AnyGame::Glinski(Box::new(game))),
    ..CHESS
};

const HEX4D: Variant = Variant {
    id: "hex4d",
    name: "4D Hexagonal Chess",
    summary: "A hexagon of 19 boards, each a hexagon of 19 cells: inside a board or between boards.",
    source: "Kevin Pacey, 4D Hexagonal Chess, The Chess Variant Pages, 2017",
    dimensions: 4,
    geometry: || hex4d::geometry(true),
    start: |id| hex4d::Hex4d::start(id).map(|game| AnyGame::Hex4d(Box::new(game))),
    read: |text| text.parse().map(|game| AnyGame::Hex4d(Box::new(game))),
    ..GLINSKI
};

/// All variants, from few dimensions to many.
pub const VARIANTS: [Variant; 11] = [
    CHESS,
    GLINSKI,
    Variant {
        id: "draughts",
        name: "Draughts",
        summary: "International draughts, 10x10: the ground floor of Quarx.",
        source: "FMJD rules of international draughts",
        dimensions: 2,
        geometry: || quarx::geometry(2),
        ..QUARX
    },
    Variant {
        id: "timeout-flat",
        name: "Time Out on one board",
        summary: "Chess whose pieces can leave for the future and come back: the introduction.",
        source: TIMEOUT.source,
        dimensions: 3,
        time_out: true,
        speed_moves: true,
        ..CHESS
    },
    Variant {
        id: "quarx-3d",
        name: "Quarx on a cube",
        summary: "Four planes of 4x4 and eight men a side: the introduction to Quarx.",
        source: "Our own introduction, after Quarx",
        dimensions: 3,
        geometry: || quarx::geometry(3),
        ..QUARX
    },
    Variant {
        id: "trid",
        name: "Tri-Dimensional chess",
        summary: "Three boards like stairs, and four small ones that the players move.",
        source: "Three Dimensional Chess by Frank Truelove, Star Trek Freedom's Wiki",
        family: "trid",
        dimensions: 3,
        geometry: trid::geometry,
        start: |_| Ok(AnyGame::Trid(Box::new(trid::Position::start()))),
        read: |text| text.parse().map(|game| AnyGame::Trid(Box::new(game))),
        ..CHESS
    },
    TIMEOUT,
    Variant {
        id: "timeout-declared",
        name: "Time Out chess, declared",
        summary: "A piece that leaves says when it will be back, and must keep its word.",
        declared: true,
        ..TIMEOUT
    },
    QUARX,
    Variant {
        id: "quarx-huff",
        name: "Quarx with huffing",
        summary: "The source's rule to the letter: who misses a capture loses the move and the piece.",
        ..QUARX
    },
    HEX4D,
];

/// The variant with this id (C1).
///
/// # Errors
///
/// If there is none; the message lists those that there are.
pub fn variant(id: &str) -> Result<&'static Variant, Error> {
    VARIANTS.iter().find(|variant| variant.id == id).ok_or_else(|| {
        let ids = VARIANTS.map(|variant| variant.id).join(", ");
        let shown: String = id.chars().take(40).collect();
        let message = format!("no variant is called `{shown}`; there are {ids}");
        Error::new(Code::UnknownVariant, message).with_rule("C1").with_at(0)
    })
}

/// A position of any variant.
///
/// ```
/// use hyperply::{Game, catalog::AnyGame};
///
/// let game = AnyGame::start("timeout-flat")?;
/// let same: AnyGame = game.to_string().parse()?;
/// assert_eq!(same.key(), game.key());
/// # Ok::<(), hyperply::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// `chess`, `timeout-flat`.
    Flat(timeout::Flat),
    /// `timeout`, `timeout-declared`.
    Tower(Box<timeout::Tower>),
    /// `draughts` and all that is called `quarx`.
    Quarx(quarx::Position),
    /// `glinski`.
    Glinski(Box<hex4d::Glinski>),
    /// `hex4d`.
    Hex4d(Box<hex4d::Hex4d>),
    /// `trid`.
    Trid(Box<trid::Position>),
}

/// A move of any variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyMove {
    /// `chess` and all that is called `timeout`.
    TimeOut(timeout::Move),
    /// `draughts` and all that is called `quarx`.
    Quarx(quarx::Move),
    /// `glinski` and `hex4d`.
    Hexagonal(hex4d::Move),
    /// `trid`.
    Trid(trid::Move),
}

/// Does the same with a position of any type, and with what makes an [`AnyMove`] of its moves.
macro_rules! each {
    ($game:expr, $position:ident => $body:expr) => {
        each!($game, $position, _wrap => $body)
    };
    ($game:expr, $position:ident, $wrap:ident => $body:expr) => {
        match $game {
            AnyGame::Flat($position) => {
                let $wrap = AnyMove::TimeOut;
                $body
            }
            AnyGame::Tower($position) => {
                let $wrap = AnyMove::TimeOut;
                $body
            }
            AnyGame::Quarx($position) => {
                let $wrap = AnyMove::Quarx;
                $body
            }
            AnyGame::Glinski($position) => {
                let $wrap = AnyMove::Hexagonal;
                $body
            }
            AnyGame::Hex4d($position) => {
                let $wrap = AnyMove::Hexagonal;
                $body
            }
            AnyGame::Trid($position) => {
                let $wrap = AnyMove::Trid;
                $body
            }
        }
    };
}

/// Does the same with a position of any type and one of its moves; nothing with a move of another game.
macro_rules! each_move {
    ($game:expr, $m:expr, $position:ident, $move:ident => $body:expr) => {
        match ($game, $m) {
            (AnyGame::Flat($position), AnyMove::TimeOut($move)) => $body,
            (AnyGame::Tower($position), AnyMove::TimeOut($move)) => $body,
            (AnyGame::Quarx($position), AnyMove::Quarx($move)) => $body,
            (AnyGame::Glinski($position), AnyMove::Hexagonal($move)) => $body,
            (AnyGame::Hex4d($position), AnyMove::Hexagonal($move)) => $body,
            (AnyGame::Trid($position), AnyMove::Trid($move)) => $body,
            _ => Default::default(),
        }
    };
}

impl AnyGame {
    /// The position from which a variant starts.
    ///
    /// # Errors
    ///
    /// If there is no such variant.
    pub fn start(id: &str) -> Result<AnyGame, Error> {
        let variant = variant(id)?;
        (variant.start)(variant.id)
    }

    /// Reads the id of a variant, for its start, or a position text.
    ///
    /// # Errors
    ///
    /// If it is neither.
    pub fn from_variant_or_text(text: &str) -> Result<AnyGame, Error> {
        if text.contains(' ') { text.parse() } else { AnyGame::start(text) }
    }

    /// See [`perft`](crate::perft()).
    ///
    /// # Errors
    ///
    /// If a position on the way is too complex to go on from (Q15).
    pub fn perft(&self, depth: u32) -> Result<u64, Error> {
        match self {
            AnyGame::Flat(position) => perft(position, depth),
            AnyGame::Tower(position) => perft(&**position, depth),
            AnyGame::Quarx(position) => perft(position, depth),
            AnyGame::Glinski(position) => perft(&**position, depth),
            AnyGame::Hex4d(position) => perft(&**position, depth),
            AnyGame::Trid(position) => perft(&**position, depth),
        }
    }

    /// Every piece in Time Out and where it can come back (T17-T21).
    pub fn rematerializations(&self) -> Vec<Rematerialization> {
        match self {
            AnyGame::Flat(position) => position.rematerializations(),
            AnyGame::Tower(position) => position.rematerializations(),
            _ => Vec::new(),
        }
    }
}

impl Display for AnyGame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        each!(self, position => position.fmt(f))
    }
}

impl FromStr for AnyGame {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let id = text.split(' ').next().unwrap_or_default();
        (variant(id)?.read)(text)
    }
}

impl Game for AnyGame {
    type Move = AnyMove;

    fn turn(&self) -> Side {
        each!(self, position => position.turn())
    }

    fn outcome(&self) -> Option<Outcome> {
        each!(self, position => position.outcome())
    }

    fn legal_moves_into(&self, out: &mut Vec<AnyMove>) {
        each!(self, position, wrap => out.extend(position.legal_moves().into_iter().map(wrap)));
    }

    fn count_moves(&self) -> u64 {
        each!(self, position => position.count_moves())
    }

    fn play_unchecked(&mut self, m: &AnyMove) {
        each_move!(self, m, position, m => position.play_unchecked(m));
    }

    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (AnyGame::Flat(a), AnyGame::Flat(b)) => a.is_same(b),
            (AnyGame::Tower(a), AnyGame::Tower(b)) => a.is_same(b),
            (AnyGame::Quarx(a), AnyGame::Quarx(b)) => a.is_same(b),
            (AnyGame::Glinski(a), AnyGame::Glinski(b)) => a.is_same(b),
            (AnyGame::Hex4d(a), AnyGame::Hex4d(b)) => a.is_same(b),
            (AnyGame::Trid(a), AnyGame::Trid(b)) => a.is_same(b),
            _ => false,
        }
    }

    fn key(&self) -> u64 {
        each!(self, position => position.key())
    }

    fn reversible_steps(&self) -> usize {
        each!(self, position => position.reversible_steps())
    }

    fn move_text(&self, m: &AnyMove) -> String {
        each_move!(self, m, position, m => position.move_text(m))
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<AnyMove, Error> {
        each!(self, position, wrap => position.parse_move(text, language).map(wrap))
    }

    fn check(&self) -> Result<(), Error> {
        each!(self, position => position.check())
    }

    fn effort(&self) -> u64 {
        each!(self, position => position.effort())
    }

    fn forget(&mut self) {
        each!(self, position => position.forget());
    }

    fn could_repeat(&self, m: &AnyMove) -> bool {
        each_move!(self, m, position, m => position.could_repeat(m))
    }

    fn unrepeatable_moves(&self) -> Option<Vec<AnyMove>> {
        each!(self, position, wrap => Some(position.unrepeatable_moves()?.into_iter().map(wrap).collect()))
    }
}

impl SpeedMoves for AnyGame {
    fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        match self {
            AnyGame::Flat(position) => position.agree_speed(n),
            AnyGame::Tower(position) => position.agree_speed(n),
            _ => {
                let message = format!("`{}` has no speed moves", self.variant());
                Err(Error::new(Code::BadAgreement, message).with_rule("T23"))
            }
        }
    }
}

impl Page for AnyGame {
    fn variant(&self) -> &'static str {
        each!(self, position => position.variant())
    }

    fn pieces(&self) -> Vec<Piece> {
        each!(self, position => position.pieces())
    }

    fn describe(&self, m: &AnyMove) -> MoveInfo {
        each_move!(self, m, position, m => position.describe(m))
    }

    fn format_move(&self, m: &AnyMove, style: Style) -> String {
        each_move!(self, m, position, m => position.format_move(m, style))
    }

    fn status(&self) -> Status {
        each!(self, position => position.status())
    }

    fn number(&self) -> u32 {
        each!(self, position => position.number())
    }

    fn threats(&self) -> Vec<Threat> {
        each!(self, position => position.threats())
    }
}
