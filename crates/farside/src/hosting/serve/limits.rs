use std::time::Duration;

use clap::value_parser;
use server::Config;

/// The largest number of connections, files and the like that makes sense on one machine.
const MOST: i64 = 10_000_000;

/// Resource limits.
#[derive(clap::Args)]
pub(super) struct Limits {
    /// The maximum number of connections, and of sockets [default: 20000]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=MOST))]
    connections: Option<u32>,
    /// The maximum number of connections from one address, sockets not counted [default: 256]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=MOST))]
    connections_per_address: Option<u32>,
    /// The maximum number of sockets of one guest or bot [default: 50]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=MOST))]
    sockets_per_player: Option<u32>,
    /// The maximum number of sockets from one address: of IPv4, or a /64 of IPv6 [default: 500]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=MOST))]
    sockets_per_address: Option<u32>,
    /// The maximum number of unfinished games of one guest or bot [default: 100]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=MOST))]
    games_per_player: Option<u32>,
    /// The maximum number of games created from one address within an hour [default: 500]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..))]
    games_per_address: Option<u32>,
    /// The maximum number of open games in which one guest or bot has a seat [default: 20]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=MOST))]
    seats_per_player: Option<u32>,
    /// The maximum number of guests with a name and bots from one address within an hour [default: 200]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..))]
    players_per_address: Option<u32>,
    /// The maximum number of messages of one socket within 20 seconds [default: 100]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..))]
    messages: Option<u32>,
    /// The maximum number of commands and other writes of one guest or bot within 20 seconds [default: 200]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..))]
    writes_per_player: Option<u32>,
    /// The same from one address [default: 2000]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(1..))]
    writes_per_address: Option<u32>,
    /// The number of events from which on a game takes only moves and what ends it [default: 2000]
    #[arg(long, value_name = "N", help_heading = "Limits", value_parser = value_parser!(u32).range(10..))]
    events_per_game: Option<u32>,
    /// After how many hours a public game expires that nobody joins or attends [default: 1]
    #[arg(long, value_name = "HOURS", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=87_600))]
    keep_open: Option<u32>,
    /// The same for games by link [default: 168]
    #[arg(long, value_name = "HOURS", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=87_600))]
    keep_private: Option<u32>,
    /// After how many hours an aborted game is removed [default: 24]
    #[arg(long, value_name = "HOURS", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=87_600))]
    keep_aborted: Option<u32>,
    /// After how many days a finished game is removed [default: never]
    #[arg(long, value_name = "DAYS", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=36_500))]
    keep_finished: Option<u32>,
    /// After how many days the name of a guest or bot is removed that occurs in no game [default: 90]
    #[arg(long, value_name = "DAYS", help_heading = "Limits", value_parser = value_parser!(u32).range(1..=36_500))]
    keep_profiles: Option<u32>,
}

impl Limits {
    pub(super) fn apply(&self, config: &mut Config) {
        fn set<T>(limit: &mut T, given: Option<T>) {
            if let Some(given) = given {
                *limit = given;
            }
        }
        let hours = |given: Option<u32>| given.map(|hours| Duration::from_hours(hours.into()));
        let limits = &mut config.limits;
        set(&mut limits.connections, self.connections.map(|connections| connections as usize));
        set(&mut limits.connections_per_address, self.connections_per_address);
        set(&mut limits.sockets_per_player, self.sockets_per_player);
        set(&mut limits.sockets_per_address, self.sockets_per_address);
        set(&mut limits.games_per_player, self.games_per_player);
        set(&mut limits.games_per_address, self.games_per_address);
        set(&mut limits.seats_per_player, self.seats_per_player);
        set(&mut limits.players_per_address, self.players_per_address);
        set(&mut limits.messages, self.messages);
        set(&mut limits.writes_per_player, self.writes_per_player);
        set(&mut limits.writes_per_address, self.writes_per_address);
        set(&mut config.rooms.max_events, self.events_per_game);
        set(&mut config.retention.open_public, hours(self.keep_open));
        set(&mut config.retention.open_private, hours(self.keep_private));
        set(&mut config.retention.aborted, hours(self.keep_aborted));
        let days = |given: Option<u32>| given.map(|days| Duration::from_hours(24 * u64::from(days)));
        config.retention.finished = days(self.keep_finished);
        set(&mut config.retention.profiles, days(self.keep_profiles));
    }
}
