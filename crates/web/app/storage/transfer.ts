// Export of all games of this browser to a file, and import.

import { GAMES } from "../rules/messages.ts";
import { all, put } from "./database.ts";
import { list, load, save, type SavedRow } from "./saved-games.ts";

const FORMAT = "farside-games";
const VERSION = 1;

type Room = { id: string };
type File = { format: typeof FORMAT; version: number; games: SavedRow[]; rooms: Room[] };

/** The file with all games, and what is known of those on a server. */
export async function exportGames(): Promise<Blob> {
  const [games, rooms] = await Promise.all([all<SavedRow>("games"), all<Room>("rooms")]);
  const file: File = { format: FORMAT, version: VERSION, games, rooms };
  return new Blob([JSON.stringify(file)], { type: "application/json" });
}

const isRow = (row: unknown): row is { id: string } =>
  typeof row === "object" && row !== null && "id" in row && typeof row.id === "string";
const isGame = (row: unknown): row is SavedRow =>
  isRow(row) &&
  "name" in row &&
  GAMES.some((name) => name === row.name) &&
  "changed" in row &&
  typeof row.changed === "number" &&
  "moves" in row &&
  (typeof row.moves === "number" || Array.isArray(row.moves));

/** Takes in the games of such a file; one that is here already stays, unless the file's is newer. How many were taken in. */
export async function importGames(text: string): Promise<number> {
  const read: unknown = JSON.parse(text);
  if (typeof read !== "object" || read === null || !("format" in read) || read.format !== FORMAT)
    throw new Error("not a file of games");
  const games = "games" in read && Array.isArray(read.games) ? read.games.filter(isGame) : [];
  const rooms = "rooms" in read && Array.isArray(read.rooms) ? read.rooms.filter(isRow) : [];
  const known = new Set((await list()).map(({ id }) => id));
  let taken = 0;
  for (const game of games) {
    const here = known.has(game.id) ? await load(game.id) : undefined;
    if (here !== undefined && here.changed >= game.changed) continue;
    await save(game);
    taken++;
  }
  for (const room of rooms) if (!known.has(room.id)) await put("rooms", room);
  return taken;
}
