//! D16, D17 and C2: position texts with their invariants, and move texts in every form.

use crate::common::tables::{marked, pairs, texts, triples};
use crate::common::trid::{HOME, Trid, rest, trid};
use crate::common::{self, moves, reads, refused};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::record::Record;
use hyperply::{Code, Error, Game, Language, MAX_MOVE, Style};

fn read(text: &str) -> Result<AnyGame, Error> {
    text.parse()
}

const START: &str = "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 \
                     KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1";

#[test]
fn d16_the_start_and_texts_in_another_order() {
    assert_eq!(AnyGame::start("trid").unwrap().to_string(), START);
    let shuffled = "trid 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 \
                    QL6(7)b:rq/pp,KL1(3)w:PP/KR,QL1(3)w:PP/RQ,KL6(7)b:kr/pp w qKkQ - - 0 1";
    assert_eq!(read(shuffled).unwrap().to_string(), START);
    let moved = trid("Ke0(3) kf9(7) Pb1(3) Pc2(2) pb7(6)").moved("c2(2)b7(6)b1(3)").game();
    assert_eq!(rest(&moved), "w - - b1(3)b7(6)c2(2) 0 9");
    let both = "QL4(5)b QL4(3)w KL3(3)w KL3(5)b";
    let game = trid("Kb6(3) na7(5) Ne2(3) kf3(5)").boards(both).game();
    assert_eq!(
        game.to_string(),
        "trid 4/4/4/4|4/4/4/4|4/4/4/4 KL3(3)w:2/N1,KL3(5)b:1k/2,QL4(3)w:2/1K,QL4(5)b:n1/2 w - - - 0 9"
    );
}

#[test]
fn d16_a_controller_stays_where_d13_does_not_decide() {
    for controller in ['w', 'b'] {
        let boards = HOME.replace("KL1(3)w", &format!("KL1(3){controller}"));
        let contested = trid("Ke0(3) nf1(3) kf9(7)").boards(&boards);
        assert_eq!(contested.game().to_string(), contested.text());
        let empty = trid("Kd1(2) kd8(6)").boards(&boards);
        assert_eq!(empty.game().to_string(), empty.text());
    }
}

#[test]
fn c2_d10_en_passant_fields() {
    let passed = |ep: &str| trid("Ke0(3) kd8(6) Pb3(4) pc3(2)").ep(ep).black();
    assert_eq!(rest(&passed("b2(4)").game()), "b - b2(4) - 0 9");
    let dropped = trid("Ke0(3) kd8(6) Pb3(4) pc3(4)").ep("b2(4)").black();
    assert_eq!(rest(&dropped.game()), "b - - - 0 9", "level 3 is missing, so no capture is legal");
    assert_eq!(rest(&passed("b2(4)").clock(99).game()), "b - b2(4) - 99 9");
    assert_eq!(rest(&passed("b2(4)").clock(100).game()), "b - - - 100 9", "the game is over");
    for (position, message) in [
        (passed("b2(2)"), "no enemy pawn in front"),
        (passed("c2(4)"), "pawn can pass there"),
        (passed("b7(4)"), "pawn can pass there"),
        (passed("b2"), "level"),
        (passed("a2(3)"), "pawn passed is not in play"),
        (passed("b2(4)b2(4)"), "level"),
        (passed("z9(4)"), "level"),
        (trid("Ke0(3) kd8(6) Pb3(4) pc3(2) Nb2(2)").ep("b2(4)").black(), "not empty"),
        (trid("Ke0(3) kd8(6) Pb3(4) pc3(2) Nb1(3)").ep("b2(4)").black(), "cell where the pawn started"),
        (
            trid("Kd1(2) kd8(6) Pb3(4) pc3(2)").boards("QL1(1)w KL1(3)w QL6(7)b KL6(7)b").ep("b2(4)").black(),
            "cell where the pawn started",
        ),
        (
            trid("Ke0(3) kd8(6) Pa3(3) pb3(3)").ep("a2(3)").boards("QL3(3)w KL1(3)w QL6(7)b KL6(7)b").black(),
            "cell where the pawn started",
        ),
    ] {
        let error = read(&position.text()).expect_err(&position.text());
        assert!(
            error.message().starts_with("EP: ") && error.message().contains(message),
            "{message}: {error}"
        );
        assert_eq!((error.code(), error.rule()), (Code::BadPosition, Some("C2")), "{error}");
    }
    // A second piece on another level of the starting column does not matter.
    let free = trid("Ke0(3) kd8(6) Pb3(4) pc3(2) Nb1(2)").ep("b2(4)").black();
    assert_eq!(rest(&free.game()), "b - b2(4) - 0 9");
}

#[test]
fn c2_d11_no_pawn_where_it_would_have_been_promoted() {
    let refusal = |pieces: &str, boards: &str| {
        let position = trid(&format!("Kd1(2) kd7(6) {pieces}")).boards(boards);
        read(&position.text()).map_err(|error| common::reason(&error)).err().unwrap_or_default()
    };
    let none = "QL2(3)w KL2(3)w QL5(5)b KL5(5)b";
    let all = "QL1(3)w KL1(1)w QL6(7)w KL6(5)w";
    for (pawn, boards, refused) in [
        ("Pc8(6)", all, true),
        ("Pb8(6)", all, false),
        ("Pb8(6)", none, true),
        ("Pe8(6)", all, false),
        ("Pe8(6)", none, true),
        ("Pb9(7)", all, true),
        ("Pf9(5)", all, true),
        ("Pa8(7)", all, false),
        ("Pa0(3)", all, false),
        ("pc1(2)", all, true),
        ("pb1(2)", all, false),
        ("pb1(2)", none, true),
        ("pe1(2)", all, false),
        ("pf0(1)", &all.replace("KL1(1)w", "KL1(1)b"), true),
        ("pa1(3)", &all.replace("QL1(3)w", "QL1(3)b"), false),
    ] {
        let expected = if refused { format!("C2 {}", &pawn[1..]) } else { String::new() };
        assert_eq!(refusal(pawn, boards), expected, "{pawn} {boards}");
    }
}

/// A text that breaks the format or an invariant: what is replaced in the start, the field named, the offset
/// of the offending token in what replaces it, and the rule.
const BROKEN: [(&str, &str, &str, usize, &str); 43] = [
    ("4/4/PPPP/NBBN|", "4/4/PPPP/NBBN|4/4/4/4|", "MAIN", 30, "-"),
    ("4/4/PPPP/NBBN|", "", "MAIN", 0, "-"),
    ("4/4/PPPP/NBBN|", "4/PPPP/NBBN|", "MAIN", 0, "-"),
    ("4/4/PPPP/NBBN|", "4/4/4/PPPP/NBBN|", "MAIN", 11, "-"),
    ("4/4/PPPP/NBBN|", "4/4/PPPPP/NBBN|", "MAIN", 8, "-"),
    ("4/4/PPPP/NBBN|", "4/4/PPP/NBBN|", "MAIN", 4, "-"),
    ("4/4/PPPP/NBBN|", "4/3/PPPP/NBBN|", "MAIN", 2, "-"),
    ("4/4/PPPP/NBBN|", "4/22/PPPP/NBBN|", "MAIN", 3, "-"),
    ("4/4/PPPP/NBBN|", "4/5/PPPP/NBBN|", "MAIN", 2, "-"),
    ("4/4/PPPP/NBBN|", "4/04/PPPP/NBBN|", "MAIN", 2, "-"),
    ("4/4/PPPP/NBBN|", "4/4/PPXP/NBBN|", "MAIN", 6, "-"),
    ("PP/KR", "PP/BR", "MAIN", 0, "C2"),
    ("KL1(3)w:PP/KR,", "", "BOARDS", 0, "D16"),
    (",QL1(3)w", ",QL2(3)w:2/2,QL1(3)w", "BOARDS", 27, "D16"),
    ("KL1(3)w:PP/KR,", "QL1(3)w:PP/KR,", "BOARDS", 28, "D2"),
    ("KL1(3)w", "XL1(3)w", "BOARDS", 0, "-"),
    ("KL1(3)w", "KX1(3)w", "BOARDS", 1, "-"),
    ("KL1(3)w", "KL7(3)w", "BOARDS", 2, "-"),
    ("KL1(3)w", "KL1(5)w", "BOARDS", 3, "D2"),
    ("KL1(3)w", "KL1(2)w", "BOARDS", 3, "D2"),
    ("KL1(3)w", "KL1(8)w", "BOARDS", 4, "-"),
    ("KL1(3)w", "KL13w", "BOARDS", 3, "-"),
    ("KL1(3)w", "KL1(3w", "BOARDS", 5, "-"),
    ("KL1(3)w", "KL1(3)", "BOARDS", 6, "-"),
    ("KL1(3)w", "KL1(3)x", "BOARDS", 6, "-"),
    ("KL1(3)w:", "KL1(3)w", "BOARDS", 7, "-"),
    ("KL1(3)w", "KL1(3)b", "BOARDS", 6, "D13"),
    ("KL6(7)b", "KL6(7)w", "BOARDS", 6, "D13"),
    ("w:PP/KR", "w:PP/KRR", "BOARDS", 7, "-"),
    ("w:PP/KR", "w:PP/3", "BOARDS", 5, "-"),
    ("w:PP/KR", "w:PP/KR/2", "BOARDS", 8, "-"),
    ("w:PP/KR", "w:PP", "BOARDS", 2, "-"),
    (" w KQkq", " x KQkq", "SIDE", 1, "-"),
    (" w KQkq", " w KQKq", "CASTLING", 5, "-"),
    (" w KQkq", " w KQkx", "CASTLING", 6, "-"),
    ("PP/RQ", "PP/NQ", "CASTLING", 0, "C2"),
    ("KQkq - -", "KQkq - a2(3)", "MOVED", 7, "D16"),
    ("KQkq - -", "KQkq - a1(3)a1(3)", "MOVED", 12, "-"),
    ("KQkq - -", "KQkq - a1", "MOVED", 7, "-"),
    ("KQkq - -", "KQkq - a13", "MOVED", 7, "-"),
    ("- - 0 1", "- - 00 1", "CLOCK", 4, "-"),
    ("- - 0 1", "- - -1 1", "CLOCK", 4, "-"),
    ("- - 0 1", "- - 0 0", "NUMBER", 6, "C8"),
];

#[test]
fn c2_d16_what_is_broken_is_refused_by_field_and_place() {
    for (old, new, field, offset, rule) in BROKEN {
        let text = START.replacen(old, new, 1);
        let error = read(&text).expect_err(&text);
        assert!(error.message().starts_with(&format!("{field}: ")), "{text}: {error}");
        assert_eq!(error.code(), Code::BadPosition, "{text}");
        assert_eq!(error.rule().unwrap_or("-"), rule, "{text}: {error}");
        let at = match (field, offset) {
            // A king too few is the fault of the whole field, a rook that is missing of a letter.
            ("MAIN", 0) if new == "PP/BR" => 5,
            ("CASTLING", 0) => text.find("KQkq").unwrap() + 1,
            _ => START.find(old).unwrap() + offset,
        };
        assert_eq!(error.at(), Some(at), "{text}: {error}");
    }
    let error = read(&START.replace("NBBN", "NKBN")).unwrap_err();
    assert_eq!(common::reason(&error), "C2 c1(2) e0(3)");
    assert_eq!(error.at(), START.find("KR"), "the second king");
    for count in 1..9 {
        let text = START.split(' ').take(count).collect::<Vec<_>>().join(" ");
        assert_eq!(read(&text).unwrap_err().code(), Code::BadPosition, "{text}");
    }
    assert!(read(&format!("{START} -")).unwrap_err().message().contains("last field"));
}

#[test]
fn c2_the_side_not_to_move_is_not_in_check() {
    let position = trid("Ke0(3) kf9(7) Re9(7)").boards(&HOME.replace("KL6(7)b", "KL6(7)w"));
    let error = read(&position.text()).unwrap_err();
    assert_eq!(common::reason(&error), "C2 e9(7)");
    assert!(error.message().starts_with("BOARDS: Black is in check"), "{error}");
    assert!(read(&position.black().text()).is_ok());
    let error = read(&trid("Kd1(2) kf9(7) rd2(2)").black().text()).unwrap_err();
    assert!(error.message().starts_with("MAIN: White is in check"), "{error}");
}

#[test]
fn d16_moved_lists_only_what_could_have_the_right() {
    let refusal = |pieces: &str, moved: &str| {
        let text = trid(&format!("Ke0(3) kf9(7) {pieces}")).moved(moved).text();
        common::reason(&read(&text).expect_err(&text))
    };
    assert_eq!(refusal("Pb3(2)", "b3(2)"), "D16 b3(2)");
    assert_eq!(refusal("Pb1(2)", "b1(2)"), "D16 b1(2)");
    assert_eq!(refusal("Nb2(2)", "b2(2)"), "D16 b2(2)");
    assert_eq!(refusal("pb2(2)", "b2(2)"), "D16 b2(2)", "a pawn of the other side");
    assert_eq!(refusal("Pb7(6)", "b7(6)"), "D16 b7(6)", "Black's starting cell");
}

/// White: a knight on b1, rooks on c1 and c3, a pawn before its promotion, boards that can move.
fn all_kinds() -> AnyGame {
    trid("Ke0(3) Ra0(3) Rf0(3) kd5(6) Nb1(2) Pc7(6) nd8(6) Pb5(7)")
        .boards("QL1(3)w KL1(3)w QL5(7)w KL6(5)w")
        .castling("KQ")
        .game()
}

#[test]
fn d17_canonical_texts() {
    let game = all_kinds();
    let all = moves(&game);
    for text in texts(
        "Nb1(2)-c3(2) | Pc7(6)xd8(6)=N | O-O | O-O-O | KL6(5)-KL5(5) | QL5(7)-QL6(7)=Q | QL5(7)-KL5(7)
         Ra0(3)-b0(3)",
    ) {
        assert!(all.contains(&text.to_string()), "{text} in {all:?}");
    }
    let ep = trid("Ke0(3) kd8(6) Pb3(4) pc3(2)").ep("b2(4)").black().game();
    assert!(moves(&ep).contains(&"Pc3(2)xb2(2)".to_string()));
}

#[test]
fn d17_other_forms() {
    let game = all_kinds();
    for (text, canonical) in pairs(
        "Nb1 2-c3 2 = Nb1(2)-c3(2) | Nb12-c32 = Nb1(2)-c3(2) | Nb1(2)-c3 2 = Nb1(2)-c3(2)
         Nb1-c3(2) = Nb1(2)-c3(2) | Nb1-c3 2 = Nb1(2)-c3(2) | Nc3(2) = Nb1(2)-c3(2) | Nc32 = Nb1(2)-c3(2)
         Nc3(2)+ = Nb1(2)-c3(2) | Pxd8 6=N = Pc7(6)xd8(6)=N | Pc8(6)=R = Pc7(6)-c8(6)=R | 0-0 = O-O
         0-0-0 = O-O-O | QL5-QL6(7)=Q = QL5(7)-QL6(7)=Q
         // The letters tell the language.
         Sc3(2) = Nb1(2)-c3(2) | QL5(7)-QL6(7)=S = QL5(7)-QL6(7)=N | QL5 7-QL6 7=R = QL5(7)-QL6(7)=R
         QL57-KL57 = QL5(7)-KL5(7) | KL5(7) = QL5(7)-KL5(7)",
    ) {
        assert_eq!(reads(&game, text, Language::English), canonical, "{text}");
    }
    for (text, canonical) in pairs(
        "Sb1(2)-c3(2) = Nb1(2)-c3(2) | Ta0-b0(3) = Ra0(3)-b0(3) | Bc7xd8(6)=L = Pc7(6)xd8(6)=B
         QL5(7)-QL6(7)=D = QL5(7)-QL6(7)=Q | KL6(5)-KL5(5) = KL6(5)-KL5(5) | Ke0(3)-d1(2) = Ke0(3)-d1(2)",
    ) {
        assert_eq!(reads(&game, text, Language::German), canonical, "{text}");
    }
}

#[test]
fn d17_ambiguous_texts_list_what_they_could_mean() {
    let game = trid("Ke0(3) kf9(7) Nb1(2) Ne2(2) Nb1(3)").game();
    let candidates = |text: &str| {
        let error = refused(&game, text);
        assert_eq!((error.code(), error.rule()), (Code::AmbiguousMove, Some("C3")), "{error}");
        let mut candidates = error.candidates().to_vec();
        candidates.sort();
        candidates.join(" ")
    };
    assert_eq!(candidates("Nc3(2)"), "Nb1(2)-c3(2) Nb1(3)-c3(2) Ne2(2)-c3(2)");
    assert_eq!(candidates("Nb1-c3(2)"), "Nb1(2)-c3(2) Nb1(3)-c3(2)");
    let pawns = all_kinds();
    for text in ["Pc7(6)-c8(6)", "QL5(7)-QL6(7)"] {
        let error = refused(&pawns, text);
        assert_eq!(error.candidates(), ["Q", "R", "B", "N"].map(|piece| format!("{text}={piece}")));
    }
    let boards = trid("Kd1(2) kf9(7) Pc2(2)").boards("QL1(3)w QL2(1)w KL6(7)b KL2(3)w").game();
    let mut found = refused(&boards, "QL2(3)").candidates().to_vec();
    found.sort();
    assert_eq!(found, ["KL2(3)-QL2(3)", "QL1(3)-QL2(3)", "QL2(1)-QL2(3)"]);
}

fn styled(position: &Trid, canonical: &str, style: Style) -> String {
    let game = position.game();
    let m = game.parse_move(canonical, Language::English).expect(canonical);
    game.format_move(&m, style)
}

#[test]
fn d17_styles() {
    let short = Style { short: true, ..Style::default() };
    let german = Style { language: Language::German, ..Style::default() };
    let check = Style { check: true, ..Style::default() };
    let knights = trid("Ke0(3) kf9(7) Nb1(2) Ne2(2) Nb1(3)");
    assert_eq!(styled(&knights, "Nb1(2)-c3(2)", short), "Nb1(2)-c3(2)");
    assert_eq!(styled(&knights, "Ne2(2)-c3(2)", short), "Ne2-c3(2)");
    assert_eq!(styled(&knights, "Ne2(2)-d4(2)", short), "Nd4(2)");
    assert_eq!(styled(&knights, "Ne2(2)-c3(2)", german), "Se2(2)-c3(2)");
    let boards = trid("Kd1(2) kf9(7) Pc2(2)").boards("QL1(3)w QL2(1)w KL6(7)b KL2(3)w");
    assert_eq!(styled(&boards, "QL1(3)-QL2(3)", short), "QL1-QL2(3)");
    assert_eq!(styled(&boards, "QL1(3)-QL1(1)", short), "QL1-QL1(1)", "QL2(1) could go there as well");
    assert_eq!(styled(&boards, "QL1(3)-KL1(3)", short), "QL1-KL1(3)", "as could KL2(3)");
    assert_eq!(styled(&boards, "QL1(3)-QL3(3)", short), "QL3(3)");
    let two = trid("Ke0(3) kd5(4) Pa5(7)").boards("QL1(3)b KL1(3)w QL5(7)w KL6(7)w");
    assert_eq!(styled(&two, "KL6(7)-QL6(7)", short), "KL6-QL6(7)", "QL6(7) could be a promotion as well");
    let promotion = trid("Ke0(3) kd5(6) Pb5(7)").boards("QL1(3)w KL1(3)w QL5(7)w KL6(7)b");
    assert_eq!(styled(&promotion, "QL5(7)-QL6(7)=N", german), "QL5(7)-QL6(7)=S");
    let rook = trid("Ke0(3) kd5(6) Rc1(2)");
    assert_eq!(
        styled(&rook, "Rc1(2)-d1(2)", check),
        "Rc1(2)-d1(2)",
        "from level 2 it cannot land on level 6"
    );
    let rook = trid("Ke0(3) kd5(4) Rc3(4)");
    assert_eq!(styled(&rook, "Rc3(4)-d3(4)", check), "Rc3(4)-d3(4)+");
    // The rook guards b8(7) through b8(6), and the queen keeps the king from going down to it.
    let mate = trid("ka9(7) Qc8(6) Rb7(6) Ke0(3)").boards("QL1(3)w KL1(3)w QL6(7)b KL6(7)w");
    assert_eq!(styled(&mate, "Qc8(6)-b8(7)", check), "Qc8(6)-b8(7)#");
}

#[test]
fn d17_malformed_texts_tell_where() {
    let game = all_kinds();
    for (text, at) in marked(
        "^ | ^Xb1(2)-c3(2) | N^g1(2)-c3(2) | Nb^b(2)-c3(2) | Nb1(^8)-c3(2) | Nb1(^0)-c3(2) | Nb1(2^-c3(2)
         Nb1(2)=^ | Nb1(2)-^ | Nb1(2)-c9^ | Nb4^ | Nb1[2^)-c3(2) | Nb1(2)-c3(2)^x | Nb1(2)-c3(2)=^
         Nb1(2)-c3(2)=^X | Nb1 ^ 8-c3(2) | Nxb1(2)^-c3(2) | ^O- | O-O-O^-O | ^O-0 | QL^ | QL^7(3)-QL1(3)
         QL1(3)-^ | QL1(3)-QL2^ | QL1(3)-Q^X2(3) | QL1(3)-QL2(3)^x | QL1^(5)-QL2(3) | QL1(3)-QL2^(5)
         QL1(3)^xQL2(3) | ^日b1(2)-c3(2) | Nb1(2)-^日",
    )
    .into_iter()
    .chain([("   ", 0)])
    {
        let error = refused(&game, text);
        assert_eq!((error.code(), error.at()), (Code::BadNotation, Some(at)), "{text}: {error}");
    }
    assert_eq!(refused(&game, &"N".repeat(MAX_MOVE + 1)).code(), Code::TooLarge);
}

#[test]
fn hostile_move_texts_never_panic() {
    let tokens = ["K", "QL", "KL6", "b1", "(", "3", ")", "-", "x", "=", "O-O", "日", "\u{0}", " ", "9", "+"];
    let game = all_kinds();
    triples(&tokens, &["", "Nb1", "QL1(3)", "Pc7(6)xd8(6)"], |text| {
        for language in [Language::English, Language::German] {
            let _ = game.parse_move(text, language);
        }
    });
}

#[test]
fn d17_records_hold_games() {
    let text = "[Variant \"trid\"]\n\n1. Nb1(2)-c3(2) Ne8-d6(6) {a comment (so)} 2. (2. Pd2(2)-d4(2)) Pb2(2)-b4(2) *";
    let record = Record::read(text, Language::English).unwrap_or_else(|error| panic!("{error}"));
    let written = record.write();
    assert!(written.contains("1. Nb1(2)-c3(2) Ne8(6)-d6(6)"), "{written}");
    let again = Record::read(&written, Language::English).unwrap();
    assert_eq!(again.session().position(), record.session().position());
    assert_eq!(record.session().steps().len(), 3);
}

#[test]
fn d17_records_with_levels_behind_the_moves() {
    let read = |moves: &str| {
        let record = Record::read(&format!("[Variant \"trid\"]\n\n{moves}"), Language::English);
        record.map(|record| record.write()).map_err(|error| error.to_string())
    };
    let canonical = read("1. Nb1(2)-c3(2) Ne8(6)-d6(6) 2. Pb2(2)-b4(2) Pb7(6)-b6(6) *").unwrap();
    for moves in texts(
        "1. Nb1-c3 2 Ne8-d6 6 2. Pb2-b4 2 Pb7-b6 6 * | 1. Nb1-c3(2) Ne8-d6(6) 2. Pb2-b4(2) Pb7-b6(6) *
         1. Nb1-c3 (2) Ne8-d6 (6) 2. Pb2-b4 (2) Pb7-b6 (6) *
         1. Nb1-c3[2] Ne8-d6 [6] 2. Pb2-b4 [2] Pb7-b6[6] *
         1. Nb1 2-c3 2 Ne8 6-d6 6 2. Pb2 2-b4 2 Pb7 6-b6 6 * | 1. Nb12-c32 Ne86-d66 2. Pb22-b42 Pb76-b66
         1. Nc3 2 Nd6 6 2. b4 2 b6 6 * | 1. Nc3 Nd6 2. b4 b6 *
         1. Nb1-c3 2! Ne8-d6 6+ 2. Pb2-b4 2 (2. Pd2-d4 2 (2... Pe7-e5 6)) Pb7-b6 6 *
         1 Nb1-c3 2 Ne8-d6 6 2 Pb2-b4 2 Pb7-b6 6 *
         1. Nb1(2)-c3(2) Ne8(6)-d6(6) 2 Pb2(2)-b4(2) Pb7(6)-b6(6) *",
    )
    .into_iter()
    .chain(["1.Nb1-c3\n2\nNe8-d6 6 2.Pb2-b4 2 Pb7-b6\t6 *"])
    {
        assert_eq!(read(moves).as_deref(), Ok(&*canonical), "{moves}");
    }
    // A result is no level, and neither is the number of a move or of a variation.
    let won = read("1. Nb1-c3 1-0").unwrap();
    assert!(won.contains("[Result \"1-0\"]") && won.ends_with("1. Nb1(2)-c3(2) 1-0\n"), "{won}");
    assert_eq!(read("1. Nb1-c3 Ne8-d6 2. Pb2-b4 (2 Pd2-d4 2) Pb7-b6").unwrap(), canonical);
    assert!(read("1. Nb1-c3 4").unwrap_err().contains("D6"), "the level that it names");
    let boards = "[FEN \"trid 4/4/4/4|4/4/4/4|4/4/4/4 KL1(3)w:2/K1,KL6(7)b:k1/2,QL1(3)w:1P/2,QL6(7)b:2/2 \
                  w - - - 0 9\"]\n\n9. QL1 3-QL2 3 *";
    let record = Record::read(boards, Language::English).unwrap_or_else(|error| panic!("{error}"));
    assert!(record.write().contains("9. QL1(3)-QL2(3) *"), "{}", record.write());
    // Elsewhere a lone number is that of a move.
    #[cfg(feature = "timeout")]
    assert!(Record::read("1. e4 1 e5 *", Language::English).is_ok());
}
