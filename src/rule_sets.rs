//! Variants that share boards and pieces: which they are, a position of one under the rules of another, and
//! which moves only one of the two allows.

use crate::catalog::{AnyGame, AnyMove, VARIANTS, variant};
use crate::describe::Describe;
use crate::error::shown;
use crate::game::Game;
use crate::words::{Message, Moves, say};
use crate::{Code, Error, Language, Style};
use std::collections::BinaryHeap;

/// Returns the ids of the variants whose games start with the same pieces on the same cells, in the order of
/// the catalog and including the given one.
///
/// ```
/// # #[cfg(feature = "timeout")] {
/// assert_eq!(hyperply::rule_sets("tower")?, ["tower", "timeout", "timeout-declared"]);
/// # }
/// # Ok::<(), hyperply::Error>(())
/// ```
///
/// # Errors
///
/// Fails if there is no such variant.
pub fn rule_sets(id: &str) -> Result<Vec<&'static str>, Error> {
    let family = variant(id)?.family;
    let pieces = AnyGame::start(id)?.pieces();
    let others = VARIANTS.iter().filter(|other| other.family == family).map(|other| other.id);
    Ok(others.filter(|other| AnyGame::start(other).is_ok_and(|start| start.pieces() == pieces)).collect())
}

/// Returns the same position under the rules of another variant with the same boards and pieces: pieces,
/// boards and turn, and rights as far as they mean the same there. Drops an en-passant right that allows no
/// capture there.
///
/// # Errors
///
/// Fails if the variants do not share boards and pieces, or if a part of the position has no place in the
/// other. The error names that part and the rule.
pub fn convert(game: &AnyGame, id: &str) -> Result<AnyGame, Error> {
    let (own, sets) = (game.variant(), rule_sets(game.variant())?);
    variant(id)?;
    if !sets.contains(&id) {
        let others: Vec<String> = sets.into_iter().filter(|&other| other != own).map(String::from).collect();
        let id = shown(id);
        let reason: Message = match others[..] {
            [] => say::SharesWithNone { id, own }.into(),
            _ => say::SharesWith { id, own, others }.into(),
        };
        return Err(Error::of(Code::BadArgument, reason));
    }
    game.under(id).map_err(|error| {
        let reason = say::NoSuchPosition { id: shown(id), reason: error.reason() };
        let refused = Error::of(Code::BadPosition, reason).with_cells(error.cells());
        match error.rule() {
            Some(rule) => refused.with_rule(rule),
            None => refused,
        }
    })
}

/// The largest number of differing moves that [`compare`] explains.
pub const MAX_DIFFERENCES: usize = 10_000;

/// The moves that two rule sets allow in one position.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Comparison {
    /// The position under the other rules.
    pub other: AnyGame,
    /// The moves that both rule sets allow, as moves of the given position.
    pub both: Vec<AnyMove>,
    /// The moves that are legal only in the given position, each with the reason why the other rules forbid
    /// it.
    pub here: Vec<(AnyMove, Error)>,
    /// The moves that are legal only under the other rules, each with the reason why the given position
    /// forbids it.
    pub there: Vec<(AnyMove, Error)>,
}

/// Compares the legal moves of a position with those under the rules of another variant: returns the moves
/// that both have, and for each other move the rule that forbids it. Moves with the same canonical text (C3)
/// are the same.
///
/// # Errors
///
/// Fails like [`convert`], and if more than [`MAX_DIFFERENCES`] moves differ.
pub fn compare(game: &AnyGame, id: &str) -> Result<Comparison, Error> {
    let other = convert(game, id)?;
    let (both, here) = divided(game, &other)?;
    let (_, there) = divided(&other, game)?;
    Ok(Comparison { other, both, here, there })
}

type Divided = (Vec<AnyMove>, Vec<(AnyMove, Error)>);

/// Returns the legal moves of a position that another also has, and those that it lacks, each with the
/// reason.
fn divided(game: &AnyGame, other: &AnyGame) -> Result<Divided, Error> {
    // A heap needs a tenth of the code of sorting.
    let theirs: BinaryHeap<String> = other.legal_moves().iter().map(|m| other.move_text(m)).collect();
    let theirs = theirs.into_sorted_vec();
    let (mut both, mut only) = (Vec::new(), Vec::new());
    for m in game.legal_moves() {
        let text = game.move_text(&m);
        if theirs.binary_search(&text).is_ok() {
            both.push(m);
            continue;
        }
        if only.len() == MAX_DIFFERENCES {
            let reason = say::TooManyDifferences { most: MAX_DIFFERENCES, id: other.variant() };
            return Err(Error::of(Code::TooComplex, reason));
        }
        let error = match other.parse_move(&text, Language::English) {
            Ok(_) => {
                let write = |language| game.format_move(&m, Style { language, ..Style::default() });
                Error::illegal("C3", say::AnotherMoveThere { notation: Moves::one(write) })
            }
            Err(error) if error.rule().is_none() => error.with_rule("C3"),
            Err(error) => error,
        };
        only.push((m, error));
    }
    Ok((both, only))
}
