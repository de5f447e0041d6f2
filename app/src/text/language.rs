//! The languages that the window speaks.

use i18n_embed::DesktopLanguageRequester;
use i18n_embed::unic_langid::LanguageIdentifier;

/// A language of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, in which every text is written first.
    #[default]
    English,
    /// Greek.
    Greek,
    /// Hungarian.
    Hungarian,
    /// Russian.
    Russian,
    /// Czech.
    Czech,
    /// Swedish.
    Swedish,
    /// Chinese in simplified characters.
    Simplified,
    /// Chinese in traditional characters.
    Traditional,
}

impl Language {
    /// All of them, as they are offered.
    pub const ALL: [Language; 8] = [
        Language::English,
        Language::Greek,
        Language::Hungarian,
        Language::Russian,
        Language::Czech,
        Language::Swedish,
        Language::Simplified,
        Language::Traditional,
    ];

    /// Its tag, which also names its folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Greek => "el",
            Language::Hungarian => "hu",
            Language::Russian => "ru",
            Language::Czech => "cs",
            Language::Swedish => "sv",
            Language::Simplified => "zh-Hans",
            Language::Traditional => "zh-Hant",
        }
    }

    /// Its own name for itself, so that whoever speaks it finds it.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Greek => "Ελληνικά",
            Language::Hungarian => "Magyar",
            Language::Russian => "Русский",
            Language::Czech => "Čeština",
            Language::Swedish => "Svenska",
            Language::Simplified => "简体中文",
            Language::Traditional => "繁體中文",
        }
    }

    /// The language of this tag, as it is remembered.
    pub fn of_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.tag() == tag)
    }

    /// The first language of the person's system that the window speaks.
    pub fn of_system() -> Language {
        Language::first_of(&DesktopLanguageRequester::requested_languages())
    }

    fn first_of(wanted: &[LanguageIdentifier]) -> Language {
        wanted.iter().find_map(Language::nearest).unwrap_or_default()
    }

    fn nearest(wanted: &LanguageIdentifier) -> Option<Language> {
        if wanted.language.as_str() != "zh" {
            return Language::of_tag(wanted.language.as_str());
        }
        let traditional = match (&wanted.script, &wanted.region) {
            (Some(script), _) => script.as_str() == "Hant",
            (None, Some(region)) => matches!(region.as_str(), "TW" | "HK" | "MO"),
            (None, None) => false,
        };
        Some(if traditional { Language::Traditional } else { Language::Simplified })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_systems_language_is_found_whatever_its_region() {
        let first =
            |tags: &[&str]| Language::first_of(&tags.iter().map(|tag| tag.parse().unwrap()).collect::<Vec<_>>());
        assert_eq!(first(&["cs-CZ", "en-GB"]), Language::Czech);
        assert_eq!(first(&["fi-FI", "sv-FI"]), Language::Swedish);
        assert_eq!(first(&["fi"]), Language::English);
        assert_eq!(first(&[]), Language::English);
        assert_eq!(first(&["zh"]), Language::Simplified);
        assert_eq!(first(&["zh-SG"]), Language::Simplified);
        assert_eq!(first(&["zh-TW"]), Language::Traditional);
        assert_eq!(first(&["zh-Hant-CN"]), Language::Traditional);
        assert_eq!(first(&["zh-Hans-HK"]), Language::Simplified);
    }

    #[test]
    fn a_language_is_remembered_by_its_tag() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::of_tag("zh"), None);
    }
}
