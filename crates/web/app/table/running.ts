// The clock that runs on this screen.

import { signal } from "@preact/signals";

/** How often a game is kept while a clock runs: so much is given back at most should everything break down. */
const KEEP = 5_000;

type Told = {
  /** The time is up. */
  flag: () => void;
  /** It is time to keep what was used. */
  keep: () => void;
};

/**
 * Runs while somebody is to move. It stands still while the page is closed or hidden: who sits at one screen, alone or with
 * friends, would otherwise lose time to a telephone that rings or a screen that goes dark, and nobody gains by it but
 * whoever could as well have chosen more time.
 */
export class Running {
  /** Whose clock it is. */
  readonly seat = signal<number | undefined>(undefined);
  /** What was used before it last stood still, and since when it runs again. */
  #used = 0;
  #since: number | undefined;
  #left = 0;
  #flag = 0;
  #keep = 0;
  readonly #told: Told;

  constructor(told: Told) {
    this.#told = told;
    document.addEventListener("visibilitychange", this.#looked);
    addEventListener("pagehide", this.#looked);
  }

  /** How much of the turn has passed, in milliseconds. */
  used(): number {
    return this.#used + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  /** Lets the clock of a seat run that has so much left in all, and used so much of it already. */
  start(seat: number, left: number, used: number): void {
    this.stop();
    this.#left = left;
    this.#used = used;
    this.seat.value = seat;
    if (!document.hidden) this.#go();
  }

  stop(): void {
    this.#stand();
    this.#used = 0;
    this.seat.value = undefined;
  }

  close(): void {
    this.stop();
    document.removeEventListener("visibilitychange", this.#looked);
    removeEventListener("pagehide", this.#looked);
  }

  readonly #looked = (event: Event): void => {
    if (this.seat.value === undefined) return;
    this.#stand();
    if (document.hidden || event.type === "pagehide") this.#told.keep();
    else this.#go();
  };

  #go(): void {
    this.#since = performance.now();
    this.#flag = setTimeout(() => this.#told.flag(), Math.max(0, this.#left - this.#used));
    this.#keep = setInterval(() => this.#told.keep(), KEEP);
  }

  #stand(): void {
    this.#used = this.used();
    this.#since = undefined;
    clearTimeout(this.#flag);
    clearInterval(this.#keep);
  }
}
