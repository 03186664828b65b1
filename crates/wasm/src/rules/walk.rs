use game::Game;

/// Plays random games from this position and hashes everything the rules say: the moves and their order, the positions
/// and who won. Returns the hash in hexadecimal; two implementations of the rules that differ anywhere differ here.
pub(crate) fn signature<G: Game>(start: &G, seed: u64, games: u32) -> String {
    // A game of random moves can go in circles for long.
    const LONGEST: usize = 400;
    let mut random = Random(seed);
    let mut signature = 0_u64;
    let mut mix =
        |value: u64| signature = (signature ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    for _ in 0..games {
        let mut position = start.clone();
        for _ in 0..LONGEST {
            let moves = position.legal_moves();
            let moves = moves.as_ref();
            mix(moves.len() as u64);
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            position.play_unchecked(mv);
            mix(position.hash());
        }
        mix(position.outcome().and_then(game::Outcome::winner).map_or(0, |seat| seat.number() as u64));
    }
    format!("{signature:016x}")
}

/// `SplitMix64`: small, and the same everywhere.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
    }
}
