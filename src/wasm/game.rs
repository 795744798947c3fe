//! What the class `Game` of `js/game.js` holds and calls.

use super::arguments::{
    find_move, language, move_text, position_text, string, style, throw, whole_number, wrong_type,
};
use super::data::{Answer, list, plain};
use super::spoken::spoken;
use super::{comparison, converted, explanation, moves_from, pieces_of, targets_from};
use crate::catalog::{AnyGame, AnyMove};
use crate::describe::Describe;
use crate::error::shown;
use crate::game::Game;
use crate::notation::MAX_MOVE;
use crate::record::{MAX_RECORD, MAX_TAG, Record};
use crate::session::{Action, MAX_STEPS, Session};
use crate::{Language, Side};
use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// What the class `Game` of `js/game.js` holds.
#[wasm_bindgen]
pub struct GameHandle {
    record: Record,
    /// The moves of the present position that were listed last.
    listed: Vec<AnyMove>,
}

impl GameHandle {
    fn change<T>(&mut self, change: impl FnOnce(&mut Session<AnyGame>) -> T) -> T {
        self.listed = Vec::new();
        self.record.change(change)
    }

    fn game(&self) -> &AnyGame {
        self.record.session().position()
    }

    /// Returns the move that was listed at a place, if it has this text.
    fn listed_at(&self, at: Option<usize>, text: &str) -> Option<AnyMove> {
        self.listed.get(at?).filter(|m| self.game().move_text(m) == text).copied()
    }
}

#[wasm_bindgen]
impl GameHandle {
    /// Starts a game, from the id of a variant or from a position text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &JsValue) -> Result<GameHandle, JsValue> {
        let text =
            position_text("variant_or_position", "a variant id or a position text", text).map_err(throw)?;
        let session = Session::new(AnyGame::from_variant_or_text(&text).map_err(throw)?);
        Ok(GameHandle { record: Record::new(session), listed: Vec::new() })
    }

    /// Reads a game record.
    pub fn from_record(text: &JsValue, lang: &JsValue) -> Result<GameHandle, JsValue> {
        let record = Record::read(&string("text", text, MAX_RECORD)?, language(lang)?).map_err(throw)?;
        Ok(GameHandle { record, listed: Vec::new() })
    }

    /// Returns the current position text.
    pub fn position(&self) -> String {
        self.game().to_string()
    }

    /// Returns the position text that the game started from.
    pub fn start(&self) -> String {
        self.record.session().start().to_string()
    }

    /// Returns the legal moves, like `legal_moves`, or none once the game is over, even by repetition.
    pub fn legal_moves(&mut self, from: &JsValue) -> Answer {
        let (listed, list) = moves_from(self.game(), self.record.session().legal_moves(), from)?;
        self.listed = listed;
        Ok(list)
    }

    /// Returns what was read otherwise than the record says it.
    pub fn notes(&self) -> Answer {
        #[derive(Serialize)]
        struct Told {
            message: String,
            at: usize,
        }
        list(self.record.notes().iter().map(|note| Told { message: note.message(spoken()), at: note.at() }))
    }

    /// Plays a move, and returns the new position text. A move that was listed `at` a place need not be read. With
    /// `unclaimed`, a draw that only a claim makes does not end the game (C4).
    pub fn apply(&mut self, mv: &JsValue, at: Option<usize>, unclaimed: bool) -> Result<String, JsValue> {
        let text = move_text(mv)?;
        let listed = self.listed_at(at, &text);
        self.change(|session| match listed {
            Some(m) => session.play_listed(&m),
            None if unclaimed => session.play_recorded(&text, Language::English).map(|_| ()),
            None => session.play_text(&text, Language::English).map(|_| ()),
        })
        .map_err(throw)?;
        Ok(self.position())
    }

    /// Agrees on `n` moves in a row, and returns the new position text.
    pub fn agree_speed(&mut self, n: &JsValue) -> Result<String, JsValue> {
        let n = whole_number("n", "2 to 5", n, 0..=255)? as u8;
        self.change(|session| session.agree_speed(n)).map_err(throw)?;
        Ok(self.position())
    }

    /// Takes back the last move or agreement. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.change(Session::undo)
    }

    /// Replays the move or agreement that was last taken back. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.change(Session::redo)
    }

    /// Returns whether there is a move or agreement to take back.
    pub fn can_undo(&self) -> bool {
        self.record.session().can_undo()
    }

    /// Returns whether there is a move or agreement to replay.
    pub fn can_redo(&self) -> bool {
        self.record.session().can_redo()
    }

    /// Like `explain`, but also considers repetition (Q12).
    pub fn explain(&self, mv: &JsValue, lang: &JsValue) -> Answer {
        let session = self.record.session();
        explanation(session.position(), mv, lang, |text, language| session.parse_move(text, language))
    }

    /// Like `parse_notation`, but also considers repetition (Q12).
    pub fn parse_notation(&self, mv: &JsValue, lang: &JsValue) -> Answer {
        let text = string("text", mv, MAX_MOVE)?;
        let m = self.record.session().parse_move(&text, language(lang)?).map_err(throw)?;
        plain(&self.game().describe(&m))
    }

    /// Like `format_notation`. A move that was listed `at` a place need not be read.
    pub fn format_notation(&self, mv: &JsValue, how: &JsValue, at: Option<usize>) -> Result<String, JsValue> {
        let m = self.listed_at(at, &move_text(mv)?).map_or_else(|| find_move(self.game(), mv), Ok)?;
        Ok(self.game().format_move(&m, style(how)?))
    }

    /// Like `pieces`.
    pub fn pieces(&self) -> Answer {
        pieces_of(self.game())
    }

    /// Like `threats`.
    pub fn threats(&self) -> Answer {
        plain(&self.game().threats())
    }

    /// Like `rematerialize_targets`.
    pub fn rematerialize_targets(&self, origin: &JsValue) -> Answer {
        targets_from(self.game(), origin)
    }

    /// Like `convert`.
    pub fn convert(&self, variant: &JsValue) -> Result<String, JsValue> {
        converted(self.game(), variant)
    }

    /// Like `compare`.
    pub fn compare(&self, variant: &JsValue) -> Answer {
        comparison(self.game(), variant)
    }

    /// Like `status`, but also considers repetition.
    pub fn status(&self) -> Answer {
        let session = self.record.session();
        let mut status = self.game().status();
        status.repetitions = session.repetitions();
        status.outcome = session.outcome();
        if status.outcome.is_some() {
            status.can_agree_speed = false;
        }
        if status.outcome.is_some() || self.game().forbids_repetition() {
            status.legal_moves = session.legal_moves().len() as u32;
        }
        plain(&status)
    }

    /// Returns the moves and agreements so far, without the first `from` of them.
    pub fn history(&self, from: &JsValue) -> Answer {
        let range = format!("0 to {MAX_STEPS}");
        let from =
            if from.is_undefined() { 0 } else { whole_number("from", &range, from, 0..=MAX_STEPS as u32)? };
        #[derive(Serialize)]
        struct HistoryItem {
            #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
            played: Option<String>,
            #[serde(skip_serializing_if = "Option::is_none")]
            speed: Option<u8>,
            side: Side,
            number: u32,
            position: String,
        }
        let items = self.record.session().with_positions().skip(from as usize).map(|(before, step)| {
            let (side, number) = (before.turn(), before.number());
            let (played, speed) = match &step.action {
                Action::Move(m) => (Some(before.move_text(m)), None),
                Action::Speed(n) => (None, Some(*n)),
            };
            let position = step.position.to_string();
            HistoryItem { played, speed, side, number, position }
        });
        list(items)
    }

    /// Returns the game record. The given tags replace those of the game.
    pub fn record(&self, tags: &JsValue) -> Result<String, JsValue> {
        if tags.is_undefined() {
            return Ok(self.record.write());
        }
        if !tags.is_object() {
            return Err(throw(wrong_type("tags", "an object", tags)));
        }
        let read = |name: JsValue| {
            let value = Reflect::get(tags, &name)?;
            let name = string("tags", &name, MAX_TAG)?;
            let value = string(&format!("tags.{}", shown(&name)), &value, MAX_TAG)?;
            Ok((name, value))
        };
        // One by one, so that a tag too many is rejected before the others are copied.
        let mut wrong = None;
        let pairs = Reflect::own_keys(tags)?
            .into_iter()
            .map_while(|name| read(name).map_err(|error| wrong = Some(error)).ok());
        let text = self.record.write_with(pairs);
        wrong.map_or_else(|| text.map_err(throw), Err)
    }
}
