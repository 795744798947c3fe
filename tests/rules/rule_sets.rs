//! Rule sets: which variants share boards and pieces, a position of one by the rules of another, and what differs.

use crate::citations::Known;
use crate::common::visit::{starts, visit};
use hyperply::catalog::{AnyGame, VARIANTS, variant};
use hyperply::describe::Describe;
use hyperply::{Code, Comparison, Error, Game, Language, compare, convert, rule_sets};
use std::collections::BTreeSet;

fn game(text: &str) -> AnyGame {
    AnyGame::from_variant_or_text(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn converted(text: &str, id: &str) -> String {
    convert(&game(text), id).unwrap_or_else(|error| panic!("{error}: {text}")).to_string()
}

fn refused(text: &str, id: &str) -> Error {
    convert(&game(text), id).expect_err(text)
}

/// The canonical texts of moves in one of the lists of a comparison.
fn texts(
    game: &AnyGame,
    moves: &[(hyperply::catalog::AnyMove, Error)],
) -> Vec<(String, Option<&'static str>)> {
    moves.iter().map(|(m, error)| (game.move_text(m), error.rule())).collect()
}

#[test]
fn they_share_boards_and_pieces() {
    let sets: [&[&str]; 4] = [
        &["chess", "timeout-flat"],
        &["tower", "timeout", "timeout-declared"],
        &["quarx", "quarx-huff"],
        &["trid", "trid-strict", "trid-meder"],
    ];
    for id in VARIANTS.iter().map(|variant| variant.id) {
        let set = sets.into_iter().find(|set| set.contains(&id));
        assert_eq!(rule_sets(id).unwrap(), set.unwrap_or(&[id]), "{id}");
    }
    assert_eq!(rule_sets("nothing").unwrap_err().code(), Code::UnknownVariant);
}

#[test]
fn the_starts_go_over_into_each_other() {
    for variant in VARIANTS {
        for other in rule_sets(variant.id).unwrap() {
            assert_eq!(convert(&game(variant.id), other).unwrap(), game(other), "{} to {other}", variant.id);
        }
    }
}

#[test]
fn other_boards_are_refused() {
    let error = refused("quarx", "trid");
    assert_eq!(error.code(), Code::BadArgument);
    assert_eq!(error.message(), "`trid` doesn't share boards and pieces with `quarx`; quarx-huff does.");
    let error = refused("trid", "chess");
    assert_eq!(
        error.message(),
        "`chess` doesn't share boards and pieces with `trid`; trid-strict, trid-meder do."
    );
    let error = refused("hex4d", "glinski");
    assert_eq!(
        error.message(),
        "`glinski` doesn't share boards and pieces with `hex4d`, and no other variant does."
    );
    assert_eq!(refused("trid", "nothing").code(), Code::UnknownVariant);
    assert_eq!(game("quarx").under("draughts").unwrap_err().code(), Code::BadArgument);
}

/// What can be carried over keeps its pieces, its turn and its clocks, and comes back.
#[test]
fn what_is_carried_over_stays() {
    for variant in VARIANTS {
        let mut carried = 0;
        for other in rule_sets(variant.id).unwrap() {
            visit(variant.id, 2, 40, |game, _, _| match convert(game, other) {
                Ok(there) => {
                    carried += 1;
                    assert_eq!((there.pieces(), there.turn()), (game.pieces(), game.turn()), "{game}");
                    let [one, same] = [game, &there].map(Describe::status);
                    assert_eq!((one.clock, one.number), (same.clock, same.number), "{game}");
                    assert_eq!(there.to_string().parse::<AnyGame>().unwrap(), there, "{game}");
                }
                Err(error) => {
                    assert_eq!(error.code(), Code::BadPosition, "{game}");
                    assert!(error.rule().is_some() && error.at().is_none(), "{error}: {game}");
                    assert!(
                        error.message().starts_with(&format!("This position doesn't exist in `{other}`: "))
                    );
                }
            });
        }
        assert!(carried > 20, "{}: {carried}", variant.id);
    }
}

/// Each move that one allows is in one list, and in the other's list of the kind that it is there.
#[test]
fn a_comparison_has_each_move_once() {
    for variant in VARIANTS {
        for other in rule_sets(variant.id).unwrap() {
            for game in starts(variant.id) {
                let Ok(Comparison { other: there, both, here, there: only_there, .. }) =
                    compare(&game, other)
                else {
                    continue;
                };
                let list = |game: &AnyGame, moves: &mut dyn Iterator<Item = &hyperply::catalog::AnyMove>| {
                    moves.map(|m| game.move_text(m)).collect::<BTreeSet<String>>()
                };
                let all = |game: &AnyGame| list(game, &mut game.legal_moves().iter());
                let shared = list(&game, &mut both.iter());
                let [ours, theirs] = [
                    list(&game, &mut here.iter().map(|(m, _)| m)),
                    list(&there, &mut only_there.iter().map(|(m, _)| m)),
                ];
                assert_eq!(shared, all(&game).intersection(&all(&there)).cloned().collect(), "{game}");
                assert_eq!(ours, all(&game).difference(&all(&there)).cloned().collect(), "{game}");
                assert_eq!(theirs, all(&there).difference(&all(&game)).cloned().collect(), "{game}");
                for (known, moves) in [(&there, here), (&game, only_there)] {
                    let rules = Known::of(super_variant(known));
                    for (_, error) in moves {
                        assert!(error.rule().is_some(), "{error} in {known}");
                        rules.check(&error, &known.to_string());
                    }
                }
            }
        }
    }
}

fn super_variant(game: &AnyGame) -> &'static hyperply::catalog::Variant {
    variant(game.variant()).unwrap()
}

// What each rule set says of the same move, by its rule.

#[test]
fn d18_m5_m6_first_moves_that_only_meder_allows() {
    let start = game("trid");
    let comparison = compare(&start, "trid-meder").unwrap();
    assert_eq!((comparison.both.len(), comparison.here.len(), comparison.there.len()), (10, 0, 10));
    // D6: from the edge of a main board no step leads to another.
    for (text, rule) in texts(&comparison.other, &comparison.there) {
        assert_eq!(rule, Some("D6"), "{text}");
        assert!(text.ends_with("(4)"), "{text}");
    }
    let comparison = compare(&start, "trid-strict").unwrap();
    assert_eq!((comparison.both.len(), comparison.here.len(), comparison.there.len()), (10, 0, 0));
}

#[test]
fn t15_t30_t33_time_outs_differ() {
    let tower = compare(&game("timeout"), "tower").unwrap();
    assert_eq!((tower.both.len(), tower.here.len(), tower.there.len()), (816, 55, 0));
    assert!(tower.here.iter().all(|(_, error)| error.rule() == Some("T33")));
    let declared = compare(&game("timeout"), "timeout-declared").unwrap();
    assert_eq!((declared.both.len(), declared.here.len(), declared.there.len()), (816, 55, 495));
    assert!(declared.here.iter().chain(&declared.there).all(|(_, error)| error.rule() == Some("T30")));
    let chess = compare(&game("timeout-flat"), "chess").unwrap();
    assert_eq!((chess.both.len(), chess.here.len(), chess.there.len()), (20, 15, 0));
    assert!(chess.here.iter().all(|(_, error)| error.rule() == Some("T32")));
}

#[test]
fn q8_q16_a_capture_must_be_made_or_may_be_missed() {
    let text = "quarx W:W1111,2211:B1221 0 1";
    let comparison = compare(&game(text), "quarx-huff").unwrap();
    assert!(comparison.here.is_empty());
    let captures: Vec<String> = comparison.both.iter().map(|m| game(text).move_text(m)).collect();
    assert!(captures.iter().all(|text| text.contains('x')), "{captures:?}");
    assert!(!comparison.there.is_empty());
    for (text, rule) in texts(&comparison.other, &comparison.there) {
        assert_eq!(rule, Some("Q8"), "{text}");
    }
}

#[test]
fn t15_t23_what_is_away_or_runs_has_no_place_in_the_tower() {
    let at = |rest: &str| {
        format!(
            "timeout 7/7/7/7/7/7/7|7/7/7/7/3P3/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/3K3|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 30 {rest}"
        )
    };
    let error = refused(&at("Qb3L4:3,ng7L1:1 -"), "tower");
    assert_eq!((error.code(), error.rule()), (Code::BadPosition, Some("T33")));
    assert_eq!(error.cells(), ["b3L4", "g7L1"]);
    assert_eq!(refused(&at("- 3:1:2"), "tower").rule(), Some("T33"));
    assert_eq!(converted(&at("- -"), "tower"), at("").trim_end().replace("timeout", "tower"));
    // T30: how long it will be away can be forgotten, but not made up.
    let error = refused(&at("Qb3L4:3 -"), "timeout-declared");
    assert_eq!((error.rule(), error.cells()), (Some("T30"), &["b3L4".to_string()][..]));
    let declared = at("Pc3L4:3/9,Qb3L4:3/5 -").replace("timeout", "timeout-declared");
    assert_eq!(converted(&declared, "timeout"), at("Pc3L4:3,Qb3L4:3 -"));
    // T19, T26: on the board of seven ranks the rounds of a pawn on c5 stop growing at 2.
    let declared = at("Pc5L4:3/9 -").replace("timeout", "timeout-declared");
    assert_eq!(converted(&declared, "timeout"), at("Pc5L4:2 -"));
    // T32: so with one board.
    let flat = "timeout-flat 4k3/8/8/8/8/8/8/4K3 w - - 0 1 Qd1:3 -";
    assert_eq!(refused(flat, "chess").rule(), Some("T32"));
    assert_eq!(
        converted("chess 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "timeout-flat"),
        "timeout-flat 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 - -"
    );
}

#[test]
fn q16_a_choice_that_is_due_has_no_place_in_quarx() {
    let mut huff = game("quarx-huff W:W1111,2211:B1221,3333 0 1 -");
    // White misses a capture; with one piece that could make it, nothing is left to choose.
    assert_eq!(convert(&huff, "quarx").unwrap().to_string(), "quarx W:W1111,2211:B1221,3333 0 1");
    let missed =
        huff.legal_moves().into_iter().find(|m| !huff.describe(m).extras.texts("forfeits").is_empty());
    huff.play(&missed.expect("a move that misses the capture")).unwrap();
    match convert(&huff, "quarx") {
        Ok(there) => assert!(huff.to_string().ends_with(" -"), "{there}"),
        Err(error) => assert_eq!(error.rule(), Some("Q16")),
    }
}

#[test]
fn d13_m2_m3_m12_boards_and_pawns_that_have_no_place() {
    let at = |variant: &str, boards: &str| format!("{variant} 4/4/4/4|4/4/4/4|4/3p/4/4 {boards} w - - - 0 9");
    // M2: no board hangs.
    let hanging = at("trid", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(1)w:2/2,QL6(7)b:2/2");
    let error = refused(&hanging, "trid-meder");
    assert_eq!((error.rule(), error.cells()), (Some("M2"), &["QL1(1)".to_string()][..]));
    // M3: each side owns two.
    let three = at("trid", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL6(7)w:2/2");
    assert_eq!(refused(&three, "trid-meder").rule(), Some("M18"));
    // D13: who stands alone on a board controls it, whoever owned it.
    let lone = at("trid-meder", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)b:2/N1,QL6(7)w:2/2");
    let controlled = at("trid", "KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/N1,QL6(7)w:2/2");
    assert_eq!(converted(&lone, "trid"), controlled);
    // M12: nothing waits in trid.
    let waiting =
        "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";
    let error = refused(waiting, "trid");
    assert_eq!((error.rule(), error.cells()), (Some("C2"), &["b8(6)".to_string()][..]));
    // M7: a king may be attacked by Meder's rules alone, with the other side to move.
    let checked =
        "trid 4/4/4/R3|4/4/4/4|k3/4/4/4 KL1(3)w:2/K1,KL6(7)b:2/2,QL1(3)w:2/2,QL6(7)b:2/2 w - - - 0 9";
    assert_eq!(refused(checked, "trid-meder").rule(), Some("C2"));
}

/// A record of one is refused by the other with the first move that differs.
#[test]
fn a_record_of_other_rules_is_refused_where_it_differs() {
    use hyperply::record::Record;
    let text = "[Variant \"trid-meder\"]\n\n1. Pb2(2)-b3(2) Pb7(6)-b6(6) 2. Nb1(2)-c3(4) *\n";
    assert!(Record::read(text, Language::English).is_ok());
    let error = Record::read(&text.replace("trid-meder", "trid"), Language::English).unwrap_err();
    assert_eq!((error.code(), error.rule()), (Code::BadRecord, Some("D6")));
    assert!(
        error.message().contains("2. Nb1(2)-c3(4)") || error.message().contains("Nb1(2)-c3(4)"),
        "{error}"
    );
}

#[test]
fn a_text_that_means_another_move_under_the_other_rules_says_so() {
    // A king that may stop after one capture, and the four captures that end on the same cell.
    let huffing = game("quarx-huff W:WK4411:B2431,4231,3322,1342 0 9 -");
    let comparison = compare(&huffing, "quarx").unwrap();
    let text = "4411x4141";
    let (_, error) = comparison.here.iter().find(|(m, _)| huffing.move_text(m) == text).unwrap();
    assert_eq!(error.rule(), Some("C3"));
    assert_eq!(error.message(), "`4411x4141` means a different move there.");
    assert_eq!(error.message_in(Language::German), "`4411x4141` ist dort ein anderer Zug.");
    let meant = comparison.other.parse_move(text, Language::English).unwrap();
    assert_eq!(comparison.other.move_text(&meant), "4411x1144x1441x4411x4141");
}
