// Stored games.

import type { Recorded } from "../online/messages.ts";
import { address } from "../route.ts";
import type { GameName, SavedGame, Setup } from "../rules/messages.ts";
import { all, drop, get, put } from "./database.ts";

/** What a list says about a game beside its name. */
export type GameDetails = {
  /** Who plays against whoever sits here: a name, or the level of a computer; nobody in particular where people share the screen. */
  others: (string | number)[];
  /** How it ended for whoever sits here, or in a word for everybody; none while it is played. */
  result?: "won" | "lost" | "drawn" | "over";
  setup: Setup;
  played: string[];
};

/** A kept game. */
export type Row = {
  id: string;
  name: GameName;
  /** How many moves were made. */
  moves: number;
  over: boolean;
  /** When something last happened: milliseconds since 1970. */
  changed: number;
  /** A game on a server: the key of its secret link, or nothing if it is public. Its events are stored apart (online/stored.ts). */
  online?: { link: string };
  /** What a list says about it. */
  about?: GameDetails;
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
export type Summary = Pick<Row, "id" | "name" | "moves" | "over" | "changed" | "online" | "about">;

function summary(row: SavedRow): Summary {
  const { id, name, over, changed, online } = row;
  const moves = isOld(row) ? row.moves.length : row.moves;
  const about = isOld(row) ? undefined : row.about;
  return { id, name, moves, over, changed, ...(online && { online }), ...(about && { about }) };
}

/** Keeps a game: in the database, or in memory if that takes none. */
export function save(row: SavedRow): Promise<void> {
  return put("games", row);
}

export function load(id: string): Promise<SavedRow | undefined> {
  return get<SavedRow>("games", id);
}

/** Removes a game and returns it, to be put back if that was a mistake. */
export async function remove(id: string): Promise<SavedRow | undefined> {
  const row = await load(id);
  await drop("games", id);
  return row;
}

/** All kept games, the one played last first. */
export async function list(): Promise<Summary[]> {
  return (await all<SavedRow>("games")).map(summary).sort((a, b) => b.changed - a.changed);
}

/** Where a kept game goes on. */
export function addressOf({ id, online }: Summary): string {
  return address(online === undefined ? { page: "play", id } : { page: "game", id, link: online.link });
}
