use engine::{Clock, Level, Limits};
use game::Line;
use quoridor::{Move, Position};
use quoridor_engine::multiplayer::{self, LevelTraits, Settings, reference};

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
    /// Reads the name of a player; `search` may be followed by settings: `search:exploration=1.5,width=20`. `traits:`
    /// is followed by the numbers of a [`LevelTraits`] in their order.
    pub(crate) fn parse(text: &str) -> Result<Player, String> {
        let (name, rest) = text.split_once(':').unwrap_or((text, ""));
        match name {
            "search" => settings(rest).map(|settings| Player::Search(text.into(), Box::new(settings))),
            "level" => {
                let level = rest.parse().ok().and_then(Level::new).ok_or("levels are 1 to 8")?;
                Ok(Player::Search(text.into(), Box::new(Settings::level(level, 0))))
            }
            "traits" => {
                let traits = traits(rest).ok_or_else(|| format!("'{rest}' isn't eight numbers"))?;
                let settings = Settings { traits: Some(traits), ..Settings::default() };
                Ok(Player::Search(text.into(), Box::new(settings)))
            }
            "greedy" => Ok(Player::Greedy),
            "uct" => Ok(Player::Uct),
            "maxn" => Ok(Player::Deepening(reference::Belief::MaxN)),
            "paranoid" => Ok(Player::Deepening(reference::Belief::Paranoid)),
            "best-reply" => Ok(Player::Deepening(reference::Belief::BestReply)),
            _ => Err(format!("nobody is called '{text}'")),
        }
    }

    /// The move, and how many positions the search looked at; 0 for others.
    pub(crate) fn choose(
        &self,
        game: &Line<Position>,
        limits: Limits,
        clock: &impl Clock,
        seed: u64,
    ) -> Option<(Move, u64)> {
        let uncounted = |mv: Option<Move>| Some((mv?, 0));
        match self {
            Player::Search(_, settings) => {
                let settings = Settings { seed, ..(**settings).clone() };
                multiplayer::choose(game, &settings, limits, clock).map(|report| (report.best, report.nodes))
            }
            Player::Greedy => uncounted(reference::greedy(game, seed)),
            Player::Uct => uncounted(reference::uct(game, limits, clock, seed)),
            Player::Deepening(belief) => uncounted(reference::deepening(
                game,
                *belief,
                &multiplayer::Weights::default(),
                limits,
                clock,
            )),
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

fn traits(text: &str) -> Option<LevelTraits> {
    let numbers: Option<Vec<f32>> = text.split(',').map(|word| word.parse().ok()).collect();
    let [nodes, depth, overlooks, forgets, roughness, waste, misses_jumps, wanders] = numbers?[..] else {
        return None;
    };
    let [nodes, overlooks, forgets, misses_jumps, wanders] =
        [nodes, overlooks, forgets, misses_jumps, wanders].map(|number| number as u64);
    let depth = depth as u32;
    Some(LevelTraits { nodes, depth, overlooks, forgets, roughness, waste, misses_jumps, wanders })
}
