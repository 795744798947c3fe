//! What every variant of the catalog owes its users, checked along random games.

use crate::citations::Known;
use crate::common::position;
use crate::common::random::Random;
use crate::common::visit::{starts, visit};
use hyperply::catalog::{AnyGame, AnyMove, VARIANTS};
use hyperply::describe::{Describe, Extra, Extras, MoveInfo};
use hyperply::{Game, Language, Outcome, Reason, Session, Style};
use std::collections::HashSet;

/// A few of a list.
fn sample(moves: &[AnyMove], random: &mut Random, n: usize) -> Vec<AnyMove> {
    (0..n.min(moves.len())).map(|_| *random.pick(moves)).collect()
}

/// C2: the text is read back as the same position, with the same key; C4, C5: moves and ending agree.
fn texts_and_endings(game: &AnyGame, moves: &[AnyMove]) {
    let text = game.to_string();
    assert!(text.is_ascii() && !text.contains("  "), "{text}");
    let again = position(&text);
    assert_eq!(again, *game);
    assert_eq!(again.to_string(), text);
    assert_eq!(again.key(), game.key(), "the key that grew with the moves, and the key of {text}");
    assert_eq!(game.count_moves(), moves.len() as u64, "{text}");
    let mut all = Vec::new();
    game.moves_despite_draws_into(&mut all);
    let can_move = |end: Outcome| end.winner.is_none() && end.reason != Reason::Stalemate;
    match game.outcome().is_some_and(can_move) {
        true => assert!(!all.is_empty(), "C7: {text}"),
        false => assert_eq!(all.len(), moves.len(), "{text}"),
    }
    assert_eq!([game.count_despite_draws(), game.perft(1).unwrap()], [all.len() as u64; 2], "{text}");
    assert_eq!(game.outcome().is_some(), moves.is_empty(), "{text}");
    let status = game.status();
    assert_eq!((status.turn, status.outcome), (game.turn(), game.outcome()), "{text}");
    assert_eq!(status.legal_moves as usize, moves.len(), "{text}");
    let speed = VARIANTS.iter().any(|v| v.id == status.variant && v.has("speed_moves"));
    assert_eq!(status.can_agree_speed, game.clone().agree_speed(2).is_ok(), "{text}");
    assert!(speed || !status.can_agree_speed, "{text}");
    assert_eq!(game.pieces().len(), pieces_in(&text), "{text}");
}

/// The number of pieces on the board that a position text tells: letters, or cells in draughts.
fn pieces_in(text: &str) -> usize {
    let board = text.split(' ').nth(1).unwrap();
    if board.contains(':') {
        let items = board.split([':', ',']);
        return items.filter(|item| item.contains(|c: char| c.is_ascii_digit())).count();
    }
    let letters = |cells: &str| cells.chars().filter(char::is_ascii_alphabetic).count();
    // D16: the second field of `trid` has the moveable boards, each with its place before a `:`.
    let boards = text.split(' ').nth(2).unwrap().split(',');
    let moveable: usize = boards.filter_map(|b| b.split_once(':')).map(|(_, cells)| letters(cells)).sum();
    letters(board) + moveable
}

#[test]
fn c2_c4_c5_texts_keys_counts_and_endings_agree() {
    for variant in VARIANTS {
        let mut positions = 0;
        visit(variant.id, 6, 150, |game, moves, _| {
            positions += 1;
            texts_and_endings(game, moves);
        });
        assert!(positions > 300, "{}: {positions}", variant.id);
    }
}

#[test]
fn c3_each_move_has_its_own_text_and_reads_back() {
    for variant in VARIANTS {
        visit(variant.id, 2, 60, |game, moves, random| {
            let texts: HashSet<String> = moves.iter().map(|m| game.move_text(m)).collect();
            assert_eq!(texts.len(), moves.len(), "two moves with one text in {game}");
            for m in sample(moves, random, 12) {
                let text = game.move_text(&m);
                let read = game.parse_move(&text, Language::English);
                assert_eq!(read.as_ref(), Ok(&m), "{text} in {game}");
            }
        });
    }
}

#[test]
fn t28_every_style_reads_back() {
    for variant in VARIANTS {
        visit(variant.id, 2, 40, |game, moves, random| {
            for m in sample(moves, random, 4) {
                for (language, short, check) in (0..8).map(|i| {
                    let language = if i & 1 == 0 { Language::English } else { Language::German };
                    (language, i & 2 != 0, i & 4 != 0)
                }) {
                    let text = game.format_move(&m, Style { language, short, check });
                    assert_eq!(game.parse_move(&text, language).as_ref(), Ok(&m), "{text} in {game}");
                }
                let plain = game.format_move(&m, Style::default());
                assert_eq!(plain, game.move_text(&m));
            }
        });
    }
}

#[test]
fn check_marks_tell_the_truth() {
    for variant in VARIANTS {
        visit(variant.id, 2, 60, |game, moves, random| {
            for m in sample(moves, random, 6) {
                let mut after = game.clone();
                after.play_unchecked(&m);
                let wins = after.outcome().is_some_and(|outcome| outcome.winner.is_some());
                let checks = game.turn() != after.turn() && !after.status().checks.is_empty();
                // Where no king is in danger, as in draughts, nothing is marked.
                let mark = match game.status().king {
                    Some(_) if wins => "#",
                    Some(_) if checks => "+",
                    _ => "",
                };
                let text = game.format_move(&m, Style { check: true, ..Style::default() });
                assert_eq!(text, format!("{}{mark}", game.move_text(&m)), "{game}");
            }
        });
    }
}

#[test]
fn c4_foreign_moves_are_refused_and_change_nothing() {
    for variant in VARIANTS {
        let mut foreign: Vec<AnyMove> = Vec::new();
        for other in VARIANTS {
            for start in starts(other.id) {
                foreign.extend(start.legal_moves().iter().step_by(7));
            }
        }
        let known = Known::of(variant);
        visit(variant.id, 1, 30, |game, moves, random| {
            for m in sample(&foreign, random, 20) {
                if moves.contains(&m) {
                    continue;
                }
                let mut same = game.clone();
                known.check(&same.play(&m).unwrap_err(), "");
                known.check(&same.agree_speed(9).unwrap_err(), "");
                assert_eq!(same, *game);
                assert_eq!(same.key(), game.key());
            }
        });
    }
}

const JUNK: [&str; 24] = [
    "K", "Q", "B", "D", "a", "h", "1", "7", "8", "9", "0", "L1", "E8", "x", "-", "→", "->", "=", "#", "O-O",
    "(", ")", "\u{0}", "é",
];

/// A text with some letters replaced, dropped, doubled or moved.
fn mutated(text: &str, random: &mut Random, junk: &[&str]) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=random.below(2) {
        let at = random.below(letters.len() + 1);
        match random.below(4) {
            0 => letters.insert(at, random.pick(junk).to_string()),
            1 if at < letters.len() => letters[at] = random.pick(junk).to_string(),
            2 if at < letters.len() => drop(letters.remove(at)),
            _ if !letters.is_empty() => {
                let (a, b) = (random.below(letters.len()), random.below(letters.len()));
                letters.swap(a, b);
            }
            _ => {}
        }
    }
    letters.concat()
}

#[test]
fn c3_mutated_move_texts_never_panic() {
    for variant in VARIANTS {
        let known = Known::of(variant);
        visit(variant.id, 1, 30, |game, moves, random| {
            for m in sample(moves, random, 6) {
                let text = mutated(&game.move_text(&m), random, &JUNK);
                match game.parse_move(&text, Language::English) {
                    Ok(found) => assert!(moves.contains(&found), "{text} in {game}"),
                    Err(error) => known.check(&error, &text),
                }
            }
        });
    }
}

#[test]
fn c2_mutated_position_texts_never_panic() {
    let junk = [
        "K", "k", "p", "P", "1", "7", "8", "/", "|", "-", " ", "w", "b", ":", ",", "9", "é", "A1", "2:1:1",
        "W", "B", "K1", ",1111", ".",
    ];
    for variant in VARIANTS {
        let known = Known::of(variant);
        let (mut accepted, mut refused) = (0, 0);
        visit(variant.id, 3, 60, |game, _, random| {
            for _ in 0..4 {
                let text = mutated(&game.to_string(), random, &junk);
                match text.parse::<AnyGame>() {
                    Ok(game) => {
                        accepted += 1;
                        texts_and_endings(&game, &game.legal_moves());
                    }
                    Err(error) => {
                        refused += 1;
                        known.check(&error, &text);
                    }
                }
            }
        });
        assert!(accepted > 10 && refused > 100, "{}: {accepted}, {refused}", variant.id);
    }
}

/// A page filters legal moves by the clicks so far: no list may be the beginning of another.
#[test]
fn clicks_tell_the_moves_apart() {
    for variant in VARIANTS {
        visit(variant.id, 1, 40, |game, moves, _| {
            let mut clicks: Vec<Vec<String>> = moves.iter().map(|m| game.describe(m).clicks).collect();
            clicks.sort();
            for pair in clicks.windows(2) {
                assert!(!pair[1].starts_with(&pair[0]), "{:?}, {:?} in {game}", pair[0], pair[1]);
            }
        });
    }
}

#[test]
fn descriptions_tell_what_a_move_does() {
    for variant in VARIANTS {
        visit(variant.id, 2, 60, |game, moves, random| {
            for m in sample(moves, random, 5) {
                let info = game.describe(&m);
                let mut after = game.clone();
                after.play_unchecked(&m);
                let side = game.turn();
                let at = |at: &AnyGame, cell: &str| {
                    // M12: the pawn that waits is promoted before it moves.
                    if let Some((pawn, role)) = waiting(&info).filter(|(pawn, _)| at == game && *pawn == cell)
                    {
                        assert!(
                            game.pieces().iter().any(|p| (p.side, p.piece, &*p.cell) == (side, 'P', pawn))
                        );
                        return Some((side, role));
                    }
                    at.pieces().into_iter().find(|piece| piece.cell == cell).map(|p| (p.side, p.piece))
                };
                if info.kind == "board" {
                    board_move(game, &after, &info);
                    continue;
                }
                assert!(info.extras.get("passenger").or(info.extras.get("promoted")).is_none(), "{info:?}");
                let forfeits = info.extras.texts("forfeits");
                let rook = info.extras.fields("rook").map(from_to);
                let back = info.to == info.from;
                // D12: the rook may go where the king stood.
                let swaps = rook.is_some_and(|(_, to)| Some(to) == info.from.as_deref());
                if let Some(from) = &info.from {
                    assert_eq!(at(game, from), Some((side, info.piece)), "{info:?}");
                    let stays = !forfeits.is_empty() && forfeits != [from.clone()];
                    assert_eq!(at(&after, from).is_some(), stays || back || swaps, "{info:?}");
                }
                if let Some((from, to)) = rook {
                    assert_eq!(at(game, from), Some((side, 'R')), "{info:?}");
                    assert_eq!(at(&after, to), Some((side, 'R')), "{info:?}");
                }
                let path = info.extras.texts("path");
                if !path.is_empty() {
                    assert_eq!(path.last(), info.to.as_ref(), "{info:?}");
                    assert_eq!(path, &info.clicks[1..], "{info:?}");
                }
                if !forfeits.is_empty() {
                    // Q16: nothing but one of the forfeited pieces, if it is the only one, leaves the board.
                    assert!(info.captures.is_empty() && info.promotion.is_none(), "{info:?}");
                    let lost = usize::from(forfeits.len() == 1);
                    assert_eq!(after.pieces().len(), game.pieces().len() - lost, "{info:?}");
                    assert!(forfeits.iter().all(|cell| at(game, cell).is_some_and(|p| p.0 == side)));
                    continue;
                }
                for cell in &info.captures {
                    assert_eq!(at(game, cell).map(|p| p.0), Some(side.other()), "{info:?}");
                    assert!(at(&after, cell).is_none_or(|p| p.0 == side), "{info:?}");
                }
                if let (Some(to), true) = (&info.to, info.kind != "annihilation") {
                    let piece = info.promotion.unwrap_or(info.piece);
                    assert_eq!(at(&after, to), Some((side, piece)), "{info:?}");
                }
                let returns = info.kind == "annihilation" || info.kind == "rematerialization";
                assert_eq!(
                    info.extras.text("origin").is_some() && info.extras.number("rounds").is_some(),
                    returns,
                    "{info:?}"
                );
                let declares = info.kind == "time-out" && variant.has("declared");
                assert_eq!(info.extras.number("length").is_some(), declares, "{info:?}");
                let wins = after.outcome().is_some_and(|o| o.reason == hyperply::Reason::KingEliminated);
                assert_eq!(info.extras.flag("wins"), wins, "{info:?}");
            }
        });
    }
}

/// Where a piece comes from and goes.
fn from_to(pair: &Extras) -> (&str, &str) {
    (pair.text("from").unwrap(), pair.text("to").unwrap())
}

/// The pawn that waits, and what it becomes (M12).
pub fn waiting(info: &MoveInfo) -> Option<(&str, char)> {
    let pawn = info.extras.fields("waiting")?;
    match pawn.get("promotion") {
        Some(&Extra::Letter(letter)) => Some((pawn.text("cell")?, letter)),
        other => panic!("{other:?} in {info:?}"),
    }
}

/// D11, D14, M12, M14: what is said of a board's move.
fn board_move(game: &AnyGame, after: &AnyGame, info: &MoveInfo) {
    let (side, other) = (game.turn(), game.turn().other());
    let controller = |game: &AnyGame, place: &Option<String>| {
        let status = game.status();
        let board = status.extras.list("boards").iter().find(|board| board.text("place") == place.as_deref());
        board.and_then(|board| board.text("controller")).map(str::to_string)
    };
    assert_eq!((info.piece, info.captures.len()), ('A', 0), "{info:?}");
    let [owner, left] = [game, after].map(|game| controller(game, &info.from));
    let [free, taken] = [game, after].map(|game| controller(game, &info.to));
    assert_eq!((left, free, &taken), (None, None, &owner), "{info:?}");
    let passenger = info.extras.fields("passenger").map(from_to);
    // M14: a piece takes the board along on which it stands alone, whoever owns it.
    let takes_along = game.variant() == "trid-meder" && passenger.is_some();
    assert!(owner == Some(side.to_string()) || takes_along && owner.is_some(), "{info:?}");
    let pieces = |game: &AnyGame| -> HashSet<String> {
        game.pieces().iter().map(|p| format!("{}{}{}", p.side, p.piece, p.cell)).collect()
    };
    // Nothing else changes than the passenger's place, and what becomes of a pawn.
    let mut expected = pieces(game);
    if let Some((cell, role)) = waiting(info) {
        assert!(expected.remove(&format!("{side}P{cell}")), "{info:?}");
        expected.insert(format!("{side}{role}{cell}"));
    }
    if let Some((from, to)) = passenger {
        let roles = if game.variant() == "trid-meder" { "KQRBNP" } else { "P" };
        let role = roles.chars().find(|role| expected.remove(&format!("{side}{role}{from}")));
        expected.insert(format!("{side}{}{to}", role.unwrap_or_else(|| panic!("{info:?}"))));
    }
    let promoted = info.extras.text("promoted");
    assert_eq!(info.promotion.is_some(), promoted.is_some(), "{info:?}");
    if let (Some(cell), Some(role)) = (promoted, info.promotion) {
        let own = expected.remove(&format!("{side}P{cell}"));
        assert!(own || role == 'Q' && expected.remove(&format!("{other}P{cell}")), "{info:?}");
        expected.insert(format!("{}{role}{cell}", if own { side } else { other }));
        let lead = if waiting(info).is_some() { 2 } else { 0 };
        assert_eq!(info.clicks.len(), lead + if own { 3 } else { 2 }, "{info:?}");
    }
    assert_eq!(pieces(after), expected, "{info:?}");
}

/// T18, T21: what is shown of the absent pieces is what is legal.
#[test]
fn rematerializations_are_the_legal_returns() {
    for variant in VARIANTS.iter().filter(|variant| variant.has("time_out")) {
        let mut seen = 0;
        visit(variant.id, 3, 60, |game, moves, _| {
            let mut shown: Vec<String> = game
                .rematerializations()
                .into_iter()
                .flat_map(|entry| {
                    assert_eq!(entry.targets.is_empty(), entry.blocked.is_some(), "{entry:?} in {game}");
                    entry.targets
                })
                .filter_map(|target| target.by_move)
                .collect();
            shown.sort();
            shown.dedup();
            let mut legal: Vec<String> = moves
                .iter()
                .map(|m| game.describe(m))
                .filter(|info| info.extras.get("origin").is_some())
                .map(|info| info.notation)
                .collect();
            legal.sort();
            seen += legal.len();
            assert_eq!(shown, legal, "{game}");
        });
        assert!(seen > 100, "{}: {seen}", variant.id);
    }
}

#[test]
fn sessions_take_back_and_replay_a_whole_game() {
    for variant in VARIANTS {
        let mut random = Random::new(7);
        let mut session = Session::new(AnyGame::start(variant.id).unwrap());
        let mut texts = vec![session.position().to_string()];
        for _ in 0..80 {
            let moves = session.legal_moves();
            assert_eq!(moves.is_empty(), session.outcome().is_some());
            if moves.is_empty() {
                break;
            }
            if random.below(8) == 0 && session.agree_speed(2).is_ok() {
                texts.push(session.position().to_string());
            }
            let moves = session.legal_moves();
            session.play(random.pick(&moves)).unwrap();
            texts.push(session.position().to_string());
        }
        for text in texts.iter().rev() {
            assert_eq!(session.position().to_string(), *text);
            session.undo();
        }
        assert!(!session.can_undo());
        for text in &texts {
            assert_eq!(session.position().to_string(), *text);
            session.redo();
        }
    }
}

/// Which families a build has, `cargo test --no-default-features --features trid --test rules` decides.
#[test]
fn c1_a_variant_that_the_build_leaves_out_names_its_feature() {
    let all = include_str!("../../RULES.md").split("## The variants").nth(1).unwrap();
    let rows = all.split("\n\n#").next().unwrap().lines().filter_map(|line| line.strip_prefix("| `"));
    let ids: Vec<&str> = rows.filter_map(|row| row.split('`').next()).collect();
    assert!(ids.len() >= 15, "{ids:?}");
    for id in ids {
        let family = id.split('-').next().unwrap();
        let family = match family {
            "chess" | "tower" => "timeout",
            "draughts" => "quarx",
            "glinski" => "hex4d",
            family => family,
        };
        match AnyGame::start(id) {
            Ok(game) => assert_eq!(game.variant(), id),
            Err(error) => {
                let message =
                    format!("`{id}` needs the cargo feature `{family}`, which is off in this build.");
                assert_eq!((&*error.message(), error.rule(), error.at()), (&*message, Some("C1"), Some(0)));
                assert_eq!(error.code(), hyperply::Code::UnknownVariant);
            }
        }
        assert_eq!(AnyGame::start(id).is_ok(), VARIANTS.iter().any(|variant| variant.id == id));
    }
}
