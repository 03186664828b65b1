// Puzzles one after the other in some mode: which comes next, what counts, rating, streak and rush.

import { batch, computed, signal } from "@preact/signals";

import type { PuzzleView, Theme } from "../rules/messages.ts";
import { changeProgress, noProgress, type PuzzleProgress, puzzleProgress } from "../storage/puzzles.ts";
import type { Mode } from "./address.ts";
import { type Challenge, counted, endedBy, newChallenge, RUSH_TIME } from "./challenge.ts";
import type { Collection } from "./collections.ts";
import { dayOf, ratingOf, withDaily, withTried } from "./progress.ts";
import { type Outcome, type Pause, Solving, wait } from "./solving.ts";
import type { PuzzleSource } from "./source.ts";

/** How often the clock of a rush is looked at, in milliseconds. */
const TICK = 100;
/** How long a puzzle of a challenge is still seen once it is over, in milliseconds. */
const GLANCE = 700;

type Options = { source: PuzzleSource; pause?: Pause };

export class PuzzleRun {
  readonly collection: Collection;
  readonly mode: Mode;
  readonly solving = signal<Solving | undefined>(undefined);
  readonly progress = signal<PuzzleProgress>(noProgress(""));
  /** By how much the puzzle on the board changed the rating; none if it didn't count, or not yet. */
  readonly change = signal<number | undefined>(undefined);
  /** Whether the puzzle on the board was tried before. */
  readonly known = signal(false);
  /** Whether all puzzles were seen, so that the one on the board was seen, too. */
  readonly again = signal(false);
  readonly challenge = signal<Challenge | undefined>(undefined);
  /** What is left of a rush, in milliseconds. */
  readonly left = signal(RUSH_TIME);
  /** What was the best before the challenge. */
  readonly best = signal(0);
  /** Why no puzzle is on the board: there is none, or it couldn't be loaded. */
  readonly lacking = signal<"none" | "missing" | "trouble" | undefined>(undefined);
  readonly #source: PuzzleSource;
  readonly #pause: Pause;
  /** Today, counted from 1970-01-01 in UTC. */
  readonly day = dayOf(Date.now());
  /** Whether what is stored was read. */
  readonly ready = signal(false);
  #timer = 0;
  #ends = 0;
  #closed = false;
  /** What the last attempt changes, until it is stored. */
  #tries: Promise<void> = Promise.resolve();

  /** Whether there is another puzzle after this one. */
  readonly goesOn = computed(() => this.mode.kind !== "daily" && this.challenge.value?.ended === undefined);

  constructor(collection: Collection, mode: Mode, { source, pause = wait }: Options) {
    this.collection = collection;
    this.mode = mode;
    this.#source = source;
    this.#pause = pause;
    if (mode.kind === "streak" || mode.kind === "rush") this.challenge.value = newChallenge(mode.kind);
  }

  /** Reads what is stored and shows the first puzzle; a rush waits for somebody to start it. */
  async open(): Promise<void> {
    this.progress.value = await puzzleProgress(this.collection.id);
    const { bestRush, bestStreak } = this.progress.value;
    this.best.value = this.mode.kind === "rush" ? bestRush : bestStreak;
    this.ready.value = true;
    if (this.mode.kind !== "rush") await this.next();
  }

  /** Starts the clock of a rush, once there is something to solve. */
  async start(): Promise<void> {
    await this.next();
    if (this.solving.value === undefined || this.#closed) return;
    this.#ends = performance.now() + RUSH_TIME;
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  /** Shows the next puzzle. */
  async next(): Promise<void> {
    this.solving.value?.close();
    try {
      // Whoever is quick isn't to get the same puzzle again.
      await this.#tries;
      const puzzle = await this.#choose();
      if (this.#closed || this.challenge.value?.ended !== undefined) return;
      if (puzzle === undefined) return this.#lack();
      this.#begin(puzzle);
    } catch (error) {
      console.error(error);
      this.lacking.value = this.mode.kind === "one" && this.solving.value === undefined ? "missing" : "trouble";
    }
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    this.solving.value?.close();
    this.#source.close();
  }

  async #choose(): Promise<PuzzleView | undefined> {
    const { mode } = this;
    const first = this.solving.value === undefined;
    switch (mode.kind) {
      case "daily":
        return this.#source.daily(this.day);
      case "one":
        // After the one that somebody was sent, others follow.
        return first ? this.#source.get(mode.id) : this.#unseen();
      case "theme":
        return this.#unseen(mode.theme);
      case "rated":
        return this.#unseen();
      default:
        return this.#ofChallenge();
    }
  }

  /** One that wasn't seen; when all were, all but the last may come again. */
  async #unseen(theme?: Theme): Promise<PuzzleView | undefined> {
    const rating = ratingOf(this.progress.value);
    const { seen } = this.progress.value;
    const last = this.solving.value?.puzzle.id;
    const unseen = await this.#source.next(rating, seen, theme);
    this.again.value = unseen === undefined;
    return unseen ?? this.#source.next(rating, last === undefined ? [] : [last], theme);
  }

  /** One that didn't come in this challenge; better one that was never seen. */
  async #ofChallenge(): Promise<PuzzleView | undefined> {
    const challenge = this.challenge.value;
    if (challenge === undefined) return undefined;
    const { seen, solved } = challenge;
    const before = this.progress.value.seen;
    return (await this.#source.ofSeries(solved, [...before, ...seen])) ?? (await this.#source.ofSeries(solved, seen));
  }

  #lack(): void {
    const challenge = this.challenge.value;
    if (challenge === undefined || challenge.seen.length === 0) this.lacking.value = "none";
    else void this.#finish(endedBy(challenge, "none-left"));
  }

  #begin(puzzle: PuzzleView): void {
    const { kind } = this.mode;
    batch(() => {
      this.change.value = undefined;
      this.known.value = this.progress.value.seen.includes(puzzle.id);
      this.solving.value = new Solving(this.collection, puzzle, {
        source: this.#source,
        quick: kind === "rush",
        onTried: (solved) => void (this.#tries = this.#tried(puzzle, solved)),
        onOver: (outcome) => void this.#over(outcome),
        pause: this.#pause,
      });
    });
  }

  /** The first attempt at a puzzle is over. */
  async #tried({ id }: PuzzleView, solved: boolean): Promise<void> {
    const challenge = this.challenge.value;
    try {
      if (challenge !== undefined) await this.#count(counted(challenge, id, solved), id);
      else await this.#rate(id, solved);
    } catch (error) {
      console.error(error);
    }
  }

  /** Changes the rating, unless the puzzle was seen before. */
  async #rate(id: string, solved: boolean): Promise<void> {
    const before = await puzzleProgress(this.collection.id);
    const rating = this.known.value ? undefined : await this.#source.rate(id, before.rating, solved);
    const tried = { id, solved, ...(rating && { rating }) };
    this.progress.value = await changeProgress(this.collection.id, (now) => withTried(now, tried));
    if (rating !== undefined) this.change.value = Math.round(rating.rating) - Math.round(ratingOf(before));
  }

  async #count(challenge: Challenge, id: string): Promise<void> {
    this.challenge.value = challenge;
    this.progress.value = await changeProgress(this.collection.id, (now) => withTried(now, { id, solved: false }));
    if (challenge.ended !== undefined) await this.#finish(challenge);
  }

  async #over(outcome: Outcome): Promise<void> {
    if (this.mode.kind === "daily" && outcome === "solved") {
      this.progress.value = await changeProgress(this.collection.id, (now) => withDaily(now, this.day));
    }
    const challenge = this.challenge.value;
    if (challenge === undefined || challenge.ended !== undefined) return;
    const over = this.solving.value;
    await this.#pause(GLANCE);
    if (this.solving.value === over) await this.next();
  }

  #tick(): void {
    this.left.value = Math.max(0, this.#ends - performance.now());
    const challenge = this.challenge.value;
    if (this.left.value === 0 && challenge !== undefined) void this.#finish(endedBy(challenge, "time"));
  }

  /** Ends a challenge and stores its result if it is the best. */
  async #finish(challenge: Challenge): Promise<void> {
    clearInterval(this.#timer);
    this.challenge.value = challenge;
    if (challenge.ended === "time") this.solving.value?.stop();
    const { kind, solved } = challenge;
    const key = kind === "rush" ? "bestRush" : "bestStreak";
    this.progress.value = await changeProgress(this.collection.id, (now) => ({
      ...now,
      [key]: Math.max(now[key], solved),
    }));
  }
}
