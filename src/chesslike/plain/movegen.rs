//! Legal moves.

use super::position::{Move, Position};
use super::rules::Plain;
use crate::chesslike::board::cells;
use crate::role::Role;

impl<G: Plain> Position<G> {
    /// Calls `found` with the legal moves, or only with those that capture or promote, regardless of the
    /// clock.
    pub(super) fn generate(&self, only_noisy: bool, mut found: impl FnMut(Move)) {
        let us = self.turn;
        let enemies = self.board.side(us.other());
        let king = self.board.king(us);
        let shields = G::lines(king) & self.board.side(us);
        // Only a piece that leaves a line to the king can open one, and only if a rider looks along it.
        let is_safe = G::attackers(&self.board.without(shields), king, us.other()) == 0;
        let in_check = self.is_check();
        let roles = G::ROLES.iter().copied();
        for (role, from) in
            roles.flat_map(|role| cells(self.board.of(us, role)).map(move |from| (role, from)))
        {
            let safe = !in_check && role != Role::King && (is_safe || shields & from.bit() == 0);
            let reach = G::reach(&self.board, us, role, from);
            for to in cells(if only_noisy && role != Role::Pawn { reach & enemies } else { reach }) {
                let captures = enemies & to.bit() != 0;
                let promotes = role == Role::Pawn && G::is_last(us, to);
                if only_noisy && !captures && !promotes {
                    continue;
                }
                let mut m = Move { role, from, to, captures, promotion: None };
                // A captured piece leaves a line, too, if the capturing piece does not stay in its place.
                let opens = captures && G::ends(to) != to;
                if (!safe || opens) && Self::in_check(&self.moved(&m), us) {
                    continue;
                }
                if promotes {
                    for &promotion in G::PROMOTIONS {
                        m.promotion = Some(promotion);
                        found(m);
                    }
                } else {
                    found(m);
                }
            }
        }
    }

    pub(super) fn count(&self) -> u64 {
        let mut count = 0;
        self.generate(false, |_| count += 1);
        count
    }
}
