//! Finds forced mates by looking at every move and every answer: the section `mates` of `tests/data/`.

use crate::dice::Dice;
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::search::{AnyEngine, Limits};
use hyperply::{Error, Game, Session, Side, convert, rule_sets};

/// A game without a winner is given up after so many moves.
const LONGEST: usize = 100;
/// So many moves are tried to prove a mate in 1, 2 or 3.
const MOST_TRIED: [u32; 3] = [1_000, 10_000, 2_000_000];

/// Looks whether a side wins with so many moves of its own, whatever is answered; it gives up after some time.
struct Proof {
    us: Side,
    left: u32,
}

impl Proof {
    fn wins(&mut self, game: &AnyGame, moves: u32) -> Option<bool> {
        if let Some(outcome) = game.outcome() {
            return Some(outcome.winner == Some(self.us));
        }
        if moves == 0 {
            return Some(false);
        }
        let ours = game.turn() == self.us;
        let list = game.legal_moves();
        self.left = self.left.checked_sub(list.len() as u32)?;
        let after = |m| {
            let mut after = game.clone();
            after.play_unchecked(m);
            after
        };
        let mut next: Vec<AnyGame> = list.iter().map(after).collect();
        if ours && moves > 1 {
            // What leaves few answers is likely to win.
            next.sort_by_cached_key(Game::count_moves);
        }
        for game in &next {
            if self.wins(game, moves - u32::from(ours))? == ours {
                return Some(ours);
            }
        }
        Some(!ours)
    }
}

/// With how many moves the side to move wins by force, if it is no more than three.
fn mate_in(game: &AnyGame) -> Option<u32> {
    for (moves, left) in (1..).zip(MOST_TRIED) {
        if (Proof { us: game.turn(), left }).wins(game, moves)? {
            return Some(moves);
        }
    }
    None
}

/// Moves at random by the first rules that go with these boards and pieces, captures first, until so many pieces are
/// left; by some rules hardly a capture is reachable.
fn thinned(id: &str, pieces: usize, dice: &mut Dice) -> Result<Session<AnyGame>, Error> {
    let mut game = AnyGame::start(rule_sets(id)?[0])?;
    while game.pieces().len() > pieces {
        let moves = game.legal_moves();
        let takes = |m: &_| game.move_text(m).contains('x');
        let captures: Vec<_> = moves.iter().copied().filter(takes).collect();
        let Some(m) = dice.pick(&captures).or_else(|| dice.pick(&moves)) else { break };
        game.play_unchecked(&m);
    }
    convert(&game, id).map(Session::new)
}

/// The positions of a game in which the engine plays against itself, one move in four at random.
fn play(mut game: Session<AnyGame>, dice: &mut Dice) -> Result<Vec<AnyGame>, Error> {
    let mut engine = AnyEngine::new(game.position(), 1 << 20);
    let mut positions = Vec::new();
    while game.outcome().is_none() && positions.len() < LONGEST {
        let limits = Limits { nodes: 300, seed: dice.roll(), ..Limits::NONE };
        let mut thinking = engine.think(&game, limits)?;
        while !thinking.go_on(u64::MAX) {}
        let best = thinking.report().map(|report| report.lines[0].moves[0]);
        let random = if dice.below(4) == 0 { dice.pick(&game.legal_moves()) } else { None };
        let Some(m) = random.or(best) else { break };
        positions.push(game.position().clone());
        game.play(&m)?;
    }
    Ok(if game.outcome().is_some_and(|outcome| outcome.winner.is_some()) { positions } else { Vec::new() })
}

/// Prints so many mates in two, and in three, from games that begin with so many pieces.
pub fn find(id: &str, count: usize, pieces: usize, seed: u64) -> Result<(), Error> {
    AnyGame::start(id)?;
    let mut dice = Dice::new(seed);
    let mut wanted = [0, 0, count, count];
    while wanted != [0; 4] {
        // What has no place in these rules is left.
        let Ok(game) = thinned(id, pieces, &mut dice) else { continue };
        for position in play(game, &mut dice)?.iter().rev().take(10) {
            let Some(moves @ 2..) = mate_in(position) else { continue };
            if wanted[moves as usize] > 0 {
                wanted[moves as usize] -= 1;
                println!("{moves} {position}");
                break;
            }
        }
    }
    Ok(())
}
