//! The examples of RULES.md are what the library answers.

use crate::common::{position, starting, targets};
use crate::examples_of_rules::{Player, Refusal, ask, sections, speed};
use hyperply::catalog::AnyGame;
use hyperply::record::Record;
use hyperply::{Code, Error, Game, Language, Session};

impl Player for Session<AnyGame> {
    fn read(position: &str) -> Result<Self, String> {
        position.parse().map(Session::new).map_err(|error: Error| error.to_string())
    }

    fn is_at(&self, position: &str) -> bool {
        position.parse::<AnyGame>().as_ref() == Ok(self.position())
    }

    fn position(&self) -> String {
        Session::position(self).to_string()
    }

    fn play(&self, text: &str) -> Result<Self, Refusal> {
        let mut after = self.clone();
        let played = match speed(text) {
            Some(n) => after.agree_speed(n),
            None => self.parse_move(text, Language::English).and_then(|m| Session::play(&mut after, &m)),
        };
        played.map(|_| after).map_err(|error| {
            let reason = match error.code() {
                Code::AmbiguousMove => Some("ambiguous"),
                _ => error.rule(),
            };
            Refusal { reason: Some(reason.unwrap_or_default().to_string()), message: error.to_string() }
        })
    }

    /// To its last move.
    fn play_record(text: &str) {
        let record = Record::read(text, Language::English).unwrap_or_else(|error| panic!("{error}: {text}"));
        let last = text.split_whitespace().rfind(|&word| word != "*").unwrap();
        let (before, _) = record.session().with_positions().last().expect(text);
        let m = before.parse_move(last, Language::English).unwrap_or_else(|error| panic!("{error}: {last}"));
        assert_eq!(before.after(&m).as_ref(), Ok(record.session().position()), "{last}");
    }
}

#[test]
fn every_block_of_every_section_holds() {
    assert!(ask::<Session<AnyGame>>() > 0);
}

#[test]
fn every_example_is_announced() {
    for (title, parts) in sections() {
        for (at, part) in parts.iter().enumerate().step_by(2) {
            let announced = part.matches("*Example").count();
            assert!(announced <= usize::from(at + 1 < parts.len()), "{title}: {part}");
        }
    }
}

#[test]
fn what_the_text_counts_is_as_many() {
    let rules = include_str!("../../RULES.md");
    let bishop = "timeout 7/7/4P2/7/7/7/7|7/7/r6/7/7/7/7|7/7/7/7/7/7/7|6k/7/7/7/7/7/6K|7/7/7/7/7/7/7|7/7/n6/7/7/7/7|\
                  7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 9 Bc3L4:2 -";
    let free = targets(&position(bishop), "c3L4", "free").len();
    let king = position("quarx W:WK1111:BK3122 0 1").count_moves();
    let knight = position("hex4d 19/19/19/19/19/19/19/7K11/19/9N9/19/11k7/19/19/19/19/19/19/19 w -o - 0 1");
    let knight = starting(&knight, "N").len();
    for told in [
        format!("all levels of b2, a1, d2, e1, b4 and d4: {free} cells\n"),
        format!("in the same directions: {king} moves."),
        format!("The knight has {knight} moves there, all by H9."),
    ] {
        assert!(rules.contains(&told), "{told}");
    }
}

/// The words between backticks.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[test]
fn t28_every_text_of_the_table_means_what_it_says() {
    let (_, table) =
        include_str!("../../RULES.md").split_once("| text | where | means |\n").expect("the table");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let mut met = 0;
    for row in rows {
        let [texts, places, meaning] = row.trim_matches('|').split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        for (id, text) in quoted(places).flat_map(|id| quoted(texts).map(move |text| (id, text))) {
            met += 1;
            let game = AnyGame::start(id).unwrap();
            let read = game.parse_move(text, Language::English).map(|m| game.move_text(&m));
            match quoted(meaning).next() {
                Some(canonical) => assert_eq!(read.as_deref(), Ok(canonical), "{text} in {id}"),
                None => {
                    assert!(meaning.trim().starts_with("ambiguous"), "{row}");
                    assert_eq!(read.unwrap_err().code(), Code::AmbiguousMove, "{text} in {id}");
                }
            }
        }
    }
    assert!(met > 0);
}
