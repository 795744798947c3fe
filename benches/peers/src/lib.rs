//! Perft as each library does it fastest, with the last ply counted and not played.

/// The positions, by the number that [`perft`] takes.
pub const POSITIONS: [&str; 2] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
];

/// Called from JavaScript: library 0 is shakmaty, 1 is cozy-chess.
#[unsafe(no_mangle)]
pub extern "C" fn perft(library: u32, position: u32, depth: u32) -> u64 {
    let fen = POSITIONS[position as usize];
    match library {
        0 => shakmaty_perft(fen, depth),
        _ => cozy_perft(&fen.parse().expect("a valid FEN"), depth),
    }
}

/// shakmaty's own.
pub fn shakmaty_perft(fen: &str, depth: u32) -> u64 {
    use shakmaty::{CastlingMode, Chess, fen::Fen};
    let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
    shakmaty::perft(&position, depth)
}

/// As in cozy-chess' perft example, in its mode that counts in bulk.
pub fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
