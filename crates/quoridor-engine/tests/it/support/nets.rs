//! Nets of random numbers, and the slow way to ask one.

use game::{Game, Keys};
use quoridor::{Fence, Move, Position, Square};
use quoridor_engine::net::inputs::{BOARD, HEADS, SUMMARY, Summary, View};
use quoridor_engine::net::moves::{KINDS, Kinds, MOVES, mirrored, number};
use quoridor_engine::net::policy::{
    COARSE, MOVE_LIMIT, MOVE_ONE, NARROW, NARROW_LIMIT, NARROW_ONE, Policy, UNIT_CEILING, UNIT_ONE,
};
use quoridor_engine::net::{
    BASE, CEILING, Half, Head, Net, OUT_LIMIT, OUT_ONE, ROW_LIMIT, SECOND_CEILING, SECOND_ONE, SQUARE_ONE,
    VALUE_LIMIT, VALUE_ONE, Weights,
};
use quoridor_engine::{Detours, Evaluation, Paths, Ratings};

/// A net whose numbers are anywhere within so many hundredths of their limits.
pub(crate) fn random_net(seed: u64, hundredths: i32) -> Net {
    let mut keys = Keys::new(seed);
    let mut within = |limit: i32| {
        let limit = i64::from(limit) * i64::from(hundredths) / 100;
        ((keys.draw() % (2 * limit as u64 + 1)) as i64 - limit) as i32
    };
    let mut half = |limit: i32| Half(core::array::from_fn(|_| within(limit) as i16));
    let board = (0..BOARD).map(|_| half(ROW_LIMIT)).collect();
    let summary = (0..SUMMARY).map(|_| half(ROW_LIMIT)).collect();
    let bias = half(ROW_LIMIT);
    let heads = (0..HEADS).map(|_| Head {
        weights: core::array::from_fn(|_| half(VALUE_LIMIT)),
        bias: core::array::from_fn(|at| i32::from(half(VALUE_LIMIT).0[at]) * SQUARE_ONE),
        out: core::array::from_fn(|at| half(OUT_LIMIT).0[at]),
        direct: half(VALUE_LIMIT),
        out_bias: i32::from(half(VALUE_LIMIT).0[0]) * SQUARE_ONE,
    });
    let heads = heads.collect();
    let narrow = core::array::from_fn(|_| [half(NARROW_LIMIT), half(NARROW_LIMIT)]);
    let narrow_bias = core::array::from_fn(|at| i32::from(half(NARROW_LIMIT).0[at]) * SQUARE_ONE);
    let mut weights = || core::array::from_fn(|at| half(MOVE_LIMIT).0[at]);
    let moves: Vec<[i16; NARROW]> = (0..MOVES).map(|_| weights()).collect();
    let kinds = core::array::from_fn(|_| weights());
    let mut move_bias = [0; MOVES];
    for mv in 0..MOVES {
        move_bias[mv] = i32::from(half(MOVE_LIMIT).0[0]) * UNIT_ONE;
        move_bias[mirrored(mv)] = move_bias[mv];
    }
    let kind_bias: [i32; KINDS] = core::array::from_fn(|_| i32::from(half(MOVE_LIMIT).0[0]) * UNIT_ONE);
    let policy = Policy::new(narrow, narrow_bias, &moves, kinds, move_bias, kind_bias);
    Net::new(Weights { board, summary, bias, heads, policy })
}

/// The value of a position as the description of the net says, number by number.
pub(crate) fn slow_value(net: &Net, position: &Position) -> i32 {
    let summary = summary(position);
    let head = &net.weights().heads[summary.head()];
    let (straight, mirror) = slow_first(net, position);
    let both: Vec<i64> = straight.iter().zip(&mirror).map(|(one, other)| one + other).collect();
    let mut output = (i64::from(head.out_bias) + dot(&both, &head.direct.0))
        * i64::from(SECOND_ONE * OUT_ONE / (SQUARE_ONE * VALUE_ONE));
    for unit in 0..head.weights.len() {
        let sum = i64::from(head.bias[unit]) + dot(&both, &head.weights[unit].0);
        let cut = (sum / i64::from(SQUARE_ONE * VALUE_ONE / SECOND_ONE)).clamp(0, SECOND_CEILING.into());
        output += cut * i64::from(head.out[unit]);
    }
    (output * 100 / i64::from(SECOND_ONE * OUT_ONE)) as i32
}

/// The rating of a move, number by number.
pub(crate) fn slow_rating(net: &Net, position: &Position, mv: Move) -> i16 {
    let policy = &net.weights().policy;
    let (straight, mirror) = slow_first(net, position);
    let unit = |at: usize, straight: &[i64], mirror: &[i64]| {
        let [even, odd] = &policy.narrow[at];
        let sums: Vec<i64> = straight.iter().zip(mirror).map(|(one, other)| one + other).collect();
        let differences: Vec<i64> = straight.iter().zip(mirror).map(|(one, other)| one - other).collect();
        let sum = i64::from(policy.bias[at]) + dot(&sums, &even.0) + dot(&differences, &odd.0);
        (sum / i64::from(SQUARE_ONE * NARROW_ONE / UNIT_ONE)).clamp(0, UNIT_CEILING.into())
    };
    let units: Vec<i64> = (0..NARROW).map(|at| unit(at, &straight, &mirror)).collect();
    let images: Vec<i64> = (0..NARROW).map(|at| unit(at, &mirror, &straight)).collect();
    let number = number(position, mv);
    let paths = Paths::of(position);
    let kind = Kinds::of(position, &paths, &Detours::of(position, &paths)).kind(mv);
    let rating = i64::from(policy.move_bias[number])
        + i64::from(policy.kind_bias[kind])
        + dot(&units, policy.move_weights(number))
        + dot(&images, policy.move_weights(mirrored(number)))
        + dot(&units, &policy.kinds[kind])
        + dot(&images, &policy.kinds[kind]);
    ((rating >> COARSE) * 100 / i64::from((UNIT_ONE * MOVE_ONE) >> COARSE)).clamp(-30_000, 30_000) as i16
}

/// The first layer, cut off and squared, and what it is for the mirrored position: these are the mirror images.
fn slow_first(net: &Net, position: &Position) -> (Vec<i64>, Vec<i64>) {
    let of = |position: &Position| {
        let weights = net.weights();
        let board = View::of(position.turn()).board(position).map(|input| &weights.board[input]);
        let summary = summary(position).inputs();
        let rows: Vec<&Half> = board
            .chain(summary.iter().map(|&input| &weights.summary[input]))
            .chain([&weights.bias])
            .collect();
        let unit = |unit: usize| {
            let sum: i64 = rows.iter().map(|row| i64::from(row.0[unit])).sum();
            let cut = sum.clamp(0, CEILING.into());
            cut * cut / 16
        };
        (0..BASE).map(unit).collect()
    };
    (of(position), of(&mirror_image(position)))
}

fn summary(position: &Position) -> Summary {
    let paths = Paths::of(position);
    Summary::of(position, &paths, &Detours::of(position, &paths))
}

fn dot(units: &[i64], weights: &[i16]) -> i64 {
    units.iter().zip(weights).map(|(unit, &weight)| unit * i64::from(weight)).sum()
}

/// Left for right.
pub(crate) fn mirror_image(position: &Position) -> Position {
    changed(position, mirror_square, mirror_fence, false)
}

/// The board turned by 180 degrees and the seats exchanged: the same for the player to move.
pub(crate) fn turned(position: &Position) -> Position {
    changed(position, turned_square, turned_fence, true)
}

pub(crate) fn mirror_move(mv: Move) -> Move {
    match mv {
        Move::Pawn(square) => Move::Pawn(mirror_square(square)),
        Move::Fence(fence) => Move::Fence(mirror_fence(fence)),
    }
}

pub(crate) fn turned_move(mv: Move) -> Move {
    match mv {
        Move::Pawn(square) => Move::Pawn(turned_square(square)),
        Move::Fence(fence) => Move::Fence(turned_fence(fence)),
    }
}

fn square(column: usize, row: usize) -> Square {
    Square::new(column, row).expect("on the board")
}

fn mirror_square(from: Square) -> Square {
    square(8 - from.column(), from.row())
}

fn turned_square(from: Square) -> Square {
    square(8 - from.column(), 8 - from.row())
}

fn mirror_fence(Fence { square: at, orientation }: Fence) -> Fence {
    Fence { square: square(7 - at.column(), at.row()), orientation }
}

fn turned_fence(Fence { square: at, orientation }: Fence) -> Fence {
    Fence { square: square(7 - at.column(), 7 - at.row()), orientation }
}

fn changed(
    position: &Position,
    square: impl Fn(Square) -> Square,
    fence: impl Fn(Fence) -> Fence,
    exchange: bool,
) -> Position {
    let mut parts = position.parts();
    parts.pawns = parts.pawns.into_iter().map(|pawn| pawn.map(&square)).collect();
    parts.fences = parts.fences.into_iter().map(fence).collect();
    if exchange {
        parts.pawns.reverse();
        parts.fences_left.reverse();
        parts.turn = parts.turn.other();
    }
    Position::from_parts(&parts).expect("still a position")
}

/// The value and the ratings of all legal moves, looked at afresh.
pub(crate) fn ask(net: &Net, position: &Position) -> (i32, Vec<(Move, i16)>) {
    let paths = Paths::of(position);
    let mut accumulator = net.refresh(position);
    let moves = position.legal_moves();
    let mut ratings = Ratings::NONE;
    net.rate(&mut accumulator, position, &paths, &mut ratings);
    (net.value(&mut accumulator, position, &paths), moves.iter().map(|&mv| (mv, ratings.of(mv))).collect())
}
