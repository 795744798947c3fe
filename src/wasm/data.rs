//! Plain data. What tells of positions may be long and crosses the border as JSON, in three fifths of the time of its fields; an
//! error crosses as its fields.

use js_sys::{Array, JSON};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

pub(super) type Answer = Result<JsValue, JsValue>;

/// The length of JSON that is read at once: with tens of thousands of moves the whole would need much memory.
const MOST_AT_ONCE: usize = 1 << 20;

/// Returns a few fields as an object.
pub(super) fn object<T: Serialize>(value: &T) -> Answer {
    Ok(value.serialize(&Serializer::json_compatible())?)
}

fn write<T: Serialize + ?Sized>(json: &mut Vec<u8>, value: &T) -> Result<(), JsValue> {
    // Nothing else can go wrong, and its own words would be a kilobyte.
    serde_json::to_writer(json, value).map_err(|_| "A key is not a text.".into())
}

fn read(json: &[u8]) -> Answer {
    JSON::parse(str::from_utf8(json).unwrap_or_default())
}

/// Any value as plain data.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> Answer {
    let mut json = Vec::new();
    write(&mut json, value)?;
    read(&json)
}

/// Any number of values as plain data.
pub(super) fn list<T: Serialize>(items: impl IntoIterator<Item = T>) -> Answer {
    let mut list = Array::new();
    let mut json = Vec::new();
    let mut items = items.into_iter().peekable();
    while let Some(item) = items.next() {
        json.push(if json.is_empty() { b'[' } else { b',' });
        write(&mut json, &item)?;
        if json.len() > MOST_AT_ONCE || items.peek().is_none() {
            json.push(b']');
            list = list.concat(&Array::from(&read(&json)?));
            json.clear();
        }
    }
    Ok(list.into())
}
