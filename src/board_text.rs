//! A position drawn as letters, for people at a terminal.

use crate::Side;
use crate::cut::{head, tail};
use crate::describe::{BoardInfo, CellInfo, Describe, Geometry, Piece};
use std::collections::{BTreeMap, HashMap};

/// The width of drawings, in columns of a terminal.
const WIDTH: usize = 100;
/// The space between boards side by side.
const GAP: usize = 3;

/// Lines of letters, which grow as letters are added.
#[derive(Default)]
struct Paper(Vec<Vec<char>>);

impl Paper {
    fn put(&mut self, line: usize, column: usize, text: &str) {
        if self.0.len() <= line {
            self.0.resize(line + 1, Vec::new());
        }
        for (at, letter) in text.chars().enumerate() {
            let line = &mut self.0[line];
            if line.len() <= column + at {
                line.resize(column + at + 1, ' ');
            }
            line[column + at] = letter;
        }
    }

    fn width(&self) -> usize {
        self.0.iter().map(Vec::len).max().unwrap_or(0)
    }

    fn paste(&mut self, line: usize, column: usize, other: &Paper) {
        for (at, letters) in other.0.iter().enumerate() {
            self.put(line + at, column, &letters.iter().collect::<String>());
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.0 {
            text.push_str(line.iter().collect::<String>().trim_end());
            text.push('\n');
        }
        text
    }
}

/// A cell as it is drawn.
struct Spot<'a> {
    x: usize,
    y: usize,
    name: &'a str,
    /// The parts of the name: `b` and `10` of `A1b10`.
    file: &'a str,
    rank: &'a str,
}

/// Returns the cells of a board. The part that all their names share is the name of the board; the rest is a
/// file, one letter or digit, and a rank.
fn spots(board: &BoardInfo) -> Vec<Spot<'_>> {
    let names = || board.cells.iter().map(|cell| &*cell.cell);
    let first = names().next().unwrap_or_default();
    let common = |with: &dyn Fn(&str, usize) -> bool| {
        (0..first.len()).rev().find(|&length| names().all(|name| with(name, length))).unwrap_or(0)
    };
    let before = common(&|name, length| name.starts_with(head(first, length)));
    let after = common(&|name, length| name.ends_with(tail(first, first.len() - length)));
    let left = board.cells.iter().map(|cell| cell.x).min().unwrap_or(0);
    let low = board.cells.iter().map(|cell| cell.y).min().unwrap_or(0);
    let mut spots = Vec::new();
    for CellInfo { cell, x, y, .. } in &board.cells {
        let own = cell.get(before..cell.len() - after).unwrap_or_default();
        let letter = own.len().min(1);
        let (file, rank) = (head(own, letter), tail(own, letter));
        spots.push(Spot { x: x - left, y: y - low, name: cell, file, rank });
    }
    spots
}

/// Returns whether each number has one name, and each name one number.
fn is_named<'a>(mut pairs: impl Iterator<Item = (usize, &'a str)>) -> bool {
    let (mut names, mut numbers) = (HashMap::new(), HashMap::new());
    pairs.all(|(number, name)| {
        *names.entry(number).or_insert(name) == name && *numbers.entry(name).or_insert(number) == number
    })
}

/// Draws one board under its title, with the names of files and ranks.
fn draw_board(board: &BoardInfo, title: &str, is_hexagon: bool, pieces: &HashMap<&str, char>) -> Paper {
    let spots = spots(board);
    let has_files = is_named(spots.iter().map(|spot| (spot.x, spot.file)));
    let has_ranks = has_files && (is_hexagon || is_named(spots.iter().map(|spot| (spot.y, spot.rank))));
    // The label and the cell beside it, by the name of the rank, or by the height if squares are numbered.
    let mut ranks: BTreeMap<(&str, usize), (&str, &Spot)> = BTreeMap::new();
    for spot in &spots {
        let (key, label) = if has_ranks { ((spot.rank, 0), spot.rank) } else { (("", spot.y), spot.name) };
        let first = ranks.entry(key).or_insert((label, spot));
        if spot.x < first.1.x {
            *first = (label, spot);
        }
    }
    let margin = 1 + ranks.values().map(|(label, _)| label.len()).max().unwrap_or(0);
    let top = usize::from(!title.is_empty());
    let height = spots.iter().map(|spot| spot.y).max().unwrap_or(0);
    let place = |x: usize, y: usize| (top + height - y, margin + 2 * x);
    let mut paper = Paper::default();
    paper.put(0, margin, title);
    for (label, first) in ranks.values() {
        let (line, column) = place(if is_hexagon { first.x } else { 0 }, first.y);
        paper.put(line, column - 1 - label.len(), label);
    }
    for spot in &spots {
        let (line, column) = place(spot.x, spot.y);
        paper.put(line, column, &pieces.get(spot.name).unwrap_or(&'.').to_string());
    }
    if has_files {
        for spot in &spots {
            let of_file = spots.iter().filter(|other| other.x == spot.x);
            let lowest = of_file.map(|other| other.y).min().unwrap_or(0);
            if !is_hexagon || spot.y == lowest {
                let (line, column) = place(spot.x, if is_hexagon { lowest } else { 0 });
                paper.put(line + 1, column, spot.file);
            }
        }
    }
    paper
}

/// Draws all boards: one level with its boards in place, or level after level.
fn draw_boards(boards: &[(BoardInfo, String)], is_hexagon: bool, pieces: &[Piece]) -> Paper {
    let letter = |piece: &Piece| match piece.side {
        Side::White => piece.piece,
        Side::Black => piece.piece.to_ascii_lowercase(),
    };
    let pieces: HashMap<&str, char> = pieces.iter().map(|piece| (&*piece.cell, letter(piece))).collect();
    let drawn: Vec<Paper> =
        boards.iter().map(|(board, title)| draw_board(board, title, is_hexagon, &pieces)).collect();
    let width = GAP + drawn.iter().map(Paper::width).max().unwrap_or(0);
    let height = 1 + drawn.iter().map(|board| board.0.len()).max().unwrap_or(0);
    let mut paper = Paper::default();
    let is_flat = boards.iter().all(|(board, _)| board.level == 0);
    let top = boards.iter().map(|(board, _)| board.y).max().unwrap_or(0);
    // As many in a row as fit, and the same number in each row.
    let most = ((WIDTH + GAP) / width).max(1);
    let in_a_row = boards.len().div_ceil(boards.len().div_ceil(most).max(1)).max(1);
    let mut column = 0;
    for (at, ((board, _), drawn)) in boards.iter().zip(&drawn).enumerate() {
        if is_flat {
            // Boards of hexagons count half boards upward.
            let step = if is_hexagon { height.div_ceil(2) } else { height };
            paper.paste((top - board.y) * step, board.x * width, drawn);
            continue;
        }
        if at % in_a_row == 0 {
            column = 0;
        }
        paper.paste(at / in_a_row * height, column, drawn);
        column += GAP + drawn.width();
    }
    paper
}

/// Draws a position on the boards of its variant.
pub(crate) fn draw<G: Describe>(game: &G, geometry: Geometry) -> String {
    let status = game.status();
    let movable = status.extras.list("boards");
    let title = |board: BoardInfo| {
        let here = movable.iter().find(|movable| movable.text("place") == Some(&board.id));
        // D2: the place of a movable board ends with its level, and has no cells while no board is there.
        if here.is_none() && board.id.ends_with(')') {
            return None;
        }
        let side = here.and_then(|here| here.text("controller")).and_then(|side| side.chars().next());
        let title = board.id.chars().chain(side).collect();
        Some((board, title))
    };
    let is_hexagon = geometry.shape == "hexagon";
    let boards: Vec<(BoardInfo, String)> = geometry.boards.into_iter().filter_map(title).collect();
    let mut text = draw_boards(&boards, is_hexagon, &game.pieces()).text();
    let absent = game.rematerializations();
    if !absent.is_empty() {
        let mut line = "In Time Out:".to_string();
        for entry in absent {
            let letter = match entry.side {
                Side::White => entry.piece,
                Side::Black => entry.piece.to_ascii_lowercase(),
            };
            let word = format!(" {letter}{}", entry.origin);
            if line.len() + word.len() > WIDTH {
                text.push_str(&line);
                text.push('\n');
                line.clear();
            }
            line.push_str(&word);
        }
        text.push_str(&line);
        text.push('\n');
    }
    text
}
