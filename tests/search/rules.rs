//! What only these games have, seen by the search.

#[cfg(feature = "timeout")]
use super::{best, search};
use hyperply::search::Limits;
#[cfg(feature = "timeout")]
use hyperply::{Session, catalog::AnyGame};

#[allow(dead_code)]
const SHALLOW: Limits = Limits { depth: 3, ..Limits::NONE };
#[allow(dead_code)]
const DEEPER: Limits = Limits { depth: 7, ..Limits::NONE };

#[cfg(feature = "timeout")]
#[test]
fn t21_the_weakest_still_eliminates_a_king() {
    // The rook left h2; up to the king nothing stands in its way.
    let open = "timeout-flat 7k/6p1/8/8/8/8/8/K7 w - - 0 9 Rh2:3 -";
    for level in 1..=Limits::LEVELS {
        let found = best(open, Limits::of_level(level, 3).unwrap());
        assert!(found.as_ref().is_some_and(|text| text.contains("h8")), "level {level} plays {found:?}");
    }
    let blocked = "timeout-flat 7k/6pp/8/8/8/8/8/K7 w - - 0 9 Rh2:3 -";
    let found = best(blocked, SHALLOW);
    assert!(!found.as_ref().is_some_and(|text| text.contains("h8")), "{found:?}");
}

#[cfg(feature = "timeout")]
#[test]
fn t23_a_side_that_moves_twice_mates_in_two_plies() {
    let position = "timeout-flat k7/8/8/8/8/8/6R1/K6R w - - 0 1 - 2:1:2";
    let game = Session::new(position.parse::<AnyGame>().unwrap());
    let report = search(&game, DEEPER).unwrap();
    assert_eq!(report.lines[0].mate_in(), Some(2), "{report:?}");
    let alternating =
        Session::new("timeout-flat k7/8/8/8/8/8/6R1/K6R w - - 0 1 - -".parse::<AnyGame>().unwrap());
    assert_ne!(search(&alternating, DEEPER).unwrap().lines[0].mate_in(), Some(2));
}
