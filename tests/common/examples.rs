//! The examples of RULES.md, asked of the library and of the references.

const RULES: &str = include_str!("../../RULES.md");

/// Whoever plays by the rules, in one position of a game.
pub trait Player: Clone {
    /// Reads a position, or says why it is refused.
    fn read(position: &str) -> Result<Self, String>;
    /// Whether another text means the same position.
    fn is_at(&self, position: &str) -> bool;
    /// The canonical text of the position.
    fn position(&self) -> String;
    /// Plays a move or an agreement such as `{speed 3}`.
    fn play(&self, text: &str) -> Result<Self, Refusal>;
    /// Plays a whole record, and panics where it cannot.
    fn play_record(record: &str);
}

/// Why a move is refused.
pub struct Refusal {
    /// `T5`, or `ambiguous`; `None` if the player does not tell.
    pub reason: Option<String>,
    pub message: String,
}

/// The sections of the page: prose and blocks by turns.
pub fn sections() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    RULES.split("\n## ").skip(1).map(|section| {
        let title = section.lines().next().unwrap();
        let parts: Vec<&str> = section.split("```").collect();
        assert!(parts.len() % 2 == 1, "a block of `{title}` has no end");
        (title, parts)
    })
}

/// Asks a player every example, and returns how many blocks there are.
pub fn ask<P: Player>() -> usize {
    let mut blocks = 0;
    for (title, parts) in sections() {
        for block in parts.iter().skip(1).step_by(2) {
            blocks += 1;
            match block.split_once('\n') {
                Some(("text", block)) => ask_moves::<P>(block),
                Some(("pgn", block)) => P::play_record(block),
                _ => panic!("{title}: a block of another kind: {block}"),
            }
        }
    }
    assert_eq!(2 * blocks, RULES.lines().filter(|line| line.starts_with("```")).count());
    blocks
}

/// Positions, and indented below them what is said of moves.
fn ask_moves<P: Player>(block: &str) {
    let mut above: Option<P> = None;
    let mut last = None;
    for line in block.lines() {
        if let Some(example) = line.strip_prefix("  ") {
            let (text, answer) = example.split_once("  ").expect(line);
            let players = [&above, &last].map(|player| player.as_ref().expect("a position"));
            if let Some(reason) = refused(answer.trim()) {
                let refusals = players.map(|player| refuses(player, text, reason));
                let holds =
                    refusals.contains(&Ok(true)) || refusals.iter().all(|refusal| *refusal == Ok(false));
                assert!(holds, "{line}: {refusals:?}");
                continue;
            }
            let [here, there] = players.map(|player| leads(player, text, answer.trim()));
            let found = here.or_else(|here| there.map_err(|there| [here, there]));
            last = Some(found.unwrap_or_else(|reasons| panic!("{line}: {reasons:?}")));
            continue;
        }
        let player = P::read(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        // Another text of the position before, or a canonical one.
        let is_known = above.is_some_and(|before: P| before.is_at(line));
        assert!(is_known || player.position() == line, "{line} is {}", player.position());
        above = Some(player);
        last = above.clone();
    }
    assert!(above.is_some(), "a block without a position");
}

/// The reason, if an answer says that a move is refused.
fn refused(answer: &str) -> Option<&str> {
    match answer.strip_prefix("no (") {
        Some(rule) => rule.split(')').next(),
        None => answer.starts_with("ambiguous").then_some("ambiguous"),
    }
}

/// Whether a player gives that reason for refusing a move (true) or none (false); else what it says instead.
fn refuses<P: Player>(player: &P, text: &str, reason: &str) -> Result<bool, String> {
    match player.play(text) {
        Ok(_) => Err("it is legal".to_string()),
        Err(Refusal { reason: Some(told), message }) if told != reason => Err(message),
        Err(refusal) => Ok(refusal.reason.is_some()),
    }
}

/// Returns the player after a move that leads to what is told.
fn leads<P: Player>(player: &P, text: &str, answer: &str) -> Result<P, String> {
    let after = player.play(text).map_err(|refusal| refusal.message)?;
    if answer.starts_with("yes") {
        return Ok(player.clone());
    }
    // A position, its last fields, or items of its lists.
    let position = after.position();
    let told = answer.split("   ").next().unwrap();
    let holds = position == told
        || position.ends_with(&format!(" {told}"))
        || told.split(',').all(|item| position.split([' ', ',']).any(|other| other == item));
    if holds { Ok(after) } else { Err(position) }
}

/// The number of an agreement such as `{speed 3}`.
pub fn speed(text: &str) -> Option<u8> {
    text.strip_prefix("{speed ").and_then(|n| n.trim_end_matches('}').parse().ok())
}
