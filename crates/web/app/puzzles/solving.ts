// Somebody solving one puzzle: the position on the board, moves, replies and refutations that are played out, hints, the solution.

import { batch, computed, signal } from "@preact/signals";

import type { View } from "../rules/client.ts";
import type { Answer, GameName, Message, PuzzleView } from "../rules/messages.ts";
import { ask } from "../rules/module.ts";
import { emptyGame, type Game, played } from "../session/game.ts";
import type { Collection } from "./collections.ts";
import { against, speaksFor } from "./facts.ts";
import type { PuzzleSource } from "./source.ts";

type Phase =
  /** The next move is to be found. */
  | "find"
  /** A move is being checked. */
  | "checking"
  /** It was right; the reply comes. */
  | "reply"
  /** It was wrong; what follows it is being played out. */
  | "refuting"
  /** It was wrong, and everybody has seen why. */
  | "wrong"
  /** The solution is being played out. */
  | "showing"
  | "over";

/** How it ended: all moves were found, the solution was shown, there was no second try, or time was up. */
export type Outcome = "solved" | "shown" | "missed" | "stopped";

/** A wrong move: how many moves there were before it, what follows it, and what speaks against it. */
export type Wrong = { before: number; move: string; refutation: readonly string[]; facts: readonly Message[] };

/** How far somebody was helped: not at all, with the themes, with what is to be moved. */
type Hints = 0 | 1 | 2;

/** Waits so many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;

type Options = {
  source: Pick<PuzzleSource, "answer" | "reveal" | "facts">;
  /** Whether a wrong move ends it at once, without a refutation. */
  quick?: boolean;
  /** Called once: whether it was solved at the first attempt, without help. */
  onTried?: (solved: boolean) => void;
  onOver?: (outcome: Outcome) => void;
  pause?: Pause;
};

/** How long a move stays alone on the board before the next is played, in milliseconds. */
const REPLY = 600;
const STEP = 1_000;

export const wait: Pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Solving {
  readonly puzzle: PuzzleView;
  readonly name: GameName;
  readonly quick: boolean;
  readonly phase = signal<Phase>("find");
  readonly outcome = signal<Outcome | undefined>(undefined);
  /** The number of the move to be found, from 0. */
  readonly step = signal(0);
  /** Whether there was a wrong move, or help. */
  readonly failed = signal(false);
  readonly hints = signal<Hints>(0);
  /** The move that the second hint is about. */
  readonly hinted = signal<string | undefined>(undefined);
  readonly wrong = signal<Wrong | undefined>(undefined);
  /** The reply that was played last. */
  readonly reply = signal<string | undefined>(undefined);
  /** What speaks for the moves of the solution, once they are known. */
  readonly reasons = signal<readonly Message[]>([]);
  readonly trouble = signal(false);
  /** The moves from the start of the puzzle to what is being played. */
  readonly moves = signal<readonly string[]>([]);
  /** How many of them are on the board, if somebody looks back. */
  readonly #looking = signal<number | undefined>(undefined);
  readonly #views = new Map<string, View>();
  readonly #options: Options;
  /** Changes with whatever is played out, so that what was being played out before ends. */
  #turn = 0;
  #told = false;

  /** What boards are told: they show the position to whoever solves it. */
  readonly bottom;
  readonly game = computed<Game>(() => ({ ...this.#game, moves: [...this.moves.value] }));
  readonly latest = computed<View | undefined>(() => this.boardAfter(this.moves.value));
  readonly ply = computed(() => Math.min(this.#looking.value ?? Infinity, this.moves.value.length));
  readonly board = computed<View | undefined>(() => this.boardAfter(this.moves.value.slice(0, this.ply.value)));
  readonly view = this.board;
  readonly active = computed(() => this.phase.value === "find" && this.ply.value === this.moves.value.length);
  readonly planning = signal(false);
  readonly premoves = signal<string[]>([]);
  readonly #game: Game;

  /** The rules have to be loaded. */
  constructor({ game, players }: Collection, puzzle: PuzzleView, options: Options) {
    this.name = game;
    this.puzzle = puzzle;
    this.quick = options.quick === true;
    this.#options = options;
    const setup = { position: puzzle.position };
    const seats = Array.from({ length: players }, () => ({ kind: "person" }) as const);
    this.#game = { ...emptyGame(), name: game, setup, players: seats };
    this.bottom = signal(this.boardAfter([]).turn);
  }

  /** The seat that solves it. */
  get solver(): number {
    return this.bottom.value;
  }

  boardAfter(moves: readonly string[]): View {
    const key = moves.join(" ");
    const known = this.#views.get(key);
    const view = known ?? ask<View>({ call: "view", game: played(this.#game, [...moves]) });
    this.#views.set(key, view);
    return view;
  }

  /** Looks at the position after so many moves. */
  look(ply: number): void {
    const last = this.moves.value.length;
    this.#looking.value = ply >= last ? undefined : Math.max(0, ply);
  }

  cancelPremoves(): void {
    // There are none.
  }

  /** Makes a move of the solver. */
  play(move: string): void {
    if (this.phase.value === "find") void this.#guarded(() => this.#check(move));
  }

  /** Goes back to before the wrong move. */
  tryAgain(): void {
    const wrong = this.wrong.value;
    if (wrong === undefined || this.phase.value === "over") return;
    this.#turn++;
    batch(() => {
      this.#takeBack(wrong);
      this.phase.value = "find";
    });
  }

  /** Helps: first with the themes, then with what is to be moved. */
  async hint(): Promise<void> {
    if (this.phase.value !== "find") return;
    this.#fail();
    if (this.hints.value === 0) return void (this.hints.value = 1);
    const { step } = this;
    const asked = step.value;
    await this.#guarded(async () => {
      const move = await this.#options.source.reveal(this.puzzle.id, asked);
      // Somebody may have found it meanwhile.
      if (step.value !== asked) return;
      batch(() => {
        this.hinted.value = move;
        this.hints.value = 2;
      });
    });
  }

  /** Plays out the solution from where it isn't found yet. */
  async show(): Promise<void> {
    if (this.phase.value === "over" || this.phase.value === "showing") return;
    const turn = ++this.#turn;
    this.#fail();
    batch(() => {
      if (this.wrong.value !== undefined) this.#takeBack(this.wrong.value);
      this.#endHints();
      this.phase.value = "showing";
    });
    await this.#guarded(async () => {
      for (;;) {
        const move = await this.#options.source.reveal(this.puzzle.id, this.step.value);
        if (turn !== this.#turn) return;
        const answer = await this.#options.source.answer(this.puzzle.id, this.step.value, move);
        this.#make(move);
        if (answer.verdict !== "right") break;
        await this.#wait(STEP);
        if (turn !== this.#turn) return;
        this.#makeReply(answer.reply);
        await this.#wait(STEP);
        if (turn !== this.#turn) return;
      }
      this.#end("shown");
    });
  }

  /** Ends it where it stands: nobody can move any more. */
  stop(): void {
    this.#turn++;
    batch(() => {
      this.outcome.value = "stopped";
      this.phase.value = "over";
    });
  }

  /** Stops whatever is being played out. */
  close(): void {
    this.#turn++;
  }

  async #check(move: string): Promise<void> {
    const turn = ++this.#turn;
    const [before, step] = [this.moves.value.length, this.step.value];
    batch(() => {
      this.#make(move);
      this.#endHints();
      this.wrong.value = undefined;
      this.phase.value = "checking";
    });
    const answer = await this.#answer(step, move);
    if (turn !== this.#turn) return;
    if (answer === undefined) return this.#giveBack(before);
    switch (answer.verdict) {
      case "solved":
        return this.#end("solved");
      case "right": {
        this.phase.value = "reply";
        await this.#wait(REPLY);
        if (turn !== this.#turn) return;
        batch(() => {
          this.#makeReply(answer.reply);
          this.phase.value = "find";
        });
        return;
      }
      case "wrong":
        this.#fail();
        if (this.quick) return this.#end("missed");
        await this.#refute({ before, move, refutation: answer.refutation, facts: [] }, turn);
    }
  }

  /** What is said to a move; none if that can't be found out. */
  async #answer(step: number, move: string): Promise<Answer | undefined> {
    try {
      const answer = await this.#options.source.answer(this.puzzle.id, step, move, !this.quick);
      this.trouble.value = false;
      return answer;
    } catch (error) {
      console.error(error);
      this.trouble.value = true;
      return undefined;
    }
  }

  /** The move can be made again. */
  #giveBack(before: number): void {
    batch(() => {
      this.moves.value = this.moves.value.slice(0, before);
      this.phase.value = "find";
    });
  }

  /** Plays out what follows a wrong move. */
  async #refute(wrong: Wrong, turn: number): Promise<void> {
    batch(() => {
      this.wrong.value = wrong;
      this.phase.value = "refuting";
    });
    const facts = this.#factsOf(wrong).catch(() => []);
    for (const move of wrong.refutation) {
      await this.#wait(STEP);
      if (turn !== this.#turn) return;
      this.#make(move);
    }
    const known = await facts;
    if (turn !== this.#turn) return;
    batch(() => {
      this.wrong.value = { ...wrong, facts: known };
      this.phase.value = "wrong";
    });
  }

  /** What speaks against a wrong move. */
  async #factsOf({ before, move }: Wrong): Promise<Message[]> {
    const { source } = this.#options;
    const right = await source.reveal(this.puzzle.id, this.step.value);
    const game = played(this.#game, this.moves.value.slice(0, before));
    const [of, ofRight] = await source.facts(game, [move, right]);
    return against(of?.facts ?? [], ofRight?.facts ?? [], this.solver);
  }

  /** What speaks for the solver's moves on the board. */
  async #factsOfSolution(): Promise<Message[]> {
    const moves = this.moves.value;
    const all = new Map<string, Message>();
    for (let ply = 0; ply < moves.length; ply += 2) {
      const own = moves[ply];
      if (own === undefined) break;
      const [of] = await this.#options.source.facts(played(this.#game, moves.slice(0, ply)), [own]);
      for (const fact of of?.facts ?? []) if (speaksFor(fact, this.solver)) all.set(JSON.stringify(fact), fact);
    }
    return [...all.values()];
  }

  #make(move: string): void {
    batch(() => {
      this.#looking.value = undefined;
      this.moves.value = [...this.moves.value, move];
    });
  }

  #makeReply(move: string): void {
    batch(() => {
      this.#make(move);
      this.reply.value = move;
      this.step.value++;
    });
  }

  #takeBack({ before }: Wrong): void {
    this.#looking.value = undefined;
    this.moves.value = this.moves.value.slice(0, before);
    this.wrong.value = undefined;
  }

  #endHints(): void {
    this.hints.value = 0;
    this.hinted.value = undefined;
  }

  #fail(): void {
    this.failed.value = true;
    this.#tell(false);
  }

  #tell(solved: boolean): void {
    if (this.#told) return;
    this.#told = true;
    this.#options.onTried?.(solved);
  }

  #end(outcome: Outcome): void {
    if (outcome === "solved") this.#tell(!this.failed.value);
    batch(() => {
      this.outcome.value = outcome;
      this.phase.value = "over";
    });
    this.#options.onOver?.(outcome);
    if (this.quick) return;
    this.#factsOfSolution().then(
      (facts) => (this.reasons.value = facts),
      (error: unknown) => console.error(error),
    );
  }

  #wait(milliseconds: number): Promise<void> {
    return (this.#options.pause ?? wait)(milliseconds);
  }

  /** Does something that may fail, as without network before everything is there. */
  async #guarded(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      console.error(error);
      this.trouble.value = true;
    }
  }
}
