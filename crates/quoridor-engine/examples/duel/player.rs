use core::fmt;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result};
use engine::Player as _;
use game::Line;
use quoridor::{Move, Position};
use quoridor_engine::baseline::Baseline;
use quoridor_engine::puct::Puct;
use quoridor_engine::{Engine, Limits, Net, Options, Stopwatch};

/// One of the two, with a count of its work.
pub(crate) struct Player {
    kind: Kind,
    work: Work,
}

enum Kind {
    Baseline(Baseline),
    Engine(Engine),
    Puct,
    Net(Box<Engine<Net>>),
    Build(Build),
}

/// What choosing moves took.
#[derive(Clone, Default)]
pub(crate) struct Work {
    pub(crate) moves: u64,
    pub(crate) depths: u64,
    pub(crate) nodes: u64,
    seconds: f64,
    slowest: f64,
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves.max(1) as f64;
        write!(
            f,
            "{} moves, depth {:.2}, {:.0} nodes a move, {:.0} nodes/s, slowest {:.0} ms",
            self.moves,
            self.depths as f64 / moves,
            self.nodes as f64 / moves,
            self.nodes as f64 / self.seconds,
            1_000.0 * self.slowest
        )
    }
}

impl Player {
    pub(crate) fn named(name: &str) -> Result<Player> {
        let kind = match name {
            "puct" => Kind::Puct,
            "engine" => Kind::Engine(Engine::new(Options::default())),
            "baseline" => Kind::Baseline(Baseline::default()),
            file if Path::new(file).extension().is_some_and(|extension| extension == "net") => {
                let bytes = std::fs::read(file).with_context(|| file.to_owned())?;
                let net = Net::from_bytes(&bytes).with_context(|| file.to_owned())?;
                Kind::Net(Box::new(Engine::judging_by(net, Options::default())))
            }
            path => Kind::Build(Build::start(path)?),
        };
        Ok(Player { kind, work: Work::default() })
    }

    pub(crate) fn new_game(&mut self) -> Result<()> {
        match &mut self.kind {
            Kind::Baseline(baseline) => baseline.new_game(),
            Kind::Engine(engine) => engine.new_game(),
            Kind::Puct => {}
            Kind::Net(engine) => engine.new_game(),
            Kind::Build(build) => build.say("new")?,
        }
        Ok(())
    }

    pub(crate) fn work(&self) -> &Work {
        &self.work
    }

    pub(crate) fn choose(&mut self, game: &Line<Position>, limits: Limits) -> Result<Move> {
        let watch = Stopwatch::start();
        let (mv, depth, nodes) = match &mut self.kind {
            Kind::Baseline(baseline) => {
                let found = baseline.go(game, limits, &watch).context("the game isn't over")?;
                (found.best, u64::from(found.depth), found.nodes)
            }
            Kind::Engine(engine) => {
                let report = engine.go(game, limits, &watch).context("the game isn't over")?;
                (report.best, u64::from(report.depth), report.nodes)
            }
            Kind::Net(engine) => {
                let report = engine.go(game, limits, &watch).context("the game isn't over")?;
                (report.best, u64::from(report.depth), report.nodes)
            }
            Kind::Puct => {
                let result = Puct::new(Net::shared(), 256, &watch, limits, game).run(1);
                (result.moves[0].mv, u64::from(result.depth), result.nodes)
            }
            Kind::Build(build) => build.choose(game, limits)?,
        };
        let seconds = quoridor_engine::Clock::elapsed(&watch).as_secs_f64();
        self.work.moves += 1;
        self.work.depths += depth;
        self.work.nodes += nodes;
        self.work.seconds += seconds;
        self.work.slowest = self.work.slowest.max(seconds);
        Ok(mv)
    }
}

/// Another build of this program, run as `PATH serve engine`, or `PATH serve NAME` for `PATH:NAME`.
struct Build {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Build {
    fn start(path: &str) -> Result<Build> {
        let (path, name) = path.split_once(':').unwrap_or((path, "engine"));
        let mut child = Command::new(path)
            .args(["serve", name])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("can't run {path}"))?;
        let input = child.stdin.take().context("a pipe")?;
        let output = BufReader::new(child.stdout.take().context("a pipe")?);
        Ok(Build { child, input, output })
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")?;
        Ok(self.input.flush()?)
    }

    fn choose(&mut self, game: &Line<Position>, limits: Limits) -> Result<(Move, u64, u64)> {
        let time = limits.time.map_or(0, |time| time.as_millis());
        let moves: Vec<String> = game.steps().iter().map(ToString::to_string).collect();
        let line = format!("go {} {time} {}", limits.nodes.unwrap_or(0), moves.join(" "));
        self.say(&line)?;
        let mut answer = String::new();
        self.output.read_line(&mut answer)?;
        let mut words = answer.split_whitespace();
        let mut word = || words.next().context("the other build gave no answer");
        Ok((word()?.parse()?, word()?.parse()?, word()?.parse()?))
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        // It ends by itself when its input does; this is for one that hangs. What can fail here has failed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
