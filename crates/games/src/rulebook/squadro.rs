use squadro::figures::{
    FIGURE_1, FIGURE_2, FIGURE_3A, FIGURE_3B, FIGURE_4, FIGURE_5, FIGURE_END, FIGURE_HOME, FIGURE_ROW,
};

use super::{Block, Section};

pub(super) static SECTIONS: [Section; 15] = [
    Section { id: "aim", blocks: &[Block::text("aim")] },
    Section {
        id: "setup",
        blocks: &[
            Block::text("setup"),
            Block::text("setup-sides"),
            Block::figure(FIGURE_1),
            Block::text("setup-dots"),
            Block::text("setup-mirror"),
        ],
    },
    Section { id: "first", blocks: &[Block::text("first")] },
    Section { id: "turn", blocks: &[Block::text("turn")] },
    Section { id: "speed", blocks: &[Block::text("speed"), Block::figure(FIGURE_2)] },
    Section { id: "turning", blocks: &[Block::text("turning"), Block::figure(FIGURE_3A)] },
    Section { id: "back", blocks: &[Block::text("back"), Block::figure(FIGURE_3B)] },
    Section {
        id: "jump",
        blocks: &[
            Block::text("jump"),
            Block::text("jump-row"),
            Block::figure(FIGURE_ROW),
            Block::text("jump-forced"),
        ],
    },
    Section {
        id: "sent",
        blocks: &[
            Block::text("sent"),
            Block::figure(FIGURE_4),
            Block::text("sent-turning"),
            Block::figure(FIGURE_5),
        ],
    },
    Section { id: "safe", blocks: &[Block::text("safe")] },
    Section { id: "home", blocks: &[Block::text("home"), Block::figure(FIGURE_HOME)] },
    Section { id: "end", blocks: &[Block::text("end"), Block::figure(FIGURE_END)] },
    Section { id: "endless", blocks: &[Block::text("endless")] },
    Section { id: "time", blocks: &[Block::text("time")] },
    Section { id: "notation", blocks: &[Block::text("notation")] },
];
