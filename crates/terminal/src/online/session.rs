//! A game on a server: the replica follows its events, and commands go there.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use play::{Actor, Command, Event, Millis, Recorded, Replica, Seq};
use server::client::ClientError;
use server::protocol::ShortMessage;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::Guest;
use super::address::GameAddress;
use super::link::{self, Order, Report, Reporter};
use crate::events::Waker;
use crate::session::{Contact, GameSession, Notice, Presence};

/// A game on a server.
pub(crate) struct OnlineSession {
    address: GameAddress,
    replica: Option<Replica>,
    me: Option<Actor>,
    orders: UnboundedSender<Order>,
    reports: Receiver<Report>,
    presence: Presence,
    /// The service time at a moment of this machine's.
    time: (Millis, Instant),
    /// The number of the last event when the server was last connected to.
    known: Seq,
    /// Whether a free seat is to be taken as soon as the game has arrived.
    sit: bool,
    notices: Vec<Notice>,
}

impl OnlineSession {
    pub(crate) fn connect(
        address: GameAddress,
        guest: Guest,
        sit: bool,
        waker: Waker,
    ) -> Result<OnlineSession, ClientError> {
        let (orders, given) = unbounded_channel();
        let (sender, reports) = channel();
        link::connect(&address, guest, given, Reporter::new(sender, waker))?;
        Ok(OnlineSession {
            address,
            replica: None,
            me: None,
            orders,
            reports,
            presence: Presence::default(),
            time: (0, Instant::now()),
            known: 0,
            sit,
            notices: Vec::new(),
        })
    }

    fn order(&self, order: Order) {
        // The thread ends only after this, or when there is no game.
        drop(self.orders.send(order));
    }

    fn take_in(&mut self, report: Report) {
        match report {
            Report::Me(me) => {
                if let Some(replica) = &mut self.replica {
                    replica.set_player(me.clone());
                }
                self.me = Some(me);
            }
            Report::Time(now) => self.time = (now, Instant::now()),
            Report::Welcome(seq) => self.known = seq,
            Report::Event(recorded) => self.take_event(&recorded),
            Report::Refused { command, code } => {
                if let (Command::Move { .. }, Some(replica)) = (&command, &mut self.replica) {
                    replica.set_pending(None);
                }
                self.notices.push(Notice::Refused(code));
            }
            Report::Presence { seats, spectators } => {
                (self.presence.seats, self.presence.spectators) = (seats, spectators);
            }
            Report::Said { seat, message } => self.notices.push(Notice::Said(seat, message)),
            Report::Contact(contact) => {
                if contact != Contact::Connected {
                    self.time = (self.now(), Instant::now());
                }
                self.presence.contact = contact;
            }
            Report::StartOver(game) => {
                self.address.game = game;
                self.replica = None;
                self.notices.push(Notice::NewGame);
            }
            Report::Failed(reason) => self.notices.push(Notice::Failed(reason)),
        }
    }

    fn take_event(&mut self, recorded: &Recorded) {
        let Some(me) = &self.me else { return };
        let taken = match &mut self.replica {
            Some(replica) => replica.apply(recorded),
            None => Replica::open(self.address.game, std::slice::from_ref(recorded), me.clone())
                .map(|replica| self.replica = Some(replica)),
        };
        if let Err(corrupt) = taken {
            self.notices.push(Notice::Failed(corrupt.to_string()));
            return;
        }
        // What happened before this player came isn't news.
        if recorded.seq > self.known {
            self.notices.push(Notice::Event(recorded.event.clone()));
        }
        if let Event::Rematch { game } = recorded.event {
            self.order(Order::Follow(game));
        }
    }

    /// Takes a free seat if that was asked for and is possible.
    fn sit_down(&mut self) {
        if !self.sit || self.presence.contact != Contact::Connected {
            return;
        }
        let Some(view) = self.view().filter(|view| view.game.seq >= self.known) else { return };
        self.sit = false;
        if view.may.iter().any(|name| name == "sit") && view.mine.is_empty() {
            self.order(Order::Command(Command::Sit { seat: None }));
        }
    }
}

impl GameSession for OnlineSession {
    fn replica(&self) -> Option<&Replica> {
        self.replica.as_ref()
    }

    fn now(&self) -> Millis {
        let (then, at) = self.time;
        let since = if self.presence.contact == Contact::Connected { at.elapsed() } else { Duration::ZERO };
        then.saturating_add(since.as_millis().try_into().unwrap_or(Millis::MAX))
    }

    fn issue(&mut self, command: Command) {
        if let (Command::Move { mv, .. }, Some(replica)) = (&command, &mut self.replica) {
            replica.set_pending(Some(mv.clone()));
        }
        self.order(Order::Command(command));
    }

    fn update(&mut self) -> Vec<Notice> {
        while let Ok(report) = self.reports.try_recv() {
            self.take_in(report);
        }
        self.sit_down();
        std::mem::take(&mut self.notices)
    }

    fn presence(&self) -> Option<&Presence> {
        Some(&self.presence)
    }

    fn say(&mut self, message: ShortMessage) {
        self.order(Order::Say(message));
    }

    fn address(&self) -> Option<String> {
        Some(self.address.written())
    }
}
