//! The tags of a record, and the position that they say it starts from.

use super::tokens::{UNKNOWN, fault, is_result};
use crate::catalog::{AnyGame, VARIANTS, variant};
use crate::cut::{head, tail};
use crate::error::shown;
use crate::record_style::{Format, GAME_TYPE};
use crate::words::{Message, say};
use crate::{Code, Error};

/// The largest number of tags of a record, not counting the seven that every record has and those that follow
/// from the game.
pub const MAX_TAGS: usize = 1000;
/// The longest tag, in bytes, as written: `[Name "value"]`. (`FEN` may be as long as a position text.)
pub const MAX_TAG: usize = 1 << 10;

/// The tags that every record has, with their values where they are unknown; `Result` comes after them.
pub(super) const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];
pub(super) const RESULT: &str = "Result";
/// Tags that follow from the game.
const OWN_TAGS: [&str; 4] = ["Variant", "GameType", "SetUp", "FEN"];

/// Returns whether a record has the tag only if it was set.
pub(super) fn is_extra(name: &str) -> bool {
    name != RESULT && !OWN_TAGS.contains(&name) && ROSTER.iter().all(|(roster, _)| *roster != name)
}

/// Returns a tag pair in its line.
pub(super) fn line(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

fn check_length(name: &str, value: &str) -> Result<(), Error> {
    if line(name, value).len() > MAX_TAG {
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
    pub(super) fn of(written: Vec<Tag<'_>>, result: Option<&str>) -> Tags {
        let kept = written.into_iter().filter(|tag| !OWN_TAGS.contains(&tag.name));
        let mut tags = Tags(kept.map(|tag| (tag.name.to_string(), tag.value)).collect());
        if let (Some(result), None) = (result, tags.get(RESULT)) {
            tags.0.push((RESULT.to_string(), result.to_string()));
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
        if name == RESULT && value != UNKNOWN && !is_result(&value) {
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

/// Reads the tags; also returns where the moves begin.
pub(super) fn read(text: &str) -> Result<(Vec<Tag<'_>>, usize), Error> {
    let mut tags: Vec<Tag<'_>> = Vec::new();
    let mut extra = 0;
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while rest.starts_with('[') {
        let at = text.len() - rest.len();
        let (tag, after) = read_tag(text, at)?;
        if tags.iter().any(|other| other.name == tag.name) {
            return Err(fault(at, say::TagTwice { name: shown(tag.name) }));
        }
        if tag.name != "FEN" {
            check_length(tag.name, &tag.value).map_err(|error| error.with_at(at))?;
        }
        extra += usize::from(is_extra(tag.name));
        check_number(extra).map_err(|error| error.with_at(at))?;
        tags.push(tag);
        rest = after.trim_start();
    }
    Ok((tags, text.len() - rest.len()))
}

/// Reads the tag that begins at `at`; also returns the text after it.
fn read_tag(text: &str, at: usize) -> Result<(Tag<'_>, &str), Error> {
    let inner = tail(text, at + 1);
    let name_end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inner.len());
    let name = head(inner, name_end);
    let quoted = tail(inner, name_end).trim_start();
    if name.is_empty() || !quoted.starts_with('"') {
        return Err(fault(at, say::TagShape {}));
    }
    let value_at = text.len() - quoted.len() + 1;
    let (mut value, mut escaped) = (String::new(), false);
    for (offset, c) in tail(text, value_at).char_indices() {
        match c {
            '\n' => break,
            '\\' if !escaped => {
                escaped = true;
                continue;
            }
            '"' if !escaped => {
                let after = tail(text, value_at + offset + 1).trim_start();
                let Some(after) = after.strip_prefix(']') else { break };
                return Ok((Tag { name, value, at: value_at }, after));
            }
            c => value.push(c),
        }
        escaped = false;
    }
    Err(fault(at, say::TagEnd { name: shown(name) }))
}

/// Returns the position from which the tags say that the game starts.
pub(super) fn start(tags: &[Tag<'_>], first_move: Option<&str>) -> Result<AnyGame, Error> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let id = match find("Variant") {
        // Other programs' names for orthodox chess.
        Some(tag)
            if ["Standard", "From Position"].iter().any(|name| name.eq_ignore_ascii_case(&tag.value)) =>
        {
            Some(id_of(Format::Pgn)?)
        }
        Some(tag) => Some(variant(&tag.value).map_err(|error| tag.error(error))?.id),
        None => game_type(find("GameType"))?,
    };
    let Some(tag) = find("FEN") else {
        let squares = first_move.is_some_and(is_draughts_move);
        let format = if squares { Format::Pdn } else { Format::Pgn };
        return AnyGame::start(id.map_or_else(|| id_of(format), Ok)?);
    };
    let is_pdn = tag.value.starts_with("W:") || tag.value.starts_with("B:");
    let id = if is_pdn && id.is_none() { Some(id_of(Format::Pdn)?) } else { id };
    let first = tag.value.split(' ').next().unwrap_or_default();
    let named = variant(first).is_ok();
    if let (true, Some(id)) = (named && id != Some(first), id) {
        return Err(fault(tag.at, say::FenOfAnother { found: shown(first), meant: id }));
    }
    let prefix =
        if named { String::new() } else { format!("{} ", id.map_or_else(|| id_of(Format::Pgn), Ok)?) };
    format!("{prefix}{}", tag.value).parse().map_err(|error: Error| {
        let at = error.at().unwrap_or(0).saturating_sub(prefix.len());
        tag.error(error.with_at(at))
    })
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

/// Returns whether a move has the numbers of squares, as `32-28` and unlike `0-0`.
fn is_draughts_move(text: &str) -> bool {
    text.split_once(['-', 'x']).is_some_and(|(from, _)| from.parse().is_ok_and(|n: u8| n > 0))
}
