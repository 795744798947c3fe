//! Tables that are written as texts: rows end at ` | ` or with the line; a line that begins with `//` is a remark.

/// The rows of a list.
pub fn texts(list: &str) -> Vec<&str> {
    let lines = list.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.flat_map(|line| line.split(" | ")).collect()
}

/// Each text of rows such as `e4, Pe4 = Pe2-e4` with what stands behind ` = `.
pub fn pairs(list: &str) -> Vec<(&str, &str)> {
    let row = |row| str::split_once(row, " = ").unwrap_or_else(|| panic!("` = ` in {row}"));
    texts(list)
        .into_iter()
        .map(row)
        .flat_map(|(left, right)| left.split(", ").map(move |text| (text, right)))
        .collect()
}

/// The rows without their `^`, and where it stands: in bytes.
pub fn marked(list: &str) -> Vec<(&'static str, usize)> {
    let place = |row: &str| row.find('^').unwrap_or_else(|| panic!("`^` in {row}"));
    texts(list).into_iter().map(|row| (&*row.replacen('^', "", 1).leak(), place(row))).collect()
}

/// Calls something with every text of three tokens, behind each of some beginnings.
pub fn triples(tokens: &[&str], beginnings: &[&str], mut call: impl FnMut(&str)) {
    for (a, b) in tokens.iter().flat_map(|a| tokens.iter().map(move |b| (a, b))) {
        for (c, start) in tokens.iter().flat_map(|c| beginnings.iter().map(move |start| (c, start))) {
            call(&format!("{start}{a}{b}{c}"));
        }
    }
}
