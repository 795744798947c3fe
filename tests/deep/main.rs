//! Counts of move sequences, and the library beside the reference.

#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
mod counts;
mod differential;
#[cfg(feature = "default")]
#[path = "../common/examples.rs"]
mod examples_of_rules;
mod mates;
mod perft;
mod rare;
#[path = "../reference/mod.rs"]
mod reference;
#[cfg(feature = "default")]
mod reference_examples;
#[cfg(any(feature = "hex4d", feature = "trid"))]
mod scattered;
