//! The moves of a position: what each piece may do, the test by making the move, and the canonical texts.

use super::board::{Board, Cell, Column};
use super::board::{DIAGONAL, LEAPS, STRAIGHT};
use super::position::{Entry, Position};
use crate::reference::alike::Piece;

#[derive(Clone, PartialEq, Debug)]
pub enum Move {
    /// A move on the board (T4-T12). `captured` is the cell of the removed piece: `to`, but en passant (T11).
    Walk {
        piece: Piece,
        from: Cell,
        to: Cell,
        captured: Option<Cell>,
        promotion: Option<char>,
        double_step: bool,
    },
    /// T14.
    Castle { king_from: Cell, king_to: Cell, rook_from: Cell, rook_to: Cell },
    /// T15, T30: the declared length only in `timeout-declared`.
    TimeOut { piece: Piece, from: Cell, length: Option<u32> },
    /// T17-T20: rematerialization; with `annihilates` both pieces leave.
    Return { entry: Entry, to: Cell, annihilates: bool, promotion: Option<char> },
}

impl Move {
    pub fn is_en_passant(&self) -> bool {
        matches!(self, Move::Walk { to, captured: Some(captured), .. } if to != captured)
    }

    /// T21: does this move annihilate a king?
    pub fn eliminates_king(&self, board: &Board) -> bool {
        match self {
            Move::Return { to, annihilates: true, .. } => board.get(*to).is_some_and(|p| p.role == 'K'),
            _ => false,
        }
    }
}

/// All moves that the rules of movement, T13, T21 and T30 allow. Draws and a finished game are not looked at.
pub fn lawful(position: &Position) -> Vec<Move> {
    let mut list = Vec::new();
    if let Some(due) = position.due() {
        returns(position, due, &mut list); // T30: nothing else is legal
    } else {
        let side = position.side;
        for (cell, piece) in position.board.pieces(side) {
            walks(position, piece, cell, &mut list);
            time_outs(position, piece, cell, &mut list);
        }
        castlings(position, &mut list);
        if !position.declares() {
            for entry in distinct_entries(position) {
                if entry.rounds >= 1 {
                    returns(position, &entry, &mut list); // T17
                }
            }
        }
    }
    list.retain(|mv| keeps_king_safe(position, mv));
    list
}

/// T30: could this due entry return at all?
pub fn can_return(position: &Position, entry: &Entry) -> bool {
    let mut list = Vec::new();
    returns(position, entry, &mut list);
    list.iter().any(|mv| keeps_king_safe(position, mv))
}

/// T13 by making the move; T21: an elimination is always legal.
fn keeps_king_safe(position: &Position, mv: &Move) -> bool {
    mv.eliminates_king(&position.board) || !board_after(&position.board, mv).in_check(position.side)
}

/// The board after a move.
pub fn board_after(board: &Board, mv: &Move) -> Board {
    let mut after = board.clone();
    match mv {
        Move::Walk { piece, from, to, captured, promotion, .. } => {
            if let Some(cell) = captured {
                after.set(*cell, None);
            }
            after.set(*from, None);
            let role = promotion.unwrap_or(piece.role);
            after.set(*to, Some(Piece { role, ..*piece }));
        }
        Move::Castle { king_from, king_to, rook_from, rook_to } => {
            let (king, rook) = (board.get(*king_from), board.get(*rook_from));
            after.set(*king_from, None);
            after.set(*rook_from, None);
            after.set(*king_to, king);
            after.set(*rook_to, rook);
        }
        Move::TimeOut { from, .. } => after.set(*from, None),
        Move::Return { to, annihilates: true, .. } => after.set(*to, None), // T18: both leave
        Move::Return { entry, to, promotion, .. } => {
            let role = promotion.unwrap_or(entry.piece.role);
            after.set(*to, Some(Piece { role, ..entry.piece }));
        }
    }
    after
}

/// T6-T8: the cells on which a piece that arrives in a column can land, and whether it captures there.
fn landings(board: &Board, piece: Piece, column: Column) -> Vec<(Cell, bool)> {
    let enemy = piece.colour.other();
    let enemies_here = board.column_holds(column, enemy);
    let mut cells = Vec::new();
    for level in 1..=board.variant.levels() {
        let cell = column.at(level);
        match board.get(cell) {
            None if !enemies_here => cells.push((cell, false)), // T6, T7
            Some(other) if other.colour == enemy => cells.push((cell, true)), // T8
            _ => {}
        }
    }
    cells
}

/// T4, T5: the columns in which a king, knight or rider can arrive; a ride ends at the first column with a piece.
fn arrivals(board: &Board, role: char, from: Column) -> Vec<Column> {
    let mut steps: Vec<(i32, i32)> = Vec::new();
    if role == 'N' {
        steps.extend(LEAPS);
    }
    if "RQK".contains(role) {
        steps.extend(STRAIGHT);
    }
    if "BQK".contains(role) {
        steps.extend(DIAGONAL);
    }
    let rides = "RBQ".contains(role);
    let mut columns = Vec::new();
    for (file, rank) in steps {
        let mut column = from.step(file, rank);
        while board.variant.inside(column) {
            columns.push(column);
            if !rides || !board.column_is_empty(column) {
                break;
            }
            column = column.step(file, rank);
        }
    }
    columns
}

/// The moves of a piece on the board, without castling.
fn walks(position: &Position, piece: Piece, from: Cell, list: &mut Vec<Move>) {
    if piece.role == 'P' {
        pawn_walks(position, piece, from, list);
        return;
    }
    for column in arrivals(&position.board, piece.role, from.column) {
        for (to, captures) in landings(&position.board, piece, column) {
            list.push(Move::Walk {
                piece,
                from,
                to,
                captured: captures.then_some(to),
                promotion: None,
                double_step: false,
            });
        }
    }
}

fn pawn_walks(position: &Position, piece: Piece, from: Cell, list: &mut Vec<Move>) {
    let board = &position.board;
    let variant = position.variant;
    let forward = i32::from(piece.colour.forward());
    let mut add = |to: Cell, captured: Option<Cell>, double_step: bool| {
        let promotions = if to.column.rank == variant.last_rank(piece.colour) {
            vec![Some('Q'), Some('R'), Some('B'), Some('N')] // T12
        } else {
            vec![None]
        };
        for promotion in promotions {
            list.push(Move::Walk { piece, from, to, captured, promotion, double_step });
        }
    };
    // T10: straight ahead, one rank or two
    let one = from.column.step(0, forward);
    if variant.inside(one) {
        for (to, captures) in landings(board, piece, one) {
            if !captures {
                add(to, None, false);
            }
        }
        if from.column.rank == variant.second_rank(piece.colour) && board.column_is_empty(one) {
            for (to, captures) in landings(board, piece, one.step(0, forward)) {
                if !captures {
                    add(to, None, true);
                }
            }
        }
    }
    for side in [-1, 1] {
        let column = from.column.step(side, forward);
        if !variant.inside(column) {
            continue;
        }
        // T10: captures
        for (to, captures) in landings(board, piece, column) {
            if captures {
                add(to, Some(to), false);
            }
        }
        // T11: en passant; EP names the passed column and the level of the pawn beyond it
        if let Some(passed) = position.ep
            && passed.column == column
            && board.column_is_empty(column)
        {
            add(passed, Some(column.step(0, -forward).at(passed.level)), false);
        }
    }
}

/// T14.
fn castlings(position: &Position, list: &mut Vec<Move>) {
    let board = &position.board;
    let side = position.side;
    let king_from = position.variant.king_home(side);
    for &(colour, rook_from) in &position.castling {
        if colour != side {
            continue;
        }
        let direction = (rook_from.column.file - king_from.column.file).signum();
        let crossed = king_from.column.step(direction, 0);
        let entered = crossed.step(direction, 0);
        let mut between = crossed;
        let mut open = true;
        while between != rook_from.column {
            open = open && board.column_is_empty(between);
            between = between.step(direction, 0);
        }
        let safe =
            [king_from.column, crossed, entered].iter().all(|&column| !board.attacked(column, side.other()));
        if open && safe {
            for level in 1..=position.variant.levels() {
                list.push(Move::Castle {
                    king_from,
                    king_to: entered.at(level),
                    rook_from,
                    rook_to: crossed.at(level),
                });
            }
        }
    }
}

/// T15; T30: every length 1..9 on which no other own entry returns on the same turn.
fn time_outs(position: &Position, piece: Piece, from: Cell, list: &mut Vec<Move>) {
    if piece.role == 'K' || !position.variant.has_time_out() {
        return;
    }
    let mut lengths = vec![None];
    if position.declares() {
        let own = position.pool.iter().filter(|e| e.piece.colour == piece.colour);
        let taken: Vec<u32> = own.map(|e| e.turns_left()).collect();
        lengths = (1..=9).filter(|n| !taken.contains(n)).map(Some).collect();
    }
    for length in lengths {
        list.push(Move::TimeOut { piece, from, length });
    }
}

/// T27: own entries alike in piece and origin (pawns: and rounds) are one; the one with the most rounds counts.
fn distinct_entries(position: &Position) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    for entry in &position.pool {
        if entry.piece.colour != position.side {
            continue;
        }
        let alike = found.iter_mut().find(|f| {
            f.piece == entry.piece
                && f.origin == entry.origin
                && (f.piece.role != 'P' || f.rounds == entry.rounds)
        });
        match alike {
            Some(known) => known.rounds = known.rounds.max(entry.rounds),
            None => found.push(entry.clone()),
        }
    }
    found
}

/// T17-T20: all rematerializations of one entry (its rounds are not asked for here, but give a pawn's range).
fn returns(position: &Position, entry: &Entry, list: &mut Vec<Move>) {
    let board = &position.board;
    let origin = entry.origin.column;
    if !board.column_is_empty(origin) {
        return; // T17
    }
    let mut targets: Vec<(Cell, bool)> = Vec::new();
    if entry.piece.role == 'P' {
        pawn_targets(board, entry, &mut targets);
    } else {
        for column in arrivals(board, entry.piece.role, origin) {
            targets.extend(landings(board, entry.piece, column)); // T18
        }
    }
    let last_rank = position.variant.last_rank(entry.piece.colour);
    for (to, annihilates) in targets {
        let promoted = entry.piece.role == 'P' && to.column.rank == last_rank && !annihilates;
        list.push(Move::Return {
            entry: entry.clone(),
            to,
            annihilates,
            promotion: promoted.then_some('Q'), // T20
        });
    }
}

/// T19. The pawn stands, in thought, in its origin's column, and then in each empty column ahead.
fn pawn_targets(board: &Board, entry: &Entry, targets: &mut Vec<(Cell, bool)>) {
    let forward = i32::from(entry.piece.colour.forward());
    let mut standing = entry.origin.column;
    for _ in 0..entry.rounds {
        for side in [-1, 1] {
            let diagonal = standing.step(side, forward);
            if board.variant.inside(diagonal) {
                let cells = landings(board, entry.piece, diagonal);
                targets.extend(cells.into_iter().filter(|(_, captures)| *captures));
            }
        }
        let ahead = standing.step(0, forward);
        if !board.variant.inside(ahead) {
            return;
        }
        let cells = landings(board, entry.piece, ahead);
        targets.extend(cells.into_iter().filter(|(_, captures)| !*captures));
        if !board.column_is_empty(ahead) {
            return;
        }
        standing = ahead;
    }
}

/// T27: the canonical texts of the legal moves, in their order.
pub fn texts(position: &Position, legal: &[Move]) -> Vec<String> {
    let mut texts = Vec::new();
    for mv in legal {
        let mut suffix = String::new();
        if let Move::Return { entry, .. } = mv {
            // the rounds follow the origin where another pawn with other rounds could make the same move
            let plain = text(position, mv, "");
            let rival = |other: &Move| match other {
                Move::Return { entry: second, .. } => {
                    second.rounds != entry.rounds && text(position, other, "") == plain
                }
                _ => false,
            };
            if entry.piece.role == 'P' && legal.iter().any(rival) {
                suffix = format!("#{}", entry.rounds);
            }
        }
        texts.push(text(position, mv, &suffix));
    }
    texts
}

fn text(position: &Position, mv: &Move, suffix: &str) -> String {
    let variant = position.variant;
    let cell = |cell: &Cell| variant.cell_text(*cell);
    let promoted = |promotion: &Option<char>| match promotion {
        Some(role) => format!("={role}"),
        None => String::new(),
    };
    match mv {
        Move::Walk { piece, from, to, captured, promotion, .. } => {
            let sign = if captured.is_some() { 'x' } else { '-' };
            let (role, promotion) = (piece.role, promoted(promotion));
            format!("{role}{}{sign}{}{promotion}", cell(from), cell(to))
        }
        Move::Castle { king_to, rook_from, .. } => {
            let name = if rook_from.column.file == 1 { "O-O-O" } else { "O-O" };
            if variant.levels() == 1 {
                name.to_string()
            } else {
                format!("{name}(L{}-L{})", rook_from.level, king_to.level)
            }
        }
        Move::TimeOut { piece, from, length } => {
            let length = length.map(|n| n.to_string()).unwrap_or_default();
            format!("{}{}→{length}", piece.role, cell(from))
        }
        Move::Return { entry, to, annihilates, promotion } => {
            let sign = if *annihilates { "x" } else { "" };
            let (origin, role) = (cell(&entry.origin), entry.piece.role);
            let promotion = promoted(promotion);
            format!("{origin}{suffix}→{role}{sign}{}{promotion}", cell(to))
        }
    }
}
