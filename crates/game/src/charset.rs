/// The characters a board is drawn with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Charset {
    /// Lines and symbols of Unicode.
    #[default]
    Unicode,
    /// Nothing but ASCII.
    Ascii,
}
