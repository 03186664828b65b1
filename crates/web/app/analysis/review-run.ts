// The review of a game while it is computed: step by step in a worker, kept now and then, gone on with when the page comes back.

import { computed, signal } from "@preact/signals";

import { EngineWorker } from "../rules/computer.ts";
import type { Attempted, ModuleRequest, Played, ReviewProgress, ReviewRequest, ReviewView } from "../rules/messages.ts";

/** How long a step computes before the page hears of it, in milliseconds. */
const STEP = 250;
/** How often what was found out is kept, in milliseconds. */
const KEEP = 2_000;

/** Where a review is kept: the text of the engines module, which only it reads. */
export type Keeper = { load: () => Promise<string | undefined>; keep: (state: string) => Promise<void> };

/** Asks the engines module. */
export type Asker = Pick<EngineWorker, "ask" | "close">;

export class ReviewRun {
  /** What is known so far. */
  readonly view = signal<ReviewView | undefined>(undefined);
  readonly running = signal(false);
  /** Set if the engines module can't be asked. */
  readonly failed = signal(false);
  readonly finished = computed(() => this.view.value?.progress.finished === true);
  /** How much is done, 0 to 1. */
  readonly share = computed(() => {
    const progress = this.view.value?.progress;
    return progress === undefined || progress.total === 0 ? 0 : progress.done / progress.total;
  });
  readonly game: Played;
  readonly #keeper: Keeper;
  readonly #worker: Asker;
  #number: number | undefined;
  #kept = 0;

  constructor(game: Played, keeper: Keeper, worker: Asker = new EngineWorker()) {
    this.game = game;
    this.#keeper = keeper;
    this.#worker = worker;
  }

  /** Begins, or goes on. */
  async start(): Promise<void> {
    if (this.running.value || this.finished.value) return;
    this.running.value = true;
    this.failed.value = false;
    try {
      this.#number ??= await this.#open();
      this.view.value = await this.#ask<ReviewView>({ do: "show", review: this.#number });
      await this.#goOn(this.#number);
    } catch (error) {
      console.error(error);
      this.failed.value = true;
    }
    this.running.value = false;
  }

  /** Interrupts it: what is being searched is searched to its end, and then nothing more. */
  stop(): void {
    this.running.value = false;
  }

  /** Ends it; what was found out is kept. */
  close(): void {
    this.running.value = false;
    const number = this.#number;
    this.#number = undefined;
    if (number === undefined || this.finished.value) return this.#worker.close();
    void this.#keep(number)
      .catch(() => undefined)
      .finally(() => this.#worker.close());
  }

  /** What became of the last move of a game, which somebody tried instead of another. */
  attempt(game: Played): Promise<Attempted> {
    return this.#worker.ask(game.name, { call: "attempt", game });
  }

  async #open(): Promise<number> {
    const state = await this.#keeper.load().catch(() => undefined);
    const opened = await this.#ask<ReviewProgress>({
      do: "open",
      game: this.game,
      ...(state === undefined ? {} : { state }),
    });
    return opened.review;
  }

  async #goOn(review: number): Promise<void> {
    this.#kept = performance.now();
    while (this.running.value && !this.finished.value) {
      const { finished } = await this.#ask<ReviewProgress>({ do: "step", review, milliseconds: STEP });
      if (this.#number === undefined) return;
      this.view.value = await this.#ask<ReviewView>({ do: "show", review });
      if (finished || performance.now() - this.#kept > KEEP) await this.#keep(review);
    }
    if (!this.finished.value && this.#number !== undefined) await this.#keep(review);
  }

  async #keep(review: number): Promise<void> {
    this.#kept = performance.now();
    await this.#keeper.keep(await this.#ask<string>({ do: "state", review }));
  }

  #ask<T>(ask: ReviewRequest): Promise<T> {
    const request: ModuleRequest = { call: "review", ask };
    return this.#worker.ask(this.game.name, request);
  }
}
