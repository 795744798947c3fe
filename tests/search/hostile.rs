//! Positions with as many moves, absent pieces or ways to capture as the rules allow, as in `tests/limits/`: a search
//! keeps to its budget there, too.

use super::search;
#[cfg(feature = "timeout")]
use crate::common::{Setup, declared, flat, timeout};
use hyperply::Session;
use hyperply::catalog::AnyGame;
use hyperply::search::Limits;

/// What is looked at beyond a budget: the captures behind a move are looked at once each.
const MORE: u64 = 5_000;

/// Searches with budgets small and large.
fn search_within(position: &str) {
    let game = Session::new(position.parse::<AnyGame>().expect(position));
    for nodes in [1, 500, 3_000] {
        let report = search(&game, Limits { nodes, ..Limits::NONE }).expect(position);
        assert!(report.nodes <= nodes + MORE, "{} for {nodes}: {position}", report.nodes);
        assert!(game.clone().play(&report.lines[0].moves[0]).is_ok(), "{position}");
    }
}

#[cfg(feature = "timeout")]
fn cells(files: &str, ranks: std::ops::RangeInclusive<u8>, levels: u8) -> Vec<String> {
    let columns = files.chars().flat_map(|file| ranks.clone().map(move |rank| format!("{file}{rank}")));
    let on = |column: String| (1..=levels).map(move |level| format!("{column}L{level}"));
    columns.flat_map(on).collect()
}

/// Sets pieces in Time Out, in the order of their texts (T26).
#[cfg(feature = "timeout")]
fn away(setup: Setup, pieces: impl Iterator<Item = String>) -> Setup {
    let mut pieces: Vec<String> = pieces.collect();
    pieces.sort();
    setup.pool(&pieces.join(","))
}

#[cfg(feature = "timeout")]
const KINGS: &str = "Ka1L1 kg7L8";

/// Rooks of both sides on all levels of nine columns.
#[cfg(feature = "timeout")]
fn crowd() -> String {
    let rooks = cells("cde", 3..=5, 8);
    let rooks = rooks.iter().zip(['r', 'R'].into_iter().cycle()).map(|(cell, rook)| format!(" {rook}{cell}"));
    KINGS.to_string() + &rooks.collect::<String>()
}

#[cfg(feature = "timeout")]
#[test]
fn t17_hundreds_of_pieces_that_may_return() {
    let queens = |count| cells("abcdefg", 1..=7, 8).into_iter().take(count).map(|cell| format!("Q{cell}:9"));
    let pawns = cells("abcdefg", 2..=6, 8).into_iter().map(|cell| format!("P{cell}:1"));
    let either = queens(390)
        .enumerate()
        .map(|(i, queen)| if i % 2 > 0 { queen } else { queen.to_lowercase().replace('l', "L") });
    for setup in [
        away(timeout(KINGS), queens(390)),
        away(timeout(KINGS), (0..390).map(|_| "Qd4L4:9".to_string())),
        away(timeout(KINGS), pawns),
        away(timeout(KINGS), either),
        away(timeout(&crowd()), queens(300)),
        declared(&crowd()),
        away(
            flat("Kh1 ka8"),
            cells("abcdefg", 2..=7, 1).into_iter().map(|cell| format!("Q{}:9", &cell[..2])),
        ),
    ] {
        search_within(&setup.text());
    }
}

#[cfg(feature = "quarx")]
#[test]
fn hundreds_of_captures() {
    let ways = "quarx W:WK1142,K1214,K1221,K1313,K2213,K3124,K4112,K4323,K4341:BK1223,K1234,K1311,K1322,K1342,K1414,\
        K2121,K2132,K2134,K2143,K2211,K2222,K2231,K2242,K2244,K2321,K2334,K2433,K3113,K3122,K3133,K3214,K3223,K3232,\
        K3243,K3333,K3421,K3423,K3443,K4123,K4143,K4222,K4224,K4233,K4332,K4424 0 1";
    let huff = "quarx-huff W:WK1122,K1124,K1131,1144,K1232,K1311,K1412,K1423,K2224,K2242,K2444,K3124,K3133,K4121,K4233,\
        K4334,K4341:BK1133,K1212,K1331,K1333,K2112,K2132,K2231,K2233,K2312,K2314,K2332,K2422,K2431,K2442,K3113,K3131,\
        K3212,K3223,K3234,K3241,K3243,K3331,K3333,K3412,K3423,K3434,K4134,K4211,K4213,K4222,K4224,K4244,K4321,K4332,\
        K4343,K4424,K4433 0 1 -";
    let kings = |numbers: std::ops::RangeInclusive<u8>| {
        numbers.map(|n| format!("K{n}")).collect::<Vec<_>>().join(",")
    };
    search_within(ways);
    search_within(huff);
    search_within(&format!("draughts W:W{}:B{} 0 1", kings(1..=18), kings(39..=50)));
}

/// Forty-one queens are worth more than a win by force would score.
#[cfg(feature = "timeout")]
#[test]
fn material_is_no_win_by_force() {
    use hyperply::Game;
    let empty = "7/7/7/7/7/7/7";
    let queens = "7/7/7/7/7/QQQQQQQ/QQQQQQQ";
    let battle = "krr4/rrr4/rrr4/7/7/QQQQQQQ/QQQKQQQ";
    let board = [queens, queens, empty, battle, empty, empty, empty, empty].join("|");
    for turn in ["w", "b"] {
        let position = format!("tower {board} {turn} - - 0 1");
        let game = Session::new(position.parse::<AnyGame>().expect(&position));
        for depth in 1..=2 {
            let line = search(&game, Limits { depth, ..Limits::NONE }).unwrap().lines.remove(0);
            let Some(plies) = line.mate_in() else { continue };
            let mut end = game.position().clone();
            for m in &line.moves {
                end.play(m).unwrap();
            }
            assert_eq!(
                (plies.unsigned_abs() as usize, end.outcome().is_some()),
                (line.moves.len(), true),
                "{turn} {depth}"
            );
        }
    }
}
