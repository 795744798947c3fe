//! Every variant knows the cells of its boards and speaks of no others. What they are called, each game tests itself.

use crate::citations::Known;
use crate::common::visit::visit;
use crate::conformance::waiting;
use hyperply::catalog::{AnyGame, VARIANTS, Variant};
use hyperply::describe::{Describe, Extra};
use hyperply::{Code, Game, Language};
use std::collections::HashSet;

/// Whether the move texts of a variant begin with the letter of a piece.
fn has_letters(variant: &Variant) -> bool {
    let game = AnyGame::start(variant.id).unwrap();
    game.legal_moves().iter().any(|m| game.move_text(m).starts_with(game.describe(m).piece))
}

#[test]
fn every_cell_is_known_to_the_game() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        let known = Known::of(variant);
        let king = if has_letters(variant) { "K" } else { "" };
        let code = |cell: &str| {
            let text = format!("{king}{cell}-{cell}");
            let read = game.parse_move(&text, Language::English);
            read.map_err(|error| {
                known.check(&error, &text);
                error.code()
            })
        };
        for cell in &known.cells {
            assert!(cell.is_ascii(), "{cell} of {}: boards are drawn from bytes of names", variant.id);
            assert_eq!(code(cell), Err(Code::IllegalMove), "{cell} of {}", variant.id);
        }
        for cell in ["z9", "z9L9", "51", "555", "1112", "z9z9", "z9(9)"] {
            assert_eq!(code(cell), Err(Code::BadNotation), "{cell} in {}", variant.id);
        }
    }
}

#[test]
fn no_other_cells_are_spoken_of() {
    for variant in VARIANTS {
        let known = Known::of(variant);
        let mut all: Vec<&String> = known.cells.iter().collect();
        all.sort();
        let has_letters = has_letters(variant);
        let places = &known.places;
        let mut named = HashSet::new();
        visit(variant.id, 2, 50, |game, moves, random| {
            let mut name = |cells: &[String], context: &str| {
                for cell in cells {
                    assert!(known.cells.contains(cell), "{cell} ({context}) in {game}");
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
                let waiting = waiting(&info);
                let lead = if waiting.is_some() { 2 } else { 0 };
                if info.kind == "board" {
                    let ends = [&info.from, &info.to].map(|place| place.clone().unwrap());
                    assert!(ends.iter().all(|place| places.contains(place)), "{ends:?} in {game}");
                    assert!(info.clicks[lead..].starts_with(&ends), "{info:?}");
                } else {
                    name(info.from.as_slice(), "from");
                    name(info.to.as_slice(), "to");
                    let promotion = info
                        .promotion
                        .into_iter()
                        .chain(waiting.map(|(_, role)| role))
                        .map(|letter| format!("={letter}"));
                    let length = info.extras.number("length").map(|length| length.to_string());
                    let choices: Vec<String> = promotion.chain(length).collect();
                    for click in &info.clicks {
                        if click != "→" && !choices.contains(click) && !entries.contains(click) {
                            name(std::slice::from_ref(click), "clicks");
                        }
                    }
                }
                name(&info.captures, &info.notation);
                for (extra, value) in info.extras.iter() {
                    match value {
                        Extra::Text(cell) => name(std::slice::from_ref(cell), extra),
                        Extra::Texts(cells) => name(cells, extra),
                        Extra::Fields(pawn) if extra == "waiting" => {
                            name(&[pawn.text("cell").unwrap().to_string()], extra);
                        }
                        Extra::Fields(pair) => {
                            name(
                                &["from", "to"].map(|end| {
                                    pair.text(end)
                                        .expect("extras of a move are cells, or pairs of cells")
                                        .to_string()
                                }),
                                extra,
                            );
                        }
                        _ => {}
                    }
                }
            }
            // What a refusal says is in the way.
            for piece in game.pieces() {
                let letter = if has_letters { piece.piece.to_string() } else { String::new() };
                let to = random.pick(&all);
                let text = format!("{letter}{}-{to}", piece.cell);
                if let Err(error) = game.parse_move(&text, Language::English) {
                    known.check(&error, &text);
                }
            }
        });
        assert!(named.len() * 2 > all.len(), "{}: {} of {}", variant.id, named.len(), all.len());
    }
}
