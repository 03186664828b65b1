// The session of a game on this screen: people take turns, the computer plays the other seats. It folds the same events as an online
// game, decided by the same model with this page's time.

import { computed, signal } from "@preact/signals";

import type { Command, Recorded, Terms } from "../online/messages.ts";
import { refusalText } from "../online/refusals.ts";
import { go } from "../route.ts";
import { stopThinking, think, warmUpComputer } from "../rules/client.ts";
import type { Moment } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import { type Done, Refused, Replica } from "../rules/replica.ts";
import { moves } from "../settings.ts";
import { levelName, suggestedLevel, withLevel } from "../setup/levels.ts";
import { levelOf } from "../setup/terms.ts";
import { copy, shareAction } from "../shell/share.ts";
import { eventsOf, HERE, modelId } from "../storage/events.ts";
import { isOld, load, type Row, save, type SavedRow } from "../storage/saved-games.ts";
import { detailsOf } from "../storage/summary.ts";
import { TabLock } from "../storage/tab-lock.ts";
import { winnerOf } from "../text/ending.ts";
import { secondFollows } from "../text/match.ts";
import { playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import { randomU32, newId, ownSeat, played } from "./game.ts";
import { LocalClock } from "./local-clock.ts";
import { recordOf, sharedOf } from "./record.ts";
import { reviewAction } from "./review-action.ts";
import { type Action, PATIENCE, GameSession } from "./session.ts";

/** The computer takes at least this long, so that one can follow. */
const LEAST_PAUSE = 650;
/** The same where nothing moves that one would have to follow. */
const STILL_PAUSE = 150;
/** How often a game is kept while a clock runs: so much is given back at most should everything break down. */
const KEEP = 5_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

function moment(now: number): Moment {
  return { now: Math.round(now), wall: Date.now(), dice: randomU32(), nextGame: newId() };
}

/** Makes a game on these terms and keeps it; its id. */
export async function create(terms: Terms): Promise<string> {
  await loadRules();
  const id = newId();
  const { replica, events } = Replica.create(id, terms, HERE, moment(0));
  const { game } = replica.show(0, PATIENCE);
  replica.close();
  const drawn = terms.first === undefined && terms.position === undefined;
  await save({
    id,
    name: game.terms.game,
    moves: 0,
    over: false,
    changed: Date.now(),
    local: { events, now: 0, drawn, bottom: 0 },
  });
  return id;
}

export class LocalSession extends GameSession {
  #id = "";
  #events: Recorded[] = [];
  #closed = false;
  /** Changes whenever what the computer thinks about has become pointless. */
  #turn = 0;
  #drawn = false;
  #writer: TabLock | undefined;
  readonly #writes = signal(true);
  readonly #time = new LocalClock();
  #flag = 0;
  #keep = 0;

  readonly #may = computed(() => new Set(this.state.value?.may ?? []));

  readonly takeBack = computed(() => (this.#may.value.has("undo") ? () => this.undo() : undefined));
  readonly actions = computed<Action[]>(() => [
    { name: "undo", enabled: this.takeBack.value !== undefined, run: () => this.undo() },
    { name: "turn", enabled: true, run: () => this.turnBoard() },
    { name: "resign", enabled: this.#mayResign.value, grave: true, run: () => this.#act({ do: "resign" }) },
    { name: "copy", enabled: true, run: () => recordOf(this.game.value).then(copy) },
  ]);

  /** Against the computer at any time; where people share the screen, whoever is to move. */
  readonly #mayResign = computed(() => {
    const { state } = this;
    const mine = state.value?.mine ?? [];
    return this.#may.value.has("resign") && (mine.length === 1 || mine.includes(state.value?.game.turn ?? 0));
  });

  readonly next = computed<Action | undefined>(() => {
    const game = this.state.value?.game;
    if (!this.over.value || game === undefined) return undefined;
    const text = secondFollows(game) ? { text: t("action-second-game") } : {};
    return { name: "again", enabled: this.#may.value.has("rematch"), ...text, run: () => this.#again() };
  });

  override readonly after = computed<Action[]>(() => {
    const share = shareAction(() => sharedOf(this.game.value, this.latest.value));
    return [...this.#otherLevels(), ...reviewAction(this.game.value), share];
  });

  /** Against computers of one level: the level that suits how the game went, or the choice of all of them. */
  #otherLevels(): Action[] {
    const terms = this.state.value?.game.terms;
    const view = this.latest.value;
    const own = ownSeat(this.game.value);
    if (terms === undefined || view === undefined || own === undefined) return [];
    const levels = new Set(terms.seats.map(levelOf).filter((level) => level > 0));
    const [level] = levels;
    if (level === undefined) return [];
    const winner = winnerOf(this.game.value, view);
    const better = winner && levels.size === 1 ? suggestedLevel(level, winner === own) : undefined;
    if (better === undefined) {
      const { name } = this.game.value;
      return [{ name: "new-level", enabled: true, run: () => go({ page: "new", game: name, against: "computer" }) }];
    }
    const begin = async (): Promise<void> => go({ page: "play", id: await create(withLevel(terms, better)) });
    const text = t("action-level", { level: better, name: levelName(better) });
    return [{ name: "level", enabled: true, text, run: () => void begin() }];
  }

  async open(row: SavedRow): Promise<void> {
    this.#id = row.id;
    const writer = new TabLock(row.id, () => void this.#follow());
    this.#writer = writer;
    writer.writes.subscribe((writes) => (this.#writes.value = writes));
    // It is known whether another tab has the game before anything is decided here.
    await Promise.all([this.ready(), writer.ready]);
    if (this.#closed) return writer.close();
    this.#take(row);
    if (isOld(row)) this.#save();
    document.addEventListener("visibilitychange", this.#looked);
    addEventListener("pagehide", this.#looked);
    this.#continue();
  }

  /** Another tab has written, or has gone: takes in what is kept now. */
  async #follow(): Promise<void> {
    const row = await load(this.#id);
    if (row === undefined || this.#closed) return;
    this.#interrupt();
    this.forgetBoards();
    this.replica?.close();
    this.#take(row);
    this.#continue();
  }

  /** Shows a game as it was kept. */
  #take(row: SavedRow): void {
    const { events, now, drawn, bottom } = eventsOf(row);
    this.#events = events;
    this.#time.set(now);
    this.turned.value = bottom;
    this.replica = Replica.open(modelId(row.id), events, HERE);
    this.show();
    this.#drawn = drawn;
    this.drawing.value = drawn && this.game.value.moves.length === 0;
    // The computer's clock isn't to pay for what it takes to load it.
    if (!this.over.value && this.game.value.players.some(({ kind }) => kind === "computer"))
      warmUpComputer(this.game.value.name);
  }

  /** Whether another tab plays this game, and this one follows. */
  override readonly follows = computed(() => this.#writes.value === false);

  begin(): void {
    this.drawing.value = false;
    this.#drawn = false;
    this.#save();
    this.#continue();
  }

  /** Takes back to where a person was last to move. */
  undo(): void {
    this.#interrupt();
    this.#act({ do: "undo" });
    this.look(Infinity);
  }

  override close(): void {
    this.#closed = true;
    this.#interrupt();
    if (this.#time.runs) this.#save();
    this.#writer?.close();
    this.#stand();
    document.removeEventListener("visibilitychange", this.#looked);
    removeEventListener("pagehide", this.#looked);
    super.close();
  }

  protected override now(): number {
    return this.#time.now();
  }

  protected override keepBottom(): void {
    this.#save();
  }

  protected make(move: string): void {
    this.#act({ do: "move", move, ply: this.game.value.moves.length });
  }

  /** Decides something, or says why it can't be. */
  #act(command: Command): void {
    this.#decide((replica, now) => replica.decide(command, now));
  }

  #decide(decide: (replica: Replica, now: Moment) => Done): void {
    const { replica } = this;
    if (replica === undefined || this.follows.value) return;
    try {
      this.#took(decide(replica, moment(this.now())));
    } catch (error) {
      // The flag falls with the clock, even if whoever watches it is a moment late.
      if (error instanceof Refused && error.code === "time_is_up") return this.#flagged();
      if (!(error instanceof Refused)) throw error;
      this.show();
      this.tell(refusalText(error.code));
    }
  }

  #took({ events, next }: Done): void {
    this.#events = [...this.#events, ...events];
    this.#interrupt();
    this.show();
    this.#save();
    for (const { event } of events) {
      if (event.type === "flagged" && !this.over.value)
        this.tell(t("time-ran-out", { player: playerName(this.game.value, event.seat) }));
    }
    if (next !== null) {
      const { name } = this.game.value;
      const row: Row = {
        id: next.id,
        name,
        moves: 0,
        over: false,
        changed: Date.now(),
        local: { events: next.events, now: 0, drawn: false, bottom: 0 },
      };
      void save(row).then(() => go({ page: "play", id: next.id }));
      return;
    }
    this.#continue();
  }

  #again(): void {
    this.#act({ do: "rematch" });
  }

  #flagged(): void {
    this.#decide((replica, now) => replica.decideFlag(now));
  }

  #save(): void {
    const { name, moves: made, over } = this.game.value;
    const local = { events: this.#events, now: this.now(), drawn: this.#drawn, bottom: this.turned.value };
    const about = detailsOf(this.game.value, this.latest.value);
    const row: Row = { id: this.#id, name, moves: made.length, over, changed: Date.now(), local };
    // Only one tab writes; the others follow what it has written.
    if (this.#writer?.writes.value === false) return;
    void save(about === undefined ? row : { ...row, about }).then(() => this.#writer?.tell());
  }

  #interrupt(): void {
    this.#turn++;
    this.thinking.value = false;
    stopThinking();
  }

  /** Lets time pass for whoever is to move, and the computer think if it is the one. */
  #continue(): void {
    this.#stand();
    if (this.#closed || this.drawing.value || this.over.value || this.follows.value) return;
    if (!document.hidden) this.#run();
    this.goOn();
    this.#computerToMove();
  }

  #run(): void {
    this.#time.run();
    const clock = this.state.value?.game.clock;
    const left = clock && this.clocks.value?.left(clock.seat);
    if (left === undefined) return;
    this.#flag = setTimeout(() => this.#watch(), left);
    this.#keep = setInterval(() => this.#save(), KEEP);
  }

  /** Looks until the flag has fallen: the model gives a moment of grace. */
  #watch(): void {
    this.#flag = setTimeout(() => this.#watch(), 50);
    const { replica } = this;
    const done = replica?.decideFlag(moment(this.now()));
    if (done !== undefined && done.events.length > 0) this.#took(done);
  }

  #stand(): void {
    this.#time.stop();
    clearTimeout(this.#flag);
    clearInterval(this.#keep);
  }

  readonly #looked = (event: Event): void => {
    if (this.drawing.value || this.over.value || this.follows.value) return;
    this.#stand();
    if (document.hidden || event.type === "pagehide") this.#save();
    else this.#run();
  };

  #computerToMove(): void {
    const computer = this.state.value?.computer;
    const game = this.game.value;
    if (computer === undefined || this.thinking.value) return;
    const turn = this.#turn;
    const ply = game.moves.length;
    this.thinking.value = true;
    const { level, seed, time: milliseconds } = computer;
    const thought = think(played(game), level, seed, { milliseconds });
    Promise.all([thought, pause(Math.min(milliseconds, moves() ? LEAST_PAUSE : STILL_PAUSE))]).then(
      ([{ move }]) => {
        if (turn !== this.#turn) return;
        this.thinking.value = false;
        this.#decide((replica, now) => replica.decideForComputer(move, ply, now));
      },
      (error: unknown) => {
        if (turn !== this.#turn) return;
        this.thinking.value = false;
        console.error(error);
        this.trouble.value = String(error);
      },
    );
  }
}
