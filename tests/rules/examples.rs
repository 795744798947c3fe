//! The examples of RULES.md are what the library answers.

use hyperply::catalog::AnyGame;
use hyperply::record::Record;
use hyperply::{Code, Error, Game, Language, Session};

const RULES: &str = include_str!("../../RULES.md");

/// The sections of the page: prose and blocks by turns.
fn sections() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    RULES.split("\n## ").skip(1).map(|section| {
        let title = section.lines().next().unwrap();
        let parts: Vec<&str> = section.split("```").collect();
        assert!(parts.len() % 2 == 1, "a block of `{title}` has no end");
        (title, parts)
    })
}

/// What of a session an indented line says, or why that does not hold; the session that it leads to.
fn holds(session: &Session<AnyGame>, text: &str, answer: &str) -> Result<Session<AnyGame>, String> {
    let read = session.parse_move(text, Language::English);
    if let Some(rule) = answer.strip_prefix("no (") {
        let rule = rule.split(')').next();
        let error = read.err().ok_or("it is legal")?;
        return if error.rule() == rule { Ok(session.clone()) } else { Err(error.to_string()) };
    }
    if answer.starts_with("ambiguous") {
        let code = read.err().map(|error| error.code());
        return if code == Some(Code::AmbiguousMove) {
            Ok(session.clone())
        } else {
            Err(format!("{code:?}"))
        };
    }
    let mut after = session.clone();
    let speed = text.strip_prefix("{speed ").and_then(|n| n.trim_end_matches('}').parse().ok());
    match speed {
        Some(n) => after.agree_speed(n),
        None => read.and_then(|m| after.play(&m)),
    }
    .map_err(|error: Error| error.to_string())?;
    if answer.starts_with("yes") {
        return Ok(session.clone());
    }
    // A position, its last fields, or items of its lists.
    let position = after.position().to_string();
    let told = answer.split("   ").next().unwrap();
    let holds = position == told
        || position.ends_with(&format!(" {told}"))
        || told.split(',').all(|item| position.split([' ', ',']).any(|other| other == item));
    if holds { Ok(after) } else { Err(position) }
}

/// Positions, and indented below them what is said of moves.
fn assert_moves(block: &str) {
    let mut above: Option<Session<AnyGame>> = None;
    let mut last = None;
    for line in block.lines() {
        if let Some(example) = line.strip_prefix("  ") {
            let (text, answer) = example.split_once("  ").expect(line);
            let sessions = [&above, &last].map(|session| session.as_ref().expect("a position"));
            let [here, there] = sessions.map(|session| holds(session, text, answer.trim()));
            let found = here.or_else(|here| there.map_err(|there| [here, there]));
            last = Some(found.unwrap_or_else(|reasons| panic!("{line}: {reasons:?}")));
            continue;
        }
        let game: AnyGame = line.parse().unwrap_or_else(|error| panic!("{error}: {line}"));
        // Another text of the position before, or a canonical one.
        let is_known = above.is_some_and(|session| *session.position() == game);
        assert!(is_known || game.to_string() == line, "{line} is {game}");
        above = Some(Session::new(game));
        last = above.clone();
    }
    assert!(above.is_some(), "a block without a position");
}

/// A record that is read to its last move.
fn assert_record(block: &str) {
    let record = Record::read(block, Language::English).unwrap_or_else(|error| panic!("{error}: {block}"));
    let last = block.split_whitespace().rfind(|&word| word != "*").unwrap();
    let (before, _) = record.session.with_positions().last().expect(block);
    let m = before.parse_move(last, Language::English).unwrap_or_else(|error| panic!("{error}: {last}"));
    assert_eq!(before.after(&m).as_ref(), Ok(record.session.position()), "{last}");
}

#[test]
fn every_block_of_every_section_holds() {
    let fences = RULES.lines().filter(|line| line.starts_with("```")).count();
    let mut met = 0;
    for (title, parts) in sections() {
        for (at, part) in parts.iter().enumerate() {
            // An example is announced, and a block follows.
            let announced = part.matches("*Example").count();
            assert!(at % 2 == 1 || announced <= usize::from(at + 1 < parts.len()), "{title}: {part}");
            if at % 2 == 0 {
                continue;
            }
            met += 1;
            match part.split_once('\n') {
                Some(("text", block)) => assert_moves(block),
                Some(("pgn", block)) => assert_record(block),
                _ => panic!("{title}: a block of another kind: {part}"),
            }
        }
    }
    assert_eq!(2 * met, fences);
}

/// The words between backticks.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[test]
fn t28_every_text_of_the_table_means_what_it_says() {
    let (_, table) = RULES.split_once("| text | where | means |\n").expect("the table");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let mut met = 0;
    for row in rows {
        let [texts, places, meaning] = row.trim_matches('|').split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        for (id, text) in quoted(places).flat_map(|id| quoted(texts).map(move |text| (id, text))) {
            met += 1;
            let game = AnyGame::start(id).unwrap();
            let read = game.parse_move(text, Language::English).map(|m| game.move_text(&m));
            match quoted(meaning).next() {
                Some(canonical) => assert_eq!(read.as_deref(), Ok(canonical), "{text} in {id}"),
                None => {
                    assert!(meaning.trim().starts_with("ambiguous"), "{row}");
                    assert_eq!(read.unwrap_err().code(), Code::AmbiguousMove, "{text} in {id}");
                }
            }
        }
    }
    assert!(met > 0);
}
