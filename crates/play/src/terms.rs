use game::record::{GameResult, TimeControl};
use game::{Handicap, Outcome, Seat, Setup};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;
use games::{AnyLine, AnyPosition, GameKind};

/// The terms of a game, agreed before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// The game to play.
    pub game: GameKind,
    /// The terms of each seat in turn order.
    #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 4))]
    pub seats: Vec<SeatTerms>,
    /// The names of the rule options in force.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(example = json!(["free-side-jump"])))]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub options: Vec<String>,
    /// A position to start from instead of the game's own. It says who moves first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// The time control: `600+5` (seconds, and for each move), `600`, `30/move`, `2d/move`, or `-` for no limit.
    #[serde(default = "unlimited")]
    #[cfg_attr(feature = "schema", schema(schema_with = crate::schema::time_control))]
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub clock: TimeControl,
    /// The seat that moves first; drawn if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>, minimum = 1, maximum = 4))]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub first: Option<Seat>,
    /// Whether seats are drawn when the game starts. Handicaps stay with the players they were given to.
    #[serde(default)]
    pub draw_seats: bool,
    /// Whether the game is listed in the lobby; otherwise it takes the secret link.
    #[serde(default)]
    pub public: bool,
    /// Present in a game of a match of two games, between which the players change seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub match_of_two: Option<MatchOfTwo>,
}

/// What a game of a match knows of the match: both games together have one result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MatchOfTwo {
    /// In the second game, the result of the first, with the points of each player at the seat that the player has
    /// now; absent in the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>, pattern = "^(1-0|0-1|1/2-1/2)$"))]
    #[cfg_attr(feature = "ts", ts(as = "Option<String>", optional))]
    pub first: Option<GameResult>,
}

impl MatchOfTwo {
    /// The match after a game with this result, as the next game between these players knows it: the second game with
    /// seats changed, or the first of another match. No match goes on after a game without a result.
    pub(crate) fn after(self, result: GameResult) -> MatchOfTwo {
        let changed = Seat::all(2).zip([Seat::SECOND, Seat::FIRST]);
        let sharers = changed.filter(|(_, before)| result.sharers().any(|seat| seat == *before));
        let first = GameResult::shared(sharers.map(|(now, _)| now), 2);
        MatchOfTwo { first: first.filter(|_| self.first.is_none()) }
    }
}

/// The terms of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTerms {
    /// Who may take it.
    #[cfg_attr(feature = "schema", schema(schema_with = seat_kind_schema))]
    pub who: SeatKind,
    /// A handicap of Quoridor: fewer fences than usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(maximum = 255))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fences: Option<u8>,
    /// A head start in Squadro: the middle piece of this seat begins on its turning space.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub head_start: bool,
    /// A handicap: fewer (or more) seconds than the clock of the others has, for the game or for each move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seconds: Option<u32>,
}

/// Who may take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SeatKind {
    /// The creator of the game.
    Creator,
    /// Anybody, a person or a bot.
    Open,
    /// A person only.
    Person,
    /// A bot only.
    Bot,
    /// A computer of this level, from 1.
    Computer(u8),
}

/// The schema of a [`SeatKind`]: the derived one allows other properties beside the level.
#[cfg(feature = "schema")]
fn seat_kind_schema() -> utoipa::openapi::Schema {
    use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, OneOfBuilder, Type};
    let names = ["creator", "open", "person", "bot"];
    let level = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(0)).maximum(Some(u8::MAX));
    OneOfBuilder::new()
        .item(ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)))
        .item(
            ObjectBuilder::new()
                .property("computer", level)
                .required("computer")
                .additional_properties(Some(AdditionalProperties::FreeForm(false))),
        )
        .description(Some("Who may take it; a computer with its level."))
        .build()
        .into()
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

impl SeatTerms {
    /// The handicaps of this seat on the board.
    fn handicaps(&self) -> impl Iterator<Item = Handicap> {
        let head_start = self.head_start.then_some(Handicap::HeadStart);
        self.fences.map(Handicap::Fences).into_iter().chain(head_start)
    }

    /// A seat without a handicap.
    pub const fn of(who: SeatKind) -> SeatTerms {
        SeatTerms { who, fences: None, head_start: false, seconds: None }
    }
}

/// The levels of computer players.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// One week: the longest time and the longest increment of a clock in seconds.
const MAX_SECONDS: u32 = 7 * 24 * 60 * 60;
const MAX_DAYS: u32 = 30;

const fn unlimited() -> TimeControl {
    TimeControl::Unlimited
}

impl Terms {
    /// A private game for two under the usual rules, without a clock; a base for other terms.
    pub fn for_two(game: GameKind, one: SeatKind, other: SeatKind) -> Terms {
        Terms {
            game,
            seats: vec![SeatTerms::of(one), SeatTerms::of(other)],
            options: Vec::new(),
            position: None,
            clock: TimeControl::Unlimited,
            first: None,
            draw_seats: false,
            public: false,
            match_of_two: None,
        }
    }

    /// Checks that a game can be played on these terms.
    pub fn check(&self) -> Result<(), Refusal> {
        let bad = |reason: String| Err(Refusal::BadTerms { reason });
        if !self.game.players().contains(&self.seats.len()) {
            let players = self.game.players();
            return bad(format!(
                "{} has {} to {} seats, not {}",
                self.game.name(),
                players.start(),
                players.end(),
                self.seats.len()
            ));
        }
        if let Some(level) = self.seats.iter().find_map(|seat| match seat.who {
            SeatKind::Computer(level) if !LEVELS.contains(&level) => Some(level),
            _ => None,
        }) {
            return bad(format!("there is no level {level}: use {} to {}", LEVELS.start(), LEVELS.end()));
        }
        self.check_clock()?;
        if self.match_of_two.is_some() && self.seats.len() != 2 {
            return bad("a match of two games is for two players".into());
        }
        if self.position.is_some() && self.first.is_some() {
            return bad("the position says who moves first: leave 'first' out".into());
        }
        let order: Vec<Seat> = Seat::all(self.seats.len()).collect();
        let first = self.first.unwrap_or(Seat::FIRST);
        let board = self.board(&self.setup(&order, first)?)?;
        // Seats are drawn, and change with every rematch: handicaps have to be possible at all of them.
        for order in orders(&order) {
            self.setup(&order, first)?;
        }
        if board.seats() != self.seats.len() {
            return bad(format!("the position is for {} players, not {}", board.seats(), self.seats.len()));
        }
        match board.outcome() {
            Some(Outcome::Win(_) | Outcome::Draw(_)) => bad("the game would be over before it began".into()),
            None if self.has_retired_seat(&board) => bad("in this position a seat has left the game".into()),
            None => Ok(()),
        }
    }

    fn has_retired_seat(&self, board: &AnyLine) -> bool {
        let is_retired = |seat| board.clone().retire(seat).is_err();
        Seat::all(self.seats.len()).any(is_retired)
    }

    fn check_clock(&self) -> Result<(), Refusal> {
        let within = match self.clock {
            TimeControl::Unlimited => true,
            TimeControl::Total { seconds, increment } => {
                seconds.get() <= MAX_SECONDS && increment <= MAX_SECONDS
            }
            TimeControl::PerMove { seconds } => seconds.get() <= MAX_SECONDS,
            TimeControl::DaysPerMove { days } => days.get() <= MAX_DAYS,
        };
        if !within {
            let reason = format!("a clock gives at most {MAX_SECONDS} seconds or {MAX_DAYS} days");
            return Err(Refusal::BadTerms { reason });
        }
        let in_seconds = matches!(self.clock, TimeControl::Total { .. } | TimeControl::PerMove { .. });
        for given in self.seats.iter().filter_map(|seat| seat.seconds) {
            if !in_seconds || !(1..=MAX_SECONDS).contains(&given) {
                let reason = "a handicap in seconds goes with a clock in seconds, and is one second or more";
                return Err(Refusal::BadTerms { reason: reason.into() });
            }
        }
        Ok(())
    }

    /// The setup of the board with the seats in this order and this seat to move first.
    ///
    /// `order` maps each seat of the board to a seat of the terms.
    pub fn setup(&self, order: &[Seat], first: Seat) -> Result<Setup, Refusal> {
        let bad = |error: game::SetupError| Refusal::BadTerms { reason: error.to_string() };
        let mut setup = Setup {
            players: Some(self.seats.len()),
            first: self.position.is_none().then_some(first),
            options: self.options.clone(),
            position: self.position.clone(),
        };
        let mut start = AnyPosition::from_setup(self.game, &setup).map_err(bad)?;
        for (seat, from) in Seat::all(order.len()).zip(order) {
            for handicap in self.seats.get(from.index()).into_iter().flat_map(SeatTerms::handicaps) {
                start = start.with_handicap(seat, handicap).map_err(bad)?;
                setup.position = Some(start.to_string());
            }
        }
        setup.first = Some(start.turn());
        Ok(setup)
    }

    fn board(&self, setup: &Setup) -> Result<AnyLine, Refusal> {
        AnyLine::new(self.game, setup).map_err(|error| Refusal::BadTerms { reason: error.to_string() })
    }
}

/// All permutations of these seats.
fn orders(seats: &[Seat]) -> Vec<Vec<Seat>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let first = |&seat: &Seat| {
        let rest: Vec<Seat> = seats.iter().copied().filter(|&other| other != seat).collect();
        orders(&rest).into_iter().map(move |rest| [vec![seat], rest].concat())
    };
    seats.iter().flat_map(first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quoridor(players: usize) -> Terms {
        let seats = vec![SeatTerms::of(SeatKind::Open); players];
        Terms { seats, ..Terms::for_two(GameKind::Quoridor, SeatKind::Open, SeatKind::Open) }
    }

    #[test]
    fn handicaps_are_in_the_setup_and_travel_with_their_seat() {
        let mut terms = quoridor(3);
        terms.seats[1].fences = Some(2);
        terms.check().expect("fewer fences are a handicap");
        let [one, two, three] = [0, 1, 2].map(|index| Seat::new(index).expect("a seat"));
        let setup = terms.setup(&[two, three, one], three).expect("the terms are good");
        assert_eq!(setup.position.as_deref(), Some("e1 a5 e9 / - / 2 6 6 / 3"));
        assert_eq!(setup.first, Some(three));
    }

    #[test]
    fn a_head_start_is_in_the_setup_and_travels_with_its_seat() {
        let mut terms = Terms::for_two(GameKind::Squadro, SeatKind::Open, SeatKind::Open);
        terms.seats[0].head_start = true;
        terms.check().expect("a head start is a handicap");
        let setup = terms.setup(&[Seat::SECOND, Seat::FIRST], Seat::SECOND).expect("the terms are good");
        assert_eq!(setup.position.as_deref(), Some("0 0 0 0 0 / 0 0 6 0 0 / r"));
    }

    #[test]
    fn bad_terms_are_refused() {
        let good = quoridor(2);
        let with = |change: &dyn Fn(&mut Terms)| {
            let mut terms = good.clone();
            change(&mut terms);
            terms.check()
        };
        assert_eq!(good.check(), Ok(()));
        for (what, checked) in [
            ("one seat", with(&|terms| terms.seats.truncate(1))),
            ("three at Squadro", {
                let seats = vec![SeatTerms::of(SeatKind::Open); 3];
                Terms { seats, game: GameKind::Squadro, ..good.clone() }.check()
            }),
            ("level 0", with(&|terms| terms.seats[0].who = SeatKind::Computer(0))),
            ("level 9", with(&|terms| terms.seats[0].who = SeatKind::Computer(9))),
            ("unknown option", with(&|terms| terms.options.push("no-such-rule".into()))),
            ("first who isn't there", with(&|terms| terms.first = Seat::new(2))),
            ("more fences", with(&|terms| terms.seats[0].fences = Some(11))),
            ("seconds without a clock", with(&|terms| terms.seats[0].seconds = Some(10))),
            ("a year", with(&|terms| terms.clock = "99999999".parse().expect("a time control"))),
            ("bad position", with(&|terms| terms.position = Some("e1 e9".into()))),
            ("over already", with(&|terms| terms.position = Some("e9 e8 / - / 10 10 / 2".into()))),
            ("somebody left", with(&|terms| terms.position = Some("e1 - / - / 10 0 / 1".into()))),
            ("position for three", {
                with(&|terms| terms.position = Some("e1 a5 e9 / - / 6 6 6 / 1".into()))
            }),
            ("a match of three", {
                let mut terms = quoridor(3);
                terms.match_of_two = Some(MatchOfTwo::default());
                terms.check()
            }),
            ("position and first", {
                with(&|terms| {
                    terms.position = Some("e1 e9 / - / 10 10 / 1".into());
                    terms.first = Some(Seat::FIRST);
                })
            }),
            ("a handicap that only one of the seats can have", {
                with(&|terms| {
                    terms.position = Some("e1 e9 / - / 10 3 / 1".into());
                    terms.seats[0].fences = Some(5);
                })
            }),
            ("a head start at Quoridor", with(&|terms| terms.seats[0].head_start = true)),
            ("fences at Squadro", {
                let mut terms = Terms::for_two(GameKind::Squadro, SeatKind::Open, SeatKind::Open);
                terms.seats[0].fences = Some(1);
                terms.check()
            }),
        ] {
            assert!(matches!(checked, Err(Refusal::BadTerms { .. })), "{what}: {checked:?}");
        }
    }

    #[test]
    fn terms_are_read_strictly() {
        let json = r#"{"game":"quoridor","seats":[{"who":"creator"},{"who":{"computer":3},"fences":4}]}"#;
        let terms: Terms = serde_json::from_str(json).expect("enough to go by");
        assert_eq!(terms.seats[1].who, SeatKind::Computer(3));
        let unknown = r#"{"game":"quoridor","seats":[],"speed":3}"#;
        assert!(serde_json::from_str::<Terms>(unknown).is_err());
    }
}
