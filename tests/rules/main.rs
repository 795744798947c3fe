//! The rules, one by one, and what holds in every variant.

#[path = "../common/mod.rs"]
mod common;

mod catalogue;
mod citations;
mod conformance;
mod conformance_cells;
mod conformance_same;
mod examples;
mod messages;
mod position_texts;
mod records;
mod sessions;
mod typed_moves;

mod timeout {
    mod cells;
    mod figures;
    mod movement;
    mod notation;
    mod refusals;
    mod texts;
    mod time_out;
}

mod quarx {
    mod captures;
    mod cells;
    mod endings;
    mod huff;
    mod limits;
    mod movement;
    mod records;
    mod refusals;
    mod texts;
}

mod hex4d {
    mod cells;
    mod glinski;
    mod movement;
    mod refusals;
    mod texts;
}

mod raumschach {
    mod cells;
    mod movement;
    mod texts;
}

mod trid {
    mod boards;
    mod cells;
    mod movement;
    mod pawns;
    mod refusals;
    mod texts;
}
