/// A stream of random 64-bit keys, the same at every start, for hashing positions (`SplitMix64`).
///
/// ```
/// use game::Keys;
///
/// const KEYS: [u64; 2] = {
///     let mut keys = Keys::new(7);
///     [keys.draw(), keys.draw()]
/// };
/// assert_ne!(KEYS[0], KEYS[1]);
/// ```
#[derive(Clone, Debug)]
pub struct Keys(u64);

impl Keys {
    /// The stream that belongs to this seed.
    pub const fn new(seed: u64) -> Keys {
        Keys(seed)
    }

    /// The next key.
    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut key = self.0;
        key = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ (key >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        key ^ (key >> 31)
    }
}
