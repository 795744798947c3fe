//! The rules, one by one, and what holds in every variant.

#[path = "../common/mod.rs"]
mod common;

mod catalogue;
mod conformance;
mod conformance_cells;
mod messages;
mod position_texts;
mod records;
mod sessions;
mod typed_moves;

mod timeout {
    mod figures;
    mod movement;
    mod notation;
    mod refusals;
    mod texts;
    mod time_out;
}

mod quarx {
    mod captures;
    mod endings;
    mod huff;
    mod limits;
    mod movement;
    mod records;
    mod refusals;
    mod texts;
}

mod hex4d {
    mod glinski;
    mod movement;
    mod refusals;
    mod texts;
}

mod raumschach {
    mod movement;
    mod texts;
}

mod trid {
    mod boards;
    mod movement;
    mod pawns;
    mod refusals;
    mod texts;
}
