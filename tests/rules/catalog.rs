//! C1: the catalog is the only list of variants. Whatever else lists variants, families or piece letters has those
//! of the catalog.

use crate::common::tables::pairs;
use crate::common::visit::starts;
use hyperply::catalog::{AnyGame, FLAGS, VARIANTS, variant};
use hyperply::describe::Describe;
use hyperply::{Code, Game};
use std::collections::BTreeSet;
use std::path::Path;

/// A file of the project, by its path, and what it holds.
macro_rules! file {
    ($path:literal) => {
        ($path, include_str!(concat!("../../", $path)))
    };
}

type File = (&'static str, &'static str);

const README: File = file!("README.md");
const RULES: File = file!("RULES.md");
const TYPES: File = file!("src/wasm/js/types.d.ts");
const NPM: File = file!("src/wasm/js/README.md");
const CARGO: File = file!("Cargo.toml");
const TESTS: File = file!("tests/rules/main.rs");

fn ids() -> BTreeSet<String> {
    VARIANTS.iter().map(|variant| variant.id.to_string()).collect()
}

fn families() -> BTreeSet<String> {
    VARIANTS.iter().map(|variant| variant.family.to_string()).collect()
}

/// The letters of all pieces that stand on a board, move, or are promoted to.
fn letters() -> BTreeSet<String> {
    let mut letters = BTreeSet::new();
    for game in VARIANTS.iter().flat_map(|variant| starts(variant.id)) {
        letters.extend(game.pieces().iter().map(|piece| piece.piece));
        let moves = game.legal_moves();
        letters.extend(
            moves.iter().map(|m| game.describe(m)).flat_map(|m| m.promotion.into_iter().chain([m.piece])),
        );
    }
    letters.into_iter().map(String::from).collect()
}

/// What a file has between two marks.
fn part((path, text): File, from: &str, to: &str) -> &'static str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("{path} has no `{from}`"));
    rest.split_once(to).unwrap_or_else(|| panic!("{path} has no `{to}` after `{from}`")).0
}

/// What differs if the words in quotes between two marks of a file are not these, each once.
fn list(file: File, from: &str, to: &str, expected: &BTreeSet<String>) -> Option<String> {
    let words = part(file, from, to).split('"').skip(1).step_by(2);
    differs(words, expected, &format!("`{}` of {}", from.trim(), file.0))
}

fn differs<'a>(
    words: impl Iterator<Item = &'a str>,
    expected: &BTreeSet<String>,
    place: &str,
) -> Option<String> {
    let mut found: Vec<&str> = words.collect();
    found.sort_unstable();
    (!found.iter().eq(expected)).then(|| format!("{place} lists {found:?}, the catalog has {expected:?}"))
}

fn assert_same<'a>(words: impl Iterator<Item = &'a str>, expected: &BTreeSet<String>, place: &str) {
    assert_eq!(differs(words, expected, place), None);
}

/// The rows of the table that comes after a mark, cell by cell.
fn table(file: File, from: &str) -> Vec<Vec<&'static str>> {
    let rows = part(file, from, "\n\n#").lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect())
        .collect()
}

#[test]
fn c1_variant_ids() {
    assert_same(table(RULES, "## The variants").iter().map(|row| row[0]), &ids(), "the table of RULES.md");
    for id in VARIANTS.iter().map(|variant| variant.id) {
        let start = AnyGame::start(id).unwrap();
        assert_eq!(start.to_string().split(' ').next(), Some(id));
        assert_eq!(Describe::variant(&start), id);
    }
    for id in ["", "Chess", "timeout ", "timeout-declare", "\u{2192}"] {
        let error = variant(id).unwrap_err();
        assert_eq!((error.code(), error.rule()), (Code::UnknownVariant, Some("C1")), "{id:?}");
    }
}

#[test]
fn variants_go_from_few_dimensions_to_many() {
    assert!(VARIANTS.is_sorted_by_key(|variant| variant.dimensions));
}

#[test]
fn flags_are_those_of_the_types() {
    for variant in VARIANTS {
        assert!(variant.flags.iter().all(|flag| FLAGS.contains(flag)), "{}", variant.id);
    }
    let info = part(TYPES, "interface VariantInfo {", "\n}");
    for flag in FLAGS {
        assert!(info.contains(&format!("  {flag}: boolean;")), "{flag}");
    }
}

#[test]
fn the_readme_has_all_variants_and_their_first_moves() {
    let rows = table(README, "## Variants");
    assert_same(rows.iter().map(|row| row[0]), &ids(), "the table of README.md");
    for row in rows {
        assert_eq!(
            row[3],
            AnyGame::start(row[0]).unwrap().count_moves().to_string(),
            "first moves of {}",
            row[0]
        );
    }
}

#[test]
fn the_readme_for_npm_has_each_family_with_its_variants() {
    let rows = table(NPM, "## One game only");
    let entries = rows.iter().filter_map(|row| row[0].strip_prefix("hyperply/"));
    assert_same(entries, &families(), "the table of the README for npm");
    for row in &rows[1..] {
        let family = row[0].strip_prefix("hyperply/").unwrap();
        let variants = VARIANTS.iter().filter(|variant| variant.family == family);
        let expected = variants.map(|variant| variant.id.to_string()).collect();
        assert_same(row[1].split(", ").map(|id| id.trim_matches('`')), &expected, row[0]);
        assert_eq!(row[2..], [format!("@{family}/bundler.js"), format!("@{family}_bg.wasm")]);
    }
}

/// All at once: whoever adds a game sees every file that does not have it yet.
#[test]
fn lists_of_families_and_letters() {
    let modules = TESTS.1.split("\n#[cfg(feature = \"").skip(1).filter_map(|rest| {
        let (family, rest) = rest.split_once("\")]\nmod ")?;
        rest.strip_prefix(family)?.starts_with([' ', ';']).then_some(family)
    });
    let mut features_of_all = families();
    features_of_all.insert("search".to_string());
    let wrong: Vec<String> = [
        list(CARGO, "default =", "\n", &features_of_all),
        differs(modules, &families(), TESTS.0),
        list(TYPES, "type PieceLetter =", ";", &letters()),
    ]
    .into_iter()
    .flatten()
    .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_variant_has_a_test_of_what_its_cells_are_called() {
    for variant in VARIANTS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules").join(variant.family);
        let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap_or_default();
        let text = read("cells.rs") + &read("mod.rs");
        assert!(text.contains("assert_names("), "{} has no cells.rs", folder.display());
        assert!(
            text.contains(&format!("\"{}\"", variant.id)),
            "{} has no `{}`",
            folder.display(),
            variant.id
        );
    }
}

#[test]
fn c1_an_unknown_id_is_answered_with_those_like_it() {
    let says = |id: &str| variant(id).unwrap_err().to_string();
    for (id, alike) in pairs(
        "tiemout = Did you mean `timeout`? | Chess = Did you mean `chess`?
         quarx-4d = Did you mean `quarx-3d`? | trid- = Did you mean `trid`?
         timeout-flt = Did you mean `timeout-flat`? | hex = Did you mean `hex4d`?
         glinsky = Did you mean `glinski`?",
    ) {
        assert_eq!(says(id), format!("There is no variant `{id}` (C1). {alike}"));
    }
    for id in ["xiangqi", "", "dddd"] {
        assert_eq!(says(id), format!("There is no variant `{id}`; `catalog::VARIANTS` lists them all (C1)."));
    }
    for fen in ["4k3/8/8/8/8/8/8/4K3", "7/7/7"] {
        let reason = "A position begins with the id of its variant; before a FEN write `chess` (C1).";
        assert_eq!(says(fen), reason);
    }
    let long = "chess".repeat(10_000);
    assert!(says(&long).len() < 150, "{}", says(&long));
    // However many variants there will be, the message does not grow with them.
    assert!(VARIANTS.iter().all(|variant| says(&format!("{}_", variant.id)).len() < 150));
}
