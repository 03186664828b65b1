/// The formats of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Tags in brackets, then the moves: [`Record::from_text`](super::Record::from_text).
    Text,
    /// JSON, with the feature `serde`: `Record::from_json`.
    Json,
    /// Nothing but moves: [`Record::from_moves`](super::Record::from_moves).
    Moves,
}

impl Format {
    /// The only format that a text could be in, by its first character that isn't blank: `[` begins a tag,
    /// `{` a JSON object, and anything else a move.
    ///
    /// ```
    /// use game::record::Format;
    ///
    /// assert_eq!(Format::detect("[Game \"Squadro\"]"), Format::Text);
    /// assert_eq!(Format::detect("{\"game\":\"Squadro\"}"), Format::Json);
    /// assert_eq!(Format::detect("y3r1y3"), Format::Moves);
    /// ```
    pub fn detect(text: &str) -> Format {
        match super::scan::skip_byte_order_mark(text).trim_start().bytes().next() {
            Some(b'[') => Format::Text,
            Some(b'{') => Format::Json,
            _ => Format::Moves,
        }
    }
}
