//! Prints each public item of the crate on a line of its own; derived and automatic implementations are left out.

use public_api::Builder;

fn main() -> Result<(), public_api::Error> {
    let json = std::env::args().nth(1).expect("usage: hyperply-public-api RUSTDOC.json");
    let api = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()?;
    print!("{api}");
    Ok(())
}
