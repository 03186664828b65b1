//! Pages on the screen, and the loop that shows them.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;

use crate::error::Error;
use crate::events::{Events, Happening};
use crate::screen::Screen;
use crate::text::Pen;

/// What comes next.
pub(crate) enum Step {
    /// The same page.
    Stay,
    /// Another page.
    Go(Box<dyn Page>),
    /// The end.
    Quit,
}

/// A full screen.
pub(crate) trait Page {
    fn draw(&mut self, area: Rect, buf: &mut Buffer);

    /// Takes a key, the mouse or pasted text in.
    fn input(&mut self, event: &Event) -> Step;

    /// Takes in what other threads and the clock have brought about.
    fn update(&mut self) -> Step {
        Step::Stay
    }

    /// When there is something to do or to draw, even if nothing happens.
    fn wait(&self) -> Option<Duration> {
        None
    }
}

/// The smallest window that everything fits into.
pub(crate) const MIN_SIZE: (u16, u16) = (48, 24);

/// Shows pages until the end.
pub(crate) fn run(mut page: Box<dyn Page>, events: &Events, pen: Pen, mouse: bool) -> Result<(), Error> {
    let mut screen = Screen::open(mouse)?;
    events.read_input();
    loop {
        match page.update() {
            Step::Stay => {}
            Step::Go(next) => {
                page = next;
                continue;
            }
            Step::Quit => return Ok(()),
        }
        screen.draw(|buf| {
            let area = buf.area;
            if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
                let (width, height) = MIN_SIZE;
                let values = [("width", width.into()), ("height", height.into())];
                let text = pen.messages.format("terminal-too-small", &values);
                pen.wrap(buf, area, &text, ratatui::style::Style::new());
            } else {
                page.draw(area, buf);
            }
        })?;
        let mut next = events.next(page.wait());
        while let Some(happening) = next {
            match take_in(happening, &mut *page, &mut screen)? {
                Step::Stay => {}
                Step::Go(other) => {
                    page = other;
                    break;
                }
                Step::Quit => return Ok(()),
            }
            next = events.next_now();
        }
    }
}

fn take_in(happening: Happening, page: &mut dyn Page, screen: &mut Screen) -> Result<Step, Error> {
    match happening {
        Happening::Input(Event::Key(KeyEvent { kind: KeyEventKind::Release, .. })) | Happening::Woken => {}
        Happening::Input(Event::Key(key)) if key.modifiers.contains(KeyModifiers::CONTROL) => {
            match key.code {
                KeyCode::Char('c') => return Ok(Step::Quit),
                #[cfg(unix)]
                KeyCode::Char('z') => screen.suspend()?,
                KeyCode::Char('l') => screen.reenter()?,
                _ => return Ok(page.input(&Event::Key(key))),
            }
        }
        Happening::Input(event) => return Ok(page.input(&event)),
        Happening::Signal(signal) => return signalled(signal, screen),
        Happening::Closed => return Ok(Step::Quit),
        Happening::Panicked => return Err(Error::Panicked),
    }
    Ok(Step::Stay)
}

#[cfg(unix)]
fn signalled(signal: i32, screen: &mut Screen) -> Result<Step, Error> {
    use signal_hook::consts::{SIGCONT, SIGTSTP};
    match signal {
        SIGTSTP => screen.suspend()?,
        SIGCONT => screen.reenter()?,
        _ => return Err(Error::Signal(signal)),
    }
    Ok(Step::Stay)
}

#[cfg(not(unix))]
fn signalled(_signal: i32, _screen: &mut Screen) -> Result<Step, Error> {
    Ok(Step::Stay)
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::num::NonZeroU16;
    use std::thread;

    use game::Charset;
    use i18n::{Language, Messages};
    use portable_pty::{CommandBuilder, PtySize, native_pty_system};
    use vt100::{MouseProtocolMode, Parser};

    use super::*;
    use crate::events::Waker;
    use crate::look::{ColorDepth, Look};
    use crate::text::Bidi;

    /// Set where this test is the program in the terminal.
    const INSIDE: &str = "FARSIDE_TEST_INSIDE";
    const NAME: &str = "page::tests::panics_leave_a_restored_terminal";

    /// A page that panics, or whose thread does.
    struct Failing(Waker);

    impl Page for Failing {
        fn draw(&mut self, area: Rect, buf: &mut Buffer) {
            buf.set_string(area.x, area.y, "press a key", ratatui::style::Style::new());
        }

        fn input(&mut self, event: &Event) -> Step {
            let Event::Key(key) = event else { return Step::Stay };
            assert!(key.code != KeyCode::Char('p'), "this page fails");
            let waker = self.0.clone();
            thread::spawn(move || {
                let _waker = waker;
                panic!("this thread fails");
            });
            Step::Stay
        }
    }

    /// Plays a program in a terminal until it has drawn, presses a key, and gives what is left when it has ended.
    fn failing(key: &str) -> (bool, Parser) {
        let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("there are pseudo-terminals");
        let mut command = CommandBuilder::new(std::env::current_exe().expect("this program is somewhere"));
        command.args(["--exact", NAME, "--nocapture"]);
        command.env(INSIDE, "1");
        // The panic is told in a few lines.
        command.env("RUST_BACKTRACE", "0");
        command.env("TERM", "xterm-256color");
        let mut child = pair.slave.spawn_command(command).expect("the program can be started");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("the terminal can be read");
        let mut keys = pair.master.take_writer().expect("the terminal can be written to");
        let [rows, columns] = [24, 80].map(|size| NonZeroU16::new(size).expect("it is positive"));
        let mut parser = Parser::new(rows, columns, 0);
        let (mut bytes, mut pressed) = ([0; 4096], false);
        loop {
            let read = output.read(&mut bytes).unwrap_or_default();
            parser.process(&bytes[..read]);
            if read == 0 {
                break;
            }
            if !pressed && parser.screen().contents().contains("press a key") {
                assert!(parser.screen().alternate_screen(), "it is taken over");
                keys.write_all(key.as_bytes()).expect("the program reads");
                pressed = true;
            }
        }
        (child.wait().expect("it ends").success(), parser)
    }

    #[test]
    fn panics_leave_a_restored_terminal() {
        if std::env::var_os(INSIDE).is_some() {
            let look = Look { charset: Charset::Unicode, depth: ColorDepth::TrueColor };
            let pen = Pen { look, messages: Messages::of(Language::english()), bidi: Bidi::Visual };
            let events = Events::new().expect("signals can be listened to");
            let page = Failing(events.waker());
            run(Box::new(page), &events, pen, true).expect("no thread panics");
            return;
        }
        for (key, told) in [("p", "this page fails"), ("t", "this thread fails")] {
            let (succeeded, parser) = failing(key);
            let screen = parser.screen();
            assert!(!succeeded && screen.contents().contains(told), "{}", screen.contents());
            let left = (screen.alternate_screen(), screen.bracketed_paste(), screen.hide_cursor());
            assert_eq!(left, (false, false, false), "alternate screen, bracketed paste, hidden cursor");
            assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None);
        }
    }
}
