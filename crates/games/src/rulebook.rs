//! The complete rules of each game as a list: its sections in order, their paragraphs and figures, and for how many
//! players each of them is. The texts are messages of the catalogue (`locales/*/rules-*.ftl`), named here by their
//! ids; the figures are those of the rules crates.

mod quoridor;
mod squadro;

use std::ops::RangeInclusive;

use game::Figure;

use crate::GameKind;

/// A section of the rules, with a heading.
#[derive(Debug)]
pub struct Section {
    /// The end of the ids of its messages.
    pub id: &'static str,
    /// What it is made of, in order.
    pub blocks: &'static [Block],
}

/// A paragraph, or a figure with its caption.
#[derive(Debug)]
pub struct Block {
    /// The end of the id of its message; a figure has its own.
    id: &'static str,
    /// The figure; none if it is a paragraph.
    pub figure: Option<Figure>,
    /// For how many players it is.
    pub players: RangeInclusive<usize>,
}

impl Block {
    /// A paragraph for any number of players.
    const fn text(id: &'static str) -> Block {
        Block { id, figure: None, players: RangeInclusive::new(2, 4) }
    }

    /// A figure for any number of players.
    const fn figure(figure: Figure) -> Block {
        Block { id: figure.id, figure: Some(figure), players: RangeInclusive::new(2, 4) }
    }

    /// The same for these numbers of players only.
    const fn with(mut self, least: usize, most: usize) -> Block {
        self.players = RangeInclusive::new(least, most);
        self
    }

    /// The id of the message that is its text.
    pub fn message(&self, game: GameKind) -> String {
        let figure = if self.figure.is_some() { "figure-" } else { "" };
        format!("rules-{}-{figure}{}", game.name(), self.id)
    }

    /// Whether it is for this number of players; without one it is.
    fn is_for(&self, players: Option<usize>) -> bool {
        players.is_none_or(|players| self.players.contains(&players))
    }
}

impl Section {
    /// The id of the message that is its heading.
    pub fn title(&self, game: GameKind) -> String {
        format!("rules-{}-{}-title", game.name(), self.id)
    }

    /// Its blocks for this number of players; without one, all of them.
    pub fn blocks_for(&self, players: Option<usize>) -> impl Iterator<Item = &'static Block> {
        self.blocks.iter().filter(move |block| block.is_for(players))
    }
}

/// The sections of the rules of a game for this number of players; without one, all of them.
pub fn sections(game: GameKind, players: Option<usize>) -> impl Iterator<Item = &'static Section> {
    let all: &[Section] = match game {
        GameKind::Quoridor => &quoridor::SECTIONS,
        GameKind::Squadro => &squadro::SECTIONS,
    };
    all.iter().filter(move |section| section.blocks_for(players).next().is_some())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use game::Setup;

    use super::*;
    use crate::AnyLine;

    /// The ids of all messages that the rules of a game need.
    fn needed(game: GameKind) -> Vec<String> {
        let of = |section: &'static Section| {
            let texts = section.blocks.iter().map(move |block| block.message(game));
            std::iter::once(section.title(game)).chain(texts)
        };
        sections(game, None).flat_map(of).collect()
    }

    #[test]
    fn the_english_catalogue_has_every_text_of_the_rules_and_no_other() {
        for game in GameKind::ALL {
            let file = format!("../../locales/en/rules-{}.ftl", game.name());
            let texts =
                fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("it is there");
            let there: Vec<&str> = texts
                .lines()
                .filter(|line| line.starts_with("rules-"))
                .filter_map(|line| Some(line.split_once(" =")?.0))
                .collect();
            assert_eq!(there, needed(game), "in the order in which they are read");
        }
    }

    #[test]
    fn every_figure_of_the_rules_crates_is_shown_once_and_can_be_played() {
        for (game, all) in [
            (GameKind::Quoridor, &::quoridor::figures::ALL[..]),
            (GameKind::Squadro, &::squadro::figures::ALL[..]),
        ] {
            let blocks = sections(game, None).flat_map(|section| section.blocks);
            let shown: Vec<Figure> = blocks.filter_map(|block| block.figure).collect();
            let ids = |figures: &[Figure]| figures.iter().map(|figure| figure.id).collect::<BTreeSet<_>>();
            assert_eq!((shown.len(), ids(&shown)), (all.len(), ids(all)));
            for figure in shown {
                let setup = Setup { position: Some(figure.position.into()), ..Setup::default() };
                let start = AnyLine::new(game, &setup).expect("a possible position");
                for line in figure.lines {
                    let mut board = start.clone();
                    for mv in *line {
                        board.play(mv).unwrap_or_else(|error| panic!("figure {}, {mv}: {error}", figure.id));
                    }
                }
                for mv in figure.forbidden {
                    assert!(start.clone().play(mv).is_err(), "figure {}: {mv} is legal", figure.id);
                }
            }
        }
    }

    #[test]
    fn the_rules_cover_everything_there_is_to_know() {
        let ids = |game, players| sections(game, players).map(|section| section.id).collect::<Vec<_>>();
        let two = [
            "aim",
            "setup",
            "first",
            "turn",
            "pawn",
            "fence",
            "closure",
            "jump",
            "side-jump",
            "end",
            "endless",
            "time",
            "house",
            "notation",
        ];
        assert_eq!(ids(GameKind::Quoridor, Some(2)), two);
        let mut more = two.to_vec();
        more.insert(10, "shut-in");
        for players in [Some(3), Some(4), None] {
            assert_eq!(ids(GameKind::Quoridor, players), more);
        }
        let squadro = [
            "aim", "setup", "first", "turn", "speed", "turning", "back", "jump", "sent", "safe", "home",
            "end", "endless", "time", "notation",
        ];
        assert_eq!(ids(GameKind::Squadro, Some(2)), squadro);
        assert_eq!(ids(GameKind::Squadro, None), squadro);
    }

    #[test]
    fn every_number_of_players_has_a_setup_of_its_own() {
        for players in GameKind::Quoridor.players() {
            let setup = sections(GameKind::Quoridor, Some(players)).find(|section| section.id == "setup");
            let blocks: Vec<_> = setup.expect("there is one").blocks_for(Some(players)).collect();
            let figures: Vec<_> = blocks.iter().filter_map(|block| block.figure).collect();
            let [figure] = figures[..] else { panic!("{players} players have one setup: {figures:?}") };
            assert_eq!(figure.id, format!("1-players-{players}"));
            let paragraph = format!("rules-quoridor-setup-players-{players}");
            assert!(blocks.iter().any(|block| block.message(GameKind::Quoridor) == paragraph));
        }
    }
}
