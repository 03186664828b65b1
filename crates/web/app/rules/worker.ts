// Runs the engines module apart from the page, so that thinking never holds the page up.

import type { WorkerReply, WorkerRequest } from "./computer.ts";
import type { GameName } from "./messages.ts";
import { read } from "./reply.ts";
import { WasmModule } from "./wasm.ts";

/** The files that the computer player of each game needs, by the names the module knows them by. */
const FILES: Record<GameName, Record<string, string>> = {
  quoridor: { "quoridor.net": "asset:quoridor.net", "quoridor.book": "asset:quoridor.book" },
  squadro: { "squadro.net": "asset:squadro.net" },
};

let engines: Promise<WasmModule> | undefined;
const ready = new Map<GameName, Promise<WasmModule>>();

/** The module with all that the computer player of a game needs. After a failure the next call tries again. */
function engineFor(game: GameName): Promise<WasmModule> {
  const known = ready.get(game);
  if (known !== undefined) return known;
  const loading = load(game);
  ready.set(game, loading);
  loading.catch(() => ready.delete(game));
  return loading;
}

async function load(game: GameName): Promise<WasmModule> {
  if (engines === undefined) {
    const loading = WasmModule.load(new URL("asset:engines.wasm", import.meta.url));
    engines = loading;
    loading.catch(() => (engines = undefined));
  }
  const files = Object.entries(FILES[game]).map(async ([name, path]) => ({ name, content: await download(path) }));
  const [module, ...contents] = await Promise.all([engines, ...files]);
  for (const { name, content } of contents) read(module.install(name, content));
  return module;
}

async function download(path: string): Promise<Uint8Array> {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function answer({ id, game, request }: WorkerRequest): Promise<WorkerReply> {
  try {
    const module = await engineFor(game);
    return { id, answer: request === undefined ? "" : module.ask(request) };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // Nobody knows what state the module is in.
      engines = undefined;
      ready.clear();
    }
    return { id, trouble: String(error) };
  }
}

addEventListener(
  "message",
  (event: MessageEvent<WorkerRequest>) => void answer(event.data).then((told) => postMessage(told)),
);
