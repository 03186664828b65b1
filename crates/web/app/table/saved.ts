// Games are kept in the browser's database, so that everybody can go on where they left off.

import { address } from "../route.ts";
import { run } from "./database.ts";
import type { Game } from "./game.ts";

export async function save(game: Game): Promise<void> {
  await run("games", "readwrite", (store) => {
    const put = store.put(game);
    // The page may be about to close: it wouldn't live to see the end of a transaction that waits for it.
    store.transaction.commit();
    return put;
  });
}

export function load(id: string): Promise<Game | undefined> {
  return run<Game | undefined>("games", "readonly", (store) => store.get(id));
}

export async function remove(id: string): Promise<void> {
  await run("games", "readwrite", (store) => store.delete(id));
}

/** All kept games, the one played last first. */
export async function list(): Promise<Game[]> {
  const games = await run<Game[]>("games", "readonly", (store) => store.getAll());
  return games.sort((a, b) => b.changed - a.changed);
}

/** Where a kept game goes on. */
export function addressOf({ id, online }: Game): string {
  return address(online === undefined ? { page: "play", id } : { page: "game", id, link: online.link });
}
