// A few positions, chosen by what is known after each, to find out which level of the computer suits somebody.

import { batch, signal } from "@preact/signals";

import { puzzleProgress } from "../storage/puzzles.ts";
import type { Collection } from "./collections.ts";
import {
  afterPuzzle,
  anyLevel,
  isSettled,
  type LevelChances,
  likeliestLevel,
  tellingRating,
} from "./level-estimate.ts";
import { type Pause, Solving, wait } from "./solving.ts";
import type { PuzzleSource } from "./source.ts";

/** How long a position is still seen once it is over, in milliseconds. */
const GLANCE = 900;

type Options = { source: PuzzleSource; pause?: Pause };

export class LevelRun {
  readonly collection: Collection;
  readonly solving = signal<Solving | undefined>(undefined);
  /** How many positions are over. */
  readonly count = signal(0);
  /** The level that was found. */
  readonly level = signal<number | undefined>(undefined);
  readonly lacking = signal<"none" | "trouble" | undefined>(undefined);
  #chances: LevelChances = anyLevel();
  #seen: string[] = [];
  #known: string[] = [];
  readonly #source: PuzzleSource;
  readonly #pause: Pause;
  #closed = false;

  constructor(collection: Collection, { source, pause = wait }: Options) {
    this.collection = collection;
    this.#source = source;
    this.#pause = pause;
  }

  async open(): Promise<void> {
    this.#known = (await puzzleProgress(this.collection.id)).seen;
    await this.#next();
  }

  /** Goes on without a move. */
  skip(): void {
    this.solving.value?.stop();
    void this.#over(false);
  }

  close(): void {
    this.#closed = true;
    this.solving.value?.close();
    this.#source.close();
  }

  async #next(): Promise<void> {
    try {
      const rating = tellingRating(this.collection.game, this.#chances);
      // A puzzle that somebody has seen says little; but it says something.
      const puzzle =
        (await this.#source.next(rating, [...this.#known, ...this.#seen])) ??
        (await this.#source.next(rating, this.#seen));
      if (this.#closed) return;
      if (puzzle === undefined) return this.#lack();
      this.#seen.push(puzzle.id);
      const pause = this.#pause;
      this.solving.value = new Solving(this.collection, puzzle, {
        source: this.#source,
        quick: true,
        onOver: (outcome) => void this.#over(outcome === "solved"),
        pause,
      });
    } catch (error) {
      console.error(error);
      this.lacking.value = "trouble";
    }
  }

  #lack(): void {
    if (this.#seen.length === 0) this.lacking.value = "none";
    else this.level.value = likeliestLevel(this.#chances);
  }

  async #over(solved: boolean): Promise<void> {
    const over = this.solving.value;
    if (over === undefined || this.level.value !== undefined) return;
    this.#chances = afterPuzzle(this.collection.game, this.#chances, over.puzzle.rating, solved);
    const count = this.count.value + 1;
    const settled = isSettled(this.#chances, count);
    await this.#pause(GLANCE);
    if (this.#closed) return;
    batch(() => {
      this.count.value = count;
      if (settled) this.level.value = likeliestLevel(this.#chances);
    });
    if (!settled) await this.#next();
  }
}
