use explain::Fact;
use game::{Game, Notation, Seat};
use squadro::{HOME, Lane, Position, TURNING_SPACE};

/// The progress of all pieces, by seat and lane.
type Pieces = [[u8; 5]; 2];

fn pieces(position: &Position) -> Pieces {
    [Seat::FIRST, Seat::SECOND].map(|seat| Lane::ALL.map(|lane| position.progress(seat, lane)))
}

/// The crossing that a piece stands on, counted from its start whichever way it goes.
fn crossing(progress: u8) -> u8 {
    if progress < TURNING_SPACE { progress } else { HOME - progress }
}

/// The opponent's lane whose piece stands where this piece would come to.
fn occupied(pieces: &Pieces, seat: Seat, lane: usize, progress: u8) -> Option<usize> {
    if progress == TURNING_SPACE || progress == HOME {
        return None;
    }
    let other = usize::from(crossing(progress)) - 1;
    let theirs = pieces[seat.other().index()][other];
    let on_board = theirs != 0 && theirs != TURNING_SPACE && theirs != HOME;
    (on_board && usize::from(crossing(theirs)) == lane + 1).then_some(other)
}

/// Moves a piece space by space; the opponent's lanes that it jumps.
fn moved(mut pieces: Pieces, seat: Seat, lane: usize) -> (Pieces, Vec<usize>) {
    let mut at = pieces[seat.index()][lane];
    let mut jumped = Vec::new();
    for _ in 0..Position::speed(seat, Lane::ALL[lane], at) {
        at += 1;
        while let Some(other) = occupied(&pieces, seat, lane, at) {
            jumped.push(other);
            at += 1;
        }
        if at == TURNING_SPACE || at == HOME || !jumped.is_empty() {
            break;
        }
    }
    pieces[seat.index()][lane] = at;
    for &other in &jumped {
        let piece = &mut pieces[seat.other().index()][other];
        *piece = if *piece < TURNING_SPACE { 0 } else { TURNING_SPACE };
    }
    (pieces, jumped)
}

/// The moves that a piece needs with nobody in the way, one after the other.
fn needs(seat: Seat, lane: usize, mut progress: u8) -> u8 {
    let mut moves = 0;
    while progress < HOME {
        let end = if progress < TURNING_SPACE { TURNING_SPACE } else { HOME };
        progress = end.min(progress + Position::speed(seat, Lane::ALL[lane], progress));
        moves += 1;
    }
    moves
}

/// The moves that four pieces need.
fn needs_in_all(pieces: &Pieces, seat: Seat) -> u8 {
    let mut each: Vec<u8> = (0..5).map(|lane| needs(seat, lane, pieces[seat.index()][lane])).collect();
    each.sort_unstable();
    each[..4].iter().sum()
}

/// The pieces that a move sends back, with the moves that they lose.
fn losses(before: &Pieces, seat: Seat, lane: usize) -> Vec<(usize, u8)> {
    let (after, jumped) = moved(*before, seat, lane);
    let other = seat.other();
    let lost = |&lane: &usize| {
        needs(other, lane, after[other.index()][lane]) - needs(other, lane, before[other.index()][lane])
    };
    jumped.iter().map(|lane| (*lane, lost(lane))).filter(|&(_, moves)| moves > 0).collect()
}

pub(super) fn facts(position: &Position, mv: &str) -> Vec<Fact> {
    let lane = mv.parse::<usize>().expect("a lane") - 1;
    let (before, seat) = (pieces(position), position.turn());
    let (after, _) = moved(before, seat, lane);
    let mut played = *position;
    played.play(position.parse_move(mv, Notation::Standard).expect("it can be read")).expect("it is legal");
    assert_eq!(pieces(&played), after, "{mv} in {position}");

    let other = seat.other();
    let mut facts: Vec<Fact> = losses(&before, seat, lane)
        .into_iter()
        .map(|(lane, moves)| Fact::PieceSentBack { seat: other, lane: lane as u8 + 1, moves })
        .collect();
    let home =
        |seat: Seat| -> u8 { after[seat.index()].iter().map(|&progress| u8::from(progress == HOME)).sum() };
    if after[seat.index()][lane] == HOME {
        facts.push(Fact::PieceHome { seat, pieces: home(seat) });
    }
    if home(seat) == 4 {
        return facts;
    }
    for reply in (0..5).filter(|&reply| after[other.index()][reply] < HOME) {
        for (lane, moves) in losses(&after, other, reply) {
            facts.push(Fact::PieceThreatened { seat, lane: lane as u8 + 1, moves });
        }
    }
    let (own, theirs) = (needs_in_all(&after, seat), needs_in_all(&after, other));
    if own != theirs {
        let ahead = if own < theirs { seat } else { other };
        facts.push(Fact::RaceLead { seat: ahead, moves: own.abs_diff(theirs) });
    }
    facts
}
