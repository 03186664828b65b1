use crate::marks::Style;
use crate::raster::{Pixels, RenderError};
use crate::scene::Scene;

/// The size of the pictures that chats and networks show beside a link, in pixels.
pub const CARD_WIDTH: u32 = 1200;
/// The height of such a picture.
pub const CARD_HEIGHT: u32 = 630;

impl Scene {
    /// Renders the picture as a card for links: in the middle of a ground in the colour of its theme.
    pub fn card(&self, style: Style) -> Result<Pixels, RenderError> {
        self.render_on(CARD_WIDTH, CARD_HEIGHT, style.theme.colours().backdrop)
    }
}
