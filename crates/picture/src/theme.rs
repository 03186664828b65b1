use std::fmt;
use std::str::FromStr;

use crate::paint::{BLACK, Colour, INVISIBLE, WHITE};

/// The colours of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A dark board of walnut.
    #[default]
    Walnut,
    /// A light board of maple.
    Maple,
    /// Lines on white, for paper.
    Print,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Walnut, Theme::Maple, Theme::Print];

    /// The name in arguments and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Walnut => "walnut",
            Theme::Maple => "maple",
            Theme::Print => "print",
        }
    }

    pub(crate) fn colours(self) -> &'static Colours {
        match self {
            Theme::Walnut => &WALNUT,
            Theme::Maple => &MAPLE,
            Theme::Print => &PRINT,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no theme of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no theme '{0}': there are walnut, maple and print")]
pub struct UnknownTheme(pub String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(name: &str) -> Result<Theme, UnknownTheme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name).ok_or_else(|| UnknownTheme(name.into()))
    }
}

/// The colours of a seat: of its pieces, their edges, and the mark on them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatColours {
    pub(crate) body: Colour,
    pub(crate) edge: Colour,
    pub(crate) mark: Colour,
}

const fn seat(body: u32, edge: u32, mark: u32) -> SeatColours {
    SeatColours { body: Colour::hex(body), edge: Colour::hex(edge), mark: Colour::hex(mark) }
}

/// What everything is painted with.
#[derive(Debug)]
pub(crate) struct Colours {
    /// What lies around a board.
    pub(crate) backdrop: Colour,
    pub(crate) frame: Colour,
    pub(crate) frame_line: Colour,
    pub(crate) bed: Colour,
    /// Four shades of squares: no two pieces of wood are the same.
    pub(crate) squares: [Colour; 4],
    pub(crate) plank: Colour,
    pub(crate) plank_line: Colour,
    pub(crate) grain: Colour,
    pub(crate) coordinate: Colour,
    pub(crate) last: Colour,
    pub(crate) to_move: Colour,
    pub(crate) arrow: Colour,
    pub(crate) highlight: Colour,
    pub(crate) pit: Colour,
    pub(crate) lane: Colour,
    pub(crate) field: Colour,
    pub(crate) end: Colour,
    pub(crate) rail: Colour,
    /// Whether light falls on the board; paper has none.
    pub(crate) lit: bool,
    pub(crate) quoridor: [SeatColours; 4],
    pub(crate) squadro: [SeatColours; 2],
}

impl Colours {
    /// What isn't on the board at the start of a game, but may come.
    pub(crate) fn of_pieces(&self) -> impl Iterator<Item = [u8; 3]> + '_ {
        let seats =
            self.quoridor.iter().chain(&self.squadro).flat_map(|seat| [seat.body, seat.edge, seat.mark]);
        seats.chain([self.plank, self.plank_line, self.last, self.to_move]).map(|colour| colour.rgb)
    }
}

const QUORIDOR: [SeatColours; 4] = [
    seat(0xf6_ed_d9, 0x7d_6c_50, 0x6c_5a_3c),
    seat(0x3a_34_30, 0x0c_0a_09, 0xf1_e6_d2),
    seat(0xe0_6a_1b, 0x7c_34_05, 0xff_f1_e2),
    seat(0x2b_7c_c0, 0x0e_3d_66, 0xea_f5_ff),
];
const SQUADRO: [SeatColours; 2] =
    [seat(0xf2_c4_55, 0x6d_4e_0a, 0x54_39_0a), seat(0x8e_24_24, 0x3a_09_09, 0xff_e3_da)];

const WALNUT: Colours = Colours {
    backdrop: Colour::hex(0x23_1d_19),
    frame: Colour::hex(0x6d_45_29),
    frame_line: Colour::hex(0x2c_19_0c),
    bed: Colour::hex(0x38_22_0f),
    squares: [
        Colour::hex(0xc2_91_60),
        Colour::hex(0xc6_97_67),
        Colour::hex(0xbc_89_56),
        Colour::hex(0xc4_94_63),
    ],
    plank: Colour::hex(0xf3_e3_c1),
    plank_line: Colour::hex(0x7d_5f_36),
    grain: Colour::hex(0x2a_14_05).faded(0.16),
    coordinate: Colour::hex(0xf0_df_c4),
    last: Colour::hex(0xff_e9_a8),
    to_move: Colour::hex(0xff_d1_66),
    arrow: Colour::hex(0x14_3f_30),
    highlight: Colour::hex(0x14_3f_30).faded(0.45),
    pit: Colour::hex(0xa2_70_3f),
    lane: Colour::hex(0x80_54_2c),
    field: Colour::hex(0xc0_8f_5e),
    end: Colour::hex(0x7d_51_31),
    rail: BLACK.faded(0.34),
    lit: true,
    quoridor: QUORIDOR,
    squadro: SQUADRO,
};

const MAPLE: Colours = Colours {
    backdrop: Colour::hex(0xf4_ee_e4),
    frame: Colour::hex(0xc9_9f_69),
    frame_line: Colour::hex(0x8f_6a_3c),
    bed: Colour::hex(0xb5_8c_5b),
    squares: [
        Colour::hex(0xef_d9_b0),
        Colour::hex(0xf2_de_b8),
        Colour::hex(0xea_d0_a2),
        Colour::hex(0xf0_db_b3),
    ],
    plank: Colour::hex(0x47_26_10),
    plank_line: Colour::hex(0x1f_0f_05),
    grain: Colour::hex(0x8a_5d_2a).faded(0.15),
    coordinate: Colour::hex(0x38_24_0f),
    last: Colour::hex(0xff_f0_a0),
    to_move: Colour::hex(0xff_d1_66),
    arrow: Colour::hex(0x1d_5a_45),
    highlight: Colour::hex(0x1d_5a_45).faded(0.45),
    pit: Colour::hex(0xd3_b0_7b),
    lane: Colour::hex(0xb5_89_53),
    field: Colour::hex(0xea_d0_a2),
    end: Colour::hex(0xb8_8d_58),
    rail: BLACK.faded(0.34),
    lit: true,
    quoridor: QUORIDOR,
    squadro: SQUADRO,
};

const GREY: Colour = Colour::hex(0xd9_d9_d9);

const PRINT: Colours = Colours {
    backdrop: WHITE,
    frame: WHITE,
    frame_line: BLACK,
    bed: GREY,
    squares: [WHITE; 4],
    plank: BLACK,
    plank_line: BLACK,
    grain: INVISIBLE,
    coordinate: BLACK,
    last: Colour::hex(0x80_80_80),
    to_move: Colour::hex(0x55_55_55),
    arrow: Colour::hex(0x33_33_33),
    highlight: Colour::hex(0x80_80_80).faded(0.45),
    pit: WHITE,
    lane: GREY,
    field: WHITE,
    end: GREY,
    rail: BLACK.faded(0.5),
    lit: false,
    quoridor: [
        seat(0xff_ff_ff, 0, 0),
        seat(0x1a_1a_1a, 0, 0xff_ff_ff),
        seat(0xb0_b0_b0, 0, 0),
        seat(0x6a_6a_6a, 0, 0xff_ff_ff),
    ],
    squadro: [seat(0xff_ff_ff, 0, 0), seat(0x44_44_44, 0, 0xff_ff_ff)],
};
