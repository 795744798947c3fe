//! Counts move sequences: `cargo run --release --example perft timeout 3`, or with a position text in quotes.

use hyperply::Error;
use hyperply::catalog::AnyGame;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, depth] = &arguments[..] else {
        eprintln!("usage: perft VARIANT-OR-POSITION DEPTH");
        return ExitCode::FAILURE;
    };
    let Ok(depth) = depth.parse() else {
        eprintln!("perft: `{depth}` is no depth");
        return ExitCode::FAILURE;
    };
    match count(game, depth) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("perft: {error}");
            ExitCode::FAILURE
        }
    }
}

fn count(game: &str, depth: u32) -> Result<(), Error> {
    let game = AnyGame::from_variant_or_text(game)?;
    for depth in 1..=depth {
        let start = Instant::now();
        let leaves = game.perft(depth)?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{depth}: {leaves} leaves, {:.1} million a second", leaves as f64 / seconds / 1e6);
    }
    Ok(())
}
