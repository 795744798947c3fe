//! The captures found for the side to move, kept with the position.

use super::board::Board;
use super::capture::{self, End, Landing, MAX_MOVES, Search, too_many_moves};
use super::demand::Demand;
use super::geometry::{Cell, cells};
use crate::Error;
use std::fmt::{self, Debug, Formatter};
use std::sync::{Arc, OnceLock};

/// A place for [`Captures`], filled on first use. It is not part of the position itself.
#[derive(Clone, Default)]
pub(super) struct Kept(OnceLock<Arc<Result<Captures, Error>>>);

impl PartialEq for Kept {
    fn eq(&self, _: &Kept) -> bool {
        true
    }
}

impl Eq for Kept {}

impl Debug for Kept {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.get().is_some() { "Kept" } else { "Empty" })
    }
}

impl Kept {
    pub(super) const fn empty() -> Kept {
        Kept(OnceLock::new())
    }

    /// Returns the cached result, or finds it now.
    pub(super) fn get_or_find(
        &self,
        find: impl FnOnce() -> Result<Captures, Error>,
    ) -> &Result<Captures, Error> {
        self.0.get_or_init(|| Arc::new(find()))
    }

    #[inline(always)]
    pub(super) fn get(&self) -> Option<&Result<Captures, Error>> {
        self.0.get().map(|kept| &**kept)
    }
}

/// The captures of the side to move.
pub(super) struct Captures {
    /// How many states they have (Q15).
    states: usize,
    pub(super) demand: Demand,
    /// The legal ones: those that Q8 demands, or all (Q16).
    moves: Vec<(Cell, End<u128>)>,
    /// The numbers of the moves in ascending order of start, end and captured pieces.
    sorted: Vec<u32>,
    /// The landings on their canonical paths.
    landings: Vec<Landing>,
    /// For each start and end, the number of pieces that the first capture takes, among all captures that
    /// cannot continue.
    sizes: Vec<(Cell, Cell, u32)>,
}

impl Captures {
    /// Finds the captures: all of them if a player may choose (Q16).
    ///
    /// # Errors
    ///
    /// Fails if there are too many (Q15).
    pub(super) fn of(board: Board<u128>, is_lenient: bool) -> Result<Captures, Error> {
        let mut found = Captures {
            states: 0,
            demand: Demand::default(),
            moves: Vec::new(),
            sorted: Vec::new(),
            landings: Vec::new(),
            sizes: Vec::new(),
        };
        let most_moves = match is_lenient {
            true => MAX_MOVES.saturating_sub(board.count_steps() as usize),
            false => usize::MAX,
        };
        let mut search = Search::new(board);
        let mut ends = 0;
        for from in cells(board.hunters()) {
            search.run(from)?;
            ends += search.ends().len();
            if ends <= most_moves {
                found.add(is_lenient, from, &search);
            }
        }
        if ends > most_moves {
            return Err(too_many_moves());
        }
        found.states = search.count();
        found.sorted = (0..found.moves.len() as u32).collect();
        let Captures { moves, sorted, .. } = &mut found;
        sorted.sort_unstable_by_key(|&number| order(&moves[number as usize]));
        Ok(found)
    }

    /// Adds the captures of the piece last searched.
    fn add(&mut self, is_lenient: bool, from: Cell, search: &Search<u128>) {
        let mut seen = 0;
        for end in search.ends().iter() {
            if seen & end.to.bit() == 0 {
                seen |= end.to.bit();
                self.sizes.push((from, end.to, end.size()));
            }
        }
        // Layer by layer, so the last end captures the most.
        let most = search.ends().last().map_or(0, End::size);
        if most > self.demand.most && !is_lenient {
            self.moves.clear();
            self.landings.clear();
        }
        self.demand.add(from, most);
        let is_move = |end: &&End<u128>| is_lenient || end.size() == self.demand.most;
        let first = self.moves.len();
        self.moves.extend(search.ends().iter().filter(is_move).map(|end| (from, *end)));
        self.keep_landings(first, search.landings());
    }

    /// Keeps those landings of a piece that lead to the moves from `first` on.
    fn keep_landings(&mut self, first: usize, landings: &[Landing]) {
        let moves = &mut self.moves[first..];
        if moves.is_empty() {
            return;
        }
        // Their new numbers, after marking which of them are wanted.
        let mut numbers = vec![0; landings.len()];
        moves.iter().for_each(|(_, end)| numbers[end.landing as usize] = 1);
        for number in (0..landings.len()).rev() {
            if numbers[number] != 0 {
                numbers[landings[number].parent as usize] = 1;
            }
        }
        for (number, landing) in landings.iter().enumerate() {
            if numbers[number] != 0 {
                numbers[number] = self.landings.len() as u32;
                self.landings.push(Landing { parent: numbers[landing.parent as usize], ..*landing });
            }
        }
        moves.iter_mut().for_each(|(_, end)| end.landing = numbers[end.landing as usize]);
    }

    /// Returns the number of states and of moves.
    pub(super) fn effort(&self) -> u64 {
        (self.states + self.moves.len()) as u64
    }

    /// Returns the starts and ends of those that are moves.
    pub(super) fn moves(&self) -> &[(Cell, End<u128>)] {
        &self.moves
    }

    /// Returns the landing cells of one of the moves, in their canonical order (Q14).
    pub(super) fn path(&self, from: Cell, to: Cell, taken: u128) -> Option<Vec<Cell>> {
        let wanted = (from, to, taken);
        let at = self.sorted.binary_search_by_key(&wanted, |&n| order(&self.moves[n as usize])).ok()?;
        let (_, end) = &self.moves[self.sorted[at] as usize];
        Some(capture::path(&self.landings, end.landing))
    }

    /// Returns the number of pieces captured by the first capture with this start and end, if there is one.
    pub(super) fn size(&self, from: Cell, to: Cell) -> Option<u32> {
        self.sizes.iter().find(|(start, end, _)| (*start, *end) == (from, to)).map(|(_, _, size)| *size)
    }
}

fn order((from, end): &(Cell, End<u128>)) -> (Cell, Cell, u128) {
    (*from, end.to, end.taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quarx::notation::path;
    use crate::quarx::{Move, Position};
    use crate::{Error, Game};

    fn address(position: &Position) -> Option<*const Result<Captures, Error>> {
        position.kept_captures().map(std::ptr::from_ref)
    }

    #[test]
    fn a_search_is_kept_until_the_position_changes() -> Result<(), Error> {
        let mut position: Position = "quarx W:W1111,1144:B2211,4422 0 1".parse()?;
        let found = address(&position);
        assert!(found.is_some(), "reading a text asks for it (Q15)");
        let copy = position.clone();
        let moves = copy.legal_moves();
        assert_eq!((address(&copy), address(&position)), (found, found), "copies share it");
        position.play_unchecked(&moves[0]);
        assert_eq!((address(&copy), address(&position)), (found, None));
        assert!(address(&copy.after(&moves[0])?).is_some());
        let mut bare = copy.clone();
        bare.forget();
        assert_eq!((address(&bare), &bare), (None, &copy), "it is no part of the position");
        assert_eq!((bare.legal_moves(), address(&bare).is_some()), (moves, true));
        Ok(())
    }

    #[test]
    fn what_is_kept_is_what_is_found() -> Result<(), Error> {
        let positions = [
            "quarx W:WK2222,K3131,1221,1111,2132:BK3333,K1414,2323,4444,3423 0 20",
            "quarx-huff W:WK2222,K3131,1221,1111,2132:BK3333,K1414,2323,4444,3423 0 20 -",
            "quarx W:WK2213,1111,K4341:BK1223,2211,K2231,K2242,K2334,3333,K3122,K3243,K3423,K4233 0 1",
            "quarx-huff W:WK2213,1111,K4341:BK1223,2211,K2231,K2242,K2334,3333,K3122,K3243,K3423,K4233 0 1 -",
            "draughts W:WK46,K47,8:BK5,K15,43,44,13 0 60",
        ];
        for text in positions {
            let kept: Position = text.parse()?;
            let mut bare = kept.clone();
            bare.forget();
            let mut moves = Vec::new();
            bare.legal_moves_into(&mut moves);
            assert!(moves.iter().any(|m| matches!(m, Move::Capture { .. })), "{text}");
            for m in &moves {
                assert_eq!(path(&kept, m), path(&bare, m), "{}", bare.move_text(m));
                assert_eq!(kept.move_text(m), bare.move_text(m));
            }
            assert_eq!(bare.count_moves(), moves.len() as u64);
            assert!(address(&bare).is_none(), "what counts and lists for perft keeps nothing");
            assert_eq!((kept.legal_moves(), kept.count_moves()), (moves.clone(), moves.len() as u64));
        }
        Ok(())
    }
}
