//! Plain data. A long list is handed over as JSON: it crosses the border in three fifths of the time of its fields.

use js_sys::{Array, JSON};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

pub(super) type Answer = Result<JsValue, JsValue>;

/// The length of JSON that is read at once: with tens of thousands of moves the whole would need much memory.
const MOST_AT_ONCE: usize = 1 << 20;

/// Any value as plain data.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> Answer {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

/// Any number of values as plain data.
pub(super) fn list<T: Serialize>(items: impl IntoIterator<Item = T>) -> Answer {
    let mut list = Array::new();
    let mut json = Vec::new();
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        json.push(if json.is_empty() { b'[' } else { b',' });
        serde_json::to_writer(&mut json, &item).map_err(|error| error.to_string())?;
        if json.len() > MOST_AT_ONCE || items.peek().is_none() {
            json.push(b']');
            list = list.concat(&Array::from(&JSON::parse(&String::from_utf8_lossy(&json))?));
            json.clear();
        }
    }
    Ok(list.into())
}
