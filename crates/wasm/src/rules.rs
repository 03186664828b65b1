//! What the rules module responds to: everything a board shows, and nothing that takes long.

use games::AnyLine;

use crate::request::Request;
use crate::response::reply;

pub(crate) mod adopt;
pub(crate) mod check;
pub(crate) mod position_check;
pub(crate) mod position_parts;
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

/// Responds to a request about the rules; none if it is one for the engines.
pub(crate) fn respond(request: &Request) -> Option<String> {
    Some(match request {
        Request::View { game } => match game.line() {
            Ok(line) => on!(line, line => reply(Ok(HasView::view(&line)))),
            Err(fault) => reply::<()>(Err(fault)),
        },
        Request::Check { game, text } => match game.line() {
            Ok(line) => on!(line, line => reply(Ok(check::check(line, text)))),
            Err(fault) => reply::<()>(Err(fault)),
        },
        Request::Record { game, names, date } => {
            reply(game.line().and_then(|line| record::write(game, &line, names, date.as_deref())))
        }
        Request::ReadRecord { text } => reply(record::read(text)),
        Request::Rulebook { name, players } => reply(rulebook::rulebook(*name, *players)),
        Request::Perft { game, depth } => {
            reply(game.line().map(|line| on!(line, line => game::perft(line.position(), *depth))))
        }
        Request::Walk { game, seed, games } => {
            reply(game.line().map(|line| on!(line, line => walk::signature(line.position(), *seed, *games))))
        }
        Request::Replica { ask } => reply(replicas::respond(ask)),
        Request::CheckPosition { name, position } => reply(Ok(position_check::check(*name, position))),
        Request::CheckParts { parts } => reply(Ok(position_check::check_parts(parts))),
        Request::Think { .. }
        | Request::Analyze { .. }
        | Request::Attempt { .. }
        | Request::Facts { .. }
        | Request::Nodes { .. } => return None,
        #[cfg(feature = "engines")]
        Request::Review { .. } | Request::Puzzles { .. } => return None,
    })
}
