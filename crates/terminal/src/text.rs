//! Text on the screen: cut to the room there is, wrapped, and right-to-left scripts in the order they are seen.
//!
//! A line of the screen holds text beside boards and numbers, which a terminal that reorders right-to-left text by
//! itself would move along with it. So text is put in its visual order here, field by field, and the terminal is told
//! to leave the order alone (`screen.rs`). For terminals that don't listen, [`Bidi::Logical`] leaves text as it is
//! written, and ends each field with a mark that keeps what follows in its place.

mod arabic;

use i18n::Messages;
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use unicode_bidi::{BidiInfo, Level};
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

use crate::look::Look;

/// Who puts right-to-left text in its visual order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bidi {
    /// This program.
    #[default]
    Visual,
    /// The terminal.
    Logical,
}

/// What everything that is drawn depends on.
#[derive(Clone, Copy)]
pub struct Pen {
    /// Characters and colours.
    pub look: Look,
    /// The texts in the chosen language.
    pub messages: &'static Messages,
    /// Who reorders right-to-left text.
    pub bidi: Bidi,
}

/// A mark without width that keeps what follows it in left-to-right order.
const LEFT_TO_RIGHT_MARK: char = '\u{200e}';

impl Pen {
    /// Writes a text on one line, cut to `room` columns, and returns the columns it took.
    pub(crate) fn write(&self, buf: &mut Buffer, at: (u16, u16), room: u16, text: &str, style: Style) -> u16 {
        let (x, y) = at;
        let area = buf.area;
        if y >= area.bottom() || x >= area.right() {
            return 0;
        }
        let room = room.min(area.right() - x);
        let cut = self.cut(text, room.into());
        let is_reordered = has_right_to_left(&cut);
        let shown = if is_reordered && self.bidi == Bidi::Visual {
            visual(&arabic::joined(&cut), self.is_right_to_left())
        } else {
            cut
        };
        let (end, _) = buf.set_stringn(x, y, &shown, room.into(), style);
        if is_reordered && self.bidi == Bidi::Logical && end > x {
            let cell = &mut buf[(end - 1, y)];
            let marked = format!("{}{LEFT_TO_RIGHT_MARK}", cell.symbol());
            cell.set_symbol(&marked);
        }
        end - x
    }

    /// Writes wrapped text and returns the number of lines it took, `height` at most.
    pub(crate) fn wrap(
        &self,
        buf: &mut Buffer,
        area: ratatui::layout::Rect,
        text: &str,
        style: Style,
    ) -> u16 {
        let mut lines = 0;
        for line in wrapped(text, area.width) {
            if lines >= area.height {
                break;
            }
            self.write(buf, (area.x, area.y + lines), area.width, &line, style);
            lines += 1;
        }
        lines
    }

    /// Cuts a text to so many columns; what is missing is told by an ellipsis.
    fn cut(&self, text: &str, room: usize) -> String {
        if text.width() <= room {
            return text.to_owned();
        }
        let ellipsis = self.look.glyph("…", ".");
        let mut cut = String::new();
        let mut width = ellipsis.width();
        for cluster in text.graphemes(true) {
            width += cluster.width();
            if width > room {
                break;
            }
            cut.push_str(cluster);
        }
        if room == 0 { String::new() } else { cut + ellipsis }
    }

    fn is_right_to_left(&self) -> bool {
        self.messages.language().direction() == i18n::Direction::RightToLeft
    }

    /// A message without variables.
    pub(crate) fn text(&self, id: &str) -> String {
        self.messages.text(id)
    }
}

/// The lines of a text that is wrapped to so many columns.
pub(crate) fn wrapped(text: &str, columns: u16) -> Vec<String> {
    let wrapped = textwrap::wrap(text, usize::from(columns.max(1)));
    wrapped.into_iter().map(std::borrow::Cow::into_owned).collect()
}

fn has_right_to_left(text: &str) -> bool {
    // The blocks of Hebrew, Arabic and their neighbours, and the presentation forms.
    text.chars()
        .any(|c| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}'))
}

/// A line in visual order, from left to right.
fn visual(line: &str, is_right_to_left: bool) -> String {
    let base = if is_right_to_left { Level::rtl() } else { Level::ltr() };
    let info = BidiInfo::new(line, Some(base));
    let mut shown = String::with_capacity(line.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let is_reversed = levels.get(run.start).is_some_and(Level::is_rtl);
            let Some(text) = line.get(run) else { continue };
            if is_reversed {
                text.graphemes(true).rev().for_each(|cluster| shown.push_str(mirrored(cluster)));
            } else {
                shown.push_str(text);
            }
        }
    }
    shown
}

/// A bracket as it looks in text that runs from right to left.
fn mirrored(cluster: &str) -> &str {
    match cluster {
        "(" => ")",
        ")" => "(",
        "[" => "]",
        "]" => "[",
        "<" => ">",
        ">" => "<",
        "«" => "»",
        "»" => "«",
        "→" => "←",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use game::Charset;
    use i18n::Language;
    use ratatui::layout::Rect;

    use super::*;
    use crate::look::ColorDepth;

    fn pen(language: &str, bidi: Bidi) -> Pen {
        let language = language.parse::<Language>().expect("a language");
        let look = Look { charset: Charset::Unicode, depth: ColorDepth::Mono };
        Pen { look, messages: Messages::of(language), bidi }
    }

    fn row(buf: &Buffer) -> String {
        (0..buf.area.width).map(|x| buf[(x, 0)].symbol()).collect()
    }

    #[test]
    fn text_is_cut_by_width() {
        let pen = pen("ja", Bidi::Visual);
        let mut buf = Buffer::empty(Rect::new(0, 0, 8, 1));
        assert_eq!(pen.write(&mut buf, (0, 0), 6, "日本語を", Style::new()), 5);
        assert_eq!(row(&buf).trim_end(), "日 本 …", "a wide letter is never cut in half");
    }

    #[test]
    fn right_to_left_text_is_put_in_visual_order_and_numbers_stay_readable() {
        let pen = pen("he", Bidi::Visual);
        let mut buf = Buffer::empty(Rect::new(0, 0, 12, 1));
        pen.write(&mut buf, (0, 0), 12, "שחקן 10 (א)", Style::new());
        assert_eq!(row(&buf), "(א) 10 ןקחש ");
    }

    #[test]
    fn letters_of_arabic_are_joined_and_the_last_one_comes_first() {
        let pen = pen("ar", Bidi::Visual);
        let mut buf = Buffer::empty(Rect::new(0, 0, 8, 1));
        assert_eq!(pen.write(&mut buf, (0, 0), 8, "سلام 2", Style::new()), 5, "lam and alef fill one cell");
        assert_eq!(row(&buf), "2 \u{fee1}\u{fefc}\u{feb3}   ");
    }

    #[test]
    fn a_terminal_that_reorders_gets_a_mark_behind_each_field() {
        let pen = pen("he", Bidi::Logical);
        let mut buf = Buffer::empty(Rect::new(0, 0, 8, 1));
        assert_eq!(pen.write(&mut buf, (0, 0), 8, "שחקן", Style::new()), 4);
        assert_eq!(row(&buf), "שחקן\u{200e}    ");
    }
}
