//! The tags of a record, and the position that they say it starts from.

use super::{GAME_TYPE, MAX_TAG, MAX_TAGS, fault, is_extra, tag_too_long, too_many_tags, write};
use crate::catalog::{AnyGame, variant};
use crate::error::shown;
use crate::{Code, Error};
use std::collections::HashSet;

pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    /// Where the value begins.
    at: usize,
}

impl Tag<'_> {
    /// An error in the value, in terms of the record.
    fn error(&self, error: Error) -> Error {
        error.within(Code::BadRecord, &format!("tag `{}`", shown(self.name))).shifted(self.at)
    }
}

/// Reads the tag pairs; also tells where the moves begin.
pub(super) fn read(text: &str) -> Result<(Vec<Tag<'_>>, usize), Error> {
    let mut tags = Vec::new();
    let mut names = HashSet::new();
    let mut extra = 0;
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while rest.starts_with('[') {
        let at = text.len() - rest.len();
        let (tag, after) = read_tag(text, at)?;
        if !names.insert(tag.name) {
            return Err(fault(at, format!("the tag `{}` stands twice", shown(tag.name))));
        }
        if tag.name != "FEN" && write::tag(tag.name, &tag.value).len() > MAX_TAG {
            return Err(tag_too_long(tag.name).with_at(at));
        }
        extra += usize::from(is_extra(tag.name));
        if extra > MAX_TAGS {
            return Err(too_many_tags().with_at(at));
        }
        tags.push(tag);
        rest = after.trim_start();
    }
    Ok((tags, text.len() - rest.len()))
}

/// Reads the tag that begins at `at`; also tells what follows it.
fn read_tag(text: &str, at: usize) -> Result<(Tag<'_>, &str), Error> {
    let inner = &text[at + 1..];
    let name_end = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(inner.len());
    let name = &inner[..name_end];
    let quoted = inner[name_end..].trim_start();
    if name.is_empty() || !quoted.starts_with('"') {
        return Err(fault(at, "a tag is written [Name \"value\"]"));
    }
    let value_at = text.len() - quoted.len() + 1;
    let (mut value, mut escaped) = (String::new(), false);
    for (offset, c) in text[value_at..].char_indices() {
        match c {
            '\n' => break,
            '\\' if !escaped => {
                escaped = true;
                continue;
            }
            '"' if !escaped => {
                let Some(after) = text[value_at + offset + 1..].trim_start().strip_prefix(']') else { break };
                return Ok((Tag { name, value, at: value_at }, after));
            }
            c => value.push(c),
        }
        escaped = false;
    }
    Err(fault(at, format!("the tag `{}` does not end with `\"]`", shown(name))))
}

/// The position from which the tags say that the game starts.
pub(super) fn start(tags: &[Tag<'_>], first_move: Option<&str>) -> Result<AnyGame, Error> {
    let find = |name: &str| tags.iter().find(|tag| tag.name == name);
    let id = match find("Variant") {
        // What other programs call orthodox chess.
        Some(tag)
            if ["Standard", "From Position"].iter().any(|name| name.eq_ignore_ascii_case(&tag.value)) =>
        {
            Some("chess")
        }
        Some(tag) => Some(variant(&tag.value).map_err(|error| tag.error(error))?.id),
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
        tag.error(error.with_at(at))
    })
}

/// The variant of a `GameType` tag.
fn game_type(tag: Option<&Tag<'_>>) -> Result<Option<&'static str>, Error> {
    match tag {
        Some(tag) if tag.value.split(',').next() != Some(GAME_TYPE) => {
            let shown = shown(&tag.value);
            let message = format!("tag `GameType`: `{shown}` is not international draughts, which is 20");
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
