//! What all slices share: the layouts, and the moves for each vector of Dark's phases.

use std::sync::OnceLock;

use crate::bits::moves::Moves;
use crate::slices::layout::{Layout, Layouts, Side};
use crate::slices::slice::{Phases, VECTORS};

/// Layouts and moves, made when first needed. All of them together take some 30 MB.
#[derive(Debug)]
pub(crate) struct Tables {
    layouts: Layouts,
    moves: Vec<OnceLock<Moves>>,
}

impl Tables {
    pub(crate) fn new() -> Tables {
        Tables { layouts: Layouts::new(), moves: (0..VECTORS).map(|_| OnceLock::new()).collect() }
    }

    /// Those that everything in this process can share.
    pub(crate) fn shared() -> &'static Tables {
        static SHARED: OnceLock<Tables> = OnceLock::new();
        SHARED.get_or_init(Tables::new)
    }

    pub(crate) fn light(&self, phases: Phases) -> &Layout {
        self.layouts.get(Side::Light, phases)
    }

    pub(crate) fn dark(&self, phases: Phases) -> &Layout {
        self.layouts.get(Side::Dark, phases)
    }

    /// The moves in all slices with these phases of Dark.
    pub(crate) fn moves(&self, dark: Phases) -> &Moves {
        self.moves[dark.index()].get_or_init(|| Moves::new(&self.layouts, dark))
    }
}
