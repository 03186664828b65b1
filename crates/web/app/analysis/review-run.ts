// The review of a game while it is computed: step by step in a worker, kept now and then, gone on with when the page comes back.

import { computed, signal } from "@preact/signals";

import { EngineWorker } from "../rules/computer.ts";
import type { Attempted, ModuleRequest, Played, ReviewProgress, ReviewRequest, ReviewView } from "../rules/messages.ts";

/** How long a step computes before the page hears of it, in milliseconds. */
const STEP = 250;
/** The same while another worker helps, which waits for its end to hand over what it found. */
const SHORT_STEP = 100;
/** How often what was found out is kept, in milliseconds. */
const KEEP = 2_000;

/** Where a review is kept: the text of the engines module, which only it reads. */
export type Keeper = { load: () => Promise<string | undefined>; keep: (state: string) => Promise<void> };

/** Asks the engines module. */
export type Asker = Pick<EngineWorker, "ask" | "close">;

/** How long is waited for what another worker does, in milliseconds. */
const WAIT = 25;

/** A worker, and where there are processors for it another one that helps. */
function engineWorkers(): Asker[] {
  return Array.from({ length: navigator.hardwareConcurrency > 1 ? 2 : 1 }, () => new EngineWorker());
}

const pause = (): Promise<void> => new Promise((go) => setTimeout(go, WAIT));

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
  /** Has the review. */
  readonly #worker: Asker;
  /** Does some of its searches. */
  readonly #helper: Asker | undefined;
  #number: number | undefined;
  #kept = 0;

  constructor(game: Played, keeper: Keeper, [worker = new EngineWorker(), helper]: readonly Asker[] = engineWorkers()) {
    this.game = game;
    this.#keeper = keeper;
    this.#worker = worker;
    this.#helper = helper;
  }

  /** Begins, or goes on. */
  async start(): Promise<void> {
    if (this.running.value || this.finished.value) return;
    this.running.value = true;
    this.failed.value = false;
    try {
      this.#number ??= await this.#open();
      this.#show(await this.#ask<ReviewView>({ do: "show", review: this.#number }));
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
    this.#helper?.close();
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
    void this.#help(review);
    const milliseconds = this.#helper === undefined ? STEP : SHORT_STEP;
    while (this.running.value && !this.finished.value) {
      const { finished, waiting } = await this.#ask<ReviewProgress>({ do: "step", review, milliseconds });
      if (this.#number === undefined) return;
      if (waiting) await pause();
      this.#show(await this.#ask<ReviewView>({ do: "show", review }));
      if (finished || performance.now() - this.#kept > KEEP) await this.#keep(review);
    }
    if (!this.finished.value && this.#number !== undefined) await this.#keep(review);
  }

  /** Has another worker do some of the searches, as long as the review goes on. */
  async #help(review: number): Promise<void> {
    const helper = this.#helper;
    if (helper === undefined) return;
    const goesOn = (): boolean => this.running.value && !this.finished.value && this.#number === review;
    try {
      while (goesOn()) {
        const tasks = await this.#ask<string[]>({ do: "lend", review });
        for (const task of tasks) {
          if (!goesOn()) break;
          const ask: ReviewRequest = { do: "perform", game: this.game, task };
          const done = await helper.ask<string>(this.game.name, { call: "review", ask });
          await this.#ask({ do: "giveBack", review, done });
        }
        if (tasks.length === 0) await pause();
      }
    } catch (error) {
      // The review goes on without help.
      console.error(error);
    }
    if (this.finished.value) helper.close();
    if (this.#number === review) await this.#ask({ do: "reclaim", review }).catch(() => undefined);
  }

  /** Shows what is known. Marks that are as before stay the same objects: what is drawn and said of them isn't done again. */
  #show(view: ReviewView): void {
    const before = new Map(this.view.peek()?.marks.map((mark) => [JSON.stringify(mark), mark]));
    this.view.value = { ...view, marks: view.marks.map((mark) => before.get(JSON.stringify(mark)) ?? mark) };
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
