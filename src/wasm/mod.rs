//! What `js/` calls. Shapes and types are those of `js/types.d.ts`.
//!
//! No exception of JavaScript may cross a frame of Rust: it would never give back what the frame holds. So nothing
//! here calls back except by imports that catch, and `js/game.js` guards the class `Game`.

mod arguments;
mod data;
#[cfg(feature = "search")]
mod engine;
pub mod game;
mod spoken;

use crate::catalog::{self, AnyGame, AnyMove, FLAGS, VARIANTS, Variant};
use crate::describe::{Describe, Extras, Geometry, MoveInfo, Refusal};
use crate::error::shown;
use crate::game::Game;
use crate::notation::MAX_MOVE;
use crate::words::say;
use crate::{Code, Comparison, Error, Language};
use arguments::{
    MAX_ID, any_position, find_move, language, optional_string, position, read_string, string, style, throw,
    whole_number,
};
use data::{Answer, list, object, plain};
use js_sys::Reflect;
use serde::Serialize;
use spoken::{refusal, spoken};
use wasm_bindgen::prelude::*;

/// The deepest perft: beyond it even the smallest game takes hours.
const MAX_DEPTH: u32 = 9;

#[wasm_bindgen(start, private)]
fn start() {
    console_error_panic_hook::set_once();
}

/// Sets the language of messages from now on: `en` or `de`.
#[wasm_bindgen]
pub fn speak(code: &JsValue) -> Result<(), JsValue> {
    spoken::set(language(code)?);
    Ok(())
}

/// Rejects what is not a first click in any position of the game: a cell, a board's place or a piece in Time Out.
fn check_from(game: &AnyGame, from: &str) -> Result<(), Error> {
    let boards = geometry_of(game)?.boards;
    let cells = || boards.iter().flat_map(|board| &board.cells);
    let absent = game.rematerializations();
    let places = game.status().extras.get("boards").is_some();
    let known = cells().any(|cell| cell.cell == from)
        || absent.iter().any(|piece| piece.entry == from)
        || places && boards.iter().any(|board| board.id == from);
    if known {
        return Ok(());
    }
    let examples = [
        ("a cell", cells().next().map(|cell| &*cell.cell)),
        ("a board", boards.last().filter(|_| places).map(|board| &*board.id)),
        ("a piece in Time Out", absent.first().map(|piece| &*piece.entry)),
    ];
    let such_as = |(what, example): (&str, Option<&str>)| Some(format!("{what} (such as `{}`)", example?));
    let expected: Vec<String> = examples.into_iter().filter_map(such_as).collect();
    Err(not_in(game, "from", &expected.join(" or "), from))
}

fn not_in(game: &AnyGame, name: &str, expected: &str, found: &str) -> Error {
    let (variant, found) = (game.variant(), shown(found));
    let message = format!("In `{variant}`, `{name}` must be {expected}, not `{found}`.");
    Error::new(Code::BadArgument, message)
}

fn geometry_of(game: &AnyGame) -> Result<Geometry, Error> {
    catalog::variant(game.variant()).map(|variant| (variant.geometry)())
}

/// Returns the moves that begin with the click `from`, or all, and the same as plain data.
fn moves_from(
    game: &AnyGame,
    mut moves: Vec<AnyMove>,
    from: &JsValue,
) -> Result<(Vec<AnyMove>, JsValue), JsValue> {
    let from = optional_string("from", from, MAX_MOVE)?;
    if let Some(from) = &from {
        moves.retain(|m| game.describe(m).clicks.first() == Some(from));
        if moves.is_empty() {
            check_from(game, from).map_err(throw)?;
        }
    }
    let list = moves_as_data(game, &moves)?;
    Ok((moves, list))
}

fn moves_as_data(game: &AnyGame, moves: &[AnyMove]) -> Answer {
    list(moves.iter().map(|m| game.describe(m)))
}

/// Returns the move that `read` finds in a text, or why it rejects it. A text that is too long is rejected like any other.
fn explanation(
    game: &AnyGame,
    text: &JsValue,
    lang: &JsValue,
    read: impl FnOnce(&str, Language) -> Result<AnyMove, Error>,
) -> Answer {
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Explanation {
        Legal {
            legal: bool,
            #[serde(rename = "move")]
            meant: MoveInfo,
        },
        Illegal {
            legal: bool,
            #[serde(flatten)]
            refusal: Refusal,
        },
    }
    let language = language(lang)?;
    let read = match read_string("text", text, MAX_MOVE) {
        Err(error) if error.code() != Code::TooLarge => return Err(throw(error)),
        text => text.and_then(|text| read(&text, language)),
    };
    plain(&match read {
        Ok(m) => Explanation::Legal { legal: true, meant: game.describe(&m) },
        Err(error) => Explanation::Illegal { legal: false, refusal: refusal(&error) },
    })
}

/// Returns all variants, those with the fewest dimensions first.
#[wasm_bindgen]
pub fn variants() -> Answer {
    list(VARIANTS.iter().map(VariantInfo::from))
}

/// Returns the variant with an id.
#[wasm_bindgen]
pub fn variant(id: &JsValue) -> Answer {
    plain(&VariantInfo::from(catalog::variant(&string("id", id, MAX_ID)?).map_err(throw)?))
}

#[derive(Serialize)]
struct VariantInfo {
    id: &'static str,
    name: &'static str,
    summary: &'static str,
    source: &'static str,
    family: &'static str,
    dimensions: u8,
    geometry: Geometry,
    #[serde(flatten)]
    flags: Extras,
}

impl From<&Variant> for VariantInfo {
    fn from(variant: &Variant) -> Self {
        let &Variant { id, name, summary, source, family, dimensions, geometry, .. } = variant;
        let mut flags = Extras::default();
        FLAGS.iter().for_each(|flag| flags.add(flag, variant.has(flag)));
        VariantInfo { id, name, summary, source, family, dimensions, geometry: geometry(), flags }
    }
}

/// Returns the position text that a variant starts from.
#[wasm_bindgen]
pub fn initial_position(variant: &JsValue) -> Result<String, JsValue> {
    let id = string("variant", variant, MAX_ID)?;
    AnyGame::start(&id).map(|game| game.to_string()).map_err(throw)
}

/// Returns the legal moves; with `from`, those of the piece on a cell, of a piece in Time Out (`entry`) or of a board (place).
#[wasm_bindgen]
pub fn legal_moves(text: &JsValue, from: &JsValue) -> Answer {
    let game = position(text)?;
    Ok(moves_from(&game, game.legal_moves(), from)?.1)
}

/// Returns the position text after a move.
#[wasm_bindgen]
pub fn apply(text: &JsValue, mv: &JsValue) -> Result<String, JsValue> {
    let game = position(text)?;
    let m = find_move(&game, mv)?;
    Ok(game.after(&m).map_err(throw)?.to_string())
}

/// Returns the pieces in Time Out, and where they can return with what effect, or why they can't.
#[wasm_bindgen]
pub fn rematerialize_targets(text: &JsValue, origin: &JsValue) -> Answer {
    targets_from(&position(text)?, origin)
}

fn targets_from(game: &AnyGame, origin: &JsValue) -> Answer {
    let origin = optional_string("origin", origin, MAX_MOVE)?;
    let mut entries = game.rematerializations();
    if let Some(origin) = origin {
        let boards = geometry_of(game).map_err(throw)?.boards;
        if !boards.iter().flat_map(|board| &board.cells).any(|cell| cell.cell == origin) {
            return Err(throw(not_in(game, "origin", "a cell", &origin)));
        }
        entries.retain(|entry| entry.origin == origin);
    }
    entries.iter_mut().filter_map(|entry| entry.blocked.as_mut()).for_each(|blocked| blocked.speak(spoken()));
    plain(&entries)
}

/// Returns the move that a text in any accepted form means.
#[wasm_bindgen]
pub fn parse_notation(text: &JsValue, mv: &JsValue, lang: &JsValue) -> Answer {
    let game = position(text)?;
    let m = game.parse_move(&string("text", mv, MAX_MOVE)?, language(lang)?).map_err(throw)?;
    plain(&game.describe(&m))
}

/// Returns the text of a legal move in a language, long or short, with or without check marks.
#[wasm_bindgen]
pub fn format_notation(text: &JsValue, mv: &JsValue, how: &JsValue) -> Result<String, JsValue> {
    let game = position(text)?;
    let m = find_move(&game, mv)?;
    Ok(game.format_move(&m, style(how)?))
}

/// Returns the position text after both sides agreed on `n` moves in a row, 2 to 5.
#[wasm_bindgen]
pub fn agree_speed(text: &JsValue, n: &JsValue) -> Result<String, JsValue> {
    let mut game = position(text)?;
    game.agree_speed(whole_number("n", "2 to 5", n, 0..=255)? as u8).map_err(throw)?;
    Ok(game.to_string())
}

/// Returns all pieces on the boards.
#[wasm_bindgen]
pub fn pieces(text: &JsValue) -> Answer {
    pieces_of(&position(text)?)
}

fn pieces_of(game: &AnyGame) -> Answer {
    list(game.pieces())
}

/// Returns all that is wrong with a position text. One that is too long is rejected like any other.
#[wasm_bindgen]
pub fn problems(text: &JsValue) -> Answer {
    let problems = match any_position(text) {
        Ok(text) => crate::problems(&text),
        Err(error) if error.code() == Code::TooLarge => vec![error],
        Err(error) => return Err(throw(error)),
    };
    let answer = js_sys::Array::new();
    for (place, problem) in (0..).zip(&problems) {
        answer.set(place, object(&refusal(problem))?);
    }
    Ok(answer.into())
}

/// Returns the turn, checks, clocks and the outcome.
#[wasm_bindgen]
pub fn status(text: &JsValue) -> Answer {
    plain(&position(text)?.status())
}

/// Returns whether a text is a legal move, or else which rule forbids it and which cells are in the way.
#[wasm_bindgen]
pub fn explain(text: &JsValue, mv: &JsValue, lang: &JsValue) -> Answer {
    let game = position(text)?;
    explanation(&game, mv, lang, |text, language| game.parse_move(text, language))
}

/// Returns checks, and returns from Time Out that would annihilate a king.
#[wasm_bindgen]
pub fn threats(text: &JsValue) -> Answer {
    plain(&position(text)?.threats())
}

/// Returns the ids of the variants that share boards and pieces with one.
#[wasm_bindgen]
pub fn rule_sets(variant: &JsValue) -> Answer {
    let id = string("variant", variant, MAX_ID)?;
    plain(&crate::rule_sets(&id).map_err(throw)?)
}

/// Returns the same position under another rule set.
#[wasm_bindgen]
pub fn convert(text: &JsValue, variant: &JsValue) -> Result<String, JsValue> {
    converted(&position(text)?, variant)
}

fn converted(game: &AnyGame, variant: &JsValue) -> Result<String, JsValue> {
    let id = string("variant", variant, MAX_ID)?;
    Ok(crate::convert(game, &id).map_err(throw)?.to_string())
}

/// Returns which moves are legal under both rule sets, and which rules forbid the others.
#[wasm_bindgen]
pub fn compare(text: &JsValue, variant: &JsValue) -> Answer {
    comparison(&position(text)?, variant)
}

fn comparison(game: &AnyGame, variant: &JsValue) -> Answer {
    let id = string("variant", variant, MAX_ID)?;
    let Comparison { other, both, here, there } = crate::compare(game, &id).map_err(throw)?;
    let differing = |game: &AnyGame, moves: Vec<(AnyMove, Error)>| {
        list(moves.into_iter().map(|(m, error)| {
            let Refusal { rule, code, message, cells, .. } = refusal(&error);
            Difference { allowed: game.describe(&m), rule, code, message, cells }
        }))
    };
    let answer = js_sys::Object::new();
    let parts: [(&str, JsValue); 4] = [
        ("position", other.to_string().into()),
        ("both", moves_as_data(game, &both)?),
        ("here", differing(game, here)?),
        ("there", differing(&other, there)?),
    ];
    for (name, value) in parts {
        Reflect::set(&answer, &name.into(), &value)?;
    }
    Ok(answer.into())
}

/// A move that is legal under one rule set, and why the other forbids it.
#[derive(Serialize)]
struct Difference {
    #[serde(rename = "move")]
    allowed: MoveInfo,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    code: &'static str,
    message: String,
    cells: Vec<String>,
}

/// Returns the number of move sequences of length `depth`, at most 9. The time it takes grows with that number.
#[wasm_bindgen]
pub fn perft(text: &JsValue, depth: &JsValue) -> Result<u64, JsValue> {
    let depth = whole_number("depth", &format!("0 to {MAX_DEPTH}"), depth, 0..=MAX_DEPTH)?;
    position(text)?.perft(depth).map_err(throw)
}

fn moves_despite_draws(game: &AnyGame) -> Vec<AnyMove> {
    let mut moves = Vec::new();
    game.moves_despite_draws_into(&mut moves);
    moves
}

/// Returns the moves with which the sequences begin that `perft` counts.
#[wasm_bindgen]
pub fn counted_moves(text: &JsValue) -> Answer {
    let game = position(text)?;
    moves_as_data(&game, &moves_despite_draws(&game))
}

/// Returns the position text after one of these moves.
#[wasm_bindgen]
pub fn after_counted(text: &JsValue, index: usize) -> Result<String, JsValue> {
    let game = position(text)?;
    let m = moves_despite_draws(&game).into_iter().nth(index);
    let m = m.ok_or_else(|| throw(Error::of(Code::IllegalMove, say::NotLegal {})))?;
    Ok(game.after(&m).map_err(throw)?.to_string())
}
