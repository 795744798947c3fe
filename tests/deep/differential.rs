//! The engine against the reference in `reference/`, which moves by the letter of the rules and shares no
//! code with it: the same legal moves, the same position texts, the same endings, along random games.

use crate::common::random::Random;
#[cfg(feature = "trid")]
use crate::common::trid::{MAINS, PLACES};
use crate::common::visit::starts;
use crate::{counts, reference};
use hyperply::Game;
use hyperply::catalog::{AnyGame, VARIANTS};
use hyperply::describe::Describe;

pub fn outcome(game: &AnyGame) -> Option<String> {
    let outcome = game.outcome()?;
    let winner = outcome.winner.map_or(String::new(), |side| format!(" {side}"));
    Some(format!("{}{winner}", outcome.reason.as_str()))
}

/// Compares one position, and the positions after some of its moves.
fn compare(game: &AnyGame, random: &mut Random) {
    let text = game.to_string();
    let mut moves: Vec<String> = game.legal_moves().iter().map(|m| game.move_text(m)).collect();
    moves.sort();
    assert_eq!(reference::legal_moves(&text).as_ref(), Ok(&moves), "legal moves of {text}");
    assert_eq!(reference::outcome(&text), Ok(outcome(game)), "outcome of {text}");
    for m in (0..moves.len().min(4)).map(|_| random.pick(&moves)) {
        let parsed = game.parse_move(m, hyperply::Language::English).expect("a listed move");
        let mut after = game.clone();
        after.play_unchecked(&parsed);
        assert_eq!(reference::apply(&text, m), Ok(after.to_string()), "{m} in {text}");
    }
}

/// Plays at random from a position, preferring moves that are rare in random play.
fn playout(start: AnyGame, random: &mut Random, plies: usize) {
    let mut game = start;
    for _ in 0..plies {
        compare(&game, random);
        let text = game.to_string();
        if random.below(12) == 0 {
            let n = 2 + random.below(4);
            let agreed = reference::agree_speed(&text, n as u32);
            assert_eq!(game.agree_speed(n as u8).is_ok(), agreed.is_ok(), "{n} speed moves in {text}");
            assert_eq!(agreed.unwrap_or(text), game.to_string());
        }
        let moves = game.legal_moves();
        if moves.is_empty() {
            return;
        }
        let eager = random.below(3) == 0;
        let rare: Vec<_> = moves
            .iter()
            .filter(|m| {
                let text = game.move_text(m);
                text.contains(['x', 'O', '=']) || text.contains('→') && !text.ends_with('→')
            })
            .collect();
        let m = if eager && !rare.is_empty() { *random.pick(&rare) } else { random.pick(&moves) };
        game.play_unchecked(m);
    }
}

/// Plays games of a variant: the more moves it has, the fewer.
fn play_all(id: &str) {
    let (games, plies) = match AnyGame::start(id).expect(id).count_moves() {
        ..60 => (6, 120),
        60..200 => (3, 80),
        200..500 => (3, 150),
        _ => (2, 50),
    };
    let mut random = Random::new(id.len() as u64);
    for start in starts(id) {
        for _ in 0..games {
            playout(start.clone(), &mut random, plies);
        }
    }
}

/// A variant that is new in the catalog is compared too, or has no reference.
#[test]
fn every_variant() {
    std::thread::scope(|scope| {
        for variant in VARIANTS {
            scope.spawn(|| play_all(variant.id));
        }
    });
}

/// Boards and pieces anywhere: texts good and bad, and positions that no game reaches soon.
#[cfg(feature = "trid")]
fn scatter(id: &str, random: &mut Random) -> String {
    let is_meder = id == "trid-meder";
    let mut places = PLACES.to_vec();
    if is_meder && random.below(20) > 0 {
        // M2: the upper of the two places at each peg.
        places = places.chunks(2).map(|pair| pair[1]).collect();
    }
    let mut taken: Vec<_> = (0..4).map(|_| places.swap_remove(random.below(places.len()))).collect();
    taken.extend(MAINS);
    let (crowd, mut pieces, mut boards) = (2 + random.below(6), Vec::new(), Vec::new());
    // M3, but for a few.
    let mut owners = if is_meder && random.below(20) > 0 { vec!['w', 'w', 'b', 'b'] } else { Vec::new() };
    for (name, files, ranks, level) in taken {
        let mut sides = String::new();
        for (file, rank) in files.chars().flat_map(|file| ranks.chars().map(move |rank| (file, rank))) {
            let corner =
                is_meder && matches!((file, rank, level), ('b' | 'e', '8', '6') | ('b' | 'e', '1', '2'));
            if corner && random.below(4) == 0 {
                pieces.push(format!("{}{file}{rank}({level})", if rank == '8' { 'P' } else { 'p' }));
                continue;
            }
            let piece =
                *random.pick(if "2345678".contains(rank) { b"PpPpQRBNqrbn" } else { b"QRBNqrbnRrPp" });
            if random.below(crowd) == 0 {
                pieces.push(format!("{}{file}{rank}({level})", piece as char));
                sides.push(if piece.is_ascii_uppercase() { 'w' } else { 'b' });
            }
        }
        if name.len() > 1 {
            let own = random.below(8) > 0 && !sides.is_empty();
            let controller = if !owners.is_empty() {
                owners.swap_remove(random.below(owners.len()))
            } else if own {
                sides.remove(random.below(sides.len()))
            } else {
                *random.pick(&['w', 'b'])
            };
            boards.push(format!("{name}{controller}"));
        }
    }
    let mut cells: Vec<String> = pieces.iter().map(|piece| piece[1..].to_string()).collect();
    for king in ['K', 'k'] {
        if !cells.is_empty() {
            let cell = cells.swap_remove(random.below(cells.len()));
            pieces.retain(|piece| piece[1..] != cell);
            pieces.push(format!("{king}{cell}"));
        }
    }
    let mut position = crate::common::trid::trid(&pieces.join(" "))
        .boards(&boards.join(" "))
        .number(1 + random.below(2) as u32);
    if random.below(2) == 0 {
        position = position.black();
    }
    if random.below(40) == 0 {
        position = position.clock(99 + random.below(2) as u32);
    }
    if random.below(20) == 0 {
        position = position.castling(random.pick::<&str>(&["KQkq", "K", "Q", "k", "q"]));
    }
    let pawns: Vec<&String> = pieces.iter().filter(|piece| "Pp".contains(&piece[..1])).collect();
    if !pawns.is_empty() && random.below(2) == 0 {
        let pawn = random.pick(&pawns);
        let rank = pawn[2..3].parse::<usize>().expect("a rank");
        let passed = if pawn.starts_with('P') { (rank + 9) % 10 } else { (rank + 1) % 10 };
        position = position.ep(&format!("{}{passed}{}", &pawn[1..2], &pawn[3..]));
    }
    if !pawns.is_empty() && random.below(4) == 0 {
        position = position.moved(&random.pick(&pawns)[1..]);
    }
    position.text().replacen("trid", id, 1)
}

#[cfg(feature = "trid")]
fn scattered(id: &str, seed: u64, positions: usize) {
    let mut random = Random::new(seed);
    let mut good = 0;
    for _ in 0..positions {
        let text = scatter(id, &mut random);
        let read = text.parse::<AnyGame>();
        assert_eq!(reference::normalize(&text).ok(), read.as_ref().ok().map(AnyGame::to_string), "{text}");
        if let Ok(game) = read {
            compare(&game, &mut random);
            good += 1;
        }
    }
    assert!(good * 16 > positions, "{good} of {positions} of {id}");
}

#[cfg(feature = "trid")]
#[test]
fn trid_scattered() {
    for id in ["trid", "trid-strict", "trid-meder"] {
        scattered(id, 17, 8_000);
    }
}

#[cfg(feature = "trid")]
#[test]
#[ignore = "the reference takes minutes"]
fn trid_scattered_widely() {
    for id in ["trid", "trid-strict", "trid-meder"] {
        scattered(id, 18, 400_000);
    }
}

/// What the reference, which copies a board for each move, counts in every test run.
const QUICK: u64 = 5_000;
/// What it counts in a minute.
const PATIENT: u64 = 300_000;

#[test]
fn c7_the_reference_agrees() {
    assert!(counts::count(0..QUICK, reference::perft) > VARIANTS.len());
}

#[test]
#[ignore = "the reference takes a minute"]
fn c7_the_reference_agrees_on_more() {
    assert!(counts::count(QUICK..PATIENT, reference::perft) > 5);
}
