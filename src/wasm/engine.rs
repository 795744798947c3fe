//! What the class `Engine` of `js/engine.js` holds and calls.

use super::arguments::{position, string, throw, whole_number, wrong_type};
use super::data::{Answer, plain};
use crate::catalog::{AnyGame, AnyMove};
use crate::describe::{Describe, MoveInfo};
use crate::game::Game;
use crate::record::{MAX_RECORD, Record};
use crate::search::{AnyEngine, AnyThinking, Limits, Line, MAX_PLY, Mates, Report};
use crate::{Language, Session, Side};
use js_sys::{Array, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// The table of an engine, in bytes.
const TABLE: usize = 16 << 20;
/// The most lines that can be asked for.
const MOST_LINES: u32 = 20;
/// The most moves of a line that are reported.
const LONGEST_LINE: usize = 16;

/// An engine, and the search in progress.
#[wasm_bindgen]
#[derive(Default)]
pub struct EngineHandle {
    /// With the variant for which it was made.
    engine: Option<(&'static str, AnyEngine)>,
    asked: Option<(Session<AnyGame>, AnyThinking)>,
    /// The wins by force that are looked for, and where.
    mates: Option<(AnyGame, Mates<AnyGame>)>,
}

#[wasm_bindgen]
impl EngineHandle {
    /// Creates an engine with an empty table.
    #[wasm_bindgen(constructor)]
    pub fn new() -> EngineHandle {
        EngineHandle::default()
    }

    /// Begins to search the current position of a game, given by its record, within `level`, `nodes`, `depth`,
    /// `lines` and `seed`. There is nothing to search if the game is over, also by repetition.
    pub fn think(&mut self, record: &JsValue, limits: &JsValue) -> Result<(), JsValue> {
        self.asked = None;
        let limits = read_limits(limits)?;
        let record =
            Record::read(&string("record", record, MAX_RECORD)?, Language::English).map_err(throw)?;
        let game = record.into_session();
        if game.outcome().is_some() {
            return Ok(());
        }
        let variant = game.position().variant();
        let engine = match &mut self.engine {
            Some((known, engine)) if *known == variant => engine,
            engine => &mut engine.insert((variant, AnyEngine::new(game.position(), TABLE))).1,
        };
        let thinking = engine.think(&game, limits).map_err(throw)?;
        self.asked = Some((game, thinking));
        Ok(())
    }

    /// Continues the search for some `nodes`, or a few more. Returns whether it is complete.
    pub fn go_on(&mut self, nodes: f64) -> bool {
        self.asked.as_mut().is_none_or(|(_, thinking)| thinking.go_on(nodes as u64))
    }

    /// Returns the result so far: undefined before the first move has been searched, and if there is none.
    pub fn report(&self) -> Answer {
        #[derive(Serialize)]
        struct LineInfo {
            score: i32,
            #[serde(skip_serializing_if = "Option::is_none")]
            mate: Option<i32>,
            moves: Vec<MoveInfo>,
        }
        #[derive(Serialize)]
        struct ReportInfo {
            depth: u32,
            nodes: u64,
            lines: Vec<LineInfo>,
        }
        let Some((game, report)) = self.asked.as_ref().and_then(|(game, on)| Some((game, on.report()?)))
        else {
            return Ok(JsValue::UNDEFINED);
        };
        let told = |line: &Line<AnyMove>| {
            let mut position = game.position().clone();
            let moves = line.moves.iter().take(LONGEST_LINE).map(|m| {
                let info = position.describe(m);
                position.play_unchecked(m);
                info
            });
            LineInfo { moves: moves.collect(), score: line.score, mate: line.mate_in() }
        };
        let Report { depth, nodes, ref lines } = report;
        plain(&ReportInfo { depth, nodes, lines: lines.iter().map(told).collect() })
    }
}

/// What `js/thinker.js` calls to look for wins by force; the numbers that are asked for are checked there.
#[wasm_bindgen]
impl EngineHandle {
    /// Begins to look for wins of White, or else of Black, with so many moves at most.
    pub fn seek(&mut self, text: &JsValue, is_white: bool, moves: u32) -> Result<(), JsValue> {
        let game = position(text)?;
        let mates = Mates::new(&game, if is_white { Side::White } else { Side::Black }, moves);
        self.mates = Some((game, mates));
        Ok(())
    }

    /// Looks at some positions more. Returns whether all is known.
    pub fn seek_on(&mut self, nodes: u32) -> Result<bool, JsValue> {
        self.mates.as_mut().map_or(Ok(true), |(_, mates)| mates.go_on(nodes.into())).map_err(throw)
    }

    /// Returns the number of positions that were looked at, of the moves that are tried now, and how much of that is done; and
    /// if all is known and the side wins, with how many moves, and the number that is needed after each legal move, or -1.
    pub fn sought(&self) -> Array {
        let told = Array::new();
        if let Some((_, mates)) = &self.mates {
            let tell = |number: f64| told.set(told.length(), number.into());
            let (tried, done) = mates.progress();
            tell(mates.nodes() as f64);
            tell(tried.into());
            tell(done);
            if let Some(moves) = mates.found() {
                tell(moves.into());
                mates.known().for_each(|(_, left)| tell(left.map_or(-1.0, f64::from)));
            }
        }
        told
    }
}

fn read_limits(given: &JsValue) -> Result<Limits, JsValue> {
    if !given.is_object() {
        return Err(throw(wrong_type("limits", "an object", given)));
    }
    let number = |name: &str, least: u32, most: u32| -> Result<Option<u32>, JsValue> {
        let value = Reflect::get(given, &name.into())?;
        if value.is_undefined() {
            return Ok(None);
        }
        let range = format!("{least} to {most}");
        whole_number(name, &range, &value, least..=most).map(Some)
    };
    let seed = u64::from(number("seed", 0, u32::MAX)?.unwrap_or(0));
    let mut limits = match number("level", 1, Limits::LEVELS as u32)? {
        Some(level) => Limits::of_level(level as usize, seed).unwrap_or(Limits::NONE),
        None => Limits { seed, ..Limits::NONE },
    };
    if let Some(nodes) = number("nodes", 1, u32::MAX)? {
        limits.nodes = nodes.into();
    }
    if let Some(depth) = number("depth", 1, MAX_PLY as u32)? {
        limits.depth = depth;
    }
    limits.lines = number("lines", 1, MOST_LINES)?.unwrap_or(1) as usize;
    Ok(limits)
}
