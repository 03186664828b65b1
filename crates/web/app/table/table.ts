// What every game being played has in common, wherever it is played. Pages know this and no more.

import { computed, type ReadonlySignal, signal } from "@preact/signals";

import type { ShortMessage } from "../online/messages.ts";
import { type View, view } from "../rules/client.ts";
import { settings } from "../settings.ts";
import { t } from "../texts.ts";
import { emptyGame, type Game, isPerson, ownSeat, people, played } from "./game.ts";
import { asIf, mayMove, turnOver } from "./premoves.ts";
import { moveInWords } from "./words.ts";

/** How long a notice stays. */
const NOTICE = 6_000;

/**
 * Something that can be done besides moving. Its text is `action-…`; one that is `grave` is asked about first, as
 * `action-…-sure`; `done` is what to say, as `action-…`, once it is done.
 */
export type Action = { name: string; enabled: boolean; grave?: boolean; done?: string; run: () => void };

/** Something that somebody wants to know: its text, and the answers. */
export type Asked = { text: string; answers: { name: string; run: () => void }[] };

/** The time of every seat: what is left, in milliseconds, and whose clock runs. */
export type Clocks = { left: (seat: number) => number; running: number | undefined };

/** How it stands with the server. */
export type Contact = "connecting" | "connected" | "reconnecting" | "offline" | "away" | "gone";

/** What only a game with people elsewhere has. */
export type Company = {
  contact: ReadonlySignal<Contact>;
  /** The seats whose players are there. */
  present: ReadonlySignal<number[]>;
  spectators: ReadonlySignal<number>;
  /** What was last said at each seat. */
  said: ReadonlySignal<ReadonlyMap<number, ShortMessage>>;
  /** Says one of the ready-made messages; none for spectators. */
  say: ReadonlySignal<((message: ShortMessage) => void) | undefined>;
};

export abstract class Table {
  readonly game = signal<Game>(emptyGame());
  /** What is on the board now: the game's end, or an earlier position that somebody looks at. */
  readonly view = signal<View | undefined>(undefined);
  /** The position after the last move. */
  readonly latest = signal<View | undefined>(undefined);
  readonly thinking = signal(false);
  /** Nobody moves before the first player is drawn. */
  readonly drawing = signal(false);
  readonly trouble = signal<string | undefined>(undefined);
  /** Something to be read for a moment. */
  readonly notice = signal<string | undefined>(undefined);
  /** Moves that are to be made as soon as it is their turn. */
  readonly premoves = signal<string[]>([]);
  /** The position these would lead to if nobody else moved. */
  readonly #ahead = signal<View | undefined>(undefined);

  /** How many moves the shown position has. */
  readonly ply = computed(() => this.view.value?.made.length ?? 0);
  readonly live = computed(() => this.view.value === this.latest.value);
  readonly over = computed(() => this.game.value.ended !== undefined || (this.latest.value !== undefined && this.latest.value.ending !== null));
  /** Whether a person on this screen is to move, and sees the position to move in. */
  readonly active = computed(() => {
    const now = this.latest.value;
    return now !== undefined && this.#playing.value && this.premoves.value.length === 0 && isPerson(this.game.value, now.turn);
  });
  /** Whether moves can be made ahead of one's turn. */
  readonly planning = computed(() => {
    const seat = ownSeat(this.game.value);
    const now = this.latest.value;
    if (seat === undefined || now === undefined || !this.#playing.value || settings.premoves.value === "off") return false;
    return now.turn !== seat || this.premoves.value.length > 0;
  });
  /** What the board shows: the position, or what premoves would make of it. */
  readonly board = computed(() => (this.planning.value ? this.#ahead.value : undefined) ?? this.view.value);
  readonly #playing = computed(() => this.live.value && !this.over.value && !this.drawing.value);

  /** The seat at the bottom of the screen: the one it was turned to, or where people share a screen and want it so, whoever is to move. */
  readonly bottom = computed(() => {
    const game = this.game.value;
    const shown = this.view.value;
    const follows = settings.turning.value === "on" && people(game) > 1 && shown !== undefined && isPerson(game, shown.turn);
    return follows ? shown.turn : game.bottom;
  });

  abstract readonly actions: ReadonlySignal<Action[]>;
  readonly asked: ReadonlySignal<Asked | undefined> = signal(undefined);
  readonly company: Company | undefined = undefined;
  /** None if nobody is in a hurry. */
  readonly clocks: ReadonlySignal<Clocks | undefined> = signal(undefined);
  /** What leads on when the game is over. */
  abstract readonly next: ReadonlySignal<Action | undefined>;

  /** Changes whenever what was asked before has become pointless. */
  protected turn = 0;
  readonly #views = new Map<string, View>();

  /** The first player has been drawn. */
  abstract begin(): void;
  /** Makes a move of a person here, whose turn it is. */
  protected abstract make(move: string): Promise<void>;
  abstract close(): void;

  /** Somebody here moves, now or ahead of time. */
  async play(move: string): Promise<void> {
    if (this.active.value) return this.make(move);
    if (this.planning.value) return this.#plan([...this.premoves.value, move]);
    return undefined;
  }

  /** Forgets what was to be moved ahead of time. */
  cancelPremoves(): void {
    void this.#plan([]);
  }

  /** Shows the position after this many moves. */
  async look(ply: number): Promise<void> {
    const { length } = this.game.value.moves;
    const shown = await this.viewAfter(Math.min(length, Math.max(0, ply)));
    if (shown !== undefined) this.view.value = shown;
  }

  turnBoard(): void {
    const { bottom, players } = this.game.value;
    this.change({ bottom: (bottom % players.length) + 1 });
  }

  protected change(change: Partial<Game>): void {
    this.game.value = { ...this.game.value, ...change };
  }

  /** Shows the position after the last move; whether there is nothing newer. */
  protected async refresh(): Promise<boolean> {
    const turn = ++this.turn;
    const answer = await this.viewAfter(this.game.value.moves.length);
    if (answer === undefined || turn !== this.turn) return false;
    const looked = this.live.peek() || this.view.peek() === undefined;
    this.latest.value = answer;
    // Whoever looks back isn't torn away by a move of somebody else.
    if (looked || isPerson(this.game.value, answer.made.at(-1)?.seat ?? 0)) this.view.value = answer;
    await this.#goOn(answer);
    return turn === this.turn;
  }

  protected async viewAfter(ply: number): Promise<View | undefined> {
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

  /** Forgets positions: the game isn't the one they are of. */
  protected forgetViews(): void {
    this.#views.clear();
    this.view.value = undefined;
    this.latest.value = undefined;
  }

  /** Makes the first of the premoves if its turn has come and it is legal; if it isn't, forgets them all. */
  async #goOn(now: View): Promise<void> {
    const [first, ...rest] = this.premoves.value;
    const seat = ownSeat(this.game.value);
    if (seat === undefined || now.ending !== null || this.game.value.ended !== undefined) return this.#plan([]);
    if (now.turn !== seat || first === undefined) return this.#plan(this.premoves.value);
    if (!mayMove(now, first)) {
      this.premoves.value = [];
      this.#ahead.value = undefined;
      this.tell(t("premove-dropped", { move: moveInWords(this.game.value.name, first) }));
      return undefined;
    }
    this.premoves.value = rest;
    await this.make(first);
    return undefined;
  }

  /** Tells something for a moment. */
  protected tell(text: string): void {
    this.notice.value = text;
    setTimeout(() => {
      if (this.notice.value === text) this.notice.value = undefined;
    }, NOTICE);
  }

  /** Works out the position after these premoves, as far as they can be made. */
  async #plan(moves: string[]): Promise<void> {
    this.premoves.value = moves;
    const now = this.latest.value;
    const seat = ownSeat(this.game.value);
    if (now === undefined || seat === undefined || !this.planning.value) {
      this.#ahead.value = undefined;
      return;
    }
    const game = this.game.value;
    const turn = this.turn;
    let ahead: View | undefined;
    let position = turnOver(game.name, now.position, seat);
    for (const move of [...moves, undefined]) {
      const { first: _, ...setup } = { ...game.setup, position };
      try {
        ahead = await view({ name: game.name, setup, moves: [] });
        // What can't be made here may be possible when its turn comes.
        if (move === undefined || !mayMove(ahead, move)) break;
        ahead = await view({ name: game.name, setup, moves: [move] });
        if (ahead.ending !== null) break;
        position = turnOver(game.name, ahead.position, seat);
      } catch {
        // A position that can't be without the moves of the others: nothing can be planned there.
        ahead = undefined;
        break;
      }
    }
    if (turn === this.turn && moves === this.premoves.value) this.#ahead.value = ahead && asIf(ahead, now);
  }
}
