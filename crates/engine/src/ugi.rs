//! The conversation with a program that wants to play: UGI, the words of UCI for any game.
//!
//! One thread reads lines and answers at once; another owns the player and thinks. What can't be understood gets one
//! line, `info string error …`, and changes nothing, but for a position: without a good one there is nothing to think
//! about until the next. When a game is drawn is for the other program to say. The page `docs/engines/ugi.md` has every
//! word of it.

use std::io::{self, BufRead, Read, Write};
use std::sync::{Mutex, MutexGuard, mpsc};
use std::thread;

use game::{Game, Line, Setup};

use crate::{Limits, Player, Stopwatch, UgiOption};

mod command;
mod go;
mod position;
mod thinker;

use command::Command;
use go::Go;
use thinker::{Order, Thinker};

/// Longer lines are refused. The longest game of Quoridor takes 5,000 bytes under our rules; 20,000 turns fit.
const LONGEST_LINE: u64 = 1 << 16;

/// Talks until `quit` or the end of the input. A search that is under way at the end of the input is finished first,
/// unless it has no end of its own.
///
/// The player is left as it was set up in the conversation.
pub fn converse<P>(player: &mut P, input: impl BufRead, output: impl Write + Send) -> io::Result<()>
where
    P: Player<Game: Send + Sync, Game: Game<Move: Send + Sync>> + Send + ?Sized,
{
    let output = Output(Mutex::new(output));
    let start = P::Game::from_setup(&Setup::default()).map_err(io::Error::other)?;
    let (name, options) = (player.name(), player.ugi_options());
    let (orders, received) = mpsc::channel();
    thread::scope(|scope| {
        let thinker = Thinker::new(player, &output);
        let thinking = scope.spawn(move || thinker.work(&received));
        let mut talk = Talk {
            output: &output,
            orders,
            name,
            options,
            game: Ok(Line::unadjudicated(start)),
            watch: None,
            endless: false,
        };
        let ended = talk.listen(input);
        drop(talk);
        // Without anybody to give orders the thinker is done when its last search is.
        if thinking.join().is_err() {
            output.error(PLAYER_FAILED)?;
        }
        ended
    })
}

const PLAYER_FAILED: &str = "the player has failed";

fn nothing_on_board(error: &str) -> String {
    format!("there is nothing on the board: the last position was refused: {error}")
}

/// Where answers go, a whole line at a time.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn line(&self, text: &str) -> io::Result<()> {
        let mut output: MutexGuard<'_, W> = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        writeln!(output, "{text}")?;
        output.flush()
    }

    /// One line, whatever the text has in it.
    fn error(&self, error: &str) -> io::Result<()> {
        let words: Vec<&str> = error.split_whitespace().collect();
        self.line(&format!("info string error {}", words.join(" ")))
    }
}

/// The side that listens.
struct Talk<'a, W, G: Game> {
    output: &'a Output<W>,
    orders: mpsc::Sender<Order<G>>,
    name: String,
    options: Vec<UgiOption>,
    /// What stands on the board, or why nobody knows: the last position couldn't be accepted.
    game: Result<Line<G>, String>,
    /// The clock of the last search.
    watch: Option<Stopwatch>,
    /// Whether that search has no end of its own.
    endless: bool,
}

impl<W: Write, G: Game> Talk<'_, W, G> {
    fn listen(&mut self, mut input: impl BufRead) -> io::Result<()> {
        let mut line = Vec::new();
        loop {
            line.clear();
            // Bytes and not text: what isn't text is told to be an error like anything else.
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
            if read as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
                input.skip_until(b'\n')?;
                let error = "this line is too long";
                if line.trim_ascii_start().starts_with(b"position") {
                    self.game = Err(error.into());
                }
                self.output.error(error)?;
                continue;
            }
            if read == 0 {
                if self.endless {
                    self.stop();
                }
                return Ok(());
            }
            let text = String::from_utf8_lossy(&line);
            match Command::parse(text.trim(), &self.options) {
                Ok(None) => {}
                Ok(Some(Command::Quit)) => {
                    self.stop();
                    return Ok(());
                }
                Ok(Some(command)) => self.obey(command)?,
                Err(error) => self.output.error(&error)?,
            }
        }
    }

    fn obey(&mut self, command: Command<G>) -> io::Result<()> {
        match command {
            Command::Ugi => self.introduce()?,
            Command::IsReady => self.output.line("readyok")?,
            Command::NewGame => self.order(Order::NewGame)?,
            Command::Set(name, value) => self.order(Order::Set(name, value))?,
            Command::Position(game) => {
                if let Err(error) = &game {
                    self.output.error(error)?;
                }
                self.game = game;
            }
            Command::Go(go) => self.go(&go)?,
            Command::Stop => self.stop(),
            Command::Query(what) => match &self.game {
                Ok(game) => self.output.line(&format!("response {}", what.answer(game)))?,
                Err(error) => self.output.error(&nothing_on_board(error))?,
            },
            // Ends the conversation before it comes here.
            Command::Quit => {}
        }
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        self.output.line(&format!("id name {}", self.name))?;
        self.output.line("id author the Farside authors")?;
        for option in &self.options {
            self.output.line(&format!("option {option}"))?;
        }
        self.output.line("ugiok")
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        // A new search ends the last one.
        self.stop();
        let game = self.game.clone().map_err(|error| nothing_on_board(&error));
        let limits =
            game.as_ref().map_or_else(|_| Limits::default(), |game| go.limits(game.position().turn()));
        self.endless = go.infinite || limits == Limits::default();
        let watch = Stopwatch::start();
        self.watch = Some(watch.clone());
        self.order(Order::Go { game, limits, watch, wait_for_stop: go.infinite })
    }

    fn stop(&self) {
        if let Some(watch) = &self.watch {
            watch.stop();
        }
    }

    /// Without a thinker there is nothing left to talk about.
    fn order(&self, order: Order<G>) -> io::Result<()> {
        self.orders.send(order).map_err(|_| io::Error::other(PLAYER_FAILED))
    }
}
