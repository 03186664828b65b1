use game::{Game, Line, Seat, Step};
use serde::Serialize;
use squadro::{DARK, IllegalMove, LIGHT, Lane, Move, Path, Position};

use super::view::{Ending, HasView, Made, made};

/// All that a board of Squadro shows.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquadroView {
    /// The position string.
    position: String,
    turn: usize,
    ending: Option<Ending>,
    made: Vec<Made>,
    /// What the last move did, if there was one.
    last: Option<SquadroLast>,
    /// The lanes whose pieces may move.
    legal: Vec<usize>,
    /// By seat.
    sides: Vec<SquadroSide>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquadroSide {
    /// By lane.
    pieces: Vec<SquadroPiece>,
    /// How many pieces are home.
    home: u8,
    /// The moves to bring four pieces home if nobody is ever in the way.
    needs: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquadroPiece {
    lane: usize,
    progress: u8,
    /// How far it goes in one move.
    speed: u8,
    /// The dots at its start and at its turning space.
    dots: [u8; 2],
    /// The moves it still needs to get home.
    needs: u8,
    /// Where its next move leads; none if it is home.
    path: Option<SquadroPath>,
}

/// The path of a move.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquadroPath {
    from: u8,
    to: u8,
    /// The opponent's pieces that are jumped.
    jumped: Vec<SquadroJump>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquadroJump {
    lane: usize,
    from: u8,
    to: u8,
}

/// What the last move did.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SquadroLast {
    seat: usize,
    lane: usize,
    path: SquadroPath,
}

/// Why a move is illegal.
#[derive(Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum SquadroRefusal {
    GameOver,
    NotYourPiece,
    PieceHome,
}

impl From<Path> for SquadroPath {
    fn from(path: Path) -> SquadroPath {
        let jumped = path.jumped.iter();
        let jumped = jumped
            .map(|jump| SquadroJump { lane: jump.lane.number(), from: jump.from, to: jump.to })
            .collect();
        SquadroPath { from: path.from, to: path.to, jumped }
    }
}

fn side(position: &Position, seat: Seat) -> SquadroSide {
    let needs = position.moves_needed(seat);
    let piece = |lane: Lane| {
        let progress = position.progress(seat, lane);
        SquadroPiece {
            lane: lane.number(),
            progress,
            speed: Position::speed(seat, lane, progress),
            dots: [0, squadro::TURNING_SPACE].map(|end| Position::speed(seat, lane, end)),
            needs: needs.pieces[lane.index()],
            path: position.landing(Move::new(seat, lane)).map(SquadroPath::from),
        }
    };
    SquadroSide { pieces: Lane::ALL.map(piece).into(), home: position.home_count(seat), needs: needs.total }
}

fn last(line: &Line<Position>) -> Option<SquadroLast> {
    let (Step::Move(mv), before) = line.steps().iter().zip(line.positions()).next_back()? else {
        return None;
    };
    let path = before.landing(*mv)?.into();
    Some(SquadroLast { seat: mv.seat.number(), lane: mv.lane.number(), path })
}

impl HasView for Position {
    type View = SquadroView;
    type Refusal = SquadroRefusal;

    fn view(line: &Line<Position>) -> SquadroView {
        let position = line.position();
        SquadroView {
            position: position.to_string(),
            turn: position.turn().number(),
            ending: line.outcome().map(Ending::from),
            made: made(line),
            last: last(line),
            legal: line.legal_moves().iter().map(|mv| mv.lane.number()).collect(),
            sides: [LIGHT, DARK].map(|seat| side(position, seat)).into(),
        }
    }

    fn with_past_of(view: SquadroView, line: &Line<Position>) -> SquadroView {
        SquadroView { made: made(line), last: last(line), ..view }
    }

    fn refusal(why: &IllegalMove) -> SquadroRefusal {
        match why {
            IllegalMove::GameOver(_) => SquadroRefusal::GameOver,
            IllegalMove::NotYourPiece { .. } => SquadroRefusal::NotYourPiece,
            IllegalMove::PieceHome { .. } => SquadroRefusal::PieceHome,
        }
    }
}
