use serde::Serialize;

use crate::fault::{About, Fault};
use crate::question::Question;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Reply<T> {
    Ok(T),
    Fault(Fault),
}

/// Answers a question. Both are JSON texts; what can be asked is in `question.rs`. A module that has only the rules or
/// only the engines refuses the questions for the other one.
pub fn answer(question: &str) -> String {
    let question = match serde_json::from_str::<Question>(question) {
        Ok(question) => question,
        Err(error) => return unreadable(&error),
    };
    let answer = None;
    #[cfg(feature = "rules")]
    let answer = answer.or_else(|| crate::rules::answer(&question));
    #[cfg(feature = "engines")]
    let answer = answer.or_else(|| crate::engines::answer(&question));
    answer.unwrap_or_else(|| {
        let other = if cfg!(feature = "rules") { "engines" } else { "rules" };
        let message = format!("{} is a question for the {other} module", question.call());
        reply::<()>(Err(Fault::new(About::Module, &message)))
    })
}

/// The answer to what isn't a question.
pub(crate) fn unreadable(error: &dyn core::error::Error) -> String {
    reply::<()>(Err(Fault::new(About::Question, &error)))
}

/// An answer as text.
pub(crate) fn reply<T: Serialize>(answer: Result<T, Fault>) -> String {
    let reply = match answer {
        Ok(answer) => Reply::Ok(answer),
        Err(fault) => Reply::Fault(fault),
    };
    serde_json::to_string(&reply).expect("answers are made of strings, numbers and lists")
}
