/// An opaque or translucent colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Colour {
    pub(crate) rgb: [u8; 3],
    /// 0 is invisible, 1 opaque.
    pub(crate) opacity: f32,
}

pub(crate) const WHITE: Colour = Colour::hex(0xff_ff_ff);
pub(crate) const BLACK: Colour = Colour::hex(0);
pub(crate) const INVISIBLE: Colour = BLACK.faded(0.0);

impl Colour {
    /// The opaque colour that is written like this in style sheets.
    pub(crate) const fn hex(rgb: u32) -> Colour {
        let [_, r, g, b] = rgb.to_be_bytes();
        Colour { rgb: [r, g, b], opacity: 1.0 }
    }

    /// The same colour with another opacity.
    pub(crate) const fn faded(self, opacity: f32) -> Colour {
        Colour { opacity, ..self }
    }
}

/// The place of a colour in a gradient, from 0 to 1.
pub(crate) type Stop = (f32, Colour);

/// What a path is filled with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Paint {
    Solid(Colour),
    /// From one point to another.
    Linear {
        from: [f32; 2],
        to: [f32; 2],
        stops: &'static [Stop],
    },
    /// From a point outwards, to the circle around another one.
    Radial {
        focus: [f32; 2],
        middle: [f32; 2],
        radius: f32,
        stops: &'static [Stop],
    },
}

impl Paint {
    pub(crate) fn is_invisible(&self) -> bool {
        matches!(self, Paint::Solid(colour) if colour.opacity == 0.0)
    }
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Paint {
        Paint::Solid(colour)
    }
}

/// Light on a flat piece.
pub(crate) const FLAT: &[Stop] =
    &[(0.0, WHITE.faded(0.16)), (0.4, WHITE.faded(0.0)), (0.6, BLACK.faded(0.0)), (1.0, BLACK.faded(0.13))];
/// Light on something round.
pub(crate) const ROUND: &[Stop] =
    &[(0.0, WHITE.faded(0.62)), (0.42, WHITE.faded(0.06)), (0.6, BLACK.faded(0.0)), (1.0, BLACK.faded(0.34))];
/// Light on something turned on a lathe, from its left to its right.
pub(crate) const TURNED: &[Stop] = &[
    (0.0, BLACK.faded(0.2)),
    (0.22, WHITE.faded(0.3)),
    (0.36, WHITE.faded(0.42)),
    (0.56, BLACK.faded(0.0)),
    (1.0, BLACK.faded(0.42)),
];
/// The shadow around the foot of something that stands.
const SHADOW: Colour = Colour::hex(0x1a_0d_04);
pub(crate) const CONTACT: &[Stop] = &[
    (0.0, SHADOW.faded(0.62)),
    (0.55, SHADOW.faded(0.42)),
    (0.8, SHADOW.faded(0.14)),
    (1.0, SHADOW.faded(0.0)),
];
/// Light in a hollow.
pub(crate) const HOLLOW: &[Stop] =
    &[(0.0, BLACK.faded(0.36)), (0.6, BLACK.faded(0.12)), (1.0, WHITE.faded(0.05))];
