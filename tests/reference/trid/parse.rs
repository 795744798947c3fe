//! Reading a position text (D16, M18), with every invariant of C2, D16 and M18.

use super::board::{Board, Moveable, ROLES, pawn_starts};
use super::geometry::{Cell, MAIN_BOARDS, Place};
use super::moves;
use super::position::{Position, RIGHTS};
use super::rules::Rules;
use crate::reference::alike::{Colour, Piece, read_number, read_run};
use std::collections::{BTreeMap, BTreeSet};

impl Position {
    pub fn parse(text: &str) -> Result<Position, String> {
        if !text.is_ascii() {
            return Err("a position text is ASCII (C2)".to_string());
        }
        let fields: Vec<&str> = text.split(' ').collect();
        let &[variant, main, boards, side, castling, ep, moved, clock, number] = fields.as_slice() else {
            return Err(format!("9 fields, not {} (D16)", fields.len()));
        };
        let rules = Rules::from_id(variant).ok_or_else(|| format!("variant: {variant:?} (C1)"))?;
        let mut pieces = BTreeMap::new();
        read_main(main, &mut pieces)?;
        let moveables = read_boards(rules, boards, &mut pieces)?;
        let mut position = Position {
            board: Board { rules, pieces, moveables },
            side: Colour::from_letter(side)?,
            castling: read_castling(castling)?,
            ep: if ep == "-" { None } else { Some(read_cell("EP", ep)?) },
            moved: read_moved(moved)?,
            clock: read_number("CLOCK", clock, 0)?,
            number: read_number("NUMBER", number, 1)?,
        };
        position.check_board()?;
        position.check_fields()?;
        position.drop_dead_ep();
        Ok(position)
    }

    /// C2, D16 and M18: the pieces and the boards.
    fn check_board(&self) -> Result<(), String> {
        let board = &self.board;
        for colour in Colour::BOTH {
            let king = Piece { colour, role: 'K' };
            let kings = board.pieces.values().filter(|&&piece| piece == king).count();
            if kings != 1 {
                return Err(format!("{kings} kings of {} (C2)", colour.name()));
            }
        }
        if board.rules == Rules::Meder {
            let white = board.moveables.iter().filter(|moveable| moveable.holder == Colour::White).count();
            if white != 2 {
                return Err(format!("BOARDS: {white} boards of White (M18)"));
            }
        } else {
            self.check_control()?;
        }
        let waiting = board.waiting_pawns(self.side);
        for colour in Colour::BOTH {
            let due = board.pawns_to_promote(colour);
            if let Some(cell) = due.into_iter().find(|cell| !waiting.contains(cell)) {
                return Err(format!("the pawn on {cell} would have been promoted (C2, D11, M18)"));
            }
        }
        if waiting.len() > 1 {
            return Err("two pawns that wait (M18)".to_string());
        }
        if moves::exposed(board, self.side.other()) {
            return Err("the side not to move is in check (C2)".to_string());
        }
        Ok(())
    }

    /// D13, D16.
    fn check_control(&self) -> Result<(), String> {
        for Moveable { place, holder } in &self.board.moveables {
            if self.board.sole_colour(*place).is_some_and(|colour| colour != *holder) {
                return Err(format!("BOARDS: {place} is not controlled by {} (D13)", holder.name()));
            }
        }
        Ok(())
    }

    /// C2 and D16: castling, en passant, moved pawns.
    fn check_fields(&self) -> Result<(), String> {
        if let Some(right) = self.castling.iter().find(|&&right| !self.right_is_sound(right)) {
            return Err(format!("CASTLING: {right}: king or rook not at home (C2)"));
        }
        if let Some(cell) = self.moved.iter().find(|&&cell| !self.pawn_starts_on(cell)) {
            return Err(format!("MOVED: no pawn on a starting cell of its colour: {cell} (D16)"));
        }
        match self.ep {
            Some(_) if !self.board.waiting_pawns(self.side).is_empty() => {
                Err("EP: a pawn waits, so the last move moved a board (M18)".to_string())
            }
            Some(ep) => self.check_ep(ep),
            None => Ok(()),
        }
    }

    /// C2: an empty passed column, the pawn beyond it, and behind it an empty starting cell. Where the column
    /// or the starting cell is not in play, no pawn can have passed or started there.
    fn check_ep(&self, ep: Cell) -> Result<(), String> {
        let stepper = self.side.other();
        if !self.board.column_in_play(ep.column) || !self.board.column_empty(ep.column) {
            return Err(format!("EP: {ep}: the passed column is not in play or not empty (C2)"));
        }
        let pawn = self.double_stepped_beyond(ep.column).expect("its own column");
        if self.board.get(pawn) != Some(Piece { colour: stepper, role: 'P' }) {
            return Err(format!("EP: {ep}: no pawn of {} on {pawn} (C2)", stepper.name()));
        }
        let behind = ep.column.step(0, -stepper.forward());
        match pawn_starts(stepper).into_iter().find(|cell| cell.column == behind) {
            Some(start) if self.board.in_play(start) && self.board.is_empty(start) => Ok(()),
            _ => Err(format!("EP: {ep}: behind it no empty starting cell (C2)")),
        }
    }
}

/// MAIN.
fn read_main(text: &str, pieces: &mut BTreeMap<Cell, Piece>) -> Result<(), String> {
    let boards: Vec<&str> = text.split('|').collect();
    if boards.len() != MAIN_BOARDS.len() {
        return Err(format!("MAIN: three boards: {text:?}"));
    }
    for (board, (first, level)) in boards.into_iter().zip(MAIN_BOARDS) {
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != 4 {
            return Err(format!("MAIN: four ranks: {board:?}"));
        }
        for (rank_text, rank) in ranks.into_iter().zip((first..first + 4).rev()) {
            let cells: Vec<Cell> = (1..=4).map(|file| Cell::new(file, rank, level)).collect();
            read_rank("MAIN", rank_text, &cells, pieces)?;
        }
    }
    Ok(())
}

/// One rank of a board.
fn read_rank(
    field: &str,
    text: &str,
    cells: &[Cell],
    pieces: &mut BTreeMap<Cell, Piece>,
) -> Result<(), String> {
    let occupants = read_run(text, cells.len(), ROLES);
    let occupants = occupants.ok_or_else(|| format!("{field}: a rank of {} cells: {text:?}", cells.len()))?;
    pieces.extend(cells.iter().zip(occupants).filter_map(|(&cell, piece)| Some((cell, piece?))));
    Ok(())
}

/// BOARDS: in any order (C2), no two in one place (D16, M18).
fn read_boards(
    rules: Rules,
    text: &str,
    pieces: &mut BTreeMap<Cell, Piece>,
) -> Result<Vec<Moveable>, String> {
    let mut moveables: Vec<Moveable> = Vec::new();
    for item in text.split(',') {
        let wrong = || format!("BOARDS: {item:?}");
        let (head, ranks) = item.split_once(':').ok_or_else(wrong)?;
        let (higher, lower) = ranks.split_once('/').ok_or_else(wrong)?;
        let (place_text, holder) = head.split_at_checked(6).ok_or_else(wrong)?;
        let place = Place::parse(rules, place_text).ok_or_else(wrong)?;
        if moveables.iter().any(|board| board.place == place) {
            return Err(format!("BOARDS: two boards on {place} (D16)"));
        }
        moveables.push(Moveable { place, holder: Colour::from_letter(holder)? });
        let cells = place.cells();
        read_rank("BOARDS", higher, &cells[..2], pieces)?;
        read_rank("BOARDS", lower, &cells[2..], pieces)?;
    }
    if moveables.len() != 4 {
        return Err(format!("BOARDS: four boards, not {} (D16)", moveables.len()));
    }
    moveables.sort_by_key(|board| board.place);
    Ok(moveables)
}

fn read_castling(text: &str) -> Result<BTreeSet<char>, String> {
    let mut rights = BTreeSet::new();
    if text == "-" {
        return Ok(rights);
    }
    for letter in text.chars() {
        if !RIGHTS.contains(&letter) || !rights.insert(letter) {
            return Err(format!("CASTLING: {letter:?} in {text:?}"));
        }
    }
    if rights.is_empty() { Err("CASTLING: empty field".to_string()) } else { Ok(rights) }
}

fn read_cell(field: &str, text: &str) -> Result<Cell, String> {
    Cell::parse(text).ok_or_else(|| format!("{field}: not a cell: {text:?}"))
}

/// MOVED: cells of five characters without separator, in any order, never twice (C2).
fn read_moved(text: &str) -> Result<BTreeSet<Cell>, String> {
    let mut cells = BTreeSet::new();
    if text == "-" {
        return Ok(cells);
    }
    let mut rest = text;
    while !rest.is_empty() {
        let (token, tail) = rest.split_at_checked(5).ok_or_else(|| format!("MOVED: {rest:?}"))?;
        if !cells.insert(read_cell("MOVED", token)?) {
            return Err(format!("MOVED: twice: {token}"));
        }
        rest = tail;
    }
    if cells.is_empty() { Err("MOVED: empty field".to_string()) } else { Ok(cells) }
}
