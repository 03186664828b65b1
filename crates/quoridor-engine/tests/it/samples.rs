//! Samples: what goes into a file comes out of it.

use crate::support::{random_game, random_move};
use game::{Game, Keys};
use proptest::prelude::*;
use quoridor_engine::net::moves;
use quoridor_engine::samples::{HEADER, Sample, SamplesError};
use quoridor_engine::{Score, Value};

fn samples(seed: u64) -> Vec<(quoridor::Position, quoridor::Move, Sample)> {
    let mut keys = Keys::new(seed);
    let game = random_game(&mut keys, 80);
    let results = [None, Some(Value::Loss), Some(Value::Draw), Some(Value::Win)];
    let running = game.positions().iter().filter(|position| position.outcome().is_none());
    running
        .enumerate()
        .map(|(ply, &position)| {
            let mv = random_move(&mut keys, &position);
            let score = Score::from_bits(keys.draw() as u16);
            let mut sample = Sample::new(&position, score, mv, keys.draw() as u32, ply as u16);
            sample.result = results[ply % 4];
            (position, mv, sample)
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn come_back_from_a_file(seed: u64) {
        let samples = samples(seed);
        let mut bytes = HEADER.to_vec();
        bytes.extend(samples.iter().flat_map(|(_, _, sample)| sample.to_bytes()));
        let read = Sample::all(&bytes).expect("a whole file");
        prop_assert_eq!(read.len(), samples.len());
        for ((position, mv, sample), read) in samples.iter().zip(read) {
            prop_assert_eq!(*sample, read);
            prop_assert_eq!(read.position(), Ok(*position));
            prop_assert_eq!(moves::from_number(position, read.mv.into()), Some(*mv));
        }
    }
}

#[test]
fn a_file_that_is_none_is_refused() {
    let sample = samples(1)[0].2;
    let whole = [&HEADER[..], &sample.to_bytes()].concat();
    assert_eq!(Sample::all(&whole), Ok(vec![sample]));
    assert_eq!(Sample::all(&HEADER), Ok(vec![]));
    assert_eq!(Sample::all(&whole[..whole.len() - 1]), Err(SamplesError::CutOff));
    assert_eq!(Sample::all(&whole[1..]), Err(SamplesError::Header));
    assert_eq!(Sample::all(&[]), Err(SamplesError::Header));
}
