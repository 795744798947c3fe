//! How a message becomes a sentence.

use super::grammar;
use super::message::{Argument, Message};
use crate::Language;

impl Message {
    /// The sentence in a language; with the number of a rule at the end of the clause that it forbids.
    pub(crate) fn text(&self, language: Language, rule: Option<&str>) -> String {
        let mut text = String::new();
        let cites = self.write(language, rule, &mut text);
        if let Some(rule) = rule.filter(|_| !cites) {
            let end = text.trim_end_matches('.').len();
            text.insert_str(end, &format!(" ({rule})"));
        }
        text
    }

    /// Writes the sentence; returns whether it has the number of the rule.
    fn write(&self, language: Language, rule: Option<&str>, out: &mut String) -> bool {
        type Write = fn(&Argument, &str, &mut String);
        let write: Write = match language {
            Language::English => grammar::en::write,
            Language::German => grammar::de::write,
        };
        let mut rest = self.template.sentence(language);
        let mut cites = false;
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let (inside, after) = after.split_once('}').unwrap_or((after, ""));
            rest = after;
            if inside == "rule" {
                cites = true;
                out.extend(rule.map(|rule| format!(" ({rule})")));
                continue;
            }
            let (name, choice) = inside.split_once('|').unwrap_or((inside, ""));
            let (name, form) = name.split_once(':').unwrap_or((name, ""));
            let Some(argument) = self.argument(name) else { continue };
            if !choice.is_empty() {
                let (one, several) = choice.split_once('|').unwrap_or((choice, choice));
                out.push_str(if argument.count() == 1 { one } else { several });
                continue;
            }
            let start = out.len();
            match argument {
                Argument::Part(part) => cites |= part.write(language, rule, out),
                _ => write(argument, form, out),
            }
            // All that begins a sentence so is ASCII; the tables of Unicode would add a tenth to the package.
            if name.starts_with(|c: char| c.is_ascii_uppercase())
                && let Some(first) = out.get_mut(start..=start)
            {
                first.make_ascii_uppercase();
            }
        }
        out.push_str(rest);
        cites
    }

    fn argument(&self, name: &str) -> Option<&Argument> {
        let mut parameters = self.template.parameters().split(' ');
        let at = parameters.position(|parameter| parameter.eq_ignore_ascii_case(name))?;
        self.arguments.get(at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::say;
    use crate::Language;
    use std::collections::HashMap;

    const LANGUAGES: [Language; 2] = [Language::English, Language::German];

    /// The names in the braces of a sentence, without forms and choices.
    fn names(sentence: &str) -> Vec<String> {
        let inside = sentence.split('{').skip(1).map(|rest| rest.split(['}', '|', ':']).next().unwrap());
        inside.filter(|name| *name != "rule").map(str::to_lowercase).collect()
    }

    #[test]
    fn sentences_name_parameters_that_there_are() {
        for (reason, template) in say::ALL {
            for name in LANGUAGES.into_iter().flat_map(|language| names(template.sentence(language))) {
                assert!(
                    template.parameters().split(' ').any(|parameter| parameter == name),
                    "{reason} has no `{name}`"
                );
            }
        }
    }

    #[test]
    fn nothing_is_said_under_two_names() {
        let mut said = HashMap::new();
        for (reason, template) in say::ALL {
            let other = said.insert(LANGUAGES.map(|language| template.sentence(language)), reason);
            assert_eq!(other, None, "the same as {reason}");
        }
    }

    #[test]
    fn languages_say_the_same_of_the_same() {
        for (reason, template) in say::ALL {
            let sorted = |language| {
                let mut names = names(template.sentence(language));
                names.sort();
                names.dedup();
                names
            };
            let (english, german) = (sorted(Language::English), sorted(Language::German));
            assert!(english.iter().all(|name| german.contains(name)), "{reason}: {english:?}, {german:?}");
        }
    }

    #[test]
    fn sentences_begin_with_a_capital_and_end_with_a_sign() {
        let sentences = say::ALL
            .iter()
            .flat_map(|(reason, template)| LANGUAGES.map(|language| (reason, template.sentence(language))));
        for (reason, sentence) in sentences {
            let is_part = !sentence.ends_with(['.', '?', ':']);
            let begins = |c: char| c.is_uppercase() || matches!(c, '`' | '{');
            assert!(is_part || sentence.starts_with(begins), "{reason}: {sentence}");
        }
    }
}
