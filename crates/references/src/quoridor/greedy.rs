use game::{Game, Keys, Line, Seat};
use quoridor::{Move, Position};
use quoridor_engine::multiplayer::SeatPaths;

/// Looks one move ahead and no further: it wants to be as far ahead of the nearest other pawn as it can, in steps; of
/// moves that are alike in this, it takes the one that leaves the others farthest off together, then a pawn move
/// rather than a fence, and then one that the seed picks. None if the game is over.
pub fn greedy(game: &Line<Position>, seed: u64) -> Option<Move> {
    if game.outcome().is_some() {
        return None;
    }
    let position = game.position();
    let me = position.turn();
    let paths = SeatPaths::of(position);
    let mut keys = Keys::new(seed ^ position.hash());
    let rated = position.legal_moves().into_iter().map(|mv| {
        let mut after = *position;
        after.play_unchecked(mv);
        let seen = paths.after(me, mv, &after);
        let repeats = game.positions().iter().filter(|earlier| **earlier == after).count() >= 1;
        let others = |seat: &Seat| *seat != me && after.plays(*seat);
        let distances =
            Seat::all(after.seats()).filter(others).map(|seat| i32::from(seen.distance[seat.index()]));
        let (nearest, sum) = distances.fold((i32::MAX, 0), |(nearest, sum), d| (nearest.min(d), sum + d));
        let own = i32::from(seen.distance[me.index()]);
        let wins = own == 0;
        (((wins, !repeats, nearest - own, sum), matches!(mv, Move::Pawn(_)), keys.draw()), mv)
    });
    rated.max_by_key(|&(rating, _)| rating).map(|(_, mv)| mv)
}
