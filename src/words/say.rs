//! What can be said, each with its parameters.

use super::message::{English, German, Message, Parameter, Template, length, lines};
use super::parts::{Choices, Columns, Moves, Piece};
use crate::role::Role;
use crate::{Outcome, Side};

macro_rules! reasons {
    ($($(#[$attribute:meta])* $name:ident { $($parameter:ident: $type:ty),* })*) => {
        $(
            $(#[$attribute])*
            pub(crate) struct $name {
                $(pub(crate) $parameter: $type,)*
            }

            impl $name {
                const LINES: [&str; 3] =
                    [concat!($(stringify!($parameter), " "),*), <$name as English>::ENGLISH, <$name as German>::GERMAN];
                const TEMPLATE: Template = {
                    const BYTES: [u8; length($name::LINES)] = lines($name::LINES);
                    Template(match str::from_utf8(&BYTES) {
                        Ok(text) => text,
                        Err(_) => unreachable!(),
                    })
                };
            }

            impl From<$name> for Message {
                #[inline(always)]
                fn from($name { $($parameter),* }: $name) -> Message {
                    #[allow(unused_mut)]
                    let mut message = Message { template: &$name::TEMPLATE, arguments: Vec::new() };
                    $($parameter.add(&mut message);)*
                    message
                }
            }
        )*

        /// All of them, by name.
        #[cfg(test)]
        pub(super) const ALL: &[(&str, &Template)] = &[$((stringify!($name), &$name::TEMPLATE)),*];
    };
}

reasons! {
    // Any game.
    Other { text: String }
    Within { whole: Message, reason: Message }
    Quoted { text: String }
    Ambiguous { text: String, count: usize, moves: Moves }
    NoPieceOn { cell: String }
    OtherSidesPiece { cell: String, owner: Side, turn: Side }
    CellsStop { cells: Vec<String>, piece: Piece }
    CannotReach { piece: Piece, to: String }

    // Chess-like games.
    AnotherPiece { cell: String, found: Role, named: Role }
    HasNoPiece { side: Side, role: Role, place: Message }
    Anywhere {}
    OnFile { file: char }
    OnRank { rank: usize }
    InColumns { columns: Columns }
    NoneCanReach { role: Role, side: Side, to: String }
    Occupied { side: Side, role: Role, cell: String }
    WriteCapture { side: Side, role: Role, cell: String }
    NothingToCapture { cell: String }
    NoPromotionTo { role: Role }
    LastRankPromotes {}
    KingExposed { side: Side, attackers: Vec<Piece> }
    KingInCheck {}
    PawnAheadOnly { piece: Piece }
    PawnNeedsEmpty { piece: Piece }
    NotJustPassed { cell: String, passed: String }

    // Columns.
    CannotReachColumn { piece: Piece, columns: Columns }
    PawnCannotReach { piece: Piece, columns: Columns }
    ColumnsStop { columns: Columns, piece: Piece }

    // Texts of moves.
    EmptyMove {}
    Expected { what: Message, found: Message }
    TheEnd {}
    Castling {}
    PieceLetter { letters: String }
    MoveComplete { rest: String }
    LongMove { bytes: usize, most: usize }

    // Texts of positions.
    InField { field: &'static str, reason: Message }
    NotANumber { text: String }
    LeadingZeros { text: String }
    NumberTooLarge { text: String }
    MoveNumberZero {}
    NotAPieceLetter { letter: String }
    NotASide { text: String }
    MoreThanOneBoard {}
    MoreBoards { boards: usize }
    MoreLevels { levels: usize }
    NoBoard {}
    FewerBoards { boards: usize, separator: char, found: usize }
    FewerLevels { levels: usize, separator: char, found: usize }
    TheBoard {}
    TheLevel { level: usize }
    MoreRanks { width: usize }
    FewerRanks { board: Message, missing: usize }
    NoRun { text: String }
    TwoRuns {}
    LongRank { rank: usize, width: usize }
    ShortRank { rank: usize, width: usize }
    LongPosition { bytes: usize, most: usize }
    FieldMissing {}
    FieldEmpty {}
    AfterLastField { text: String }
    NotTheVariant { id: String, meant: &'static str }
    Kings { side: Side, count: usize }
    InCheckOutOfTurn { side: Side, turn: Side }
    PawnOnPromotion { side: Side, cell: String }
    PawnNeedsCapture { piece: Piece, to: String }
    NoCastling {}
    Sign { sign: char }
    FileUpTo { last: char }
    RankUpTo { last: usize }
    StandsTwice { text: String }
    NotACell { example: &'static str }
    NoPawnPasses {}
    NoPawnBeyond {}

    // Time out chess and its ground floors.
    StaysOnSquare {}
    StaysInColumn {}
    PawnDiagonally { piece: Piece }
    EnemyInFront { columns: Columns, piece: Piece }
    NotOnSecondRank { piece: Piece }
    CannotPass { piece: Piece, columns: Columns }
    EnterByCapturing { columns: Columns }
    NoCastlingLeft { side: Side }
    RookCannotCastle { cell: String }
    NoRookCastles { columns: Columns }
    BetweenKingAndRook { columns: Columns }
    CastlesThroughAttack { columns: Columns }
    IsInTimeOut { side: Side, role: Role, origin: String }
    MustReturn { piece: Piece }
    KingStays {}
    LengthNotDeclared {}
    DeclareLength { example: Moves }
    TimeOutRounds {}
    ReturnsSameTurn { piece: Piece }
    NoneFromInTimeOut { side: Side, role: Role, origin: String }
    NoneInTimeOut { side: Side, role: Role }
    ReturnsLater { piece: Piece, turns: u8 }
    NotYetARound { piece: Piece }
    OriginNotEmpty { piece: Piece, columns: Columns }
    NowhereToAppear { piece: Piece }
    OwnSquare {}
    OwnColumn {}
    ReturnsAsQueen {}
    AnnihilatesDiagonally { piece: Piece }
    WayAheadBlocked { piece: Piece }
    CannotReachAfter { piece: Piece, columns: Columns, rounds: u8 }
    NoneOnOneBoard { id: String }
    NoneOnEightLevels { id: String }
    LevelLetter { letter: char }
    LevelUpTo { last: usize }
    NeedsLevel { name: String, example: String }
    HasNoTimeOut { game: &'static str }
    Rounds {}
    PawnCannotComeFrom { side: Side, cell: String }
    NoRight { token: String }
    CastlesWithoutKing { side: Side, cell: String }
    CastlesWithoutRook { side: Side, cell: String }
    TooManyPieces { most: usize }
    AnyPieceLetter {}
    KingInTimeOut { text: String }
    NoCellBeforeColon {}
    ColonAndRounds {}
    SlashAndLength {}
    Length {}
    RoundsStop { most: u8 }
    ShouldHaveReturned {}
    AnotherReturns {}
    NotASeries { text: String }
    MoreThanAgreed {}
    SeriesWithoutKing {}
    PassedSquareFull {}
    PassedColumnFull {}
    StartSquareFull {}
    StartColumnFull {}
    PiecesInTimeOut { game: &'static str, origins: Vec<String> }
    SeriesRuns { game: &'static str }
    LeftWithoutLength { role: Role, origin: String }
    SeriesIsRunning { agreed: u8 }
    SeriesLength { moves: u8 }

    // The cube.
    LastLevelPromotes {}
    PawnStepsToEmpty { piece: Piece }
    WhitePawnSteps { piece: Piece }
    BlackPawnSteps { piece: Piece }
    CellWithLevel {}

    // Games and their moves.
    GameOver { outcome: Outcome }
    NotLegal {}
    AnotherGamesMove {}
    AnotherGamesEngine {}
    TooManyMoves { most: usize }
    GameTooComplex {}
    AllTooComplex {}
    Repeats { notation: String, ago: usize }
    LongComments { most: usize }
    UnknownLanguage { text: String }

    // Variants and rule sets.
    NotInModule { id: String, family: &'static str }
    NeedsFeature { id: String, family: &'static str }
    UnknownVariant { id: String, list: &'static str }
    PositionWithoutVariant {}
    SimilarVariants { id: String, similar: Vec<String> }
    OtherBoards {}
    VariantWithoutSpeed { game: &'static str }
    SharesWithNone { id: String, own: &'static str }
    SharesWith { id: String, own: &'static str, others: Vec<String> }
    NoSuchPosition { id: String, reason: Message }
    TooManyDifferences { most: usize, id: &'static str }
    AnotherMoveThere { notation: Moves }

    // Records.
    LongRecord { bytes: usize, most: usize }
    MoveOf { number: u32, text: String }
    MovesInARow { count: usize }
    SeriesOfMoves {}
    NumberedAs { side: Side, turn: Side }
    LongTag { name: String, most: usize }
    TooManyTags { most: usize }
    TagName { name: String }
    TagOfGame { name: String }
    TagLineBreak { name: String }
    TagResult { value: String }
    TagOf { name: String }
    TagTwice { name: String }
    TagShape {}
    TagEnd { name: String }
    FenOfAnother { found: String, meant: &'static str }
    NoVariantTag {}
    NotInternational { value: String }
    AfterResult {}
    TagAmongMoves {}
    NumberTwice { number: String }
    UnopenedVariation {}
    UnclosedVariation {}
    UnclosedComment {}
    LeftOut { text: String }
    LeftOutVariation {}
    LeftOutComment {}
    ReadAs { text: String, read: String }
    NumberAs { text: String, read: u32 }
    FenWithoutClock {}
    CastlingAs { text: String, read: String }
    GoesOn { outcome: Outcome }

    // Quarx and draughts.
    NotASquare { text: String }
    NotACellOfDigits { text: String, digits: usize }
    LightCell { cell: String }
    Space {}
    StepOrCapture {}
    SquareNumber {}
    AnyCell {}
    TooManyWays { most: usize }
    MoreMoves { most: usize }
    HuffFirst {}
    NoneOfQuarx { id: String }
    ThreeParts {}
    NotWOrB { text: String }
    ListBegins { side: Side, letter: char }
    EmptyList {}
    NoPieceAtAll {}
    BackwardRange { text: String }
    ManWouldBeKing { side: Side, cell: String }
    MissedNone { side: Side }
    MissedWithOne { side: Side }
    MissedWithOthers { side: Side }
    TakeHuffed { side: Side, huffs: Vec<String> }
    NothingMissed {}
    NoHuffing { game: &'static str }
    NoDiagonal { from: String, to: String }
    NoDirectionOfTwo { from: String, to: String, changes: Vec<String> }
    NoDirection { from: String, to: String, changes: Vec<String> }
    CaptureWithX { notation: String }
    StepsToNeighbor { piece: Piece, to: String, away: usize }
    CannotStepOnto { piece: Piece, to: String }
    CannotStepPast { piece: Piece, to: String, blocker: String }
    MenToSmallerNumbers { piece: Piece, to: String, side: Side }
    MenToGreaterNumbers { piece: Piece, to: String, side: Side }
    MenToGreaterY { piece: Piece, to: String, side: Side }
    MenToSmallerY { piece: Piece, to: String, side: Side }
    MustCapture { choices: Choices, most: usize }
    MustCaptureOne { choices: Choices, most: usize }
    TakesTooFew { size: usize, most: usize, choices: Choices }
    CannotLandOn { piece: Piece, to: String }
    LandBehind { prey: Piece, cells: Vec<String> }
    CannotJumpSoFar { piece: Piece, from: String, to: String }
    NothingToJump { from: String, to: String }
    MoreThanOneToJump { from: String, to: String }
    JumpedTwice { cell: String }
    CannotJumpOwn { piece: Piece, cell: String }
    CaptureGoesOn { cell: String }

    // 4d hexagonal chess and glinski's.
    CellWithBoard {}
    CellOfHexagon {}
    LongBoard { board: Message, cells: usize }
    ShortBoard { board: Message, cells: usize }
    BoardNamed { name: String }
    PawnCannotComeTo { side: Side, cell: String }
    NotBared { text: String }
    NoBaredKings {}
    OnlyKingLeft { side: Side }
    MoreThanKing { side: Side }
    LongBared { text: String }
    HasChosen { side: Side }
    NoEnPassant {}
    PassedCellFull {}
    StartCellFull {}
    LastBoardPromotes {}
    EndOfFilePromotes {}
    StaysOnCell {}
    InsideOrBetween { piece: Piece, to: String }
    CannotReachBoth { piece: Piece, to: String }
    SameColor { to: String, from: String }
    PawnCapturesElse { piece: Piece }
    OneStepOnly { piece: Piece }
    NotOnStartingCell { piece: Piece }
    PawnSteps { piece: Piece }
    BaredInside { side: Side }
    BaredBetween { side: Side }
    NextToBaredKing { side: Side, other: Side }

    // Tri-dimensional chess.
    NoneOfTrid { id: String }
    HangsBelow { place: String }
    WingOfPeg {}
    LAndPeg {}
    PegNumber {}
    LevelsOfPeg { name: String, below: usize, above: usize }
    OnlyOnTop { name: String, above: usize }
    OnlyPawnWaits {}
    EqualsAndPiece {}
    LevelInParentheses {}
    RankFromZero {}
    MoreMainBoards { text: String }
    FewerMainBoards { count: usize }
    MoreMovableBoards {}
    FewerMovableBoards { count: usize, most: usize }
    TwoBoardsOn { place: String }
    Owner {}
    Controller {}
    ColonAndCells {}
    OwnedBoards { white: usize, black: usize }
    StandsAlone { side: Side, place: String }
    TwoPawnsWait { one: String, other: String }
    EnPassantMark {}
    NotOnPeg { peg: String }
    NoPawnWaits {}
    PawnWaitsOn { cell: String }
    PromoteFirst { cell: String }
    LeavesPawn { cell: String, side: Side }
    NoSuchCell { cell: String }
    PromotionRankPromotes {}
    CellNotInPlay { cell: String, place: String }
    GapStops { columns: Columns, piece: Piece }
    ColumnNotInPlay { columns: Columns }
    PawnDiagonallyWithX { piece: Piece }
    PawnHasMoved { piece: Piece }
    CannotPassAhead { piece: Piece }
    NotJustPassedColumn { cell: String, columns: Columns }
    EndToEnd {}
    OverTheEdge { piece: Piece, cell: String }
    BetweenMains { level: usize, column: String }
    LevelTooFar { level: usize, column: String }
    LevelOccupied { level: usize, column: String }
    LevelNotInPlay { level: usize, column: String }
    CannotLandOnLevel { piece: Piece, level: usize, reason: Message }
    NoCastlingThere { side: Side }
    NoCastlingFirst {}
    NotEmpty { cell: String }
    BoardAlreadyOn { place: String }
    BoardIsOn { place: String }
    NoBoardOn { place: String }
    NoBoardCanGo { place: String }
    ControlsBoard { side: Side, place: String }
    OwnsBoard { side: Side, place: String }
    CommandsBoard { side: Side, place: String }
    PieceStandsOn { role: Role, cell: String }
    PiecesStandOn { count: usize, place: String }
    MovesWithOnePiece { on: Message }
    MovesWithOnePawn { on: Message }
    PinsNotAdjacent { from: String, to: String }
    NotDiagonally { from: String, to: String }
    NotInOneStep { from: String, to: String }
    EmptyBoardFlips {}
    EmptyBoardRetreats {}
    EmptyBoardChanges {}
    PromotesNone {}
    NotACellWithLevel { text: String }
    NoPawnStartedThere { cell: String }
    PawnLeftBehind { cell: String }
    NotAColumnAndLevel {}
    PassedColumnNotInPlay {}
    NoPawnBeyondOnLevel {}
    StartCellNotOpen {}
}
