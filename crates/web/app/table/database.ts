// The browser's database: the games of whoever plays here, and what is known of rooms on a server.

export type Store = "games" | "rooms";

let opened: Promise<IDBDatabase> | undefined;

/** Opens the database, once. After a failure, or when it was closed, the next call opens it again. */
function open(): Promise<IDBDatabase> {
  if (opened !== undefined) return opened;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("farside", 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("rooms", { keyPath: "id" }).createIndex("kept", "kept");
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

/** Asks a store something. */
export async function run<T>(
  name: Store,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(name, mode).objectStore(name));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
