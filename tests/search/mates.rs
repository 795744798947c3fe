//! Forced mates of every chess-like variant: the section `mates` of `tests/data/`, found by `strength mates` of `benches/strength/` and
//! proved by the reference in `tests/deep/`. And all wins by force, as the search of mates lists them.

use super::common::data;
use super::puzzles;
use super::search;
use hyperply::Session;
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::search::{Limits, Mates, mates as all_mates};
use hyperply::{Game, Side};

/// The positions of a variant in which the side to move wins with so many moves, and in how many plies.
fn mates(id: &str, moves: i32) -> Vec<(Session<AnyGame>, i32)> {
    let lines = data::lines("mates");
    let lines = lines.iter().filter_map(|line| line.split_once(' '));
    let own = lines.filter(|(n, text)| n.parse() == Ok(moves) && text.split(' ').next() == Some(id));
    own.map(|(_, text)| (Session::new(text.parse().expect(text)), 2 * moves - 1)).collect()
}

fn chess_like() -> impl Iterator<Item = &'static str> {
    VARIANTS.iter().filter(|variant| variant.family != "quarx").map(|variant| variant.id)
}

/// So many positions are some seconds of thinking.
const ENOUGH: u64 = 4_000_000;

#[test]
fn mates_in_two_and_three_are_solved() {
    for id in chess_like() {
        for moves in [2, 3] {
            let mates = mates(id, moves);
            assert!(mates.len() >= 4, "{} of {id} in {moves}", mates.len());
            for (mut game, plies) in mates {
                let (text, winner) = (game.position().to_string(), game.position().turn());
                let limits = Limits { nodes: ENOUGH, ..Limits::NONE };
                let best = search(&game, limits).expect(&text).lines.remove(0);
                assert_eq!(best.mate_in(), Some(plies), "{text}");
                for m in &best.moves {
                    game.play(m).expect(&text);
                }
                if best.moves.len() == plies as usize {
                    assert_eq!(game.outcome().and_then(|end| end.winner), Some(winner), "{text}");
                }
            }
        }
    }
}

#[test]
fn without_shortcuts_no_shorter_mate_is_missed() {
    for id in chess_like() {
        for (game, plies) in mates(id, 2) {
            let limits = Limits { depth: plies as u32, is_selective: false, ..Limits::NONE };
            let best = search(&game, limits).expect(id).lines.remove(0);
            assert_eq!(
                (best.mate_in(), best.moves.len()),
                (Some(plies), plies as usize),
                "{}",
                game.position()
            );
        }
    }
}

/// Whether a side wins with so many moves of its own, as slowly as one can think it.
fn wins(game: &AnyGame, us: Side, moves: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(us);
    }
    let ours = game.turn() == us;
    let mut after = game.legal_moves().into_iter().map(|m| game.after(&m).expect("a simple position"));
    match ours {
        true => moves > 0 && after.any(|after| wins(&after, us, moves - 1)),
        false => moves > 0 && after.all(|after| wins(&after, us, moves)),
    }
}

/// Each move with the least number of moves that the side then needs, `most` at most.
fn needed(game: &AnyGame, us: Side, most: u32) -> Vec<(String, Option<u32>)> {
    let least = |after: AnyGame| (0..=most).find(|&moves| wins(&after, us, moves));
    game.legal_moves().iter().map(|m| (game.move_text(m), least(game.after(m).expect("simple")))).collect()
}

/// The moves of a list as texts.
fn listed(game: &AnyGame, us: Side, most: u32) -> Option<(u32, Vec<(String, u32)>)> {
    let mut search = Mates::new(game, us, most);
    assert!(search.go_on(u64::MAX).expect("simple positions"));
    let mate = search.mate()?;
    Some((mate.moves, mate.list.iter().map(|(m, left)| (game.move_text(m), *left)).collect()))
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

/// Positions of every variant that are won by force with one or two moves, by checkmate and in all other ways.
fn won() -> impl Iterator<Item = AnyGame> {
    let all = puzzles::all().into_iter();
    let short = all.filter(|puzzle| matches!(&*puzzle.themes[0], "win-in-1" | "win-in-2"));
    short.map(|puzzle| puzzle.position.parse().expect(&puzzle.id))
}

#[test]
fn all_moves_that_win_are_listed_with_what_follows() {
    for game in won().filter(|game| game.count_moves() < 60) {
        let us = game.turn();
        let (moves, list) = listed(&game, us, 3).expect("a win");
        let all = needed(&game, us, moves - 1);
        let winning = all.into_iter().filter_map(|(text, left)| Some((text, left?)));
        assert_eq!(sorted(list), sorted(winning.collect()), "{game}");
        let (first, _) = all_mates(&game, moves).unwrap().unwrap().list[0];
        let after = game.after(&first).unwrap();
        if after.outcome().is_some() || after.turn() == us {
            continue;
        }
        let (left, answers) = listed(&after, us, moves - 1).expect("still a win");
        let wanted = needed(&after, us, moves - 1).into_iter().map(|(text, left)| (text, left.unwrap()));
        assert!(answers.is_sorted_by_key(|(_, left)| u32::MAX - left), "{game}");
        assert_eq!((left, answers[0].1), (moves - 1, moves - 1), "{game}");
        assert_eq!(sorted(answers), sorted(wanted.collect()), "{game}");
    }
}

fn find_least(moves: i32) {
    for id in chess_like() {
        for (game, _) in mates(id, moves) {
            let (game, us) = (game.position(), game.position().turn());
            assert_eq!(listed(game, us, moves as u32 - 1), None, "{game}");
            assert_eq!(listed(game, us, 4).map(|(moves, _)| moves), Some(moves as u32), "{game}");
        }
    }
}

#[test]
fn a_mate_in_two_is_found_and_no_shorter_one() {
    find_least(2);
}

#[test]
#[ignore = "long"]
fn a_mate_in_three_is_found_and_no_shorter_one() {
    find_least(3);
}

/// What is found in a position: with how many moves, and the only first move.
#[cfg(any(feature = "timeout", feature = "quarx"))]
fn only(text: &str, most: u32) -> Option<(u32, String)> {
    let game: AnyGame = text.parse().expect(text);
    let (moves, list) = listed(&game, game.turn(), most)?;
    assert_eq!(list.len(), 1, "{text}");
    Some((moves, list[0].0.clone()))
}

#[test]
#[cfg(feature = "timeout")]
fn each_move_of_a_speed_series_counts() {
    let text = "timeout-flat rnbk1bn1/ppp2p1r/8/8/4p3/8/1PP2PP1/RNB1KBN1 w Q - 0 7 \
                Pa2:1,Pd2:6,Pe2:5,Ph2:3,pd7:4,pg7:0 3:1:3";
    assert_eq!(only(text, 4), Some((2, "d2→Pxe4".into())));
    assert_eq!(only(text, 1), None);
}

#[test]
#[cfg(feature = "quarx")]
fn a_missed_capture_that_costs_the_last_piece_needs_no_answer() {
    let text = "quarx-huff B:WK3421:BK1223,1443,2213,2444,3441,K4343 0 56 -";
    assert_eq!(only(text, 4), Some((2, "4343-3432".into())));
    let game: AnyGame = text.parse().unwrap();
    let (first, _) = all_mates(&game, 2).unwrap().unwrap().list[0];
    let (_, answers) = listed(&game.after(&first).unwrap(), Side::Black, 1).unwrap();
    assert_eq!(answers[0], ("3421x3443".into(), 1));
    assert!(answers.len() > 1 && answers[1..].iter().all(|(_, left)| *left == 0), "{answers:?}");
}

#[test]
fn nobody_mates_at_once_from_a_start_or_in_a_game_that_is_over() {
    for variant in VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        for winner in Side::BOTH {
            assert_eq!(listed(&game, winner, 1), None, "{game}");
            assert_eq!(listed(&game, winner, 0), None, "{game}");
        }
    }
    for mut game in won().filter(|game| game.count_moves() < 60) {
        let Some((m, 0)) = all_mates(&game, 1).unwrap().map(|mate| mate.list[0]) else { continue };
        game.play(&m).unwrap();
        assert_eq!((listed(&game, Side::White, 2), listed(&game, Side::Black, 2)), (None, None), "{game}");
    }
}

#[test]
fn a_search_of_mates_can_be_interrupted_anywhere_and_tells_how_far_it_is() {
    for game in won().step_by(7).filter(|game| game.count_moves() < 100) {
        let mut whole = Mates::new(&game, game.turn(), 2);
        assert!(whole.go_on(u64::MAX).unwrap());
        let mut parts = Mates::new(&game, game.turn(), 2);
        let mut before = parts.progress();
        while !parts.go_on(1).unwrap() {
            assert_eq!(parts.mate(), None);
            let now = parts.progress();
            assert!((0.0..=1.0).contains(&now.1) && before <= now, "{game}: {before:?}, then {now:?}");
            before = now;
        }
        assert_eq!((parts.mate(), parts.nodes()), (whole.mate(), whole.nodes()), "{game}");
        assert_eq!(parts.progress().1, 1.0);
    }
}
