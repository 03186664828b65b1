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
pub(crate) const MIN_SIZE: (u16, u16) = (48, 22);

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
