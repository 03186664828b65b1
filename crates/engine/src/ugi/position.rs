//! What stands on the board.

use game::{Game, Line, Notation, Seat, Setup};

/// `startpos` or `pos STRING`, then `[first S] [players N] [option NAME]… [moves …]`. Any legal moves will do: what the
/// rules call a draw doesn't end the game here.
pub(super) fn parse<G: Game>(words: &[&str]) -> Result<Line<G>, String> {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (start, moves) = words.split_at(split);
    let mut setup = Setup::default();
    match start {
        ["startpos", rest @ ..] => settle::<G>(&mut setup, rest)?,
        ["pos", rest @ ..] => {
            // No position string has one of these words in it.
            let says = |word: &&str| ["first", "players", "option"].contains(word);
            let split = rest.iter().position(says).unwrap_or(rest.len());
            setup.position = Some(rest[..split].join(" "));
            settle::<G>(&mut setup, &rest[split..])?;
        }
        _ => return Err("say: position startpos or position pos POSITION, then moves if any".into()),
    }
    let mut game = Line::unadjudicated(G::from_setup(&setup).map_err(|error| error.to_string())?);
    for text in moves.iter().skip(1) {
        game.play_text(text, Notation::Standard).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

/// Takes what is said about the start, two words at a time.
fn settle<G: Game>(setup: &mut Setup, words: &[&str]) -> Result<(), String> {
    for pair in words.chunks(2) {
        match *pair {
            ["first", name] => setup.first = Some(seat_named::<G>(name)?),
            ["players", number] => {
                let players = number
                    .parse()
                    .map_err(|_| format!("'players' is followed by a number, not '{number}'"))?;
                setup.players = Some(players);
            }
            ["option", name] => setup.options.push(name.into()),
            _ => return Err(format!("can't understand '{}' here", pair.join(" "))),
        }
    }
    Ok(())
}

/// By its letter where the game has letters, or by its number.
fn seat_named<G: Game>(name: &str) -> Result<Seat, String> {
    let named = Seat::all(Seat::MAX).find(|&seat| seat.to_string() == name);
    // A game with letters has names for two seats, so only those are asked for.
    let lettered = Seat::all(2).find(|&seat| G::seat_name(seat) == name);
    named.or(lettered).ok_or_else(|| format!("no seat '{name}'"))
}
