//! Checks what JavaScript passes before it is copied, and throws. These messages are for programmers, so they are in English
//! only.

use super::data::object;
use super::spoken::{refusal, spoken};
use crate::catalog::{AnyGame, AnyMove};
use crate::error::shown;
use crate::game::Game;
use crate::notation::{MAX_MOVE, MAX_POSITION, Style};
use crate::{Code, Error, Language};
use js_sys::{JsString, Reflect};
use std::ops::RangeInclusive;
use wasm_bindgen::prelude::*;

/// The longest text that is looked up in a short list, in bytes.
pub(super) const MAX_ID: usize = 256;

/// An `Error` object with the fields of `HyperplyError`.
pub(super) fn throw(error: Error) -> JsValue {
    let thrown = js_sys::Error::new(&error.sentence(spoken()));
    thrown.set_name("HyperplyError");
    if let Ok(fields) = object(&refusal(&error)) {
        for name in ["rule", "code", "cells", "at", "candidates"] {
            let name = JsValue::from_str(name);
            match Reflect::get(&fields, &name) {
                Ok(value) if !value.is_undefined() => _ = Reflect::set(&thrown, &name, &value),
                _ => {}
            }
        }
    }
    thrown.into()
}

pub(super) fn wrong_type(name: &str, expected: &str, value: &JsValue) -> Error {
    let found = match &*value.js_typeof().as_string().unwrap_or_default() {
        _ if value.is_null() => "null".to_string(),
        "undefined" => "undefined".to_string(),
        "object" => "an object".to_string(),
        other => format!("a {other}"),
    };
    must_be(name, expected, &found)
}

fn must_be(name: &str, expected: &str, found: &str) -> Error {
    Error::new(Code::BadArgument, format!("`{name}` must be {expected}, not {found}."))
}

/// A text of at most `most` bytes. Its length is looked at before it is copied.
pub(super) fn read_string(name: &str, value: &JsValue, most: usize) -> Result<String, Error> {
    let Some(text) = value.dyn_ref::<JsString>() else { return Err(wrong_type(name, "a string", value)) };
    let length = text.length() as usize;
    if length > most {
        let message = format!("`{name}` has {length} characters; the limit is {most} bytes.");
        return Err(Error::new(Code::TooLarge, message));
    }
    let copy = String::from(text);
    if copy.contains(char::REPLACEMENT_CHARACTER) && !text.is_valid_utf16() {
        let message = format!("`{name}` contains half a character, a lone surrogate.");
        return Err(Error::new(Code::BadArgument, message));
    }
    Ok(copy)
}

pub(super) fn string(name: &str, value: &JsValue, most: usize) -> Result<String, JsValue> {
    read_string(name, value, most).map_err(throw)
}

pub(super) fn optional_string(name: &str, value: &JsValue, most: usize) -> Result<Option<String>, JsValue> {
    if value.is_undefined() { Ok(None) } else { string(name, value, most).map(Some) }
}

/// A whole number of `values`; `range` tells in words which are meant.
pub(super) fn whole_number(
    name: &str,
    range: &str,
    value: &JsValue,
    values: RangeInclusive<u32>,
) -> Result<u32, JsValue> {
    let expected = format!("a whole number from {range}");
    let number = value.as_f64().ok_or_else(|| throw(wrong_type(name, &expected, value)))?;
    if number.fract() != 0.0 || !(f64::from(*values.start())..=f64::from(*values.end())).contains(&number) {
        // Formatting a float in Rust would add a tenth to the package.
        let number = js_sys::Number::from(number).to_string_with_radix(10);
        let number = number.map(String::from).unwrap_or_default();
        return Err(throw(must_be(name, &expected, &number)));
    }
    Ok(number as u32)
}

/// A position text, or what else is `expected`. Who passes a Game is told where it has that.
pub(super) fn position_text(name: &str, expected: &str, value: &JsValue) -> Result<String, Error> {
    if value.is_object() {
        return Err(must_be(name, expected, "an object. For a Game, pass `game.position()`"));
    }
    read_string(name, value, MAX_POSITION)
}

/// A position text that may be none.
pub(super) fn any_position(value: &JsValue) -> Result<String, Error> {
    position_text("position", "a position text", value)
}

pub(super) fn position(value: &JsValue) -> Result<AnyGame, JsValue> {
    any_position(value).and_then(|text| text.parse()).map_err(throw)
}

pub(super) fn language(value: &JsValue) -> Result<Language, JsValue> {
    let Some(code) = optional_string("language", value, MAX_ID)? else { return Ok(Language::English) };
    code.parse()
        .map_err(|_: Error| throw(must_be("language", "`en` or `de`", &format!("`{}`", shown(&code)))))
}

/// A move given by its text or as an object with its `notation`.
pub(super) fn move_text(value: &JsValue) -> Result<String, JsValue> {
    if !value.is_object() {
        let expected = "a string or a Move";
        return if value.is_string() {
            string("move", value, MAX_MOVE)
        } else {
            Err(throw(wrong_type("move", expected, value)))
        };
    }
    let notation = Reflect::get(value, &"notation".into())?;
    if notation.is_undefined() {
        return Err(throw(must_be("move", "a string or a Move", "an object without `notation`")));
    }
    string("move.notation", &notation, MAX_MOVE)
}

pub(super) fn find_move(game: &AnyGame, value: &JsValue) -> Result<AnyMove, JsValue> {
    game.parse_move(&move_text(value)?, Language::English).map_err(throw)
}

pub(super) fn style(value: &JsValue) -> Result<Style, JsValue> {
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
