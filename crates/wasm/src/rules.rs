//! What the rules module answers: everything a board shows, and nothing that takes long.

use games::AnyLine;

use crate::answer::reply;
use crate::question::Question;

pub(crate) mod adopt;
pub(crate) mod check;
pub(crate) mod quoridor_refusal;
pub(crate) mod quoridor_view;
mod record;
pub(crate) mod replicas;
pub(crate) mod rulebook;
pub(crate) mod squadro_view;
pub(crate) mod view;
mod walk;

use view::HasView;

/// The same expression for whichever game it is.
macro_rules! on {
    ($any:expr, $line:ident => $do:expr) => {
        match $any {
            AnyLine::Quoridor($line) => $do,
            AnyLine::Squadro($line) => $do,
        }
    };
}

/// Answers a question about the rules; none if it is one for the engines.
pub(crate) fn answer(question: &Question) -> Option<String> {
    Some(match question {
        Question::View { game } => match game.line() {
            Ok(line) => on!(line, line => reply(Ok(HasView::view(&line)))),
            Err(fault) => reply::<()>(Err(fault)),
        },
        Question::Check { game, text } => match game.line() {
            Ok(line) => on!(line, line => reply(Ok(check::check(line, text)))),
            Err(fault) => reply::<()>(Err(fault)),
        },
        Question::Record { game, names, date } => {
            reply(game.line().and_then(|line| record::write(game, &line, names, date.as_deref())))
        }
        Question::ReadRecord { text } => reply(record::read(text)),
        Question::Rulebook { name, players } => reply(rulebook::rulebook(*name, *players)),
        Question::Perft { game, depth } => {
            reply(game.line().map(|line| on!(line, line => game::perft(line.position(), *depth))))
        }
        Question::Walk { game, seed, games } => {
            reply(game.line().map(|line| on!(line, line => walk::signature(line.position(), *seed, *games))))
        }
        Question::Replica { ask } => reply(replicas::answer(ask)),
        Question::Think { .. } | Question::Analyze { .. } | Question::Nodes { .. } => return None,
    })
}
