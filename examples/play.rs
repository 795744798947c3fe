//! Plays against the engine in a terminal: `cargo run --release --example play quarx-3d 4`, with the id of a variant or a
//! position text in quotes, and a level from 1 to 10. You have White; type a move, `moves`, `undo` or `quit`.

use hyperply::catalog::AnyGame;
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Game, Language, Session, Side};
use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

fn play(
    game: &str,
    level: usize,
    mut input: impl BufRead,
    mut out: impl Write,
) -> Result<(), Box<dyn Error>> {
    let mut session = Session::new(AnyGame::from_variant_or_text(game)?);
    let mut engine = AnyEngine::new(session.position(), 16 << 20);
    let limits = Limits::of_level(level, 1).ok_or("the level is a number from 1 to 10")?;
    write!(out, "{}", session.position().board_text())?;
    while session.outcome().is_none() {
        if session.position().turn() == Side::Black {
            let (best, _) = engine.choose(&session, limits)?;
            writeln!(out, "The engine plays {}", session.position().move_text(&best))?;
            session.play(&best)?;
        } else {
            write!(out, "Your move: ")?;
            out.flush()?;
            let mut line = String::new();
            let is_at_end = input.read_line(&mut line)? == 0;
            match line.trim() {
                "" if !is_at_end => continue,
                "" | "quit" => break,
                "moves" => {
                    let texts = session.legal_moves();
                    let texts: Vec<_> = texts.iter().map(|m| session.position().move_text(m)).collect();
                    writeln!(out, "{}", texts.join(" "))?;
                    continue;
                }
                // The engine's answer goes with your move.
                "undo" => while session.undo() && session.position().turn() == Side::Black {},
                text => {
                    if let Err(error) = session.play_text(text, Language::English) {
                        writeln!(out, "{error}")?;
                        continue;
                    }
                }
            }
        }
        write!(out, "{}", session.position().board_text())?;
    }
    let outcome = session.outcome().map(|outcome| outcome.to_string());
    writeln!(out, "{}", outcome.unwrap_or_else(|| format!("not finished: {}", session.position())))?;
    Ok(())
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "chess".to_string());
    let level = arguments.next().unwrap_or_else(|| "3".to_string());
    match play(&game, level.parse().unwrap_or(0), io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("play: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
fn said(game: &str, input: &str) -> String {
    let mut out = Vec::new();
    if let Err(error) = play(game, 1, input.as_bytes(), &mut out) {
        return error.to_string();
    }
    String::from_utf8(out).unwrap()
}

#[cfg(feature = "timeout")]
#[test]
fn plays() {
    let mate = "chess k7/8/1K6/8/8/8/8/7R w - - 0 1";
    let said_of_mate = said(mate, "\nRh1-h9\nRh1-g2\nmoves\nRh8\n");
    for text in
        ["a rank from 1 to 8", "The rook on h1 can't reach g2 (T4).", "Rh1-h8", "white wins by checkmate"]
    {
        assert!(said_of_mate.contains(text), "{text}: {said_of_mate}");
    }
    let start = "a b c d e f g h";
    let said_of_game = said("chess", "e4\nundo\nundo\nquit\n");
    assert_eq!(said_of_game.matches(start).count(), 5, "{said_of_game}");
    assert!(said_of_game.contains("The engine plays "), "{said_of_game}");
    assert!(said_of_game.ends_with(" w KQkq - 0 1\n"), "{said_of_game}");
    // The end of the input ends the program, in the middle of a line, too.
    assert!(
        said("chess", "")
            .ends_with("not finished: chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n")
    );
    assert!(said("chess", "d4").contains("The engine plays "));
    assert_eq!(said("ches", ""), "There is no variant `ches` (C1). Did you mean `chess`?");
}

#[test]
fn plays_every_variant() {
    for variant in hyperply::catalog::VARIANTS {
        let game = AnyGame::start(variant.id).unwrap();
        let m = game.move_text(&game.legal_moves()[0]);
        assert!(said(variant.id, &m).contains("The engine plays "), "{}", variant.id);
    }
}
