//! What a puzzle is about, by the moves of its main line.

use super::solution::Solution;
use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::describe::Describe;
use hyperply::{Game, Language, Reason};

/// What is called a long capture.
const LONG: usize = 4;
const SEVEN: usize = 7;

/// The theme of first moves that neither capture nor give check.
pub const QUIET: &str = "quiet";
/// The theme of first moves that capture nothing and put a piece where it can be captured.
pub const SACRIFICE: &str = "sacrifice";

/// The positions of the main line, each with the move that follows, and its last position. An answer that is not
/// named is the first of these.
pub fn main_line(start: &AnyGame, solution: &Solution) -> (Vec<(AnyGame, AnyMove)>, AnyGame) {
    let (mut line, mut game) = (Vec::new(), start.clone());
    let mut play = |game: &mut AnyGame, m: AnyMove| {
        line.push((game.clone(), m));
        game.play_unchecked(&m);
    };
    let read = |game: &AnyGame, text: &str| game.parse_move(text, Language::English).expect("a text of ours");
    let mut next = Some(solution);
    while let Some(solution) = next {
        for text in &solution.moves {
            let m = read(&game, text);
            play(&mut game, m);
        }
        let Some(answer) = solution.answers.first() else { break };
        next = answer.next.as_ref();
        if next.is_some() {
            let named: Vec<&String> = solution.answers.iter().flat_map(|answer| &answer.to).collect();
            let any =
                || *game.legal_moves().iter().find(|m| !named.contains(&&game.move_text(m))).expect("others");
            let m = answer.to.first().map_or_else(any, |text| read(&game, text));
            play(&mut game, m);
        }
    }
    (line, game)
}

/// The themes, in the order of their names' list in `src/wasm/js/puzzles.d.ts`.
pub fn themes(start: &AnyGame, solution: &Solution) -> Vec<&'static str> {
    let us = start.turn();
    let (line, last) = main_line(start, solution);
    let mut found = Vec::new();
    let mut add = |is_so: bool, theme: &'static str| {
        if is_so && !found.contains(&theme) {
            found.push(theme);
        }
    };
    let wins = last.outcome().filter(|outcome| outcome.winner == Some(us)).map(|outcome| outcome.reason);
    let gives_check = |game: &AnyGame| !game.status().checks.is_empty();
    add(wins == Some(Reason::Checkmate), "checkmate");
    add(wins == Some(Reason::KingEliminated), "king-eliminated");
    add(wins == Some(Reason::NoMen), "no-men");
    add(wins == Some(Reason::NoMoves), "no-moves");
    for (number, (before, m)) in line.iter().enumerate().filter(|(_, (before, _))| before.turn() == us) {
        let info = before.describe(m);
        let mut after = before.clone();
        after.play_unchecked(m);
        let (checks, ends) = (gives_check(&after), number + 1 == line.len() && wins.is_some());
        let returns = matches!(info.kind, "rematerialization" | "annihilation");
        add(before.in_series(), "series");
        add(info.kind == "time-out", "time-out");
        add(returns, "return");
        add(returns && checks && !ends, "return-check");
        add(info.kind == "rematerialization" && ends, "return-mate");
        add(info.kind == "annihilation", "annihilation");
        add(info.kind == "board", "board");
        add(info.extras.fields("passenger").is_some(), "carried");
        add(info.kind == "board" && ends, "board-mate");
        add(info.kind == "castling", "castling");
        add(info.kind == "en-passant", "en-passant");
        add(info.kind == "huff", "huff");
        add(info.promotion.is_some(), "promotion");
        add(info.promotion.is_some_and(|piece| piece != 'Q' && piece != 'K'), "underpromotion");
        add(info.captures.len() >= LONG, "long-capture");
        add(info.captures.len() >= SEVEN, "seven-men");
        if number == 0 {
            let is_given = info.to.is_some_and(|to| {
                let answers = after.legal_moves();
                answers.iter().any(|m| after.turn() != us && after.describe(m).captures.contains(&to))
            });
            add(is_given && info.captures.is_empty() && !ends, SACRIFICE);
            add(info.captures.is_empty() && !checks && !ends, QUIET);
        }
    }
    let bares = |game: &AnyGame| {
        game.status().extras.fields("bared").and_then(|bared| bared.text(us.other().as_str())).is_some()
    };
    add(bares(&last), "bared-king");
    found
}
