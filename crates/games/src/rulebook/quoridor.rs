use quoridor::figures::{
    FIGURE_1_PLAYERS_2, FIGURE_1_PLAYERS_3, FIGURE_1_PLAYERS_4, FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5,
    FIGURE_6, FIGURE_7, FIGURE_8, FIGURE_9, FIGURE_10, FIGURE_EDGE,
};

use super::{Block, Section};

pub(super) static SECTIONS: [Section; 15] = [
    Section { id: "aim", blocks: &[Block::text("aim")] },
    Section {
        id: "setup",
        blocks: &[
            Block::text("setup"),
            Block::text("setup-players-2").with(2, 2),
            Block::figure(FIGURE_1_PLAYERS_2).with(2, 2),
            Block::text("setup-players-3").with(3, 3),
            Block::figure(FIGURE_1_PLAYERS_3).with(3, 3),
            Block::text("setup-players-4").with(4, 4),
            Block::figure(FIGURE_1_PLAYERS_4).with(4, 4),
        ],
    },
    Section { id: "first", blocks: &[Block::text("first"), Block::text("first-order").with(3, 4)] },
    Section { id: "turn", blocks: &[Block::text("turn")] },
    Section {
        id: "pawn",
        blocks: &[
            Block::text("pawn"),
            Block::figure(FIGURE_2),
            Block::text("pawn-fences"),
            Block::figure(FIGURE_3),
        ],
    },
    Section {
        id: "fence",
        blocks: &[Block::text("fence"), Block::figure(FIGURE_4), Block::text("fence-room")],
    },
    Section {
        id: "closure",
        blocks: &[Block::text("closure"), Block::text("closure-pawns"), Block::figure(FIGURE_5)],
    },
    Section { id: "jump", blocks: &[Block::text("jump"), Block::figure(FIGURE_6)] },
    Section {
        id: "side-jump",
        blocks: &[
            Block::text("side-jump"),
            Block::figure(FIGURE_8),
            Block::text("side-jump-limits"),
            Block::figure(FIGURE_9),
            Block::figure(FIGURE_EDGE),
            Block::text("side-jump-pawns").with(3, 4),
            Block::figure(FIGURE_10).with(3, 4),
        ],
    },
    Section {
        id: "end",
        blocks: &[Block::text("end"), Block::figure(FIGURE_7), Block::text("end-winner").with(3, 4)],
    },
    Section { id: "shut-in", blocks: &[Block::text("shut-in").with(3, 4)] },
    Section { id: "endless", blocks: &[Block::text("endless"), Block::text("endless-turns")] },
    Section {
        id: "time",
        blocks: &[
            Block::text("time"),
            Block::text("time-players-2").with(2, 2),
            Block::text("time-players-more").with(3, 4),
        ],
    },
    Section {
        id: "house",
        blocks: &[
            Block::text("house"),
            Block::text("house-free-side-jump"),
            Block::text("house-strict-pawn-behind").with(3, 4),
        ],
    },
    Section { id: "notation", blocks: &[Block::text("notation"), Block::text("notation-fences")] },
];
