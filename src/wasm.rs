//! The JavaScript surface. Shapes and types are those of `wasm.d.ts`.

use crate::catalog::{AnyGame, AnyMove, VARIANTS};
use crate::game::{Game, SpeedMoves};
use crate::notation::{Language, Style};
use crate::page::{FromTo, Geometry, MoveInfo, Page, Refusal};
use crate::record::Record;
use crate::session::{Action, MAX_STEPS, Session};
use crate::{Code, Error, Side};
use js_sys::{Array, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("wasm.d.ts");

/// The deepest perft that is counted: beyond it even the smallest game takes hours.
const MAX_DEPTH: u32 = 9;

#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}

type Answer = Result<JsValue, JsValue>;

/// Any value as plain data.
fn plain<T: Serialize + ?Sized>(value: &T) -> Answer {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

/// An `Error` object with the fields of `HyperplyError`.
fn throw(error: Error) -> JsValue {
    let thrown = js_sys::Error::new(&error.to_string());
    thrown.set_name("HyperplyError");
    if let Ok(fields) = plain(&Refusal::from(&error)) {
        for entry in Object::entries(fields.unchecked_ref()).iter() {
            let entry: Array = entry.unchecked_into();
            if entry.get(0) != "message" {
                let _ = Reflect::set(&thrown, &entry.get(0), &entry.get(1));
            }
        }
    }
    thrown.into()
}

fn wrong_type(name: &str, expected: &str, value: &JsValue) -> Error {
    let found =
        if value.is_null() { "null".to_string() } else { value.js_typeof().as_string().unwrap_or_default() };
    Error::new(Code::BadArgument, format!("`{name}` must be {expected}, not {found}"))
}

fn string(name: &str, value: &JsValue) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| throw(wrong_type(name, "a string", value)))
}

fn optional_string(name: &str, value: &JsValue) -> Result<Option<String>, JsValue> {
    if value.is_undefined() { Ok(None) } else { string(name, value).map(Some) }
}

/// A whole number up to `most`; `range` tells in words which are meant.
fn whole_number(name: &str, range: &str, value: &JsValue, most: u32) -> Result<u32, JsValue> {
    let expected = format!("a whole number from {range}");
    let number = value.as_f64().ok_or_else(|| throw(wrong_type(name, &expected, value)))?;
    if number.fract() != 0.0 || !(0.0..=f64::from(most)).contains(&number) {
        // Formatting a float in Rust would add a tenth to the package.
        let number = js_sys::Number::from(number).to_string_with_radix(10);
        let number = number.map(String::from).unwrap_or_default();
        let message = format!("`{name}` must be {expected}, not {number}");
        return Err(throw(Error::new(Code::BadArgument, message)));
    }
    Ok(number as u32)
}

fn position(value: &JsValue) -> Result<AnyGame, JsValue> {
    string("position", value)?.parse().map_err(throw)
}

fn language(value: &JsValue) -> Result<Language, JsValue> {
    let Some(code) = optional_string("language", value)? else { return Ok(Language::English) };
    Language::from_code(&code).ok_or_else(|| {
        let message = format!("`language` must be `en` or `de`, not `{code}`");
        throw(Error::new(Code::BadArgument, message))
    })
}

/// A move given by its text or as an object with its `notation`.
fn move_text(value: &JsValue) -> Result<String, JsValue> {
    let text = if value.is_object() { Reflect::get(value, &"notation".into())? } else { value.clone() };
    text.as_string().ok_or_else(|| throw(wrong_type("move", "a string or a Move with its notation", &text)))
}

fn find_move(game: &AnyGame, value: &JsValue) -> Result<AnyMove, JsValue> {
    game.parse_move(&move_text(value)?, Language::English).map_err(throw)
}

fn style(value: &JsValue) -> Result<Style, JsValue> {
    if value.is_undefined() {
        return Ok(Style::default());
    }
    if !value.is_object() {
        return Err(throw(wrong_type("style", "an object", value)));
    }
    let flag = |name: &str| {
        let flag = Reflect::get(value, &name.into())?;
        if flag.is_undefined() {
            return Ok(false);
        }
        flag.as_bool().ok_or_else(|| throw(wrong_type(&format!("style.{name}"), "a boolean", &flag)))
    };
    let language = language(&Reflect::get(value, &"language".into())?)?;
    Ok(Style { language, short: flag("short")?, check: flag("check")? })
}

/// The moves that begin with the click `from`, or all.
fn moves_from(game: &AnyGame, moves: &[AnyMove], from: &JsValue) -> Answer {
    let from = optional_string("from", from)?;
    // One text crosses the border, not thousands of fields: hundreds of moves in a third of the time.
    let mut json = String::from("[");
    for info in game.describe_all(moves) {
        if from.as_ref().is_none_or(|from| info.clicks.first() == Some(from)) {
            if json.len() > 1 {
                json.push(',');
            }
            write_json(&info, &mut json);
        }
    }
    json.push(']');
    js_sys::JSON::parse(&json)
}

/// Appends a move as JSON, with the fields of its `Serialize`. None of its texts needs escapes, but for
/// the arrow, so that the whole stays ASCII.
fn write_json(info: &MoveInfo, json: &mut String) {
    fn text(json: &mut String, value: &str) {
        json.push('"');
        match value.split_once('→') {
            None => json.push_str(value),
            Some((before, after)) => json.extend([before, "\\u2192", after]),
        }
        json.push('"');
    }
    fn field(json: &mut String, key: &str, value: &str) {
        json.push_str(key);
        text(json, value);
    }
    fn list(json: &mut String, key: &str, values: &[String]) {
        json.push_str(key);
        for (i, value) in values.iter().enumerate() {
            json.push(if i == 0 { '[' } else { ',' });
            text(json, value);
        }
        json.push_str(if values.is_empty() { "[]" } else { "]" });
    }
    fn letter(json: &mut String, key: &str, value: char) {
        json.push_str(key);
        json.extend(['"', value, '"']);
    }
    let number = |json: &mut String, key: &str, value: Option<u8>| {
        if let Some(value) = value {
            json.push_str(key);
            json.push_str(&value.to_string());
        }
    };
    field(json, "{\"notation\":", &info.notation);
    field(json, ",\"kind\":", info.kind);
    letter(json, ",\"piece\":", info.piece);
    let cell = |json: &mut String, key: &str, cell: &Option<String>| {
        if let Some(cell) = cell {
            field(json, key, cell);
        }
    };
    cell(json, ",\"from\":", &info.from);
    cell(json, ",\"to\":", &info.to);
    for (key, cells) in [(",\"path\":", &info.path), (",\"forfeits\":", &info.forfeits)] {
        if !cells.is_empty() {
            list(json, key, cells);
        }
    }
    list(json, ",\"captures\":", &info.captures);
    if let Some(role) = info.promotion {
        letter(json, ",\"promotion\":", role);
    }
    for (key, pair) in [(",\"rook\":", &info.rook), (",\"passenger\":", &info.passenger)] {
        if let Some(FromTo { from, to }) = pair {
            json.push_str(key);
            field(json, "{\"from\":", from);
            field(json, ",\"to\":", to);
            json.push('}');
        }
    }
    cell(json, ",\"promoted\":", &info.promoted);
    cell(json, ",\"origin\":", &info.origin);
    number(json, ",\"rounds\":", info.rounds);
    number(json, ",\"length\":", info.length);
    if let Some(way) = info.way {
        field(json, ",\"way\":", way);
    }
    if info.wins {
        json.push_str(",\"wins\":true");
    }
    list(json, ",\"clicks\":", &info.clicks);
    json.push('}');
}

fn explanation(game: &AnyGame, parsed: Result<AnyMove, Error>) -> Answer {
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Explanation {
        Legal {
            legal: bool,
            #[serde(rename = "move")]
            found: Box<MoveInfo>,
        },
        Illegal {
            legal: bool,
            #[serde(flatten)]
            refusal: Refusal,
        },
    }
    plain(&match parsed {
        Ok(m) => Explanation::Legal { legal: true, found: Box::new(game.describe(&m)) },
        Err(error) => Explanation::Illegal { legal: false, refusal: Refusal::from(&error) },
    })
}

/// All games, from few dimensions to many.
#[wasm_bindgen(unchecked_return_type = "VariantInfo[]")]
pub fn variants() -> Answer {
    #[derive(Serialize)]
    struct VariantInfo {
        id: &'static str,
        name: &'static str,
        summary: &'static str,
        source: &'static str,
        family: &'static str,
        dimensions: u8,
        time_out: bool,
        declared: bool,
        speed_moves: bool,
        geometry: Geometry,
    }
    plain(&VARIANTS.map(|variant| VariantInfo {
        id: variant.id,
        name: variant.name,
        summary: variant.summary,
        source: variant.source,
        family: variant.family,
        dimensions: variant.dimensions,
        time_out: variant.time_out,
        declared: variant.declared,
        speed_moves: variant.speed_moves,
        geometry: (variant.geometry)(),
    }))
}

/// The position text from which a variant starts.
#[wasm_bindgen]
pub fn initial_position(
    #[wasm_bindgen(unchecked_param_type = "VariantId")] variant: &JsValue,
) -> Result<String, JsValue> {
    let id = string("variant", variant)?;
    AnyGame::start(&id).map(|game| game.to_string()).map_err(throw)
}

/// The legal moves; with `from` those of the piece on a cell, of an absent piece (`entry`), of a board (place).
#[wasm_bindgen(unchecked_return_type = "Move[]")]
pub fn legal_moves(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] from: &JsValue,
) -> Answer {
    let game = position(text)?;
    moves_from(&game, &game.legal_moves(), from)
}

/// The position text after a move.
#[wasm_bindgen]
pub fn apply(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string | Move", js_name = "move")] mv: &JsValue,
) -> Result<String, JsValue> {
    let game = position(text)?;
    let m = find_move(&game, mv)?;
    Ok(game.after(&m).map_err(throw)?.to_string())
}

/// Every piece in Time Out, where it can come back with what effect, or why it cannot.
#[wasm_bindgen(unchecked_return_type = "Rematerialization[]")]
pub fn rematerialize_targets(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] origin: &JsValue,
) -> Answer {
    let game = position(text)?;
    let origin = optional_string("origin", origin)?;
    let mut entries = game.rematerializations();
    entries.retain(|entry| origin.as_ref().is_none_or(|origin| *origin == entry.origin));
    plain(&entries)
}

/// Reads a move in any accepted form, English or German.
#[wasm_bindgen(unchecked_return_type = "Move")]
pub fn parse_notation(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "text")] mv: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Language", js_name = "language")] lang: &JsValue,
) -> Answer {
    let game = position(text)?;
    let m = game.parse_move(&string("text", mv)?, language(lang)?).map_err(throw)?;
    plain(&game.describe(&m))
}

/// Writes a legal move in a language, long or short, with or without check marks.
#[wasm_bindgen]
pub fn format_notation(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string | Move", js_name = "move")] mv: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "NotationStyle", js_name = "style")] how: &JsValue,
) -> Result<String, JsValue> {
    let game = position(text)?;
    let m = find_move(&game, mv)?;
    Ok(game.format_move(&m, style(how)?))
}

/// The position text after both sides agreed on `n` moves in a row, 2 to 5.
#[wasm_bindgen]
pub fn agree_speed(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
) -> Result<String, JsValue> {
    let mut game = position(text)?;
    game.agree_speed(whole_number("n", "2 to 5", n, 255)? as u8).map_err(throw)?;
    Ok(game.to_string())
}

/// All pieces on the board.
#[wasm_bindgen(unchecked_return_type = "Piece[]")]
pub fn pieces(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
) -> Answer {
    plain(&position(text)?.pieces())
}

/// Whose turn it is, check, clocks, and how the game ended.
#[wasm_bindgen(unchecked_return_type = "Status")]
pub fn status(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
) -> Answer {
    plain(&position(text)?.status())
}

/// Whether a text is a legal move, or else which rule forbids it and what is in the way.
#[wasm_bindgen(unchecked_return_type = "Explanation")]
pub fn explain(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "text")] mv: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Language", js_name = "language")] lang: &JsValue,
) -> Answer {
    let game = position(text)?;
    explanation(&game, game.parse_move(&string("text", mv)?, language(lang)?))
}

/// Checks, and rematerializations that would eliminate a king.
#[wasm_bindgen(unchecked_return_type = "Threat[]")]
pub fn threats(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
) -> Answer {
    plain(&position(text)?.threats())
}

/// The number of move sequences of length `depth`, at most 9. It takes as long as there are positions.
#[wasm_bindgen]
pub fn perft(
    #[wasm_bindgen(unchecked_param_type = "string", js_name = "position")] text: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] depth: &JsValue,
) -> Result<u64, JsValue> {
    let depth = whole_number("depth", &format!("0 to {MAX_DEPTH}"), depth, MAX_DEPTH)?;
    position(text)?.perft(depth).map_err(throw)
}

/// A game with its history. There is nothing to free.
#[wasm_bindgen(js_name = Game)]
pub struct GameHandle {
    record: Record,
}

impl GameHandle {
    fn session(&mut self) -> &mut Session<AnyGame> {
        // The result of a record holds for the game as it was read.
        self.record.tags.retain(|(name, _)| name != "Result");
        &mut self.record.session
    }

    fn game(&self) -> &AnyGame {
        self.record.session.position()
    }
}

#[wasm_bindgen(js_class = Game)]
impl GameHandle {
    /// A new game, from the id of a variant or from a position text.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string", js_name = "variant_or_position")] text: &JsValue,
    ) -> Result<GameHandle, JsValue> {
        let text = string("variant_or_position", text)?;
        let session = Session::new(AnyGame::from_variant_or_text(&text).map_err(throw)?);
        Ok(GameHandle { record: Record { tags: Vec::new(), session } })
    }

    /// Reads a game record.
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Language", js_name = "language")] lang: &JsValue,
    ) -> Result<GameHandle, JsValue> {
        let record = Record::read(&string("text", text)?, language(lang)?).map_err(throw)?;
        Ok(GameHandle { record })
    }

    /// The present position text.
    pub fn position(&self) -> String {
        self.game().to_string()
    }

    /// The first position text.
    pub fn start(&self) -> String {
        self.record.session.start().to_string()
    }

    /// The legal moves, as `legal_moves`; none once the game is over, by repetition too.
    #[wasm_bindgen(unchecked_return_type = "Move[]")]
    pub fn legal_moves(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] from: &JsValue,
    ) -> Answer {
        moves_from(self.game(), &self.record.session.legal_moves(), from)
    }

    /// Plays a move; returns the new position text.
    pub fn apply(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | Move", js_name = "move")] mv: &JsValue,
    ) -> Result<String, JsValue> {
        let text = move_text(mv)?;
        let m = self.record.session.parse_move(&text, Language::English).map_err(throw)?;
        self.session().play(&m).map_err(throw)?;
        Ok(self.position())
    }

    /// Agrees on `n` moves in a row; returns the new position text.
    pub fn agree_speed(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue,
    ) -> Result<String, JsValue> {
        let n = whole_number("n", "2 to 5", n, 255)? as u8;
        self.session().agree_speed(n).map_err(throw)?;
        Ok(self.position())
    }

    /// Takes the last move or agreement back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.session().undo()
    }

    /// Does again what was taken back last; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.session().redo()
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.record.session.can_undo()
    }

    /// Whether there is something to do again.
    pub fn can_redo(&self) -> bool {
        self.record.session.can_redo()
    }

    /// As `explain`, and with the rule that forbids a repetition (Q12).
    #[wasm_bindgen(unchecked_return_type = "Explanation")]
    pub fn explain(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string", js_name = "text")] mv: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Language", js_name = "language")] lang: &JsValue,
    ) -> Answer {
        let parsed = self.record.session.parse_move(&string("text", mv)?, language(lang)?);
        explanation(self.game(), parsed)
    }

    /// As `status`, with repetition.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> Answer {
        let session = &self.record.session;
        let mut status = self.game().status();
        status.repetitions = session.repetitions();
        status.outcome = session.outcome();
        if status.outcome.is_some() {
            status.can_agree_speed = false;
        }
        if status.outcome.is_some() || self.game().unrepeatable_moves().is_some() {
            status.legal_moves = session.legal_moves().len() as u32;
        }
        plain(&status)
    }

    /// The moves and agreements so far, or those after the first `from`.
    #[wasm_bindgen(unchecked_return_type = "HistoryItem[]")]
    pub fn history(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] from: &JsValue,
    ) -> Answer {
        let range = format!("0 to {MAX_STEPS}");
        let from =
            if from.is_undefined() { 0 } else { whole_number("from", &range, from, MAX_STEPS as u32)? };
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
        let items = self.record.session.with_positions().skip(from as usize).map(|(before, step)| {
            let (side, number) = (before.turn(), before.number());
            let (played, speed) = match &step.action {
                Action::Move(m) => (Some(before.move_text(m)), None),
                Action::Speed(n) => (None, Some(*n)),
            };
            let position = step.position.to_string();
            HistoryItem { played, speed, side, number, position }
        });
        plain(&items.collect::<Vec<_>>())
    }

    /// The game as a record, with these tags instead of its own where they are given.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Record<string, string>", js_name = "tags")]
        tags: &JsValue,
    ) -> Result<String, JsValue> {
        let mut record = self.record.clone();
        if !tags.is_undefined() {
            if !tags.is_object() {
                return Err(throw(wrong_type("tags", "an object", tags)));
            }
            for entry in Object::entries(tags.unchecked_ref()).iter() {
                let entry: Array = entry.unchecked_into();
                let name = string("tag name", &entry.get(0))?;
                let value = string(&name, &entry.get(1))?;
                record.set_tag(&name, &value).map_err(throw)?;
            }
        }
        Ok(record.write())
    }
}
