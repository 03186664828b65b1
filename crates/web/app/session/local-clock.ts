// The time of a game on this screen.

/**
 * Milliseconds that a game has been played. It stands still while the page is closed or hidden: who sits at one screen, alone or
 * with friends, would otherwise lose time to a telephone that rings or a screen that goes dark, and nobody gains by it but
 * whoever could as well have chosen more time.
 */
export class LocalClock {
  #before = 0;
  #since: number | undefined;

  now(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since);
  }

  /** Goes on from this moment of the game. */
  set(now: number): void {
    this.#before = now;
    if (this.#since !== undefined) this.#since = performance.now();
  }

  get runs(): boolean {
    return this.#since !== undefined;
  }

  run(): void {
    this.#since ??= performance.now();
  }

  stop(): void {
    this.#before = this.now();
    this.#since = undefined;
  }
}
