use engine::{Clock, Level, Limits};
use game::Line;
use quoridor::{Move, Position};
use quoridor_engine::many::{self, Settings, reference};

/// Who can sit at the table.
#[derive(Clone)]
pub(crate) enum Player {
    Search(String, Box<Settings>),
    Greedy,
    Uct,
    Deepening(reference::Belief),
}

impl std::fmt::Debug for Player {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Player::Search(name, _) => f.write_str(name),
            Player::Greedy => f.write_str("greedy"),
            Player::Uct => f.write_str("uct"),
            Player::Deepening(belief) => write!(f, "{belief:?}"),
        }
    }
}

impl Player {
    /// Reads the name of a player; `search` may be followed by settings: `search:exploration=1.5,width=20`.
    pub(crate) fn parse(text: &str) -> Result<Player, String> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        match name {
            "search" => settings(rest).map(|settings| Player::Search(text.into(), Box::new(settings))),
            "level" => {
                let level = rest.parse().ok().and_then(Level::new).ok_or("levels are 1 to 8")?;
                Ok(Player::Search(text.into(), Box::new(Settings { level, ..Settings::default() })))
            }
            "greedy" => Ok(Player::Greedy),
            "uct" => Ok(Player::Uct),
            "maxn" => Ok(Player::Deepening(reference::Belief::MaxN)),
            "paranoid" => Ok(Player::Deepening(reference::Belief::Paranoid)),
            "best-reply" => Ok(Player::Deepening(reference::Belief::BestReply)),
            _ => Err(format!("nobody is called '{text}'")),
        }
    }

    pub(crate) fn choose(
        &self,
        game: &Line<Position>,
        limits: Limits,
        clock: &impl Clock,
        seed: u64,
    ) -> Option<Move> {
        match self {
            Player::Search(_, settings) => {
                let settings = Settings { seed, ..(**settings).clone() };
                many::choose(game, &settings, limits, clock).map(|report| report.best)
            }
            Player::Greedy => reference::greedy(game, seed),
            Player::Uct => reference::uct(game, limits, clock, seed),
            Player::Deepening(belief) => {
                reference::deepening(game, *belief, &many::Weights::default(), limits, clock)
            }
        }
    }
}

fn settings(text: &str) -> Result<Settings, String> {
    let mut settings = Settings::default();
    for word in text.split(',').filter(|word| !word.is_empty()) {
        let (name, value) =
            word.split_once('=').ok_or_else(|| format!("'{word}' isn't of the form name=value"))?;
        let number: f32 = value.parse().map_err(|_| format!("'{value}' isn't a number"))?;
        match name {
            "exploration" => settings.exploration = number,
            "reserve" => settings.reserve = number,
            "width" => settings.width = number as usize,
            _ => return Err(format!("unknown setting '{name}'")),
        }
    }
    Ok(settings)
}
