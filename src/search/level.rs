//! Ten levels of strength, from a first game to full strength.

use super::root::Limits;
use super::tree::Blindness;

/// How a level plays.
struct Level {
    /// The largest number of positions, and the largest depth in plies.
    nodes: u64,
    depth: u32,
    /// How many of a thousand moves are overlooked: its own, and the opponent's answers.
    blind: Option<(u16, u16)>,
    /// How much better than others a move off the board must be in the opening, in hundredths of a pawn.
    reluctance: i32,
}

static LEVELS: [Level; 10] = [
    Level { nodes: 2_000, depth: 1, blind: Some((500, 850)), reluctance: 150 },
    Level { nodes: 2_000, depth: 2, blind: Some((350, 650)), reluctance: 150 },
    Level { nodes: 3_000, depth: 2, blind: Some((200, 400)), reluctance: 150 },
    Level { nodes: 4_000, depth: 3, blind: Some((120, 250)), reluctance: 150 },
    Level { nodes: 4_000, depth: 4, blind: Some((50, 120)), reluctance: 0 },
    Level { nodes: 8_000, depth: 99, blind: None, reluctance: 0 },
    Level { nodes: 22_000, depth: 99, blind: None, reluctance: 0 },
    Level { nodes: 60_000, depth: 99, blind: None, reluctance: 0 },
    Level { nodes: 165_000, depth: 99, blind: None, reluctance: 0 },
    Level { nodes: 450_000, depth: 99, blind: None, reluctance: 0 },
];

impl Limits {
    /// The number of levels.
    pub const LEVELS: usize = LEVELS.len();

    /// Returns the limits of a level from 1 to [`Limits::LEVELS`]. Weak levels overlook moves, the weakest also
    /// keep their pieces on the board in the opening; strong levels search more positions.
    pub fn of_level(level: usize, seed: u64) -> Option<Limits> {
        let Level { nodes, depth, blind, reluctance } = *LEVELS.get(level.checked_sub(1)?)?;
        let blindness = blind.map(|(own, answers)| Blindness { seed, own, answers });
        Some(Limits { nodes, depth, seed, blindness, reluctance, ..Limits::TO_PLAY })
    }
}
