//! Counts of move sequences, and the library beside the reference.

#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
mod counts;
mod differential;
mod mates;
mod perft;
#[path = "../reference/mod.rs"]
mod reference;
