//! Errors cite rules that stand in RULES.md, and name cells that the boards have.

use hyperply::Error;
use hyperply::catalog::{VARIANTS, Variant};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// The rules of RULES.md: where one is told, its number is bold.
fn rules() -> HashSet<&'static str> {
    let bold = include_str!("../../RULES.md").split("**").skip(1).step_by(2);
    bold.filter(|word| is_number(word)).collect()
}

/// Whether a word is the number of a rule, a letter and one or two digits.
fn is_number(word: &str) -> bool {
    let [letter, digits @ ..] = word.as_bytes() else { return false };
    let is_short = matches!(digits.len(), 1 | 2);
    is_short && letter.is_ascii_uppercase() && digits.iter().all(u8::is_ascii_digit)
}

/// What the errors of a variant may speak of.
pub struct Known {
    rules: HashSet<&'static str>,
    pub cells: HashSet<String>,
    pub places: HashSet<String>,
    columns: HashSet<String>,
}

impl Known {
    pub fn of(variant: &Variant) -> Known {
        let boards = || (variant.geometry)().boards.into_iter();
        let cells = || boards().flat_map(|board| board.cells);
        Known {
            rules: rules(),
            cells: cells().map(|cell| cell.cell).collect(),
            places: boards().map(|board| board.id).collect(),
            columns: cells().map(|cell| cell.column).collect(),
        }
    }

    /// Checks what the error of a text says.
    pub fn check(&self, error: &Error, text: &str) {
        assert!(!error.message().is_empty(), "{text}");
        assert!(error.at().is_none_or(|at| text.is_char_boundary(at)), "{text}: {error}");
        assert!(error.rule().is_none_or(|rule| self.rules.contains(rule)), "{text}: {error}");
        for cell in error.cells() {
            // D6: the level that is missing in a column is called like a cell, on a board or not.
            let column = cell.split('(').next().unwrap();
            let missing = error.rule() == Some("D6") && self.columns.contains(column);
            let is_known = self.cells.contains(cell) || self.places.contains(cell);
            assert!(is_known || missing, "{cell} in {text}: {error}");
        }
    }
}

/// Calls `check` with the words in quotes of the sources in a folder.
fn quotes(folder: &Path, check: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            quotes(&path, check);
        } else {
            fs::read_to_string(&path).unwrap().split('"').for_each(|word| check(&path, word));
        }
    }
}

#[test]
fn every_rule_of_the_sources_stands_in_the_rules() {
    let rules = rules();
    let mut cited = HashSet::new();
    for folder in ["src", "www/element"] {
        quotes(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut |path, word| {
            if is_number(word) {
                assert!(
                    rules.contains(word),
                    "RULES.md does not tell {word}, which {} cites",
                    path.display()
                );
                cited.insert(word.to_string());
            }
        });
    }
    // Each game cites rules of its own letter.
    let letters: HashSet<&str> = cited.iter().map(|rule| &rule[..1]).collect();
    let families: HashSet<&str> = VARIANTS.iter().map(|variant| variant.family).collect();
    assert!(letters.len() > families.len(), "{letters:?}");
}
