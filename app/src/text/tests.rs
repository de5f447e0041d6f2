use std::collections::{BTreeMap, BTreeSet};

use i18n_embed::fluent::FluentLanguageLoader;
use i18n_embed::{I18nAssets as _, LanguageLoader as _};

use sanguo_net::{Flaw, InviteError, Refusal, Refused, Slot, TextError, Trouble};
use sanguo_rules::Kingdom;

use super::lists::list;
use super::loader::Texts;
use super::*;
use crate::model::FormError;

/// The texts of a language by name, each as it is written.
fn texts(language: Language) -> BTreeMap<String, String> {
    let files = Texts.get_files(&format!("{}/sanguo.ftl", language.tag()));
    let [file] = &files[..] else { panic!("{language:?} has {} files", files.len()) };
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in std::str::from_utf8(file).unwrap().lines() {
        if let Some((begun, text)) = line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_lowercase())) {
            name = begun.to_owned();
            assert!(texts.insert(name.clone(), text.to_owned()).is_none(), "{language:?} has {name} twice");
        } else if line.starts_with([' ', '}']) {
            texts.entry(name.clone()).or_default().push_str(line);
        }
    }
    texts
}

/// The names of the arguments in a text.
fn arguments(text: &str) -> BTreeSet<&str> {
    text.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()).collect()
}

#[test]
fn no_language_lacks_a_text_or_an_argument_or_has_one_too_many() {
    let english = texts(Language::English);
    for language in Language::ALL {
        let other = texts(language);
        let names = |texts: &BTreeMap<String, String>| texts.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&other), names(&english), "{language:?}");
        for (name, text) in &other {
            assert_eq!(arguments(text), arguments(&english[name]), "{name} in {language:?}");
        }
    }
}

#[test]
fn every_text_is_understood() {
    for language in Language::ALL {
        let identifier = language.tag().parse().unwrap();
        let loader = FluentLanguageLoader::new("sanguo", identifier);
        loader.load_languages(&Texts, &[language.tag().parse().unwrap()]).unwrap();
        let names = |found: &mut dyn Iterator<Item = String>| found.collect::<BTreeSet<_>>();
        let understood = loader.with_message_iter(&language.tag().parse().unwrap(), |messages| {
            names(&mut messages.map(|message| message.id.name.to_owned()))
        });
        assert_eq!(understood, texts(language).into_keys().collect(), "{language:?}");
    }
}

#[test]
fn numbers_are_declined_and_lists_end_with_and() {
    let days = |count: u64| lists::span(sanguo_net::Millis(count * 86_400_000));
    speak(Language::Russian);
    assert_eq!([days(1), days(3), days(5), days(21)], ["1 день", "3 дня", "5 дней", "21 день"]);
    speak(Language::Czech);
    assert_eq!([days(1), days(3), days(5)], ["1 den", "3 dny", "5 dní"]);
    let kingdoms = ["Šu", "Wu", "Wej"].map(str::to_owned);
    assert_eq!(list(&kingdoms), "Šu, Wu a Wej");
    speak(Language::Traditional);
    assert_eq!(list(&["甲", "乙", "丙"].map(str::to_owned)), "甲、乙和丙");
}

/// Everything that a line may be refused for, with words in English for the terminal.
fn refusals() -> Vec<Refusal> {
    let english = || "in English".to_owned();
    let slot = Slot::FIRST;
    vec![
        Refusal::Known,
        Refusal::Gap { slot: slot.next(), open: slot },
        Refusal::OtherBranch(1),
        Refusal::OtherGame([7; 32].into()),
        Refusal::BadSignature(Kingdom::Wei),
        Refusal::NotAllowed(english()),
        Refusal::Missing(english()),
        Refusal::Malformed(english()),
        Refusal::TooMany(Kingdom::Wu, slot),
    ]
}

fn flaws() -> Vec<Flaw> {
    let shape = || TextError::Shape("in English");
    let mut flaws = vec![Flaw::Large(1), Flaw::Torn(1), Flaw::Long(1), Flaw::Bytes, Flaw::Unchecked, Flaw::Changed];
    flaws.extend([
        Flaw::Header("in English"),
        Flaw::HeadCut,
        Flaw::Head(shape()),
        Flaw::Shape(shape()),
        Flaw::Unsigned,
    ]);
    flaws.extend(refusals().into_iter().map(Flaw::Refused));
    flaws
}

#[test]
fn what_is_wrong_with_a_line_is_said_in_the_persons_language_alone() {
    for language in [Language::Greek, Language::Russian, Language::Simplified, Language::Traditional] {
        speak(language);
        let who = "刘备".to_owned();
        let messages = refusals().into_iter().map(|what| trouble(&Trouble::BadMessage { who: who.clone(), what }));
        let codes = [form_error(&FormError::Code(InviteError::Damaged("in English")))];
        let seats = Refused::Seats { who: "刘备".parse().unwrap(), why: "in English".to_owned() };
        let seats = [trouble(&Trouble::Refused(seats))];
        let said = flaws().iter().map(fault::flaw).chain(messages).chain(codes).chain(seats).collect::<Vec<_>>();
        for words in said {
            assert!(!words.contains(|c: char| c.is_ascii_alphabetic()), "{language:?}: {words}");
        }
    }
}
