//! Where the pieces stand at the start (H4, H18).

use super::geometry::{Axial, Cell, Layout};
use crate::notation::Cursor;
use crate::role::Role;
use crate::{Code, Side};

const HEX4D: &str = "KC1c1 NC1b1 NC1d1 BC1a1 BC1e1 QC1c2 RC1b2 RC1d2 BC1c3 PC1a2 PC1b3 PC1c4 PC1d3 PC1e2 \
                     PB1b1 PB1c1 PB1d1 PB1c2 PD1b1 PD1c1 PD1d1 PD1c2 PC2b2 PC2c2 PC2d2 PC2c3";
const GLINSKI: &str = "Kg1 Qe1 Bf1 Bf2 Bf3 Nd1 Nh1 Rc1 Ri1 Pb1 Pc2 Pd3 Pe4 Pf5 Pg4 Ph3 Pi2 Pk1";

/// Returns Black's cell that mirrors White's: the image after half a turn (H4), or in `glinski` the same file
/// from above (H18).
fn mirrored(layout: Layout, cell: Cell) -> Option<Cell> {
    let mirror = |Axial { q, r }: Axial| Axial { q: if layout.four { -q } else { q }, r: -r };
    let [board, place] = layout.axials(cell).map(mirror);
    let place = if layout.four { place } else { Axial { r: place.r - place.q, ..place } };
    layout.find([board, place])
}

/// Passes all pieces of the start to `put`.
pub(super) fn start(layout: Layout, put: &mut dyn FnMut(Side, Role, Cell)) {
    for piece in (if layout.four { HEX4D } else { GLINSKI }).split(' ') {
        let mut cursor = Cursor::new(piece, Code::BadPosition);
        let role = cursor.eat_map(Role::of_letter).map(|(_, role)| role);
        let cell = layout.read(&mut cursor);
        let black = cell.and_then(|cell| mirrored(layout, cell));
        if let (Some(role), Some(white), Some(black)) = (role, cell, black) {
            put(Side::White, role, white);
            put(Side::Black, role, black);
        }
    }
}
