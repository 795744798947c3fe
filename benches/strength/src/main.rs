//! `strength tune VARIANT [games=] [seconds=] [nodes=] [odds=] [draws=0] [seed=]` learns weights;
//! `strength arena VARIANT ONE OTHER [games=] [seed=] [threads=] [plies=] [even=]` lets players meet;
//! `strength mates VARIANT [count=] [pieces=] [seed=]` finds forced mates;
//! `strength puzzles VARIANT [games=] [nodes=] [moves=] [count=] [seed=]` makes `puzzles/VARIANT.txt`,
//! and with `check=1` proves those that are there.

mod arena;
mod dice;
mod fit;
mod games;
mod habit;
mod make;
mod mates;
mod mcts;
mod player;
mod puzzle;
mod tune;

use arena::{Match, Score, meet};
use fit::Known;
use hyperply::catalog::{AnyGame, AnyMove, Visitor, variant};
use hyperply::search::Evaluate;
use player::Who;
use std::fmt::Write;
use std::time::Duration;
use tune::{Learned, Plan, learn};

struct Tune(Plan);

impl Visitor for Tune {
    type Output = (Learned, &'static [(&'static str, usize)]);

    fn visit<G: Evaluate + Send + Sync + 'static>(
        self,
        position: &G,
        _: fn(G::Move) -> AnyMove,
    ) -> Self::Output {
        (learn(position, &self.0), G::FEATURES)
    }
}

fn tune(id: &str, plan: Plan) -> Result<(), Box<dyn std::error::Error>> {
    let info = variant(id)?;
    let (learned, groups) = AnyGame::start(id)?.visit(Tune(plan));
    let Learned { weights, values, games, positions, results: [white, drawn, black], plies } = learned;
    let odds = match plan.odds {
        0 => String::new(),
        most => format!("//! One side began with up to {most} moves at random.\n"),
    };
    let draws = if plan.draws { "" } else { "//! Nothing was learned from those that were drawn.\n" };
    let mut text = format!(
        "//! Learned from {games} games, {positions} positions, {} nodes a move, seed {}:\n\
         //! White won {white}, drawn {drawn}, Black won {black}, {plies} plies on average.\n{odds}{draws}\n\
         use crate::search::Weight;\n\n/// In the order of `FEATURES`.\n#[rustfmt::skip]\n\
         pub(super) static WEIGHTS: [Weight; {}] = [\n",
        plan.nodes,
        plan.seed,
        weights.len()
    );
    let mut rest = weights.as_slice();
    for (name, count) in groups {
        let (group, others) = rest.split_at(*count);
        rest = others;
        writeln!(text, "    // {name}")?;
        for row in group.chunks(8) {
            let row: Vec<String> = row.iter().map(|w| format!("Weight({}, {})", w.0, w.1)).collect();
            writeln!(text, "    {},", row.join(", "))?;
        }
    }
    text += "];\n";
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    std::fs::write(format!("{root}/src/{}/weights/{}.rs", info.family, id.replace('-', "_")), text)?;
    let shown = |known: &Known| match *known {
        Some(known) => {
            let (value, error) = values.in_units(known);
            format!("[{value:.2}, {error:.2}]")
        }
        None => "null".into(),
    };
    let groups: Vec<String> = values
        .groups
        .iter()
        .filter(|(_, list)| list.iter().any(Option::is_some))
        .map(|(name, list)| {
            format!("\"{name}\": [{}]", list.iter().map(shown).collect::<Vec<_>>().join(", "))
        })
        .collect();
    let json = format!(
        "{{ \"games\": {games}, \"positions\": {positions}, \"nodes\": {}, \"seed\": {},\n  \
         \"white\": {white}, \"drawn\": {drawn}, \"black\": {black}, \"plies\": {plies},\n  {} }}\n",
        plan.nodes,
        plan.seed,
        groups.join(",\n  ")
    );
    std::fs::write(format!("{root}/docs/values/{id}.json"), json)?;
    Ok(())
}

struct Meet(Match);

impl Visitor for Meet {
    type Output = Score;

    fn visit<G: Evaluate + Send + Sync + 'static>(self, position: &G, _: fn(G::Move) -> AnyMove) -> Score {
        meet(position, &self.0)
    }
}

/// A row of the table of results.
fn arena(id: &str, names: [&str; 2], of: Match) -> Result<(), Box<dyn std::error::Error>> {
    let score = AnyGame::start(id)?.visit(Meet(of));
    let (share, error) = score.share();
    let Score { won, drawn, lost, .. } = score;
    let [one, other] = names;
    println!(
        "| {id} | {one} | {other} | {won} | {drawn} | {lost} | {:.1} ± {:.1} % | {} |",
        100. * share,
        100. * error,
        score.plies()
    );
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let given = |name: &str| -> Option<u64> {
        let value = args.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('='));
        value.and_then(|value| value.parse().ok())
    };
    let number = |name: &str, default: u64| given(name).unwrap_or(default);
    match (args.first().map(String::as_str), args.get(1)) {
        (Some("tune"), Some(id)) => tune(
            id,
            Plan {
                games: number("games", 100_000) as usize,
                time: Duration::from_secs(number("seconds", 600)),
                nodes: number("nodes", 1000),
                odds: number("odds", 0) as usize,
                draws: number("draws", 1) != 0,
                seed: number("seed", 1),
                threads: number("threads", 2) as usize,
            },
        ),
        (Some("arena"), Some(id)) if args.len() >= 4 => {
            let who = |name: &str| Who::read(name).ok_or_else(|| format!("no player is called `{name}`"));
            let names = [args[2].as_str(), &args[3]];
            let of = Match {
                players: [who(names[0])?, who(names[1])?],
                games: number("games", 20) as usize,
                seed: number("seed", 1),
                threads: number("threads", 2) as usize,
                plies: number("plies", 400) as usize,
                even: given("even").map(|most| most as i32),
            };
            arena(id, names, of)
        }
        (Some("mates"), Some(id)) => {
            let [count, pieces] = [("count", 5), ("pieces", 10)].map(|(name, default)| number(name, default));
            Ok(mates::find(id, count as usize, pieces as usize, number("seed", 1))?)
        }
        (Some("puzzles"), Some(id)) if number("check", 0) != 0 => make::check(id),
        (Some("puzzles"), Some(id)) => {
            let plan = make::Plan {
                games: number("games", 200),
                nodes: number("nodes", 2000),
                moves: number("moves", 1_000_000),
                count: number("count", 48) as usize,
                seed: number("seed", 1),
            };
            make::make(id, &plan)
        }
        _ => Err("what is to be done?".into()),
    }
}
