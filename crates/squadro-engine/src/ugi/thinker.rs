//! The side that thinks.

use core::time::Duration;
use std::io::Write;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::thread;

use game::Line;
use squadro::{Move, Position};

use super::Output;
use crate::{Clock, Engine, Judgement, Limits, Options, Report, Truth, Value, Watch, open_tablebase, search};

/// What the thinker is told.
pub(super) enum Order {
    NewGame,
    Options(Options),
    Tablebase(Option<PathBuf>),
    Go { game: Line<Position>, limits: Limits, watch: Watch, wait_for_stop: bool },
}

/// How often it is looked whether a search without end was stopped, once there is nothing left to find.
const NAP: Duration = Duration::from_millis(2);

pub(super) struct Thinker<'a, W> {
    engine: Engine,
    output: &'a Output<W>,
}

impl<'a, W: Write> Thinker<'a, W> {
    pub(super) fn new(engine: Engine, output: &'a Output<W>) -> Thinker<'a, W> {
        Thinker { engine, output }
    }

    /// Obeys until nobody gives orders any more.
    pub(super) fn work(mut self, orders: &Receiver<Order>) {
        for order in orders {
            match order {
                Order::NewGame => self.engine.new_game(),
                Order::Options(options) => self.engine.set_options(options),
                Order::Tablebase(None) => self.engine.set_tablebase(None),
                Order::Tablebase(Some(directory)) => match open_tablebase(&directory) {
                    Ok(tablebase) => self.engine.set_tablebase(Some(Box::new(tablebase))),
                    Err(error) => self.line(&format!("info string error {error}")),
                },
                Order::Go { game, limits, watch, wait_for_stop } => {
                    self.go(&game, limits, &watch, wait_for_stop);
                }
            }
        }
    }

    fn go(&mut self, game: &Line<Position>, limits: Limits, watch: &Watch, wait_for_stop: bool) {
        let output = self.output;
        let tell = |result: &search::Result| {
            let score = result.moves[0].score.into();
            // A broken pipe ends the conversation where the input is read.
            let _ = output.line(&info(score, result.depth, result.nodes, watch, &result.pv));
        };
        let Some(report) = self.engine.go_telling(game, limits, watch, tell) else { return };
        while wait_for_stop && !watch.stopped() {
            thread::sleep(NAP);
        }
        self.tell(&report, watch);
    }

    fn tell(&self, report: &Report, watch: &Watch) {
        if let Some(trouble) = &report.trouble {
            self.line(&format!("info string error {trouble}"));
        }
        if let Some(verdict) = report.verdicts.first() {
            self.line(&info(verdict.judgement, report.depth, report.nodes, watch, &report.pv));
        }
        self.line(&format!("bestmove {}", report.best));
    }

    fn line(&self, text: &str) {
        let _ = self.output.line(text);
    }
}

fn info(judgement: Judgement, depth: u32, nodes: u64, watch: &Watch, pv: &[Move]) -> String {
    let elapsed = watch.elapsed();
    let nps = (nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let pv: Vec<String> = pv.iter().map(ToString::to_string).collect();
    format!(
        "info depth {depth} score {} nodes {nodes} nps {nps} time {} pv {}",
        score(judgement),
        elapsed.as_millis(),
        pv.join(" ")
    )
}

/// A proven result with the plies to the end where they are known, a draw as even chances.
fn score(judgement: Judgement) -> String {
    match judgement {
        Judgement::Estimate(score) => score.to_string(),
        Judgement::Exact(Truth { value: Value::Draw, .. }) => "cp 0".into(),
        Judgement::Exact(Truth { value, plies: Some(plies) }) => format!("{value} {plies}"),
        Judgement::Exact(Truth { value, plies: None }) => value.to_string(),
    }
}
