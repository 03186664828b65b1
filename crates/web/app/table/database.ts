// The browser's database: the games of whoever plays here, and what is known of rooms on a server.

export type Store = "games" | "rooms";

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("farside", 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) request.result.createObjectStore("games", { keyPath: "id" });
      request.result.createObjectStore("rooms", { keyPath: "id" }).createIndex("kept", "kept");
    };
    request.onsuccess = () => {
      // A newer version of the app in another tab isn't to wait until this one is closed.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
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
