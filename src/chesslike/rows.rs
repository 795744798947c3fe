//! Boards of squares in position texts: levels joined by `|`, each as in FEN (C2).

use crate::Error;
use crate::Side;
use crate::notation::Field;
use crate::role::{Role, write_row};
use std::fmt::{self, Formatter, Write};

/// Reads levels of so many files and ranks, `most` in words; hands each letter over with its file, rank and level.
pub(crate) fn read_levels(
    field: Field<'_>,
    levels: usize,
    width: usize,
    most: &str,
    put: &mut dyn FnMut(Field<'_>, char, [usize; 3]) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut count = 0;
    for level in field.list('|') {
        if count == levels {
            return Err(level.error(format!("more than {most}")));
        }
        let mut rank = width;
        for row in level.list('/') {
            if rank == 0 {
                return Err(row.error(format!("more than {width} ranks")));
            }
            rank -= 1;
            read_row(row, width, rank, &mut |here, letter, file| put(here, letter, [file, rank, count]))?;
        }
        if rank > 0 {
            let board = if levels == 1 { "the board".into() } else { format!("level {}", count + 1) };
            let ranks = if rank == 1 { "rank" } else { "ranks" };
            return Err(level.error(format!("{board} has {rank} {ranks} too few")));
        }
        count += 1;
    }
    if count < levels {
        let message = match levels {
            1 => "there is no board".into(),
            _ => format!("{count} levels instead of {levels}, joined by `|`"),
        };
        return Err(field.error(message));
    }
    Ok(())
}

fn read_row(
    row: Field<'_>,
    width: usize,
    rank: usize,
    put: &mut dyn FnMut(Field<'_>, char, usize) -> Result<(), Error>,
) -> Result<(), Error> {
    let (mut file, mut after_digit) = (0, false);
    for (offset, letter) in row.text.char_indices() {
        let here = Field { at: row.at + offset, ..row };
        let run = letter.to_digit(10).map(|digit| digit as usize);
        match run {
            Some(0) => return Err(here.error("`0` is no run of empty cells")),
            Some(_) if after_digit => return Err(here.error("two runs of empty cells in a row")),
            _ if file + run.unwrap_or(1) > width => {
                return Err(here.error(format!("rank {} is longer than {width}", rank + 1)));
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
        return Err(row.error(format!("rank {} is shorter than {width}", rank + 1)));
    }
    Ok(())
}

/// Writes levels of so many files and ranks.
pub(crate) fn write_levels(
    f: &mut Formatter<'_>,
    levels: usize,
    width: usize,
    at: &dyn Fn([usize; 3]) -> Option<(Side, Role)>,
) -> fmt::Result {
    for level in 0..levels {
        if level > 0 {
            f.write_char('|')?;
        }
        for rank in (0..width).rev() {
            write_row(f, &mut (0..width).map(|file| at([file, rank, level])))?;
            if rank > 0 {
                f.write_char('/')?;
            }
        }
    }
    Ok(())
}
