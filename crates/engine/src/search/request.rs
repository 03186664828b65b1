use game::{Game, Line};

use crate::Limits;

/// What an engine is asked to search.
#[derive(Debug)]
pub struct SearchRequest<'a, G: Game, C> {
    /// The game; the search begins where it stands.
    pub game: &'a Line<G>,
    /// When the search has to end.
    pub limits: Limits,
    /// Tells the time, and when to stop.
    pub clock: &'a C,
}

impl<G: Game, C> Clone for SearchRequest<'_, G, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, C> Copy for SearchRequest<'_, G, C> {}
