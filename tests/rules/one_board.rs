//! T31, T32, H18, Q18: where there is one board, no refusal speaks of columns, of levels, or of other boards.

use crate::common::cells::cells;
use crate::common::random::Random;
use crate::common::visit::visit;
use crate::common::{chess, flat, timeout};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::timeout::{Flat, Tower};
use hyperply::{Code, Error, Game, Language};
use std::collections::BTreeSet;

/// The variants, the pieces that texts name, and the rules by which moves are refused here, however rarely.
const ONE_BOARD: [(&str, &str, &str); 4] = [
    ("chess", "KQRBNP", "C3 T3 T4 T5 T7 T8 T10 T11 T12 T13 T14 T32"),
    ("timeout-flat", "KQRBNP", "C3 T3 T4 T5 T7 T8 T10 T11 T12 T13 T14 T15 T17 T18 T19 T20 T30"),
    ("glinski", "KQRBNP", "C3 H4 H6 H7 H8 H13 H18"),
    ("draughts", "", "C3 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q14 Q16"),
];

/// Texts of moves, in which `p` stands for a piece, `a` for where a piece stands, stood or may go, `s` for a sign.
const SHAPES: &str = "pasa|pasa|pasa=p|pa|pxa|asa|asa=p|pa→|pa→3|a→|a→pa|a→pxa|a→pa=p|→pa|→pxa|a#1→pa|\
                      axaxa|huff a|O-O|O-O-O|O-O(L1-L2)|paL1-aL2";

/// What takes the place of a field, or stands in it, in position texts.
const SNIPPETS: [&str; 16] =
    ["-", "|", "/", "8", "91", "K", "p", "KQkq", "e3", "d6", "f6", "Qa4:3", "3:1:2", ":", ",", "K46"];

/// The words of a text, with the one before each.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = || text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    std::iter::once("").chain(words()).zip(words())
}

/// Fails if an error speaks of more than the one board. Fields of position texts have names in capitals.
fn check(error: &str, what: &str) {
    for (before, word) in words(error) {
        let speaks_of_more = match word {
            "column" | "columns" | "level" | "levels" | "boards" => true,
            "board" => !["the", "this", "no", "one"].contains(&&*before.to_lowercase()),
            _ => false,
        };
        assert!(!speaks_of_more, "{error} ({what})");
    }
}

/// A text of one of the shapes: often of pieces that are there, and of cells where they are.
fn typed(game: &AnyGame, cells: &[String], letters: &[char], random: &mut Random) -> String {
    let shapes: Vec<&str> = SHAPES.split('|').collect();
    let shape = *random.pick(&shapes);
    let (pieces, absent) = (game.pieces(), game.rematerializations());
    let mover = random.pick(&pieces);
    let returns = shape.contains("→p") && !absent.is_empty();
    let returning = if returns { Some(random.pick(&absent)) } else { None };
    let (mut text, mut is_first) = (String::new(), true);
    for c in shape.chars() {
        match c {
            'p' if letters.is_empty() => {}
            'p' if is_first || returning.is_some() => {
                text.push(returning.map_or(mover.piece, |entry| entry.piece));
            }
            'p' => text.push(*random.pick(letters)),
            'a' if is_first && random.below(8) > 0 => {
                text += returning.map_or(&mover.cell, |entry| &entry.origin);
                is_first = false;
            }
            'a' => text += &cells[random.below(cells.len())],
            's' => text += ["-", "x", "x", ""][random.below(4)],
            c => text.push(c),
        }
    }
    text
}

#[test]
fn t31_t32_h18_q18_refused_moves_speak_of_one_board() {
    for (id, letters, expected) in ONE_BOARD {
        let (cells, letters) = (cells(id), letters.chars().collect::<Vec<_>>());
        let mut rules = BTreeSet::new();
        let mut look = |error: &Error, what: &str| {
            check(&error.to_string(), what);
            if let (Code::IllegalMove, Some(rule)) = (error.code(), error.rule()) {
                rules.insert(rule);
            }
        };
        visit(id, 6, 40, |game, _, random| {
            for _ in 0..60 {
                let text = typed(game, &cells, &letters, random);
                for language in [Language::English, Language::German] {
                    if let Err(error) = game.parse_move(&text, language) {
                        look(&error, &format!("{text} in {game}"));
                    }
                }
            }
            for entry in game.rematerializations() {
                if let Some(refusal) = entry.blocked {
                    check(&refusal.message, &game.to_string());
                }
            }
        });
        for rule in expected.split(' ') {
            assert!(rules.contains(rule), "nothing is refused by {rule} in {id}: {rules:?}");
        }
    }
}

#[test]
fn c2_t31_t32_h18_q18_refused_positions_speak_of_one_board() {
    for (id, ..) in ONE_BOARD {
        let (cells, mut refused) = (cells(id), 0);
        visit(id, 2, 30, |game, _, random| {
            let text = game.to_string();
            for _ in 0..30 {
                let fields: Vec<&str> = text.split(' ').collect();
                let at = 1 + random.below(fields.len() - 1);
                let snippet = if random.below(3) == 0 {
                    &cells[random.below(cells.len())]
                } else {
                    *random.pick(&SNIPPETS)
                };
                let mut fields: Vec<String> = fields.into_iter().map(str::to_string).collect();
                let cut = random.below(fields[at].len() + 1);
                match random.below(4) {
                    0 => fields[at] = snippet.to_string(),
                    1 => fields[at].insert_str(cut, snippet),
                    2 => fields[at].truncate(cut),
                    _ => fields[at] = format!("{}{snippet}{}", fields[at], fields[at]),
                }
                let text = fields.join(" ");
                if let Err(error) = text.parse::<AnyGame>() {
                    check(&error.to_string(), &text);
                    refused += 1;
                }
            }
        });
        assert!(refused > 500, "{refused} in {id}");
    }
}

#[test]
fn t31_t32_columns_are_squares() {
    let castling = |rest: &str| chess(&format!("Ke1 ke8 Ra1 Rh1 {rest}")).castling("KQ").game();
    let back = flat("Ke1 ke8 Pc2 nc5").pool("Qc3:2,Ra4:2,Pd2:1").game();
    let blocked = flat("Ke1 ke8 nc3").pool("Qc3:2").game();
    let tower = timeout("Kd1L4 kd7L4 Pa2L1 na3L2").pool("Qc3L1:2").game();
    let pawn = chess("Ke1 ke8 Pd2 nd3").game();
    for (game, text, message) in [
        (&castling("Bf1"), "O-O", "There are pieces between the king and the rook, on f1 (T14)."),
        (&castling("rf8"), "O-O", "The king can't castle through f1, where it would be attacked (T14)."),
        (
            &castling("rc8 rd8"),
            "O-O-O",
            "The king can't castle through c1, d1, where it would be attacked (T14).",
        ),
        (&castling(""), "Ra1-a1", "A piece can't stay on its square (T4)."),
        (&castling(""), "Ra1-b5", "The rook on a1 can't reach b5 (T4)."),
        (&castling("Pa2"), "Ra1-a5", "The rook on a1 is blocked on a2 (T5)."),
        (&pawn, "d3", "The pawn on d2 is blocked by the enemy piece in front of it, on d3 (T10)."),
        (&pawn, "d2-d4", "The pawn on d2 can't jump over d3 (T10)."),
        (&back, "c3→Qc3", "A piece can't return to the square it left (T18)."),
        (&back, "c3→Qc7", "The queen from c3 is blocked on c5 (T18)."),
        (&back, "d2→Pd5", "The pawn from d2 can't reach d5 after 1 round (T19)."),
        (&blocked, "c3→Qd4", "The queen from c3 can't return, because c3 is not empty (T17)."),
        // On eight levels they are columns.
        (&tower, "Pa2L1-a2L2", "A piece can't move within its column (T4)."),
        (
            &tower,
            "Pa2L1-a3L1",
            "The pawn on a2L1 is blocked by the enemy piece in front of it, in column a3 (T10).",
        ),
        (&tower, "c3L1→Qc3L2", "A piece can't return to the column it left (T18)."),
    ] {
        assert_eq!(game.parse_move(text, Language::English).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn c2_h18_the_number_of_boards() {
    let says = |text: &str| text.parse::<AnyGame>().unwrap_err().message().to_string();
    for id in ["chess", "timeout-flat", "glinski"] {
        let start = AnyGame::start(id).unwrap().to_string();
        let mut fields: Vec<&str> = start.split(' ').collect();
        let name = if id == "glinski" { "BOARDS" } else { "BOARD" };
        let twice = format!("{0}{1}{0}", fields[1], if id == "glinski" { '/' } else { '|' });
        fields[1] = &twice;
        assert_eq!(says(&fields.join(" ")), format!("{name}: There is more than one board."), "{id}");
        fields[1] = "-";
        assert_eq!(says(&fields.join(" ")), format!("{name}: The board is missing."), "{id}");
    }
    assert_eq!(says("hex4d - w -- - 0 1"), "BOARDS: Expected 19 boards separated by `/`, but found 0.");
    let tower = AnyGame::start("timeout").unwrap().to_string();
    assert_eq!(says(&tower.replacen(" w ", "|7 w ", 1)), "BOARD: There are more than 8 levels.");
}

#[test]
fn c1_t31_a_variant_of_the_other_engine() {
    let tower = "timeout".parse::<Flat>().unwrap_err();
    assert_eq!(tower.to_string(), "No variant on one board is called `timeout` (C1).");
    let flat = "chess".parse::<Tower>().unwrap_err();
    assert_eq!(flat.to_string(), "No variant on eight levels is called `chess` (C1).");
}
