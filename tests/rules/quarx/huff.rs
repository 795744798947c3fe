//! `quarx-huff` (Q16): nothing is compulsory, and a missed capture costs the turn and a piece.

use crate::common::{after, ending, huff, moves, play, position};
use hyperply::catalog::AnyGame;
use hyperply::describe::{Describe, MoveInfo};
use hyperply::{Code, Game, Language, Reason, Session};

fn describe(game: &AnyGame, text: &str) -> MoveInfo {
    game.describe(&game.parse_move(text, Language::English).unwrap_or_else(|e| panic!("{text}: {e}")))
}

#[test]
fn q16_nothing_is_compulsory() {
    // The man on 1111 has four steps, 2211 being occupied three and a capture; the other man its own four.
    let game = huff("W:W1111,1144:B2211,4422");
    let first = ["1111-1212", "1111-1221", "1111-2222", "1111x3311"];
    let second = ["1144-1234", "1144-1243", "1144-2233", "1144-2244"];
    assert_eq!(moves(&game), [&first[..], &second[..]].concat());
    assert_eq!(after(&game, "1111x3311"), "B:W1144,3311:B4422 0 1 -", "what Q8 demands is carried out");
    assert_eq!(describe(&game, "1111x3311").extras.texts("forfeits"), [""; 0]);
    // Where nothing is demanded, every step is carried out.
    let quiet = huff("W:W1111:B4422");
    assert_eq!(after(&quiet, "1111-2222"), "B:W2222:B4422 0 1 -");
}

#[test]
fn q16_one_culprit_is_lost_at_once() {
    let game = huff("W:W1111,1144:B2211,4422");
    for text in ["1144-1234", "1111-1212"] {
        // The step is not made, and 1111, which could have captured, is gone.
        assert_eq!(after(&game, text), "B:W1144:B2211,4422 0 1 -", "{text}");
        let info = describe(&game, text);
        assert_eq!(
            (info.kind, info.extras.texts("forfeits"), info.captures.len()),
            ("move", &["1111".to_string()][..], 0)
        );
    }
    // Clock and number: a lost turn counts, and sets the clock to 0.
    let black = position("quarx-huff B:W1111,2233:B3322,4444 17 30 -");
    assert_eq!(after(&black, "4444-4334"), "W:W1111,2233:B4444 0 31 -");
    let white = position("quarx-huff W:WK1111,1144:B2211,4422 17 30 -");
    assert_eq!(after(&white, "1111-1122"), "B:W1144:B2211,4422 0 30 -");
}

#[test]
fn q16_a_shorter_capture_is_a_miss_too() {
    // 1144 could take two (2244, 3333); 1111 takes one, which is not carried out.
    let game = huff("W:W1111,1144:B2211,2244,3333");
    assert!(moves(&game).contains(&"1111x3311".to_string()));
    assert_eq!(after(&game, "1111x3311"), "B:W1111:B2211,2244,3333 0 1 -");
    let info = describe(&game, "1111x3311");
    assert_eq!((info.kind, info.extras.texts("path")), ("capture", &["3311".to_string()][..]));
    assert_eq!(info.extras.texts("forfeits"), ["1144"]);
    assert_eq!((info.captures.len(), info.promotion), (0, None));
    assert_eq!(after(&game, "1144x3344x3322"), "B:W1111,3322:B2211 0 1 -");
    // A begun capture is played to its end.
    assert!(!moves(&game).contains(&"1144x3344".to_string()));
    // A king has two ends, one of them shorter: it loses itself.
    let king = huff("W:WK1111:B2211,4422");
    assert_eq!(after(&king, "1111x3311"), "B:W:B2211,4422 0 1 -");
    assert_eq!(after(&king, "1111x4411x4444"), "B:WK4444:B 0 1 -");
}

#[test]
fn q16_the_last_piece_lost() {
    let game = play(&huff("W:W1111:B2211"), "1111-1212");
    assert_eq!(game.to_string(), "quarx-huff B:W:B2211 0 1 -");
    assert_eq!(ending(&game), "black wins by no-men");
}

/// White missed 1111x3311 and 1133x3333 by a step of 1111.
const MISSED: &str = "B:W1111,1133,4132:B2211,2233,4444 0 6 1111,1133";

#[test]
fn q16_of_several_the_opponent_chooses() {
    let game = position("quarx-huff W:W1111,1133,4132:B2211,2233,4444 9 6 -");
    for text in ["1111-1212", "4132-4242"] {
        assert_eq!(after(&game, text), MISSED, "nothing has moved");
        assert_eq!(describe(&game, text).extras.texts("forfeits"), ["1111", "1133"]);
    }
    let choice = position(&format!("quarx-huff {MISSED}"));
    assert_eq!(moves(&choice), ["huff 1111", "huff 1133"]);
    assert_eq!((choice.count_moves(), choice.perft(1).unwrap()), (2, 2));
    // Black takes one and moves on; clock and number stay.
    assert_eq!(after(&choice, "huff 1133"), "B:W1111,4132:B2211,2233,4444 0 6 -");
    assert_eq!(after(&choice, "huff  1111"), "B:W1133,4132:B2211,2233,4444 0 6 -");
    let info = describe(&choice, "huff 1133");
    assert_eq!((info.kind, info.piece, info.from, info.to), ("huff", 'M', None, None));
    assert_eq!((info.captures, info.clicks), (vec!["1133".to_string()], vec!["1133".to_string()]));
    assert_eq!(info.extras.iter().count(), 0);
    // One ply each (C7): a lost turn, a choice, then what Black can do.
    let next = play_all(&choice, &["huff 1133"]);
    assert_eq!(next.turn(), hyperply::Side::Black);
    let other = play_all(&choice, &["huff 1111"]);
    assert_eq!(choice.perft(2).unwrap(), next.count_moves() + other.count_moves());
}

#[test]
fn q16_all_that_could_capture_as_many_are_candidates() {
    // 1111, 1133 and 1331 could take one piece each.
    let game = position("quarx-huff W:W1111,1133,1331,4132:B2211,2231,2233,4444 9 6 -");
    assert_eq!(after(&game, "4132-4242"), "B:W1111,1133,1331,4132:B2211,2231,2233,4444 0 6 1111,1133,1331");
}

fn play_all(game: &AnyGame, texts: &[&str]) -> AnyGame {
    texts.iter().fold(game.clone(), |game, text| {
        let m = game.parse_move(text, Language::English).unwrap_or_else(|e| panic!("{text}: {e}"));
        game.after(&m).unwrap()
    })
}

#[test]
fn q16_black_misses() {
    // 3322 over 2233 to 1144; behind 2211 there is no cell.
    let king = position("quarx-huff B:W1111,2211,2233:BK3322,4422 3 8 -");
    assert_eq!(after(&king, "4422-3313"), "W:W1111,2211,2233:B4422 0 9 -");
    // Behind 2233 there is 1122 for 3344: occupied at first, free then.
    let one = position("quarx-huff B:W1122,2233,4112:B2444,3322,3344 3 8 -");
    assert_eq!(after(&one, "2444-1344"), "W:W1122,2233,4112:B2444,3344 0 9 -");
    let two = position("quarx-huff B:W2233,4112:B2424,3322,3344 3 8 -");
    assert_eq!(after(&two, "2424-1313"), "W:W2233,4112:B2424,3322,3344 0 9 3322,3344");
}

#[test]
fn q16_a_king_among_the_candidates() {
    // The king over 2211, the man over 2244: one each.
    let game = huff("W:WK1111,1144:B1441,2211,2244");
    assert_eq!(after(&game, "1144-1234"), "B:WK1111,1144:B1441,2211,2244 0 1 1111,1144");
    let choice = play(&game, "1144-1234");
    assert_eq!(describe(&choice, "huff 1111").piece, 'K');
    assert_eq!(after(&choice, "huff 1111"), "B:W1144:B1441,2211,2244 0 1 -");
    // Where the king can take two (2211, then 2233 from 4411), it alone is lost.
    let longer = huff("W:WK1111,1133:B1441,2211,2233");
    assert_eq!(after(&longer, "1133-1223"), "B:W1133:B1441,2211,2233 0 1 -");
}

/// Black's man has White's on all nine cells before it. Those that it could jump stand at the edge of the board
/// or before others; 1212 and 1214 can take it, along 0011 and 001-1.
const STUCK: &str = "B:W1113,1122,1124,1133,1212,1214,1313,1322,1324,1333,K1421,K1443,2112,2114,2123,2132,\
                     2134:B1223 0 9 1212,1214";

#[test]
fn q16_a_choice_and_the_endings() {
    let choice = position(&format!("quarx-huff {MISSED}"));
    assert_eq!(choice.outcome(), None);
    let clock = position(&format!("quarx-huff {}", MISSED.replace(" 0 6 ", " 200 6 ")));
    assert_eq!(clock.outcome().map(|outcome| outcome.reason), Some(Reason::HundredMove));
    assert_eq!(moves(&clock), [""; 0]);
    // Black chooses, and cannot move then.
    let stuck = position(&format!("quarx-huff {STUCK}"));
    assert_eq!((stuck.outcome(), stuck.count_moves()), (None, 2));
    let next = play_all(&stuck, &["huff 1212"]);
    assert_eq!(next.outcome().map(|outcome| outcome.to_string()), Some("white wins by no-moves".to_string()));
}

#[test]
fn q12_candidates_are_part_of_the_position() {
    let plain = position(&format!("quarx-huff {}", MISSED.replace(" 1111,1133", " -")));
    let choice = position(&format!("quarx-huff {MISSED}"));
    assert_ne!(plain.key(), choice.key());
    assert_ne!(plain, choice);
}

#[test]
fn q16_sessions() {
    let mut session = Session::new(position("quarx-huff W:W1111,1133,4132:B2211,2233,4444 9 6 -"));
    let texts = ["4132-4242", "huff 1111", "4444-3344", "1133x3333"];
    for text in texts {
        let m = session.parse_move(text, Language::English).unwrap_or_else(|e| panic!("{text}: {e}"));
        session.play(&m).unwrap();
    }
    // Black's step missed nothing: no man of Black's stands beside a White one with a free cell behind it.
    assert_eq!(session.position().to_string(), "quarx-huff B:W3333,4132:B2211,3344 0 7 -");
    let error = session.parse_move("huff 4132", Language::English).unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::IllegalMove, Some("Q16")));
    while session.undo() {}
    assert_eq!(session.position(), session.start());
    while session.redo() {}
    assert_eq!(session.steps().len(), 4);
}
