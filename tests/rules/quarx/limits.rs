//! Q15: boards with too many ways to capture are refused, all others are answered, and neither takes long.

use crate::common::random::Random;
use crate::common::{self, moves, position, quarx, refused};
use hyperply::catalog::AnyGame;
use hyperply::describe::{Describe, MoveInfo};
use hyperply::record::Record;
use hyperply::{Code, Error, Game, Language, MAX_MOVE, Session, problems};
use std::collections::{HashMap, HashSet};

const MOST: usize = 1 << 20;

type Cell = [i8; 4];

fn cell(name: &str) -> Cell {
    let digits: Vec<i8> = name.trim_start_matches('K').bytes().map(|c| (c - b'0') as i8).collect();
    digits.try_into().expect("four digits")
}

/// The states of White's men (Q15), counted by the letter of Q5 and Q7; it stops above the limit.
fn states(board: &str) -> usize {
    let lists: Vec<Vec<Cell>> =
        board.split(':').skip(1).map(|list| list[1..].split(',').map(cell).collect()).collect();
    let (men, prey) = (&lists[0], &lists[1]);
    // What a man on a cell could jump, and where it would land.
    let jumps = |start: Cell, at: Cell| -> Vec<(u32, Cell)> {
        let jump = |(i, over): (usize, &Cell)| {
            let change: [i8; 4] = std::array::from_fn(|axis| over[axis] - at[axis]);
            let land: Cell = std::array::from_fn(|axis| over[axis] + change[axis]);
            let changed = change.iter().filter(|c| c.abs() == 1).count();
            let is_direction = change.iter().all(|c| c.abs() <= 1) && (changed == 2 || changed == 4);
            let is_cell = land.iter().all(|digit| (1..=4).contains(digit));
            let is_free = land == start || !prey.contains(&land) && !men.contains(&land);
            (is_direction && is_cell && is_free).then_some((1 << i, land))
        };
        prey.iter().enumerate().filter_map(jump).collect()
    };
    let mut count = 0;
    for &start in men {
        let mut from: HashMap<Cell, Vec<(u32, Cell)>> = HashMap::new();
        let mut layer = HashSet::from([(start, 0_u32)]);
        while !layer.is_empty() && count <= MOST {
            let mut next = HashSet::new();
            for (at, taken) in layer {
                let jumps = from.entry(at).or_insert_with(|| jumps(start, at));
                let free = jumps.iter().filter(|(over, _)| taken & over == 0);
                next.extend(free.map(|&(over, land)| (land, taken | over)));
            }
            count += next.len();
            layer = next;
        }
    }
    count
}

/// The middles of the faces of {1,3}^4 and of the whole, in order: what a man that starts on 1111 can jump.
fn middles() -> Vec<String> {
    let digits = |n: usize| [n / 27, n / 9 % 3, n / 3 % 3, n % 3].map(|digit| digit + 1);
    let twos = |n: &usize| digits(*n).iter().filter(|&&digit| digit == 2).count();
    let dark = |n: &usize| digits(*n).iter().sum::<usize>() % 2 == 0;
    let name = |n: usize| digits(n).map(|digit| digit.to_string()).concat();
    (0..81).filter(|n| matches!(twos(n), 2 | 4)).filter(dark).map(name).collect()
}

/// A man on 1111 against kings on the first of them.
fn contrived(side: char, kings: usize) -> String {
    format!("{side}:W1111:BK{}", middles()[..kings].join(",K"))
}

fn assert_too_complex<T: std::fmt::Debug>(result: Result<T, Error>) -> Error {
    let error = result.unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::TooComplex, Some("Q15")), "{error}");
    error
}

#[test]
fn q15_texts() {
    assert_eq!(middles().len(), 25);
    let ways = "The position is too complex: captures can continue in more than 1048576 ways.";
    for (kings, fits) in [(1, true), (12, true), (22, true), (23, false)] {
        let board = contrived('W', kings);
        assert_eq!(states(&board) <= MOST, fits, "{kings} kings");
        for (id, late) in [("quarx", ""), ("quarx-huff", " -")] {
            let text = format!("{id} {board} 0 1{late}");
            if fits {
                let game = position(&text);
                assert_eq!(game.count_moves(), game.legal_moves().len() as u64);
            } else {
                let error = assert_too_complex(text.parse::<AnyGame>());
                assert_eq!((&*error.message(), error.at()), (ways, Some(id.len() + 1)));
                let rules =
                    problems(&format!("{id} {board} 0 0{late}")).iter().map(Error::rule).collect::<Vec<_>>();
                assert_eq!(rules, [Some("C8"), Some("Q15")]);
            }
        }
        // It is the side to move that counts: nothing can take the man in the corner.
        assert!(format!("quarx {} 0 1", contrived('B', kings)).parse::<AnyGame>().is_ok());
    }
}

#[test]
fn q15_moves_that_lead_there() {
    // Whatever Black does, White's man finds too many ways, or just few enough.
    let game = position(&format!("quarx {} 0 1", contrived('B', 25)));
    let moves = game.legal_moves();
    assert!(moves.len() > 100);
    assert_eq!(game.perft(1).unwrap(), moves.len() as u64, "a leaf is not looked beyond");
    assert_too_complex(game.perft(2));
    #[cfg(feature = "search")]
    for most in [1, 2] {
        assert_too_complex(hyperply::search::mates(&game, most));
    }
    let closed = moves[0];
    let mut same = game.clone();
    assert_too_complex(game.after(&closed));
    assert_too_complex(same.play(&closed));
    assert_eq!(same, game);
    assert_eq!(game.parse_move(&game.move_text(&closed), Language::English), Ok(closed), "it is legal");
    let mut session = Session::new(game.clone());
    assert_eq!(session.legal_moves().len(), moves.len());
    assert_too_complex(session.play(&closed));
    assert!(session.steps().is_empty());
    let text = format!("[FEN \"{game}\"]\n\n1... {} *", game.move_text(&closed));
    let error = Record::read(&text, Language::English).unwrap_err();
    assert_eq!(
        (error.code(), error.rule(), error.at()),
        (Code::BadRecord, Some("Q15"), text.find("1... ").map(|at| at + 5))
    );
}

#[test]
fn q15_a_position_played_unchecked_lists_nothing() {
    let game = position(&format!("quarx {} 0 1", contrived('B', 25)));
    let mut next = game.clone();
    next.play_unchecked(&game.legal_moves()[0]);
    assert_eq!(next.legal_moves().len(), 0);
    assert_too_complex(next.perft(1));
    assert_eq!((next.perft(0).unwrap(), next.outcome()), (1, None), "it is not lost");
    assert_eq!(Session::new(next).outcome(), None);
}

#[test]
fn q15_ordinary_boards_have_few_ways() {
    let mut random = Random::new(15);
    let all: Vec<String> = (1111..=4444)
        .map(|n: u32| n.to_string())
        .filter(|name| name.bytes().all(|c| (b'1'..=b'4').contains(&c)))
        .filter(|name| name.bytes().map(u32::from).sum::<u32>() % 2 == 0)
        .collect();
    assert_eq!(all.len(), 128);
    // Twelve enemies and any number of kings are never too many.
    for n in 0..60 {
        let mut cells = all.clone();
        let mut draw = |n: usize, king: &str| {
            let drawn: Vec<String> =
                (0..n).map(|_| king.to_string() + &cells.swap_remove(random.below(cells.len()))).collect();
            drawn.join(",")
        };
        let board = format!("W:W{}:B{}", draw(1 + n, "K"), draw(12, "K"));
        let game = quarx(&board);
        assert_eq!(game.count_moves(), game.legal_moves().len() as u64);
    }
}

#[test]
fn q15_many_kings_of_both_sides() {
    let mut random = Random::new(16);
    let (mut answered, mut too_complex) = (0, 0);
    for n in 0..40 {
        let mut text = ["W".to_string(), "B".to_string()];
        for x in 0..256 {
            let digits = [x / 64, x / 16 % 4, x / 4 % 4, x % 4].map(|digit| digit + 1);
            let choice = random.below(8 - n % 5);
            if digits.iter().sum::<usize>() % 2 == 0 && choice < 4 {
                let comma = if text[choice % 2].len() > 1 { "," } else { "" };
                text[choice % 2] += &format!("{comma}K{}", digits.map(|digit| digit.to_string()).concat());
            }
        }
        let [white, black] = text;
        for (id, late) in [("quarx", ""), ("quarx-huff", " -")] {
            match format!("{id} W:{white}:{black} 0 1{late}").parse::<AnyGame>() {
                Ok(game) => {
                    answered += 1;
                    let moves = game.legal_moves();
                    assert_eq!(game.count_moves(), moves.len() as u64, "{game}");
                    if let Some(last) = moves.last() {
                        let read = game.parse_move(&game.move_text(last), Language::English);
                        assert_eq!(read.as_ref(), Ok(last), "{game}");
                    }
                }
                Err(error) => {
                    too_complex += 1;
                    assert_eq!(error.code(), Code::TooComplex, "{error}");
                }
            }
        }
    }
    assert!(answered > 20, "{answered} answered, {too_complex} refused");
}

/// White's ten kings can end captures in some 63,000 ways; found by trial, counted by the engine.
const MANY_MOVES: &str = "W:WK2132,K2341,K3414,K3421,K4114,K4211,K4213,K4332,K4341,K4411:BK1113,K1124,K1133,1221,\
                          1241,1313,1322,1324,1344,K2143,2213,2231,2242,2244,2312,2334,2343,2413,2422,K3113,K3124,\
                          K3133,3223,3232,3234,3313,3324,3333,3443,K4132,4233,4242,4321,4323,4334,4413";

/// White's nine kings, in some 300,000 ways.
const TOO_MANY_MOVES: &str = "W:WK1423,K1441,K2143,K2242,K2431,K3243,K4224,K4244,K4413:BK1122,K1142,1221,1223,1234,1241,\
                              1243,1311,1333,1421,K2132,K2134,2213,2222,2224,2233,2321,2323,2413,2422,K3113,K3122,\
                              K3131,3214,3221,3234,3311,3313,3331,3342,3344,3412,3421,3423,3443,4213,4233,4314,\
                              4321,4332,4343";

#[test]
fn q15_moves_of_quarx_huff() {
    let game = position(&format!("quarx-huff {MANY_MOVES} 0 1 -"));
    let moves = game.legal_moves();
    assert!((60_000..=1 << 16).contains(&moves.len()), "{}", moves.len());
    assert_eq!(game.count_moves(), moves.len() as u64);
    // A session and a page look at all of them at once: they may not search for each anew.
    assert_eq!(Session::new(game.clone()).legal_moves().len(), moves.len());
    let infos: Vec<MoveInfo> = moves.iter().map(|m| game.describe(m)).collect();
    assert_eq!(infos.len(), moves.len());
    let texts: HashSet<&str> = infos.iter().map(|info| &*info.notation).collect();
    assert_eq!(texts.len(), moves.len(), "each has its own text");
    let text = format!("quarx-huff {TOO_MANY_MOVES} 0 1 -");
    let error = assert_too_complex(text.parse::<AnyGame>());
    assert_eq!(error.message(), "The position is too complex: it has more than 65536 moves.");
    assert_eq!(error.at(), Some("quarx-huff ".len()));
    assert!(!common::moves(&quarx(TOO_MANY_MOVES)).is_empty(), "its longest captures alone are few");
}

#[test]
fn q15_refusals_search_once() {
    // Many captures are demanded here, and all of them are named as candidates.
    let game = quarx(&contrived('W', 22));
    let error = refused(&game, "1111x1331");
    assert_eq!(error.candidates().len(), moves(&game).len(), "{error}");
    assert_eq!(error.rule(), Some("Q8"));
    let game = position(&format!("quarx-huff {MANY_MOVES} 0 1 -"));
    assert_eq!(refused(&game, "2132-2134").code(), Code::IllegalMove);
}

/// A king that takes 42 pieces, and one way to do it; found by trial with another program.
const CHAIN: &str = "W:WK3342:BK1111,K1133,K1142,1212,1232,1234,1313,1322,1324,1344,1414,1423,1441,K2112,K2132,K2143,\
                     2211,2213,2222,2224,2231,2233,2312,2314,2321,2323,2332,2413,2422,2424,2431,K3111,K3113,K3124,K3133,\
                     K3142,3214,3221,3223,3232,3234,3241,3243,3313,3322,3324,3333,3423,3432,3443,K4123,K4132,K4134,4224,\
                     4231,4242,4312,4321,4334,4433";
const WAY: &str = "3342x1124x1421x3441x1223x1241x4244x4424x4442x2444x2411x4233x2433x4413x4211x4431x1434x1412x1214x3212x\
                   3414x1214x1434x3414x1412x4112x2114x4314x2334x2114x2141x4341x4121x4143x2141x4323x2123x4143x4341x1311x\
                   1113x3331x1131";

#[test]
fn q14_long_captures() {
    let game = quarx(CHAIN);
    assert_eq!(WAY.matches('x').count(), 42);
    let m = game.parse_move(WAY, Language::English).unwrap();
    assert_eq!(game.legal_moves(), [m]);
    let text = game.move_text(&m);
    assert_eq!(text.matches('x').count(), 42);
    assert!(*text <= *WAY, "the smallest of all ways");
    assert_eq!(game.parse_move(&text, Language::English), Ok(m));
    assert_eq!(game.parse_move("3342x1131", Language::English), Ok(m));
    assert_eq!(game.describe(&m).captures.len(), 42);
    let after = game.after(&m).unwrap();
    assert_eq!(after.pieces().len(), game.pieces().len() - 42);
    let mut session = Session::new(game.clone());
    session.play(&m).unwrap();
    let record = Record::new(session);
    let again = Record::read(&record.write(), Language::English).unwrap();
    assert_eq!(again.session().position(), &after);
}

#[test]
fn q14_the_longest_texts_can_be_read() {
    // More pieces than can be taken at all, one after the other.
    let text = format!("1111{}", "x3311x1111".repeat(64));
    assert!(text.len() <= MAX_MOVE);
    assert_eq!(refused(&quarx("W:W1111:B2211"), &text).rule(), Some("Q7"));
}
