//! The JavaScript surface, run in a browser: the shapes of `wasm/js/types.d.ts`, and what is thrown.
#![cfg(all(target_arch = "wasm32", feature = "default", feature = "js"))]

use hyperply::catalog::VARIANTS;
use hyperply::wasm::game::GameHandle;
use hyperply::wasm::{
    agree_speed, apply, compare, convert, explain, format_notation, initial_position, legal_moves,
    parse_notation, perft, pieces, problems, rematerialize_targets, rule_sets, status, threats, variants,
};
use js_sys::{Array, Function, JSON, Object, Reflect, Symbol};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const NONE: JsValue = JsValue::UNDEFINED;
/// White: Ke1, Ra1, Rh1, Pb7, Pg2, two pawns from c2 and a queen from d4 away; Black: kh8, ra8, nf6,
/// ph7, a rook from b5 away.
const POSITION: &str = "timeout-flat r6k/1P5p/5n2/8/8/8/6P1/R3K2R w KQ - 3 9 Pc2:1,Pc2:3,Qd4:2,rb5:4 -";
/// White: KC1c1, NC2c2; Black: kC5c5 alone, confined to its board.
const HEXAGONS: &str = "hex4d 19/19/19/19/19/19/19/7K11/8N10/19/19/11k7/19/19/19/19/19/19/19 w -i - 0 1";
const CHECK: &str = "timeout 7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7|3k3/7/7/7/7/7/3K3|7/7/7/7/7/3r3/7|\
                     7/7/7/7/7/7/7|7/7/7/7/7/7/7|7/7/7/7/7/7/7 w - - 0 1 Rd3L1:1 -";

fn js(text: &str) -> JsValue {
    JsValue::from_str(text)
}

/// A property by its path, as `geometry.boards.0.id`.
fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| {
        Reflect::get(&value, &js(name)).unwrap_or_else(|_| panic!("no `{path}`"))
    })
}

fn int(n: u32) -> JsValue {
    JsValue::from(n)
}

/// A value as JSON with the names of properties in order.
fn json(value: &JsValue) -> String {
    let sort = "(name, x) => x && typeof x === 'object' && !Array.isArray(x) \
                ? Object.fromEntries(Object.entries(x).sort()) : x";
    let write = Function::new_with_args("value", &format!("return JSON.stringify(value, {sort})"));
    write.call1(&NONE, value).expect("plain data").as_string().expect("JSON")
}

/// Checks the whole of a value, whatever the order of its properties.
fn assert_json(value: &JsValue, expected: &str) {
    assert_eq!(json(value), json(&JSON::parse(expected).expect(expected)));
}

/// The names of an object's properties, sorted.
fn keys(value: &JsValue) -> String {
    let object: &Object = value.unchecked_ref();
    let mut keys: Vec<String> = Object::keys(object).iter().filter_map(|key| key.as_string()).collect();
    keys.sort();
    keys.join(" ")
}

fn items(value: &JsValue) -> Vec<JsValue> {
    assert!(Array::is_array(value), "a list");
    Array::from(value).to_vec()
}

/// Evaluates a JavaScript expression.
fn eval(code: &str) -> JsValue {
    Function::new_no_args(&format!("return {code}")).call0(&JsValue::NULL).expect(code)
}

/// The one item of a list whose property has a value.
fn find(list: &JsValue, name: &str, value: &str) -> JsValue {
    let found: Vec<JsValue> = items(list).into_iter().filter(|item| get(item, name) == js(value)).collect();
    assert_eq!(found.len(), 1, "{name} {value} in {}", json(list));
    found[0].clone()
}

/// Checks that an error is one of ours, with this code.
fn assert_error(error: &JsValue, code: &str) {
    assert!(error.is_instance_of::<js_sys::Error>(), "{error:?}");
    assert_eq!(get(error, "name"), js("HyperplyError"));
    assert_eq!(get(error, "code"), js(code), "{error:?}");
    assert!(!get(error, "message").as_string().expect("a message").is_empty());
}

#[wasm_bindgen_test]
fn variants_are_listed() {
    let list = variants().unwrap();
    let ids: Vec<String> = items(&list).iter().map(|v| get(v, "id").as_string().unwrap()).collect();
    assert!(ids.iter().eq(VARIANTS.iter().map(|variant| variant.id)));
    for (variant, known) in items(&list).into_iter().zip(VARIANTS) {
        assert_eq!(
            keys(&variant),
            "declared dimensions family geometry id name source speed_moves summary time_out"
        );
        assert_eq!(get(&variant, "family"), js(known.family));
        assert_eq!(get(&variant, "geometry.shape"), js((known.geometry)().shape));
        assert_eq!(keys(&get(&variant, "geometry.boards.0")), "cells id level x y");
        assert_eq!(keys(&get(&variant, "geometry.boards.0.cells.0")), "cell column tone x y");
        assert!(get(&variant, "time_out").as_bool().is_some());
        assert!(get(&variant, "dimensions").as_f64().is_some());
        assert_eq!(json(&hyperply::wasm::variant(&get(&variant, "id")).unwrap()), json(&variant));
    }
    assert_json(
        &get(&find(&list, "id", "timeout"), "geometry.boards.7.cells.48"),
        r#"{"cell":"g7L8","column":"g7","x":6,"y":6,"tone":0}"#,
    );
    assert_json(
        &get(&find(&list, "id", "draughts"), "geometry.boards.0.cells.0"),
        r#"{"cell":"46","column":"46","x":0,"y":0,"tone":0}"#,
    );
    let plane = get(&find(&list, "id", "quarx"), "geometry.boards.15");
    let levels = get(&find(&list, "id", "quarx-3d"), "geometry.boards");
    assert_eq!((get(&plane, "id"), get(&plane, "x"), get(&plane, "y")), (js("a4 b4"), int(3), int(3)));
    assert_json(&get(&plane, "cells.7"), r#"{"cell":"4444","column":"4444","x":3,"y":3,"tone":0}"#);
    assert_eq!((items(&levels).len(), get(&levels, "3.level")), (4, int(3)));
    assert_eq!(get(&list, "0.geometry.boards.0.id"), js(""));
    let hexagons = get(&find(&list, "id", "hex4d"), "geometry.boards");
    let board = find(&hexagons, "id", "D2");
    assert_eq!((get(&board, "x"), get(&board, "y"), get(&board, "level")), (int(3), int(3), int(0)));
    let cell = r#"{"cell":"D2c1","column":"c1","x":2,"y":0,"tone":0}"#;
    assert_json(&find(&get(&board, "cells"), "column", "c1"), cell);
}

#[wasm_bindgen_test]
fn initial_positions() {
    let start = initial_position(&js("chess")).unwrap();
    assert_eq!(start, "chess rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for variant in items(&variants().unwrap()) {
        let start = initial_position(&get(&variant, "id")).unwrap();
        assert!(start.starts_with(&get(&variant, "id").as_string().unwrap()));
    }
    for ask in [|id: &JsValue| initial_position(id).map(JsValue::from), hyperply::wasm::variant] {
        let error = ask(&js("xiangqi")).unwrap_err();
        assert_error(&error, "unknown-variant");
        assert_eq!(get(&error, "rule"), js("C1"));
    }
}

#[wasm_bindgen_test]
fn legal_moves_have_the_shape_of_move() {
    let moves = legal_moves(&js(POSITION), &NONE).unwrap();
    let cases = [
        r#"{"notation":"Ke1-e2","kind":"move","piece":"K","from":"e1","to":"e2","captures":[],"clicks":["e1","e2"]}"#,
        r#"{"notation":"Ra1xa8","kind":"capture","piece":"R","from":"a1","to":"a8","captures":["a8"],"clicks":["a1","a8"]}"#,
        r#"{"notation":"Pb7xa8=N","kind":"capture","piece":"P","from":"b7","to":"a8","captures":["a8"],"promotion":"N","clicks":["b7","a8","=N"]}"#,
        r#"{"notation":"O-O","kind":"castling","piece":"K","from":"e1","to":"g1","captures":[],"rook":{"from":"h1","to":"f1"},"clicks":["e1","g1"]}"#,
        r#"{"notation":"Pg2→","kind":"time-out","piece":"P","from":"g2","captures":[],"clicks":["g2","→"]}"#,
        r#"{"notation":"d4→Qd8","kind":"rematerialization","piece":"Q","to":"d8","captures":[],"origin":"d4","rounds":2,"clicks":["→Qd4","d8"]}"#,
        r#"{"notation":"c2#3→Pc3","kind":"rematerialization","piece":"P","to":"c3","captures":[],"origin":"c2","rounds":3,"clicks":["→Pc2#3","c3"]}"#,
        r#"{"notation":"d4→Qxf6","kind":"annihilation","piece":"Q","to":"f6","captures":["f6"],"origin":"d4","rounds":2,"clicks":["→Qd4","f6"]}"#,
    ];
    for case in cases {
        let notation = get(&JSON::parse(case).unwrap(), "notation").as_string().unwrap();
        assert_json(&find(&moves, "notation", &notation), case);
    }
    // A lone move is as it is in a list.
    let hexagons = js(HEXAGONS);
    let ways = legal_moves(&hexagons, &NONE).unwrap();
    for (position, moves) in [(js(POSITION), &moves), (hexagons, &ways)] {
        for m in items(moves) {
            assert_eq!(json(&m), json(&parse_notation(&position, &get(&m, "notation"), &NONE).unwrap()));
        }
    }
    for (notation, way) in [("NC2c2-C2d4", "inside"), ("NC2c2-D4c2", "between"), ("NC2c2-C3c4", "both")] {
        assert_eq!(get(&find(&ways, "notation", notation), "way"), js(way));
    }
    let ep = legal_moves(&js("chess 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), &js("e5")).unwrap();
    assert_eq!(get(&find(&ep, "kind", "en-passant"), "captures.0"), js("d5"));
    let declared = initial_position(&js("timeout-declared")).unwrap();
    let leaves = legal_moves(&js(&declared), &js("a2L1")).unwrap();
    let leave = find(&leaves, "notation", "Pa2L1→4");
    assert_eq!((get(&leave, "length"), json(&get(&leave, "clicks"))), (int(4), r#"["a2L1","→","4"]"#.into()));
    let wins = find(&legal_moves(&js(&CHECK.replace("3r3", "7")), &NONE).unwrap(), "kind", "annihilation");
    assert_eq!((get(&wins, "wins"), get(&wins, "captures.0")), (JsValue::TRUE, js("d7L4")));
    // Of one piece, of one absent piece, of none.
    let of = |from: &str| items(&legal_moves(&js(POSITION), &js(from)).unwrap());
    assert!(of("h1").iter().all(|m| get(m, "from") == js("h1")) && !of("h1").is_empty());
    assert_eq!(of("→Pc2#1").len(), 1);
    assert_eq!(of("→Pc2#3").len(), 3);
    assert!(of("h8").is_empty());
    assert_error(&legal_moves(&js(POSITION), &js("nonsense")).unwrap_err(), "bad-argument");
}

/// White: Ke0, a pawn on b1 that may be carried, one on b8(6) that a board keeps from promotion; Black: kf9.
const BOARDS: &str = "trid 4/4/4/4|4/4/4/4|P3/4/4/4 QL1(3)w:1P/2,KL1(3)w:2/K1,QL6(5)w:2/2,KL6(7)b:1k/2 \
                      w - - - 0 9";

#[wasm_bindgen_test]
fn boards_move() {
    let moves = legal_moves(&js(BOARDS), &js("QL1(3)")).unwrap();
    assert_eq!(items(&moves).len(), 1, "KL1(3) is taken");
    assert_json(
        &moves,
        r#"[{"notation":"QL1(3)-QL2(3)","kind":"board","piece":"A","from":"QL1(3)","to":"QL2(3)","captures":[],
            "passenger":{"from":"b1(3)","piece":"P","to":"b5(3)"},"clicks":["QL1(3)","QL2(3)"]}]"#,
    );
    let moves = legal_moves(&js(BOARDS), &js("QL6(5)")).unwrap();
    assert_json(
        &find(&moves, "notation", "QL6(5)-QL4(5)=R"),
        r#"{"notation":"QL6(5)-QL4(5)=R","kind":"board","piece":"A","from":"QL6(5)","to":"QL4(5)","captures":[],
            "promotion":"R","promoted":"b8(6)","clicks":["QL6(5)","QL4(5)","=R"]}"#,
    );
    for m in items(&legal_moves(&js(BOARDS), &NONE).unwrap()) {
        assert_eq!(json(&m), json(&parse_notation(&js(BOARDS), &get(&m, "notation"), &NONE).unwrap()));
    }
    assert_json(
        &get(&status(&js(BOARDS)).unwrap(), "boards"),
        r#"[{"place":"KL1(3)","controller":"white"},{"place":"KL6(7)","controller":"black"},
            {"place":"QL1(3)","controller":"white"},{"place":"QL6(5)","controller":"white"}]"#,
    );
    let trid = get(&find(&variants().unwrap(), "id", "trid"), "geometry.boards");
    assert_eq!(items(&trid).len(), 27);
    let place = find(&trid, "id", "KL4(5)");
    assert_eq!((get(&place, "level"), get(&place, "x"), get(&place, "y")), (int(4), int(4), int(6)));
    assert_json(&get(&place, "cells.3"), r#"{"cell":"f7(5)","column":"f7","x":5,"y":7,"tone":0}"#);
}

/// White's pawn on b8 waits (M12).
const WAITS: &str =
    "trid-meder 4/4/4/4|4/4/4/4|P3/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:2/2,QL5(7)b:2/2 w - - - 1 9";

#[wasm_bindgen_test]
fn a_pawn_waits() {
    assert_eq!(get(&status(&js(WAITS)).unwrap(), "waiting"), js("b8(6)"));
    let moves = legal_moves(&js(WAITS), &js("b8(6)")).unwrap();
    assert_json(
        &find(&moves, "notation", "Pb8(6)=N,Nb8(6)-c6(4)"),
        r#"{"notation":"Pb8(6)=N,Nb8(6)-c6(4)","kind":"move","piece":"N","from":"b8(6)","to":"c6(4)","captures":[],
            "waiting":{"cell":"b8(6)","promotion":"N"},"clicks":["b8(6)","=N","b8(6)","c6(4)"]}"#,
    );
}

#[wasm_bindgen_test]
fn rule_sets_are_compared() {
    assert_json(&rule_sets(&js("tower")).unwrap(), r#"["tower","timeout","timeout-declared"]"#);
    let [start, meder] = ["trid", "trid-meder"].map(|id| initial_position(&js(id)).unwrap());
    assert_eq!(convert(&js(&start), &js("trid-meder")).unwrap(), meder);
    let comparison = compare(&js(&start), &js("trid-meder")).unwrap();
    assert_eq!(keys(&comparison), "both here position there");
    assert_eq!(get(&comparison, "position"), js(&meder));
    let counts = ["both", "here", "there"].map(|list| items(&get(&comparison, list)).len());
    assert_eq!(counts, [10, 0, 10]);
    assert_eq!(keys(&get(&comparison, "there.0")), "cells code message move rule");
    assert_eq!(get(&comparison, "there.0.rule"), js("D6"));
    assert_eq!(keys(&get(&comparison, "both.0")), keys(&get(&comparison, "there.0.move")));
    assert_error(&convert(&js(WAITS), &js("trid")).unwrap_err(), "bad-position");
    assert_error(&convert(&js(&start), &js("chess")).unwrap_err(), "bad-argument");
    assert_error(&rule_sets(&js("nothing")).unwrap_err(), "unknown-variant");
}

/// White can take one with 1111 (over 2211) and with 1133 (over 2233).
const QUARX: &str = "W:W1111,1133,4132:B2211,2233,4444 9 6";
/// White missed them.
const MISSED: &str = "quarx-huff B:W1111,1133,4132:B2211,2233,4444 0 6 1111,1133";
/// White's man finds more ways to capture than are counted (Q15), once Black has moved.
const COMPLEX: &str = "quarx B:W1111:BK1122,K1212,K1221,K1223,K1232,K1322,K2112,K2121,K2123,K2132,K2211,K2213,K2222,\
                       K2231,K2233,K2312,K2321,K2323,K2332,K3122,K3212,K3221,K3223,K3232,K3322 0 1";

#[wasm_bindgen_test]
fn moves_of_draughts_have_paths_and_forfeits() {
    let longer = "quarx W:W1111:B2211,3322 0 1";
    let moves = legal_moves(&js(longer), &NONE).unwrap();
    let capture = r#"{"notation":"1111x3311x3333","kind":"capture","piece":"M","from":"1111","to":"3333","path":["3311","3333"],"captures":["2211","3322"],"clicks":["1111","3311","3333"]}"#;
    assert_json(&moves, &format!("[{capture}]"));
    assert_json(&parse_notation(&js(longer), &js("1111x3333"), &js("de")).unwrap(), capture);
    let short = format_notation(&js(longer), &js("1111x3311x3333"), &eval("({short: true, check: true})"));
    assert_eq!(short.unwrap(), "1111x3333");
    let crown = legal_moves(&js("draughts W:WK46,7:B45 0 1"), &js("7")).unwrap();
    let step = r#"{"notation":"7-1","kind":"move","piece":"M","from":"7","to":"1","captures":[],"promotion":"K","clicks":["7","1"]}"#;
    assert_json(&find(&crown, "notation", "7-1"), step);
    assert_eq!(items(&crown).len(), 2);
    // Nothing is compulsory, and this step costs one of two men.
    let huff = js(&format!("quarx-huff {QUARX} -"));
    let of = legal_moves(&huff, &js("4132")).unwrap();
    let missed = r#"{"notation":"4132-4242","kind":"move","piece":"M","from":"4132","to":"4242","forfeits":["1111","1133"],"captures":[],"clicks":["4132","4242"]}"#;
    assert_json(&find(&of, "notation", "4132-4242"), missed);
    assert!(items(&of).iter().all(|m| get(m, "from") == js("4132")));
    assert_eq!(apply(&huff, &js("4132-4242")).unwrap(), MISSED);
    // A choice is one click; there is no piece on the way.
    let choice = legal_moves(&js(MISSED), &NONE).unwrap();
    assert_eq!(items(&choice).len(), 2);
    let taken = r#"{"notation":"huff 1133","kind":"huff","piece":"M","captures":["1133"],"clicks":["1133"]}"#;
    assert_json(&find(&choice, "notation", "huff 1133"), taken);
    assert_json(&legal_moves(&js(MISSED), &js("1133")).unwrap(), &format!("[{taken}]"));
    assert!(items(&legal_moves(&js(MISSED), &js("4444")).unwrap()).is_empty());
    let object = find(&choice, "notation", "huff 1133");
    assert_eq!(
        apply(&js(MISSED), &object).unwrap(),
        MISSED.replace(",1133,", ",").replace(" 1111,1133", " -")
    );
    for position in [longer.to_string(), format!("quarx-huff {QUARX} -"), MISSED.to_string()] {
        for m in items(&legal_moves(&js(&position), &NONE).unwrap()) {
            assert_eq!(json(&m), json(&parse_notation(&js(&position), &get(&m, "notation"), &NONE).unwrap()));
        }
    }
}

#[wasm_bindgen_test]
fn positions_of_draughts() {
    let list = pieces(&js("quarx W:WK1111:B4444 3 7")).unwrap();
    assert_json(&find(&list, "cell", "4444"), r#"{"piece":"M","side":"black","cell":"4444"}"#);
    assert_json(&find(&list, "cell", "1111"), r#"{"piece":"K","side":"white","cell":"1111"}"#);
    let now = status(&js("quarx W:WK1111:B1412 3 7")).unwrap();
    assert_eq!(keys(&now), "can_agree_speed checks clock legal_moves number repetitions turn variant");
    assert_eq!((get(&now, "clock"), get(&now, "legal_moves")), (int(3), int(21)));
    assert_json(
        &get(&status(&js("quarx W:W:B4444 0 1")).unwrap(), "outcome"),
        r#"{"winner":"black","reason":"no-men"}"#,
    );
    let drawn = status(&js("draughts W:WK46:BK45 50 1")).unwrap();
    assert_json(&get(&drawn, "outcome"), r#"{"reason":"twenty-five-move"}"#);
    assert_json(&threats(&js(MISSED)).unwrap(), "[]");
    assert_json(&rematerialize_targets(&js(MISSED), &NONE).unwrap(), "[]");
    let error = agree_speed(&js(MISSED), &int(2)).unwrap_err();
    assert_error(&error, "bad-agreement");
    // Written as the library writes it, whatever PDN allows.
    let read = legal_moves(&js("draughts B:BK1:W31-33."), &NONE).unwrap();
    assert_eq!(items(&read).len(), 9, "6, and the eight from 7 to 45");
    for (variant, count) in [("quarx", 252), ("quarx-huff", 252), ("quarx-3d", 24), ("draughts", 9)] {
        assert_eq!(perft(&js(&initial_position(&js(variant)).unwrap()), &int(1)).unwrap(), count);
    }
}

#[wasm_bindgen_test]
fn draughts_are_explained() {
    let position = js(&format!("quarx {QUARX}"));
    let no = explain(&position, &js("4132-4242"), &NONE).unwrap();
    assert_eq!(keys(&no), "candidates cells code legal message rule");
    assert_eq!((get(&no, "code"), get(&no, "rule")), (js("illegal-move"), js("Q8")));
    assert_json(&get(&no, "cells"), r#"["1111","1133"]"#);
    assert_json(&get(&no, "candidates"), r#"["1111x3311","1133x3333"]"#);
    let no = explain(&js("draughts W:WK24:BK11,K19,K22,K43 0 1"), &js("24x49"), &NONE).unwrap();
    assert_eq!(get(&no, "code"), js("ambiguous-move"));
    assert_json(&get(&no, "candidates"), r#"["24x2x16x49","24x13x27x49"]"#);
    let no = explain(&position, &js("1111-1112"), &NONE).unwrap();
    assert_eq!((get(&no, "code"), get(&no, "rule"), get(&no, "at")), (js("bad-notation"), js("Q1"), int(5)));
    let yes = explain(&js(MISSED), &js("huff 1111"), &NONE).unwrap();
    assert_eq!(get(&yes, "move.kind"), js("huff"));
}

#[wasm_bindgen_test]
fn positions_too_complex() {
    let error = status(&js(&COMPLEX.replace("quarx B", "quarx W"))).unwrap_err();
    assert_error(&error, "too-complex");
    assert_eq!((get(&error, "rule"), get(&error, "at")), (js("Q15"), int(6)));
    let moves = legal_moves(&js(COMPLEX), &js("3322")).unwrap();
    let first = items(&moves)[0].clone();
    assert_error(&apply(&js(COMPLEX), &first).unwrap_err(), "too-complex");
    assert_eq!(get(&explain(&js(COMPLEX), &get(&first, "notation"), &NONE).unwrap(), "legal"), JsValue::TRUE);
    let mut game = GameHandle::new(&js(COMPLEX)).unwrap();
    assert_error(&game.apply(&first, None).unwrap_err(), "too-complex");
    assert_eq!(game.position(), COMPLEX);
    assert_error(&perft(&js(COMPLEX), &int(2)).unwrap_err(), "too-complex");
}

#[wasm_bindgen_test]
fn a_game_forbids_repetition() {
    let mut game = GameHandle::new(&js("quarx W:WK1111:BK1412 3 20")).unwrap();
    for text in ["1111-2211", "1412-2411", "2211-1111"] {
        game.apply(&js(text), None).unwrap();
    }
    let lone = status(&js(&game.position())).unwrap();
    let counted = game.status().unwrap();
    let all = get(&lone, "legal_moves").as_f64().unwrap();
    assert_eq!(get(&counted, "legal_moves").as_f64().unwrap(), all - 1.0);
    let listed = |list: JsValue| items(&list).iter().any(|m| get(m, "notation") == js("2411-1412"));
    assert!(listed(legal_moves(&js(&game.position()), &NONE).unwrap()));
    assert!(!listed(game.legal_moves(&NONE).unwrap()) && !listed(game.legal_moves(&js("2411")).unwrap()));
    let no = game.explain(&js("2411-1412"), &NONE).unwrap();
    assert_eq!(
        (get(&no, "legal"), get(&no, "rule"), get(&no, "code")),
        (JsValue::FALSE, js("Q12"), js("illegal-move"))
    );
    assert_eq!(
        get(&explain(&js(&game.position()), &js("2411-1412"), &NONE).unwrap(), "legal"),
        JsValue::TRUE
    );
    assert_eq!(get(&game.explain(&js("2411-2312"), &js("de")).unwrap(), "move.notation"), js("2411-2312"));
    assert_eq!(get(&game.explain(&js("2411-2411"), &NONE).unwrap(), "rule"), js("Q3"));
    let error = game.apply(&js("2411-1412"), None).unwrap_err();
    assert_error(&error, "illegal-move");
    assert_eq!(get(&error, "rule"), js("Q12"));
    assert!(game.undo());
    assert_eq!(get(&game.explain(&js("2211-1111"), &NONE).unwrap(), "legal"), JsValue::TRUE);
    // Records of huffs and of draughts.
    let mut huffs = GameHandle::new(&js(&format!("quarx-huff {QUARX} -"))).unwrap();
    for text in ["4132-4242", "huff 1111", "4444-3344"] {
        huffs.apply(&js(text), None).unwrap();
    }
    let record = huffs.record(&NONE).unwrap();
    assert!(record.contains("6. 4132-4242 huff 1111 6... 4444-3344 *"), "{record}");
    let again = GameHandle::from_record(&js(&record), &NONE).unwrap();
    assert_eq!(again.position(), huffs.position());
    assert_eq!(get(&again.history(&NONE).unwrap(), "1.move"), js("huff 1111"));
    assert_eq!(get(&again.history(&NONE).unwrap(), "1.side"), js("black"));
    let pdn = GameHandle::from_record(&js("1. 32-28 19-23 2. 28x19 1-1"), &NONE).unwrap();
    assert!(pdn.record(&NONE).unwrap().contains("[GameType \"20\"]"));
    assert!(pdn.start().starts_with("draughts W:"));
}

#[wasm_bindgen_test]
fn moves_are_applied_by_text_or_object() {
    let start = initial_position(&js("chess")).unwrap();
    let expected = "chess rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(apply(&js(&start), &js("e4")).unwrap(), expected);
    assert_eq!(apply(&js(&start), &js("Pe2-e4")).unwrap(), expected);
    let object = find(&legal_moves(&js(&start), &NONE).unwrap(), "notation", "Pe2-e4");
    assert_eq!(apply(&js(&start), &object).unwrap(), expected);
    let error = apply(&js(&start), &js("Ra1-a5")).unwrap_err();
    assert_error(&error, "illegal-move");
    assert_eq!((get(&error, "rule"), json(&get(&error, "cells"))), (js("T5"), r#"["a2"]"#.into()));
    let error = apply(&js(&start), &js("Ra1-a9")).unwrap_err();
    assert_error(&error, "bad-notation");
    assert_eq!(get(&error, "at"), int(5));
    let two = "chess 7k/8/8/8/8/8/8/N1N1K3 w - - 0 1";
    let error = apply(&js(two), &js("Nb3")).unwrap_err();
    assert_error(&error, "ambiguous-move");
    let mut candidates: Vec<String> =
        items(&get(&error, "candidates")).iter().filter_map(JsValue::as_string).collect();
    candidates.sort();
    assert_eq!(candidates, ["Na1-b3", "Nc1-b3"]);
    let error = apply(&js("chess 8/8/8/8/8/5k2/6q1/7K w - - 0 1"), &js("Kh2")).unwrap_err();
    assert_error(&error, "game-over");
    let error = apply(&js("chess 8/8"), &js("Kh2")).unwrap_err();
    assert_error(&error, "bad-position");
    assert!(get(&error, "at").as_f64().is_some());
}

#[wasm_bindgen_test]
fn absent_pieces_and_their_targets() {
    let entries = rematerialize_targets(&js(POSITION), &NONE).unwrap();
    assert_eq!(items(&entries).len(), 4);
    let queen = find(&entries, "entry", "→Qd4");
    assert_eq!(keys(&queen), "entry origin piece rounds side targets");
    let target = find(&get(&queen, "targets"), "cell", "f6");
    let expected = r#"{"cell":"f6","effect":"annihilate","promotes":false,"wins":false,"move":"d4→Qxf6"}"#;
    assert_json(&target, expected);
    assert_eq!(get(&find(&entries, "entry", "→Rb5"), "side"), js("black"));
    let of = items(&rematerialize_targets(&js(POSITION), &js("c2")).unwrap());
    assert_eq!(of.len(), 2);
    assert!(items(&rematerialize_targets(&js(POSITION), &js("e4")).unwrap()).is_empty());
    let blocked = POSITION.replace("Pc2:1,Pc2:3,Qd4:2", "Rg2:1");
    let rook = find(&rematerialize_targets(&js(&blocked), &js("g2")).unwrap(), "piece", "R");
    assert_eq!(get(&rook, "blocked.rule"), js("T17"));
    assert_json(&get(&rook, "blocked.cells"), r#"["g2"]"#);
    assert_json(&get(&rook, "targets"), "[]");
}

#[wasm_bindgen_test]
fn notation_is_read_and_written() {
    let read = parse_notation(&js(POSITION), &js("Td1"), &js("de")).unwrap();
    assert_eq!(get(&read, "notation"), js("Ra1-d1"));
    let read = parse_notation(&js(POSITION), &js("→Qd8"), &NONE).unwrap();
    assert_eq!(get(&read, "origin"), js("d4"));
    let write = |style: &str| format_notation(&js(POSITION), &js("Ra1xa8"), &eval(style)).unwrap();
    assert_eq!(write("undefined"), "Ra1xa8");
    assert_eq!(write("({})"), "Ra1xa8");
    assert_eq!(write("({language: 'de'})"), "Ta1xa8");
    assert_eq!(write("({language: 'en', check: true})"), "Ra1xa8+");
    assert_eq!(write("({short: true})"), "Rxa8");
    let san = format_notation(
        &js("chess 4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1"),
        &js("Ng1-f3"),
        &eval("({short: true, check: false})"),
    );
    assert_eq!(san.unwrap(), "Nf3");
    assert_error(&parse_notation(&js(POSITION), &js("Td1"), &js("fr")).unwrap_err(), "bad-argument");
}

#[wasm_bindgen_test]
fn speed_moves_are_agreed() {
    let agreed = agree_speed(&js(POSITION), &int(3)).unwrap();
    assert_eq!(agreed, format!("{} 3:1:3", POSITION.strip_suffix(" -").unwrap()));
    for n in [0, 1, 6, 255] {
        let error = agree_speed(&js(POSITION), &int(n)).unwrap_err();
        assert_error(&error, "bad-agreement");
        assert_eq!(get(&error, "rule"), js("T23"));
    }
    for n in ["2.5", "-1", "NaN", "Infinity", "256", "1e99", "'2'", "2n"] {
        assert_error(&agree_speed(&js(POSITION), &eval(n)).unwrap_err(), "bad-argument");
    }
}

#[wasm_bindgen_test]
fn all_problems_at_once() {
    assert_json(&problems(&js(POSITION)).unwrap(), "[]");
    let found = items(&problems(&js("chess 4k3/8/8/4R3/8/8/8/P3K3 w K - 0 1")).unwrap());
    assert_eq!(found.len(), 3);
    assert_json(
        &found[0],
        r#"{"rule":"C2","code":"bad-position","message":"BOARD: A white pawn can't have been on a1.","cells":["a1"],"at":24}"#,
    );
    let long = items(&problems(&js(&"x".repeat(1 << 17))).unwrap());
    assert_eq!((long.len(), get(&long[0], "code")), (1, js("too-large")));
}

#[wasm_bindgen_test]
fn pieces_status_and_threats() {
    let list = pieces(&js(POSITION)).unwrap();
    assert_eq!(items(&list).len(), 9);
    assert_json(&find(&list, "cell", "f6"), r#"{"piece":"N","side":"black","cell":"f6"}"#);

    let now = status(&js(POSITION)).unwrap();
    assert_eq!(keys(&now), "can_agree_speed checks clock king legal_moves number repetitions turn variant");
    assert_eq!((get(&now, "turn"), get(&now, "king")), (js("white"), js("e1")));
    assert_eq!((get(&now, "clock"), get(&now, "number")), (int(3), int(9)));
    assert_eq!(get(&now, "repetitions"), int(1));
    let count = items(&legal_moves(&js(POSITION), &NONE).unwrap()).len() as u32;
    assert_eq!(get(&now, "legal_moves"), int(count));
    let series = status(&js(&POSITION.replace("rb5:4 -", "rb5:4 3:2:1"))).unwrap();
    assert_json(&get(&series, "speed"), r#"{"agreed":3,"phase":2,"left":1}"#);
    assert_eq!(get(&series, "can_agree_speed"), JsValue::FALSE);
    let bared = status(&js(HEXAGONS)).unwrap();
    assert_json(&get(&bared, "bared"), r#"{"black":"inside"}"#);
    assert!(get(&now, "bared").is_undefined());
    let mate = status(&js("chess 8/8/8/8/8/5k2/6q1/7K w - - 0 1")).unwrap();
    assert_json(&get(&mate, "outcome"), r#"{"winner":"black","reason":"checkmate"}"#);
    assert_eq!((get(&mate, "legal_moves"), json(&get(&mate, "checks"))), (int(0), r#"["g2"]"#.into()));
    let draw = status(&js("chess 8/8/8/8/8/5k2/8/7K w - - 0 1")).unwrap();
    assert_json(&get(&draw, "outcome"), r#"{"reason":"bare-kings"}"#);

    let dangers = threats(&js(CHECK)).unwrap();
    let check = r#"{"kind":"check","side":"white","king":"d1L4","by":"d2L5","piece":"R"}"#;
    let win =
        r#"{"kind":"elimination","side":"black","king":"d7L4","by":"d3L1","piece":"R","move":"d3L1→Rxd7L4"}"#;
    assert_json(&dangers, &format!("[{check},{win}]"));
    assert_eq!(json(&threats(&js(&initial_position(&js("chess")).unwrap())).unwrap()), "[]");
}

#[wasm_bindgen_test]
fn moves_are_explained() {
    let yes = explain(&js(POSITION), &js("Rd1"), &NONE).unwrap();
    assert_eq!((keys(&yes), get(&yes, "legal")), ("legal move".into(), JsValue::TRUE));
    assert_eq!(get(&yes, "move.notation"), js("Ra1-d1"));
    let no = explain(&js(POSITION), &js("Kd1->"), &NONE).unwrap();
    assert_eq!((get(&no, "legal"), get(&no, "rule")), (JsValue::FALSE, js("C3")));
    let no = explain(&js(POSITION), &js("Ke1→"), &NONE).unwrap();
    assert_eq!(keys(&no), "cells code legal message rule");
    assert_eq!((get(&no, "code"), get(&no, "rule")), (js("illegal-move"), js("T15")));
    assert_json(&get(&no, "cells"), r#"["e1"]"#);
    let no = explain(&js(POSITION), &js("Kz9"), &NONE).unwrap();
    assert_eq!((get(&no, "code"), get(&no, "at")), (js("bad-notation"), int(1)));
    assert!(get(&no, "rule").is_undefined());
    assert_error(&explain(&js("chess"), &js("e4"), &NONE).unwrap_err(), "bad-position");
}

#[wasm_bindgen_test]
fn perft_is_bounded() {
    let start = js(&initial_position(&js("timeout")).unwrap());
    assert_eq!([0, 1].map(|depth| perft(&start, &int(depth)).unwrap()), [1, 871]);
    assert_eq!(perft(&js(&initial_position(&js("chess")).unwrap()), &int(4)).unwrap(), 197_281);
    for depth in ["10", "-1", "1.5", "'1'", "NaN", "null"] {
        assert_error(&perft(&start, &eval(depth)).unwrap_err(), "bad-argument");
    }
}

/// Every argument that must be a text, in turn; what is no text is refused as such.
#[wasm_bindgen_test]
fn wrong_types_are_bad_arguments() {
    let (p, m) = (js(POSITION), js("Rd1"));
    let text = |result: Result<String, JsValue>| result.map(JsValue::from);
    type Call<'a> = Box<dyn Fn(&JsValue) -> Result<JsValue, JsValue> + 'a>;
    let calls: Vec<(&str, Call<'_>)> = vec![
        ("variant", Box::new(|x| text(initial_position(x)))),
        ("position", Box::new(|x| legal_moves(x, &NONE))),
        ("position", Box::new(|x| text(apply(x, &m)))),
        ("move", Box::new(|x| text(apply(&p, x)))),
        ("position", Box::new(|x| rematerialize_targets(x, &NONE))),
        ("position", Box::new(|x| parse_notation(x, &m, &NONE))),
        ("text", Box::new(|x| parse_notation(&p, x, &NONE))),
        ("position", Box::new(|x| text(format_notation(x, &m, &NONE)))),
        ("move", Box::new(|x| text(format_notation(&p, x, &NONE)))),
        ("position", Box::new(|x| text(agree_speed(x, &int(2))))),
        ("position", Box::new(pieces)),
        ("position", Box::new(problems)),
        ("position", Box::new(status)),
        ("position", Box::new(|x| explain(x, &m, &NONE))),
        ("text", Box::new(|x| explain(&p, x, &NONE))),
        ("position", Box::new(threats)),
        ("position", Box::new(|x| perft(x, &int(1)).map(JsValue::from))),
        ("variant_or_position", Box::new(|x| GameHandle::new(x).map(|_| NONE))),
        ("text", Box::new(|x| GameHandle::from_record(x, &NONE).map(|_| NONE))),
        ("move", Box::new(|x| text(GameHandle::new(&p)?.apply(x, None)))),
        ("text", Box::new(|x| GameHandle::new(&p)?.explain(x, &NONE))),
    ];
    let wrong =
        ["undefined", "null", "7", "({})", "[]", "true", "Symbol('x')", "10n", "(() => 1)", "new Date()"];
    for (name, call) in &calls {
        for code in wrong {
            let error = call(&eval(code)).expect_err(code);
            assert_error(&error, "bad-argument");
            let message = get(&error, "message").as_string().unwrap();
            assert!(message.contains(&format!("`{name}`")), "{message}");
        }
    }
    // Optional ones may be missing, but not be something else.
    let optional: Vec<Call<'_>> = vec![
        Box::new(|x| legal_moves(&p, x)),
        Box::new(|x| rematerialize_targets(&p, x)),
        Box::new(|x| parse_notation(&p, &m, x)),
        Box::new(|x| explain(&p, &m, x)),
        Box::new(|x| GameHandle::from_record(&js("*"), x).map(|_| NONE)),
        Box::new(|x| text(format_notation(&p, &m, x))),
        Box::new(|x| text(GameHandle::new(&p)?.record(x))),
        Box::new(|x| GameHandle::new(&p)?.legal_moves(x)),
        Box::new(|x| GameHandle::new(&p)?.explain(&m, x)),
    ];
    for call in &optional {
        assert!(call(&NONE).is_ok());
        for code in ["null", "7", "true", "Symbol('x')", "10n"] {
            assert_error(&call(&eval(code)).expect_err(code), "bad-argument");
        }
    }
    for style in
        ["({language: 'fr'})", "({language: 1})", "({short: 1})", "({check: 'yes'})", "({short: null})"]
    {
        assert_error(&format_notation(&p, &m, &eval(style)).unwrap_err(), "bad-argument");
    }
    for tags in ["({GameType: '20'})", "({Variant: 'quarx'})"] {
        assert_error(&GameHandle::new(&p).unwrap().record(&eval(tags)).unwrap_err(), "bad-argument");
    }
    for symbol in [JsValue::from(Symbol::iterator()), eval("Symbol()")] {
        assert_error(&status(&symbol).unwrap_err(), "bad-argument");
    }
    for tags in ["({White: 1})", "({'A b': 'x'})", "({FEN: 'x'})", "({White: 'a\\nb'})"] {
        assert_error(&GameHandle::new(&p).unwrap().record(&eval(tags)).unwrap_err(), "bad-argument");
    }
    // A lone surrogate is no text in Rust; it must not panic.
    assert!(apply(&p, &eval("'\\ud800'")).is_err());
    assert!(status(&eval("'chess \\udfff'")).is_err());
}

#[wasm_bindgen_test]
fn games_with_their_history() {
    let mut game = GameHandle::new(&js("timeout-flat")).unwrap();
    let start = initial_position(&js("timeout-flat")).unwrap();
    assert_eq!((game.position(), game.start()), (start.clone(), start.clone()));
    assert!(!game.can_undo() && !game.can_redo() && !game.undo() && !game.redo());
    let after = game.apply(&js("Pe2-e4"), None).unwrap();
    assert_eq!(after, apply(&js(&start), &js("Pe2-e4")).unwrap());
    let agreed = game.agree_speed(&int(2)).unwrap();
    assert_eq!(agreed, game.position());
    let list = game.legal_moves(&js("e7")).unwrap();
    assert_eq!(items(&list).len(), 3, "one step, two steps, Time Out");
    game.apply(&find(&list, "notation", "Pe7→"), None).unwrap();
    let history = game.history(&NONE).unwrap();
    assert_eq!(items(&history).len(), 3);
    assert_eq!(keys(&get(&history, "0")), "move number position side");
    assert_eq!((get(&history, "0.move"), get(&history, "0.side")), (js("Pe2-e4"), js("white")));
    assert_eq!((get(&history, "1.speed"), get(&history, "1.position")), (int(2), js(&agreed)));
    assert_eq!((get(&history, "2.move"), get(&history, "2.number")), (js("Pe7→"), int(1)));
    assert_eq!(json(&game.history(&int(2)).unwrap()), format!("[{}]", json(&get(&history, "2"))));
    assert!([3, 4, 10_000].iter().all(|from| items(&game.history(&int(*from)).unwrap()).is_empty()));
    assert_error(&game.history(&int(10_001)).unwrap_err(), "bad-argument");
    assert_error(&game.history(&js("1")).unwrap_err(), "bad-argument");

    assert_error(&game.apply(&js("Pe7-e5"), None).unwrap_err(), "illegal-move");
    assert_error(&game.agree_speed(&int(2)).unwrap_err(), "bad-agreement");
    assert_eq!(items(&game.history(&NONE).unwrap()).len(), 3, "and nothing has changed");
    assert!(game.undo() && game.can_redo() && game.redo() && !game.can_redo());
    assert!(game.undo() && game.undo() && game.undo() && !game.undo());
    assert_eq!(game.position(), start);
    while game.redo() {}

    let record = game.record(&eval("({White: 'A', Event: 'B'})")).unwrap();
    assert!(record.contains("[White \"A\"]") && record.contains("[Event \"B\"]"), "{record}");
    assert!(record.contains("1. Pe2-e4 {speed 2} 1... Pe7→"), "{record}");
    let again = GameHandle::from_record(&js(&record), &NONE).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(json(&again.history(&NONE).unwrap()), json(&game.history(&NONE).unwrap()));
    let german = GameHandle::from_record(&js("1. Sf3 Sf6 *"), &js("de")).unwrap();
    assert_eq!(get(&german.history(&NONE).unwrap(), "0.move"), js("Ng1-f3"));
    let error = GameHandle::from_record(&js("1. e4 e4"), &NONE).err().unwrap();
    assert_error(&error, "bad-record");
    assert_eq!(get(&error, "at"), int(6));
    assert_error(&GameHandle::new(&js("xiangqi")).err().unwrap(), "unknown-variant");
}

#[wasm_bindgen_test]
fn games_end_by_repetition() {
    let mut game = GameHandle::new(&js("chess")).unwrap();
    for text in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
        game.apply(&js(text), None).unwrap();
    }
    let status = game.status().unwrap();
    assert_json(&get(&status, "outcome"), r#"{"reason":"threefold"}"#);
    assert_eq!((get(&status, "repetitions"), get(&status, "legal_moves")), (int(3), int(0)));
    assert_json(&game.legal_moves(&NONE).unwrap(), "[]");
    assert_error(&game.apply(&js("Nf3"), None).unwrap_err(), "game-over");
    assert!(game.record(&NONE).unwrap().trim_end().ends_with("1/2-1/2"));
}

#[wasm_bindgen_test]
fn games_answer_what_the_functions_answer() {
    let text = js(POSITION);
    let mut game = GameHandle::new(&text).unwrap();
    let same = |ours: Result<JsValue, JsValue>, theirs: Result<JsValue, JsValue>| {
        assert_eq!(json(&ours.unwrap()), json(&theirs.unwrap()));
    };
    same(game.pieces(), pieces(&text));
    same(game.threats(), threats(&text));
    same(game.rematerialize_targets(&NONE), rematerialize_targets(&text, &NONE));
    same(game.rematerialize_targets(&js("d4")), rematerialize_targets(&text, &js("d4")));
    same(game.parse_notation(&js("g4"), &NONE), parse_notation(&text, &js("g4"), &NONE));
    let start = initial_position(&js("timeout-flat")).unwrap().into();
    same(GameHandle::new(&start).unwrap().compare(&js("chess")), compare(&start, &js("chess")));
    assert_error(&game.convert(&js("chess")).unwrap_err(), "bad-position");
    let style = JSON::parse(r#"{"short":true,"check":true}"#).unwrap();
    let first = items(&game.legal_moves(&NONE).unwrap()).remove(0);
    let short = format_notation(&text, &first, &style).unwrap();
    for at in [None, Some(0), Some(1), Some(9999)] {
        assert_eq!(game.format_notation(&first, &style, at).unwrap(), short, "{at:?}");
        let mut game = GameHandle::new(&text).unwrap();
        game.legal_moves(&NONE).unwrap();
        assert_eq!(game.apply(&first, at).unwrap(), apply(&text, &first).unwrap(), "{at:?}");
    }
    // What was listed before a move is not legal after it.
    game.apply(&js("g4"), None).unwrap();
    assert_error(&game.apply(&first, Some(0)).unwrap_err(), "illegal-move");
}

#[wasm_bindgen_test]
fn the_result_of_a_record_holds_until_the_game_changes() {
    let resigned = || GameHandle::from_record(&js("1. e4 1-0"), &NONE).unwrap();
    let has = |game: &GameHandle, result: &str| {
        let record = game.record(&NONE).unwrap();
        assert!(record.contains(&format!("[Result \"{result}\"]")), "{record}");
    };
    let mut game = resigned();
    assert!(game.apply(&js("e2"), None).is_err() && game.agree_speed(&int(3)).is_err() && !game.redo());
    has(&game, "1-0");
    game.apply(&js("e5"), None).unwrap();
    has(&game, "*");
    let mut game = resigned();
    assert!(game.undo() && game.redo());
    has(&game, "*");
    let mut start = GameHandle::from_record(&js("[Result \"0-1\"]\n\n0-1"), &NONE).unwrap();
    assert!(!start.undo());
    has(&start, "0-1");
}
