use std::time::Instant;

use game::Setup;
use games::{AnyLine, GameKind};
use picture::{CARD_HEIGHT, CARD_WIDTH, RenderError, Style, Theme, draw_ply};
use roxmltree::Document;

use crate::{drawn_game, figures, played};

#[test]
fn every_picture_is_svg_that_says_what_it_shows() {
    for (figure, line) in figures() {
        for theme in Theme::ALL {
            let style = Style { theme, coordinates: true };
            let text = draw_ply(&line, line.ply() as usize, style).svg(600);
            let document =
                Document::parse(&text).unwrap_or_else(|error| panic!("figure {}: {error}", figure.id));
            let root = document.root_element();
            assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
            let title = root.children().find(|node| node.has_tag_name("title")).and_then(|node| node.text());
            assert_eq!(title, Some(format!("{}: {}", line.kind().title(), line.position()).as_str()));
            // Nothing is fetched, and no name stands for nothing.
            let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
            for value in document.descendants().flat_map(|node| node.attributes()).map(|it| it.value()) {
                if let Some(name) = value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')) {
                    assert!(ids.contains(&name), "{name}");
                } else {
                    assert!(!value.contains("url(") && !value.contains("NaN"), "{value}");
                }
            }
            assert!(text.len() < 120_000, "figure {}: {} bytes", figure.id, text.len());
        }
    }
}

#[test]
fn three_and_four_players_are_drawn_with_a_mark_of_their_own() {
    for players in 2..=4 {
        let setup = Setup { players: Some(players), ..Setup::default() };
        let line = AnyLine::new(GameKind::Quoridor, &setup).expect("Quoridor is for two to four");
        let text = draw_ply(&line, 0, Style { coordinates: false, ..Style::default() }).svg(600);
        let bodies = ["#f6edd9", "#3a3430", "#e06a1b", "#2b7cc0"].map(|colour| text.contains(colour));
        assert_eq!(bodies.iter().filter(|there| **there).count(), players, "{bodies:?}");
    }
}

/// Decodes a PNG file: its width, its height and its pixels.
fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("it is PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it fits")];
    let info = reader.next_frame(&mut pixels).expect("it has a picture");
    (info.width, info.height, pixels)
}

#[test]
fn the_same_position_is_the_same_file() {
    let style = Style::default();
    for kind in GameKind::ALL {
        let file = || {
            let line = drawn_game(kind, 20, 3);
            draw_ply(&line, 20, style)
                .render(300)
                .and_then(|pixels| pixels.png())
                .expect("it can be rendered")
        };
        assert_eq!(file(), file());
    }
}

#[test]
fn cards_for_links_are_small_files_of_the_usual_size() {
    let mut largest = 0;
    for theme in Theme::ALL {
        let style = Style { theme, coordinates: true };
        for line in GameKind::ALL.map(|kind| drawn_game(kind, 60, 5)) {
            let scene = draw_ply(&line, line.ply() as usize, style);
            let begun = Instant::now();
            let pixels = scene.card(style).expect("a size that is allowed");
            let bytes = pixels.png().expect("it can be encoded");
            let (width, height, _) = decoded(&bytes);
            assert_eq!((width, height), (CARD_WIDTH, CARD_HEIGHT));
            println!("{theme} {}: {} bytes, {:?}", line.kind().name(), bytes.len(), begun.elapsed());
            largest = largest.max(bytes.len());
        }
    }
    assert!(largest < 200_000, "{largest} bytes");
}

#[test]
fn sizes_have_bounds() {
    let scene = draw_ply(&played(GameKind::Squadro, "1"), 1, Style::default());
    for size in [0, 63, 2049, u32::MAX] {
        assert!(matches!(scene.render(size), Err(RenderError::Size { .. })), "{size}");
    }
    let smallest = scene.render(64).and_then(|pixels| pixels.png()).expect("the smallest");
    assert_eq!(decoded(&smallest).0, 64);
}
