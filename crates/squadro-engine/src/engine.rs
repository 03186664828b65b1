use engine::{EngineState, SearchRequest, SearchResult, SharedClock};
use game::Line;
use squadro::{Move, Position};

use crate::known::perfect::Known;
use crate::levels::human_like;
use crate::net::Net;
use crate::search::transposition_table::NodeEntry;
use crate::search::{Choice, Search};
use crate::{Endgame, EndgameProbe, Limits, NoClock, Options, Oracle, OracleError, Report, Score, Source};

/// A computer player.
///
/// ```
/// use game::Line;
/// use squadro::{LIGHT, Position};
/// use squadro_engine::{Engine, Limits, NoClock, Options};
///
/// let mut engine = Engine::new(Options::default());
/// let game = Line::new(Position::start(LIGHT));
/// let report = engine.go(&game, Limits::nodes(1_000), &NoClock).expect("the game isn't over");
/// println!("{:#}: {:?}", report.best, report.verdicts[0].judgement);
/// ```
pub struct Engine {
    pub(crate) state: EngineState<NodeEntry>,
    net: &'static Net,
    endgame: Option<Endgame>,
    endings: squadro_solver::Endgames,
    tablebase: Option<Box<dyn Oracle + Send>>,
}

/// Solving an endgame takes as long as visiting so many nodes for each of its positions.
const ENDGAME_COST: u64 = 2;
/// What can arise is seldom more than one in so many of what the phases leave open.
const ENDGAME_SHARE: u64 = 8;
/// The largest endgame that is worked out, whatever the limits: about 200 MB.
const ENDGAME_MOST: u64 = 2_000_000;
/// Positions of whole slices that are worked out in a millisecond of the time there is: in about half of it.
const ENDINGS_PER_MILLISECOND: u64 = if cfg!(target_arch = "wasm32") { 20_000 } else { 100_000 };
/// The same for each node of a search that is limited by nodes.
const ENDINGS_PER_NODE: u64 = 64;
/// The most of them that are worked out for one move, whatever the limits: half a second or so.
const ENDINGS_MOST: u64 = 100_000_000;
/// Nodes visited in a millisecond, for turning a time limit into a number of nodes.
const NODES_PER_MILLISECOND: u64 = 1_000;
/// What a choice among equally good moves is worth, in nodes.
const JUDGED_NODES: u64 = 30_000;
/// How much of the best line is looked up.
const PV_LOOKED_UP: usize = 8;

impl Engine {
    /// A player that evaluates by the net of the program.
    pub fn new(options: Options) -> Engine {
        Engine {
            state: EngineState::new(options),
            net: Net::shared(),
            endgame: None,
            endings: squadro_solver::Endgames::new(),
            tablebase: None,
        }
    }

    /// Gives the player a tablebase, or takes it away.
    pub fn set_tablebase(&mut self, tablebase: Option<Box<dyn Oracle + Send>>) {
        self.tablebase = tablebase;
    }

    /// Forgets everything about the last game.
    pub(crate) fn forget(&mut self) {
        self.state.table.clear();
        self.endgame = None;
        self.endings = squadro_solver::Endgames::new();
    }

    /// The size in bytes of what it keeps from one move to the next.
    pub(crate) fn size(&self) -> usize {
        let endgame = self.endgame.as_ref().map_or(0, Endgame::memory);
        self.state.table.memory() + endgame + self.endings.memory()
    }

    /// Chooses a move; none if the game is over.
    pub fn go(&mut self, game: &Line<Position>, limits: Limits, clock: &impl SharedClock) -> Option<Report> {
        self.think(SearchRequest { game, limits, clock }, false, |_| ())
    }

    /// Judges every move; none if the game is over. The level plays no part in this.
    pub fn analyze(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &impl SharedClock,
    ) -> Option<Report> {
        self.think(SearchRequest { game, limits, clock }, true, |_| ())
    }

    /// Chooses a move as the level does, or judges every move. `tell` hears of every iteration of the search.
    pub(crate) fn think<C: SharedClock>(
        &mut self,
        request: SearchRequest<'_, Position, C>,
        judge_all: bool,
        tell: impl FnMut(&SearchResult<Move>),
    ) -> Option<Report> {
        let SearchRequest { game, limits, .. } = request;
        if game.outcome().is_some() {
            return None;
        }
        if !judge_all && let Some(traits) = crate::levels::traits(self.state.options().level) {
            return human_like::choose(game, traits, self.state.options().seed);
        }
        let mut trouble = None;
        if let Some(tablebase) = &self.tablebase {
            match self.look_up(tablebase.as_ref(), game, Source::Tablebase) {
                Ok(report) => return report,
                Err(error) => trouble = Some(error.to_string()),
            }
        }
        self.work_out_endgame(game.position(), limits);
        if let Some(endgame) = &self.endgame
            && let Ok(Some(report)) = self.look_up(endgame, game, Source::Endgame)
        {
            return Some(Report { trouble, ..report });
        }
        self.work_out_endings(game.position(), limits, request.clock);
        if let Ok(Some(report)) = self.look_up(&self.endings, game, Source::Endgame) {
            return Some(Report { trouble, ..report });
        }
        let report = Report::of_search(self.search(request, tell))?;
        Some(Report { trouble, ..report })
    }

    fn search<C: SharedClock>(
        &mut self,
        request: SearchRequest<'_, Position, C>,
        tell: impl FnMut(&SearchResult<Move>),
    ) -> SearchResult<Move> {
        let SearchRequest { game, limits, clock } = request;
        if repeated(game) {
            // What was found to be won before may lead through a position that now ends the game.
            self.state.table.clear();
        }
        let (table, history) = (&self.state.table, game.positions());
        let endgames: Option<&dyn EndgameProbe> = Some(&self.endings);
        table.next_search();
        engine::with_helpers(
            self.state.options().threads,
            clock,
            |_, clock| {
                Search::new(self.net, table, clock, limits.for_helper(), game.position(), history)
                    .probing(endgames)
                    .run(Choice::Averaged, |_| ());
            },
            || {
                Search::new(self.net, table, clock, limits, game.position(), history)
                    .probing(endgames)
                    .run(Choice::Averaged, tell)
            },
        )
    }

    /// The report of one who knows.
    fn look_up(
        &self,
        oracle: &dyn Oracle,
        game: &Line<Position>,
        source: Source,
    ) -> Result<Option<Report>, OracleError> {
        let known = Known::look_up(oracle, game)?;
        let Some(best) = known.choose(oracle, game, || self.judge(game))? else { return Ok(None) };
        let pv = looked_up_line(oracle, game, best)?;
        let verdicts = known.verdicts(best);
        let nodes = verdicts.len() as u64;
        Ok(Some(Report { best, verdicts, pv, depth: 0, nodes, source, trouble: None }))
    }

    /// Estimates of the moves, to choose among those that are equally good.
    fn judge(&self, game: &Line<Position>) -> Vec<(Move, Score)> {
        let limits = Limits::nodes(JUDGED_NODES);
        let search =
            Search::new(self.net, &self.state.table, &NoClock, limits, game.position(), game.positions());
        search.run(Choice::Averaged, |_| ()).moves.iter().map(|ranked| (ranked.mv, ranked.score)).collect()
    }

    /// Works out as many of the last slices that the game can come to as there is time for.
    fn work_out_endings(&mut self, position: &Position, limits: Limits, clock: &impl SharedClock) {
        if limits.depth.is_some() {
            // Who limits the depth wants to know what can be seen from there.
            return;
        }
        let by_nodes = limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_mul(ENDINGS_PER_NODE));
        let by_time = limits.time.map_or(u64::MAX, |time| time.as_millis() as u64 * ENDINGS_PER_MILLISECOND);
        let late = || clock.stopped() || limits.time.is_some_and(|time| clock.elapsed() * 5 > time * 3);
        self.endings.work(position, by_nodes.min(by_time).min(ENDINGS_MOST), late);
    }

    /// Works the endgame out if the limits leave room for it and it isn't known already.
    fn work_out_endgame(&mut self, position: &Position, limits: Limits) {
        if self.endgame.as_ref().is_some_and(|endgame| endgame.get(position).is_some()) {
            return;
        }
        let nodes = limits.nodes.unwrap_or(u64::MAX);
        let timed = limits.time.map_or(u64::MAX, |time| time.as_millis() as u64 * NODES_PER_MILLISECOND);
        let shallow = if limits.depth.is_some() { JUDGED_NODES } else { u64::MAX };
        // Half of what there is: the rest is for the search, should this come to nothing.
        let most = (nodes.min(timed).min(shallow) / 2 / ENDGAME_COST).min(ENDGAME_MOST);
        if Endgame::bound(position) <= most.saturating_mul(ENDGAME_SHARE) {
            self.endgame = Endgame::solve(position, most as usize);
        }
    }
}

/// Whether some position stood on the board more than once.
fn repeated(game: &Line<Position>) -> bool {
    let mut words: Vec<u64> = game.positions().iter().map(Position::word).collect();
    words.sort_unstable();
    words.windows(2).any(|pair| pair[0] == pair[1])
}

/// The line that follows the best move, both sides choosing by the truth alone.
fn looked_up_line(oracle: &dyn Oracle, game: &Line<Position>, best: Move) -> Result<Vec<Move>, OracleError> {
    let mut line = game.clone();
    let mut pv = Vec::new();
    let mut next = Some(best);
    while let Some(mv) = next.filter(|&mv| pv.len() < PV_LOOKED_UP && line.play(mv).is_ok()) {
        pv.push(mv);
        if line.outcome().is_some() {
            break;
        }
        next = Known::look_up(oracle, &line)?.choose(oracle, &line, Vec::new)?;
    }
    Ok(pv)
}
