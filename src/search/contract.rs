//! What the search relies on, checked in random games.
//!
//! The search knows moves only through [`Evaluate`], and never asks where a piece lands or ends. What it
//! finds without shortcuts rests on the rules, on [`Evaluate::evaluate`], and on four answers that have to
//! agree with the list of legal moves: the noisy moves, the quiet moves, which moves are noisy, and whether a
//! move is legal. Gains, risks and slots decide the order in which moves are tried, and which ones are left
//! out. `chesslike/plain/alice.rs` is a game for tests, whose pieces end on other cells than they land on.

use super::evaluate::{Evaluate, OPEN, Tally};
use crate::catalog::{AnyGame, AnyMove, VARIANTS, Visitor, variant};
use crate::hash::hash;

/// Keeps features as they are.
struct Counts(Vec<i32>);

impl Tally for Counts {
    fn add(&mut self, feature: usize, count: i32) {
        self.0[feature] += count;
    }
}

/// Returns the features of a position that count for White.
fn counts<G: Evaluate>(position: &G) -> Vec<i32> {
    let number = G::FEATURES.iter().map(|(_, number)| number).sum();
    assert_eq!(position.weights().len(), number, "one weight for each of the FEATURES: {position}");
    let mut counts = Counts(vec![0; number]);
    position.tally(&mut counts);
    counts.0
}

/// Checks that two positions have the same value if one is the other turned around with the colors exchanged.
pub(crate) fn mirrors<G: Evaluate>(position: &G, mirrored: &G) {
    let opposite: Vec<i32> = counts(mirrored).iter().map(|count| -count).collect();
    assert_eq!(counts(position), opposite, "{position}");
    assert_eq!(position.evaluate(), mirrored.evaluate(), "{position}");
    assert_eq!(position.phase(), mirrored.phase(), "{position}");
}

/// Calls `look` with the positions of random games.
pub(crate) fn wander<G: Evaluate>(variant: &str, look: impl FnMut(&G)) {
    wander_from(&G::start(variant).unwrap(), look);
}

/// Calls `look` with the positions of random games that begin with a position.
fn wander_from<G: Evaluate>(start: &G, mut look: impl FnMut(&G)) {
    for game in 0..4_u64 {
        let mut position = start.clone();
        for ply in 0..150 {
            look(&position);
            let mut moves = position.legal_moves();
            let noisy: Vec<G::Move> = moves.iter().filter(|m| position.is_noisy(m)).copied().collect();
            let random = hash(game << 32 | ply) as usize;
            if game % 2 == 1 && !noisy.is_empty() && random.is_multiple_of(3) {
                moves = noisy;
            }
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(&moves[random / 16 % moves.len()]);
            if position.check().is_err() {
                break;
            }
        }
    }
}

/// Checks that a variant keeps to what [`Evaluate`] promises.
pub(crate) fn check<G: Evaluate>(variant: &str) {
    check_from(&G::start(variant).unwrap());
}

fn check_from<G: Evaluate>(start: &G) {
    let mut others: Vec<G::Move> = Vec::new();
    wander_from(start, |position: &G| {
        counts(position);
        assert!((0..=OPEN).contains(&position.phase()), "{position}");
        let legal = position.legal_moves();
        let mut noisy = Vec::new();
        position.noisy_moves_into(&mut noisy);
        let wanted: Vec<&G::Move> = legal.iter().filter(|m| position.is_noisy(m)).collect();
        assert_eq!(noisy.len(), wanted.len(), "{position}: {noisy:?}, not {wanted:?}");
        for m in wanted {
            assert!(noisy.contains(m), "{position}: {m:?}");
        }
        for m in &legal {
            assert!(position.is_legal(m), "{position}: {m:?}");
            assert!(position.slot(m) < G::SLOTS, "{position}: {m:?}");
            assert!(position.is_noisy(m) || position.gain(m) == 0, "{position}: {m:?}");
            assert!(position.risk(m) >= 0, "{position}: {m:?}");
        }
        for noisy in [false, true] {
            let mut distinct = Vec::new();
            position.distinct_moves_into(noisy, &mut distinct);
            let of_kind = |m: &&G::Move| position.is_noisy(m) == noisy;
            assert_eq!(distinct.is_empty(), legal.iter().filter(of_kind).count() == 0, "{position}");
            for m in &distinct {
                assert!(legal.contains(m) && position.is_noisy(m) == noisy, "{position}: {m:?}");
            }
        }
        for m in &others {
            assert_eq!(position.is_legal(m), legal.contains(m), "{position}: {m:?}");
        }
        let step = 1 + legal.len() / 8;
        others.extend(legal.into_iter().step_by(step));
        let most = others.len().saturating_sub(600);
        others.drain(..most);
        let mut passed = position.clone();
        if !position.is_pressed() && !position.is_settled() && passed.pass() {
            assert_ne!(passed.key(), position.key(), "{position}");
            let _ = passed.legal_moves();
        }
    });
}

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Evaluate>(self, position: &G, _: fn(G::Move) -> AnyMove) {
        check_from(position);
    }
}

#[test]
fn every_variant_keeps_to_what_a_search_asks() {
    for variant in VARIANTS {
        AnyGame::start(variant.id).unwrap().visit(Check);
    }
}

/// What random games hardly reach: a piece that is soon due, a series, candidates, a bared king, a waiting pawn.
const RARE: [&str; 5] = [
    "timeout-declared 7/7/7/7/2P4/2N4/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/K6|7/7/7/7/7/7/7|7/7/7/7/7/7/7|\
     7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 1 Re5L2:1/4 -",
    "timeout-flat 4k3/pp6/8/8/8/8/PP6/Q3K3 w - - 0 13 Nc1:1 3:1:3",
    "quarx-huff B:W2222,4222:B3322 0 4 2222,4222",
    "hex4d 19/19/19/19/19/19/19/7K11/19/19/9R9/11k7/19/19/19/19/19/19/19 b -? - 0 1",
    "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:1k/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 10",
];

#[test]
fn positions_that_games_hardly_reach_do_so_too() {
    for text in RARE.into_iter().filter(|text| variant(text.split(' ').next().unwrap()).is_ok()) {
        text.parse::<AnyGame>().unwrap().visit(Check);
    }
}
