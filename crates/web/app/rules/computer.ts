// Queries to the computer players, whose module runs in workers: one for the games being played, others for what is analysed.

import type { Effort, GameName, Played, ModuleRequest, ChosenMove } from "./messages.ts";
import { read } from "./reply.ts";
import { scriptUrl } from "../trusted-url.ts";

/**
 * What the worker is asked. Without a request it only loads what the computer player of the game needs. `puzzles` says for how many
 * players it loads puzzles of the game, too.
 */
export type WorkerRequest = { id: number; game: GameName; puzzles?: number; request?: string };
export type WorkerReply = { id: number; answer: string } | { id: number; trouble: string };

type Waiting = { answer: (text: string) => void; fail: (error: Error) => void };

/** A worker with the engines module. It is begun by the first request, and answers one after the other. */
export class EngineWorker {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Loads the engines module and the files of this game in the background. */
  load(game: GameName): void {
    this.#post({ game });
  }

  async ask<T>(game: GameName, request: ModuleRequest): Promise<T> {
    const text = await new Promise<string>((answer, fail) => {
      const puzzles = request.call === "puzzles" ? { puzzles: request.about.players } : {};
      const id = this.#post({ game, ...puzzles, request: JSON.stringify(request) });
      this.#waiting.set(id, { answer, fail });
    });
    return read(text);
  }

  /** Gives up whatever is being computed. Nobody who waits for it hears of it again. */
  stop(): void {
    if (this.#waiting.size === 0) return;
    this.close();
  }

  /** Ends the worker; another request begins another one. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #post(request: Omit<WorkerRequest, "id">): number {
    this.#worker ??= this.#begin();
    const id = this.#next++;
    this.#worker.postMessage({ id, ...request } satisfies WorkerRequest);
    return id;
  }

  #begin(): Worker {
    const begun = new Worker(scriptUrl(new URL("asset:rules/worker.ts", import.meta.url)), { type: "module" });
    begun.addEventListener("message", (event: MessageEvent<WorkerReply>) => {
      const told = event.data;
      const asker = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ("answer" in told) asker?.answer(told.answer);
      else asker?.fail(new Error(told.trouble));
    });
    // The worker itself couldn't be loaded; the next request starts another one.
    begun.addEventListener("error", (event) => {
      if (this.#worker === begun) this.#worker = undefined;
      for (const asker of this.#waiting.values())
        asker.fail(new Error(event.message || "the computer player can't be loaded"));
      this.#waiting.clear();
    });
    return begun;
  }
}

/** The one that plays. */
const player = new EngineWorker();

/** Loads the engines module and the files of this game in the background. */
export function warmUpComputer(game: GameName): void {
  player.load(game);
}

export function think(game: Played, level: number, seed: number, effort: Effort): Promise<ChosenMove> {
  return player.ask(game.name, { call: "think", game, level, seed, effort });
}

/** Gives up whatever is being thought about. Nobody who waits for it hears of it again. */
export function stopThinking(): void {
  player.stop();
}
