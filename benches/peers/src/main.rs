//! `peers LIBRARY POSITION DEPTH` prints the number of leaves and the milliseconds that counting them took.

use hyperply::catalog::AnyGame;
use hyperply::timeout::Flat;
use hyperply_peers::{POSITIONS, cozy_perft, shakmaty_perft};
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [library, position, depth] = arguments.as_slice() else {
        panic!("three arguments: library, position, depth");
    };
    let depth: u32 = depth.parse().unwrap();
    let fen = match position.as_str() {
        "start" => POSITIONS[0],
        "kiwipete" => POSITIONS[1],
        _ => "",
    };
    let count = |depth| match library.as_str() {
        "hyperply" if fen.is_empty() => AnyGame::start(position).unwrap().perft(depth).unwrap(),
        "hyperply" => hyperply::perft(&format!("chess {fen}").parse::<Flat>().unwrap(), depth).unwrap(),
        "shakmaty" => shakmaty_perft(fen, depth),
        "cozy-chess" => cozy_perft(&fen.parse().unwrap(), depth),
        _ => panic!("unknown library {library}"),
    };
    count(depth - 1); // warms the caches up
    let start = Instant::now();
    let leaves = count(depth);
    println!("{leaves} {}", start.elapsed().as_secs_f64() * 1e3);
}
