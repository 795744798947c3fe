//! Deliberately naive reference implementations (test oracles), one for each family of games. Each was written from
//! the rule pages alone, independently of the library.

mod alike;
mod hex4d;
mod quarx;
mod raumschach;
mod timeout;
mod trid;

/// Calls a function of the family to which a position belongs.
macro_rules! family {
    ($position:expr, $function:ident $(, $argument:expr)*) => {
        match $position.split([' ', '-']).next() {
            Some("hex4d" | "glinski") => alike::$function::<hex4d::Position>($position $(, $argument)*),
            Some("quarx" | "draughts") => alike::$function::<quarx::Position>($position $(, $argument)*),
            Some("raumschach") => alike::$function::<raumschach::Position>($position $(, $argument)*),
            Some("trid") => alike::$function::<trid::Position>($position $(, $argument)*),
            Some("chess" | "timeout" | "tower") => alike::$function::<timeout::Position>($position $(, $argument)*),
            _ => panic!("no reference plays {}", $position),
        }
    };
}

/// The text of the start position of a variant; `None` if no reference plays it.
pub fn start(id: &str) -> Option<String> {
    family!(id, start)
}

/// The canonical texts of all legal moves, sorted; none in a finished position (C4).
pub fn legal_moves(position: &str) -> Result<Vec<String>, String> {
    family!(position, legal_moves)
}

/// The position after a move that is given by its canonical text.
pub fn apply(position: &str, mv: &str) -> Result<String, String> {
    family!(position, apply, mv)
}

/// The positions after all legal moves.
pub fn after(position: &str) -> Result<Vec<String>, String> {
    family!(position, after)
}

/// T23: the agreement on `n` moves in a row.
pub fn agree_speed(position: &str, n: u32) -> Result<String, String> {
    match position.split([' ', '-']).next() {
        Some("chess" | "timeout" | "tower") => timeout::agree_speed(position, n),
        _ => Err("a family without speed moves (T23)".to_string()),
    }
}

/// Parse and write: checks every invariant, and makes the text canonical (C2).
pub fn normalize(position: &str) -> Result<String, String> {
    family!(position, normalize)
}

/// The outcome by the position alone, with the winner where there is one: `checkmate white`, `stalemate`.
pub fn outcome(position: &str) -> Result<Option<String>, String> {
    family!(position, outcome)
}

/// C7. Panics where the position text is not valid.
pub fn perft(position: &str, depth: u32) -> u64 {
    family!(position, perft, depth)
}
