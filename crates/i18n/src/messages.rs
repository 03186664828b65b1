use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use icu_list::ListFormatter;
use icu_list::options::{ListFormatterOptions, ListLength};

use crate::numbers::{Numbers, format, locale};
use crate::{Language, Value};

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language. What it lacks is said in English, with one warning in the log.
pub struct Messages {
    language: Language,
    bundle: Bundle,
    numbers: Numbers,
    warned: OnceLock<()>,
}

/// How the items of a list belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListKind {
    /// All of them: "a, b, and c".
    And,
    /// One of them: "a, b, or c".
    Or,
}

impl Messages {
    /// The messages of a language, compiled when they are first asked for.
    pub fn of(language: Language) -> &'static Messages {
        static ALL: LazyLock<Vec<OnceLock<Messages>>> =
            LazyLock::new(|| Language::all().map(|_| OnceLock::new()).collect());
        let index = Language::all().position(|it| it == language).unwrap_or_default();
        ALL[index].get_or_init(|| Messages::read(language, language.data().files))
    }

    /// Reads message files. What can't be read in them is left out, and so falls back to English.
    pub fn read(language: Language, files: &[&str]) -> Messages {
        let mut bundle = Bundle::new_concurrent(vec![language.locale().parse().unwrap_or_default()]);
        // Marks around what is inserted would be printed by terminals that know nothing of them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(format));
        let messages =
            Messages { language, bundle, numbers: Numbers::of(&locale(language)), warned: OnceLock::new() };
        files.iter().fold(messages, |mut messages, file| {
            let (resource, errors) = match FluentResource::try_new((*file).to_owned()) {
                Ok(resource) => (resource, Vec::new()),
                Err((resource, errors)) => (resource, errors),
            };
            if let Some(error) = errors.first() {
                messages.warn(&error.to_string());
            }
            if let Err(errors) = messages.bundle.add_resource(resource)
                && let Some(error) = errors.first()
            {
                messages.warn(&error.to_string());
            }
            messages
        })
    }

    /// The language they are in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with the values of its variables.
    pub fn format(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.clone());
        }
        if let Some(text) = self.try_format(id, &arguments) {
            return text;
        }
        let english = Language::english();
        if self.language == english {
            return id.into();
        }
        self.warn(&format!("no message '{id}'"));
        Messages::of(english).try_format(id, &arguments).unwrap_or_else(|| id.into())
    }

    /// None if there is no such message, or it needs a value that wasn't given.
    fn try_format(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(arguments), &mut errors);
        if let Some(error) = errors.first() {
            self.warn(&format!("{id}: {error}"));
            return None;
        }
        (!text.is_empty()).then(|| text.into_owned())
    }

    /// A whole number as the language writes it.
    pub fn number(&self, number: i64) -> String {
        self.numbers.format(number)
    }

    /// Items in a row, with the language's commas and its words for "and" and "or".
    pub fn list(&self, kind: ListKind, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        let options = ListFormatterOptions::default().with_length(ListLength::Wide);
        let locale = locale(self.language);
        let formatter = match kind {
            ListKind::And => ListFormatter::try_new_and((&locale).into(), options),
            ListKind::Or => ListFormatter::try_new_or((&locale).into(), options),
        };
        formatter.map_or_else(|_| items.join(", "), |formatter| formatter.format(items.iter()).to_string())
    }

    /// Logs what is wrong with a language, once.
    fn warn(&self, problem: &str) {
        if self.warned.set(()).is_ok() {
            tracing::warn!(
                language = self.language.code(),
                problem,
                "the texts of a language are incomplete"
            );
        }
    }
}
