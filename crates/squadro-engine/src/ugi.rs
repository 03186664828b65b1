//! The conversation with a program that wants to play: UGI, the words of UCI for any game.
//!
//! One thread reads lines and answers at once; another owns the player and thinks. What can't be understood gets one
//! line, `info string error …`, and changes nothing.

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, mpsc};
use std::thread;

use game::{Game, Line};
use squadro::Position;

use crate::{Engine, Level, Limits, Options, Watch};

mod command;
mod thinker;

use command::{Command, Go, Setting};
use thinker::{Order, Thinker};

/// Longer lines are refused. A game of a thousand moves takes 2,000 bytes.
const LONGEST_LINE: u64 = 1 << 16;

/// How a conversation begins.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// How the player is set up.
    pub options: Options,
    /// Where the tablebase lies.
    pub tablebase: Option<PathBuf>,
}

/// Talks until `quit` or the end of the input. A search that is under way at the end of the input is finished first,
/// unless it has no end of its own.
pub fn converse(input: impl BufRead, output: impl Write + Send, start: Start) -> io::Result<()> {
    let output = Output(Mutex::new(output));
    let (orders, received) = mpsc::channel();
    thread::scope(|scope| {
        let thinker = Thinker::new(Engine::new(start.options), &output);
        let thinking = scope.spawn(move || thinker.work(&received));
        let mut talk = Talk {
            output: &output,
            orders,
            game: Line::new(Position::default()),
            options: start.options,
            watch: None,
            endless: false,
        };
        if let Some(directory) = start.tablebase {
            talk.order(Order::Tablebase(Some(directory)));
        }
        let ended = talk.listen(input);
        drop(talk);
        // Without anybody to give orders the thinker is done when its last search is.
        if thinking.join().is_err() {
            output.line("info string error the player has failed")?;
        }
        ended
    })
}

/// Where answers go, a whole line at a time.
pub(crate) struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn line(&self, text: &str) -> io::Result<()> {
        let mut output: MutexGuard<'_, W> = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        writeln!(output, "{text}")?;
        output.flush()
    }
}

/// The side that listens.
struct Talk<'a, W> {
    output: &'a Output<W>,
    orders: mpsc::Sender<Order>,
    game: Line<Position>,
    options: Options,
    /// The clock of the last search.
    watch: Option<Watch>,
    /// Whether that search has no end of its own.
    endless: bool,
}

impl<W: Write + Send> Talk<'_, W> {
    fn listen(&mut self, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            // Bytes and not text: what isn't text is told to be an error like anything else.
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            if read as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
                self.error("this line is too long")?;
                continue;
            }
            if read == 0 {
                if self.endless {
                    self.stop();
                }
                return Ok(());
            }
            let text = String::from_utf8_lossy(&line);
            match Command::parse(text.trim()) {
                Ok(None) => {}
                Ok(Some(Command::Quit)) => {
                    self.stop();
                    return Ok(());
                }
                Ok(Some(command)) => self.obey(command)?,
                Err(error) => self.error(&error)?,
            }
        }
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Ugi => self.introduce()?,
            Command::IsReady => self.output.line("readyok")?,
            Command::NewGame => self.order(Order::NewGame),
            Command::Set(setting) => self.set(setting),
            Command::Position(game) => self.game = game,
            Command::Go(go) => self.go(&go)?,
            Command::Stop => self.stop(),
            Command::Query(what) => self.output.line(&format!("response {}", what.answer(&self.game)))?,
            // Ends the conversation before it comes here.
            Command::Quit => {}
        }
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        let Options { level, table, threads, seed } = self.options;
        let (lowest, highest) = (Level::LOWEST, Level::HIGHEST);
        for line in [
            format!("id name Farside Squadro {}", env!("CARGO_PKG_VERSION")),
            "id author the Farside authors".into(),
            format!("option name Level type spin default {level} min {lowest} max {highest}"),
            format!("option name Hash type spin default {table} min 1 max {}", command::MOST_HASH),
            format!("option name Threads type spin default {threads} min 1 max {}", command::MOST_THREADS),
            format!("option name Seed type spin default {seed} min 0 max {}", u32::MAX),
            "option name Tablebase type string default <empty>".into(),
            "ugiok".into(),
        ] {
            self.output.line(&line)?;
        }
        Ok(())
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Level(level) => self.options.level = level,
            Setting::Hash(mebibytes) => self.options.table = mebibytes,
            Setting::Threads(threads) => self.options.threads = threads,
            Setting::Seed(seed) => self.options.seed = seed,
            Setting::Tablebase(directory) => return self.order(Order::Tablebase(directory)),
        }
        self.order(Order::Options(self.options));
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        if self.game.outcome().is_some() {
            return self.error("the game is over: there is no move to find");
        }
        // A new search ends the last one.
        self.stop();
        let limits = go.limits(self.game.position().turn());
        self.endless = limits == Limits::default();
        let watch = Watch::start();
        self.watch = Some(watch.clone());
        let game = self.game.clone();
        self.order(Order::Go { game, limits, watch, wait_for_stop: go.infinite });
        Ok(())
    }

    fn stop(&self) {
        if let Some(watch) = &self.watch {
            watch.stop();
        }
    }

    /// If the thinker is gone, that is told at the end of the conversation.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }

    fn error(&self, error: &str) -> io::Result<()> {
        self.output.line(&format!("info string error {error}"))
    }
}
