//! Quarx: endings and their order (Q11), repetition (Q12), and what draughts has instead (Q18); the counts of
//! finished positions (C7).

use crate::common::{self, ending, moves, over, play, play_on, position};
use hyperply::catalog::AnyGame;
use hyperply::record::Record;
use hyperply::{Code, Error, Game, Language, Session};

/// A session from a position text.
fn session(text: &str) -> Session<AnyGame> {
    Session::new(position(text))
}

fn try_play(session: &mut Session<AnyGame>, text: &str) -> Result<(), Error> {
    let m = session.parse_move(text, Language::English)?;
    session.play(&m)
}

fn legal(session: &Session<AnyGame>) -> Vec<String> {
    session.legal_moves().iter().map(|m| session.position().move_text(m)).collect()
}

#[test]
fn q11_no_men() {
    for side in ["W", "B"] {
        assert_eq!(ending(&position(&format!("quarx {side}:W:B4444 0 1"))), "black wins by no-men");
        assert_eq!(ending(&position(&format!("quarx {side}:WK1111:B 7 9"))), "white wins by no-men");
        assert_eq!(ending(&position(&format!("draughts {side}:W:B1 0 1"))), "black wins by no-men");
    }
    let last = play(&position("quarx W:W1111:B2222 199 80"), "1111x3333");
    assert_eq!(ending(&last), "white wins by no-men");
    assert_eq!([0, 1, 2].map(|depth| last.perft(depth).unwrap()), [1, 0, 0]);
}

#[test]
fn q11_no_moves() {
    // All four cells before 1311 are occupied, and behind them the board ends.
    let stuck = "W1311:B1412,1421,2411,2422";
    assert_eq!(ending(&position(&format!("quarx W:{stuck} 0 1"))), "black wins by no-moves");
    assert_eq!(ending(&position(&format!("quarx B:{stuck} 0 1"))), "", "Black is to move");
    assert_eq!(ending(&position("quarx W:W1311:B1412,1421,2411,4411 0 1")), "", "2422 is free");
    assert_eq!(ending(&position("draughts W:W16:B7,11")), "black wins by no-moves");
    assert_eq!(position("draughts W:W16:B7,11").perft(1).unwrap(), 0);
}

#[test]
fn q11_a_hundred_moves_of_each_side() {
    let at = |clock: u32| position(&format!("quarx W:WK1111,1122:BK1412 {clock} 120"));
    assert_eq!(ending(&at(199)), "");
    assert_eq!(ending(&at(200)), "draw by hundred-move");
    assert_eq!(ending(&at(4_000_000_000)), "draw by hundred-move");
    assert_eq!(moves(&at(200)), [""; 0]);
    assert_eq!(ending(&play(&at(199), "1111-2112")), "draw by hundred-move");
    assert_eq!(ending(&play(&at(199), "1122-2222")), "", "a man's move");
    assert_eq!(play(&at(199), "1122-2222").to_string(), "quarx B:WK1111,2222:BK1412 0 120");
    let capture = position("quarx W:WK1111:BK2222,K1412 199 120");
    assert_eq!(ending(&play(&capture, "1111x4444")), "");
    for id in ["quarx-3d W:WK112:BK143 200 1", "quarx-huff W:WK1111:BK1412 200 1 -"] {
        assert_eq!(ending(&position(id)), "draw by hundred-move");
    }
}

#[test]
fn q11_a_loss_counts_first() {
    assert_eq!(ending(&position("quarx W:W1311:B1412,1421,2411,2422 200 120")), "black wins by no-moves");
    assert_eq!(ending(&position("quarx W:W:B2422 200 120")), "black wins by no-men");
    // A king closes the last way: the clock runs out, and White cannot move either.
    let game = position("quarx B:W1311:B1412,1421,2411,K3423 199 120");
    assert_eq!(ending(&play(&game, "3423-2422")), "black wins by no-moves");
    assert_eq!(ending(&play(&game, "3423-4424")), "draw by hundred-move");
    let error = common::refused(&position("quarx W:W:B2422 0 1"), "2422-1311");
    assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")));
}

#[test]
fn q18_twenty_five_moves_of_each_side() {
    let at = |clock: u32| position(&format!("draughts W:WK46,26:BK45 {clock} 70"));
    assert_eq!(ending(&at(49)), "");
    assert_eq!(ending(&at(50)), "draw by twenty-five-move");
    assert_eq!(ending(&play(&at(49), "46-41")), "draw by twenty-five-move");
    assert_eq!(ending(&play(&at(49), "26-21")), "");
    assert_eq!(ending(&position("draughts W:W16:B7,11 50 70")), "black wins by no-moves");
}

/// Plays so many moves, none of which gives the other side a capture or brings a position back.
fn shuffle(game: &mut Session<AnyGame>, moves: usize) {
    for _ in 0..moves {
        let goes_on = |m: &_| {
            let mut next = game.clone();
            next.play(m).unwrap();
            next.repetitions() == 1 && legal(&next).iter().all(|m| m.contains('-'))
        };
        let quiet = game.legal_moves().into_iter().find(goes_on);
        game.play(&quiet.expect("a quiet move")).unwrap();
    }
}

/// FMJD, article 6; the position alone knows nothing of it (C4, C7).
#[test]
fn q18_three_pieces_have_sixteen_moves_against_a_lone_king() {
    let mut game = session("draughts W:WK47,K48,K49:BK5 0 1");
    shuffle(&mut game, 31);
    assert_eq!(over(&game), "");
    shuffle(&mut game, 1);
    assert_eq!((over(&game), ending(game.position())), ("draw by sixteen-move".to_string(), String::new()));
    assert_eq!(legal(&game), [] as [&str; 0]);
    assert!(game.undo());
    assert_eq!(over(&game), "");
}

#[test]
fn q18_one_or_two_pieces_have_five_moves_against_a_lone_king() {
    for pieces in ["WK47,K48:BK5", "WK47:BK5", "WK5:BK47,K48"] {
        let mut game = session(&format!("draughts W:{pieces} 0 1"));
        shuffle(&mut game, 9);
        assert_eq!(over(&game), "", "{pieces}");
        shuffle(&mut game, 1);
        assert_eq!(over(&game), "draw by five-move", "{pieces}");
    }
}

#[test]
fn q18_four_pieces_or_two_kings_have_as_many_moves_as_ever() {
    for pieces in ["WK47,K48,K49,K50:BK5", "WK47,K48:BK5,K4"] {
        let mut game = session(&format!("draughts W:{pieces} 0 1"));
        shuffle(&mut game, 33);
        assert_eq!(over(&game), "", "{pieces}");
    }
}

#[test]
fn q18_the_moves_count_from_the_balance_on() {
    let five_after = |position: &str, moves: &str, rest: usize| {
        let mut game = session(position);
        play_on(&mut game, moves);
        shuffle(&mut game, rest - 1);
        assert_eq!(over(&game), "", "{position}");
        shuffle(&mut game, 1);
        assert_eq!(over(&game), "draw by five-move", "{position}");
    };
    // A promotion puts a king among two; a capture leaves two of three.
    five_after("draughts W:W7,48:BK46 0 1", "7-1", 10);
    five_after("draughts W:WK47,K48,33:BK5 0 1", "33-28 5x46", 10);
    // A promotion beside a king changes nothing: two pieces, and a king among them, before and after.
    five_after("draughts W:WK48,6:BK46 0 1", "6-1", 9);
}

const SHUTTLE: &str = "quarx W:WK1111:BK1412 3 20";

#[test]
fn q12_a_position_does_not_come_back() {
    let mut game = session(SHUTTLE);
    play_on(&mut game, "1111-2211 1412-2411 2211-1111");
    let error = try_play(&mut game, "2411-1412").unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::IllegalMove, Some("Q12")));
    assert_eq!(error.message(), "`2411-1412` would repeat the position from 3 moves ago.");
    assert_eq!(game.steps().len(), 3);
    // The position alone allows it, and its counts know nothing of it (C4, C7).
    let all = moves(game.position());
    assert!(all.contains(&"2411-1412".to_string()));
    let mut kept = legal(&game);
    kept.sort();
    assert_eq!(kept, all.into_iter().filter(|m| m != "2411-1412").collect::<Vec<_>>());
    let m = game.position().parse_move("2411-1412", Language::English).unwrap();
    assert_eq!(game.play(&m).unwrap_err().rule(), Some("Q12"));
    // Another way, and the same board with the other side to move, are allowed.
    play_on(&mut game, "2411-2312 1111-2211 2312-1412");
    assert_eq!(game.repetitions(), 1);
    assert_eq!(game.position().to_string(), "quarx W:WK2211:BK1412 9 23");
}

#[test]
fn q12_undo_takes_positions_back() {
    let mut game = session(SHUTTLE);
    play_on(&mut game, "1111-2211 1412-2411 2211-1111 2411-2141");
    game.undo();
    assert_eq!(try_play(&mut game, "2411-1412").unwrap_err().rule(), Some("Q12"));
    assert!(game.undo() && game.undo() && game.undo());
    assert_eq!(game.position(), game.start());
    play_on(&mut game, "1111-1122 1412-2411 1122-1111");
    // The start still stands three moves back.
    assert_eq!(try_play(&mut game, "2411-1412").unwrap_err().rule(), Some("Q12"));
}

#[test]
fn q12_what_lies_before_a_mans_move_or_capture_does_not_matter() {
    let mut game = session("quarx W:WK1111,1133:BK1412 3 20");
    play_on(&mut game, "1111-2211 1412-2411 1133-1223 2411-1412 2211-1111");
    play_on(&mut game, "1412-2411");
    assert_eq!(game.steps().len(), 6);
}

#[test]
fn q12_clocks_do_not_make_a_position_new() {
    let mut game = session("quarx-huff W:WK1111:BK1412 0 1 -");
    play_on(&mut game, "1111-2211 1412-2411 2211-1111");
    assert_eq!(try_play(&mut game, "2411-1412").unwrap_err().rule(), Some("Q12"));
    let mut cube = session("quarx-3d W:WK112:BK143 0 1");
    play_on(&mut cube, "112-121 143-242 121-112");
    assert_eq!(try_play(&mut cube, "242-143").unwrap_err().rule(), Some("Q12"));
}

/// White's king stands on 242 and can only go to 132 and back: all other neighbours of both are occupied, and so
/// is, or is no cell, what lies behind each of them. Black's king on 413 goes to 424 and back.
const CAGE: &str = "WK242:BK114,K121,123,141,143,222,224,231,233,K312,332,334,341,343,K413,422,444";

#[test]
fn q12_who_has_no_move_left_has_lost() {
    let mut game = session(&format!("quarx-3d B:{CAGE} 0 1"));
    play_on(&mut game, "413-424");
    assert_eq!(legal(&game), ["242-132"]);
    play_on(&mut game, "242-132 424-413");
    // Its only move would bring back the start.
    assert_eq!(moves(game.position()), ["132-242"]);
    assert_eq!(game.position().outcome(), None, "the position alone does not tell");
    assert_eq!(over(&game), "black wins by no-moves");
    assert_eq!(legal(&game), [""; 0]);
    let error = try_play(&mut game, "132-242").unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::GameOver, Some("C4")));
    let m = game.position().legal_moves()[0];
    assert_eq!(game.play(&m).unwrap_err().code(), Code::GameOver);
    assert!(game.undo());
    assert_eq!(over(&game), "");
    // Had the game begun one move later, nothing would be repeated.
    let mut later =
        session(&format!("quarx-3d W:{} 1 1", CAGE.replace("K413", "424").replace("424,422", "422,K424")));
    play_on(&mut later, "242-132 424-413 132-242");
}

#[test]
fn q12_that_loss_counts_before_the_clock() {
    let mut game = session(&format!("quarx-3d B:{CAGE} 197 1"));
    play_on(&mut game, "413-424 242-132 424-413");
    assert_eq!(ending(game.position()), "draw by hundred-move");
    assert_eq!(over(&game), "black wins by no-moves");
    let mut drawn = session(&format!("quarx-3d B:{CAGE} 198 1"));
    play_on(&mut drawn, "413-424 242-132");
    assert_eq!(over(&drawn), "draw by hundred-move");
}

#[test]
fn q18_draughts_may_repeat_and_is_drawn_the_third_time() {
    let mut game = session("draughts W:WK46:BK45 0 1");
    let round = "46-41 45-50 41-46 50-45";
    play_on(&mut game, round);
    assert_eq!((game.repetitions(), over(&game)), (2, String::new()));
    play_on(&mut game, round);
    assert_eq!((game.repetitions(), over(&game)), (3, "draw by threefold".to_string()));
    assert!(game.legal_moves().is_empty());
    assert_eq!(try_play(&mut game, "46-41").unwrap_err().code(), Code::GameOver);
}

#[test]
fn q12_in_records() {
    let record = |moves: &str| {
        let text = format!("[Variant \"quarx\"]\n[FEN \"{SHUTTLE}\"]\n\n{moves}");
        (Record::read(&text, Language::English), text)
    };
    let (read, _) = record("20. 1111-2211 1412-2411 21. 2211-1111 2411-2141 *");
    assert_eq!(read.unwrap().session().steps().len(), 4);
    let (refused, text) = record("20. 1111-2211 1412-2411 21. 2211-1111 2411-1412 *");
    let error = refused.unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::BadRecord, Some("Q12")));
    assert_eq!(error.at(), text.find("2411-1412"));
    assert!(error.message().starts_with("Move 21, `2411-1412`: "), "{error}");
    // A game that repetition has ended.
    let text = format!(
        "[Variant \"quarx-3d\"]\n[FEN \"quarx-3d B:{CAGE} 0 1\"]\n\n1... 413-424 2. 242-132 424-413 *"
    );
    let won = Record::read(&text, Language::English).unwrap();
    assert!(won.write().contains("[Result \"0-1\"]"), "{}", won.write());
    assert!(won.write().ends_with(" 0-1\n"));
}
