//! C6: which positions are the same. A session counts by keys and by `is_same`; both are told the same by two
//! positions if and only if their texts are the same in the fields that count.

use crate::common::random::Random;
use crate::common::visit::{starts, visit};
use hyperply::catalog::{AnyGame, AnyMove, VARIANTS, Variant};
use hyperply::describe::Describe;
use hyperply::{Counts, Game, Language, Session};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};

/// The fields of a position text of which so much counts.
fn fields<'a>(text: &'a str, variant: &Variant, counts: &[Counts]) -> Vec<&'a str> {
    let named = text.split(' ').zip(variant.fields);
    named.filter(|(_, field)| counts.contains(&field.counts)).map(|(text, _)| text).collect()
}

#[test]
fn position_texts_have_the_fields_of_the_catalog() {
    for variant in VARIANTS {
        let text = AnyGame::start(variant.id).unwrap().to_string();
        assert_eq!(text.split(' ').count(), variant.fields.len(), "{text}");
        let clocks = variant.fields.iter().filter(|field| field.counts == Counts::Nothing);
        assert!(clocks.map(|field| field.name).eq(["CLOCK", "NUMBER"]), "{text}");
        // The field that is missing is called by its name.
        let (short, _) = text.rsplit_once(' ').unwrap();
        let error = short.parse::<AnyGame>().unwrap_err();
        let last = variant.fields.last().unwrap().name;
        assert!(error.message().starts_with(last), "{short}: {error}");
    }
}

#[test]
fn c6_keys_are_those_of_the_same_position() {
    for variant in VARIANTS {
        let mut by_key: HashMap<u64, AnyGame> = HashMap::new();
        let mut by_fields: HashMap<String, AnyGame> = HashMap::new();
        visit(variant.id, 4, 80, |game, _, _| {
            // Reached on other ways, with keys that grew with the moves.
            let counted = fields(&game.to_string(), variant, &[Counts::Whole, Counts::Part]).join(" ");
            let same = by_fields.entry(counted).or_insert_with(|| game.clone());
            assert!(game.is_same(same) && game.key() == same.key(), "{game}");
            let alike = by_key.entry(game.key()).or_insert_with(|| game.clone());
            assert!(game.is_same(alike), "{game} and {alike}");
        });
    }
}

/// Other texts for a field, most of them no good: what other positions have there, and less than there is.
fn edits(text: &str, others: &[String]) -> Vec<String> {
    let mut edits: Vec<String> = others.to_vec();
    edits.push("-".to_string());
    for (at, letter) in text.char_indices() {
        let (before, after) = (&text[..at], &text[at + letter.len_utf8()..]);
        edits.push(format!("{before}{after}"));
        let swapped = match letter {
            'w' => 'b',
            'b' => 'w',
            'W' => 'B',
            'B' => 'W',
            'R' | 'N' => 'Q',
            'r' | 'n' => 'q',
            'K' => 'M',
            '1'..='8' => (letter as u8 + 1) as char,
            '?' | 'i' => 'o',
            'o' => 'i',
            _ => continue,
        };
        edits.push(format!("{before}{swapped}{after}"));
    }
    edits
}

#[test]
fn c6_the_variant_counts() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        for other in VARIANTS.iter().filter(|other| other.id != variant.id) {
            let Ok(other) = game.under(other.id) else { continue };
            assert!(!game.is_same(&other) && game.key() != other.key(), "{game} and {other}");
        }
    }
}

/// What counts of a field in part is left to the tests of the game.
#[test]
fn c6_every_field_counts_or_does_not() {
    for variant in VARIANTS {
        let mut games: Vec<AnyGame> = starts(variant.id);
        visit(variant.id, 1, 60, |game, _, random| {
            if random.below(6) == 0 {
                games.push(game.clone());
            }
        });
        let texts: Vec<String> = games.iter().map(AnyGame::to_string).collect();
        for (at, field) in variant.fields.iter().enumerate().skip(1) {
            let others: Vec<String> =
                texts.iter().filter_map(|other| other.split(' ').nth(at).map(String::from)).collect();
            // How many edits were the same position, and how many another.
            let mut seen = [0; 2];
            for (game, text) in games.iter().zip(&texts) {
                let edits = match field.counts {
                    Counts::Whole => edits(text.split(' ').nth(at).unwrap(), &others),
                    Counts::Part => continue,
                    Counts::Nothing => ["1", "7", "49", "83"].map(String::from).to_vec(),
                };
                for edit in edits {
                    let mut edited: Vec<&str> = text.split(' ').collect();
                    edited[at] = &edit;
                    let Ok(other) = edited.join(" ").parse::<AnyGame>() else { continue };
                    let other_text = other.to_string();
                    let [part, whole] = [Counts::Part, Counts::Whole].map(|counts| {
                        fields(text, variant, &[counts]) == fields(&other_text, variant, &[counts])
                    });
                    if other_text == *text || !part {
                        continue;
                    }
                    assert_eq!(game.is_same(&other), whole, "{text} and {other_text}");
                    assert_eq!(game.key() == other.key(), whole, "{text} and {other_text}");
                    seen[usize::from(!whole)] += 1;
                }
            }
            let [same, different] = seen;
            let is_idle = others.iter().all(|text| matches!(text.as_str(), "-" | "--"));
            match field.counts {
                Counts::Whole => assert!(different > 0 || is_idle, "{}: {}", variant.id, field.name),
                Counts::Part => {}
                Counts::Nothing => {
                    assert!(same > 0 && different == 0, "{}: {}", variant.id, field.name);
                }
            }
        }
    }
}

/// Whether a session counts or forbids it, both sides go there and back.
#[test]
fn c6_a_session_notices_that_a_position_stands_again() {
    for variant in VARIANTS {
        let mut noticed = 0;
        visit(variant.id, 2, 60, |game, _, random| {
            let mut session = Session::new(game.clone());
            let mut ways: Vec<(Option<String>, Option<String>)> = Vec::new();
            for step in 0..4 {
                let position = session.position().clone();
                let mut moves = position.legal_moves();
                if step > 1 {
                    moves.retain(|m| {
                        let info = position.describe(m);
                        (info.to, info.from) == ways[step - 2]
                    });
                }
                if moves.is_empty() {
                    return;
                }
                let m = *random.pick(&moves);
                let info = position.describe(&m);
                ways.push((info.from, info.to));
                let stands_again = step == 3 && position.after(&m).is_ok_and(|after| after.is_same(game));
                let played = session.play(&m).is_ok();
                if stands_again {
                    assert!(!played || session.repetitions() == 2, "{m:?} to {game}");
                    noticed += 1;
                } else if !played {
                    return;
                }
            }
        });
        assert!(noticed > 0, "{}", variant.id);
    }
}

/// A move at random: mostly the one that takes back the side's last move, if there is one; seldom a capture or a
/// pawn's.
fn there_and_back(game: &AnyGame, last: Option<&(AnyGame, AnyMove)>, random: &mut Random) -> Option<AnyMove> {
    let moves = game.legal_moves();
    if let Some((before, last)) = last
        && random.below(4) > 0
    {
        let way = before.describe(last);
        let is_back = |m: &&AnyMove| {
            let info = game.describe(m);
            way.to.is_some() && (info.from, info.to) == (way.to.clone(), way.from.clone())
        };
        if let Some(back) = moves.iter().find(is_back) {
            return Some(*back);
        }
    }
    let picked: Vec<AnyMove> = (0..8).filter(|_| !moves.is_empty()).map(|_| *random.pick(&moves)).collect();
    let is_quiet = |m: &&AnyMove| {
        let info = game.describe(m);
        info.captures.is_empty() && !matches!(info.piece, 'P' | 'M')
    };
    picked.iter().find(is_quiet).or(picked.first()).copied()
}

/// Whether a move takes something, moves a pawn or a man, or loses the turn, as far as that can be seen (C8, Q12, Q16).
fn is_final(before: &AnyGame, m: &AnyMove, after: &AnyGame) -> bool {
    let waits_for_huffing = before.variant() == "quarx-huff" && !after.to_string().ends_with(" -");
    let is_fewer = after.pieces().len() < before.pieces().len();
    is_fewer || waits_for_huffing || matches!(before.describe(m).piece, 'P' | 'M')
}

#[test]
fn c6_no_position_from_before_the_reversible_steps_comes_back() {
    for variant in VARIANTS {
        let mut random = Random::new(variant.id.len() as u64);
        let mut returns = 0;
        for start in starts(variant.id).iter().cycle().take(8) {
            // The steps so far, each as the position before it and the move.
            let mut past: Vec<(AnyGame, AnyMove)> = Vec::new();
            let (mut game, mut quiet) = (start.clone(), start.reversible_steps());
            for _ in 0..60 {
                let last = past.len().checked_sub(2).map(|at| &past[at]);
                let Some(m) = there_and_back(&game, last, &mut random) else { break };
                let after = game.after(&m).unwrap();
                quiet = if is_final(&game, &m, &after) { 0 } else { quiet.saturating_add(1) };
                past.push((std::mem::replace(&mut game, after), m));
                let told = game.reversible_steps();
                // A pawn that comes back from Time Out (T18) or rides on a board (D14) can stand where it stood.
                let wanted = if matches!(variant.family, "timeout" | "trid") { usize::MAX } else { quiet };
                assert_eq!(told, wanted, "{m:?} leads to {game}");
                for (ago, (earlier, _)) in
                    (1..).zip(past.iter().rev()).filter(|(_, (at, _))| at.is_same(&game))
                {
                    assert!(ago <= told, "{earlier} comes back after {ago} steps, not {told}");
                    returns += 1;
                }
            }
        }
        assert!(returns > 0, "{}", variant.id);
    }
}

#[test]
fn equal_moves_have_equal_hashes() {
    let state = RandomState::new();
    for variant in VARIANTS {
        visit(variant.id, 1, 40, |game, moves, random| {
            let set: HashSet<AnyMove> = moves.iter().chain(moves).copied().collect();
            assert_eq!(set.len(), moves.len(), "{game}");
            if moves.is_empty() {
                return;
            }
            let m = random.pick(moves);
            let read = game.parse_move(&game.move_text(m), Language::English).unwrap();
            assert_eq!((read, state.hash_one(read)), (*m, state.hash_one(m)), "{game}");
            assert!(set.contains(&read), "{m:?} in {game}");
        });
    }
}
