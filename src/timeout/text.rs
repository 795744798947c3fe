//! Position texts (C2, T26, T31, T32). Reading turns a text first into a setup, which may be anything of the
//! right format, and then into a position, which meets all conditions.

use super::board::Board;
use super::geometry::{
    Cell, Wing, grid, home_rank, king_home, last_rank, passed_pawn, pawn_start, rank_columns, side_length,
};
use super::movegen;
use super::position::Position;
use super::state::{Entry, Rules, Speed, State};
use super::view::View;
use crate::chesslike::rows::{read_levels, write_levels};
use crate::cut::{head, tail};
use crate::error::shown;
use crate::notation::{self, Counts, Cursor, Faults, Field, Readable, TextField, fields};
use crate::role::Role;
use crate::words::{Message, say};
use crate::{Code, Error, Side};
use std::fmt::{self, Display, Formatter, Write};
use std::str::FromStr;

/// The fields of a position text without Time Out (T32, T33).
pub(crate) const CHESS_FIELDS: [TextField; 7] = [
    TextField::VARIANT,
    TextField::counted("BOARD"),
    TextField::SIDE,
    TextField::counted("CASTLING"),
    TextField::counted("EP"),
    TextField::CLOCK,
    TextField::NUMBER,
];

/// The fields of a position text with Time Out (T26); rounds count only for pawns (C6).
pub(crate) const FIELDS: [TextField; 9] = with_pool(Counts::Part);

/// The same fields where all rounds count (C6, T30).
pub(crate) const DECLARED_FIELDS: [TextField; 9] = with_pool(Counts::Whole);

const fn with_pool(counts: Counts) -> [TextField; 9] {
    let [variant, board, side, castling, en_passant, clock, number] = CHESS_FIELDS;
    let (pool, speed) = (TextField { name: "POOL", counts }, TextField::counted("SPEED"));
    [variant, board, side, castling, en_passant, clock, number, pool, speed]
}

/// Returns the token of a right to castle: `A1` (T26), or FEN's `K` (T31).
fn right_token(levels: usize, side: Side, wing: Wing, level: usize) -> String {
    let token = match (levels, wing) {
        (1, Wing::Short) => "K".to_string(),
        (1, Wing::Long) => "Q".to_string(),
        _ => format!("{}{}", (b'A' + wing.rook_file(levels) as u8) as char, level + 1),
    };
    if side == Side::White { token } else { token.to_ascii_lowercase() }
}

impl<const L: usize> Display for Position<L> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_position(self, f)
    }
}

fn write_position(position: &dyn View, f: &mut Formatter<'_>) -> fmt::Result {
    let (levels, state) = (position.levels(), position.state());
    write!(f, "{} ", state.rules.id(levels))?;
    write_levels(f, levels, side_length(levels), &|spot| position.at(spot))?;
    f.write_str(if state.turn == Side::White { " w " } else { " b " })?;
    // FEN's order on one level, which is also ASCII's.
    let wings = if levels == 1 { [Wing::Short, Wing::Long] } else { [Wing::Long, Wing::Short] };
    for (side, wing) in Side::BOTH.into_iter().flat_map(|side| wings.map(|wing| (side, wing))) {
        let rooks = state.castling[side.index()][wing as usize];
        for level in (0..levels).filter(|level| rooks & (1 << level) != 0) {
            f.write_str(&right_token(levels, side, wing, level))?;
        }
    }
    f.write_str(if state.castling == [[0; 2]; 2] { "- " } else { " " })?;
    match state.en_passant {
        Some(cell) => f.write_str(&position.text(cell))?,
        None => f.write_char('-')?,
    }
    write!(f, " {} {}", state.clock, state.number)?;
    if !state.has_time_out() {
        return Ok(());
    }
    f.write_char(' ')?;
    for (i, entry) in state.pool.iter().enumerate() {
        if i > 0 {
            f.write_char(',')?;
        }
        write!(f, "{}{}:{}", entry.letter(), position.text(entry.origin), entry.rounds)?;
        if entry.length > 0 {
            write!(f, "/{}", entry.length)?;
        }
    }
    f.write_str(if state.pool.is_empty() { "- " } else { " " })?;
    match state.speed {
        Some(Speed { agreed, phase, left }) => write!(f, "{agreed}:{phase}:{left}"),
        None => f.write_char('-'),
    }
}

impl<const L: usize> FromStr for Position<L> {
    type Err = Error;

    /// Reads a position text (C2, T26).
    ///
    /// # Errors
    ///
    /// Fails if the text breaks the format or a condition. The error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        notation::parse(text)
    }
}

impl<const L: usize> Readable for Position<L> {
    fn read(text: &str, faults: &mut Faults) -> Result<Self, Error> {
        let Setup { pieces, state, board, en_passant, .. } = Setup::read(L, text, faults)?;
        let mut position = Position { board: Board::empty(), state };
        for (cell, side, role) in pieces {
            position.board.toggle(side, role, cell);
        }
        check_kings(&position, board, faults);
        let passed = faults.note(read_en_passant(&position, en_passant)).flatten();
        if faults.is_empty() {
            movegen::settle(&mut position, passed);
        }
        Ok(position)
    }
}

/// What a text says, before it is known to be a position.
struct Setup<'a> {
    levels: usize,
    pieces: Vec<(Cell, Side, Role)>,
    state: State,
    board: Field<'a>,
    en_passant: Field<'a>,
}

impl<'a> Setup<'a> {
    fn read(levels: usize, text: &'a str, faults: &mut Faults) -> Result<Setup<'a>, Error> {
        let rules = Rules::of(levels, text.split(' ').next().unwrap_or_default())?;
        let (board, side, castling, en_passant, clock, number);
        let mut late = None;
        if rules.missing().is_some() {
            [_, board, side, castling, en_passant, clock, number] = fields(text, CHESS_FIELDS)?;
        } else {
            let (pool, speed);
            [_, board, side, castling, en_passant, clock, number, pool, speed] = fields(text, FIELDS)?;
            late = Some((pool, speed));
        }
        let mut setup = Setup { levels, pieces: Vec::new(), state: State::new(rules), board, en_passant };
        setup.read_board(board, faults)?;
        setup.state.turn = side.side()?;
        let castling = setup.read_castling(castling, faults);
        faults.note(castling);
        setup.state.clock = faults.note(clock.number()).unwrap_or_default();
        setup.state.number = faults.note(number.move_number()).unwrap_or_default();
        if let Some((pool, speed)) = late {
            setup.read_pool(pool, faults);
            faults.note(setup.read_speed(speed));
        }
        Ok(setup)
    }

    fn read_board(&mut self, field: Field<'_>, faults: &mut Faults) -> Result<(), Error> {
        let levels = self.levels;
        read_levels(field, levels, side_length(levels), &mut |here, letter, spot| {
            let (side, role) = here.piece(&Role::ORTHODOX, letter)?;
            let cell = Cell::of(spot);
            faults.note(self.check_pawn(here, side, role, cell));
            self.pieces.push((cell, side, role));
            Ok(())
        })
    }

    /// Checks that no pawn stands where it would have been promoted, or behind its own starting cell (C2).
    fn check_pawn(&self, here: Field<'_>, side: Side, role: Role, cell: Cell) -> Result<(), Error> {
        let forbidden = last_rank(self.levels, side) | rank_columns(home_rank(self.levels, side));
        if role == Role::Pawn && forbidden & cell.column.bit() != 0 {
            let cell = cell.text(self.levels);
            let reason = say::PawnCannotComeFrom { side, cell: cell.clone() };
            return Err(here.error(reason).with_rule("C2").with_cells([cell]));
        }
        Ok(())
    }

    fn read_castling(&mut self, field: Field<'_>, faults: &mut Faults) -> Result<(), Error> {
        if field.text == "-" {
            return Ok(());
        }
        let size = right_token(self.levels, Side::White, Wing::Long, 0).len();
        let mut at = 0;
        while at < field.text.len() {
            let here = Field { at: field.at + at, ..field };
            let token = field.text.get(at..at + size);
            let right = Side::BOTH.into_iter().find_map(|side| {
                Wing::BOTH.into_iter().find_map(|wing| {
                    let mut all = 0..self.levels;
                    let level = all.find(|&l| Some(&*right_token(self.levels, side, wing, l)) == token)?;
                    Some((side, wing, level))
                })
            });
            let Some((side, wing, level)) = right else {
                let token: String = tail(field.text, at).chars().take(size).collect();
                return Err(here.error(say::NoRight { token: shown(&token) }));
            };
            let rights = &mut self.state.castling[side.index()];
            let is_first = *rights == [0; 2];
            if rights[wing as usize] & (1 << level) != 0 {
                return Err(here.error(say::StandsTwice { text: token.unwrap_or_default().to_string() }));
            }
            rights[wing as usize] |= 1 << level;
            let king = king_home(self.levels, side);
            if is_first && !self.pieces.contains(&(king, side, Role::King)) {
                let cell = king.text(self.levels);
                let reason = say::CastlesWithoutKing { side, cell: cell.clone() };
                faults.add(here.error(reason).with_rule("C2").with_cells([cell]));
            }
            let rook = Cell { column: wing.path(self.levels, side).rook, level: level as u8 };
            if !self.pieces.contains(&(rook, side, Role::Rook)) {
                let cell = rook.text(self.levels);
                let reason = say::CastlesWithoutRook { side, cell: cell.clone() };
                faults.add(here.error(reason).with_rule("C2").with_cells([cell]));
            }
            at += size;
        }
        Ok(())
    }

    /// Reads the pieces in Time Out, as long as there are no more pieces than the board has cells (T26).
    fn read_pool(&mut self, field: Field<'_>, faults: &mut Faults) {
        let most = Cell::all(self.levels).count();
        for (away, entry) in field.list(',').enumerate() {
            if self.pieces.len() + away == most {
                let error = entry.error(say::TooManyPieces { most }).with_rule("T26");
                return faults.add(error);
            }
            faults.note(self.read_entry(entry));
        }
    }

    fn read_entry(&mut self, field: Field<'_>) -> Result<(), Error> {
        let fault = |error: Error| {
            let whole = say::Quoted { text: shown(field.text) };
            let at = field.at + error.at().unwrap_or(0);
            field.error(say::Within { whole: whole.into(), reason: error.reason() }).with_at(at)
        };
        let mut cursor = Cursor::new(field.text, Code::BadPosition);
        let (side, role) =
            cursor.eat_map(Role::of_letter).ok_or_else(|| fault(cursor.expected(say::AnyPieceLetter {})))?;
        if role == Role::King {
            return Err(field.error(say::KingInTimeOut { text: shown(field.text) }).with_rule("T26"));
        }
        let rest = cursor.rest();
        let length = rest.find(':').unwrap_or(rest.len());
        let origin = Cell::parse(head(rest, length), self.levels)
            .ok_or_else(|| fault(cursor.error(say::NoCellBeforeColon {})))?;
        cursor.eat(head(rest, length));
        if !cursor.eat(":") {
            return Err(fault(cursor.expected(say::ColonAndRounds {})));
        }
        let digit = |c: char| c.to_digit(10).map(|digit| digit as u8);
        let rounds = cursor.eat_map(digit).ok_or_else(|| fault(cursor.expected(say::Rounds {})))?;
        let mut declared = 0;
        if self.state.rules == Rules::Declared {
            if !cursor.eat("/") {
                return Err(fault(cursor.expected(say::SlashAndLength {})).with_rule("T30"));
            }
            declared = cursor
                .eat_map(|c| digit(c).filter(|&n| n > 0))
                .ok_or_else(|| fault(cursor.expected(say::Length {})).with_rule("T30"))?;
        }
        cursor.end().map_err(fault)?;
        let entry = Entry { side, role, origin, rounds, length: declared };
        self.check_pawn(field, side, role, origin)?;
        self.check_rounds(field, &entry)?;
        self.state.insert(entry);
        Ok(())
    }

    /// Checks the limits of T26 and T30.
    fn check_rounds(&self, field: Field<'_>, entry: &Entry) -> Result<(), Error> {
        let Entry { rounds, length, .. } = *entry;
        let error = |rule, reason: Message| {
            let whole = say::Quoted { text: shown(field.text) }.into();
            Err(field.error(say::Within { whole, reason }).with_rule(rule))
        };
        if rounds > entry.most_rounds(self.levels) {
            let most = entry.most_rounds(self.levels);
            return error("T26", say::RoundsStop { most }.into());
        }
        if length == 0 {
            return Ok(());
        }
        if rounds > length || rounds == length && entry.side != self.state.turn {
            return error("T30", say::ShouldHaveReturned {}.into());
        }
        let left = length - rounds;
        let same_turn = |other: &&Entry| other.side == entry.side && other.length - other.rounds == left;
        match self.state.pool.iter().find(same_turn) {
            Some(_) => error("T30", say::AnotherReturns {}.into()),
            None => Ok(()),
        }
    }

    fn read_speed(&mut self, field: Field<'_>) -> Result<(), Error> {
        if field.text == "-" {
            return Ok(());
        }
        let &[agreed @ b'2'..=b'5', b':', phase @ (b'1' | b'2'), b':', left @ b'1'..=b'5'] =
            field.text.as_bytes()
        else {
            return Err(field.error(say::NotASeries { text: shown(field.text) }).with_rule("T26"));
        };
        if left > agreed {
            return Err(field.error(say::MoreThanAgreed {}).with_rule("T26"));
        }
        self.state.speed = Some(Speed { agreed: agreed - b'0', phase: phase - b'0', left: left - b'0' });
        Ok(())
    }
}

/// Checks that each side has one king and the side not to move is not in check, unless a king was annihilated
/// (C2, T21).
fn check_kings(position: &dyn View, field: Field<'_>, faults: &mut Faults) {
    let (turn, state) = (position.turn(), position.state());
    if position.king(turn).is_some() || !state.has_time_out() {
        return position.cells().check_kings(field, faults);
    }
    faults.note(position.cells().the_king(turn.other(), field));
    if state.speed.is_some() {
        faults.add(field.error(say::SeriesWithoutKing {}).with_rule("T21"));
    }
}

/// Checks that the passed column is empty, with a pawn beyond it and room where the pawn came from (C2).
fn read_en_passant(position: &dyn View, field: Field<'_>) -> Result<Option<Cell>, Error> {
    if field.text == "-" {
        return Ok(None);
    }
    let levels = position.levels();
    let error = |reason: Message| {
        let whole = say::Quoted { text: shown(field.text) }.into();
        Err(field.error(say::Within { whole, reason }).with_rule("C2"))
    };
    let Some(cell) = Cell::parse(field.text, levels) else {
        let example = if levels == 1 { "e3" } else { "c3L5" };
        return error(say::NotACell { example }.into());
    };
    let (us, them) = (position.turn(), position.turn().other());
    let passed = grid(levels).ahead(them, pawn_start(levels, them));
    if passed & cell.column.bit() == 0 {
        return error(say::NoPawnPasses {}.into());
    }
    if position.occupied() & cell.column.bit() != 0 {
        return error(if levels == 1 {
            say::PassedSquareFull {}.into()
        } else {
            say::PassedColumnFull {}.into()
        });
    }
    if position.at(passed_pawn(them, cell).spot()) != Some((them, Role::Pawn)) {
        return error(say::NoPawnBeyond {}.into());
    }
    if position.stack(passed_pawn(us, cell).column.index()).len() == levels {
        return error(if levels == 1 {
            say::StartSquareFull {}.into()
        } else {
            say::StartColumnFull {}.into()
        });
    }
    Ok(Some(cell))
}
