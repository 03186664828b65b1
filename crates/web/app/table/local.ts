// A game on this screen: people take turns at it, the computer plays the other seats.

import { computed, signal } from "@preact/signals";

import { stopThinking, think, type View, view } from "../rules/client.ts";
import { moves, settings } from "../settings.ts";
import { type Game, isPerson, people, played } from "./game.ts";
import { save } from "./saved.ts";

/** The computer takes at least this long, so that one can follow. */
const LEAST_PAUSE = 650;
/** The same where nothing moves that one would have to follow. */
const STILL_PAUSE = 150;
/** The longest it thinks. */
const PATIENCE = 1_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class LocalTable {
  readonly game = signal<Game>(emptyGame());
  /** What is on the board now: the game's end, or an earlier position that somebody looks at. */
  readonly view = signal<View | undefined>(undefined);
  /** The position after the last move. */
  readonly latest = signal<View | undefined>(undefined);
  readonly thinking = signal(false);
  /** Nobody moves before the first player is drawn. */
  readonly drawing = signal(false);
  readonly trouble = signal<string | undefined>(undefined);

  /** How many moves the shown position has. */
  readonly ply = computed(() => this.view.value?.made.length ?? 0);
  readonly live = computed(() => this.view.value === this.latest.value);
  readonly over = computed(() => this.latest.value !== undefined && this.latest.value.ending !== null);
  /** Whether a person on this screen is to move, and sees the position to move in. */
  readonly active = computed(() => {
    const now = this.latest.value;
    return now !== undefined && this.live.value && now.ending === null && !this.drawing.value && isPerson(this.game.value, now.turn);
  });

  /** The seat at the bottom of the screen: the one it was turned to, or where people share a screen and want it so, whoever is to move. */
  readonly bottom = computed(() => {
    const game = this.game.value;
    const shown = this.view.value;
    const follows = settings.turning.value === "on" && people(game) > 1 && shown !== undefined && isPerson(game, shown.turn);
    return follows ? shown.turn : game.bottom;
  });

  /** Changes whenever what was asked before has become pointless. */
  #turn = 0;
  readonly #views = new Map<string, View>();

  async open(game: Game): Promise<void> {
    this.game.value = game;
    this.drawing.value = game.drawn && game.moves.length === 0;
    await this.#refresh();
    if (!this.drawing.value) this.#computerToMove();
  }

  /** The first player has been drawn. */
  begin(): void {
    this.drawing.value = false;
    this.#change({ drawn: false });
    this.#computerToMove();
  }

  async play(move: string): Promise<void> {
    if (!this.active.value) return;
    await this.#append(move);
  }

  /** Who gives up if somebody does: against the computer the only person there is, otherwise whoever is to move; 0 if nobody can. */
  readonly resigning = computed(() => {
    const now = this.latest.value;
    const game = this.game.value;
    if (now === undefined || now.ending !== null) return 0;
    if (people(game) === 1) return game.players.findIndex((player) => player.kind === "person") + 1;
    return isPerson(game, now.turn) ? now.turn : 0;
  });

  async resign(): Promise<void> {
    const seat = this.resigning.value;
    if (seat === 0) return;
    this.#interrupt();
    await this.#append(`x${seat}`);
  }

  /** Whether there is a person's move to be taken back. */
  readonly canUndo = computed(() => this.latest.value?.made.some(({ seat }) => isPerson(this.game.value, seat)) ?? false);

  /** Takes back to where a person was last to move. */
  async undo(): Promise<void> {
    const made = this.latest.value?.made ?? [];
    const last = made.findLastIndex(({ seat }) => isPerson(this.game.value, seat));
    if (last < 0) return;
    this.#interrupt();
    this.#change({ moves: this.game.value.moves.slice(0, last), over: false });
    await this.#refresh();
    this.#computerToMove();
  }

  /** Shows the position after this many moves. */
  async look(ply: number): Promise<void> {
    const { length } = this.game.value.moves;
    const shown = await this.#viewAfter(Math.min(length, Math.max(0, ply)));
    if (shown !== undefined) this.view.value = shown;
  }

  turnBoard(): void {
    const { bottom, players } = this.game.value;
    this.#change({ bottom: (bottom % players.length) + 1 });
  }

  close(): void {
    this.#interrupt();
  }

  #interrupt(): void {
    this.#turn++;
    this.thinking.value = false;
    stopThinking();
  }

  async #append(move: string): Promise<void> {
    this.#change({ moves: [...this.game.value.moves, move], changed: Date.now() });
    await this.#refresh();
    this.#computerToMove();
  }

  #change(change: Partial<Game>): void {
    this.game.value = { ...this.game.value, ...change };
    save(this.game.value).catch((error: unknown) => (this.trouble.value = String(error)));
  }

  async #viewAfter(ply: number): Promise<View | undefined> {
    const made = this.game.value.moves.slice(0, ply);
    const key = made.join(" ");
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    try {
      const answer = await view(played(this.game.value, made));
      this.#views.set(key, answer);
      return answer;
    } catch (error) {
      this.trouble.value = String(error);
      return undefined;
    }
  }

  async #refresh(): Promise<void> {
    const turn = ++this.#turn;
    const answer = await this.#viewAfter(this.game.value.moves.length);
    if (answer === undefined || turn !== this.#turn) return;
    this.latest.value = answer;
    this.view.value = answer;
    if ((answer.ending !== null) !== this.game.value.over) this.#change({ over: answer.ending !== null });
  }

  #computerToMove(): void {
    const now = this.latest.value;
    const game = this.game.value;
    const player = now === undefined ? undefined : game.players[now.turn - 1];
    if (now === undefined || now.ending !== null || player?.kind !== "computer") return;
    const turn = this.#turn;
    this.thinking.value = true;
    const thought = think(played(game), player.level, game.seed + game.moves.length, { milliseconds: PATIENCE });
    Promise.all([thought, pause(moves() ? LEAST_PAUSE : STILL_PAUSE)]).then(
      async ([{ move }]) => {
        if (turn !== this.#turn) return;
        this.thinking.value = false;
        await this.#append(move);
      },
      (error: unknown) => {
        if (turn !== this.#turn) return;
        this.thinking.value = false;
        this.trouble.value = String(error);
      },
    );
  }
}

function emptyGame(): Game {
  return {
    id: "",
    name: "quoridor",
    setup: {},
    players: [],
    moves: [],
    seed: 0,
    drawn: false,
    bottom: 1,
    begun: 0,
    changed: 0,
    over: false,
  };
}
