// A lock between tabs that show the same game on this screen: one writes, the others follow it, and one of them takes over when it
// is closed.

import { signal } from "@preact/signals";

/** How long the browser may take to say whether another tab has the game, in milliseconds. */
const PATIENCE = 500;

export class TabLock {
  /** Whether this tab is the one that writes. A browser without locks has no way to tell: every tab writes then. */
  readonly writes = signal(true);
  /** It is known whether this tab writes. */
  readonly ready: Promise<void>;
  readonly #channel: BroadcastChannel | undefined;
  readonly #leave = new AbortController();
  #letGo: () => void = () => undefined;

  /** `changed` is called when another tab has written, and when this one takes over. */
  constructor(game: string, changed: () => void) {
    const name = `farside.game.${game}`;
    if (!("locks" in navigator) || !("BroadcastChannel" in window)) {
      this.ready = Promise.resolve();
      return;
    }
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = () => {
      if (!this.writes.value) changed();
    };
    this.ready = this.#ask(name, changed);
  }

  /** Tells the other tabs that something was written. */
  tell(): void {
    if (this.writes.value && !this.#leave.signal.aborted) this.#channel?.postMessage("written");
  }

  close(): void {
    this.#leave.abort();
    this.#letGo();
    this.#channel?.close();
  }

  /** Asks for the lock; resolved as soon as it is known whether another tab has it. */
  async #ask(name: string, changed: () => void): Promise<void> {
    const held = new Promise<void>((done) => (this.#letGo = done));
    const first = await new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(true), PATIENCE);
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : held;
        })
        .catch(() => resolve(true));
    });
    this.writes.value = first;
    if (first) return;
    // Whoever waits for it gets it when the other tab has gone.
    navigator.locks
      .request(name, { signal: this.#leave.signal }, () => {
        this.writes.value = true;
        changed();
        return held;
      })
      .catch(() => undefined);
  }
}
