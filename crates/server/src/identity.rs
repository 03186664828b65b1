//! Who somebody is, and what lets them in: everything that is signed.
//!
//! Nothing in here is stored. A guest's cookie, a bot's token, the key of a seat and the key of a link are all a
//! keyed hash (HMAC-SHA-256) of what they stand for, with one secret that is drawn once and kept in the database.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::protocol::SeatKey;
use play::{Actor, GameId, GameState, PlayerId, Seq};

/// How many bytes of a hash are kept: 128 bits can't be guessed.
const KEPT: usize = 16;
const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// What signs.
#[derive(Clone)]
pub struct Signer {
    mac: Hmac<Sha256>,
}

/// What a signature is for. No signature for one thing is good for another.
#[derive(Clone, Copy)]
enum Purpose {
    Guest(PlayerId),
    Bot(PlayerId),
    Link(GameId),
    Seat(GameId, Seq),
}

/// Somebody whose signature was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The guest or bot.
    pub player: PlayerId,
    /// Whether it is a program.
    pub is_bot: bool,
}

impl Identity {
    /// The name of somebody who has chosen none.
    pub fn nameless(self) -> String {
        // The last letters of the id, so that two guests at one table can be told apart.
        let letters = &self.player.as_str()[12..];
        if self.is_bot { format!("Bot {letters}") } else { format!("Guest {letters}") }
    }

    /// The same with a name.
    pub fn actor(self, name: String) -> Actor {
        Actor { player: self.player, name, is_bot: self.is_bot }
    }
}

impl Signer {
    /// Signs with this secret.
    #[expect(clippy::missing_panics_doc, reason = "a key of any length will do")]
    pub fn new(secret: &[u8]) -> Signer {
        Signer { mac: Hmac::new_from_slice(secret).expect("a key of any length will do") }
    }

    /// What a guest's cookie says.
    pub fn cookie(&self, guest: PlayerId) -> String {
        format!("{guest}.{}", self.sign(Purpose::Guest(guest)))
    }

    /// What a bot shows to be let in.
    pub fn token(&self, bot: PlayerId) -> String {
        format!("bot.{bot}.{}", self.sign(Purpose::Bot(bot)))
    }

    /// The guest whose cookie this is.
    pub fn read_cookie(&self, cookie: &str) -> Option<Identity> {
        let (id, signature) = cookie.split_once('.')?;
        let player = id.parse().ok()?;
        self.verify(Purpose::Guest(player), signature).then_some(Identity { player, is_bot: false })
    }

    /// The bot whose token this is.
    pub fn read_token(&self, token: &str) -> Option<Identity> {
        let (id, signature) = token.strip_prefix("bot.")?.split_once('.')?;
        let player = id.parse().ok()?;
        self.verify(Purpose::Bot(player), signature).then_some(Identity { player, is_bot: true })
    }

    /// The key of a game's secret link. Rematches have the same.
    pub fn link(&self, game: &GameState) -> String {
        self.sign(Purpose::Link(game.root()))
    }

    /// Whether this is the key of a game's link.
    pub fn opens(&self, game: &GameState, link: &str) -> bool {
        self.verify(Purpose::Link(game.root()), link)
    }

    /// The keys of a player's seats.
    pub fn seat_keys(&self, game: &GameState, player: PlayerId) -> Vec<SeatKey> {
        let key = |seat: game::Seat| {
            let (_, taken) = game.chairs()[seat.index()].sitter.as_ref()?;
            Some(SeatKey { seat, key: self.sign(Purpose::Seat(game.id(), *taken)) })
        };
        game.seats_of(player).iter().filter_map(key).collect()
    }

    /// Who sits at the seat that this is the key of. A key is good for one sitting only.
    pub fn read_seat_key(&self, game: &GameState, key: &str) -> Option<Actor> {
        let sitters = game.chairs().iter().filter_map(|chair| chair.sitter.as_ref());
        let mut fitting = sitters.filter(|(_, taken)| self.verify(Purpose::Seat(game.id(), *taken), key));
        let (sitter, _) = fitting.next()?;
        let is_bot = matches!(sitter, play::Sitter::Bot { .. });
        Some(Actor { player: sitter.player()?, name: sitter.name(), is_bot })
    }

    fn sign(&self, purpose: Purpose) -> String {
        let hash = self.mac_of(purpose).finalize().into_bytes();
        let digits = |byte: &u8| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
        hash[..KEPT].iter().flat_map(digits).map(char::from).collect()
    }

    /// In a time that doesn't depend on where a wrong signature goes wrong.
    fn verify(&self, purpose: Purpose, signature: &str) -> bool {
        let mut bytes = [0; KEPT];
        if signature.len() != 2 * KEPT || !signature.bytes().all(|byte| DIGITS.contains(&byte)) {
            return false;
        }
        for (byte, digits) in bytes.iter_mut().zip(signature.as_bytes().chunks_exact(2)) {
            let digits = std::str::from_utf8(digits).unwrap_or_default();
            let Ok(value) = u8::from_str_radix(digits, 16) else { return false };
            *byte = value;
        }
        self.mac_of(purpose).verify_truncated_left(&bytes).is_ok()
    }

    fn mac_of(&self, purpose: Purpose) -> Hmac<Sha256> {
        let text = match purpose {
            Purpose::Guest(player) => format!("guest {player}"),
            Purpose::Bot(player) => format!("bot {player}"),
            Purpose::Link(game) => format!("link {game}"),
            Purpose::Seat(game, taken) => format!("seat {game} {taken}"),
        };
        self.mac.clone().chain_update(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str) -> PlayerId {
        name.parse().expect("an id")
    }

    #[test]
    fn what_was_signed_is_known_again_and_nothing_else() {
        let signer = Signer::new(b"one secret");
        let guest = player("aaaaaaaaaaaaaaaa");
        let cookie = signer.cookie(guest);
        assert_eq!(signer.read_cookie(&cookie), Some(Identity { player: guest, is_bot: false }));
        assert_eq!(signer.read_token(&signer.token(guest)), Some(Identity { player: guest, is_bot: true }));

        let signature = cookie.split_once('.').expect("a dot").1;
        for forged in [
            String::new(),
            guest.to_string(),
            format!("{guest}."),
            format!("bbbbbbbbbbbbbbbb.{signature}"),
            format!("{guest}.{}", "0".repeat(32)),
            format!("{guest}.{}", &signature[..30]),
            format!("{guest}.{signature}00"),
            format!("{guest}.{}", signature.to_uppercase()),
            Signer::new(b"another secret").cookie(guest),
            signer.token(guest),
        ] {
            assert_eq!(signer.read_cookie(&forged), None, "{forged}");
        }
        assert_eq!(signer.read_token(&cookie), None);
        assert_eq!(signer.read_token(&format!("bot.{cookie}")), None, "a guest's signature makes no bot");
    }

    #[test]
    fn every_changed_letter_breaks_a_signature() {
        let signer = Signer::new(b"one secret");
        let cookie = signer.cookie(player("aaaaaaaaaaaaaaaa"));
        for index in 0..cookie.len() {
            let mut letters = cookie.clone().into_bytes();
            letters[index] = if letters[index] == b'b' { b'c' } else { b'b' };
            let changed = String::from_utf8(letters).expect("ASCII");
            assert_eq!(signer.read_cookie(&changed), None, "{changed}");
        }
    }
}
