// Games are kept in the browser's database, so that everybody can go on where they left off.

import type { Recorded } from "../online/messages.ts";
import { address } from "../route.ts";
import type { GameName, SavedGame } from "../rules/messages.ts";
import { run } from "./database.ts";

/** A kept game. */
export type Row = {
  id: string;
  name: GameName;
  /** How many moves were made. */
  moves: number;
  over: boolean;
  /** When something last happened: milliseconds since 1970. */
  changed: number;
  /** A game on a server: the key of its secret link, or nothing if it is public. What happened is kept with its room. */
  online?: { link: string };
  /** A game on this screen: what happened, its time when it was kept, whether the draw is still to be seen, and the seat at the bottom. */
  local?: { events: Recorded[]; now: number; drawn: boolean; bottom: number };
};

/** A game that version 0.1 kept: a list of moves. */
export type OldRow = SavedGame & {
  id: string;
  drawn: boolean;
  bottom: number;
  changed: number;
  over: boolean;
  online?: { link: string };
  clock?: SavedGame["clock"] & { used: number };
};

export type SavedRow = Row | OldRow;

export function isOld(row: SavedRow): row is OldRow {
  return Array.isArray(row.moves);
}

/** What a list of games says about one, whichever version kept it. */
export type Summary = Pick<Row, "id" | "name" | "moves" | "over" | "changed" | "online">;

function summary(row: SavedRow): Summary {
  const { id, name, over, changed, online } = row;
  const moves = isOld(row) ? row.moves.length : row.moves;
  return { id, name, moves, over, changed, ...(online && { online }) };
}

export async function save(row: Row): Promise<void> {
  await run("games", "readwrite", (store) => {
    const put = store.put(row);
    // The page may be about to close: it wouldn't live to see the end of a transaction that waits for it.
    store.transaction.commit();
    return put;
  });
}

export function load(id: string): Promise<SavedRow | undefined> {
  return run<SavedRow | undefined>("games", "readonly", (store) => store.get(id));
}

export async function remove(id: string): Promise<void> {
  await run("games", "readwrite", (store) => store.delete(id));
}

/** All kept games, the one played last first. */
export async function list(): Promise<Summary[]> {
  const rows = await run<SavedRow[]>("games", "readonly", (store) => store.getAll());
  return rows.map(summary).sort((a, b) => b.changed - a.changed);
}

/** Where a kept game goes on. */
export function addressOf({ id, online }: Summary): string {
  return address(online === undefined ? { page: "play", id } : { page: "game", id, link: online.link });
}
