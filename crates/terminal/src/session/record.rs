//! A record, as a game that is over and can only be looked at.

use std::collections::BTreeMap;

use game::Seat;
use game::record::{GameResult, Names, Termination, TimeControl};
use games::AnyLine;
use play::{
    Command, GameId, GameView, Millis, Occupant, PlayerId, Replica, ReplicaView, SeatKind, SeatTerms,
    SeatView, Status, Terms,
};

use super::{GameSession, Notice};

/// What is remarked on a move.
#[derive(Clone, Debug)]
pub struct Remark {
    /// What stands behind the move in the list.
    pub mark: &'static str,
    /// The remark in full.
    pub text: String,
}

/// A game to look at.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The game.
    pub line: AnyLine,
    /// The names of the players.
    pub players: Names,
    /// How it ended.
    pub result: GameResult,
    /// What ended it.
    pub termination: Option<Termination>,
    /// Remarks by the index of the move.
    pub remarks: BTreeMap<usize, Remark>,
    /// What is said of the game as a whole, line by line.
    pub summary: Vec<String>,
}

pub(crate) struct RecordSession {
    recording: Recording,
    view: ReplicaView,
}

impl RecordSession {
    pub(crate) fn new(recording: Recording) -> RecordSession {
        let view = view_of(&recording);
        RecordSession { recording, view }
    }
}

fn view_of(recording: &Recording) -> ReplicaView {
    let Recording { line, players, .. } = recording;
    let count = line.seats();
    let nobody = PlayerId::draw(rand::random);
    let retired = line.retired();
    let seat = |seat: Seat| {
        let name = players.get(seat).unwrap_or_default().to_owned();
        let occupant = Some(Occupant::Person { player: nobody, name });
        SeatView { occupant, left: None, gone: retired.contains(&seat) }
    };
    let terms = Terms {
        game: line.kind(),
        seats: vec![SeatTerms::of(SeatKind::Open); count],
        options: Vec::new(),
        position: None,
        clock: TimeControl::Unlimited,
        first: None,
        draw_seats: false,
        public: false,
        match_of_two: None,
    };
    let game = GameView {
        id: GameId::draw(rand::random),
        seq: 0,
        status: Status::Over,
        terms,
        creator: nobody,
        created: 0,
        seats: Seat::all(count).map(seat).collect(),
        turn: None,
        ply: line.ply(),
        position: None,
        moves: line.steps(),
        legal: Vec::new(),
        clock: None,
        draw_offer: None,
        takeback: None,
        result: Some(recording.result),
        termination: recording.termination,
        wants_rematch: Vec::new(),
        rematch: None,
    };
    ReplicaView {
        game,
        setup: None,
        mine: Vec::new(),
        may: Vec::new(),
        pending: None,
        premoves: Vec::new(),
        computer: None,
    }
}

impl GameSession for RecordSession {
    fn replica(&self) -> Option<&Replica> {
        None
    }

    fn now(&self) -> Millis {
        0
    }

    fn issue(&mut self, _command: Command) {}

    fn update(&mut self) -> Vec<Notice> {
        Vec::new()
    }

    fn view(&self) -> Option<ReplicaView> {
        Some(self.view.clone())
    }

    fn line(&self) -> Option<AnyLine> {
        Some(self.recording.line.clone())
    }

    fn remark(&self, ply: usize) -> Option<&Remark> {
        self.recording.remarks.get(&ply)
    }

    fn remarks(&self) -> Vec<usize> {
        self.recording.remarks.keys().copied().collect()
    }

    fn summary(&self) -> &[String] {
        &self.recording.summary
    }
}
