//! The side that thinks.

use core::time::Duration;
use std::io::Write;
use std::sync::mpsc::Receiver;
use std::thread;

use game::{Game, Line};

use super::Output;
use crate::{Clock, Info, Judgement, Limits, OptionValue, Player, Stopwatch, Truth, Value};

/// What the thinker is told.
pub(super) enum Order<G: Game> {
    NewGame,
    Set(&'static str, OptionValue),
    /// Thinks about the game, or says why there is none.
    Go {
        game: Result<Line<G>, String>,
        limits: Limits,
        watch: Stopwatch,
        wait_for_stop: bool,
    },
}

/// How often it is looked whether a search without end was stopped, once there is nothing left to find.
const NAP: Duration = Duration::from_millis(2);

pub(super) struct Thinker<'a, P: ?Sized, W> {
    player: &'a mut P,
    output: &'a Output<W>,
}

impl<'a, P: Player + ?Sized, W: Write> Thinker<'a, P, W> {
    pub(super) fn new(player: &'a mut P, output: &'a Output<W>) -> Thinker<'a, P, W> {
        Thinker { player, output }
    }

    /// Obeys until nobody gives orders any more.
    pub(super) fn work(mut self, orders: &Receiver<Order<P::Game>>) {
        for order in orders {
            match order {
                Order::NewGame => self.player.new_game(),
                Order::Set(name, value) => {
                    if let Err(error) = self.player.set_option(name, &value) {
                        self.error(&error.to_string());
                    }
                }
                Order::Go { game, limits, watch, wait_for_stop } => {
                    self.go(&game, limits, &watch, wait_for_stop);
                }
            }
        }
    }

    /// Every `go` gets a `bestmove`, so that nobody waits for ever; `(none)` where there is no move.
    fn go(
        &mut self,
        game: &Result<Line<P::Game>, String>,
        limits: Limits,
        watch: &Stopwatch,
        wait_for_stop: bool,
    ) {
        let output = self.output;
        // A broken pipe ends the conversation where the input is read.
        let mut tell = |found: &Info<_>| drop(output.line(&info(found, watch)));
        let choice = match game {
            Ok(game) if game.outcome().is_none() => self.player.think(game, limits, watch, &mut tell),
            Ok(_) => None,
            Err(error) => {
                self.error(error);
                None
            }
        };
        while wait_for_stop && !watch.stopped() {
            thread::sleep(NAP);
        }
        let Some(choice) = choice else { return self.line("bestmove (none)") };
        if let Some(trouble) = &choice.trouble {
            self.error(trouble);
        }
        self.line(&info(&choice.info, watch));
        self.line(&format!("bestmove {}", choice.best));
    }

    fn line(&self, text: &str) {
        let _ = self.output.line(text);
    }

    fn error(&self, error: &str) {
        let _ = self.output.error(error);
    }
}

fn info<M: ToString>(found: &Info<M>, watch: &Stopwatch) -> String {
    let Info { depth, judgement, nodes, pv } = found;
    let elapsed = watch.elapsed();
    let nps = (*nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let pv: Vec<String> = pv.iter().map(ToString::to_string).collect();
    format!(
        "info depth {depth} score {} nodes {nodes} nps {nps} time {} pv {}",
        score(*judgement),
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
