//! Games of the engine against itself whose positions are looked at.

use crate::dice::Dice;
use hyperply::catalog::{AnyGame, AnyMove};
use hyperply::describe::Describe;
use hyperply::search::{AnyEngine, Limits, Line};
use hyperply::{Error, Game, Session, convert, rule_sets};

/// A game without a winner is given up after so many moves.
const LONGEST: usize = 100;

/// Moves at random by the first rules that go with these boards and pieces, captures first, until so many pieces are
/// left; by some rules hardly a capture is reachable.
pub fn thinned(id: &str, pieces: usize, dice: &mut Dice) -> Result<Session<AnyGame>, Error> {
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

/// A position with the best lines that the engine saw there.
pub type Seen = (AnyGame, Vec<Line<AnyMove>>);

/// The best lines, out of so many positions.
pub fn think(
    engine: &mut AnyEngine,
    game: &Session<AnyGame>,
    limits: Limits,
) -> Result<Vec<Line<AnyMove>>, Error> {
    let mut thinking = engine.think(game, limits)?;
    while !thinking.go_on(u64::MAX) {}
    Ok(thinking.report().map_or(Vec::new(), |report| report.lines))
}

/// Any legal move.
pub fn any_move(game: &Session<AnyGame>, dice: &mut Dice) -> Option<AnyMove> {
    dice.pick(&game.legal_moves())
}

/// A legal move of any kind: rare kinds are as likely as others.
pub fn any_kind(game: &Session<AnyGame>, dice: &mut Dice) -> Option<AnyMove> {
    let moves: Vec<_> =
        game.legal_moves().into_iter().map(|m| (game.position().describe(&m).kind, m)).collect();
    let mut kinds: Vec<&str> = moves.iter().map(|(kind, _)| *kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let kind = dice.pick(&kinds)?;
    let of_kind: Vec<AnyMove> = moves.iter().filter(|(of, _)| *of == kind).map(|(_, m)| *m).collect();
    dice.pick(&of_kind)
}

/// Plays on, one move in four by chance. Returns the positions, and whether somebody won.
pub fn play(
    mut game: Session<AnyGame>,
    limits: Limits,
    chance: fn(&Session<AnyGame>, &mut Dice) -> Option<AnyMove>,
    dice: &mut Dice,
) -> Result<(Vec<Seen>, bool), Error> {
    let mut engine = AnyEngine::new(game.position(), 1 << 20);
    let mut seen = Vec::new();
    while game.outcome().is_none() && seen.len() < LONGEST {
        let lines = think(&mut engine, &game, Limits { seed: dice.roll(), ..limits })?;
        let best = lines.first().map(|line| line.moves[0]);
        let random = if dice.below(4) == 0 { chance(&game, dice) } else { None };
        let Some(m) = random.or(best) else { break };
        seen.push((game.position().clone(), lines));
        game.play(&m)?;
    }
    Ok((seen, game.outcome().is_some_and(|outcome| outcome.winner.is_some())))
}
