//! Position texts (C2, T26, T31, T32).

use super::board::{Board, Role};
use super::geometry::{
    Cell, Wing, home_rank, king_home, last_rank, level_letter, passed_pawn, pawn_start, plan,
    rank_columns, rook_home, side_length,
};
use super::movegen;
use super::position::{Entry, Position, Rules, Speed};
use crate::notation::{Cursor, Field, fields};
use crate::{Code, Error, Language, Side};
use std::fmt::{self, Display, Formatter, Write};
use std::str::FromStr;

pub(super) fn write_board<const L: usize>(board: &Board<L>, f: &mut Formatter<'_>) -> fmt::Result {
    for level in 0..L {
        if level > 0 {
            f.write_char('|')?;
        }
        for rank in (0..side_length(L)).rev() {
            let mut empty = 0;
            for file in 0..side_length(L) {
                let cell = Cell::new(rank * side_length(L) + file, level);
                let Some((side, role)) = board.at(cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                f.write_char(piece_letter(side, role))?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_char('/')?;
            }
        }
    }
    Ok(())
}

/// C9.
fn piece_letter(side: Side, role: Role) -> char {
    let letter = role.letter(Language::English);
    if side == Side::White { letter } else { letter.to_ascii_lowercase() }
}

fn piece_of(letter: char) -> Option<(Side, Role)> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    Some((side, Role::from_letter(letter.to_ascii_uppercase(), Language::English)?))
}

/// The token of a right to castle: `A1` (T26), or FEN's `K` (T31).
fn right_token<const L: usize>(side: Side, wing: Wing, level: usize) -> String {
    let token = match (L, wing) {
        (1, Wing::Short) => "K".to_string(),
        (1, Wing::Long) => "Q".to_string(),
        _ => format!("{}{}", (b'A' + wing.rook_file::<L>() as u8) as char, level + 1),
    };
    if side == Side::White { token } else { token.to_ascii_lowercase() }
}

impl<const L: usize> Display for Position<L> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.variant())?;
        write_board(&self.board, f)?;
        f.write_str(if self.turn == Side::White { " w " } else { " b " })?;
        // FEN's order on one level, which is also ASCII's.
        let wings = if L == 1 { [Wing::Short, Wing::Long] } else { [Wing::Long, Wing::Short] };
        let mut none = true;
        for (side, wing) in Side::BOTH.into_iter().flat_map(|side| wings.map(|wing| (side, wing))) {
            let levels = self.castling[side.index()][wing as usize];
            for level in (0..L).filter(|level| levels & (1 << level) != 0) {
                none = false;
                f.write_str(&right_token::<L>(side, wing, level))?;
            }
        }
        f.write_str(if none { "- " } else { " " })?;
        match self.en_passant {
            Some(cell) => f.write_str(&cell.text::<L>())?,
            None => f.write_char('-')?,
        }
        write!(f, " {} {}", self.clock, self.number)?;
        if !self.has_time_out() {
            return Ok(());
        }
        f.write_char(' ')?;
        for (i, entry) in self.pool.iter().enumerate() {
            if i > 0 {
                f.write_char(',')?;
            }
            write!(f, "{}{}:{}", entry.letter(), entry.origin.text::<L>(), entry.rounds)?;
            if entry.length > 0 {
                write!(f, "/{}", entry.length)?;
            }
        }
        f.write_str(if self.pool.is_empty() { "- " } else { " " })?;
        match self.speed {
            Some(Speed { agreed, phase, left }) => write!(f, "{agreed}:{phase}:{left}"),
            None => f.write_char('-'),
        }
    }
}

impl<const L: usize> FromStr for Position<L> {
    type Err = Error;

    /// Reads a position text (C2, T26).
    ///
    /// # Errors
    ///
    /// If the text breaks the format or an invariant; the error names the field and its place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let id = text.split(' ').next().unwrap_or_default();
        let mut position = Position::start(id)?;
        position.board = Board::empty();
        position.castling = [[0; 2]; 2];
        let (board, side, castling, en_passant, clock, number);
        let mut late = None;
        if position.rules == Rules::Chess {
            let names = ["VARIANT", "BOARD", "SIDE", "CASTLING", "EP", "CLOCK", "NUMBER"];
            [_, board, side, castling, en_passant, clock, number] = fields(text, names)?;
        } else {
            let names =
                ["VARIANT", "BOARD", "SIDE", "CASTLING", "EP", "CLOCK", "NUMBER", "POOL", "SPEED"];
            let (pool, speed);
            [_, board, side, castling, en_passant, clock, number, pool, speed] = fields(text, names)?;
            late = Some((pool, speed));
        }
        position.read_board(board)?;
        position.turn = match side.text {
            "w" => Side::White,
            "b" => Side::Black,
            other => return Err(side.error(format!("`{other}` is neither `w` nor `b`"))),
        };
        position.read_castling(castling)?;
        position.clock = clock.number()?;
        position.number = number.number()?;
        if position.number == 0 {
            return Err(number.error("move numbers start at 1").with_rule("C8"));
        }
        if let Some((pool, speed)) = late {
            for entry in pool.list(',') {
                position.read_entry(entry)?;
            }
            position.read_speed(speed)?;
        }
        position.check_kings(board)?;
        position.lose_due();
        position.read_en_passant(en_passant)?;
        Ok(position)
    }
}

impl<const L: usize> Position<L> {
    fn read_board(&mut self, field: Field<'_>) -> Result<(), Error> {
        let mut levels = 0;
        for level in field.list('|') {
            if levels == L {
                return Err(level.error(format!("more than {L} levels")));
            }
            let mut rank = side_length(L);
            for row in level.list('/') {
                if rank == 0 {
                    return Err(row.error(format!("more than {} ranks", side_length(L))));
                }
                rank -= 1;
                self.read_row(row, rank, levels)?;
            }
            if rank > 0 {
                let message = format!("level {} has {rank} ranks too few", levels + 1);
                return Err(level.error(message));
            }
            levels += 1;
        }
        if levels < L {
            return Err(field.error(format!("{levels} levels instead of {L}, joined by `|`")));
        }
        Ok(())
    }

    fn read_row(&mut self, row: Field<'_>, rank: usize, level: usize) -> Result<(), Error> {
        let width = side_length(L);
        let (mut file, mut after_digit) = (0, false);
        for (offset, letter) in row.text.char_indices() {
            let here = Field { at: row.at + offset, ..row };
            let run = letter.to_digit(10).map(|digit| digit as usize);
            match run {
                Some(0) => return Err(here.error("`0` is no run of empty cells")),
                Some(_) if after_digit => return Err(here.error("two runs of empty cells in a row")),
                _ if file + run.unwrap_or(1) > width => {
                    return Err(here.error(format!("rank {} is longer than {width}", rank + 1)));
                }
                Some(run) => file += run,
                None => {
                    let (side, role) = piece_of(letter)
                        .ok_or_else(|| here.error(format!("`{letter}` is no piece")))?;
                    let cell = Cell::new(rank * width + file, level);
                    self.check_pawn(here, side, role, cell)?;
                    self.board.toggle(side, role, cell);
                    file += 1;
                }
            }
            after_digit = run.is_some();
        }
        if file < width {
            return Err(row.error(format!("rank {} is shorter than {width}", rank + 1)));
        }
        Ok(())
    }

    /// C2: no pawn where it would have been promoted, or behind its own starting cell.
    fn check_pawn(&self, here: Field<'_>, side: Side, role: Role, cell: Cell) -> Result<(), Error> {
        let forbidden = last_rank::<L>(side) | rank_columns::<L>(home_rank::<L>(side));
        if role == Role::Pawn && forbidden & cell.column.bit() != 0 {
            let message = format!("a {side} pawn cannot come from {}", cell.text::<L>());
            return Err(here.error(message).with_rule("C2").with_cells([cell.text::<L>()]));
        }
        Ok(())
    }

    fn read_castling(&mut self, field: Field<'_>) -> Result<(), Error> {
        if field.text == "-" {
            return Ok(());
        }
        let size = right_token::<L>(Side::White, Wing::Long, 0).len();
        let mut at = 0;
        while at < field.text.len() {
            let here = Field { at: field.at + at, ..field };
            let token = field.text.get(at..at + size);
            let right = Side::BOTH.into_iter().find_map(|side| {
                Wing::BOTH.into_iter().find_map(|wing| {
                    let mut levels = 0..L;
                    let level = levels.find(|&l| Some(&*right_token::<L>(side, wing, l)) == token)?;
                    Some((side, wing, level))
                })
            });
            let Some((side, wing, level)) = right else {
                let token: String = field.text[at..].chars().take(size).collect();
                return Err(here.error(format!("`{token}` is no right to castle")));
            };
            let token = token.unwrap_or_default();
            let rook = Cell { column: rook_home::<L>(side, wing), level: level as u8 };
            for (cell, role) in [(king_home::<L>(side), Role::King), (rook, Role::Rook)] {
                if self.board.at(cell) != Some((side, role)) {
                    let (role, cell) = (role.name(), cell.text::<L>());
                    let message = format!("`{token}`: there is no {side} {role} on {cell}");
                    return Err(here.error(message).with_rule("C2").with_cells([cell]));
                }
            }
            let levels = &mut self.castling[side.index()][wing as usize];
            if *levels & (1 << level) != 0 {
                return Err(here.error(format!("`{token}` stands twice")));
            }
            *levels |= 1 << level;
            at += size;
        }
        Ok(())
    }

    fn read_entry(&mut self, field: Field<'_>) -> Result<(), Error> {
        let fault = |error: Error| {
            let message = format!("POOL: `{}`: {}", field.text, error.message());
            let at = field.at + error.at().unwrap_or(0);
            Error::new(Code::BadPosition, message).with_at(at)
        };
        let mut cursor = Cursor::new(field.text, Code::BadPosition);
        let (side, role) =
            cursor.eat_map(piece_of).ok_or_else(|| fault(cursor.expected("a piece letter")))?;
        if role == Role::King {
            return Err(field.error(format!("`{}`: a king has no Time Out", field.text)).with_rule("T26"));
        }
        let rest = cursor.rest();
        let length = rest.find(':').unwrap_or(rest.len());
        let origin = Cell::parse::<L>(&rest[..length])
            .ok_or_else(|| fault(cursor.error("no cell of this board before the `:`")))?;
        cursor.eat(&rest[..length]);
        if !cursor.eat(":") {
            return Err(fault(cursor.expected("`:` and the rounds")));
        }
        let digit = |c: char| c.to_digit(10).map(|digit| digit as u8);
        let rounds = cursor.eat_map(digit).ok_or_else(|| fault(cursor.expected("the rounds")))?;
        let mut declared = 0;
        if self.rules == Rules::Declared {
            if !cursor.eat("/") {
                return Err(fault(cursor.expected("`/` and the declared length")).with_rule("T30"));
            }
            declared = cursor
                .eat_map(|c| digit(c).filter(|&n| n > 0))
                .ok_or_else(|| fault(cursor.expected("a length from 1 to 9")).with_rule("T30"))?;
        }
        cursor.end().map_err(fault)?;
        let entry = Entry { side, role, origin, rounds, length: declared };
        self.check_pawn(field, side, role, origin)?;
        self.check_rounds(field, &entry)?;
        self.insert(entry);
        Ok(())
    }

    /// The bounds of T26 and T30.
    fn check_rounds(&self, field: Field<'_>, entry: &Entry) -> Result<(), Error> {
        let Entry { rounds, length, .. } = *entry;
        let error = |rule, message| Err(field.error(format!("`{}`: {message}", field.text)).with_rule(rule));
        if rounds > entry.most_rounds::<L>() {
            let most = entry.most_rounds::<L>();
            return error("T26", format!("its rounds stop growing at {most}"));
        }
        if length == 0 {
            return Ok(());
        }
        if rounds > length || rounds == length && entry.side != self.turn {
            return error("T30", "it should have returned before".to_string());
        }
        let left = length - rounds;
        let same_turn = |other: &&Entry| other.side == entry.side && other.length - other.rounds == left;
        match self.pool.iter().find(same_turn) {
            Some(_) => error("T30", "another piece of its side returns on the same turn".to_string()),
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
            let message = format!("`{}` is not `n:phase:left` with n = 2..5, phase 1 or 2", field.text);
            return Err(field.error(message).with_rule("T26"));
        };
        if left > agreed {
            return Err(field.error("more moves left than were agreed").with_rule("T26"));
        }
        self.speed = Some(Speed { agreed: agreed - b'0', phase: phase - b'0', left: left - b'0' });
        Ok(())
    }

    fn check_kings(&self, field: Field<'_>) -> Result<(), Error> {
        for side in Side::BOTH {
            let kings: Vec<Cell> = self.board.cells(side, Role::King).collect();
            let eliminated = kings.is_empty() && side == self.turn && self.has_time_out();
            if kings.len() != 1 && !eliminated {
                let message = format!("{} has {} kings", side.title(), kings.len());
                let cells = kings.iter().map(|king| king.text::<L>());
                return Err(field.error(message).with_rule("C2").with_cells(cells));
            }
        }
        if self.board.king(self.turn).is_none() {
            return match self.speed {
                None => Ok(()),
                Some(_) => Err(field.error("a series runs though a king was eliminated").with_rule("T21")),
            };
        }
        let them = self.turn.other();
        let attackers = movegen::attackers_of_king(&self.board, them);
        if !attackers.is_empty() {
            let message = format!("{} is in check, but {} is to move", them.title(), self.turn.title());
            let cells = attackers.iter().map(|cell| cell.text::<L>());
            return Err(field.error(message).with_rule("C2").with_cells(cells));
        }
        Ok(())
    }

    fn read_en_passant(&mut self, field: Field<'_>) -> Result<(), Error> {
        if field.text == "-" {
            return Ok(());
        }
        let error = |message: &str| {
            let message = format!("`{}`: {message}", field.text);
            Err(field.error(message).with_rule("C2"))
        };
        let Some(cell) = Cell::parse::<L>(field.text) else {
            let example = if L == 1 { "e3".into() } else { format!("c3{}5", level_letter(Language::English)) };
            return error(&format!("not a cell of this board, as in `{example}`"));
        };
        let them = self.turn.other();
        let passed = plan::<L>().ahead(them, pawn_start::<L>(them));
        if passed & cell.column.bit() == 0 {
            return error("no pawn of the other side passes there");
        }
        if self.board.occupied() & cell.column.bit() != 0 {
            return error("the passed column is not empty");
        }
        if self.board.at(passed_pawn::<L>(them, cell)) != Some((them, Role::Pawn)) {
            return error("there is no pawn beyond it");
        }
        let start = passed_pawn::<L>(self.turn, cell).column.index();
        if self.board.stack(start).count() == L {
            return error("the pawn's starting column is full");
        }
        self.en_passant = Some(cell);
        if !movegen::has_en_passant(self) {
            self.en_passant = None;
        }
        Ok(())
    }
}
