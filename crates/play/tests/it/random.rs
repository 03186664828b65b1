//! Whatever is asked in whatever order: what is stored is a legal game (I3), clocks add up (I4), there is one result
//! (I7).

use game::Seat;
use game::record::TimeControl;
use play::clock::{LAG_BANK, LAG_REGAINED};
use play::{Command, Event, GameKind, GameState, Recorded, SeatKind, Status, Terms};
use proptest::prelude::*;

use super::{TestGame, context, player, terms};

#[derive(Clone, Debug)]
enum Deed {
    /// One of the legal moves.
    Move(u16),
    /// Something else, by one of the players or a stranger.
    Act(u8, Command),
    /// Nothing but time.
    Wait(u64),
}

fn deeds() -> impl Strategy<Value = Vec<(Deed, u64, u64)>> {
    let command = prop::sample::select(vec![
        Command::OfferDraw,
        Command::AcceptDraw,
        Command::DeclineDraw,
        Command::AskTakeback,
        Command::GrantTakeback,
        Command::RefuseTakeback,
        Command::Undo,
        Command::Resign,
        Command::Abort,
        Command::Rematch,
        Command::GetUp,
        Command::Withdraw,
        Command::Sit { seat: None },
        Command::Move { mv: "e2".into(), ply: 0 },
    ]);
    let deed = prop_oneof![
        12 => any::<u16>().prop_map(Deed::Move),
        4 => (1_u8..6, command).prop_map(|(number, command)| Deed::Act(number, command)),
        1 => (0_u64..120_000).prop_map(Deed::Wait),
    ];
    prop::collection::vec((deed, 0_u64..3_000, 0_u64..800), 1..120)
}

fn agreed() -> impl Strategy<Value = Terms> {
    let clocks = ["-", "60", "30+2", "10/move", "1d/move"];
    (any::<bool>(), 2_usize..5, prop::sample::select(clocks.to_vec()), any::<bool>(), any::<bool>()).prop_map(
        |(squadro, players, clock, draw_seats, computer)| {
            let (game, players) =
                if squadro { (GameKind::Squadro, 2) } else { (GameKind::Quoridor, players) };
            let mut terms = terms(game, players);
            terms.clock = clock.parse().expect("a time control");
            terms.draw_seats = draw_seats;
            if computer {
                terms.seats[1].who = SeatKind::Computer(1);
            }
            if game == GameKind::Quoridor {
                terms.seats[0].fences = Some(2);
            }
            terms
        },
    )
}

/// I4, from the events alone: for each seat, spent + left = given + increments + forgiven. What is taken back takes
/// its increments with it, and an undo goes back to the clocks as they were.
fn check_clocks(events: &[Recorded], control: TimeControl) -> Result<(), TestCaseError> {
    let TimeControl::Total { increment, .. } = control else { return Ok(()) };
    let increment = u64::from(increment) * 1000;
    let mut left: Vec<u64> = Vec::new();
    // For each step the clocks before it, and whose move it was.
    let mut steps: Vec<(Vec<u64>, Option<Seat>)> = Vec::new();
    let (mut forgiven, mut moves) = ([0_u64; 4], [0_u64; 4]);
    for Recorded { event, .. } in events {
        match event {
            Event::Started { given, .. } => left.clone_from(given),
            Event::Move { seat, charge, .. } => {
                let charge = charge.expect("there is a clock");
                prop_assert!(charge.forgiven <= charge.spent);
                steps.push((left.clone(), Some(*seat)));
                let seat = seat.index();
                prop_assert_eq!(charge.spent + charge.left, left[seat] + increment + charge.forgiven);
                left[seat] = charge.left;
                (forgiven[seat], moves[seat]) = (forgiven[seat] + charge.forgiven, moves[seat] + 1);
                prop_assert!(forgiven[seat] <= LAG_BANK + moves[seat] * LAG_REGAINED);
            }
            Event::Resigned { .. } => steps.push((left.clone(), None)),
            Event::Flagged { seat } => {
                steps.push((left.clone(), None));
                left[seat.index()] = 0;
            }
            Event::TakebackGranted { charge, back_to: Some(ply), left: after, .. } => {
                let charge = charge.expect("there is a clock");
                let undone = steps.drain(*ply as usize..).filter_map(|(_, seat)| seat).collect::<Vec<_>>();
                // The clock of one seat ran while it was decided; all others lose only what the moves earned.
                let expected = |running: usize| -> Vec<u64> {
                    let paid = |seat: usize| if seat == running { charge.left } else { left[seat] };
                    let earned = |seat: usize| {
                        undone.iter().filter(|by| by.index() == seat).count() as u64 * increment
                    };
                    (0..left.len()).map(|seat| paid(seat).saturating_sub(earned(seat))).collect()
                };
                let fits = |running: usize| {
                    charge.spent + charge.left == left[running] + charge.forgiven
                        && expected(running) == *after
                };
                prop_assert!((0..left.len()).any(fits), "nobody's clock fits {:?} {:?}", charge, after);
                left.clone_from(after);
            }
            Event::Undone { ply, left: after, .. } => {
                let (then, _) = steps.drain(*ply as usize..).next().expect("a step was undone");
                prop_assert_eq!(after, &then);
                left = then;
            }
            _ => {}
        }
    }
    Ok(())
}

fn check_end(events: &[Recorded], state: &GameState) -> Result<(), TestCaseError> {
    let ends = |recorded: &&Recorded| matches!(recorded.event, Event::Ended { .. } | Event::Aborted { .. });
    // An undo makes a game that was over go on.
    let undone = events.iter().rposition(|recorded| matches!(recorded.event, Event::Undone { .. }));
    let events = &events[undone.unwrap_or_default()..];
    let count = events.iter().filter(ends).count();
    let over = matches!(state.status(), Status::Over | Status::Aborted);
    prop_assert_eq!(count, usize::from(over), "I7: exactly one result");
    if let Some(end) = events.iter().position(|recorded| ends(&recorded)) {
        for Recorded { event, .. } in &events[end + 1..] {
            prop_assert!(
                matches!(event, Event::RematchOffered { .. } | Event::Rematch { .. }),
                "{:?}",
                event
            );
        }
    }
    if let Some(record) = state.record() {
        let replayed = match state.terms().game {
            GameKind::Quoridor => {
                record.replay::<quoridor::Position>().map(|_| ()).map_err(|e| e.to_string())
            }
            GameKind::Squadro => record.replay::<squadro::Position>().map(|_| ()).map_err(|e| e.to_string()),
        };
        prop_assert_eq!(replayed, Ok(()), "a record of ours is a game by the rules");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_deeds_leaves_a_whole_game(terms in agreed(), deeds in deeds(), seed in any::<u64>()) {
        let players = terms.seats.len() as u8;
        let control = terms.clock;
        let mut game = TestGame::with_seed(terms, seed).expect("good terms");
        for number in 2..=players {
            // A computer may have the seat already.
            let _ = game.act(number, &Command::Sit { seat: None });
        }
        for (deed, pause, lag) in deeds {
            game.now += pause;
            let (by, command) = match deed {
                Deed::Wait(time) => {
                    game.now += time;
                    (player(1), None)
                }
                Deed::Act(number, command) => (player(number), Some(command)),
                Deed::Move(choice) => {
                    let (Some(seat), Some(board)) = (game.state.turn(), game.state.board()) else { continue };
                    let legal = board.legal_moves();
                    let mv = legal[usize::from(choice) % legal.len()].clone();
                    let ply = game.state.ply();
                    if let Some((_, _)) = game.state.computer_to_move() {
                        let decided = game.state.decide_for_computer(&mv, ply, None, &context(game.now, 0, 0));
                        if let Ok(decision) = decided {
                            game.take(decision);
                        }
                        continue;
                    }
                    let occupant = |seat: Seat| game.state.seats()[seat.index()].occupant.as_ref()?.0.player();
                    let id = occupant(seat).expect("no computer, and everybody sits");
                    let who = (1..=players).map(player).find(|player| player.player == id);
                    (who.expect("one of the players"), Some(Command::Move { mv, ply }))
                }
            };
            if let Some(command) = command
                && let Ok(decision) = game.state.decide(&command, &by, &context(game.now, seed, lag))
            {
                game.take(decision);
            }
            if let Some(decision) = game.state.decide_flag(None, &context(game.now, 0, 0)) {
                game.take(decision);
            }
            check_end(&game.events, &game.state)?;
        }
        let seqs: Vec<u32> = game.events.iter().map(|recorded| recorded.seq).collect();
        prop_assert_eq!(seqs, (1..=game.events.len() as u32).collect::<Vec<_>>());
        check_clocks(&game.events, control)?;
    }
}
