// A game on this screen: people take turns at it, the computer plays the other seats.

import { computed } from "@preact/signals";

import { go } from "../route.ts";
import { stopThinking, think } from "../rules/client.ts";
import { moves } from "../settings.ts";
import { again } from "./begin.ts";
import { type Game, isPerson, ownSeat, played } from "./game.ts";
import { copyRecord } from "./record.ts";
import { save } from "./saved.ts";
import { type Action, Table } from "./table.ts";

/** The computer takes at least this long, so that one can follow. */
const LEAST_PAUSE = 650;
/** The same where nothing moves that one would have to follow. */
const STILL_PAUSE = 150;
/** The longest it thinks. */
const PATIENCE = 1_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class LocalTable extends Table {
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
    await this.#show();
    if (!this.drawing.value) this.#computerToMove();
  }

  begin(): void {
    this.drawing.value = false;
    this.change({ drawn: false });
    this.#computerToMove();
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
    this.change({ moves: this.game.value.moves.slice(0, last), over: false });
    await this.#show();
    await this.look(Infinity);
    this.#computerToMove();
  }

  close(): void {
    this.#interrupt();
  }

  protected async make(move: string): Promise<void> {
    this.change({ moves: [...this.game.value.moves, move], changed: Date.now() });
    await this.#show();
    this.#computerToMove();
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

  #computerToMove(): void {
    const now = this.latest.value;
    const game = this.game.value;
    const player = now === undefined ? undefined : game.players[now.turn - 1];
    if (now === undefined || now.ending !== null || player?.kind !== "computer" || this.thinking.value) return;
    const turn = this.turn;
    this.thinking.value = true;
    const thought = think(played(game), player.level, game.seed + game.moves.length, { milliseconds: PATIENCE });
    Promise.all([thought, pause(moves() ? LEAST_PAUSE : STILL_PAUSE)]).then(
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
