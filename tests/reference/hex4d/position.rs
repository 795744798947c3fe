//! A position and its text (C2, H16, H18).

use super::geometry::{Cell, HERE, Hex, Variant};
use super::moves;
use super::play;
use super::setup::{
    Board, ROLES, cells_of, forward, has_only_king, initial_board, is_glinski_pawn_start, is_promotion_cell,
};
use crate::reference::alike::{Colour, Piece, read_number, write_run};

/// H14: a side's state of confinement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bared {
    No,
    Pending,
    Inside,
    Between,
}

impl Bared {
    const ALL: [Bared; 4] = [Bared::No, Bared::Pending, Bared::Inside, Bared::Between];

    /// H16.
    fn letter(self) -> char {
        match self {
            Bared::No => '-',
            Bared::Pending => '?',
            Bared::Inside => 'i',
            Bared::Between => 'o',
        }
    }

    fn from_letter(letter: char) -> Option<Bared> {
        Bared::ALL.into_iter().find(|state| state.letter() == letter)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub variant: Variant,
    pub board: Board,
    pub side: Colour,
    /// White's and Black's state.
    bared: [Bared; 2],
    /// H18: the cell that a pawn has passed with its double step.
    pub ep: Option<Cell>,
    pub clock: u32,
    pub number: u32,
}

/// A field of the text with the byte where it begins.
struct Field<'a> {
    name: &'static str,
    text: &'a str,
    at: usize,
}

impl Field<'_> {
    /// C2: an error names the field, the offending token and its byte offset; `skip` bytes of the field precede it.
    fn error(&self, skip: usize, token: &str, why: &str) -> String {
        format!("{} at byte {}: {token:?}: {why}", self.name, self.at + skip)
    }

    fn whole(&self, why: &str) -> String {
        self.error(0, self.text, why)
    }
}

const FIELDS: [&str; 7] = ["VARIANT", "BOARDS", "SIDE", "BARED", "EP", "CLOCK", "NUMBER"];

impl Position {
    pub fn start(variant: Variant) -> Position {
        let board = initial_board(variant);
        Position { variant, board, side: Colour::White, bared: [Bared::No; 2], ep: None, clock: 0, number: 1 }
    }

    pub fn bared(&self, colour: Colour) -> Bared {
        self.bared[colour as usize]
    }

    pub fn set_bared(&mut self, colour: Colour, state: Bared) {
        self.bared[colour as usize] = state;
    }

    /// H18: where the pawn stands that has just passed `ep` and can be captured there.
    pub fn passing_pawn(&self, ep: Cell) -> Cell {
        ep.go(HERE, forward(self.side.other()))
    }

    /// C2, C6: forgets an en-passant cell that allows no legal capture.
    pub fn drop_dead_ep(&mut self) {
        if let Some(ep) = self.ep {
            let captured = Some(self.passing_pawn(ep));
            let alive = play::legal(self).iter().any(|mv| mv.to == ep && mv.captured == captured);
            self.ep = self.ep.filter(|_| alive);
        }
    }

    /// H16, H18.
    pub fn write(&self) -> String {
        let boards: Vec<String> =
            self.variant.boards().all().into_iter().map(|board| self.write_board(board)).collect();
        let bared: String = self.bared.iter().map(|state| state.letter()).collect();
        let ep = self.ep.map_or("-".to_string(), |cell| self.variant.name(cell));
        let (id, boards, side) = (self.variant.id(), boards.join("/"), self.side.letter());
        format!("{id} {boards} {side} {bared} {ep} {} {}", self.clock, self.number)
    }

    fn write_board(&self, board: Hex) -> String {
        write_run(
            self.variant.cells().all().into_iter().map(|hex| self.board.get(&Cell { board, hex }).copied()),
        )
    }

    pub fn parse(text: &str) -> Result<Position, String> {
        let tokens: Vec<&str> = text.split(' ').collect();
        if tokens.len() != FIELDS.len() {
            return Err(format!("{text:?}: {} fields, not {}", tokens.len(), FIELDS.len()));
        }
        let mut at = 0;
        let mut fields = Vec::new();
        for (name, text) in FIELDS.into_iter().zip(tokens) {
            fields.push(Field { name, text, at });
            at += text.len() + 1;
        }
        let [id, boards, side, bared, ep, clock, number] = &fields[..] else { unreachable!("seven fields") };

        let variant = Variant::from_id(id.text).ok_or_else(|| id.whole("no such variant"))?;
        let board = parse_boards(variant, boards)?;
        let side = Colour::from_letter(side.text)?;
        let bared = parse_bared(variant, &board, side, bared)?;
        let clock = read_number(clock.name, clock.text, 0)?;
        let number = read_number(number.name, number.text, 1)?;
        let ep_cell = parse_ep(variant, &board, side, ep)?;
        if moves::in_check(variant, &board, side.other()) {
            return Err(fields[2].whole("the side not to move is in check (C2)"));
        }
        let mut position = Position { variant, board, side, bared, ep: ep_cell, clock, number };
        position.drop_dead_ep();
        Ok(position)
    }
}

/// BOARDS (H16, H18) with the invariants of kings and pawns (C2).
fn parse_boards(variant: Variant, field: &Field) -> Result<Board, String> {
    let hexes: Vec<_> = variant.boards().all();
    let texts: Vec<&str> = field.text.split('/').collect();
    if texts.len() != hexes.len() {
        return Err(field.whole(&format!("{} boards, not {}", texts.len(), hexes.len())));
    }
    let mut board = Board::new();
    let mut skip = 0;
    for (board_hex, text) in hexes.into_iter().zip(texts) {
        let occupants = parse_one_board(variant, field, skip, text)?;
        for (hex, occupant) in variant.cells().all().into_iter().zip(occupants) {
            if let Some(piece) = occupant {
                board.insert(Cell { board: board_hex, hex }, piece);
            }
        }
        skip += text.len() + 1;
    }
    for colour in Colour::BOTH {
        let kings = cells_of(&board, Piece { colour, role: 'K' }).len();
        if kings != 1 {
            return Err(field.whole(&format!("{kings} kings of {}, not one (C2)", colour.name())));
        }
        for cell in cells_of(&board, Piece { colour, role: 'P' }) {
            let refuse = |why: &str| {
                Err(field.whole(&format!("the {} pawn on {} {why} (C2)", colour.name(), variant.name(cell))))
            };
            if is_promotion_cell(variant, colour, cell) {
                return refuse("would have been promoted");
            }
            if variant == Variant::Glinski && is_behind_its_start(colour, cell) {
                return refuse("stands behind its starting cell");
            }
        }
    }
    Ok(board)
}

/// The occupants of one board's cells in order. `skip` bytes of the field precede the board.
fn parse_one_board(
    variant: Variant,
    field: &Field,
    skip: usize,
    text: &str,
) -> Result<Vec<Option<Piece>>, String> {
    let size = variant.cells().all().len();
    let mut occupants = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let token = &rest[..if digits > 0 { digits } else { first.len_utf8() }];
        let error = |why: &str| Err(field.error(skip + text.len() - rest.len(), token, why));
        if digits > 0 {
            match token.parse::<usize>() {
                Ok(run) if token.starts_with('0') || run > size => return error("not a run of empty cells"),
                Ok(run) => occupants.extend(vec![None; run]),
                Err(_) => return error("not a run of empty cells"),
            }
        } else {
            match Piece::from_letter(first, ROLES) {
                Some(piece) => occupants.push(Some(piece)),
                None => return error("neither a piece nor a run of empty cells"),
            }
        }
        rest = &rest[token.len()..];
    }
    if occupants.len() != size {
        return Err(field.error(skip, text, &format!("{} cells, not {size}", occupants.len())));
    }
    Ok(occupants)
}

/// C2: is the starting cell of the file further on? On a file without a starting cell no cell is behind it.
fn is_behind_its_start(colour: Colour, cell: Cell) -> bool {
    let ahead = (1..=10).map(|steps| cell.go(HERE, forward(colour) * steps));
    ahead.filter(|&at| Variant::Glinski.contains(at)).any(|at| is_glinski_pawn_start(colour, at))
}

/// BARED (H14, H16, H18).
fn parse_bared(variant: Variant, board: &Board, side: Colour, field: &Field) -> Result<[Bared; 2], String> {
    let mut states = Vec::new();
    for letter in field.text.chars() {
        states.push(Bared::from_letter(letter).ok_or_else(|| field.whole("a character other than - ? i o"))?);
    }
    let Ok(states) = <[Bared; 2]>::try_from(states) else {
        return Err(field.whole("not two characters"));
    };
    let is_bared = |colour| variant == Variant::Hex4d && has_only_king(board, colour);
    for (colour, state) in Colour::BOTH.into_iter().zip(states) {
        if (state == Bared::No) == is_bared(colour) {
            return Err(field.whole(&format!("{} is bared, or not, against the board (H16)", colour.name())));
        }
        if state == Bared::Pending && colour != side && !is_bared(colour.other()) {
            return Err(field.whole("the side not to move must have chosen (H16)"));
        }
    }
    Ok(states)
}

/// EP (C2, H16, H18).
fn parse_ep(variant: Variant, board: &Board, side: Colour, field: &Field) -> Result<Option<Cell>, String> {
    if field.text == "-" {
        return Ok(None);
    }
    if variant == Variant::Hex4d {
        return Err(field.whole("always - (H16)"));
    }
    let passed = variant.named(field.text).ok_or_else(|| field.whole("no such cell"))?;
    let walker = Piece { colour: side.other(), role: 'P' };
    let forward = forward(walker.colour);
    let (behind, beyond) = (passed.go(HERE, forward * -1), passed.go(HERE, forward));
    if !variant.contains(behind) || !is_glinski_pawn_start(walker.colour, behind) {
        return Err(field.whole("no cell that a double step passes (C2)"));
    }
    if board.contains_key(&behind) || board.contains_key(&passed) || board.get(&beyond) != Some(&walker) {
        return Err(field.whole("no pawn can have passed it with its last move (C2)"));
    }
    Ok(Some(passed))
}
