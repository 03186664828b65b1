use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard};

use play::{Millis, PlayerId};
use tokio::sync::oneshot;

use super::ThinkError;
use crate::sync::lock;

/// The creator of the games that a job is for; `None` for jobs of nodes that don't tell.
pub(crate) type Creator = Option<PlayerId>;

/// The capacity of a [`FairQueue`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    /// Jobs in progress.
    pub(crate) slots: usize,
    /// Further jobs in progress that are quick.
    pub(crate) quick_slots: usize,
    /// Jobs in progress for one creator.
    pub(crate) slots_per_creator: usize,
    /// Waiting jobs.
    pub(crate) waiting: usize,
    /// Waiting jobs of one creator.
    pub(crate) waiting_per_creator: usize,
}

/// The cost of a quick job in milliseconds, at most.
pub(crate) const QUICK: Millis = 25;

/// Grants slots to jobs by weighted fair queueing: every creator of games gets the same share of the time, however many
/// jobs are waiting for it, and a short job isn't kept waiting by long ones.
///
/// Each job has a virtual finish time, the sum of its cost and of when it could have begun if its creator had a share
/// of the machine alone. Jobs begin in that order, but for quick ones: these also begin in slots of their own, so that
/// the search of a strong computer doesn't hold them up. Dropping what waits for a slot withdraws the job.
pub(crate) struct FairQueue {
    capacity: Capacity,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    running: usize,
    waiting: BTreeMap<Ticket, Waiting>,
    /// The virtual finish time of the job that began last.
    virtual_time: u64,
    creators: HashMap<Creator, Account>,
    last_number: u64,
}

/// The virtual finish time of a job, and its number.
type Ticket = (u64, u64);

struct Waiting {
    creator: Creator,
    is_quick: bool,
    grant: oneshot::Sender<()>,
}

/// The jobs of one creator.
#[derive(Default)]
struct Account {
    waiting: usize,
    running: usize,
    /// The virtual finish time of the last job.
    finish: u64,
}

impl FairQueue {
    pub(crate) fn new(capacity: Capacity) -> Arc<FairQueue> {
        Arc::new(FairQueue { capacity, state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }

    /// Queues a job that takes about so many milliseconds.
    pub(crate) fn enter(self: &Arc<Self>, creator: Creator, cost: Millis) -> Result<InLine, ThinkError> {
        let mut state = self.state();
        let begin = state.virtual_time;
        let account = state.creators.entry(creator).or_default();
        if account.waiting >= self.capacity.waiting_per_creator {
            return Err(refused());
        }
        let finish = begin.max(account.finish) + cost.max(1);
        let ticket = (finish, state.last_number + 1);
        if state.waiting.len() >= self.capacity.waiting {
            // The job that would begin last gives way.
            match state.waiting.last_key_value() {
                Some((&last, _)) if last > ticket => state.remove(last),
                _ => return Err(refused()),
            };
            metrics::counter!("farside_think_refused_total").increment(1);
        }
        state.last_number += 1;
        let account = state.creators.entry(creator).or_default();
        account.waiting += 1;
        account.finish = finish;
        let (grant, granted) = oneshot::channel();
        state.waiting.insert(ticket, Waiting { creator, is_quick: cost <= QUICK, grant });
        state.grant(&self.capacity);
        drop(state);
        Ok(InLine { queue: Arc::clone(self), creator, ticket, granted: Some(granted) })
    }

    /// The number of waiting jobs.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        self.state().waiting.len()
    }
}

fn refused() -> ThinkError {
    metrics::counter!("farside_think_refused_total").increment(1);
    ThinkError::Busy
}

impl State {
    /// Grants free slots to the first jobs whose creators may have another.
    fn grant(&mut self, capacity: &Capacity) {
        while self.running < capacity.slots + capacity.quick_slots {
            let may_begin = |waiting: &Waiting| {
                (waiting.is_quick || self.running < capacity.slots)
                    && (self.creators.get(&waiting.creator))
                        .is_none_or(|it| it.running < capacity.slots_per_creator)
            };
            let first =
                self.waiting.iter().find(|(_, waiting)| may_begin(waiting)).map(|(&ticket, _)| ticket);
            let Some(ticket) = first else { break };
            let Some(Waiting { creator, grant, .. }) = self.remove(ticket) else { break };
            // Otherwise it was dropped a moment ago.
            if grant.send(()).is_ok() {
                self.virtual_time = self.virtual_time.max(ticket.0);
                self.running += 1;
                self.creators.entry(creator).or_default().running += 1;
            }
        }
        metrics::gauge!("farside_think_queue").set(self.waiting.len() as f64);
    }

    fn remove(&mut self, ticket: Ticket) -> Option<Waiting> {
        let waiting = self.waiting.remove(&ticket)?;
        if let Some(account) = self.creators.get_mut(&waiting.creator) {
            account.waiting -= 1;
        }
        Some(waiting)
    }

    /// Ends a job.
    fn release(&mut self, creator: Creator, capacity: &Capacity) {
        self.running -= 1;
        if let Some(account) = self.creators.get_mut(&creator) {
            account.running -= 1;
        }
        self.grant(capacity);
        let now = self.virtual_time;
        // Who has nothing in the queue and no share used in advance needs no account; an idle queue needs none at all.
        let is_idle = self.running == 0 && self.waiting.is_empty();
        self.creators.retain(|_, it| it.waiting + it.running > 0 || (it.finish > now && !is_idle));
    }
}

/// A job that waits for a slot.
pub(crate) struct InLine {
    queue: Arc<FairQueue>,
    creator: Creator,
    ticket: Ticket,
    granted: Option<oneshot::Receiver<()>>,
}

impl InLine {
    /// Waits for the slot.
    pub(crate) async fn slot(mut self) -> Result<Slot, ThinkError> {
        let Some(granted) = self.granted.as_mut() else { return Err(ThinkError::Busy) };
        granted.await.map_err(|_| ThinkError::Busy)?;
        self.granted = None;
        Ok(Slot { queue: Arc::clone(&self.queue), creator: self.creator })
    }
}

impl Drop for InLine {
    fn drop(&mut self) {
        let Some(mut granted) = self.granted.take() else { return };
        let mut state = self.queue.state();
        if state.remove(self.ticket).is_none() && granted.try_recv().is_ok() {
            // Granted, and never used.
            state.release(self.creator, &self.queue.capacity);
        }
    }
}

/// The right to do a job; ends when it is dropped.
pub(crate) struct Slot {
    queue: Arc<FairQueue>,
    creator: Creator,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let queue = Arc::clone(&self.queue);
        queue.state().release(self.creator, &queue.capacity);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    const ONE: Capacity =
        Capacity { slots: 1, quick_slots: 0, slots_per_creator: 1, waiting: 1024, waiting_per_creator: 64 };

    #[expect(clippy::unnecessary_wraps, reason = "the queue takes jobs without a creator, too")]
    fn guest(letter: char) -> Creator {
        Some(letter.to_string().repeat(16).parse().expect("an id"))
    }

    fn is_empty(queue: &FairQueue) -> bool {
        let state = queue.state();
        (state.waiting.len(), state.running, state.creators.len()) == (0, 0, 0)
    }

    /// The order in which jobs begin, with one slot that is free after `first`.
    fn order(queue: &Arc<FairQueue>, jobs: Vec<(&'static str, InLine)>, first: Slot) -> Vec<&'static str> {
        let mut waiting: Vec<_> = jobs.into_iter().map(|(name, it)| (name, it.slot().boxed())).collect();
        let mut order = Vec::new();
        let mut running = Some(first);
        while !waiting.is_empty() {
            drop(running.take());
            waiting.retain_mut(|(name, slot)| match slot.as_mut().now_or_never() {
                Some(granted) => {
                    order.push(*name);
                    running = Some(granted.expect("a slot"));
                    false
                }
                None => true,
            });
            assert!(running.is_some(), "somebody is next");
        }
        drop(running);
        assert!(is_empty(queue));
        order
    }

    fn begin(queue: &Arc<FairQueue>, creator: Creator, cost: Millis) -> Slot {
        let entered = queue.enter(creator, cost).expect("room");
        entered.slot().now_or_never().expect("at once").expect("a slot")
    }

    #[test]
    fn sixty_jobs_of_one_guest_keep_nobody_else_waiting() {
        let queue = FairQueue::new(ONE);
        let first = begin(&queue, guest('a'), 500);
        let mut jobs: Vec<_> =
            (0..60).map(|_| ("greedy", queue.enter(guest('a'), 500).expect("room"))).collect();
        jobs.push(("other", queue.enter(guest('b'), 500).expect("room")));
        jobs.push(("weak", queue.enter(guest('c'), 5).expect("room")));
        let order = order(&queue, jobs, first);
        assert_eq!(order[0], "weak");
        assert!(order[..3].contains(&"other"), "{order:?}");
    }

    /// The move of a weak computer waited until the search of a strong one was over: a second.
    #[test]
    fn a_quick_job_is_not_held_up_by_a_long_one() {
        let queue = FairQueue::new(Capacity { quick_slots: 1, ..ONE });
        let long = begin(&queue, guest('a'), 1_000);
        let mut other = queue.enter(guest('b'), 1_000).expect("room").slot().boxed();
        let quick = begin(&queue, guest('c'), QUICK);
        let mut second = queue.enter(guest('d'), 1).expect("room").slot().boxed();
        assert!(second.as_mut().now_or_never().is_none(), "one at a time");
        drop(quick);
        drop(second.as_mut().now_or_never().expect("at once").expect("a slot"));
        assert!(other.as_mut().now_or_never().is_none(), "no long job begins in a slot for quick ones");
        drop(long);
        drop(other.as_mut().now_or_never().expect("at once").expect("a slot"));
        drop((other, second));
        assert!(is_empty(&queue));
    }

    #[test]
    fn guests_take_turns_and_nobody_starves() {
        let queue = FairQueue::new(ONE);
        let first = begin(&queue, guest('c'), 1);
        let mut jobs = Vec::new();
        for (name, letter) in [("a", 'a'), ("b", 'b')] {
            jobs.extend((0..3).map(|_| (name, queue.enter(guest(letter), 100).expect("room"))));
        }
        assert_eq!(order(&queue, jobs, first), ["a", "b", "a", "b", "a", "b"]);
    }

    #[test]
    fn quotas_hold_and_who_waits_longest_gives_way() {
        let queue = FairQueue::new(Capacity { waiting: 4, waiting_per_creator: 3, ..ONE });
        let _running = begin(&queue, guest('a'), 100);
        let mut greedy: Vec<_> =
            (0..3).map(|_| queue.enter(guest('a'), 100).expect("room").slot().boxed()).collect();
        assert!(matches!(queue.enter(guest('a'), 100), Err(ThinkError::Busy)), "the quota of a guest");
        let _one = queue.enter(guest('b'), 100).expect("room");
        let _two = queue.enter(guest('c'), 100).expect("full, but fairer than the last of the first guest");
        assert_eq!(queue.waiting(), 4);
        let last = greedy.pop().expect("three").now_or_never();
        assert!(matches!(last, Some(Err(ThinkError::Busy))));
    }

    #[test]
    fn a_job_that_is_dropped_is_gone_and_a_granted_one_gives_its_slot_back() {
        let queue = FairQueue::new(ONE);
        let running = begin(&queue, guest('a'), 100);
        let dropped = queue.enter(guest('b'), 100).expect("room");
        let next = queue.enter(guest('b'), 100).expect("room");
        drop(dropped);
        assert_eq!(queue.waiting(), 1);
        drop(running);
        assert_eq!(queue.state().running, 1, "granted");
        drop(next);
        assert!(is_empty(&queue));
    }

    #[test]
    fn one_guest_does_not_get_all_slots() {
        let queue = FairQueue::new(Capacity { slots: 2, ..ONE });
        let _running = begin(&queue, guest('a'), 100);
        let mut second = queue.enter(guest('a'), 100).expect("room").slot().boxed();
        assert!(second.as_mut().now_or_never().is_none());
        drop(begin(&queue, guest('b'), 100));
        assert!(second.as_mut().now_or_never().is_none());
    }
}
