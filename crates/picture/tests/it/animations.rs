use games::GameKind;
use picture::{Style, Theme, animation, draw_line, draw_ply};

use crate::{drawn_game, played};

/// The pictures of a GIF file as they are shown, one after the other, and for how long.
fn shown(bytes: &[u8]) -> Vec<(Vec<[u8; 3]>, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).expect("it is GIF");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![[0; 3]; width * height];
    let mut all = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("all frames can be read") {
        for (at, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
            if pixel[3] > 0 {
                let place = (y + usize::from(frame.top)) * width + x + usize::from(frame.left);
                canvas[place] = [pixel[0], pixel[1], pixel[2]];
            }
        }
        all.push((canvas.clone(), frame.delay));
    }
    all
}

#[test]
fn a_game_has_a_frame_for_every_position_that_looks_like_it() {
    for (kind, moves) in [(GameKind::Quoridor, "e2 e8 e3 d4h d5v"), (GameKind::Squadro, "1 3 5 2 4")] {
        let line = played(kind, moves);
        let style = Style { theme: Theme::Maple, coordinates: true };
        let bytes = animation(draw_line(&line, style), style, 240).expect("it can be rendered");
        let again = animation(draw_line(&line, style), style, 240).expect("it can be rendered");
        assert!(bytes == again, "the same game is the same file");
        let frames = shown(&bytes);
        assert_eq!(frames.len(), line.ply() as usize + 1, "{kind:?}");
        for (ply, (seen, delay)) in frames.iter().enumerate() {
            let last = ply + 1 == frames.len();
            assert_eq!(*delay, if last { 400 } else { 100 }, "the last position stays longer");
            let pixels = draw_ply(&line, ply, style).render(240).expect("a size that is allowed");
            let mut off = 0;
            for (at, colour) in seen.iter().enumerate() {
                let [r, g, b, opacity] = pixels.at(at as u32 % 240, at as u32 / 240).expect("a pixel");
                // A palette has but so many colours.
                let apart: u32 = [r, g, b]
                    .into_iter()
                    .zip(*colour)
                    .map(|(one, other)| u32::from(one.abs_diff(other)))
                    .sum();
                off += u32::from(opacity == 255 && apart > 60);
            }
            assert!(off < 240 * 240 / 200, "{kind:?}, ply {ply}: {off} pixels are off");
        }
    }
}

#[test]
fn a_game_of_sixty_moves_is_a_small_file() {
    for kind in GameKind::ALL {
        let line = drawn_game(kind, 60, 1);
        let style = Style::default();
        let begun = std::time::Instant::now();
        let bytes = animation(draw_line(&line, style), style, 480).expect("it can be rendered");
        println!("{}: {} moves, {} bytes, {:?}", kind.name(), line.ply(), bytes.len(), begun.elapsed());
        assert!(bytes.len() < 1_500_000, "{}: {} bytes", kind.name(), bytes.len());
    }
}
