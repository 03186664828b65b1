// Games are kept in the browser's database, so that everybody can go on where they left off.

import { address } from "../route.ts";
import type { Game } from "./game.ts";

const STORE = "games";

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("farside", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function save(game: Game): Promise<void> {
  await run("readwrite", (store) => store.put(game));
}

export function load(id: string): Promise<Game | undefined> {
  return run<Game | undefined>("readonly", (store) => store.get(id));
}

export async function remove(id: string): Promise<void> {
  await run("readwrite", (store) => store.delete(id));
}

/** All kept games, the one played last first. */
export async function list(): Promise<Game[]> {
  const games = await run<Game[]>("readonly", (store) => store.getAll());
  return games.sort((a, b) => b.changed - a.changed);
}

/** Where a kept game goes on. */
export function addressOf({ id, online }: Game): string {
  return address(online === undefined ? { page: "play", id } : { page: "game", id, link: online.link });
}
