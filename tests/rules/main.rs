//! The rules, one by one, and what holds in every variant.

#[cfg_attr(not(feature = "default"), allow(dead_code))]
#[path = "../common/mod.rs"]
mod common;

mod board_texts;
#[cfg(feature = "default")]
mod catalog;
mod citations;
mod conformance;
mod conformance_cells;
mod conformance_input;
mod conformance_same;
#[cfg(feature = "default")]
mod examples;
#[cfg(feature = "default")]
#[path = "../common/examples.rs"]
mod examples_of_rules;
#[cfg(feature = "default")]
mod foreign_records;
mod layers;
#[cfg(not(feature = "timeout"))]
mod left_out;
#[cfg(feature = "default")]
mod messages;
#[cfg(feature = "default")]
mod one_board;
#[cfg(feature = "default")]
mod position_texts;
#[cfg(feature = "default")]
mod problems;
#[cfg(feature = "default")]
mod records;
#[cfg(feature = "default")]
mod rule_sets;
#[cfg(feature = "default")]
mod sessions;
#[cfg(feature = "default")]
mod typed_moves;

#[cfg(feature = "timeout")]
mod timeout {
    mod cells;
    mod figures;
    mod movement;
    mod notation;
    mod refusals;
    mod texts;
    mod time_out;
    mod tower;
}

#[cfg(feature = "quarx")]
mod quarx {
    mod captures;
    mod cells;
    mod endings;
    mod huff;
    mod limits;
    mod movement;
    #[cfg(feature = "default")]
    mod records;
    mod refusals;
    mod texts;
}

#[cfg(feature = "hex4d")]
mod hex4d {
    mod cells;
    mod glinski;
    mod movement;
    mod refusals;
    mod texts;
}

#[cfg(feature = "raumschach")]
mod raumschach;

#[cfg(feature = "trid")]
mod trid {
    mod boards;
    mod cells;
    mod meder;
    mod meder_boards;
    mod meder_notation;
    mod meder_texts;
    mod movement;
    mod pawns;
    mod refusals;
    mod strict;
    mod texts;
}
