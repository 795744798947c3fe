//! A program for the browser that uses the rules of one family. Its names are those of hyperply's JavaScript surface.

use hyperply::{Game, Language, catalog::AnyGame};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn log(text: &str);
}

fn main() {
    log("main runs");
}

#[wasm_bindgen]
pub fn start() -> String {
    AnyGame::start("timeout").map_or_else(|error| error.to_string(), |game| game.to_string())
}

#[wasm_bindgen]
pub fn legal_moves(position: &str) -> Result<usize, String> {
    let game: AnyGame = position.parse().map_err(|error: hyperply::Error| error.to_string())?;
    Ok(game.legal_moves().len())
}

#[wasm_bindgen]
pub fn refusal(position: &str, text: &str) -> String {
    let read = position.parse().and_then(|game: AnyGame| game.parse_move(text, Language::English));
    read.map_or_else(|error| error.to_string(), |_| "legal".to_string())
}
