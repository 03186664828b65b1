/// Cuts a game as the designer writes it down, `y3r1y3…` with or without blanks, into its moves.
///
/// Cuts are made at blanks and before every letter; whether a piece is a move is for
/// [`Game::parse_move`](game::Game::parse_move) to say, with
/// [`Notation::Designer`](game::Notation::Designer).
///
/// ```
/// use squadro::split_designer;
///
/// assert_eq!(split_designer("y3r1 y3\nr5").collect::<Vec<_>>(), ["y3", "r1", "y3", "r5"]);
/// assert_eq!(split_designer("y3r17yy2").collect::<Vec<_>>(), ["y3", "r17", "y", "y2"]);
/// ```
pub fn split_designer(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace().flat_map(|written_together| {
        let mut rest = written_together;
        core::iter::from_fn(move || {
            let next_letter = rest.char_indices().skip(1).find(|(_, character)| character.is_alphabetic());
            let (token, behind) = rest.split_at(next_letter.map_or(rest.len(), |(at, _)| at));
            rest = behind;
            (!token.is_empty()).then_some(token)
        })
    })
}
