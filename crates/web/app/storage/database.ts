// The IndexedDB of the app: the games of this browser, the events of online games, what was analyzed, and how puzzles went. Where there is
// none, or it is full, everything is kept in memory while the page is open, and the page says so.

import { signal } from "@preact/signals";

type Store = "games" | "rooms" | "analyses" | "puzzles";
type Keyed = { id: string };

/** Why something isn't kept beyond this page: there is no database, or it takes no more. */
export const storageFailure = signal<"forbidden" | "full" | undefined>(undefined);

let opened: Promise<IDBDatabase> | undefined;

/** What the database didn't take. */
const memory: Record<Store, Map<string, Keyed>> = {
  games: new Map(),
  rooms: new Map(),
  analyses: new Map(),
  puzzles: new Map(),
};

/** Opens the database, once. After a failure, or when it was closed, the next call opens it again. */
function open(): Promise<IDBDatabase> {
  if (opened !== undefined) return opened;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("farside", 4);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore("games", { keyPath: "id" });
      if (oldVersion < 2) request.result.createObjectStore("rooms", { keyPath: "id" }).createIndex("kept", "kept");
      if (oldVersion < 3) request.result.createObjectStore("analyses", { keyPath: "id" }).createIndex("kept", "kept");
      request.result.createObjectStore("puzzles", { keyPath: "id" });
    };
    request.onsuccess = () => {
      // The browser may close it, too: when it clears what it keeps, or a phone puts the page to sleep.
      request.result.onclose = () => (opened = undefined);
      // A newer version of the app in another tab isn't to wait until this one is closed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened = opening;
  opening.catch(() => (opened = undefined));
  return opening;
}

/** Begins a transaction. A connection may be closed before the browser says so, or without: then another one is opened. */
async function begin(name: Store, mode: IDBTransactionMode): Promise<IDBTransaction> {
  const opening = open();
  const database = await opening;
  try {
    return database.transaction(name, mode);
  } catch {
    if (opened === opening) opened = undefined;
    return (await open()).transaction(name, mode);
  }
}

/** Asks a store something. */
async function run<T>(
  name: Store,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = await begin(name, mode);
  return new Promise((resolve, reject) => {
    // A disk that is full is found out when the transaction is to be committed.
    transaction.onabort = () => reject(transaction.error);
    const request = ask(transaction.objectStore(name));
    if (mode === "readonly") request.onsuccess = () => resolve(request.result);
    else transaction.oncomplete = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

/** Puts a row; `also` is done in the same transaction. */
export async function put(name: Store, row: Keyed, also?: (store: IDBObjectStore) => void): Promise<void> {
  try {
    await run(name, "readwrite", (store) => {
      const asked = store.put(row);
      if (also === undefined) {
        // The page may be about to close: it wouldn't live to see the end of a transaction that waits for it.
        store.transaction.commit();
      } else also(store);
      return asked;
    });
    memory[name].delete(row.id);
    if (memory.games.size === 0) storageFailure.value = undefined;
  } catch (error) {
    memory[name].set(row.id, row);
    storageFailure.value = isFull(error) ? "full" : "forbidden";
  }
}

/** The database can be read (again): nothing is lost if nothing is in memory only. */
function works(): void {
  if (memory.games.size === 0 && memory.rooms.size === 0) storageFailure.value = undefined;
}

/** A row; what is in memory is newer than what is in the database. */
export async function get<T extends Keyed>(name: Store, id: string): Promise<T | undefined> {
  // What is kept under a name has the type that was put there.
  const held = memory[name].get(id) as T | undefined;
  if (held !== undefined) return held;
  try {
    const row = await run<T | undefined>(name, "readonly", (store) => store.get(id));
    works();
    return row;
  } catch {
    return undefined;
  }
}

export async function all<T extends Keyed>(name: Store): Promise<T[]> {
  let rows: T[] = [];
  try {
    rows = await run<T[]>(name, "readonly", (store) => store.getAll());
    works();
  } catch {
    // Only what is in memory, then.
    storageFailure.value ??= "forbidden";
  }
  const held = [...memory[name].values()] as T[];
  return [...held, ...rows.filter(({ id }) => !memory[name].has(id))];
}

export async function drop(name: Store, id: string): Promise<void> {
  memory[name].delete(id);
  await run(name, "readwrite", (store) => store.delete(id)).catch(() => undefined);
}
