//! The mates on which the engine is tested and the puzzles that are won by force, proved by the reference: the section
//! `mates` of `data/`, and `puzzles/`.

use crate::common::data;
use crate::reference::{after, outcome, perft};
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;

/// A position after a move: its text, how many moves it has, and if none how the game ended.
struct After {
    text: String,
    answers: u64,
    ended: Option<String>,
}

/// Looks at every move and every answer, at each position once.
#[derive(Default)]
struct Proof {
    seen: HashMap<String, Rc<[After]>>,
}

impl Proof {
    /// What the moves of a position lead to; what leaves few answers, and is likely to win, comes first.
    fn after(&mut self, position: &str) -> Rc<[After]> {
        if let Some(seen) = self.seen.get(position) {
            return seen.clone();
        }
        let look = |text: String| {
            let answers = perft(&text, 1);
            let ended = if answers == 0 { outcome(&text).expect(position) } else { None };
            After { text, answers, ended }
        };
        let mut list: Vec<After> = after(position).expect(position).into_iter().map(look).collect();
        list.sort_by_key(|after| after.answers);
        self.seen.entry(position.into()).or_insert(list.into()).clone()
    }

    /// Whether a side wins with so many moves of its own, whatever is answered.
    fn wins(&mut self, position: &str, side: &str, moves: u32) -> bool {
        if moves == 0 {
            return false;
        }
        let ours = turn(position) == side;
        let list = self.after(position);
        let mut wins = list.iter().map(|after| match &after.ended {
            Some(ended) => ended.ends_with(side),
            None => self.wins(&after.text, side, moves - u32::from(ours)),
        });
        if ours { wins.any(|wins| wins) } else { wins.all(|wins| wins) }
    }

    /// How many moves of a side win with so many of its moves.
    fn winning(&mut self, position: &str, side: &str, moves: u32) -> usize {
        let list = self.after(position);
        let wins = list.iter().filter(|after| match &after.ended {
            Some(ended) => ended.ends_with(side),
            None => self.wins(&after.text, side, moves - 1),
        });
        wins.count()
    }
}

/// Whose move it is, as outcomes call it.
fn turn(position: &str) -> &'static str {
    let is_white = |field: &str| field == "w" || field.starts_with("W:");
    if position.split(' ').any(is_white) { "white" } else { "black" }
}

fn prove(moves: u32) {
    let number = moves.to_string();
    let lines = data::lines("mates");
    let lines = lines.iter().filter_map(|line| line.split_once(' '));
    for (_, position) in lines.filter(|(n, _)| *n == number) {
        let (mut proof, side) = (Proof::default(), turn(position));
        assert!(!proof.wins(position, side, moves - 1), "sooner than in {moves}: {position}");
        assert!(proof.wins(position, side, moves), "not in {moves}: {position}");
    }
}

#[test]
#[ignore = "long"]
fn mates_in_two_are_proved() {
    prove(2);
}

#[test]
#[ignore = "long"]
fn mates_in_three_are_proved() {
    prove(3);
}

/// Only one first move of a puzzle wins with so many moves, and none wins sooner.
fn prove_puzzles(moves: u32) {
    let theme = format!("win-in-{moves}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    for file in std::fs::read_dir(folder).expect("the puzzles") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
        for line in text.lines().filter(|line| line.contains(&theme)) {
            let position = line.split('\t').nth(3).expect(line);
            let (mut proof, side) = (Proof::default(), turn(position));
            let sooner = (1..moves).map(|moves| proof.winning(position, side, moves)).sum::<usize>();
            assert_eq!((sooner, proof.winning(position, side, moves)), (0, 1), "{line}");
        }
    }
}

#[test]
#[ignore = "long"]
fn puzzles_in_one_are_proved() {
    prove_puzzles(1);
}

#[test]
#[ignore = "long"]
fn puzzles_in_two_are_proved() {
    prove_puzzles(2);
}
