//! What a build says that leaves out the family with chess.

use hyperply::record::Record;
use hyperply::{Code, Error, Language};

fn refused(text: &str) -> Error {
    Record::read(text, Language::English).unwrap_err()
}

#[test]
fn t29_a_record_without_a_variant_is_chess_and_cannot_be_read() {
    let error = refused("1. e4 e5");
    assert_eq!((error.code(), error.at()), (Code::BadRecord, Some(0)));
    assert_eq!(error.message(), "No tag names a known variant.");
    assert_eq!(error.message_in(Language::German), "Keine Angabe nennt eine bekannte Variante.");
}

#[test]
fn c1_a_record_of_a_variant_that_is_left_out_says_what_it_needs() {
    let error = refused("[Variant \"chess\"]\n\n1. e4 e5");
    assert_eq!((error.code(), error.at()), (Code::BadRecord, Some(10)));
    assert_eq!(
        error.message(),
        "Tag `Variant`: `chess` needs the cargo feature `timeout`, which is off in this build."
    );
}
