//! The tags of a record, and the position that they say it starts from.

use super::foreign;
use super::marks::{line, trim_start};
use super::notes::Notes;
use super::tokens::{RESULTS, UNKNOWN, fault, result_of};
use crate::catalog::{AnyGame, VARIANTS, variant};
use crate::cut::{head, tail};
use crate::error::shown;
use crate::record_style::{Format, GAME_TYPE};
use crate::words::{Message, say};
use crate::{Code, Error, Game, Language};

/// The largest number of tags of a record, not counting the seven that every record has and those that follow
/// from the game.
pub const MAX_TAGS: usize = 1000;
/// The longest tag, in bytes, as written: `[Name "value"]`. (`FEN` may be as long as a position text.)
pub const MAX_TAG: usize = 1 << 10;

/// The tags that every record has, with their values where they are unknown; `Result` comes after them.
pub(super) const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];
pub(super) const RESULT: &str = "Result";
pub(super) const FEN: &str = "FEN";
/// What other programs refuse in the `FEN` of draughts.
pub(super) const FEN_CLOCK: &str = "FENClock";
pub(super) const FEN_NUMBER: &str = "FENNumber";
/// Tags that follow from the game.
const OWN_TAGS: [&str; 6] = ["Variant", "GameType", "SetUp", FEN, FEN_CLOCK, FEN_NUMBER];

/// What can stand around the value of a tag.
const QUOTES: &str = "\"“”„‟«»";

/// Returns whether a record has the tag only if it was set.
pub(super) fn is_extra(name: &str) -> bool {
    name != RESULT && !OWN_TAGS.contains(&name) && ROSTER.iter().all(|(roster, _)| *roster != name)
}

/// Returns a tag pair in its line.
pub(super) fn pair(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Returns whether a result is a score of any kind, as matches and meetings have it: `4-6`.
pub(super) fn is_score(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    text.split_once('-').is_some_and(|(white, black)| is_number(white) && is_number(black))
}

fn check_length(name: &str, value: &str) -> Result<(), Error> {
    if pair(name, value).len() > MAX_TAG {
        return Err(Error::of(Code::TooLarge, say::LongTag { name: shown(name), most: MAX_TAG }));
    }
    Ok(())
}

fn check_number(extra: usize) -> Result<(), Error> {
    if extra > MAX_TAGS {
        return Err(Error::of(Code::TooLarge, say::TooManyTags { most: MAX_TAGS }));
    }
    Ok(())
}

/// Tag pairs that a record keeps; none that follows from the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Tags(Vec<(String, String)>);

impl Tags {
    /// Returns the tags of a record that are kept, with the result that stands after its moves if no tag has one.
    /// `own` is the result by the rules, which goes before both.
    pub(super) fn of(
        written: Vec<Tag<'_>>,
        result: Option<(usize, &str)>,
        own: Option<&str>,
        notes: &mut Notes,
    ) -> Tags {
        let mut tags = Tags::default();
        let mut told = result;
        for Tag { name, value, at } in written.into_iter().filter(|tag| !OWN_TAGS.contains(&tag.name)) {
            let value = match result_of(&value) {
                _ if name != RESULT => value,
                Some(read) => {
                    if read != value {
                        notes.add(at, say::ReadAs { text: shown(&value), read: read.to_string() });
                    }
                    told = Some((at, read));
                    read.to_string()
                }
                None if is_score(&value) => value,
                None if matches!(&*value, "" | "?") => continue,
                None => {
                    notes.add(at, say::LeftOut { text: shown(&value) });
                    continue;
                }
            };
            tags.0.push((name.to_string(), value));
        }
        if let (Some((_, result)), None) = (result, tags.get(RESULT)) {
            tags.0.push((RESULT.to_string(), result.to_string()));
        }
        let is_same = |one: &str, other: &str| {
            let pair = RESULTS.iter().find(|texts| texts.contains(&one));
            other == UNKNOWN || pair.is_none_or(|texts| texts.contains(&other))
        };
        // The tag goes before the end of the moves, and the rules before both.
        for (written, read) in [(result, told.map(|(_, told)| told)), (told, own)] {
            if let (Some((at, text)), Some(read)) = (written, read)
                && !is_same(read, text)
            {
                notes.add(at, say::ReadAs { text: text.to_string(), read: read.to_string() });
            }
        }
        tags
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    pub(super) fn remove(&mut self, name: &str) {
        self.0.retain(|(tag, _)| tag != name);
    }

    pub(super) fn set(&mut self, name: String, value: String) -> Result<(), Error> {
        let refuse = |reason: Message| Err(Error::of(Code::BadArgument, reason));
        if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
            return refuse(say::TagName { name: shown(&name) }.into());
        }
        if OWN_TAGS.contains(&&*name) {
            return refuse(say::TagOfGame { name }.into());
        }
        if value.contains(['\n', '\r']) {
            return refuse(say::TagLineBreak { name: shown(&name) }.into());
        }
        if name == RESULT && result_of(&value).is_none() && !is_score(&value) {
            return refuse(say::TagResult { value: shown(&value) }.into());
        }
        check_length(&name, &value)?;
        if let Some((_, old)) = self.0.iter_mut().find(|(tag, _)| *tag == name) {
            *old = value;
            return Ok(());
        }
        if is_extra(&name) {
            check_number(1 + self.iter().filter(|(tag, _)| is_extra(tag)).count())?;
        }
        self.0.push((name, value));
        Ok(())
    }
}

/// A tag in a record.
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// Where its value begins.
    at: usize,
}

impl Tag<'_> {
    /// Returns an error in the value, in terms of the record.
    fn error(&self, error: Error) -> Error {
        error.within(Code::BadRecord, say::TagOf { name: shown(self.name) }).shifted(self.at)
    }
}

/// Reads the tags, and skips what stands before and between them; also returns where the moves begin.
pub(super) fn read<'a>(text: &'a str, notes: &mut Notes) -> Result<(Vec<Tag<'a>>, usize), Error> {
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let (mut extra, mut end) = (0, 0);
    loop {
        let mut gap = Notes::default();
        let Some(at) = next_tag(text, end, &mut gap) else { return Ok((tags, end)) };
        notes.append(gap);
        let tag;
        (tag, end) = read_tag(text, at)?;
        if tags.iter().any(|other| other.name == tag.name) {
            return Err(fault(at, say::TagTwice { name: shown(tag.name) }));
        }
        if tag.name != FEN {
            check_length(tag.name, &tag.value).map_err(|error| error.with_at(at))?;
        }
        extra += usize::from(is_extra(tag.name));
        check_number(extra).map_err(|error| error.with_at(at))?;
        tags.push(tag);
    }
}

/// Returns the place of the next tag, if only comments and lines that begin with `%` stand before it.
fn next_tag(text: &str, end: usize, notes: &mut Notes) -> Option<usize> {
    let mut rest = tail(text, end);
    loop {
        rest = trim_start(rest);
        let at = text.len() - rest.len();
        let length = match rest.chars().next()? {
            '[' => return Some(at),
            ';' => line(rest),
            '%' if at == 0 || head(text, at).ends_with('\n') => line(rest),
            '{' => rest.find('}')? + 1,
            _ => return None,
        };
        notes.add(at, say::LeftOut { text: shown(head(rest, length)) });
        rest = tail(rest, length);
    }
}

/// Reads the tag that begins at `at`; also returns where it ends.
fn read_tag(text: &str, at: usize) -> Result<(Tag<'_>, usize), Error> {
    let inner = trim_start(tail(text, at + 1));
    let name_end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inner.len());
    let name = head(inner, name_end);
    let quoted = trim_start(tail(inner, name_end));
    let Some(quote) = quoted.chars().next().filter(|&c| !name.is_empty() && QUOTES.contains(c)) else {
        return Err(fault(at, say::TagShape {}));
    };
    let value_at = text.len() - quoted.len() + quote.len_utf8();
    let (mut value, mut escaped) = (String::new(), false);
    for (offset, c) in tail(text, value_at).char_indices() {
        match c {
            '\n' => break,
            '\\' if !escaped => {
                escaped = true;
                continue;
            }
            c if !escaped && (c == '"' || quote != '"' && QUOTES.contains(c)) => {
                let after = trim_start(tail(text, value_at + offset + c.len_utf8()));
                if after.starts_with(']') {
                    return Ok((Tag { name, value, at: value_at }, text.len() - after.len() + 1));
                }
                if c == '"' {
                    break;
                }
                value.push(c);
            }
            c => value.push(c),
        }
        escaped = false;
    }
    Err(fault(at, say::TagEnd { name: shown(name) }))
}

/// Returns the position from which the tags say that the game starts.
pub(super) fn start(tags: &[Tag<'_>], first_move: Option<&str>, notes: &mut Notes) -> Result<AnyGame, Error> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let named = match find("Variant").filter(|tag| !is_ordinary(tag.value.trim())) {
        Some(tag) => {
            let name = tag.value.trim();
            let found = variant(name).or_else(|error| variant(&name.to_ascii_lowercase()).or(Err(error)));
            Some(found.map_err(|error| tag.error(error))?.id)
        }
        None => game_type(find("GameType"))?,
    };
    let Some(tag) = find(FEN) else {
        let format = if first_move.is_some_and(is_draughts_move) { Format::Pdn } else { Format::Pgn };
        return AnyGame::start(named.map_or_else(|| id_of(format), Ok)?);
    };
    let first = tag.value.trim_start().split(' ').next().unwrap_or_default();
    if variant(first).is_ok() {
        if let Some(id) = named.filter(|&id| id != first) {
            return Err(fault(tag.at, say::FenOfAnother { found: shown(first), meant: id }));
        }
        return tag.value.parse().map_err(|error| tag.error(error));
    }
    let is_pdn = first.starts_with("W:") || first.starts_with("B:");
    let id = named.map_or_else(|| id_of(if is_pdn { Format::Pdn } else { Format::Pgn }), Ok)?;
    let number = |name: &str| find(name).map(|tag| tag.value.as_str());
    let clocks = number(FEN_CLOCK).zip(number(FEN_NUMBER));
    foreign::position(variant(id)?, &tag.value, clocks, tag.at, notes).map_err(|error| tag.error(error))
}

/// Returns whether a `Variant` only says that the game has the usual rules, as other programs call them.
fn is_ordinary(name: &str) -> bool {
    ["standard", "from position", "normal", "orthodox"].iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Returns the id of the variant whose records do not have to name it.
fn id_of(format: Format) -> Result<&'static str, Error> {
    let found = VARIANTS.iter().find(|variant| variant.record.format == format);
    found.map(|variant| variant.id).ok_or_else(|| fault(0, say::NoVariantTag {}))
}

/// Returns the variant of a `GameType` tag.
fn game_type(tag: Option<&Tag<'_>>) -> Result<Option<&'static str>, Error> {
    match tag {
        Some(tag) if tag.value.split(',').next() != Some(GAME_TYPE) => {
            Err(fault(tag.at, say::NotInternational { value: shown(&tag.value) }))
        }
        Some(_) => id_of(Format::Pdn).map(Some),
        None => Ok(None),
    }
}

/// Returns whether a move has the numbers of squares, as `32-28` and unlike `0-0`, or is in four digits one of the
/// first moves of draughts.
fn is_draughts_move(text: &str) -> bool {
    let squares = text.split_once(['-', 'x', ':']);
    squares.is_some_and(|(from, _)| from.parse().is_ok_and(|n: u8| n > 0))
        || id_of(Format::Pdn).and_then(AnyGame::start).is_ok_and(|start| {
            let mut texts = foreign::moves(Format::Pdn, text).into_iter();
            texts.any(|text| start.parse_move(&text, Language::English).is_ok())
        })
}
