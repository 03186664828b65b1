//! Phases, and the slices they cut the game into.
//!
//! A piece is on its way out (progress 0–5), on its way back (6–11) or home (12), and never returns to an
//! earlier phase: a jumped piece goes back to where its phase began. The phases of both players' pieces
//! name a [`Slice`]. A move stays in its slice or leaves it for one in which one piece is one phase on.

use core::fmt;

/// Lanes of each player.
pub const LANES: usize = 5;

/// Pieces a player needs home to win.
pub(crate) const HOMES_TO_WIN: usize = 4;

/// The highest level of a slice in which the game goes on: three home and two on the way back, both players.
pub const TOP_LEVEL: u8 = 16;

/// The highest level in which a game can be over: four home and one on the way back, against three and two.
pub(crate) const LAST_LEVEL: u8 = 17;

/// How many phase vectors there are: three phases in five lanes.
pub(crate) const VECTORS: usize = 243;

/// How far a piece is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// From the start towards the turning space.
    Out = 0,
    /// From the turning space towards home.
    Back = 1,
    /// Off the board.
    Home = 2,
}

impl Phase {
    /// The phase of a piece with this progress.
    pub const fn of(progress: u8) -> Phase {
        match progress {
            0..=5 => Phase::Out,
            6..=11 => Phase::Back,
            _ => Phase::Home,
        }
    }

    /// The progress with which the phase begins.
    pub const fn begins(self) -> u8 {
        self as u8 * 6
    }
}

/// The phases of one player's five pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phases([Phase; LANES]);

impl Phases {
    /// Nobody has turned yet.
    pub const START: Phases = Phases([Phase::Out; LANES]);

    /// The phases of pieces with this progress.
    pub fn of(progress: [u8; LANES]) -> Phases {
        Phases(progress.map(Phase::of))
    }

    /// The vector with this index.
    pub(crate) fn from_index(index: usize) -> Phases {
        let mut rest = index;
        Phases(core::array::from_fn(|_| {
            let phase = [Phase::Out, Phase::Back, Phase::Home][rest % 3];
            rest /= 3;
            phase
        }))
    }

    /// A number below [`VECTORS`] of its own.
    pub(crate) fn index(self) -> usize {
        self.0.iter().rev().fold(0, |index, &phase| index * 3 + phase as usize)
    }

    /// All vectors with which the game can go on.
    pub(crate) fn unfinished() -> impl Iterator<Item = Phases> {
        (0..VECTORS).map(Phases::from_index).filter(|phases| !phases.finished())
    }

    /// All vectors with which the game has just been won.
    pub(crate) fn just_finished() -> impl Iterator<Item = Phases> {
        (0..VECTORS).map(Phases::from_index).filter(|phases| phases.homes() == HOMES_TO_WIN)
    }

    /// The phase of the piece in this lane, counted from 0.
    pub fn get(self, lane: usize) -> Phase {
        self.0[lane]
    }

    /// How many pieces are home.
    pub fn homes(self) -> usize {
        self.0.iter().filter(|&&phase| phase == Phase::Home).count()
    }

    /// Which pieces are home, as bits by lane.
    #[cfg(test)]
    pub(crate) fn homes_by_lane(self) -> usize {
        (0..LANES).filter(|&lane| self.0[lane] == Phase::Home).map(|lane| 1 << lane).sum()
    }

    /// Whether enough pieces are home to have won.
    pub fn finished(self) -> bool {
        self.homes() >= HOMES_TO_WIN
    }

    /// Phases completed, of all pieces together.
    pub fn sum(self) -> u8 {
        self.0.iter().map(|&phase| phase as u8).sum()
    }

    /// With the piece in this lane one phase on, unless it is home.
    pub(crate) fn advanced(self, lane: usize) -> Option<Phases> {
        let next = match self.0[lane] {
            Phase::Out => Phase::Back,
            Phase::Back => Phase::Home,
            Phase::Home => return None,
        };
        Some(self.with(lane, next))
    }

    /// With the piece in this lane one phase earlier, unless it is still in its first.
    pub(crate) fn retreated(self, lane: usize) -> Option<Phases> {
        let previous = match self.0[lane] {
            Phase::Out => return None,
            Phase::Back => Phase::Out,
            Phase::Home => Phase::Back,
        };
        Some(self.with(lane, previous))
    }

    fn with(mut self, lane: usize, phase: Phase) -> Phases {
        self.0[lane] = phase;
        self
    }
}

/// All positions in which the pieces of both players are in given phases.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slice {
    /// Dark's phases. They come first in the order, because slices that share them share tables.
    pub dark: Phases,
    /// Light's phases.
    pub light: Phases,
}

impl Slice {
    /// The slice a game starts in.
    pub const START: Slice = Slice { dark: Phases::START, light: Phases::START };

    /// The slices of a level in which the game goes on, in order.
    pub fn of_level(level: u8) -> Vec<Slice> {
        let mut slices: Vec<Slice> = Phases::unfinished()
            .flat_map(|dark| Phases::unfinished().map(move |light| Slice { dark, light }))
            .filter(|slice| slice.level() == level)
            .collect();
        slices.sort_unstable();
        slices
    }

    /// Phases completed by all ten pieces together. A move never lowers it.
    pub fn level(self) -> u8 {
        self.light.sum() + self.dark.sum()
    }

    /// How many of the ten pieces are home.
    pub fn homes(self) -> usize {
        self.light.homes() + self.dark.homes()
    }

    /// A number of its own below 243².
    pub(crate) fn index(self) -> u32 {
        (self.dark.index() * VECTORS + self.light.index()) as u32
    }

    /// The slices of a level in which one player has just won, in order.
    pub(crate) fn just_finished(level: u8) -> Vec<Slice> {
        let light =
            Phases::just_finished().flat_map(|light| Phases::unfinished().map(move |dark| (light, dark)));
        let dark =
            Phases::just_finished().flat_map(|dark| Phases::unfinished().map(move |light| (light, dark)));
        let mut slices: Vec<Slice> = light
            .chain(dark)
            .map(|(light, dark)| Slice { dark, light })
            .filter(|slice| slice.level() == level)
            .collect();
        slices.sort_unstable();
        slices
    }

    /// Whether the game is over in it.
    pub(crate) fn finished(self) -> bool {
        self.light.finished() || self.dark.finished()
    }

    /// The slice with this number, if it can occur.
    pub(crate) fn from_index(index: u32) -> Option<Slice> {
        let (dark, light) = (index as usize / VECTORS, index as usize % VECTORS);
        if dark >= VECTORS {
            return None;
        }
        let slice = Slice { dark: Phases::from_index(dark), light: Phases::from_index(light) };
        let homes = [slice.light.homes(), slice.dark.homes()];
        let occurs = homes.iter().all(|&homes| homes <= HOMES_TO_WIN) && homes != [HOMES_TO_WIN; 2];
        occurs.then_some(slice)
    }
}

/// Something for each neighbouring slice: by the side whose piece finishes a phase, Light's first, and its lane.
pub(crate) type Neighbours<T> = [[Option<T>; LANES]; 2];

impl fmt::Debug for Phases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|phase| {
            f.write_str(match phase {
                Phase::Out => "o",
                Phase::Back => "b",
                Phase::Home => "h",
            })
        })
    }
}

impl fmt::Debug for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}/{:?}", self.light, self.dark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_hold_every_slice_once() {
        let sizes: Vec<usize> = (0..=TOP_LEVEL).map(|level| Slice::of_level(level).len()).collect();
        assert_eq!(sizes.iter().sum::<usize>(), 232 * 232);
        assert_eq!((sizes[0], sizes[1], sizes[16]), (1, 10, 100));
        for level in 0..=TOP_LEVEL {
            for slice in Slice::of_level(level) {
                assert_eq!(Slice::from_index(slice.index()), Some(slice));
            }
        }
    }

    #[test]
    fn five_pieces_home_is_no_slice() {
        assert_eq!(Slice::from_index(242), None);
        assert_eq!(Slice::from_index(243 * 243), None);
    }
}
