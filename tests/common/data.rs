//! The files of `tests/data/`, one for each family of games: positions in sections.

use std::path::Path;

/// The lines of a section of all families that the build has, each below the comment of its group.
pub fn section(name: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut families: Vec<&str> = hyperply::catalog::VARIANTS.iter().map(|variant| variant.family).collect();
    families.sort_unstable();
    families.dedup();
    let mut found = Vec::new();
    for family in families {
        let path = folder.join(format!("{family}.txt"));
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let (mut section, mut group) = ("", "");
        for line in text.lines() {
            if let Some(title) = line.strip_prefix('[') {
                (section, group) = (title.trim_end_matches(']'), "");
            } else if let Some(comment) = line.strip_prefix("# ") {
                group = comment;
            } else if section == name && !line.is_empty() {
                found.push((group.to_string(), line.to_string()));
            }
        }
    }
    found
}

/// The lines of a section alone.
pub fn lines(name: &str) -> Vec<String> {
    section(name).into_iter().map(|(_, line)| line).collect()
}
