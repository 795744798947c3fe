//! Game records in the manner of PGN (T29), and of PDN for draughts (Q18).

use crate::catalog::{AnyGame, variant};
use crate::game::{Game, Side};
use crate::notation::{Language, Style};
use crate::page::Page;
use crate::session::{Action, Session};
use crate::{Code, Error};
use std::fmt::Write;

/// The longest record that is read, in bytes.
pub const MAX_RECORD: usize = 1 << 20;

/// A game with its tags.
#[derive(Clone, Debug)]
pub struct Record {
    /// Tag pairs in their order: `Event`, `White`, ... What the game itself tells (`Variant`,
    /// `GameType`, `SetUp`, `FEN`)
    /// is not among them; `Result` is, if the record had one.
    pub tags: Vec<(String, String)>,
    /// The game.
    pub session: Session<AnyGame>,
}

const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];
/// Tags that follow from the game.
const OWN_TAGS: [&str; 4] = ["Variant", "GameType", "SetUp", "FEN"];
/// White wins, Black wins, a draw: in chess and in draughts.
const RESULTS: [[&str; 2]; 3] = [["1-0", "2-0"], ["0-1", "0-2"], ["1/2-1/2", "1-1"]];
const UNKNOWN: &str = "*";
/// International draughts among the game types of PDN.
const GAME_TYPE: &str = "20";

impl Record {
    /// Reads one game: tags, numbered moves, comments, a result.
    ///
    /// Variations and numeric annotations are passed over. Without a `Variant` tag and an id in `FEN` the game
    /// is `draughts` if its `GameType` is 20, its `FEN` is PDN's or its first move has numbers (`32-28`), and
    /// else `chess`. Several moves in a row of one side are taken for speed moves (T29) also where no comment
    /// `{speed n}` says so.
    ///
    /// # Errors
    ///
    /// If the text is no record or a move is not legal; the error names the place in the text.
    ///
    /// ```
    /// use hyperply::{Language, record::Record};
    ///
    /// let record = Record::read("1. e4 e5 2. Nf3 *", Language::English)?;
    /// assert_eq!(record.session.steps().len(), 3);
    /// # Ok::<(), hyperply::Error>(())
    /// ```
    pub fn read(text: &str, language: Language) -> Result<Record, Error> {
        if text.len() > MAX_RECORD {
            let message = format!("a record of {} bytes; {MAX_RECORD} is the most", text.len());
            return Err(Error::new(Code::TooLarge, message));
        }
        let (tags, body) = read_tags(text)?;
        let (plies, result) = read_moves(text, body, has_levels(&tags))?;
        let start = start_of(&tags, plies.first().and_then(|ply| ply.text))?;
        let mut session = Session::new(start);
        for (index, ply) in plies.iter().enumerate() {
            agree(&mut session, &plies, index)?;
            if let Some(text) = ply.text {
                let played = session.parse_move(text, language).and_then(|m| session.play(&m));
                played.map_err(|error| {
                    let context = format!("move {}, `{text}`", session.position().number());
                    error.within(Code::BadRecord, &context).shifted(ply.at)
                })?;
            }
            for comment in &ply.comments_after {
                session.comment(&tidy(comment));
            }
        }
        let mut tags: Vec<_> = tags
            .into_iter()
            .filter(|tag| !OWN_TAGS.contains(&&*tag.name))
            .map(|tag| (tag.name, tag.value))
            .collect();
        if let (Some(result), None) = (result, tags.iter().find(|(name, _)| name == "Result")) {
            tags.push(("Result".to_string(), result.to_string()));
        }
        Ok(Record { tags, session })
    }

    /// Writes the game so that [`Record::read`] reads it again: SAN in `chess`, PDN in `draughts`, canonical moves
    /// elsewhere.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let result = self.result();
        let given = |name: &str| self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| &**value);
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(text, "[{name} \"{value}\"]");
        };
        for (name, unknown) in ROSTER {
            tag(name, given(name).unwrap_or(unknown));
        }
        tag("Result", result);
        for (name, value) in &self.tags {
            if name != "Result" && !ROSTER.iter().any(|(roster, _)| roster == name) {
                tag(name, value);
            }
        }
        let start = self.session.start();
        let (id, position) = (Page::variant(start), start.to_string());
        match id {
            "chess" => {}
            "draughts" => tag("GameType", GAME_TYPE),
            _ => tag("Variant", id),
        }
        if AnyGame::start(id).is_ok_and(|standard| standard != *start) {
            tag("SetUp", "1");
            let fen = match id {
                "chess" => &position["chess ".len()..],
                "draughts" => position["draughts ".len()..].trim_end_matches(" 0 1"),
                _ => &position,
            };
            tag("FEN", fen);
        }
        text.push('\n');
        write_moves(&self.session, result, &mut text);
        text
    }

    /// Sets a tag.
    ///
    /// # Errors
    ///
    /// If the name is not made of letters, digits and `_`, is one that the game itself decides, or the value
    /// has a line break.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Error> {
        let shape = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if !shape || OWN_TAGS.contains(&name) || value.contains(['\n', '\r']) {
            let message = format!("the tag `{name}` cannot be set to `{value}`");
            return Err(Error::new(Code::BadArgument, message));
        }
        self.tags.retain(|(tag, _)| tag != name);
        self.tags.push((name.to_string(), value.to_string()));
        Ok(())
    }

    /// What the game tells, or else the tag.
    fn result(&self) -> &'static str {
        let tag = || self.tags.iter().find(|(name, _)| name == "Result").map_or(UNKNOWN, |(_, value)| value);
        let result = match self.session.outcome().map(|outcome| outcome.winner) {
            Some(Some(Side::White)) => "1-0",
            Some(Some(Side::Black)) => "0-1",
            Some(None) => "1/2-1/2",
            None => tag(),
        };
        let column = usize::from(self.session.start().variant() == "draughts");
        RESULTS.iter().find(|texts| texts.contains(&result)).map_or(UNKNOWN, |texts| texts[column])
    }
}

fn write_moves(session: &Session<AnyGame>, result: &str, text: &mut String) {
    let mut column = 0;
    let mut put = |word: &str| {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    };
    let mut follows = None;
    for (before, step) in session.with_positions() {
        match &step.action {
            Action::Speed(n) => {
                // In one piece: a line break would make it an ordinary comment.
                put(&format!("{{speed {n}}}"));
                follows = None;
            }
            Action::Move(m) => {
                let (turn, number) = (before.turn(), before.number());
                match turn {
                    Side::White => put(&format!("{number}.")),
                    Side::Black if follows == Some((Side::White, number)) => {}
                    Side::Black => put(&format!("{number}...")),
                }
                let short = ["chess", "draughts"].contains(&before.variant());
                let style = Style { short, check: true, ..Style::default() };
                put(&before.format_move(m, style));
                follows = Some((turn, number));
            }
        }
        if !step.comment.is_empty() {
            format!("{{{}}}", tidy(&step.comment)).split(' ').for_each(&mut put);
            follows = None;
        }
    }
    put(result);
    text.push('\n');
}

/// A comment as it can stand between braces, its words one space apart.
fn tidy(comment: &str) -> String {
    comment.split_whitespace().collect::<Vec<_>>().join(" ").replace('}', ")")
}

struct Tag {
    name: String,
    value: String,
    /// Where the value begins.
    at: usize,
}

fn fault(at: usize, message: impl Into<String>) -> Error {
    Error::new(Code::BadRecord, message).with_at(at)
}

/// Reads the tag pairs; also tells where the moves begin.
fn read_tags(text: &str) -> Result<(Vec<Tag>, usize), Error> {
    let mut tags: Vec<Tag> = Vec::new();
    let mut at = text.len() - text.trim_start_matches('\u{feff}').len();
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        if !text[at..].starts_with('[') {
            return Ok((tags, at));
        }
        let inner = &text[at + 1..];
        let name_end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inner.len());
        let name = &inner[..name_end];
        let quote = inner[name_end..].trim_start();
        if name.is_empty() || !quote.starts_with('"') {
            return Err(fault(at, "a tag is written [Name \"value\"]"));
        }
        let value_at = text.len() - quote.len() + 1;
        let (mut value, mut escaped, mut end) = (String::new(), false, None);
        for (offset, c) in text[value_at..].char_indices() {
            match c {
                '\n' => break,
                '\\' if !escaped => {
                    escaped = true;
                    continue;
                }
                '"' if !escaped => {
                    end = Some(value_at + offset + 1);
                    break;
                }
                c => value.push(c),
            }
            escaped = false;
        }
        let close = end.map(|end| (end, text[end..].trim_start()));
        let Some((_, rest)) = close.filter(|(_, rest)| rest.starts_with(']')) else {
            return Err(fault(at, format!("the tag `{name}` does not end with `\"]`")));
        };
        if tags.iter().any(|tag| tag.name == name) {
            return Err(fault(at, format!("the tag `{name}` stands twice")));
        }
        tags.push(Tag { name: name.to_string(), value, at: value_at });
        at = text.len() - rest.len() + 1;
    }
}

/// The position from which the tags say that the game starts.
fn start_of(tags: &[Tag], first_move: Option<&str>) -> Result<AnyGame, Error> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let within = |tag: &Tag, error: Error| {
        error.within(Code::BadRecord, &format!("tag `{}`", tag.name)).shifted(tag.at)
    };
    let id = match find("Variant") {
        // What other programs call orthodox chess.
        Some(tag)
            if ["Standard", "From Position"].iter().any(|name| name.eq_ignore_ascii_case(&tag.value)) =>
        {
            Some("chess")
        }
        Some(tag) => Some(variant(&tag.value).map_err(|error| within(tag, error))?.id),
        None => game_type(find("GameType"))?,
    };
    let Some(tag) = find("FEN") else {
        let squares = first_move.is_some_and(is_draughts_move);
        return AnyGame::start(id.unwrap_or(if squares { "draughts" } else { "chess" }));
    };
    let pdn = tag.value.starts_with("W:") || tag.value.starts_with("B:");
    let id = id.or(pdn.then_some("draughts"));
    let first = tag.value.split(' ').next().unwrap_or_default();
    let named = variant(first).is_ok();
    if let (true, Some(id)) = (named && id != Some(first), id) {
        return Err(fault(tag.at, format!("tag `FEN`: a position of `{first}`, but the variant is `{id}`")));
    }
    let prefix = if named { String::new() } else { format!("{} ", id.unwrap_or("chess")) };
    format!("{prefix}{}", tag.value).parse().map_err(|error: Error| {
        let at = error.at().unwrap_or(0).saturating_sub(prefix.len());
        within(tag, error.with_at(at))
    })
}

/// The variant of a `GameType` tag.
fn game_type(tag: Option<&Tag>) -> Result<Option<&'static str>, Error> {
    match tag {
        Some(tag) if tag.value.split(',').next() != Some(GAME_TYPE) => {
            let message =
                format!("tag `GameType`: `{}` is not international draughts, which is 20", tag.value);
            Err(fault(tag.at, message))
        }
        Some(_) => Ok(Some("draughts")),
        None => Ok(None),
    }
}

/// Whether a move has the numbers of squares, as `32-28` and unlike `0-0`.
fn is_draughts_move(text: &str) -> bool {
    text.split_once(['-', 'x']).is_some_and(|(from, _)| from.parse().is_ok_and(|n: u8| n > 0))
}

/// A move or an agreement as it stands in the record.
#[derive(Default)]
struct Ply<'a> {
    /// The move; none for an agreement alone at the end.
    text: Option<&'a str>,
    at: usize,
    /// Whose move the numbering says it is.
    side: Option<Side>,
    /// A `{speed n}` before it.
    speed: Option<(&'a str, usize)>,
    comments_after: Vec<&'a str>,
}

/// Splits the moves from what is around them; also tells the result.
fn read_moves(text: &str, start: usize, has_levels: bool) -> Result<(Vec<Ply<'_>>, Option<&str>), Error> {
    let mut plies: Vec<Ply> = Vec::new();
    let mut next = Ply::default();
    let mut result = None;
    let mut at = start;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        }
        if result.is_some() && c != '{' && c != ';' {
            return Err(fault(at, "something follows the result; one record holds one game"));
        }
        let line = rest.find('\n').unwrap_or(rest.len());
        match c {
            '%' if text[..at].is_empty() || text[..at].ends_with('\n') => at += line,
            '{' | ';' => {
                let end = if c == ';' { Some(line) } else { rest.find('}') };
                let end = end.ok_or_else(|| fault(at, "a comment does not end"))?;
                let comment = rest[1..end].trim();
                match comment.strip_prefix("speed ") {
                    Some(n) if c == '{' && n.bytes().all(|b| b.is_ascii_digit()) => {
                        next.speed = Some((n, at));
                    }
                    _ => plies.last_mut().into_iter().for_each(|ply| ply.comments_after.push(comment)),
                }
                at += end + usize::from(c == '{');
            }
            '(' => at = skip_variation(text, at)?,
            ')' => return Err(fault(at, "a `)` without its `(`")),
            '$' => at += 1 + rest[1..].bytes().take_while(u8::is_ascii_digit).count(),
            '.' => {
                next.side = Some(Side::Black);
                at += rest.bytes().take_while(|&b| b == b'.').count();
            }
            _ => {
                let ends = |c: char| c.is_whitespace() || "{;".contains(c);
                let mut end = rest.find(ends).unwrap_or(rest.len());
                if rest[..end] == *"huff" {
                    // Q16: the only move of two words.
                    let cell = rest[end..].trim_start();
                    end = rest.len() - cell.len() + cell.find(ends).unwrap_or(cell.len());
                }
                while has_levels && let Some(level) = level_behind(&rest[..end], &rest[end..]) {
                    end += level;
                }
                let word = &rest[..end];
                if word == UNKNOWN || RESULTS.as_flattened().contains(&word) {
                    result = Some(word);
                    at += end;
                } else if let Some((length, side)) = move_number(word) {
                    next.side = Some(side);
                    at += length;
                } else {
                    let other = plies.last().and_then(|ply| ply.side).map(Side::other);
                    next.side = next.side.or(other);
                    plies.push(Ply { text: Some(word), at, ..std::mem::take(&mut next) });
                    at += end;
                }
            }
        }
    }
    if next.speed.is_some() {
        plies.push(next);
    }
    Ok((plies, result))
}

/// Whether the levels of cells may stand behind a space: in `trid` (D17).
fn has_levels(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| match &*tag.name {
        "Variant" => tag.value == "trid",
        "FEN" => tag.value.starts_with("trid "),
        _ => false,
    })
}

/// The length of the spaces and the word with which a move goes on that lacks a level (D17): `2`, `(2)`, `2-c3`.
fn level_behind(text: &str, rest: &str) -> Option<usize> {
    let lacks = matches!(text.as_bytes(), [.., b'a'..=b'f', b'0'..=b'9'] | [.., b'L', b'1'..=b'6']);
    let word = rest.trim_start();
    let length = word.find(|c: char| c.is_whitespace() || "{;".contains(c)).unwrap_or(word.len());
    let word = &word[..length];
    let (level, close) = match word.as_bytes() {
        [b'(', ..] => (&word[1..], ")"),
        [b'[', ..] => (&word[1..], "]"),
        _ => (word, ""),
    };
    let after = level.strip_prefix(|c| ('1'..='7').contains(&c))?.strip_prefix(close)?;
    let is_level = after.is_empty() || after.starts_with(['-', 'x', '=', '+', '#', '!', '?']);
    let is_result = RESULTS.as_flattened().contains(&word);
    (lacks && is_level && !is_result).then(|| rest.len() - rest.trim_start().len() + length)
}

/// The length of a move number with its dots, and whose move it announces; `0-0` is none.
fn move_number(word: &str) -> Option<(usize, Side)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word[digits..].bytes().take_while(|&b| b == b'.').count();
    let alone = digits + dots == word.len();
    let side = if dots > 1 { Side::Black } else { Side::White };
    (digits > 0 && (dots > 0 || alone)).then_some((digits + dots, side))
}

/// Where the text goes on behind the variation that begins at `start`.
fn skip_variation(text: &str, start: usize) -> Result<usize, Error> {
    let (mut depth, mut in_comment) = (0, false);
    for (offset, c) in text[start..].char_indices() {
        match c {
            '}' => in_comment = false,
            _ if in_comment => {}
            '{' => in_comment = true,
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Ok(start + offset + 1);
        }
    }
    Err(fault(start, "a variation does not end"))
}

/// Makes the agreement before a ply: what its comment says, or what moves in a row of one side imply (T29).
fn agree(session: &mut Session<AnyGame>, plies: &[Ply<'_>], index: usize) -> Result<(), Error> {
    let status = session.position().status();
    let variant = variant(status.variant)?;
    let ply = &plies[index];
    if !variant.speed_moves {
        if let Some((n, _)) = ply.speed {
            session.comment(&format!("speed {n}"));
        }
        return Ok(());
    }
    if let Some((n, at)) = ply.speed {
        let context = format!("`{{speed {n}}}`");
        let agreed = match n.parse() {
            Ok(n) => session.agree_speed(n),
            Err(_) => Err(Error::new(Code::BadRecord, "a series has 2 to 5 moves").with_rule("T23")),
        };
        return agreed.map_err(|error| error.within(Code::BadRecord, &context).shifted(at));
    }
    if status.speed.is_none() {
        let first = run(plies, index);
        let second = run(plies, index + first);
        if first > 1 {
            let n = u8::try_from(first.max(second)).unwrap_or(u8::MAX);
            let context = format!("{first} moves in a row");
            return session
                .agree_speed(n)
                .map_err(|error| error.within(Code::BadRecord, &context).shifted(ply.at));
        }
    }
    match ply.side {
        Some(side) if side != session.position().turn() => {
            let message =
                format!("numbered as {}'s move, but {} is to move", side.title(), status.turn.title());
            Err(fault(ply.at, message).with_rule("T25"))
        }
        _ => Ok(()),
    }
}

/// How many plies from `index` on are numbered as one side's.
fn run(plies: &[Ply<'_>], index: usize) -> usize {
    let Some(first) = plies.get(index).filter(|ply| ply.side.is_some()) else { return 0 };
    plies[index..].iter().take_while(|ply| ply.text.is_some() && ply.side == first.side).count()
}
