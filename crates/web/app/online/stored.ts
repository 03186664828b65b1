// What outlives the page of an online game: its events, so that it can be shown while the server is away, and the commands without an
// answer.

import { drop, get, put } from "../storage/database.ts";
import { type Command, EVENT_VERSION, type Recorded } from "./messages.ts";

/** How many games are stored; the one that was stored the longest ago is removed first. */
const MOST = 20;
const SENT = "farside.sent.";

export type StoredGame = {
  id: string;
  /** Who we were. */
  me: string;
  events: Recorded[];
};

type Row = StoredGame & { version: number; kept: number };

export async function storeGame(game: StoredGame): Promise<void> {
  const row: Row = { ...game, version: EVENT_VERSION, kept: Date.now() };
  await put("rooms", row, (store) => {
    const all = store.index("kept").getAllKeys();
    all.onsuccess = () => all.result.slice(0, -MOST).forEach((key) => store.delete(key));
  });
}

/** The stored events of a game; none if they are of another version. */
export async function storedGame(id: string): Promise<StoredGame | undefined> {
  const row = await get<Row>("rooms", id);
  return row?.version === EVENT_VERSION ? row : undefined;
}

export async function forgetGame(id: string): Promise<void> {
  await drop("rooms", id);
}

export type SentCommand = { id: string; command: Command };

/** Every command has an entry of its own: two tabs with the same game don't write over each other. */
export function storeCommand(game: string, { id, command }: SentCommand): void {
  try {
    localStorage.setItem(
      `${SENT}${game}.${id}`,
      JSON.stringify({ at: performance.timeOrigin + performance.now(), command }),
    );
  } catch {
    // A browser that keeps nothing still sends it, as long as the page is open.
  }
}

export function forgetCommand(game: string, id: string): void {
  try {
    localStorage.removeItem(`${SENT}${game}.${id}`);
  } catch {
    // Nothing was kept.
  }
}

/** The commands of a game without an answer, in the order they were given. */
export function storedCommands(game: string): SentCommand[] {
  const prefix = `${SENT}${game}.`;
  try {
    const found = Object.entries(localStorage).flatMap(([key, text]) => {
      const sent = key.startsWith(prefix) ? readCommand(text) : undefined;
      return sent === undefined ? [] : [{ ...sent, id: key.slice(prefix.length) }];
    });
    return found.sort((a, b) => a.at - b.at).map(({ id, command }) => ({ id, command }));
  } catch {
    return [];
  }
}

/** A command as it was kept; nothing if it can't be read. */
function readCommand(text: string): { at: number; command: Command } | undefined {
  try {
    const { at, command }: { at: number; command: Command } = JSON.parse(text);
    return { at, command };
  } catch {
    return undefined;
  }
}
