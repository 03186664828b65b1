// Queries to the computer players, whose module runs in a worker.

import type { Effort, GameName, Played, ModuleRequest, Thought } from "./messages.ts";
import { read } from "./reply.ts";
import { scriptUrl } from "../trusted-url.ts";

/** What the worker is asked. Without a request it only loads what the computer player of the game needs. */
export type WorkerRequest = { id: number; game: GameName; request?: string };
export type WorkerReply = { id: number; answer: string } | { id: number; trouble: string };

type Waiting = { answer: (text: string) => void; fail: (error: Error) => void };

let worker: Worker | undefined;
let next = 0;
const waiting = new Map<number, Waiting>();

/** Loads the engines module and the files of this game in the background. */
export function warmUpComputer(game: GameName): void {
  post({ game });
}

export function think(game: Played, level: number, seed: number, effort: Effort): Promise<Thought> {
  return askComputer({ call: "think", game, level, seed, effort });
}

/** Gives up whatever is being thought about. Nobody who waits for it hears of it again. */
export function stopThinking(): void {
  if (waiting.size === 0) return;
  worker?.terminate();
  worker = undefined;
  waiting.clear();
}

async function askComputer<T>(request: ModuleRequest & { game: Played }): Promise<T> {
  const text = await new Promise<string>((answer, fail) => {
    const id = post({ game: request.game.name, request: JSON.stringify(request) });
    waiting.set(id, { answer, fail });
  });
  return read(text);
}

function post(request: Omit<WorkerRequest, "id">): number {
  worker ??= begin();
  const id = next++;
  worker.postMessage({ id, ...request } satisfies WorkerRequest);
  return id;
}

function begin(): Worker {
  const begun = new Worker(scriptUrl(new URL("asset:rules/worker.ts", import.meta.url)), { type: "module" });
  begun.addEventListener("message", (event: MessageEvent<WorkerReply>) => {
    const told = event.data;
    const asker = waiting.get(told.id);
    waiting.delete(told.id);
    if ("answer" in told) asker?.answer(told.answer);
    else asker?.fail(new Error(told.trouble));
  });
  // The worker itself couldn't be loaded; the next request starts another one.
  begun.addEventListener("error", (event) => {
    if (worker === begun) worker = undefined;
    for (const asker of waiting.values()) asker.fail(new Error(event.message || "the computer player can't be loaded"));
    waiting.clear();
  });
  return begun;
}
