//! How things look: which characters and how many colours the terminal has, and the palette.

use std::fmt;
use std::str::FromStr;

use game::{Charset, Seat};
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColorDepth {
    /// None: attributes such as bold and reverse only.
    Mono,
    /// The sixteen of the terminal's own palette.
    Ansi16,
    /// The 256 of xterm.
    Ansi256,
    /// Red, green and blue with eight bits each.
    TrueColor,
}

/// A depth that is none of `never`, `16`, `256` and `true`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is none of never, 16, 256 and true")]
pub struct UnknownDepth(String);

impl FromStr for ColorDepth {
    type Err = UnknownDepth;

    fn from_str(name: &str) -> Result<ColorDepth, UnknownDepth> {
        let all = [ColorDepth::Mono, ColorDepth::Ansi16, ColorDepth::Ansi256, ColorDepth::TrueColor];
        all.into_iter().find(|depth| depth.to_string() == name).ok_or_else(|| UnknownDepth(name.into()))
    }
}

impl fmt::Display for ColorDepth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ColorDepth::Mono => "never",
            ColorDepth::Ansi16 => "16",
            ColorDepth::Ansi256 => "256",
            ColorDepth::TrueColor => "true",
        })
    }
}

impl ColorDepth {
    /// The depth that the environment tells of: `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> ColorDepth {
        let value = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = value("TERM").unwrap_or_default();
        if value("NO_COLOR").is_some() || term == "dumb" {
            return ColorDepth::Mono;
        }
        let colours = value("COLORTERM").unwrap_or_default();
        if ["truecolor", "24bit"].contains(&colours.as_str())
            || term.ends_with("-direct")
            || value("WT_SESSION").is_some()
        {
            return ColorDepth::TrueColor;
        }
        if term.contains("256color") { ColorDepth::Ansi256 } else { ColorDepth::Ansi16 }
    }
}

/// A colour in all depths: true colour, the index of xterm's palette nearest to it, and the terminal's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Paint {
    rgb: (u8, u8, u8),
    index: u8,
    ansi: Color,
}

const fn paint(rgb: (u8, u8, u8), index: u8, ansi: Color) -> Paint {
    Paint { rgb, index, ansi }
}

/// What is drawn in a colour of its own. Seats and meanings differ in brightness and in their glyphs, too: nothing is
/// told by hue alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The board between squares, and below lanes.
    Board,
    /// A square.
    Square,
    /// A square of the last move, or where it came from.
    LastMove,
    /// A square or space that a move can end on.
    Target,
    /// What is under the cursor.
    Cursor,
    /// A fence.
    Fence,
    /// The fence of the last move.
    LastFence,
    /// A move that is shown before it is made.
    Ghost,
    /// What makes a move illegal.
    Wrong,
    /// Labels and lines.
    Faint,
    /// The bar at the bottom.
    Bar,
}

impl Role {
    const fn paint(self) -> Paint {
        match self {
            Role::Board => paint((66, 46, 32), 236, Color::Black),
            Role::Square => paint((150, 113, 77), 137, Color::DarkGray),
            Role::LastMove => paint((186, 152, 96), 179, Color::DarkGray),
            Role::Target => paint((120, 140, 110), 108, Color::DarkGray),
            Role::Cursor => paint((236, 226, 160), 229, Color::LightCyan),
            Role::Fence => paint((250, 232, 190), 230, Color::White),
            Role::LastFence => paint((255, 196, 60), 220, Color::LightYellow),
            Role::Ghost => paint((130, 220, 255), 117, Color::LightCyan),
            Role::Wrong => paint((255, 110, 90), 209, Color::LightRed),
            Role::Faint => paint((150, 140, 130), 246, Color::DarkGray),
            Role::Bar => paint((66, 46, 32), 236, Color::DarkGray),
        }
    }
}

/// The colours of a seat: its pieces, and what is written on them.
struct SeatPaint {
    piece: Paint,
    text: Paint,
    /// On the background of the terminal.
    word: Paint,
}

const BLACK: Paint = paint((16, 16, 16), 16, Color::Black);
const WHITE: Paint = paint((245, 245, 245), 255, Color::White);

/// By seat: white, black, orange, blue, as in the browser; the hues are of the palette of Okabe and Ito.
const SEATS: [SeatPaint; Seat::MAX] = [
    SeatPaint { piece: WHITE, text: BLACK, word: WHITE },
    SeatPaint { piece: BLACK, text: WHITE, word: paint((170, 170, 170), 248, Color::Gray) },
    SeatPaint {
        piece: paint((230, 159, 0), 214, Color::LightYellow),
        text: BLACK,
        word: paint((230, 159, 0), 214, Color::LightYellow),
    },
    SeatPaint {
        piece: paint((20, 80, 180), 26, Color::Blue),
        text: WHITE,
        word: paint((100, 170, 255), 75, Color::LightBlue),
    },
];

/// Squadro's: yellow and red, far apart in brightness.
const SIDES: [SeatPaint; 2] = [
    SeatPaint {
        piece: paint((250, 215, 70), 221, Color::LightYellow),
        text: BLACK,
        word: paint((250, 215, 70), 221, Color::LightYellow),
    },
    SeatPaint {
        piece: paint((170, 25, 35), 124, Color::Red),
        text: WHITE,
        word: paint((255, 110, 100), 203, Color::LightRed),
    },
];

/// How a terminal is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The characters it has.
    pub charset: Charset,
    /// The colours it has.
    pub depth: ColorDepth,
}

impl Look {
    /// Whether it has more than ASCII.
    pub fn is_unicode(self) -> bool {
        self.charset == Charset::Unicode
    }

    /// The Unicode text, or the one in ASCII.
    pub(crate) fn glyph(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        if self.is_unicode() { unicode } else { ascii }
    }

    fn color(self, paint: Paint) -> Color {
        let (red, green, blue) = paint.rgb;
        match self.depth {
            ColorDepth::Mono => Color::Reset,
            ColorDepth::Ansi16 => paint.ansi,
            ColorDepth::Ansi256 => Color::Indexed(paint.index),
            ColorDepth::TrueColor => Color::Rgb(red, green, blue),
        }
    }

    fn has_color(self) -> bool {
        self.depth > ColorDepth::Mono
    }

    /// The background of something.
    pub(crate) fn on(self, role: Role) -> Style {
        if self.has_color() { Style::new().bg(self.color(role.paint())) } else { Style::new() }
    }

    /// The colour in which something is written.
    pub(crate) fn ink(self, role: Role) -> Style {
        match role {
            _ if self.has_color() => Style::new().fg(self.color(role.paint())),
            Role::Faint => Style::new().add_modifier(Modifier::DIM),
            Role::Cursor | Role::Ghost | Role::Wrong | Role::LastFence | Role::LastMove => {
                Style::new().add_modifier(Modifier::BOLD)
            }
            _ => Style::new(),
        }
    }

    /// A piece of a seat: its background, and what is written on it.
    pub(crate) fn piece(self, seat: Seat, sides: bool) -> Style {
        let paint = seat_paint(seat, sides);
        if !self.has_color() {
            return Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        let style = Style::new().bg(self.color(paint.piece)).fg(self.color(paint.text));
        style.add_modifier(Modifier::BOLD)
    }

    /// A word or a line in the colour of a seat.
    pub(crate) fn seat(self, seat: Seat, sides: bool) -> Style {
        if !self.has_color() {
            return Style::new();
        }
        Style::new().fg(self.color(seat_paint(seat, sides).word))
    }

    /// A bar at the edge of the screen.
    pub(crate) fn bar(self) -> Style {
        if self.has_color() {
            self.on(Role::Bar).fg(self.color(Role::Fence.paint()))
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }
}

fn seat_paint(seat: Seat, sides: bool) -> &'static SeatPaint {
    let all: &[SeatPaint] = if sides { &SIDES } else { &SEATS };
    all.get(seat.index()).unwrap_or(&SEATS[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(variables: &[(&str, &str)]) -> ColorDepth {
        ColorDepth::of_environment(|name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_tells_how_many_colours_there_are() {
        for (variables, expected) in [
            (&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")][..], ColorDepth::TrueColor),
            (&[("TERM", "xterm-256color")], ColorDepth::Ansi256),
            (&[("TERM", "xterm-256color"), ("NO_COLOR", "")], ColorDepth::Ansi256),
            (&[("TERM", "xterm-256color"), ("NO_COLOR", "1")], ColorDepth::Mono),
            (&[("TERM", "xterm")], ColorDepth::Ansi16),
            (&[("TERM", "linux")], ColorDepth::Ansi16),
            (&[("TERM", "dumb"), ("COLORTERM", "24bit")], ColorDepth::Mono),
            (&[("WT_SESSION", "1")], ColorDepth::TrueColor),
        ] {
            assert_eq!(depth(variables), expected, "{variables:?}");
        }
    }

    #[test]
    fn seats_differ_in_brightness() {
        let brightness = |(red, green, blue): (u8, u8, u8)| {
            (2126 * u32::from(red) + 7152 * u32::from(green) + 722 * u32::from(blue)) / 10_000
        };
        for all in [&SEATS[..], &SIDES] {
            for (index, one) in all.iter().enumerate() {
                let piece = brightness(one.piece.rgb);
                assert!(
                    piece.abs_diff(brightness(one.text.rgb)) > 90,
                    "what is written on seat {index} is read"
                );
                for other in &all[index + 1..] {
                    let apart = piece.abs_diff(brightness(other.piece.rgb));
                    assert!(apart > 40, "seat {index}: {apart}");
                }
            }
        }
    }
}
