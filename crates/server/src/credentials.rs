//! Signed credentials: guest cookies, bot tokens, keys of seats and links.
//!
//! None of them is stored. Each is an HMAC-SHA-256 of its purpose, with a secret that is drawn once and kept in the
//! database.

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::protocol::SeatKey;
use play::{Actor, GameId, GameState, PlayerId, Seq};

/// The length of a truncated signature in bytes.
const SIGNATURE_LENGTH: usize = 16;

/// Signs and verifies credentials.
#[derive(Clone)]
pub struct Signer {
    mac: Hmac<Sha256>,
}

/// The purpose of a signature, part of what is signed.
#[derive(Clone, Copy)]
enum Purpose {
    Guest(PlayerId),
    Bot(PlayerId),
    Link(GameId),
    Seat(GameId, Seq),
}

/// An authenticated guest or bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Principal {
    /// The id of the guest or bot.
    pub player: PlayerId,
    /// Whether it is a bot.
    pub is_bot: bool,
}

impl Principal {
    /// The name of a guest or bot that has chosen none.
    pub fn default_name(self) -> String {
        // The last letters of the id tell the guests of a game apart.
        let letters = self.player.as_str().get(12..).unwrap_or_default();
        if self.is_bot { format!("Bot {letters}") } else { format!("Guest {letters}") }
    }

    /// The actor with this name.
    pub fn actor(self, name: String) -> Actor {
        Actor { player: self.player, name, is_bot: self.is_bot }
    }
}

impl Signer {
    /// A signer with this secret.
    #[expect(clippy::missing_panics_doc, clippy::expect_used, reason = "a key of any length will do")]
    pub fn new(secret: &[u8]) -> Signer {
        Signer { mac: Hmac::new_from_slice(secret).expect("a key of any length will do") }
    }

    /// The cookie of a guest.
    pub fn cookie(&self, guest: PlayerId) -> String {
        format!("{guest}.{}", self.sign(Purpose::Guest(guest)))
    }

    /// The token of a bot.
    pub fn token(&self, bot: PlayerId) -> String {
        format!("bot.{bot}.{}", self.sign(Purpose::Bot(bot)))
    }

    /// Verifies the cookie of a guest.
    pub fn read_cookie(&self, cookie: &str) -> Option<Principal> {
        let (id, signature) = cookie.split_once('.')?;
        let player = id.parse().ok()?;
        self.verify(Purpose::Guest(player), signature).then_some(Principal { player, is_bot: false })
    }

    /// Verifies the token of a bot.
    pub fn read_token(&self, token: &str) -> Option<Principal> {
        let (id, signature) = token.strip_prefix("bot.")?.split_once('.')?;
        let player = id.parse().ok()?;
        self.verify(Purpose::Bot(player), signature).then_some(Principal { player, is_bot: true })
    }

    /// The key of the secret link of a game and its rematches.
    pub fn link(&self, game: &GameState) -> String {
        self.sign(Purpose::Link(game.root()))
    }

    /// Verifies the key of a link.
    pub fn opens(&self, game: &GameState, link: &str) -> bool {
        self.verify(Purpose::Link(game.root()), link)
    }

    /// The keys of a player's seats.
    pub fn seat_keys(&self, game: &GameState, player: PlayerId) -> Vec<SeatKey> {
        let key = |seat: game::Seat| {
            let (_, taken) = game.seats().get(seat.index())?.occupant.as_ref()?;
            Some(SeatKey { seat, key: self.sign(Purpose::Seat(game.id(), *taken)) })
        };
        game.seats_of(player).iter().filter_map(key).collect()
    }

    /// Verifies the key of a seat and returns its occupant, and the event with which the seat was taken. A key is valid
    /// until the seat is left.
    pub fn read_seat_key(&self, game: &GameState, key: &str) -> Option<(Actor, Seq)> {
        let occupants = game.seats().iter().filter_map(|seat| seat.occupant.as_ref());
        let mut fitting = occupants.filter(|(_, taken)| self.verify(Purpose::Seat(game.id(), *taken), key));
        let (occupant, taken) = fitting.next()?;
        let is_bot = matches!(occupant, play::Occupant::Bot { .. });
        Some((Actor { player: occupant.player()?, name: occupant.name(), is_bot }, *taken))
    }

    fn sign(&self, purpose: Purpose) -> String {
        let hash = self.mac_of(purpose).finalize().into_bytes();
        HEXLOWER.encode(hash.get(..SIGNATURE_LENGTH).unwrap_or_default())
    }

    /// Verifies a signature in constant time.
    fn verify(&self, purpose: Purpose, signature: &str) -> bool {
        let Ok(bytes) = HEXLOWER.decode(signature.as_bytes()) else { return false };
        // A shorter one would be verified, too.
        bytes.len() == SIGNATURE_LENGTH && self.mac_of(purpose).verify_truncated_left(&bytes).is_ok()
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
        assert_eq!(signer.read_cookie(&cookie), Some(Principal { player: guest, is_bot: false }));
        assert_eq!(signer.read_token(&signer.token(guest)), Some(Principal { player: guest, is_bot: true }));

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
