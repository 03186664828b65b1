// A game being played, on this screen or online. Pages know this class and no other.

import { computed, type ReadonlySignal, signal } from "@preact/signals";

import type { ShortMessage } from "../online/messages.ts";
import type { View } from "../rules/client.ts";
import type { ReplicaView } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import type { Replica } from "../rules/replica.ts";
import { settings } from "../settings.ts";
import { moveInWords } from "../text/words.ts";
import { t } from "../texts.ts";
import { emptyGame, type Game, gameOf, isPerson, ownSeat, people } from "./game.ts";

/** How long a notice is shown, in milliseconds. */
const NOTICE = 6_000;
/** The longest a computer on this screen thinks, if its clock leaves it that much. */
export const PATIENCE = 1_000;

/**
 * Something that can be done besides moving. Its text is `action-…`; one that is `grave` is asked about first, as
 * `action-…-sure`; what `run` resolves to, if anything, is said as `action-…` once it is done.
 */
export type Action = {
  name: string;
  enabled: boolean;
  grave?: boolean;
  /** The text, if it isn't the one of the name. */
  text?: string;
  run: () => void | Promise<string | undefined>;
};

/** A question of another player: its text, and the answers. */
export type Prompt = { text: string; answers: { name: string; run: () => void }[] };

/** The time of every seat: what is left, in milliseconds, and whose clock runs. */
export type Clocks = { left: (seat: number) => number; running: number | undefined };

/** The state of the connection to the server. */
export type ConnectionState = "connecting" | "connected" | "reconnecting" | "offline" | "away" | "gone";

/** Who is there in an online game, and what they say. */
export type Presence = {
  contact: ReadonlySignal<ConnectionState>;
  /** The seats whose players are there. */
  present: ReadonlySignal<number[]>;
  spectators: ReadonlySignal<number>;
  /** What was last said at each seat. */
  said: ReadonlySignal<ReadonlyMap<number, ShortMessage>>;
  /** Says one of the ready-made messages; none for spectators. */
  say: ReadonlySignal<((message: ShortMessage) => void) | undefined>;
};

export abstract class GameSession {
  /** The game as the model shows it; unknown until it is there. */
  readonly state = signal<ReplicaView | undefined>(undefined);
  protected replica: Replica | undefined;
  /** The seat at the bottom of the screen, once somebody has turned the board; 0 before. */
  protected readonly turned = signal(0);
  readonly game = computed<Game>(() => {
    const state = this.state.value;
    return state === undefined ? emptyGame() : gameOf(state, this.turned.value || (state.mine[0] ?? 1));
  });

  /** The position after the last move. */
  readonly latest = computed<View | undefined>(() => this.#boardAfter(this.game.value.moves));
  /** How many moves somebody looks back to; none: the position that is there. */
  readonly #looking = signal<number | undefined>(undefined);
  /** What is on the board now: the game's end, or an earlier position that somebody looks at. */
  readonly view = computed<View | undefined>(() => {
    const ply = this.#looking.value;
    const latest = this.latest.value;
    return ply === undefined || latest === undefined || ply >= latest.made.length
      ? latest
      : this.#boardAfter(this.game.value.moves.slice(0, ply));
  });
  /** The same, except that whoever left last stays on the board: a game that is over shows how it stood. */
  readonly shown = computed<View | undefined>(() => {
    const view = this.view.value;
    if (!this.game.value.over || view !== this.latest.value) return view;
    const { moves } = this.game.value;
    const stayed = moves.findLastIndex((move) => !move.startsWith("x")) + 1;
    return stayed === moves.length ? view : this.#boardAfter(moves.slice(0, stayed));
  });
  /** Boards that were shown, by the moves that led to them: what hasn't changed is the same board. */
  readonly #boards = new Map<string, View>();
  readonly thinking = signal(false);
  /** Nobody moves before the first player is drawn. */
  readonly drawing = signal(false);
  readonly trouble = signal<string | undefined>(undefined);
  /** Something to be read for a moment. */
  readonly notice = signal<string | undefined>(undefined);
  #told = 0;
  /** Moves that are to be made as soon as it is their turn. */
  readonly premoves = computed(() => this.state.value?.premoves ?? []);

  /** How many moves the shown position has. */
  readonly ply = computed(() => this.view.value?.made.length ?? 0);
  readonly live = computed(() => this.view.value === this.latest.value);
  readonly over = computed(() => this.game.value.over);
  /** Whether a person on this screen is to move, and sees the position to move in. */
  readonly active = computed(() => {
    const now = this.latest.value;
    return (
      now !== undefined &&
      !this.follows.value &&
      this.#playing.value &&
      this.premoves.value.length === 0 &&
      isPerson(this.game.value, now.turn)
    );
  });
  /** Whether moves can be made ahead of one's turn. */
  readonly planning = computed(() => {
    const seat = ownSeat(this.game.value);
    const now = this.latest.value;
    if (seat === undefined || now === undefined || !this.#playing.value || this.follows.value) return false;
    if (settings.premoves.value === "off") return false;
    return now.turn !== seat || this.premoves.value.length > 0;
  });
  /** What the board shows: the position, or what premoves would make of it. */
  readonly board = computed(
    () =>
      (this.planning.value && this.state.value !== undefined ? this.replica?.ahead() : undefined) ?? this.shown.value,
  );
  readonly #playing = computed(
    () => this.live.value && !this.over.value && !this.drawing.value && this.latest.value?.ending === null,
  );

  /** The seat at the bottom of the screen: the one it was turned to, or where people share a screen and want it so, whoever is to move. */
  readonly bottom = computed(() => {
    const game = this.game.value;
    const shown = this.view.value;
    const follows =
      settings.turning.value === "on" && people(game) > 1 && shown !== undefined && isPerson(game, shown.turn);
    return follows ? shown.turn : game.bottom;
  });

  /** Whether another tab of this browser plays the game, and this one only shows it. */
  readonly follows: ReadonlySignal<boolean> = signal(false);

  abstract readonly actions: ReadonlySignal<Action[]>;
  readonly prompt: ReadonlySignal<Prompt | undefined> = signal(undefined);
  readonly presence: Presence | undefined = undefined;
  /** None if nobody is in a hurry. */
  readonly clocks = computed<Clocks | undefined>(() => {
    const game = this.state.value?.game;
    if (game === undefined || game.seats.every(({ left }) => left === undefined)) return undefined;
    const { seats, clock } = game;
    const running = clock?.seat;
    const since = (seat: number): number =>
      clock !== undefined && seat === running ? Math.max(0, this.now() - clock.now) : 0;
    const stands = this.standsStill.value;
    return {
      left: (seat) => Math.max(0, (seats[seat - 1]?.left ?? 0) - since(seat)),
      running: stands ? undefined : running,
    };
  });
  /** Takes the last move back at once; none where nobody may, or has to be asked. */
  abstract readonly takeBack: ReadonlySignal<(() => void) | undefined>;
  /** What leads on when the game is over: the rematch. */
  abstract readonly next: ReadonlySignal<Action | undefined>;
  /** What else there is to do then, in order; a review of the game would come first. */
  readonly after: ReadonlySignal<Action[]> = signal([]);

  /** The time of the game: the server's, or that of a game on this screen. */
  protected abstract now(): number;
  /** Whether no clock is seen to run, though one does. */
  protected readonly standsStill: ReadonlySignal<boolean> = signal(false);

  /** The first player has been drawn. */
  abstract begin(): void;
  /** Makes a move of a person here, whose turn it is. */
  protected abstract make(move: string): void;
  /** Notes which seat is at the bottom of the screen. */
  protected keepBottom(): void {}

  close(): void {
    this.replica?.close();
    this.replica = undefined;
  }

  /** The position after so many moves. */
  boardAt(ply: number): View | undefined {
    return this.#boardAfter(this.game.value.moves.slice(0, ply));
  }

  #boardAfter(moves: string[]): View | undefined {
    if (this.state.value?.setup === undefined) return undefined;
    const key = moves.join(" ");
    const board = this.#boards.get(key) ?? this.replica?.board(moves.length);
    if (board !== undefined) this.#boards.set(key, board);
    return board;
  }

  /** Forgets boards: the game isn't the one they are of. */
  protected forgetBoards(): void {
    this.#boards.clear();
  }

  /** What the rules need has been loaded. */
  protected ready(): Promise<void> {
    return loadRules();
  }

  /** Somebody here moves, now or ahead of time. */
  play(move: string): void {
    if (this.active.value) return this.make(move);
    if (!this.planning.value) return undefined;
    this.replica?.premove(move);
    return this.show();
  }

  /** Forgets what was to be moved ahead of time. */
  cancelPremoves(): void {
    this.replica?.cancelPremoves();
    this.show();
  }

  /** Shows the position after this many moves. */
  look(ply: number): void {
    const { length } = this.game.value.moves;
    this.#looking.value = ply >= length ? undefined : Math.max(0, ply);
  }

  turnBoard(): void {
    const { bottom, players } = this.game.value;
    this.turned.value = (bottom % players.length) + 1;
    this.keepBottom();
  }

  /** Shows what the replica has come to. */
  protected show(): void {
    const before = this.latest.peek()?.made.length ?? 0;
    this.state.value = this.replica?.show(this.now(), PATIENCE);
    const made = this.latest.value?.made ?? [];
    // Whoever looks back isn't torn away by a move of somebody else.
    const own = made.length !== before && isPerson(this.game.value, made.at(-1)?.seat ?? 0);
    if (own || (this.#looking.value ?? 0) >= made.length) this.#looking.value = undefined;
  }

  /** Makes the first of the premoves if its turn has come and it is legal; if it isn't, all are dropped. */
  protected goOn(): void {
    if (this.drawing.value) return;
    const due = this.replica?.nextPremove() ?? null;
    if (due === null) return;
    this.show();
    if ("play" in due) return this.make(due.play);
    this.tell(t("premove-dropped", { move: moveInWords(this.game.value.name, due.drop) }));
  }

  /** Tells something for a moment. */
  protected tell(text: string): void {
    this.notice.value = text;
    clearTimeout(this.#told);
    this.#told = setTimeout(() => (this.notice.value = undefined), NOTICE);
  }
}
