//! The catalog: the only list of variants, and types that hold a position or a move of any of them.

use crate::board_text;
use crate::describe::{
    Describe, Geometry, MoveInfo, Piece, Rematerialization, SPEED_MOVES, Sealed, Status, Threat,
};
use crate::error::shown;
use crate::game::Game;
#[cfg(feature = "hex4d")]
use crate::hex4d;
use crate::notation::{self, Faults, Readable, Style, TextField};
use crate::outcome::{Outcome, Reason};
#[cfg(feature = "quarx")]
use crate::quarx;
#[cfg(feature = "raumschach")]
use crate::raumschach;
use crate::record_style::RecordStyle;
#[cfg(feature = "search")]
use crate::search::Evaluate;
#[cfg(feature = "timeout")]
use crate::timeout;
#[cfg(feature = "trid")]
use crate::trid;
use crate::words::{Message, say};
use crate::{Code, Error, Language, Side, perft};
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// A variant, as lists of games show it.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The id, the first field of every position text (C1).
    pub id: &'static str,
    /// The name that people read.
    pub name: &'static str,
    /// One line that says what it is.
    pub summary: &'static str,
    /// Where its rules come from, as a bibliography says it: the same in all languages.
    pub source: &'static str,
    /// Its family, which is a cargo feature and a module of this crate.
    pub family: &'static str,
    /// The number of dimensions, time included.
    pub dimensions: u8,
    /// Those of the [`FLAGS`] that apply.
    pub flags: &'static [&'static str],
    /// How its games are recorded.
    pub record: RecordStyle,
    /// The boards to draw.
    pub geometry: fn() -> Geometry,
    /// The fields of its position texts, and how much of each counts for C6.
    pub fields: &'static [TextField],
    engine: Engine,
}

/// The flags that a variant may have, whichever games a build includes: Time Out (T15), Time Out with a
/// declared length (T30), and speed moves (T23).
pub const FLAGS: [&str; 3] = ["time_out", "declared", SPEED_MOVES];

impl Variant {
    /// Returns whether the variant has one of the [`FLAGS`].
    pub fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }
}

/// How the positions of a variant are made.
#[derive(Clone, Copy, Debug)]
struct Engine {
    start: fn(&str) -> Result<AnyGame, Error>,
    read: fn(&str, &mut Faults) -> Result<AnyGame, Error>,
}

impl Engine {
    const fn of<G: Game + Readable + Into<AnyGame>>() -> Engine {
        Engine {
            start: |id| G::start(id).map(G::into),
            read: |text, faults| G::read(text, faults).map(G::into),
        }
    }
}

const TIMEOUT: &str = "4D-Schach / 4D Chess (Star Trek), Games and Timelines";
const QUARX: &str = "Quarx (anon.)";
#[cfg(feature = "trid")]
const TRID: &str = "Frank Truelove, Three Dimensional Chess, Star Trek: Freedom's Wiki";

/// Defines, from the list of variants, those that the build has and the families of all.
macro_rules! variants {
    ($($family:tt $id:tt: $variant:tt)+) => {
        /// All variants, from few dimensions to many.
        pub const VARIANTS: &[Variant] = &[$(
            #[cfg(feature = $family)]
            variants!(@ $family $id $variant),
        )+];

        /// Every id with its family, whichever families the build has.
        const FAMILIES: &[(&str, &str)] = &[$(($id, $family)),+];
    };
    (@ $family:tt $id:tt { $($field:ident: $value:expr),+ $(,)? }) => {
        Variant { id: $id, family: $family, $($field: $value),+ }
    };
}

variants! {
    "timeout" "chess": {
        name: "Chess",
        summary: "Orthodox chess, the game that most of the others build on.",
        source: "FIDE Laws of Chess",
        dimensions: 2,
        flags: &[],
        record: RecordStyle::PGN,
        geometry: || timeout::geometry(1),
        fields: &timeout::CHESS_FIELDS,
        engine: Engine::of::<timeout::Flat>(),
    }
    "hex4d" "glinski": {
        name: "Glinski's hexagonal chess",
        summary: "Chess on one board of 91 hexagons. Stalemate is a draw here; in tournaments it scores three quarters.",
        source: "Wladyslaw Glinski, 1936",
        dimensions: 2,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: || hex4d::geometry(false),
        fields: &hex4d::FIELDS,
        engine: Engine::of::<hex4d::Glinski>(),
    }
    "quarx" "draughts": {
        name: "Draughts",
        summary: "International draughts, 10x10: the captures of Quarx in two dimensions.",
        source: "FMJD, Rules of International Draughts",
        dimensions: 2,
        flags: &[],
        record: RecordStyle::PDN,
        geometry: || quarx::geometry(2),
        fields: &quarx::FIELDS,
        engine: Engine::of::<quarx::Position>(),
    }
    "timeout" "timeout-flat": {
        name: "Time Out on one board",
        summary: "Chess whose pieces can leave for the future and return: the introduction to Time Out.",
        source: TIMEOUT,
        dimensions: 3,
        flags: timeout::FLAGS,
        record: RecordStyle::TAGGED,
        geometry: || timeout::geometry(1),
        fields: &timeout::FIELDS,
        engine: Engine::of::<timeout::Flat>(),
    }
    "quarx" "quarx-3d": {
        name: "Quarx on a cube",
        summary: "Four planes of 4x4 and eight men on each side: the introduction to Quarx.",
        source: "hyperply; Quarx (anon.)",
        dimensions: 3,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: || quarx::geometry(3),
        fields: &quarx::FIELDS,
        engine: Engine::of::<quarx::Position>(),
    }
    "raumschach" "raumschach": {
        name: "Raumschach",
        summary: "Chess on five levels of 5x5, with a new piece: the unicorn.",
        source: "Ferdinand Maack, 1907; Anthony Dickins, A Guide to Fairy Chess",
        dimensions: 3,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: raumschach::geometry,
        fields: &raumschach::FIELDS,
        engine: Engine::of::<raumschach::Position>(),
    }
    "trid" "trid": {
        name: "Tri-Dimensional chess",
        summary: "Three boards like a staircase, and four small ones that the players move.",
        source: TRID,
        dimensions: 3,
        flags: &[],
        record: trid::RECORD,
        geometry: || trid::geometry(true),
        fields: &trid::FIELDS,
        engine: Engine::of::<trid::Position>(),
    }
    "trid" "trid-strict": {
        name: "Tri-Dimensional chess, literal reading",
        summary: "Truelove's rules to the letter: no piece steps over the edge of its board to another level.",
        source: TRID,
        dimensions: 3,
        flags: &[],
        record: trid::RECORD,
        geometry: || trid::geometry(true),
        fields: &trid::FIELDS,
        engine: Engine::of::<trid::Position>(),
    }
    "trid" "trid-meder": {
        name: "Tri-Dimensional chess, Meder's rules",
        summary: "The tournament rules: a piece lands on any level, and a board carries any single piece forward.",
        source: "Jens Meder et al., Tournament Rules for Three-Dimensional Chess, 2013",
        dimensions: 3,
        flags: &[],
        record: trid::RECORD,
        geometry: || trid::geometry(false),
        fields: &trid::FIELDS,
        engine: Engine::of::<trid::Position>(),
    }
    "timeout" "tower": {
        name: "The tower",
        summary: "Chess on eight levels of 7x7 with 112 pieces: Time Out chess without Time Out and speed moves.",
        source: TIMEOUT,
        dimensions: 3,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: || timeout::geometry(8),
        fields: &timeout::CHESS_FIELDS,
        engine: Engine::of::<timeout::Tower>(),
    }
    "timeout" "timeout": {
        name: "Time Out chess",
        summary: "Eight levels of 7x7, 112 pieces, Time Out and speed moves: the full game.",
        source: TIMEOUT,
        dimensions: 4,
        flags: timeout::FLAGS,
        record: RecordStyle::TAGGED,
        geometry: || timeout::geometry(8),
        fields: &timeout::FIELDS,
        engine: Engine::of::<timeout::Tower>(),
    }
    "timeout" "timeout-declared": {
        name: "Time Out chess, declared",
        summary: "A piece that leaves says when it will return, and has to keep its word.",
        source: TIMEOUT,
        dimensions: 4,
        flags: timeout::DECLARED_FLAGS,
        record: RecordStyle::TAGGED,
        geometry: || timeout::geometry(8),
        fields: &timeout::DECLARED_FIELDS,
        engine: Engine::of::<timeout::Tower>(),
    }
    "quarx" "quarx": {
        name: "Quarx",
        summary: "Draughts on a hypercube: sixteen planes of 4x4, forty men on each side, forty directions.",
        source: QUARX,
        dimensions: 4,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: || quarx::geometry(4),
        fields: &quarx::FIELDS,
        engine: Engine::of::<quarx::Position>(),
    }
    "quarx" "quarx-huff": {
        name: "Quarx with huffing",
        summary: "The original penalty: if you miss a capture, you forfeit the move and the piece.",
        source: QUARX,
        dimensions: 4,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: || quarx::geometry(4),
        fields: &quarx::HUFF_FIELDS,
        engine: Engine::of::<quarx::Position>(),
    }
    "hex4d" "hex4d": {
        name: "4D Hexagonal Chess",
        summary: "A hexagon of 19 boards, each a hexagon of 19 cells. Pieces move inside a board or between boards.",
        source: "Kevin Pacey, 4D Hexagonal Chess, The Chess Variant Pages, 2017",
        dimensions: 4,
        flags: &[],
        record: RecordStyle::TAGGED,
        geometry: || hex4d::geometry(true),
        fields: &hex4d::FIELDS,
        engine: Engine::of::<hex4d::Hex4d>(),
    }
}

/// Returns the variant with this id (C1).
///
/// # Errors
///
/// Fails if there is no such variant, or if the build leaves out its family. The message says which, and
/// names similar ids.
pub fn variant(id: &str) -> Result<&'static Variant, Error> {
    VARIANTS.iter().find(|variant| variant.id == id).ok_or_else(|| {
        let id = shown(id);
        let reason: Message = match FAMILIES.iter().find(|(known, _)| *known == id) {
            Some(&(_, family)) if IS_PACKAGE => say::NotInModule { id, family }.into(),
            Some(&(_, family)) => say::NeedsFeature { id, family }.into(),
            None => unknown(id),
        };
        Error::of(Code::UnknownVariant, reason).with_rule("C1").with_at(0)
    })
}

/// Whether this is the WebAssembly of the npm package.
const IS_PACKAGE: bool = cfg!(all(feature = "js", target_arch = "wasm32"));

/// The most letters in which a similar id may differ, and the most similar ids that an error names.
const ALIKE: usize = 3;

/// Says that no variant has an id, and names the most similar ones or the place where all are listed; or that a
/// position lacks its variant.
fn unknown(id: String) -> Message {
    if id.contains('/') {
        return say::PositionWithoutVariant {}.into();
    }
    let mut similar = Vec::new();
    for letters in 0..=ALIKE {
        for &Variant { id: known, .. } in VARIANTS {
            let is_near = 2 * letters <= known.len() && similar.len() < ALIKE;
            if is_near && distance(&id, known) == letters {
                similar.push(format!("`{known}`"));
            }
        }
    }
    match similar.is_empty() {
        true if IS_PACKAGE => say::UnknownVariant { id, list: "variants()" }.into(),
        true => say::UnknownVariant { id, list: "catalog::VARIANTS" }.into(),
        false => say::SimilarVariants { id, similar }.into(),
    }
}

/// Returns the number of letters to change, add or remove to turn one word into another, ignoring case
/// (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other = other.as_bytes();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.bytes().enumerate() {
        let mut before = i;
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = before + usize::from(!a.eq_ignore_ascii_case(b));
            before = row[j + 1];
            row[j + 1] = changed.min(before + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

/// Defines, from the list of engines, the types of positions and moves of any game, and the macros that run
/// the same code for each.
macro_rules! engines {
    ($d:tt $($family:tt $moves:ident($m:ty): $($game:ident($g:ty)),+;)+) => {
        #[cfg(not(any($(feature = $family),+)))]
        compile_error!(concat!("hyperply needs one of the features", $(" `", $family, "`"),+));

        /// A position of any variant.
        ///
        /// ```
        /// # #[cfg(feature = "timeout")] {
        /// use hyperply::{Game, catalog::AnyGame};
        ///
        /// let game = AnyGame::start("timeout-flat")?;
        /// let same: AnyGame = game.to_string().parse()?;
        /// assert_eq!(same.key(), game.key());
        /// # }
        /// # Ok::<(), hyperply::Error>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        #[non_exhaustive]
        pub enum AnyGame {
            $($(#[cfg(feature = $family)] $game(Box<$g>),)+)+
        }

        /// A move of any variant. It has a meaning only in its position, and so does its text: use
        /// `game.move_text(&m)` (C3), or [`Describe::format_move`] for another style. `{:?}` is for
        /// debugging.
        ///
        /// ```
        /// # #[cfg(feature = "timeout")] {
        /// use hyperply::{Game, Language, catalog::AnyGame};
        ///
        /// let game = AnyGame::start("timeout")?;
        /// let m = game.parse_move("Nb1L1-c3L2", Language::English)?;
        /// assert_eq!(game.move_text(&m), "Nb1L1-c3L2");
        /// # }
        /// # Ok::<(), hyperply::Error>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        #[non_exhaustive]
        pub enum AnyMove {
            $(#[cfg(feature = $family)] $moves($m),)+
        }

        $($(#[cfg(feature = $family)] impl From<$g> for AnyGame {
            fn from(position: $g) -> AnyGame {
                AnyGame::$game(Box::new(position))
            }
        })+)+

        /// Runs the same code for a position of any type, with the constructor of [`AnyMove`] for its moves.
        macro_rules! each {
            ($d any:expr, $d position:ident => $d body:expr) => {
                match $d any {
                    $($(#[cfg(feature = $family)] AnyGame::$game($d position) => $d body,)+)+
                }
            };
            ($d any:expr, $d position:ident, $d wrap:ident => $d body:expr) => {
                match $d any {
                    $($(#[cfg(feature = $family)] AnyGame::$game($d position) => {
                        let $d wrap = AnyMove::$moves;
                        $d body
                    })+)+
                }
            };
        }

        /// Runs the same code for a position of any type and one of its moves, or other code for a move of
        /// another game.
        macro_rules! each_move {
            ($d any:expr, $d of_any:expr, $d position:ident, $d m:ident => $d body:expr, $d other:expr) => {
                match ($d any, $d of_any) {
                    $($(#[cfg(feature = $family)] (AnyGame::$game($d position), AnyMove::$moves($d m)) => $d body,)+)+
                    #[allow(unreachable_patterns)]
                    _ => $d other,
                }
            };
        }

        impl AnyGame {
            fn is_same_position(&self, other: &AnyGame) -> bool {
                match (self, other) {
                    $($(#[cfg(feature = $family)] (AnyGame::$game(one), AnyGame::$game(other)) => one.is_same(other),)+)+
                    #[allow(unreachable_patterns)]
                    _ => false,
                }
            }
        }
    };
}

engines! { $
    "timeout" TimeOut(timeout::Move): Flat(timeout::Flat), Tower(timeout::Tower);
    "quarx" Quarx(quarx::Move): Quarx(quarx::Position);
    "hex4d" Hexagonal(hex4d::Move): Glinski(hex4d::Glinski), Hex4d(hex4d::Hex4d);
    "trid" Trid(trid::Move): Trid(trid::Position);
    "raumschach" Raumschach(raumschach::Move): Raumschach(raumschach::Position);
}

/// An operation on a game of any type, for code that needs the type itself and not only an [`AnyGame`].
#[cfg(feature = "search")]
pub trait Visitor {
    /// What the operation returns.
    type Output;

    /// Runs the operation. `wrap` makes an [`AnyMove`] of a move.
    fn visit<G: Evaluate>(self, position: &G, wrap: fn(G::Move) -> AnyMove) -> Self::Output;
}

#[cfg(feature = "search")]
impl AnyGame {
    /// Runs an operation on the game with its own type.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        each!(self, position, wrap => visitor.visit(&**position, wrap))
    }
}

/// The text that stands for a move of another game.
const FOREIGN: &str = "(a move of another game)";

impl AnyGame {
    /// Returns the position from which a variant starts.
    ///
    /// # Errors
    ///
    /// Fails if there is no such variant.
    pub fn start(id: &str) -> Result<AnyGame, Error> {
        let variant = variant(id)?;
        (variant.engine.start)(variant.id)
    }

    /// Reads either the id of a variant, which means its start, or a position text.
    ///
    /// # Errors
    ///
    /// Fails if the text is neither.
    pub fn from_variant_or_text(text: &str) -> Result<AnyGame, Error> {
        if text.contains(' ') { text.parse() } else { AnyGame::start(text) }
    }

    /// Draws the position for people: all boards with the names of their files and ranks, White's pieces in
    /// capitals, empty cells as dots, and the pieces in Time Out below them. No line is longer than 100
    /// characters. For a text that can be read back, use `to_string()`.
    ///
    /// ```
    /// # #[cfg(feature = "quarx")] {
    /// use hyperply::catalog::AnyGame;
    ///
    /// let game: AnyGame = "quarx-3d W:WK112,231:B444 0 1".parse()?;
    /// let expected = [
    ///     "  a1          a2          a3          a4",
    ///     "4 .   .     4   .   .   4 .   .     4   .   m",
    ///     "3   M   .   3 .   .     3   .   .   3 .   .",
    ///     "2 .   .     2   .   .   2 .   .     2   .   .",
    ///     "1   .   .   1 K   .     1   .   .   1 .   .",
    ///     "  1 2 3 4     1 2 3 4     1 2 3 4     1 2 3 4",
    /// ];
    /// assert!(game.board_text().lines().eq(expected), "{}", game.board_text());
    /// # }
    /// # Ok::<(), hyperply::Error>(())
    /// ```
    #[must_use]
    pub fn board_text(&self) -> String {
        let variant = VARIANTS.iter().find(|variant| variant.id == self.variant());
        variant.map_or(String::new(), |variant| board_text::draw(self, (variant.geometry)()))
    }

    /// Counts move sequences; see [`perft`](crate::perft()).
    ///
    /// # Errors
    ///
    /// Fails if a position on the way is too complex to continue from (Q15).
    pub fn perft(&self, depth: u32) -> Result<u64, Error> {
        each!(self, position => perft(&**position, depth))
    }
}

impl Display for AnyGame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        each!(self, position => position.fmt(f))
    }
}

impl Readable for AnyGame {
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error> {
        let id = text.split(' ').next().unwrap_or_default();
        (variant(id)?.engine.read)(text, faults)
    }
}

impl FromStr for AnyGame {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        notation::parse(text)
    }
}

impl Game for AnyGame {
    type Move = AnyMove;

    fn start(variant: &str) -> Result<AnyGame, Error> {
        AnyGame::start(variant)
    }

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

    fn moves_despite_draws_into(&self, out: &mut Vec<AnyMove>) {
        each!(self, position, wrap => {
            let mut moves = Vec::new();
            position.moves_despite_draws_into(&mut moves);
            out.extend(moves.into_iter().map(wrap));
        });
    }

    fn count_despite_draws(&self) -> u64 {
        each!(self, position => position.count_despite_draws())
    }

    fn play_unchecked(&mut self, m: &AnyMove) {
        each_move!(self, m, position, m => position.play_unchecked(m), ());
    }

    fn is_same(&self, other: &Self) -> bool {
        self.is_same_position(other)
    }

    fn key(&self) -> u64 {
        each!(self, position => position.key())
    }

    fn reversible_steps(&self) -> usize {
        each!(self, position => position.reversible_steps())
    }

    fn move_text(&self, m: &AnyMove) -> String {
        each_move!(self, m, position, m => position.move_text(m), FOREIGN.to_string())
    }

    fn parse_move(&self, text: &str, language: Language) -> Result<AnyMove, Error> {
        each!(self, position, wrap => position.parse_move(text, language).map(wrap))
    }

    fn after(&self, m: &AnyMove) -> Result<Self, Error> {
        let foreign = || Err(Error::of(Code::IllegalMove, say::AnotherGamesMove {}));
        each_move!(self, m, position, m => position.after(m).map(Self::from), foreign())
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

    fn unclaimed(&self, repetitions: usize) -> Option<Self> {
        each!(self, position => position.unclaimed(repetitions).map(AnyGame::from))
    }

    fn longest_endgame(&self) -> Option<(usize, Reason)> {
        each!(self, position => position.longest_endgame())
    }

    fn forbids_repetition(&self) -> bool {
        each!(self, position => position.forbids_repetition())
    }

    fn could_repeat(&self, m: &AnyMove) -> bool {
        each_move!(self, m, position, m => position.could_repeat(m), false)
    }

    fn unrepeatable_moves(&self) -> Option<Vec<AnyMove>> {
        each!(self, position, wrap => Some(position.unrepeatable_moves()?.into_iter().map(wrap).collect()))
    }
}

impl Sealed for AnyGame {}

impl Describe for AnyGame {
    fn variant(&self) -> &'static str {
        each!(self, position => position.variant())
    }

    fn pieces(&self) -> Vec<Piece> {
        each!(self, position => position.pieces())
    }

    fn describe(&self, m: &AnyMove) -> MoveInfo {
        each_move!(self, m, position, m => position.describe(m), MoveInfo::new(FOREIGN.to_string(), "move", 'K'))
    }

    fn format_move(&self, m: &AnyMove, style: Style) -> String {
        each_move!(self, m, position, m => position.format_move(m, style), FOREIGN.to_string())
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

    fn rematerializations(&self) -> Vec<Rematerialization> {
        each!(self, position => position.rematerializations())
    }

    fn under(&self, variant: &str) -> Result<Self, Error> {
        each!(self, position => position.under(variant).map(AnyGame::from))
    }

    fn agree_speed(&mut self, n: u8) -> Result<(), Error> {
        each!(self, position => position.agree_speed(n))
    }

    fn in_series(&self) -> bool {
        each!(self, position => position.in_series())
    }
}
