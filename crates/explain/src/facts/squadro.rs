//! Pieces sent back, threats, the race and pieces home.

use game::{Game, Line, Notation};
use squadro::{HOME, Lane, Move, Position};

use super::Fact;

/// The facts about a move; none if it can't be played.
pub(super) fn facts(line: &Line<Position>, mv: &str) -> Option<Vec<Fact>> {
    let before = line.position();
    let mv = before.parse_move(mv, Notation::Standard).ok()?;
    let path = before.landing(mv)?;
    let mut after = *before;
    after.play(mv).ok()?;
    let mut facts = sent_back(before, mv);
    if path.to == HOME {
        facts.push(Fact::PieceHome { seat: mv.seat, pieces: after.home_count(mv.seat) });
    }
    if after.outcome().is_none() {
        facts.extend(threatened(&after));
        facts.extend(race_lead(&after));
    }
    Some(facts)
}

/// The pieces that a move sends back, with the moves that each loses; those that lose none are left out.
fn sent_back(before: &Position, mv: Move) -> Vec<Fact> {
    let Some(path) = before.landing(mv) else { return vec![] };
    let mut after = *before;
    after.play_unchecked(mv);
    let seat = mv.seat.other();
    let moves = |lane: Lane| {
        let needs = |position: &Position| position.moves_needed(seat).pieces[lane.index()];
        needs(&after) - needs(before)
    };
    path.jumped
        .iter()
        .filter(|jump| moves(jump.lane) > 0)
        .map(|jump| Fact::PieceSentBack { seat, lane: jump.lane.number() as u8, moves: moves(jump.lane) })
        .collect()
}

/// The pieces of the player who has just moved that can be jumped at once.
fn threatened(after: &Position) -> Vec<Fact> {
    let mut threats: Vec<Fact> = Vec::new();
    for reply in after.legal_moves() {
        for fact in sent_back(after, reply) {
            // Where a piece goes back to doesn't depend on who jumps it.
            if let Fact::PieceSentBack { seat, lane, moves } = fact {
                let threat = Fact::PieceThreatened { seat, lane, moves };
                if !threats.contains(&threat) {
                    threats.push(threat);
                }
            }
        }
    }
    threats
}

/// Who needs fewer moves if nobody is in the way any more.
pub(super) fn race_lead(after: &Position) -> Option<Fact> {
    let mover = after.turn();
    let (own, theirs) = (after.moves_needed(mover).total, after.moves_needed(mover.other()).total);
    let seat = if own < theirs { mover } else { mover.other() };
    (own != theirs).then_some(Fact::RaceLead { seat, moves: own.abs_diff(theirs) })
}
