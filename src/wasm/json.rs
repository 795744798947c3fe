//! Values as one text: thousands of moves cross the border so in a third of the time of their fields.

use crate::describe::{Extra, Extras};
use serde::Serialize;
use wasm_bindgen::prelude::*;

pub(super) type Answer = Result<JsValue, JsValue>;

/// Any value as plain data.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> Answer {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

/// Appends fields as JSON. None of their texts has quotes or backslashes; the arrow is escaped, so that moves stay ASCII.
pub(super) fn write_json(fields: &Extras, json: &mut String) {
    json.push('{');
    for (i, (name, value)) in fields.iter().enumerate() {
        json.push_str(if i > 0 { ",\"" } else { "\"" });
        json.push_str(name);
        json.push_str("\":");
        write_value(value, json);
    }
    json.push('}');
}

fn write_value(value: &Extra, json: &mut String) {
    match value {
        Extra::Flag(flag) => json.push_str(if *flag { "true" } else { "false" }),
        Extra::Number(number) => json.push_str(&number.to_string()),
        Extra::Letter(letter) => {
            json.push('"');
            json.push(*letter);
            json.push('"');
        }
        Extra::Word(word) => write_text(word, json),
        Extra::Text(text) => write_text(text, json),
        Extra::Texts(texts) => write_list(texts, json, |text, json| write_text(text, json)),
        Extra::Fields(fields) => write_json(fields, json),
        Extra::List(list) => write_list(list, json, write_json),
    }
}

fn write_text(text: &str, json: &mut String) {
    json.push('"');
    if text.is_ascii() {
        json.push_str(text);
    } else {
        text.chars().for_each(|c| match c {
            '→' => json.push_str("\\u2192"),
            c => json.push(c),
        });
    }
    json.push('"');
}

fn write_list<T>(list: &[T], json: &mut String, write: impl Fn(&T, &mut String)) {
    json.push('[');
    for (i, value) in list.iter().enumerate() {
        if i > 0 {
            json.push(',');
        }
        write(value, json);
    }
    json.push(']');
}
