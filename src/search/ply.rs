//! One ply of the line that is being searched, and how far its search has come.

use super::node::Node;
use super::order::{Order, Pick};
use super::score::WON;
use super::table::Bound;

/// One ply of the line that is being searched.
pub(super) struct Ply<M> {
    pub(super) position: Box<dyn Node<M>>,
    pub(super) key: u64,
    pub(super) order: Order<M>,
    pub(super) killers: [Option<M>; 2],
    /// The static value, if the side to move has nothing to answer.
    pub(super) value: Option<i32>,
    /// Whether the position was reached by handing the move over.
    pub(super) is_passed: bool,
    /// The best continuation found so far.
    pub(super) line: Vec<M>,
    /// The quiet moves that were looked at.
    pub(super) tried: Vec<M>,
    pub(super) look: Look<M>,
}

/// How far the search of one position has come.
#[derive(Clone, Copy)]
pub(super) struct Look<M> {
    pub(super) depth: i32,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) is_principal: bool,
    pub(super) is_pressed: bool,
    /// Whether the static value is higher than two plies before.
    pub(super) grows: bool,
    /// How many moves were searched or overlooked, the current one included.
    pub(super) number: usize,
    /// Whether Q12 forbids a move.
    pub(super) forbidden: bool,
    /// The best score so far, its move if it raised `alpha`, and the meaning of the score.
    pub(super) score: i32,
    pub(super) best: Option<M>,
    pub(super) bound: Bound,
    /// The move being searched, `less` plies less deeply and in a window up to `top`; none while the turn is
    /// passed.
    pub(super) pick: Option<Pick<M>>,
    pub(super) less: i32,
    pub(super) top: i32,
}

impl<M> Look<M> {
    pub(super) const fn new(depth: i32, alpha: i32, beta: i32) -> Look<M> {
        Look {
            depth,
            alpha,
            beta,
            is_principal: beta - alpha > 1,
            is_pressed: false,
            grows: false,
            number: 0,
            forbidden: false,
            score: -WON,
            best: None,
            bound: Bound::Upper,
            pick: None,
            less: 0,
            top: beta,
        }
    }
}

/// Where the search goes next.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// Search the position of the next ply, in a window as its side to move sees it.
    Down { depth: i32, alpha: i32, beta: i32 },
    /// Return the score of this ply to the ply before.
    Up(i32),
}

impl<M: Copy + Eq + 'static> Ply<M> {
    pub(super) fn new(position: Box<dyn Node<M>>, is_selective: bool) -> Self {
        let (key, order, killers) = (position.key(), Order::new(is_selective), [None; 2]);
        let (line, tried, look) = (Vec::new(), Vec::new(), Look::new(0, 0, 0));
        Ply { position, key, order, killers, value: None, is_passed: false, line, tried, look }
    }
}
