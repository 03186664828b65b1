//! The net that is part of the program.

use crate::support::random_game;
use engine::net_file::NetError;
use game::{Game, Keys};
use proptest::prelude::*;
use squadro::Lane;
use squadro_engine::bench::held_out;
use squadro_engine::net::Net;
use squadro_engine::{Evaluation, Score, Value};

#[test]
fn is_whole_and_small() {
    let bytes = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/squadro.net")).expect("it is there");
    assert!(bytes.len() <= 1_000_000, "{} bytes", bytes.len());
    let net = Net::from_bytes(&bytes).expect("it can be read");
    assert_eq!(&net, Net::shared());
    assert_eq!(net.to_bytes(), bytes);
}

#[test]
fn tells_who_wins() {
    let net = Net::shared();
    let (mut right, mut all) = (0_u32, 0_u32);
    for sample in held_out() {
        let position = sample.position().expect("held-out positions are positions");
        // The positions after the moves: won and lost ones, with both players to move.
        for lane in Lane::ALL {
            let won = match sample.move_value(lane) {
                Some(Value::Win) => true,
                Some(Value::Loss) => false,
                _ => continue,
            };
            let mut after = position;
            after.play(squadro::Move::new(position.turn(), lane)).expect("moves with a value are legal");
            if after.outcome().is_none() {
                all += 1;
                right += u32::from((net.evaluate(&net.refresh(&after), &after) < Score::EVEN) == won);
            }
        }
    }
    let share = f64::from(right) / f64::from(all);
    // These positions are the doubtful ones; of those from all over the game it tells more.
    assert!(share > 0.85, "{share} of {all}");
}

#[test]
fn a_damaged_file_is_refused() {
    let good = Net::shared().to_bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] ^= byte;
        Net::from_bytes(&bytes)
    };
    assert_eq!(with(0, 1).err(), Some(NetError::Magic("Squadro")));
    assert_eq!(with(7, 3).err(), Some(NetError::Magic("Squadro")));
    assert_eq!(with(12, 1).err(), Some(NetError::Dimensions));
    assert_eq!(with(5_000, 1).err(), Some(NetError::Checksum));
    assert_eq!(Net::from_bytes(&good[..good.len() - 1]).err(), Some(NetError::Length));
    assert_eq!(Net::from_bytes(&[&good[..], &[0]].concat()).err(), Some(NetError::Length));
    assert_eq!(Net::from_bytes(&[]).err(), Some(NetError::Length));
}

proptest! {
    #[test]
    fn a_sum_kept_up_along_a_game_is_the_sum_from_scratch(seed: u64) {
        let net = Net::shared();
        let game = random_game(&mut Keys::new(seed), 300);
        let mut state = net.refresh(game.start());
        for pair in game.positions().windows(2) {
            let mut next = state;
            net.update(&state, &mut next, &pair[0], &pair[1]);
            prop_assert_eq!(next, net.refresh(&pair[1]));
            state = next;
        }
    }
}
