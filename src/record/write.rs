//! How a record is written.

use super::tags::{RESULT, ROSTER, Tags, is_extra, line};
use super::tokens::{RESULTS, UNKNOWN, agreement};
use crate::Side;
use crate::catalog::{AnyGame, variant};
use crate::describe::Describe;
use crate::game::Game;
use crate::notation::Style;
use crate::record_style::RecordStyle;
use crate::session::{Action, Session};

/// Returns the game's own result, or else that of its tag, in the style of the game.
fn result(style: RecordStyle, tags: &Tags, session: &Session<AnyGame>) -> &'static str {
    let result = match session.outcome().map(|outcome| outcome.winner) {
        Some(Some(Side::White)) => "1-0",
        Some(Some(Side::Black)) => "0-1",
        Some(None) => "1/2-1/2",
        None => tags.get(RESULT).unwrap_or(UNKNOWN),
    };
    RESULTS.iter().find(|texts| texts.contains(&result)).map_or(UNKNOWN, |&texts| style.result(texts))
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
    let start = session.start();
    let (id, position) = (start.variant(), start.to_string());
    let style = variant(id).map_or(RecordStyle::TAGGED, |variant| variant.record);
    let result = result(style, tags, session);
    put(RESULT, result);
    for (name, value) in tags.iter().filter(|(name, _)| is_extra(name)) {
        put(name, value);
    }
    if let Some((name, value)) = style.tag(id) {
        put(name, value);
    }
    if AnyGame::start(id).is_ok_and(|standard| standard != *start) {
        put("SetUp", "1");
        put("FEN", style.fen(&position));
    }
    text.push('\n');
    let mut lines = Lines { text, width: 0 };
    write_moves(style, session, &mut lines);
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

fn write_moves(style: RecordStyle, session: &Session<AnyGame>, lines: &mut Lines) {
    let style = Style { short: style.is_short(), check: true, ..Style::default() };
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
