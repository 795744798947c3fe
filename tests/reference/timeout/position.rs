//! The position and its text (C2, T26, T30-T33): reading with every check, canonical writing.

use super::board::{Board, Cell, Column, ROLES, Variant};
use super::{moves, play};
use crate::reference::alike::{Colour, Piece, read_number, read_run, write_run};

/// One piece in Time Out (T15, T16); `length` only in `timeout-declared` (T30).
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub piece: Piece,
    pub origin: Cell,
    pub rounds: u32,
    pub length: Option<u32>,
}

/// T23, T26: `n:phase:left`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    pub n: u32,
    pub phase: u32,
    pub left: u32,
}

#[derive(Clone, Debug)]
pub struct Position {
    pub variant: Variant,
    pub board: Board,
    pub side: Colour,
    /// The home cells of the rooks that may still castle.
    pub castling: Vec<(Colour, Cell)>,
    /// The passed column and the level of the pawn beyond it (T26).
    pub ep: Option<Cell>,
    pub clock: u32,
    pub number: u32,
    pub pool: Vec<Entry>,
    pub speed: Option<Speed>,
}

impl Entry {
    /// T26: where the rounds stop growing; T30: never capped, but at most the declared length.
    pub fn most_rounds(&self, variant: Variant) -> u32 {
        if let Some(length) = self.length {
            length
        } else if self.piece.role == 'P' {
            variant.ranks_ahead(self.piece.colour, self.origin.column.rank) as u32
        } else {
            9
        }
    }

    /// T30: at which of the owner's coming turns the entry returns; 0 is now.
    pub fn turns_left(&self) -> u32 {
        self.length.unwrap_or(0) - self.rounds
    }

    fn text(&self, variant: Variant) -> String {
        let (letter, origin) = (self.piece.letter(), variant.cell_text(self.origin));
        match self.length {
            None => format!("{letter}{origin}:{}", self.rounds),
            Some(length) => format!("{letter}{origin}:{}/{length}", self.rounds),
        }
    }
}

impl Position {
    /// T2, T31-T33.
    pub fn start(variant: Variant) -> Position {
        let (armies, line) = match variant.levels() {
            1 => (vec![1], "RNBQKBNR"),
            _ => (vec![1, 4, 5, 8], "RNBQBNR"),
        };
        let mut board = Board::empty(variant);
        let mut castling = Vec::new();
        for colour in Colour::BOTH {
            let first = variant.first_rank(colour);
            for &level in &armies {
                for (index, role) in line.chars().enumerate() {
                    let home = Column::new(index as i32 + 1, first).at(level);
                    board.set(home, Some(Piece { colour, role }));
                    if role == 'R' {
                        castling.push((colour, home));
                    }
                    let pawn = Piece { colour, role: 'P' };
                    board.set(home.column.step(0, i32::from(colour.forward())).at(level), Some(pawn));
                }
            }
            let king = Piece { colour, role: 'K' };
            board.set(variant.king_home(colour), Some(king)); // in the queen's place on level 4
        }
        Position {
            variant,
            board,
            side: Colour::White,
            castling,
            ep: None,
            clock: 0,
            number: 1,
            pool: Vec::new(),
            speed: None,
        }
    }

    /// T30: do Time Outs declare their length?
    pub fn declares(&self) -> bool {
        self.variant == Variant::Declared
    }

    /// T30: the entry whose rounds have reached its length at its owner's turn.
    pub fn due(&self) -> Option<&Entry> {
        self.pool.iter().find(|e| e.piece.colour == self.side && e.length == Some(e.rounds))
    }

    /// T30: a due entry that cannot return is lost in the time stream.
    pub fn drop_lost_entry(&mut self) {
        if let Some(due) = self.due().cloned()
            && !moves::can_return(self, &due)
        {
            self.pool.retain(|e| *e != due);
        }
    }

    /// C2, C6: an en-passant field without a legal capture is dropped.
    pub fn drop_dead_ep(&mut self) {
        if self.ep.is_some() && !play::judge(self).legal().iter().any(|mv| mv.is_en_passant()) {
            self.ep = None;
        }
    }

    /// C2: a castling right has its king and its rook at home.
    pub fn right_is_sound(&self, (colour, rook): (Colour, Cell)) -> bool {
        let stands = |cell, role| self.board.get(cell) == Some(Piece { colour, role });
        stands(self.variant.king_home(colour), 'K') && stands(rook, 'R')
    }

    pub fn write(&self) -> String {
        let variant = self.variant;
        let dash = |text: String| {
            if text.is_empty() { "-".to_string() } else { text }
        };
        let levels: Vec<String> = (1..=variant.levels()).map(|l| self.write_level(l)).collect();
        let mut castling: Vec<String> = self.castling.iter().map(|r| self.right_text(*r)).collect();
        castling.sort();
        let mut fields = vec![
            variant.id().to_string(),
            levels.join("|"),
            self.side.letter().to_string(),
            dash(castling.concat()),
            dash(self.ep.map(|c| variant.cell_text(c)).unwrap_or_default()),
            self.clock.to_string(),
            self.number.to_string(),
        ];
        if variant.has_time_out() {
            let mut pool: Vec<String> = self.pool.iter().map(|e| e.text(variant)).collect();
            pool.sort();
            fields.push(dash(pool.join(",")));
            fields.push(match self.speed {
                None => "-".to_string(),
                Some(speed) => format!("{}:{}:{}", speed.n, speed.phase, speed.left),
            });
        }
        fields.join(" ")
    }

    fn write_level(&self, level: i32) -> String {
        let size = self.variant.size();
        let rank = |rank| (1..=size).map(move |file| self.board.get(Column::new(file, rank).at(level)));
        (1..=size).rev().map(|at| write_run(rank(at))).collect::<Vec<_>>().join("/")
    }

    /// T26: `A1`, `g8`; T31: `KQkq` (also in ASCII order).
    fn right_text(&self, (colour, rook): (Colour, Cell)) -> String {
        let queenside = rook.column.file == 1;
        let text = match (self.variant.levels(), queenside) {
            (1, true) => "Q".to_string(),
            (1, false) => "K".to_string(),
            (_, true) => format!("A{}", rook.level),
            (_, false) => format!("G{}", rook.level),
        };
        match colour {
            Colour::White => text,
            Colour::Black => text.to_lowercase(),
        }
    }

    pub fn parse(text: &str) -> Result<Position, String> {
        let fields: Vec<&str> = text.split(' ').collect();
        let variant =
            Variant::from_id(fields[0]).ok_or_else(|| format!("variant: unknown id {:?}", fields[0]))?;
        let expected = if variant.has_time_out() { 9 } else { 7 };
        if fields.len() != expected {
            return Err(format!("{} fields, not {expected}", fields.len()));
        }
        let mut position = Position {
            variant,
            board: parse_board(variant, fields[1])?,
            side: Colour::from_letter(fields[2])?,
            castling: Vec::new(),
            ep: None,
            clock: read_number("CLOCK", fields[5], 0)?,
            number: read_number("NUMBER", fields[6], 1)?,
            pool: Vec::new(),
            speed: None,
        };
        position.parse_castling(fields[3])?;
        if fields[4] != "-" {
            let cell = variant.cell_from_text(fields[4]);
            position.ep = Some(cell.ok_or_else(|| format!("EP: {:?}", fields[4]))?);
        }
        if variant.has_time_out() {
            position.pool = parse_pool(variant, fields[7])?;
            position.speed = parse_speed(fields[8])?;
        }
        position.check_kings()?;
        position.check_pawns()?;
        position.check_ep()?;
        position.check_pool()?;

        // What reading puts right: T30 first, then EP
        position.drop_lost_entry();
        if position.speed.is_some_and(|s| s.left < s.n) {
            position.ep = None; // T25: the very last move was the side to move's own
        }
        position.drop_dead_ep();
        Ok(position)
    }

    fn parse_castling(&mut self, text: &str) -> Result<(), String> {
        if text == "-" {
            return Ok(());
        }
        let mut rest = text;
        if rest.is_empty() {
            return Err("CASTLING: empty".to_string());
        }
        while !rest.is_empty() {
            // the right whose text comes next, among all that can be
            let mut next = None;
            for colour in Colour::BOTH {
                for file in [1, self.variant.size()] {
                    for level in 1..=self.variant.levels() {
                        let home = Column::new(file, self.variant.first_rank(colour)).at(level);
                        let token = self.right_text((colour, home));
                        if rest.starts_with(&token) {
                            next = Some(((colour, home), token.len()));
                        }
                    }
                }
            }
            let (right, length) = next.ok_or_else(|| format!("CASTLING: {rest:?}"))?;
            if self.castling.contains(&right) {
                return Err(format!("CASTLING: twice: {rest:?}"));
            }
            if !self.right_is_sound(right) {
                return Err(format!("CASTLING: king or rook not at home: {rest:?}"));
            }
            self.castling.push(right);
            rest = &rest[length..];
        }
        Ok(())
    }

    /// C2, T21: one king each; only the side to move may have lost its king, by elimination.
    fn check_kings(&self) -> Result<(), String> {
        for colour in Colour::BOTH {
            let pieces = self.board.pieces(colour);
            let kings = pieces.iter().filter(|(_, p)| p.role == 'K').count();
            let eliminated = kings == 0 && colour == self.side && self.variant.has_time_out();
            if kings != 1 && !eliminated {
                return Err(format!("BOARD: {kings} kings for {}", colour.name()));
            }
        }
        if self.board.king(self.side).is_none() {
            if self.speed.is_some() {
                return Err("SPEED: a series after the king's elimination (T21)".to_string());
            }
        } else if self.board.in_check(self.side.other()) {
            return Err("BOARD: the side not to move is in check".to_string());
        }
        Ok(())
    }

    /// C2: no pawn, present or absent, behind its starting rank or on its last rank.
    fn check_pawns(&self) -> Result<(), String> {
        for colour in Colour::BOTH {
            let outside = |cell: Cell| {
                let rank = cell.column.rank;
                rank == self.variant.first_rank(colour) || rank == self.variant.last_rank(colour)
            };
            for (cell, piece) in self.board.pieces(colour) {
                if piece.role == 'P' && outside(cell) {
                    let cell = self.variant.cell_text(cell);
                    return Err(format!("BOARD: a pawn of {} on {cell}", colour.name()));
                }
            }
            for entry in &self.pool {
                if entry.piece == (Piece { colour, role: 'P' }) && outside(entry.origin) {
                    return Err(format!("POOL: pawn's origin {}", entry.text(self.variant)));
                }
            }
        }
        Ok(())
    }

    /// C2: an empty passed column, the enemy pawn beyond it, and room in its start column.
    fn check_ep(&self) -> Result<(), String> {
        let Some(passed) = self.ep else {
            return Ok(());
        };
        let stepper = self.side.other();
        let forward = i32::from(stepper.forward());
        let start = passed.column.step(0, -forward);
        if start.rank != self.variant.second_rank(stepper) {
            return Err("EP: wrong rank".to_string());
        }
        if !self.board.column_is_empty(passed.column) {
            return Err("EP: the passed column is not empty".to_string());
        }
        let beyond = passed.column.step(0, forward).at(passed.level);
        let pawn = Piece { colour: stepper, role: 'P' };
        if self.board.get(beyond) != Some(pawn) {
            return Err("EP: no pawn beyond the passed column".to_string());
        }
        if (1..=self.variant.levels()).all(|l| self.board.get(start.at(l)).is_some()) {
            return Err("EP: no empty cell in the start column".to_string());
        }
        Ok(())
    }

    /// T26, T30: no king, no rounds above the cap; declared lengths, due only at the owner's turn, no collisions.
    fn check_pool(&self) -> Result<(), String> {
        for entry in &self.pool {
            let text = entry.text(self.variant);
            if entry.piece.role == 'K' {
                return Err(format!("POOL: a king: {text}"));
            }
            if entry.rounds > entry.most_rounds(self.variant) {
                return Err(format!("POOL: too many rounds: {text}"));
            }
            if entry.length == Some(entry.rounds) && entry.piece.colour != self.side {
                return Err(format!("POOL: due at the other side's turn: {text}"));
            }
        }
        if self.declares() {
            for (index, one) in self.pool.iter().enumerate() {
                for two in &self.pool[index + 1..] {
                    let same_owner = one.piece.colour == two.piece.colour;
                    if same_owner && one.turns_left() == two.turns_left() {
                        let text = two.text(self.variant);
                        return Err(format!("POOL: two return on one turn: {text}"));
                    }
                }
            }
        }
        Ok(())
    }
}

fn parse_board(variant: Variant, text: &str) -> Result<Board, String> {
    let size = variant.size();
    let mut board = Board::empty(variant);
    let levels: Vec<&str> = text.split('|').collect();
    if levels.len() != variant.levels() as usize {
        return Err(format!("BOARD: {} levels", levels.len()));
    }
    for (index, level_text) in levels.iter().enumerate() {
        let level = index as i32 + 1;
        let ranks: Vec<&str> = level_text.split('/').collect();
        if ranks.len() != size as usize {
            return Err(format!("BOARD: {} ranks on level {level}", ranks.len()));
        }
        for (index, rank_text) in ranks.iter().enumerate() {
            let rank = size - index as i32;
            let wrong = || format!("BOARD: rank {rank} of level {level}: {rank_text:?}");
            for (file, piece) in (1..).zip(read_run(rank_text, size as usize, ROLES).ok_or_else(wrong)?) {
                board.set(Column::new(file, rank).at(level), piece);
            }
        }
    }
    Ok(board)
}

fn parse_pool(variant: Variant, text: &str) -> Result<Vec<Entry>, String> {
    let mut pool = Vec::new();
    if text == "-" {
        return Ok(pool);
    }
    for item in text.split(',') {
        let wrong = || format!("POOL: {item:?}");
        let (who, when) = item.split_once(':').ok_or_else(wrong)?;
        let letter = who.chars().next().ok_or_else(wrong)?;
        let piece = Piece::from_letter(letter, ROLES).ok_or_else(wrong)?;
        let origin = variant.cell_from_text(&who[1..]).ok_or_else(wrong)?;
        let (rounds, length) = if variant == Variant::Declared {
            let (rounds, length) = when.split_once('/').ok_or_else(wrong)?;
            let length = read_number("POOL", length, 0)?;
            if !(1..=9).contains(&length) {
                return Err(wrong()); // T30
            }
            (rounds, Some(length))
        } else {
            (when, None)
        };
        pool.push(Entry { piece, origin, rounds: read_number("POOL", rounds, 0)?, length });
    }
    Ok(pool)
}

fn parse_speed(text: &str) -> Result<Option<Speed>, String> {
    if text == "-" {
        return Ok(None);
    }
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() != 3 {
        return Err(format!("SPEED: {text:?}"));
    }
    let speed = Speed {
        n: read_number("SPEED", parts[0], 0)?,
        phase: read_number("SPEED", parts[1], 0)?,
        left: read_number("SPEED", parts[2], 0)?,
    };
    let sound =
        (2..=5).contains(&speed.n) && (1..=2).contains(&speed.phase) && (1..=speed.n).contains(&speed.left);
    if !sound {
        return Err(format!("SPEED: {text:?}"));
    }
    Ok(Some(speed))
}
