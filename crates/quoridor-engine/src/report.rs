use engine::Judgement;
use quoridor::Move;

/// What the player thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The move to play.
    pub best: Move,
    /// Moves with what is known of them, the best first: as many as were asked for.
    pub verdicts: Vec<Verdict>,
    /// The best line of play, beginning with the best move.
    pub pv: Vec<Move>,
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How it knows.
    pub source: Source,
    /// Something went wrong that the answer had to do without, and what.
    pub trouble: Option<String>,
}

/// How the player came to know what it reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Looking ahead.
    Search,
    /// Working out everything that can still happen.
    Endgame,
}

/// What is known of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The move.
    pub mv: Move,
    /// Its worth for the player who makes it.
    pub judgement: Judgement,
    /// The best line that begins with it, as far as it is known.
    pub line: Vec<Move>,
}
