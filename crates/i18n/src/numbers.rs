//! Numbers as a language writes them, for Fluent.

use std::convert::Infallible;

use fixed_decimal::Decimal;
use fluent_bundle::FluentValue;
use icu_decimal::DecimalFormatter;
use icu_decimal::options::{DecimalFormatterOptions, GroupingStrategy};
use icu_locale_core::Locale;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::Language;

/// The locale that decides how a language writes things; `und` if the data of this build don't know it.
pub(crate) fn locale(language: Language) -> Locale {
    language.locale().parse().unwrap_or(Locale::UNKNOWN)
}

/// Formats whole numbers in a language.
pub(crate) struct Numbers(Option<DecimalFormatter>);

impl Numbers {
    pub(crate) fn of(locale: &Locale) -> Numbers {
        let mut options = DecimalFormatterOptions::default();
        options.grouping_strategy = Some(GroupingStrategy::Min2);
        Numbers(DecimalFormatter::try_new(locale.into(), options).ok())
    }

    pub(crate) fn format(&self, number: i64) -> String {
        match &self.0 {
            Some(formatter) => formatter.format(&Decimal::from(number)).to_string(),
            None => number.to_string(),
        }
    }
}

impl Memoizable for Numbers {
    type Args = ();
    type Error = Infallible;

    /// A language identifier has no extensions, so the numbering system comes from the language.
    fn construct(tag: LanguageIdentifier, (): ()) -> Result<Numbers, Infallible> {
        Ok(match Language::lookup(&tag.to_string()) {
            Some(language) => Numbers::of(&locale(language)),
            None => Numbers(None),
        })
    }
}

/// What Fluent asks for every value that is put into a text; numbers that aren't whole are left to it.
pub(crate) fn format(value: &FluentValue<'_>, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if number.value.fract() != 0.0 || number.value.abs() > 9e15 {
        return None;
    }
    let whole = number.value as i64;
    memoizer.with_try_get::<Numbers, _, _>((), |numbers| numbers.format(whole)).ok()
}
