//! How a record is written.

use super::tags::{GAME_TYPE, RESULT, ROSTER, Tags, is_extra, line};
use super::tokens::agreement;
use super::{RESULTS, UNKNOWN};
use crate::catalog::AnyGame;
use crate::game::{Game, Side};
use crate::notation::Style;
use crate::page::Page;
use crate::session::{Action, Session};

/// What the game tells, or else its tag, in the manner of the game.
fn result(tags: &Tags, session: &Session<AnyGame>) -> &'static str {
    let result = match session.outcome().map(|outcome| outcome.winner) {
        Some(Some(Side::White)) => "1-0",
        Some(Some(Side::Black)) => "0-1",
        Some(None) => "1/2-1/2",
        None => tags.get(RESULT).unwrap_or(UNKNOWN),
    };
    let column = usize::from(session.start().variant() == "draughts");
    RESULTS.iter().find(|texts| texts.contains(&result)).map_or(UNKNOWN, |texts| texts[column])
}

pub(super) fn record(tags: &Tags, session: &Session<AnyGame>) -> String {
    let mut text = String::new();
    let mut put = |name: &str, value: &str| {
        text.push_str(&line(name, value));
        text.push('\n');
    };
    for (name, unknown) in ROSTER {
        put(name, tags.get(name).unwrap_or(unknown));
    }
    let result = result(tags, session);
    put(RESULT, result);
    for (name, value) in tags.iter().filter(|(name, _)| is_extra(name)) {
        put(name, value);
    }
    let start = session.start();
    let (id, position) = (Page::variant(start), start.to_string());
    match id {
        "chess" => {}
        "draughts" => put("GameType", GAME_TYPE),
        _ => put("Variant", id),
    }
    if AnyGame::start(id).is_ok_and(|standard| standard != *start) {
        put("SetUp", "1");
        put(
            "FEN",
            match id {
                "chess" => &position["chess ".len()..],
                "draughts" => position["draughts ".len()..].trim_end_matches(" 0 1"),
                _ => &position,
            },
        );
    }
    text.push('\n');
    let mut lines = Lines { text, width: 0 };
    write_moves(session, &mut lines);
    lines.word(result);
    lines.text.push('\n');
    lines.text
}

/// Words in lines of at most 80 characters, if they fit.
struct Lines {
    text: String,
    /// Of the last line.
    width: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.width > 0 && self.width + 1 + width > 80 {
            self.end();
        } else if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += width;
    }

    fn end(&mut self) {
        self.text.push('\n');
        self.width = 0;
    }

    fn comment(&mut self, comment: &str) {
        if agreement(comment).is_some() {
            // Between braces it would be an agreement.
            self.word(&format!(";{comment}"));
            self.end();
        } else {
            format!("{{{comment}}}").split(' ').for_each(|word| self.word(word));
        }
    }
}

fn write_moves(session: &Session<AnyGame>, lines: &mut Lines) {
    let mut follows = None;
    for (before, step) in session.with_positions() {
        match &step.action {
            Action::Speed(n) => {
                lines.word(&format!("{{speed {n}}}"));
                follows = None;
            }
            Action::Move(m) => {
                let (turn, number) = (before.turn(), before.number());
                match turn {
                    Side::White => lines.word(&format!("{number}.")),
                    Side::Black if follows == Some((Side::White, number)) => {}
                    Side::Black => lines.word(&format!("{number}...")),
                }
                let short = ["chess", "draughts"].contains(&before.variant());
                let style = Style { short, check: true, ..Style::default() };
                lines.word(&before.format_move(m, style));
                follows = Some((turn, number));
            }
        }
        if !step.comment().is_empty() {
            lines.comment(step.comment());
            follows = None;
        }
    }
}
