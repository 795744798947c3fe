//! How a record is written.

use super::tags::{FEN, FEN_CLOCK, FEN_NUMBER, RESULT, ROSTER, Tags, is_extra, pair};
use super::tokens::{RESULTS, UNKNOWN, agreement};
use crate::Side;
use crate::catalog::{AnyGame, variant};
use crate::describe::Describe;
use crate::game::Game;
use crate::notation::Style;
use crate::record_style::RecordStyle;
use crate::session::{Action, Session};

/// Returns the result of a game that has ended by the rules.
pub(super) fn own_result(session: &Session<AnyGame>) -> Option<&'static str> {
    session.outcome().map(|outcome| match outcome.winner {
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
        None => "1/2-1/2",
    })
}

/// Returns the game's own result, or else that of its tag, in the style of the game: as it ends the moves, and as the
/// tag has it, which can be the score of a match.
fn result<'a>(style: RecordStyle, tags: &'a Tags, session: &Session<AnyGame>) -> (&'static str, &'a str) {
    let result = own_result(session).or(tags.get(RESULT)).unwrap_or(UNKNOWN);
    let known = RESULTS.iter().find(|texts| texts.contains(&result)).map(|&texts| style.result(texts));
    known.map_or((UNKNOWN, result), |known| (known, known))
}

pub(super) fn record(tags: &Tags, session: &Session<AnyGame>) -> String {
    let mut text = String::new();
    let mut put = |name: &str, value: &str| {
        text.push_str(&pair(name, value));
        text.push('\n');
    };
    for (name, unknown) in ROSTER {
        put(name, tags.get(name).unwrap_or(unknown));
    }
    let start = session.start();
    let (id, position) = (start.variant(), start.to_string());
    let style = variant(id).map_or(RecordStyle::TAGGED, |variant| variant.record);
    let (result, told) = result(style, tags, session);
    put(RESULT, told);
    for (name, value) in tags.iter().filter(|(name, _)| is_extra(name)) {
        put(name, value);
    }
    if let Some((name, value)) = style.tag(id) {
        put(name, value);
    }
    if AnyGame::start(id).is_ok_and(|standard| standard != *start) {
        put("SetUp", "1");
        let (board, clocks) = style.fen(&position);
        put(FEN, board);
        if let Some((clock, number)) = clocks {
            put(FEN_CLOCK, clock);
            put(FEN_NUMBER, number);
        }
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
                // Short where the moves are known, also in a game that went on after a draw (C4).
                let open = before.outcome().and_then(|_| before.unclaimed(1));
                let before = open.as_ref().unwrap_or(before);
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
