//! The examples of RULES.md are what the references answer, too. They know canonical moves alone, so the library reads
//! the others for them, and no reasons for a refusal.

use crate::examples_of_rules::{Player, Refusal, ask, speed};
use crate::reference;
use hyperply::catalog::AnyGame;
use hyperply::record::Record;
use hyperply::{Error, Game, Language};

/// A position in a reference, and those before it.
#[derive(Clone)]
struct Reference {
    position: String,
    before: Vec<String>,
}

/// Q12: the pieces and the side to move, in the texts of Quarx.
fn pieces(position: &str) -> Vec<&str> {
    position.split(' ').take(2).collect()
}

impl Player for Reference {
    fn read(position: &str) -> Result<Self, String> {
        let position = reference::normalize(position)?;
        Ok(Reference { position, before: Vec::new() })
    }

    fn is_at(&self, position: &str) -> bool {
        reference::normalize(position).as_ref() == Ok(&self.position)
    }

    fn position(&self) -> String {
        self.position.clone()
    }

    fn play(&self, text: &str) -> Result<Self, Refusal> {
        let canonical = || -> Result<String, Error> {
            let game: AnyGame = self.position.parse()?;
            Ok(game.move_text(&game.parse_move(text, Language::English)?))
        };
        let position = match speed(text) {
            Some(n) => reference::agree_speed(&self.position, n.into()),
            None => reference::apply(&self.position, text).or_else(|_| {
                reference::apply(&self.position, &canonical().map_err(|error| error.to_string())?)
            }),
        };
        let position = position.map_err(|message| Refusal { reason: None, message })?;
        let before = [self.before.clone(), vec![self.position.clone()]].concat();
        let repeats = before.iter().any(|earlier| pieces(earlier) == pieces(&position));
        if position.starts_with("quarx") && repeats {
            let reason = Some("Q12".to_string());
            return Err(Refusal { reason, message: format!("{position} stood before") });
        }
        Ok(Reference { position, before })
    }

    /// Each position follows from the one before.
    fn play_record(text: &str) {
        let record = Record::read(text, Language::English).unwrap_or_else(|error| panic!("{error}: {text}"));
        let mut positions: Vec<String> =
            record.session().with_positions().map(|(before, _)| before.to_string()).collect();
        positions.push(record.session().position().to_string());
        for pair in positions.windows(2) {
            let agreed = (2..=5).filter_map(|n| reference::agree_speed(&pair[0], n).ok());
            let mut after = reference::after(&pair[0]).expect(text).into_iter().chain(agreed);
            assert!(after.any(|position| position == pair[1]), "{} after {}", pair[1], pair[0]);
        }
    }
}

#[test]
fn every_block_of_every_section_holds() {
    assert!(ask::<Reference>() > 0);
}
