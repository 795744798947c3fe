//! What people pick and type: a move begins where its piece stands, and no text is read as a move that is not legal.

use crate::common::random::Random;
use crate::common::visit::visit;
use crate::conformance::waiting;
use hyperply::catalog::{AnyGame, AnyMove, VARIANTS};
use hyperply::describe::Describe;
use hyperply::{Game, Language};
use std::collections::VecDeque;

/// Where a person picks up what a move moves: the piece's cell, its entry in Time Out, the place of a moveable board.
fn pick_up(game: &AnyGame, m: &AnyMove) -> Option<String> {
    let info = game.describe(m);
    if let Some(origin) = info.extras.text("origin") {
        let rounds = info.extras.number("rounds");
        let mut entries = game.rematerializations().into_iter();
        let entry = entries.find(|entry| {
            (entry.side, entry.piece, &*entry.origin) == (game.turn(), info.piece, origin)
                && Some(entry.rounds.into()) == rounds
        });
        return entry.map(|entry| entry.entry);
    }
    if info.kind == "board" {
        let status = game.status();
        let boards = status.extras.list("boards").iter();
        return boards
            .filter_map(|board| board.text("place"))
            .find(|place| Some(*place) == info.from.as_deref())
            .map(String::from);
    }
    // Q16: the piece that is removed, one of the mover's opponent.
    let side = if info.kind == "huff" { game.turn().other() } else { game.turn() };
    let promoted = waiting(&info).map(|(pawn, role)| (pawn.to_string(), role));
    let mut pieces = game.pieces().into_iter().filter(|piece| piece.side == side);
    let piece = pieces.find(|piece| {
        let cell = if info.kind == "huff" { info.captures.first() } else { info.from.as_ref() };
        // M12: the pawn that waits is promoted before it moves.
        let role =
            promoted.as_ref().filter(|(pawn, _)| *pawn == piece.cell).map_or(piece.piece, |(_, role)| *role);
        Some(&piece.cell) == cell && role == info.piece
    });
    piece.map(|piece| piece.cell)
}

#[test]
fn the_first_click_is_where_the_piece_stands() {
    for variant in VARIANTS {
        visit(variant.id, 1, 60, |game, moves, random| {
            for _ in 0..moves.len().min(60) {
                let m = random.pick(moves);
                let info = game.describe(m);
                let mut clicks = info.clicks.iter();
                if let Some((pawn, role)) = waiting(&info) {
                    let promotes = [clicks.next().cloned(), clicks.next().cloned()];
                    assert_eq!(
                        promotes,
                        [Some(pawn.to_string()), Some(format!("={role}"))],
                        "{info:?} in {game}"
                    );
                }
                let stands = pick_up(game, m);
                assert!(stands.is_some(), "nothing to pick up for {info:?} in {game}");
                assert_eq!(clicks.next(), stands.as_ref(), "the first click of {info:?} in {game}");
            }
        });
    }
}

/// Moves from cell to cell in the canonical form, whatever the rules say: of the king, and of a few other pieces.
fn steps(game: &AnyGame, cells: &[String], random: &mut Random) -> Vec<String> {
    let pieces: Vec<_> = game.pieces().into_iter().filter(|piece| piece.side == game.turn()).collect();
    let king = game.status().king;
    let mut movers: Vec<_> = pieces.iter().filter(|piece| Some(&piece.cell) == king.as_ref()).collect();
    for _ in 0..3.min(pieces.len()) {
        movers.push(random.pick(&pieces));
    }
    let has_letters = king.is_some();
    let taken = game.pieces();
    let mut texts = Vec::new();
    for piece in movers {
        for cell in cells {
            let letter = if has_letters { piece.piece.to_string() } else { String::new() };
            let sign = if taken.iter().any(|other| other.cell == *cell) { 'x' } else { '-' };
            let text = format!("{letter}{}{sign}{cell}", piece.cell);
            if piece.piece == 'P' {
                texts.push(format!("{text}=Q"));
            }
            texts.push(text);
        }
    }
    texts
}

/// C3: a text may be read as a legal move only. Tried are all ways from cell to cell, and what was legal in other positions: a
/// king's step into check, castling that is over, a piece that has been taken.
#[test]
fn c3_whatever_is_read_is_legal() {
    for variant in VARIANTS {
        let boards = (variant.geometry)().boards.into_iter();
        let cells: Vec<String> = boards.flat_map(|board| board.cells).map(|cell| cell.cell).collect();
        let mut others: VecDeque<String> = VecDeque::new();
        let (mut accepted, mut refused) = (0, 0);
        visit(variant.id, 1, 40, |game, moves, random| {
            // Where a king is in check most is forbidden; elsewhere every third position does.
            if game.status().checks.is_empty() && random.below(3) > 0 {
                return;
            }
            for text in steps(game, &cells, random).iter().chain(&others) {
                match game.parse_move(text, Language::English) {
                    Ok(m) => {
                        assert!(moves.contains(&m), "{text} was read as {m:?}, which is not legal in {game}");
                        let canonical = game.move_text(&m);
                        let again = game.parse_move(&canonical, Language::English);
                        assert_eq!(again, Ok(m), "{text} was read as {canonical} in {game}");
                        accepted += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
            for _ in 0..moves.len().min(12) {
                others.push_back(game.move_text(random.pick(moves)));
            }
            others.drain(..others.len().saturating_sub(200));
        });
        assert!(accepted > 50 && refused > 1000, "{}: {accepted}, {refused}", variant.id);
    }
}
