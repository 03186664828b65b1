//! The net: its arithmetic against the slow way, its symmetries, its file.

use std::collections::HashSet;

use crate::support::nets::{
    ask, mirror_image, mirror_move, random_net, slow_rating, slow_value, turned, turned_move,
};
use crate::support::{random_game, with_fences_left};
use engine::net_file::NetError;
use game::{Game, Keys, Step};
use proptest::prelude::*;
use quoridor_engine::net::inputs::{BOARD, mirrored};
use quoridor_engine::net::moves;
use quoridor_engine::{Endgame, Evaluation, Net, Paths, Value};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn values_and_ratings_are_those_of_the_slow_way(seed: u64, hundredths in 1..=100) {
        let net = random_net(seed, hundredths);
        let game = random_game(&mut Keys::new(seed), 70);
        for position in game.positions().iter().filter(|position| position.outcome().is_none()).step_by(5) {
            let (value, ratings) = ask(&net, position);
            prop_assert_eq!(value, slow_value(&net, position));
            for (mv, rating) in ratings.into_iter().step_by(7) {
                prop_assert_eq!(rating, slow_rating(&net, position, mv), "{}", mv);
            }
        }
    }

    #[test]
    fn an_accumulator_kept_up_along_a_game_is_the_one_from_scratch(seed: u64) {
        let net = random_net(seed, 100);
        let game = random_game(&mut Keys::new(seed), 120);
        let mut accumulator = net.refresh(game.start());
        for (at, (pair, step)) in game.positions().windows(2).zip(game.steps()).enumerate() {
            let &Step::Move(mv) = step else { unreachable!("nobody retires") };
            let paths = Paths::of(&pair[1]);
            let mut next = accumulator.clone();
            net.update(&accumulator, &pair[0], mv, &mut next);
            let (mut kept_up, mut afresh) = (next.clone(), net.refresh(&pair[1]));
            prop_assert_eq!(
                net.value(&mut kept_up, &pair[1], &paths),
                net.value(&mut afresh, &pair[1], &paths)
            );
            prop_assert_eq!(&kept_up, &afresh);
            // Not every position on the way was judged.
            accumulator = if at % 3 == 0 { next } else { kept_up };
        }
    }

    #[test]
    fn mirrored_and_turned_positions_are_judged_the_same(seed: u64) {
        let net = random_net(seed, 30);
        let game = random_game(&mut Keys::new(seed), 70);
        for position in game.positions().iter().filter(|position| position.outcome().is_none()) {
            let (value, ratings) = ask(&net, position);
            for (image, image_of) in
                [(mirror_image(position), mirror_move as fn(_) -> _), (turned(position), turned_move)]
            {
                let (image_value, image_ratings) = ask(&net, &image);
                prop_assert_eq!(value, image_value);
                for &(mv, rating) in &ratings {
                    prop_assert!(image_ratings.contains(&(image_of(mv), rating)), "{}", mv);
                }
            }
        }
    }

    #[test]
    fn moves_have_numbers_of_their_own(seed: u64) {
        let game = random_game(&mut Keys::new(seed), 100);
        for position in game.positions() {
            let legal = position.legal_moves();
            let numbers: HashSet<usize> = legal.iter().map(|&mv| moves::number(position, mv)).collect();
            prop_assert_eq!(numbers.len(), legal.len());
            prop_assert!(numbers.iter().all(|&number| number < moves::MOVES));
            let image = mirror_image(position);
            for &mv in &legal {
                let number = moves::number(position, mv);
                prop_assert_eq!(moves::from_number(position, number), Some(mv));
                prop_assert_eq!(moves::mirrored(number), moves::number(&image, mirror_move(mv)));
            }
        }
    }
}

#[test]
fn mirroring_twice_changes_nothing() {
    assert!((0..BOARD).all(|input| mirrored(mirrored(input)) == input));
    assert!((0..moves::MOVES).all(|number| moves::mirrored(moves::mirrored(number)) == number));
}

#[test]
fn a_damaged_file_is_refused() {
    let net = random_net(1, 100);
    let good = net.to_bytes();
    assert_eq!(Net::from_bytes(&good).expect("it is whole").weights(), net.weights());
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] ^= byte;
        Net::from_bytes(&bytes).map(|_| ())
    };
    assert_eq!(with(0, 1), Err(NetError::Magic("Quoridor")));
    assert_eq!(with(7, 3), Err(NetError::Magic("Quoridor")));
    assert_eq!(with(12, 1), Err(NetError::Dimensions));
    assert_eq!(with(5_000, 1), Err(NetError::Checksum));
    assert_eq!(with(good.len() - 1, 1), Err(NetError::Checksum));
    assert_eq!(Net::from_bytes(&good[..good.len() - 1]).map(|_| ()), Err(NetError::Length));
    assert_eq!(Net::from_bytes(&[&good[..], &[0]].concat()).map(|_| ()), Err(NetError::Length));
    assert_eq!(Net::from_bytes(&[]).map(|_| ()), Err(NetError::Length));
}

#[test]
fn the_net_of_the_program_is_whole_and_small() {
    let bytes =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/quoridor.net")).expect("it is there");
    assert!(bytes.len() <= 600_000, "{} bytes", bytes.len());
    let net = Net::from_bytes(&bytes).expect("it can be read");
    assert_eq!(net.weights(), Net::shared().weights());
    assert_eq!(net.to_bytes(), bytes);
}

#[test]
fn the_net_of_the_program_knows_who_wins_clear_races() {
    let net = Net::shared();
    let mut keys = Keys::new(11);
    let (mut right, mut all) = (0_u32, 0_u32);
    for _ in 0..30 {
        let game = random_game(&mut keys, 60);
        for position in game.positions().iter().filter(|position| position.outcome().is_none()).step_by(6) {
            let bare = with_fences_left(position, [0, 0]);
            let truth = Endgame::solve(&bare).and_then(|endgame| endgame.get(&bare));
            let won = match truth.map(|truth| truth.value) {
                Some(Value::Win) => true,
                Some(Value::Loss) => false,
                _ => continue,
            };
            // A jump gains a step: closer races are for looking ahead to tell.
            let paths = Paths::of(&bare);
            let [own, other] = [bare.turn(), bare.turn().other()].map(|seat| paths.distance[seat.index()]);
            if own == other || own == other + 1 {
                continue;
            }
            all += 1;
            right += u32::from((ask(net, &bare).0 > 0) == won);
        }
    }
    assert!(all > 100, "{all}");
    let share = f64::from(right) / f64::from(all);
    assert!(share > 0.97, "{share} of {all}");
}
