//! Pieces and boards anywhere, as no game brings them soon: the library and the reference read the same of their texts, and
//! play them alike.

#[cfg(feature = "hex4d")]
use crate::common::hexagons::{boards, hex4d};
use crate::common::random::Random;
#[cfg(feature = "trid")]
use crate::common::trid::{MAINS, PLACES, trid};
use crate::differential::compare;
use crate::reference;
use hyperply::catalog::AnyGame;

/// Compares texts, good and bad ones, and the positions that they tell.
fn scattered(seed: u64, positions: usize, scatter: impl Fn(&mut Random) -> String) {
    let mut random = Random::new(seed);
    let mut good = 0;
    for _ in 0..positions {
        let text = scatter(&mut random);
        let read = text.parse::<AnyGame>();
        assert_eq!(reference::normalize(&text).ok(), read.as_ref().ok().map(AnyGame::to_string), "{text}");
        if let Ok(game) = read {
            compare(&game, &mut random);
            good += 1;
        }
    }
    assert!(good * 16 > positions, "{good} of {positions}");
}

/// Few pieces, many of them on one board or on one cell of their boards: bared kings (H14), promotions, pins.
#[cfg(feature = "hex4d")]
fn scatter_few(random: &mut Random) -> String {
    let cells = boards("hex4d").concat();
    let white = *random.pick(&["K", "KQ", "KPP", "KRN", "KBBN", "KPNQR", "KQRBN"]);
    let black = *random.pick(&["k", "k", "kpn", "krbq", "kpp", "kqrrb"]);
    let mut taken: Vec<String> = Vec::new();
    let mut pieces = Vec::new();
    for letter in white.chars().chain(black.chars()) {
        let mut cell = random.pick(&cells).clone();
        if let Some(near) = taken.first().filter(|_| random.below(2) == 0) {
            let (board, place) = if random.below(2) == 0 { (near, &cell) } else { (&cell, near) };
            cell = format!("{}{}", &board[..2], &place[2..]);
        }
        if !taken.contains(&cell) {
            pieces.push(format!("{letter}{cell}"));
            taken.push(cell);
        }
    }
    let bared = *random.pick(&["--", "?-", "i-", "o-", "-i", "-o", "?i", "ii", "io", "oi", "oo"]);
    let position = hex4d(&pieces.join(" ")).bared(bared);
    if random.below(2) == 0 { position.text() } else { position.black().text() }
}

#[cfg(feature = "hex4d")]
#[test]
fn hex4d_few_pieces() {
    scattered(19, 3_000, scatter_few);
}

#[cfg(feature = "hex4d")]
#[test]
#[ignore = "long"]
fn hex4d_few_pieces_many_times() {
    scattered(20, 30_000, scatter_few);
}

#[cfg(feature = "trid")]
mod boards_on_pegs {
    use super::*;

    fn scatter_boards(id: &str, random: &mut Random) -> String {
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
        let mut position =
            trid(&pieces.join(" ")).boards(&boards.join(" ")).number(1 + random.below(2) as u32);
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

    fn scatter_all(seed: u64, positions: usize) {
        for id in ["trid", "trid-strict", "trid-meder"] {
            scattered(seed, positions, |random| scatter_boards(id, random));
        }
    }

    #[test]
    fn trid_scattered() {
        scatter_all(17, 2_000);
    }

    #[test]
    #[ignore = "long"]
    fn trid_scattered_many_times() {
        scatter_all(18, 30_000);
    }
}
