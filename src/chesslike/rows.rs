//! Boards of squares in position texts: levels joined by `|`, each as in FEN (C2).

use super::Spot;
use crate::Error;
use crate::Side;
use crate::notation::{BoardKind, Field};
use crate::role::{Role, write_row};
use crate::words::{Message, say};
use std::fmt::{self, Formatter, Write};

/// Receives a letter, its place in the text, and its cell.
pub(crate) type Put<'a> = dyn FnMut(Field<'_>, char, Spot) -> Result<(), Error> + 'a;

/// Reads levels of the given number of files and ranks.
pub(crate) fn read_levels(
    field: Field<'_>,
    levels: usize,
    width: usize,
    put: &mut Put<'_>,
) -> Result<(), Error> {
    field.boards(levels, BoardKind::Levels, '|', &mut |field, level| {
        let name = || match levels {
            1 => say::TheBoard {}.into(),
            _ => say::TheLevel { level: level + 1 }.into(),
        };
        read_square(field, width, 1, &name, &mut |here, letter, [file, rank]| {
            put(here, letter, [file, rank, level].map(|part| part as u8))
        })
    })
}

/// Receives a letter, its place in the text, and its file and rank.
pub(crate) type PutSquare<'a, 'f> = dyn FnMut(Field<'f>, char, [usize; 2]) -> Result<(), Error> + 'a;

/// Reads a square board of the given number of files and ranks, the last of which has the number `first`.
pub(crate) fn read_square<'f>(
    field: Field<'f>,
    width: usize,
    first: usize,
    name: &dyn Fn() -> Message,
    put: &mut PutSquare<'_, 'f>,
) -> Result<(), Error> {
    let mut rank = width;
    for row in field.list('/') {
        if rank == 0 {
            return Err(row.error(say::MoreRanks { width }));
        }
        rank -= 1;
        read_row(row, width, first + rank, &mut |here, letter, file| put(here, letter, [file, rank]))?;
    }
    if rank > 0 {
        return Err(field.error(say::FewerRanks { board: name(), missing: rank }));
    }
    Ok(())
}

fn read_row<'f>(
    row: Field<'f>,
    width: usize,
    number: usize,
    put: &mut dyn FnMut(Field<'f>, char, usize) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut file, mut after_digit) = (0, false);
    for (offset, letter) in row.text.char_indices() {
        let here = Field { at: row.at + offset, ..row };
        let run = letter.to_digit(10).map(|digit| digit as usize);
        match run {
            Some(0) => return Err(here.error(say::NoRun { text: "0".into() })),
            Some(_) if after_digit => return Err(here.error(say::TwoRuns {})),
            _ if file + run.unwrap_or(1) > width => {
                return Err(here.error(say::LongRank { rank: number, width }));
            }
            Some(run) => file += run,
            None => {
                put(here, letter, file)?;
                file += 1;
            }
        }
        after_digit = run.is_some();
    }
    if file < width {
        return Err(row.error(say::ShortRank { rank: number, width }));
    }
    Ok(())
}

/// Writes levels of the given number of files and ranks.
pub(crate) fn write_levels(
    f: &mut Formatter<'_>,
    levels: usize,
    width: usize,
    at: &dyn Fn(Spot) -> Option<(Side, Role)>,
) -> fmt::Result {
    for level in 0..levels {
        if level > 0 {
            f.write_char('|')?;
        }
        write_square(f, width, &|[file, rank]| at([file, rank, level].map(|part| part as u8)))?;
    }
    Ok(())
}

/// Writes a square board of the given number of files and ranks.
pub(crate) fn write_square(
    f: &mut Formatter<'_>,
    width: usize,
    at: &dyn Fn([usize; 2]) -> Option<(Side, Role)>,
) -> fmt::Result {
    for rank in (0..width).rev() {
        write_row(f, &mut (0..width).map(|file| at([file, rank])))?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}
