use core::fmt;

use game::Seat;
use serde::Serialize;

use crate::matches::Ending;
use crate::play::FaultKind;
use crate::standing::{Standing, Tally};
use crate::statistics::{Elo, Groups, Hypothesis, Interval, Sprt};

/// What a match has shown, for people ([`Display`](fmt::Display)) and for scripts (JSON).
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Why it ended.
    pub ending: &'static str,
    /// How many games were played.
    pub games: u64,
    /// How many groups of games are complete, and how many games each has.
    pub groups: u64,
    /// How many games a group has.
    pub group_games: usize,
    /// How many moves a game took on average.
    pub mean_plies: f64,
    /// Who played, and what came of it.
    pub players: Vec<PlayerReport>,
    /// What two players' results say about the first of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duel: Option<HeadToHead>,
}

/// What came of the match for one player.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerReport {
    /// Its name.
    pub name: String,
    /// Its seats in every game.
    pub seats: usize,
    /// All its games.
    pub tally: Tally,
    /// Its games seat by seat.
    pub by_seat: Vec<Tally>,
    /// Its part of all points of complete groups, with bounds of 95 %.
    pub share: Bounds,
    /// How often it made illegal moves.
    pub illegal: u64,
    /// How often it lost on time.
    pub late: u64,
    /// How often it lost on time because the machine didn't let it run.
    pub starved: u64,
    /// How often it didn't answer.
    pub stalled: u64,
    /// How often it crashed.
    pub crashed: u64,
    /// By how many milliseconds its slowest answer came after its time.
    pub overrun: f64,
    /// The mean depth of its searches, as far as it told them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<f64>,
    /// The mean number of nodes of its searches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<f64>,
    /// Its nodes per second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nps: Option<f64>,
}

/// An estimate and its bounds of 95 %. What isn't finite is left out.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bounds {
    /// The estimate.
    pub best: Option<f64>,
    /// The lower bound.
    pub low: Option<f64>,
    /// The upper bound.
    pub high: Option<f64>,
}

impl Bounds {
    fn new(best: f64, low: f64, high: f64) -> Bounds {
        let finite = |value: f64| value.is_finite().then_some(value);
        Bounds { best: finite(best), low: finite(low), high: finite(high) }
    }
}

impl From<Interval> for Bounds {
    fn from(Interval { best, low, high }: Interval) -> Bounds {
        Bounds::new(best, low, high)
    }
}

/// What the results of two players say about the first of them.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HeadToHead {
    /// How often it got no points of a group, half a point, one, and so on.
    pub kinds: Vec<u64>,
    /// Its score, 0 to 1.
    pub score: Bounds,
    /// How much stronger it is.
    pub elo: Bounds,
    /// The chance that it is the stronger one.
    pub superiority: f64,
    /// The test, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtReport>,
}

/// How a test stands.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SprtReport {
    /// The first hypothesis, in Elo.
    pub elo0: f64,
    /// The second.
    pub elo1: f64,
    /// How much the results speak for the second.
    pub llr: f64,
    /// The first is true from here downwards.
    pub lower: f64,
    /// The second is true from here upwards.
    pub upper: f64,
    /// What it ended with.
    pub verdict: Option<&'static str>,
}

impl SprtReport {
    fn new(sprt: Sprt, groups: &Groups) -> SprtReport {
        let (lower, upper) = sprt.bounds();
        let verdict = sprt.verdict(groups).map(|hypothesis| match hypothesis {
            Hypothesis::First => "elo0",
            Hypothesis::Second => "elo1",
        });
        SprtReport { elo0: sprt.elo0, elo1: sprt.elo1, llr: sprt.llr(groups), lower, upper, verdict }
    }
}

impl Report {
    /// What this standing says about players of these names.
    pub fn new(names: &[String], standing: &Standing, sprt: Option<Sprt>, ending: Ending) -> Report {
        let lineup = standing.lineup();
        let players = names.iter().enumerate().map(|(index, name)| PlayerReport {
            name: name.clone(),
            seats: lineup.seats_of(index),
            tally: standing.tally(index),
            by_seat: Seat::all(lineup.seats()).map(|seat| standing.tally_at(index, seat)).collect(),
            share: standing.shares(index).share().into(),
            illegal: standing.faults(index, FaultKind::Illegal),
            late: standing.faults(index, FaultKind::Late),
            starved: standing.faults(index, FaultKind::Starved),
            stalled: standing.faults(index, FaultKind::Stalled),
            crashed: standing.faults(index, FaultKind::Crashed),
            overrun: standing.overrun(index).as_secs_f64() * 1e3,
            depth: standing.effort(index).mean_depth(),
            nodes: standing.effort(index).mean_nodes(),
            nps: standing.effort(index).speed(),
        });
        Report {
            ending: match ending {
                Ending::Complete => "complete",
                Ending::Decided(_) => "decided",
                Ending::Halted => "interrupted",
            },
            games: standing.games(),
            groups: standing.shares(0).total(),
            group_games: lineup.games(),
            mean_plies: standing.mean_plies(),
            players: players.collect(),
            duel: (lineup.seats() == 2).then(|| HeadToHead::new(standing.groups(), sprt)),
        }
    }

    /// Whether anybody did anything wrong.
    pub fn has_faults(&self) -> bool {
        self.players.iter().any(|player| player.faults() > 0)
    }
}

impl PlayerReport {
    fn faults(&self) -> u64 {
        self.illegal + self.late + self.starved + self.stalled + self.crashed
    }
}

impl HeadToHead {
    fn new(groups: &Groups, sprt: Option<Sprt>) -> HeadToHead {
        let score = groups.score();
        let Elo { best, low, high } = score.into();
        HeadToHead {
            kinds: groups.counts().to_vec(),
            score: score.into(),
            elo: Bounds::new(best, low, high),
            superiority: groups.superiority(),
            sprt: sprt.map(|sprt| SprtReport::new(sprt, groups)),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { ending, games, groups, group_games, mean_plies, .. } = self;
        writeln!(
            f,
            "{ending}: {games} games, whole groups of {group_games}: {groups}, {mean_plies:.1} moves a game"
        )?;
        for player in &self.players {
            player.write(f, self.players.len() > 2 || self.duel.is_none())?;
        }
        if let (Some(duel), [first, second, ..]) = (&self.duel, &self.players[..]) {
            duel.write(f, &first.name, &second.name)?;
        }
        for player in self.players.iter().filter(|player| player.faults() > 0) {
            let PlayerReport { name, illegal, late, starved, stalled, crashed, .. } = player;
            writeln!(
                f,
                "{name}: illegal moves {illegal}, losses on time {late}, for want of a processor {starved}, times \
                 without an answer {stalled}, crashes {crashed}"
            )?;
        }
        if !self.has_faults() {
            writeln!(f, "no illegal move, no loss on time, no crash")?;
        }
        Ok(())
    }
}

impl PlayerReport {
    fn write(&self, f: &mut fmt::Formatter<'_>, with_share: bool) -> fmt::Result {
        let PlayerReport { name, tally, overrun, .. } = self;
        write!(f, "{name}: {}", words(*tally))?;
        for (index, tally) in self.by_seat.iter().enumerate() {
            write!(f, "; at seat {} {}", index + 1, short(*tally))?;
        }
        if *overrun > 0.0 {
            write!(f, "; {overrun:.1} ms after its time at most")?;
        }
        if let (Some(depth), Some(nodes), Some(nps)) = (self.depth, self.nodes, self.nps) {
            write!(f, "; depth {depth:.1}, {nodes:.0} nodes a move, {nps:.0} nodes per second")?;
        }
        writeln!(f)?;
        if with_share {
            let fair = 100.0 * self.seats as f64 / self.by_seat.len() as f64;
            writeln!(f, "{name}: {} of the points, where {fair:.1} % would be even", percent(self.share))?;
        }
        Ok(())
    }
}

impl HeadToHead {
    fn write(&self, f: &mut fmt::Formatter<'_>, first: &str, second: &str) -> fmt::Result {
        let kinds: Vec<String> = self.kinds.iter().map(ToString::to_string).collect();
        writeln!(f, "groups by points of {first}, from none to all: {}", kinds.join(" "))?;
        writeln!(f, "score of {first}: {}", percent(self.score))?;
        let elo = |bound: Option<f64>, infinite: f64| bound.unwrap_or(infinite);
        let best =
            elo(self.elo.best, if self.score.best > Some(0.5) { f64::INFINITY } else { f64::NEG_INFINITY });
        let (low, high) = (elo(self.elo.low, f64::NEG_INFINITY), elo(self.elo.high, f64::INFINITY));
        let superiority = 100.0 * self.superiority;
        writeln!(
            f,
            "Elo: {first} is {} stronger than {second}, with {superiority:.1} % stronger at all",
            Elo { best, low, high }
        )?;
        if let Some(SprtReport { elo0, elo1, llr, lower, upper, verdict }) = &self.sprt {
            let verdict = match *verdict {
                Some("elo1") => format!("{first} is stronger by {elo1} Elo or more"),
                Some(_) => format!("{first} is stronger by no more than {elo0} Elo"),
                None => "undecided".into(),
            };
            writeln!(f, "SPRT [{elo0}, {elo1}]: LLR {llr:.2} in [{lower:.2}, {upper:.2}], {verdict}")?;
        }
        Ok(())
    }
}

fn words(Tally { wins, draws, losses }: Tally) -> String {
    format!("{wins} won, {draws} drawn, {losses} lost")
}

fn short(Tally { wins, draws, losses }: Tally) -> String {
    format!("+{wins} ={draws} -{losses}")
}

fn percent(bounds: Bounds) -> String {
    let percent = |value: Option<f64>| 100.0 * value.unwrap_or(0.0);
    format!("{:.1} % [{:.1}, {:.1}]", percent(bounds.best), percent(bounds.low), percent(bounds.high))
}
