// A game on this screen: people take turns at it, the computer plays the other seats.

import { computed } from "@preact/signals";

import { go } from "../route.ts";
import { stopThinking, think, warmUpComputer } from "../rules/client.ts";
import { moves } from "../settings.ts";
import { t } from "../texts.ts";
import { again } from "./begin.ts";
import { leftOf, patience, press, windBack } from "./clock.ts";
import { type Game, isPerson, ownSeat, played } from "./game.ts";
import { copyRecord } from "./record.ts";
import { Running } from "./running.ts";
import { save } from "./saved.ts";
import { type Action, type Clocks, Table } from "./table.ts";
import { playerName } from "./words.ts";

/** The computer takes at least this long, so that one can follow. */
const LEAST_PAUSE = 650;
/** The same where nothing moves that one would have to follow. */
const STILL_PAUSE = 150;
/** The longest it thinks, if its clock leaves it that much. */
const PATIENCE = 1_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class LocalTable extends Table {
  #closed = false;
  readonly #running = new Running({ flag: () => void this.#flag(), keep: () => this.#keepTime() });

  override readonly clocks = computed<Clocks | undefined>(() => {
    const { clock } = this.game.value;
    const running = this.#running.seat.value;
    if (clock === undefined) return undefined;
    return { left: (seat) => Math.max(0, leftOf(clock, seat) - (seat === running ? this.#running.used() : 0)), running };
  });

  readonly #canUndo = computed(() => this.latest.value?.made.some(({ seat }) => isPerson(this.game.value, seat)) ?? false);

  readonly actions = computed<Action[]>(() => [
    { name: "undo", enabled: this.#canUndo.value, run: () => void this.undo() },
    { name: "turn", enabled: true, run: () => this.turnBoard() },
    { name: "resign", enabled: this.#resigning.value !== 0, grave: true, run: () => void this.resign() },
    { name: "copy", enabled: true, done: "copied", run: () => void copyRecord(this.game.value) },
  ]);

  readonly next = computed<Action | undefined>(() => (this.over.value ? { name: "again", enabled: true, run: () => this.#again() } : undefined));

  async open(game: Game): Promise<void> {
    this.game.value = game;
    this.drawing.value = game.drawn && game.moves.length === 0;
    // The computer's clock isn't to pay for what it takes to load it.
    if (!game.over && game.players.some(({ kind }) => kind === "computer")) warmUpComputer();
    await this.#show();
    this.#goOn();
  }

  begin(): void {
    this.drawing.value = false;
    this.change({ drawn: false });
    this.#goOn();
  }

  /** Who gives up if somebody does: against the computer the only person there is, otherwise whoever is to move; 0 if nobody can. */
  readonly #resigning = computed(() => {
    const now = this.latest.value;
    const game = this.game.value;
    if (now === undefined || now.ending !== null) return 0;
    return ownSeat(game) ?? (isPerson(game, now.turn) ? now.turn : 0);
  });

  async resign(): Promise<void> {
    const seat = this.#resigning.value;
    if (seat === 0) return;
    this.#interrupt();
    await this.make(`x${seat}`);
  }

  /** Takes back to where a person was last to move. */
  async undo(): Promise<void> {
    const made = this.latest.value?.made ?? [];
    const last = made.findLastIndex(({ seat }) => isPerson(this.game.value, seat));
    if (last < 0) return;
    this.#interrupt();
    this.premoves.value = [];
    this.#running.stop();
    const { moves: all, clock } = this.game.value;
    this.change({ moves: all.slice(0, last), over: false, ...(clock && { clock: windBack(clock, last) }) });
    await this.#show();
    await this.look(Infinity);
    this.#goOn();
  }

  close(): void {
    this.#closed = true;
    this.#interrupt();
    this.#keepTime();
    this.#running.close();
  }

  protected async make(move: string): Promise<void> {
    const { clock } = this.game.value;
    const seat = this.#running.seat.value;
    const used = this.#running.used();
    // The flag falls with the clock, even if whoever watches it is a moment late.
    if (clock !== undefined && seat !== undefined && used >= leftOf(clock, seat)) return this.#flag();
    return this.#step(move, used);
  }

  /** Goes on after a move or a seat that left, the clock of the turn having run for so long. */
  async #step(move: string, used: number): Promise<void> {
    const { moves: all, clock } = this.game.value;
    const seat = this.latest.value?.turn ?? 1;
    this.#running.stop();
    const pressed = clock && { clock: press(clock, seat, used, !move.startsWith("x")) };
    this.change({ moves: [...all, move], changed: Date.now(), ...pressed });
    await this.#show();
    this.#goOn();
  }

  /** The time of whoever is to move is up: that seat leaves the board, as one that gives up does. */
  async #flag(): Promise<void> {
    const seat = this.#running.seat.value;
    if (seat === undefined) return;
    this.#interrupt();
    await this.#step(`x${seat}`, Infinity);
    if (!this.over.value) this.tell(t("time-ran-out", { player: playerName(this.game.value, seat) }));
  }

  #keepTime(): void {
    const { clock } = this.game.value;
    if (clock !== undefined && this.#running.seat.value !== undefined) this.change({ clock: { ...clock, used: this.#running.used() } });
  }

  protected override change(change: Partial<Game>): void {
    super.change(change);
    save(this.game.value).catch((error: unknown) => (this.trouble.value = String(error)));
  }

  async #show(): Promise<void> {
    if (!(await this.refresh())) return;
    if (this.over.value !== this.game.value.over) this.change({ over: this.over.value });
  }

  #again(): void {
    const next = again(this.game.value);
    void save(next).then(() => go({ page: "play", id: next.id }));
  }

  #interrupt(): void {
    this.turn++;
    this.thinking.value = false;
    stopThinking();
  }

  /** Lets the clock of whoever is to move run, and the computer think if it is the one. */
  #goOn(): void {
    const now = this.latest.value;
    const { clock } = this.game.value;
    if (now === undefined || this.#closed || this.drawing.value || this.over.value) return;
    if (clock !== undefined && this.#running.seat.value === undefined) this.#running.start(now.turn, leftOf(clock, now.turn), clock.used);
    this.#computerToMove();
  }

  #computerToMove(): void {
    const now = this.latest.value;
    const game = this.game.value;
    const player = now === undefined ? undefined : game.players[now.turn - 1];
    if (now === undefined || now.ending !== null || player?.kind !== "computer" || this.thinking.value) return;
    const turn = this.turn;
    this.thinking.value = true;
    const milliseconds = Math.min(PATIENCE, game.clock === undefined ? PATIENCE : patience(game.clock, now.turn));
    const thought = think(played(game), player.level, game.seed + game.moves.length, { milliseconds });
    Promise.all([thought, pause(Math.min(milliseconds, moves() ? LEAST_PAUSE : STILL_PAUSE))]).then(
      async ([{ move }]) => {
        if (turn !== this.turn) return;
        this.thinking.value = false;
        await this.make(move);
      },
      (error: unknown) => {
        if (turn !== this.turn) return;
        this.thinking.value = false;
        this.trouble.value = String(error);
      },
    );
  }
}
