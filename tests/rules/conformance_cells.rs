//! Every variant names the cells of its boards as its rules do, and speaks of no others.

use crate::common::visit::visit;
use hyperply::catalog::{AnyGame, VARIANTS, Variant};
use hyperply::page::{Board, BoardCell, Extra, Page};
use hyperply::{Code, Game, Language};
use std::collections::{BTreeSet, HashSet};

/// The rank of a hexagon among those of its file, from 1; their heights are two apart.
fn rank(y: usize, file: impl Iterator<Item = usize>) -> usize {
    1 + (y - file.min().unwrap()) / 2
}

/// A file's letter; hexagons have no `j`.
fn file(x: usize, hexagons: bool) -> char {
    if hexagons { b"abcdefghikl"[x] as char } else { (b'a' + x as u8) as char }
}

/// What the rules call the board that lies there, and the cell, with and without what tells the board (T1,
/// Q1, Q17, Q18, H1, H18, D1-D3).
fn names(variant: &Variant, boards: &[Board], board: &Board, cell: &BoardCell) -> [String; 3] {
    let (x, y) = (cell.x, cell.y);
    match (variant.family, variant.dimensions) {
        ("timeout", 4) => {
            let (level, column) = (format!("L{}", board.level + 1), format!("{}{}", file(x, false), y + 1));
            [level.clone(), format!("{column}{level}"), column]
        }
        ("timeout", _) => {
            let name = format!("{}{}", file(x, false), y + 1);
            [String::new(), name.clone(), name]
        }
        ("quarx", 2) => {
            let name = ((9 - y) * 5 + x / 2 + 1).to_string();
            [String::new(), name.clone(), name]
        }
        ("quarx", 3) => {
            let name = format!("{}{}{}", x + 1, y + 1, board.level + 1);
            [format!("a{}", board.level + 1), name.clone(), name]
        }
        ("quarx", _) => {
            let name = format!("{}{}{}{}", x + 1, y + 1, board.x + 1, board.y + 1);
            [format!("a{} b{}", board.x + 1, board.y + 1), name.clone(), name]
        }
        ("trid", _) => {
            let column = format!("{}{y}", file(x, false));
            let level = format!("({})", board.level + 1);
            // D2: the corners of W, N and B, in front and behind, have the pegs 1 to 6.
            let peg = match board.y {
                0 => 1,
                2 => 3,
                4 if board.level < 4 => 2,
                4 => 5,
                6 => 4,
                _ => 6,
            };
            let id = match board.cells.len() {
                16 => ["W", "N", "B"][board.level / 2].to_string(),
                _ => format!("{}L{peg}{level}", if board.x == 0 { 'Q' } else { 'K' }),
            };
            [id, format!("{column}{level}"), column]
        }
        ("raumschach", _) => {
            let level = char::from(b'A' + board.level as u8).to_string();
            let name = format!("{level}{}{}", file(x, false), y + 1);
            [level, name.clone(), name]
        }
        (_, dimensions) => {
            let heights = board.cells.iter().filter(|other| other.x == x).map(|other| other.y);
            let column = format!("{}{}", file(x, true), rank(y, heights));
            let heights = boards.iter().filter(|other| other.x == board.x).map(|other| other.y);
            let id = format!("{}{}", file(board.x, true).to_ascii_uppercase(), rank(board.y, heights));
            let id = if dimensions == 4 { id } else { String::new() };
            [id.clone(), format!("{id}{column}"), column]
        }
    }
}

fn cells(variant: &Variant) -> BTreeSet<String> {
    (variant.geometry)().boards.into_iter().flat_map(|board| board.cells).map(|cell| cell.cell).collect()
}

#[test]
fn cells_are_called_by_where_they_lie() {
    for variant in VARIANTS {
        let boards = (variant.geometry)().boards;
        for board in &boards {
            for cell in &board.cells {
                let told = [board.id.clone(), cell.cell.clone(), cell.column.clone()];
                assert_eq!(told, names(variant, &boards, board, cell), "{}", variant.id);
            }
        }
    }
}

#[test]
fn every_cell_is_known_to_the_game() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        let code = |cell: &str| {
            let king = if variant.family == "quarx" { "" } else { "K" };
            game.parse_move(&format!("{king}{cell}-{cell}"), Language::English).map_err(|error| error.code())
        };
        for cell in cells(variant) {
            assert_eq!(code(&cell), Err(Code::IllegalMove), "{cell} of {}", variant.id);
        }
        for cell in ["z9", "z9L9", "51", "555", "1112", "z9z9", "z9(9)"] {
            assert_eq!(code(cell), Err(Code::BadNotation), "{cell} in {}", variant.id);
        }
    }
}

#[test]
fn no_other_cells_are_spoken_of() {
    for variant in VARIANTS {
        let known = cells(variant);
        let all: Vec<&String> = known.iter().collect();
        let levels = |cell: &String| {
            let column = cell.split('(').next().unwrap().to_string();
            (1..=7).map(move |level| format!("{column}({level})"))
        };
        let mut missing: HashSet<String> = known.iter().flat_map(levels).collect();
        missing.retain(|cell| variant.family == "trid" && !known.contains(cell));
        let places: HashSet<String> = (variant.geometry)().boards.into_iter().map(|board| board.id).collect();
        let mut named = HashSet::new();
        visit(variant.id, 2, 50, |game, moves, random| {
            let mut name = |cells: &[String], context: &str| {
                for cell in cells {
                    assert!(known.contains(cell), "{cell} ({context}) in {game}");
                    named.insert(cell.clone());
                }
            };
            game.pieces().into_iter().for_each(|piece| name(&[piece.cell], "pieces"));
            let status = game.status();
            name(&status.checks, "checks");
            name(status.king.as_slice(), "king");
            for threat in game.threats() {
                name(&[threat.king, threat.by], "threats");
            }
            for board in status.extras.list("boards") {
                assert!(places.contains(board.text("place").unwrap()), "{game}");
            }
            let mut entries = HashSet::new();
            for entry in game.rematerializations() {
                name(&[entry.origin], "origin");
                entry.targets.into_iter().for_each(|target| name(&[target.cell], "targets"));
                entries.insert(entry.entry);
            }
            for m in moves {
                let info = game.describe(m);
                if info.kind == "board" {
                    let ends = [&info.from, &info.to].map(|place| place.clone().unwrap());
                    assert!(ends.iter().all(|place| places.contains(place)), "{ends:?} in {game}");
                    assert!(info.clicks.starts_with(&ends), "{info:?}");
                } else {
                    name(info.from.as_slice(), "from");
                    name(info.to.as_slice(), "to");
                    for (at, click) in info.clicks.iter().enumerate() {
                        let is_choice = at > 0 && variant.family != "quarx" && click.len() <= 2;
                        let is_choice = is_choice && (click.starts_with('=') || click.len() == 1);
                        if click != "→" && !is_choice && !entries.contains(click) {
                            name(std::slice::from_ref(click), "clicks");
                        }
                    }
                }
                name(&info.captures, &info.notation);
                for (extra, value) in info.extras.iter() {
                    match value {
                        Extra::Text(cell) => name(std::slice::from_ref(cell), extra),
                        Extra::Texts(cells) => name(cells, extra),
                        Extra::Fields(pair) => {
                            name(&["from", "to"].map(|end| pair.text(end).unwrap().to_string()), extra);
                        }
                        _ => {}
                    }
                }
            }
            // What a refusal says is in the way.
            for piece in game.pieces() {
                let letter = if variant.family == "quarx" { String::new() } else { piece.piece.to_string() };
                let to = random.pick(&all);
                let text = format!("{letter}{}-{to}", piece.cell);
                if let Err(error) = game.parse_move(&text, Language::English) {
                    let mut cells = error.cells().to_vec();
                    // D6: the level that is missing in a column is called like a cell, on a board or not.
                    cells.retain(|cell| error.rule() != Some("D6") || !missing.contains(cell));
                    name(&cells, &format!("{text}: {error}"));
                }
            }
        });
        assert!(named.len() * 2 > known.len(), "{}: {} of {}", variant.id, named.len(), known.len());
    }
}
