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

/** The files with puzzles, by game and number of players. */
const PUZZLES: Record<GameName, Record<number, Record<string, string>>> = {
  quoridor: {
    2: { "quoridor.puzzles": "asset:quoridor.puzzles" },
    4: { "quoridor-4.puzzles": "asset:quoridor-4.puzzles" },
  },
  squadro: { 2: { "squadro.puzzles": "asset:squadro.puzzles" } },
};

let engines: Promise<WasmModule> | undefined;
const ready = new Map<GameName, Promise<WasmModule>>();
const puzzlesReady = new Map<string, Promise<void>>();

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
  return install(engines, FILES[game]);
}

/** Installs the puzzles of a game for so many players. Where there are none, the module says so. */
function loadPuzzles(module: WasmModule, game: GameName, players: number): Promise<void> {
  const key = `${game} ${players}`;
  const known = puzzlesReady.get(key);
  if (known !== undefined) return known;
  const loading = install(module, PUZZLES[game][players] ?? {}).then(() => undefined);
  puzzlesReady.set(key, loading);
  loading.catch(() => puzzlesReady.delete(key));
  return loading;
}

/** Downloads these files and installs them in a module. */
async function install(into: WasmModule | Promise<WasmModule>, named: Record<string, string>): Promise<WasmModule> {
  const files = Object.entries(named).map(async ([name, path]) => ({ name, content: await download(path) }));
  const [module, ...contents] = await Promise.all([into, ...files]);
  for (const { name, content } of contents) read(module.install(name, content));
  return module;
}

async function download(path: string): Promise<Uint8Array> {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function answer({ id, game, puzzles, request }: WorkerRequest): Promise<WorkerReply> {
  try {
    const module = await engineFor(game);
    if (puzzles !== undefined) await loadPuzzles(module, game, puzzles);
    return { id, answer: request === undefined ? "" : module.ask(request) };
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // Nobody knows what state the module is in.
      engines = undefined;
      ready.clear();
      puzzlesReady.clear();
    }
    return { id, trouble: String(error) };
  }
}

addEventListener(
  "message",
  (event: MessageEvent<WorkerRequest>) => void answer(event.data).then((told) => postMessage(told)),
);
