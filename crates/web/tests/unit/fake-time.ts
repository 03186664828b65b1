// Time that passes only when a test says so, for timers and clocks alike. In node 20 an interval of node's own mock can't be
// cleared from its own callback, which is what a heartbeat does.

import { mock } from "node:test";

type Timer = { at: number; every: number | undefined; run: () => void };

export class FakeTime {
  #now = 10_000;
  #next = 1;
  readonly #timers = new Map<number, Timer>();

  /** Takes the place of the real one, until it is given back. */
  take(): void {
    // A clock that is read twice doesn't show the same time twice.
    mock.method(performance, "now", () => (this.#now += 0.001));
    const start = (run: () => void, delay = 0, every?: number): number => {
      this.#timers.set(this.#next, { at: this.#now + delay, every, run });
      return this.#next++;
    };
    const clear = (timer: number): void => void this.#timers.delete(timer);
    const { global } = globalThis;
    mock.method(global, "setTimeout", start);
    mock.method(global, "setInterval", (run: () => void, delay = 0) => start(run, delay, delay));
    mock.method(global, "clearTimeout", clear);
    mock.method(global, "clearInterval", clear);
  }

  giveBack(): void {
    this.#timers.clear();
    mock.restoreAll();
  }

  /** Lets time pass, and everything happen that was to happen meanwhile. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (due === undefined) break;
      const [id, timer] = due;
      this.#now = Math.max(this.#now, timer.at);
      if (timer.every === undefined) this.#timers.delete(id);
      else timer.at += timer.every;
      timer.run();
    }
    this.#now = Math.max(this.#now, end);
  }
}
