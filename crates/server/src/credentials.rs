//! Signed credentials: guest cookies, bot tokens, keys of seats and links.
//!
//! None of them is stored. Each is an HMAC-SHA-256 of its purpose, with a key that is kept in the database. The newest
//! key signs; older ones are accepted until they expire, unless the player or the game was revoked since.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::protocol::SeatKey;
use crate::store::{Key, Keys};
use play::{Actor, GameId, GameState, PlayerId, Seq};

/// The length of a truncated signature in bytes.
const SIGNATURE_LENGTH: usize = 16;

/// Signs and verifies credentials. Clones share their keys.
#[derive(Clone)]
pub struct Signer {
    keyring: Arc<RwLock<Arc<Keyring>>>,
}

/// The valid keys.
struct Keyring {
    /// The newest one, which signs.
    newest: Hmac<Sha256>,
    /// All of them with their numbers, the newest first.
    keys: Vec<(i64, Hmac<Sha256>)>,
    /// Players and games with the first key that is valid for them.
    revoked: HashMap<String, i64>,
    /// How often the keys have changed.
    generation: u64,
}

impl Keyring {
    /// The keys that are valid at this time, in milliseconds since 1970; `None` if there are none.
    fn new(keys: &Keys, wall: i64) -> Option<Keyring> {
        let valid = keys.keys.iter().rev().filter(|key| key.expires.is_none_or(|end| wall < end));
        let mac = |key: &Key| Some((key.id, Hmac::new_from_slice(&key.secret).ok()?));
        let valid: Vec<_> = valid.filter_map(mac).collect();
        let revoked = keys.revoked.iter().cloned().collect();
        let (_, newest) = valid.first()?.clone();
        Some(Keyring { newest, keys: valid, revoked, generation: 0 })
    }

    /// Whether the same signatures are valid.
    fn is_same(&self, other: &Keyring) -> bool {
        self.keys.iter().map(|(id, _)| id).eq(other.keys.iter().map(|(id, _)| id))
            && self.revoked == other.revoked
    }

    /// The keys that are valid for this purpose.
    fn keys_for(&self, purpose: Purpose) -> impl Iterator<Item = &(i64, Hmac<Sha256>)> {
        let first = self.revoked.get(purpose.subject()).copied().unwrap_or(i64::MIN);
        self.keys.iter().filter(move |(id, _)| *id >= first)
    }
}

/// A signature that was shown, and what for. It can be verified again once keys have changed.
#[derive(Clone)]
pub(crate) struct Proof {
    purpose: Purpose,
    signature: String,
}

impl std::fmt::Debug for Proof {
    /// Leaves the signature out.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "proof of {:?}", self.purpose)
    }
}

impl Proof {
    /// What is in the cookie of a guest.
    pub(crate) fn of_cookie(cookie: &str) -> Option<(Principal, Proof)> {
        let (id, rest) = cookie.split_once('.')?;
        let player = id.parse().ok()?;
        let (day, signature) = match rest.split_once('.') {
            // There is one way to write a day.
            Some((day, signature)) => {
                (Some(day.parse().ok().filter(|read: &i64| read.to_string() == day)?), signature)
            }
            None => (None, rest),
        };
        let proof = Proof { purpose: Purpose::Guest(player, day), signature: signature.into() };
        Some((Principal { player, is_bot: false }, proof))
    }

    /// What is in the token of a bot.
    pub(crate) fn of_token(token: &str) -> Option<(Principal, Proof)> {
        let (id, signature) = token.strip_prefix("bot.")?.split_once('.')?;
        let player = id.parse().ok()?;
        let proof = Proof { purpose: Purpose::Bot(player), signature: signature.into() };
        Some((Principal { player, is_bot: true }, proof))
    }

    /// The key of the link of a game.
    pub(crate) fn of_link(game: &GameState, link: &str) -> Proof {
        Proof { purpose: Purpose::Link(game.root()), signature: link.into() }
    }

    /// The key of a seat that was taken with this event.
    pub(crate) fn of_seat(game: GameId, taken: Seq, key: &str) -> Proof {
        Proof { purpose: Purpose::Seat(game, taken), signature: key.into() }
    }
}

/// The purpose of a signature, part of what is signed.
#[derive(Clone, Copy, Debug)]
enum Purpose {
    /// A guest, and the day of the cookie: the days since 1970. Cookies of earlier versions have none.
    Guest(PlayerId, Option<i64>),
    Bot(PlayerId),
    Link(GameId),
    Seat(GameId, Seq),
}

impl Purpose {
    /// The player or game whose credentials can be revoked.
    fn subject(&self) -> &str {
        match self {
            Purpose::Guest(player, _) | Purpose::Bot(player) => player.as_str(),
            Purpose::Link(game) | Purpose::Seat(game, _) => game.as_str(),
        }
    }
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
    /// A signer with the keys that are valid at this time, in milliseconds since 1970; `None` if there are none.
    pub fn new(keys: &Keys, wall: i64) -> Option<Signer> {
        let keyring = Keyring::new(keys, wall)?;
        Some(Signer { keyring: Arc::new(RwLock::new(Arc::new(keyring))) })
    }

    /// A signer with one key that doesn't expire.
    #[expect(clippy::missing_panics_doc, clippy::expect_used, reason = "there is a key")]
    pub fn with_secret(secret: &[u8]) -> Signer {
        let key = Key { id: 1, secret: secret.into(), created: 0, expires: None };
        Signer::new(&Keys { keys: vec![key], revoked: Vec::new() }, 0).expect("there is a key")
    }

    /// Replaces the keys. Without a valid one, those before are kept.
    pub fn replace(&self, keys: &Keys, wall: i64) {
        let Some(mut keyring) = Keyring::new(keys, wall) else { return };
        let before = self.keyring();
        if !before.is_same(&keyring) {
            keyring.generation = before.generation + 1;
            *self.keyring.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(keyring);
        }
    }

    /// How often the keys have changed. As long as it is the same, so is what was verified.
    pub(crate) fn generation(&self) -> u64 {
        self.keyring().generation
    }

    /// Whether a signature is valid.
    pub(crate) fn holds(&self, proof: &Proof) -> bool {
        self.verify(proof.purpose, &proof.signature)
    }

    fn keyring(&self) -> Arc<Keyring> {
        Arc::clone(&self.keyring.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The cookie of a guest that is set on this day, in days since 1970.
    pub fn cookie(&self, guest: PlayerId, day: i64) -> String {
        format!("{guest}.{day}.{}", self.sign(Purpose::Guest(guest, Some(day))))
    }

    /// The token of a bot.
    pub fn token(&self, bot: PlayerId) -> String {
        format!("bot.{bot}.{}", self.sign(Purpose::Bot(bot)))
    }

    /// Verifies the cookie of a guest.
    pub fn read_cookie(&self, cookie: &str) -> Option<Principal> {
        Proof::of_cookie(cookie).filter(|(_, proof)| self.holds(proof)).map(|(principal, _)| principal)
    }

    /// Verifies the token of a bot.
    pub fn read_token(&self, token: &str) -> Option<Principal> {
        Proof::of_token(token).filter(|(_, proof)| self.holds(proof)).map(|(principal, _)| principal)
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
        let keyring = self.keyring();
        let hash = message(&keyring.newest, purpose).finalize().into_bytes();
        HEXLOWER.encode(hash.get(..SIGNATURE_LENGTH).unwrap_or_default())
    }

    /// Verifies a signature in constant time.
    fn verify(&self, purpose: Purpose, signature: &str) -> bool {
        let Ok(bytes) = HEXLOWER.decode(signature.as_bytes()) else { return false };
        let keyring = self.keyring();
        let fits = |mac: &Hmac<Sha256>| message(mac, purpose).verify_truncated_left(&bytes).is_ok();
        // A shorter one would be verified, too.
        bytes.len() == SIGNATURE_LENGTH && keyring.keys_for(purpose).any(|(_, mac)| fits(mac))
    }
}

/// The authentication code of a purpose, before it is finalized.
fn message(mac: &Hmac<Sha256>, purpose: Purpose) -> Hmac<Sha256> {
    let text = match purpose {
        Purpose::Guest(player, None) => format!("guest {player}"),
        Purpose::Guest(player, Some(day)) => format!("guest {player} {day}"),
        Purpose::Bot(player) => format!("bot {player}"),
        Purpose::Link(game) => format!("link {game}"),
        Purpose::Seat(game, taken) => format!("seat {game} {taken}"),
    };
    mac.clone().chain_update(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 20_000;

    fn player(name: &str) -> PlayerId {
        name.parse().expect("an id")
    }

    #[test]
    fn what_was_signed_is_known_again_and_nothing_else() {
        let signer = Signer::with_secret(b"one secret");
        let guest = player("aaaaaaaaaaaaaaaa");
        let cookie = signer.cookie(guest, DAY);
        assert_eq!(signer.read_cookie(&cookie), Some(Principal { player: guest, is_bot: false }));
        assert_eq!(signer.read_token(&signer.token(guest)), Some(Principal { player: guest, is_bot: true }));

        let signature = cookie.rsplit_once('.').expect("a dot").1;
        let without_day = format!("{guest}.{}", signer.sign(Purpose::Guest(guest, None)));
        assert_eq!(
            signer.read_cookie(&without_day),
            signer.read_cookie(&cookie),
            "as earlier versions set it"
        );
        for forged in [
            String::new(),
            guest.to_string(),
            format!("{guest}."),
            format!("{guest}.."),
            format!("{guest}.{signature}"),
            format!("{without_day}.{DAY}"),
            format!("bbbbbbbbbbbbbbbb.{DAY}.{signature}"),
            format!("{guest}.{}.{signature}", DAY + 1),
            format!("{guest}.+{DAY}.{signature}"),
            format!("{guest}.0{DAY}.{signature}"),
            format!("{guest}.{DAY}.{}", "0".repeat(32)),
            format!("{guest}.{DAY}.{}", &signature[..30]),
            format!("{guest}.{DAY}.{signature}00"),
            format!("{guest}.{DAY}.{}", signature.to_uppercase()),
            Signer::with_secret(b"another secret").cookie(guest, DAY),
            signer.token(guest),
        ] {
            assert_eq!(signer.read_cookie(&forged), None, "{forged}");
        }
        assert_eq!(signer.read_token(&cookie), None);
        assert_eq!(signer.read_token(&format!("bot.{cookie}")), None, "a guest's signature makes no bot");
    }

    #[test]
    fn every_changed_letter_breaks_a_signature() {
        let signer = Signer::with_secret(b"one secret");
        let cookie = signer.cookie(player("aaaaaaaaaaaaaaaa"), DAY);
        for index in 0..cookie.len() {
            let mut letters = cookie.clone().into_bytes();
            letters[index] = if letters[index] == b'b' { b'c' } else { b'b' };
            let changed = String::from_utf8(letters).expect("ASCII");
            assert_eq!(signer.read_cookie(&changed), None, "{changed}");
        }
    }

    fn key(id: i64, expires: Option<i64>) -> Key {
        Key { id, secret: format!("secret {id}").into(), created: 0, expires }
    }

    #[test]
    fn the_newest_key_signs_and_older_ones_count_until_they_expire_or_are_revoked() {
        let guest = player("aaaaaaaaaaaaaaaa");
        let keys = |keys: &[Key], revoked: &[(&str, i64)]| Keys {
            keys: keys.to_vec(),
            revoked: revoked.iter().map(|&(subject, first)| (subject.into(), first)).collect(),
        };
        let signer = Signer::new(&keys(&[key(1, None)], &[]), 0).expect("a key");
        let old = signer.cookie(guest, DAY);
        let rotated = [key(1, Some(100)), key(2, None)];
        signer.replace(&keys(&rotated, &[]), 99);
        let new = signer.cookie(guest, DAY);
        assert_ne!(old, new);
        assert!(signer.read_cookie(&old).is_some() && signer.read_cookie(&new).is_some());

        signer.replace(&keys(&rotated, &[("aaaaaaaaaaaaaaaa", 2)]), 99);
        assert!(signer.read_cookie(&old).is_none() && signer.read_cookie(&new).is_some());
        let other = Signer::with_secret(b"secret 1").cookie(player("bbbbbbbbbbbbbbbb"), DAY);
        assert!(signer.read_cookie(&other).is_some(), "nobody else is revoked");

        signer.replace(&keys(&rotated, &[]), 100);
        assert!(signer.read_cookie(&old).is_none() && signer.read_cookie(&new).is_some());
        signer.replace(&Keys::default(), 100);
        assert!(signer.read_cookie(&new).is_some(), "without a key those before are kept");
    }
}
