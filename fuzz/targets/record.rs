//! Any text: an error that points into it, or a game that is written and read as the same.
#![no_main]

use hyperply::Language;
use hyperply::record::Record;
use hyperply_fuzz::check_error;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for language in [Language::English, Language::German] {
        match Record::read(text, language) {
            Ok(record) => {
                let written = record.write();
                let again =
                    Record::read(&written, Language::English).unwrap_or_else(|e| panic!("{e}\n{written}"));
                assert_eq!(again.session().start(), record.session().start(), "{written}");
                assert_eq!(again.session().steps(), record.session().steps(), "{written}");
                assert_eq!(again.write(), written);
            }
            Err(error) => check_error(&error, text),
        }
    }
});
