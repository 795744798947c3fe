//! A game from any bytes: the id of a variant, a line break, then two bytes for each step.
#![no_main]

use hyperply::catalog::AnyGame;
use hyperply::{Game, Session};
use hyperply_fuzz::{check_move, check_position, check_too_complex};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some(end) = bytes.iter().position(|&byte| byte == b'\n') else { return };
    let Some(Ok(start)) = str::from_utf8(&bytes[..end]).ok().map(AnyGame::start) else { return };
    let steps = &bytes[end + 1..];
    let mut session = Session::new(start);
    for step in steps.chunks_exact(2).take(100) {
        let choice = usize::from(u16::from_be_bytes([step[0], step[1]]));
        match step[0] {
            254 => _ = session.undo(),
            255 => _ = session.agree_speed(step[1] % 8),
            _ => {
                let moves = session.legal_moves();
                assert_eq!(moves.is_empty(), session.outcome().is_some());
                if moves.is_empty() {
                    break;
                }
                let m = &moves[choice % moves.len()];
                if step[1] % 16 == 0 {
                    check_move(session.position(), m);
                }
                if let Err(error) = session.play(m) {
                    check_too_complex(&error);
                    break;
                }
            }
        }
        let position = session.position();
        assert_eq!(position.count_moves(), position.legal_moves().len() as u64, "{position}");
    }
    check_position(session.position());
    while session.redo() {}
    let last = session.position().clone();
    while session.undo() {}
    assert_eq!(session.position(), session.start());
    while session.redo() {}
    assert_eq!(*session.position(), last);
});
