//! The texts of the language that a thread speaks.

use std::cell::Cell;

use i18n_embed::LanguageLoader as _;
use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::unic_langid::LanguageIdentifier;
use rust_embed::RustEmbed;

use super::Language;

/// One file for each language.
#[derive(RustEmbed)]
#[folder = "assets/i18n"]
pub(super) struct Texts;

thread_local! {
    static LOADER: FluentLanguageLoader = FluentLanguageLoader::new("sanguo", identifier(Language::English));
    static SPOKEN: Cell<Option<Language>> = const { Cell::new(None) };
}

/// From now on this thread speaks `language`; of the program's threads only the window's speaks to a person.
pub fn speak(language: Language) {
    if SPOKEN.replace(Some(language)) == Some(language) {
        return;
    }
    LOADER.with(|loader| {
        // All languages are built in, so that none can be missing.
        let _ = loader.load_languages(&Texts, &[identifier(language)]);
        // The marks that isolate arguments would be drawn as empty boxes.
        loader.set_use_isolating(false);
    });
}

/// Gives `say` what it takes texts from.
pub(crate) fn with(say: impl FnOnce(&FluentLanguageLoader) -> String) -> String {
    if SPOKEN.get().is_none() {
        speak(Language::default());
    }
    LOADER.with(say)
}

fn identifier(language: Language) -> LanguageIdentifier {
    language.tag().parse().unwrap_or_default()
}
