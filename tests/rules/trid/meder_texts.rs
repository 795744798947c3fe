//! M18-M20: position texts, move texts, and Meder's notation.

use crate::common::tables::{pairs, texts};
use crate::common::texts::error;
use crate::common::trid::{Trid, meder, rest};
use crate::common::{self, moves, position, reads, refused};
use hyperply::catalog::AnyGame;
use hyperply::describe::Describe;
use hyperply::{Code, Game, Language, Style};

const START: &str = "trid-meder 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 \
                     KL1(3)w:PP/KR,KL6(7)b:kr/pp,QL1(3)w:PP/RQ,QL6(7)b:rq/pp w KQkq - - 0 1";

#[test]
fn m18_valid_texts() {
    assert_eq!(AnyGame::start("trid-meder").unwrap().to_string(), START);
    assert_eq!(START.replacen("trid-meder", "trid", 1), AnyGame::start("trid").unwrap().to_string());
    let shuffled = "trid-meder 4/4/PPPP/NBBN|4/4/4/4|nbbn/pppp/4/4 \
                    QL6(7)b:rq/pp,KL1(3)w:PP/KR,QL1(3)w:PP/RQ,KL6(7)b:kr/pp w qKkQ - - 0 1";
    assert_eq!(position(shuffled).to_string(), START);
    // Black's king on White's board, White's on Black's: D13 is not asked.
    let text = "trid-meder 4/4/2P1/4|4/4/4/4|4/4/4/4 KL1(3)b:2/K1,KL6(7)w:k1/2,QL4(5)w:2/2,QL5(7)b:2/2 \
                w - - d2(2) 7 30";
    assert_eq!(position(text).to_string(), text);
    let passed = meder("Ke0(3) kd8(6) Pc4(4) pb4(2)").ep("c3(4)").black();
    assert_eq!(position(&passed.text()).to_string(), passed.text());
    let nobody = meder("Ke0(3) kd8(6) Pc4(4) pb3(2)").ep("c3(4)").black();
    assert_eq!(rest(&nobody.game()), "b - - - 0 9", "C2: no pawn can take it");
}

/// What is replaced in the start, the field named, the offset of the offending token in what replaces it, and the
/// rules that may be named.
const BROKEN: [(&str, &str, &str, Option<usize>, &str); 33] = [
    ("4/4/PPPP/NBBN|", "4/4/PPPP/NBBN|4/4/4/4|", "MAIN", Some(30), ""),
    ("4/4/PPPP/NBBN|", "4/PPPP/NBBN|", "MAIN", None, ""),
    ("4/4/PPPP/NBBN|", "4/4/PPPPP/NBBN|", "MAIN", Some(8), ""),
    ("4/4/PPPP/NBBN|", "4/22/PPPP/NBBN|", "MAIN", Some(3), ""),
    ("4/4/PPPP/NBBN|", "4/4/PPXP/NBBN|", "MAIN", Some(6), ""),
    ("PP/KR", "PP/BR", "MAIN", None, "C2"),
    ("NBBN|", "NKBN|", "BOARDS", None, "C2"),
    ("4/4/PPPP/NBBN|", "4/4/PPPP/NpBN|", "MAIN", Some(10), "C2"),
    ("nbbn/", "nPbn/", "MAIN", Some(1), "C2"),
    // Bottom places, and levels that no peg has.
    ("KL1(3)w", "KL1(1)w", "BOARDS", Some(3), "M2 M18"),
    ("KL1(3)w", "KL2(1)w", "BOARDS", Some(3), "M2 M18"),
    ("KL1(3)w", "KL3(3)w", "BOARDS", Some(3), "M2 M18"),
    ("KL6(7)b", "KL6(5)b", "BOARDS", Some(3), "M2 M18"),
    ("KL1(3)w", "KL1(5)w", "BOARDS", Some(3), "M2 M18"),
    ("KL1(3)w", "KL7(3)w", "BOARDS", Some(2), ""),
    ("KL1(3)w", "XL1(3)w", "BOARDS", Some(0), ""),
    // Four different places, two marks of each side.
    ("KL1(3)w:PP/KR,", "QL1(3)w:PP/KR,", "BOARDS", Some(28), "M2 M18"),
    ("KL1(3)w:PP/KR,", "", "BOARDS", None, "M18"),
    (",QL1(3)w", ",QL2(3)w:2/2,QL1(3)w", "BOARDS", Some(27), "M18"),
    ("KL1(3)w", "KL1(3)b", "BOARDS", None, "M3 M18"),
    ("QL6(7)b", "QL6(7)w", "BOARDS", None, "M3 M18"),
    ("KL1(3)w", "KL1(3)x", "BOARDS", Some(6), ""),
    ("KL1(3)w:", "KL1(3):", "BOARDS", Some(6), ""),
    ("w:PP/KR", "w:PP/KRR", "BOARDS", Some(7), ""),
    ("w:PP/KR", "w:PP", "BOARDS", Some(2), ""),
    (" w KQkq", " x KQkq", "SIDE", Some(1), ""),
    (" w KQkq", " w KQKq", "CASTLING", Some(5), ""),
    ("PP/RQ", "PP/NQ", "CASTLING", None, "C2"),
    ("KQkq - -", "KQkq c3(2) -", "EP", None, "C2"),
    ("KQkq - -", "KQkq - b3(2)", "MOVED", Some(7), ""),
    ("KQkq - -", "KQkq - a1", "MOVED", Some(7), ""),
    ("- - 0 1", "- - 00 1", "CLOCK", Some(4), ""),
    ("- - 0 1", "- - 0 0", "NUMBER", Some(6), "C8"),
];

#[test]
fn m18_what_is_broken_is_refused_by_field_and_place() {
    for (old, new, field, offset, rules) in BROKEN {
        let text = START.replacen(old, new, 1);
        let error = error(&text);
        assert_eq!(error.code(), Code::BadPosition, "{text}");
        assert!(error.message().starts_with(&format!("{field}: ")), "{text}: {error}");
        if let Some(offset) = offset {
            assert_eq!(error.at(), Some(START.find(old).unwrap() + offset), "{text}: {error}");
        }
        let rule = error.rule().unwrap_or_default();
        assert!(rules.is_empty() || rules.split(' ').any(|name| name == rule), "{text}: {error}");
    }
    for count in 1..9 {
        let text = START.split(' ').take(count).collect::<Vec<_>>().join(" ");
        assert_eq!(error(&text).code(), Code::BadPosition, "{text}");
    }
    assert_eq!(error(&format!("{START} -")).code(), Code::BadPosition, "no field is added");
}

/// No board on QL6, and none on KL6 either.
pub const AWAY: &str = "QL1(3)w KL1(3)w QL5(7)b KL5(7)b";

#[test]
fn m18_waiting_pawns() {
    let valid = |position: Trid| assert_eq!(position.game().to_string(), position.text());
    let invalid = |position: Trid| {
        let error = error(&position.text());
        assert_eq!(error.code(), Code::BadPosition, "{error}");
        error
    };
    // From c5 no promotion on b8 or e8 attacks.
    valid(meder("Kd1(2) kc5(6) Pb8(6)").boards(AWAY));
    valid(meder("Kd1(2) kc5(6) Pe8(6)").boards(AWAY));
    valid(meder("Kd1(2) kc5(6) Pb8(6) Pe8(6)"));
    let two = invalid(meder("Kd1(2) kc5(6) Pb8(6) Pe8(6)").boards(AWAY));
    assert!(matches!(two.rule(), Some("C2" | "M12" | "M18")), "{two}");
    // Nor with White's pawn if Black is to move, nor elsewhere.
    for position in [
        meder("Kd1(2) kc5(6) Pb8(6)").boards(AWAY).black(),
        meder("Kd1(2) kc5(6) Pe8(6)").boards(AWAY).black(),
        meder("Kd1(2) kc5(4) Pc8(6)").boards(AWAY),
        meder("Kd1(2) kc5(4) Pd8(6)"),
        meder("Kd1(2) kc5(4) Pb9(7)"),
        meder("Kd1(2) kc5(4) Pf9(7)"),
    ] {
        let error = invalid(position);
        assert_eq!((error.rule(), error.cells().len()), (Some("C2"), 1), "{error}");
    }
    // Black's.
    let away = "QL2(3)w KL2(3)w QL6(7)b KL6(7)b";
    valid(meder("Kc4(2) kf9(7) pe1(2)").boards(away).black());
    valid(meder("Kc4(2) kf9(7) pb1(2)").boards(away).black());
    assert_eq!(invalid(meder("Kc4(2) kf9(7) pb1(2)").boards(away)).rule(), Some("C2"));
    // The side not to move is in check if one of the four would attack its king.
    for king in ["kd8(6)", "kb5(4)", "kd6(4)", "kd7(6)"] {
        let error = invalid(meder(&format!("Kd1(2) {king} Pb8(6)")).boards(AWAY));
        assert_eq!(common::reason(&error), "C2 b8(6)", "{king}");
        valid(meder(&format!("Kd1(2) {king} Pb8(6)")));
    }
    // EP is then `-`.
    valid(meder("Kd1(2) ke6(6) Pb5(6) pc5(6)").boards(AWAY).ep("c6(6)"));
    invalid(meder("Kd1(2) ke6(6) Pb5(6) pc5(6) Pb8(6)").boards(AWAY).ep("c6(6)"));
}

pub fn english(game: &AnyGame, list: &[(&str, &str)]) {
    for (text, canonical) in list {
        assert_eq!(reads(game, text, Language::English), *canonical, "{text}");
    }
}

/// The moves that a text could mean.
pub fn candidates(game: &AnyGame, text: &str) -> String {
    let error = refused(game, text);
    assert_eq!(error.code(), Code::AmbiguousMove, "{text}: {error}");
    let mut candidates = error.candidates().to_vec();
    candidates.sort();
    candidates.join(" ")
}

pub fn refuses(game: &AnyGame, list: &[&str]) {
    for text in list {
        let error = refused(game, text);
        assert!(matches!(error.code(), Code::IllegalMove | Code::BadNotation), "{text}: {error}");
    }
}

pub fn all_kinds() -> AnyGame {
    meder("Ke0(3) Ra0(3) Rf0(3) Nb1(2) Pc7(6) Pa7(5) nf8(7) kd5(6)")
        .boards("QL1(3)w KL1(3)w QL4(5)b KL6(7)b")
        .castling("KQ")
        .game()
}

/// White's pawn on b8(6) waits.
pub fn waiting() -> AnyGame {
    meder("Kd1(2) ke6(6) Pb8(6)").boards("QL1(3)w KL1(3)w QL5(7)b KL6(7)b").game()
}

#[test]
fn m19_canonical_texts() {
    let game = all_kinds();
    let all = moves(&game);
    for text in texts(
        "Nb1(2)-c3(4) | Rf0(3)xf8(7) | Pc7(6)-c8(6)=Q | O-O | O-O-O | QL1(3)-QL3(5) | QL4(5)-QL6(7)=Q
         QL4(5)-KL4(5)",
    ) {
        assert!(all.contains(&text.to_string()), "{text} in {all:?}");
    }
    let all = moves(&waiting());
    for text in ["Pb8(6)=N,Nb8(6)-c6(4)", "Pb8(6)=Q,Kd1(2)-d2(2)", "Pb8(6)=B,QL1(3)-QL3(5)"] {
        assert!(all.contains(&text.to_string()), "{text} in {all:?}");
    }
    for game in [game, waiting()] {
        let mut texts = moves(&game);
        texts.dedup();
        assert_eq!(texts.len(), game.legal_moves().len(), "C3");
        for text in texts {
            assert_eq!(reads(&game, &text, Language::English), text);
        }
    }
}

#[test]
fn m19_forms_of_d17() {
    english(
        &all_kinds(),
        &pairs(
            "Nb1 2-c3 4, Nb12-c34, Nb1-c3(4), Nc3(4), Sc3(4) = Nb1(2)-c3(4) | Pc8(6)=R = Pc7(6)-c8(6)=R
             Rxf8(7) = Rf0(3)xf8(7) | QL1-QL3(5), QL3(5) = QL1(3)-QL3(5) | QL4-QL6(7)=N = QL4(5)-QL6(7)=N",
        ),
    );
    assert_eq!(reads(&all_kinds(), "Bc7(6)-c8(6)=S", Language::German), "Pc7(6)-c8(6)=N");
    // Level 2 or 4 of c3.
    assert_eq!(candidates(&all_kinds(), "Nb1(2)-c3"), "Nb1(2)-c3(2) Nb1(2)-c3(4)");
}

#[test]
fn m19_styles() {
    let styled = |game: &AnyGame, text: &str, style: Style| {
        let m = game.parse_move(text, Language::English).expect(text);
        game.format_move(&m, style)
    };
    let short = Style { short: true, ..Style::default() };
    let german = Style { language: Language::German, ..Style::default() };
    let check = Style { check: true, ..Style::default() };
    let game = all_kinds();
    assert_eq!(styled(&game, "Nb1(2)-c3(4)", german), "Sb1(2)-c3(4)");
    assert_eq!(styled(&game, "Pc7(6)-c8(6)=N", german), "Bc7(6)-c8(6)=S");
    assert_eq!(styled(&game, "QL4(5)-QL6(7)=Q", german), "QL4(5)-QL6(7)=D");
    assert_eq!(styled(&waiting(), "Pb8(6)=N,Nb8(6)-c6(4)", german), "Bb8(6)=S,Sb8(6)-c6(4)");
    assert_eq!(styled(&waiting(), "Pb8(6)=R,QL1(3)-QL3(5)", german), "Bb8(6)=T,QL1(3)-QL3(5)");
    // Along b6 to e6; and from b1 to where the king could ride, a2, the knight guarding a4 and b1.
    assert_eq!(styled(&waiting(), "Pb8(6)=R,Rb8(6)-b6(4)", check), "Pb8(6)=R,Rb8(6)-b6(4)+");
    let mate = meder("Ka0(3) qb4(4) nc3(2) kf9(7)").black().game();
    assert_eq!(styled(&mate, "Qb4(4)-b1(2)", check), "Qb4(4)-b1(2)#");
    assert_eq!(styled(&game, "Nb1(2)-c3(4)", short), "Nc3(4)");
    assert_eq!(styled(&game, "QL1(3)-QL3(5)", short), "QL3(5)");
    for game in [game, waiting()] {
        for text in moves(&game) {
            for style in [short, german, check, Style { language: Language::German, ..short }] {
                let other = styled(&game, &text, style);
                assert_eq!(reads(&game, &other, style.language), text, "{other}");
                assert!(!style.short || other.len() <= text.len(), "{other}");
            }
        }
    }
}
