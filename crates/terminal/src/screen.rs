//! The terminal as a full screen, and its way back to how it was: when the program ends, panics, is ended by a signal
//! or suspended.

use std::io::{self, Stdout, Write as _, stdout};
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen,
    LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};

/// Tells the terminal that text comes in its visual order, and that it comes as it is written (BDSM of ECMA-48).
const VISUAL_ORDER: &str = "\x1b[8l";
const LOGICAL_ORDER: &str = "\x1b[8h";

/// Whether the terminal is taken over now.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal, taken over until this is dropped.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    mouse: bool,
}

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn open(mouse: bool) -> io::Result<Screen> {
        restore_on_panic();
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        let mut screen = Screen { terminal, mouse };
        screen.enter()?;
        Ok(screen)
    }

    fn enter(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        enable_raw_mode()?;
        execute!(
            stdout(),
            EnterAlternateScreen,
            EnableBracketedPaste,
            Print(VISUAL_ORDER),
            SetTitle("Farside")
        )?;
        if self.mouse {
            execute!(stdout(), EnableMouseCapture)?;
        }
        // `Terminal::clear` would ask where the cursor is, and the thread that reads input would get the answer.
        execute!(stdout(), Clear(ClearType::All))?;
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }

    /// Draws everything anew; what hasn't changed isn't sent.
    pub(crate) fn draw(&mut self, paint: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| paint(frame.buffer_mut())).map(|_| ())?;
        execute!(stdout(), EndSynchronizedUpdate)
    }

    /// Gives the terminal back, stops the program until it is continued, and takes the terminal over again.
    #[cfg(unix)]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        restore();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.enter()
    }

    /// Takes the terminal over again, whatever has happened to it.
    pub(crate) fn reenter(&mut self) -> io::Result<()> {
        disable_raw_mode()?;
        self.enter()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Puts the terminal back to how it was. Whatever fails is left: there is nowhere to tell it.
fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    drop(execute!(
        stdout(),
        DisableMouseCapture,
        DisableBracketedPaste,
        Print(LOGICAL_ORDER),
        LeaveAlternateScreen,
        Show
    ));
    drop(stdout().flush());
    drop(disable_raw_mode());
}

/// Has the terminal restored before a panic is printed.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            print(panic);
        }));
    });
}
