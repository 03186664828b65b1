// The events of a stored game on this screen, whichever version stored it.

import type { Recorded } from "../online/messages.ts";
import { adopt } from "../rules/replica.ts";
import { isOld, type SavedRow } from "./saved-games.ts";

/** Whoever sits at this screen: all of them are one player to the model. */
export const HERE = "thisscreenplayer";

/** The events of a kept game, whichever version kept it. */
export function eventsOf(row: SavedRow): { events: Recorded[]; now: number; drawn: boolean; bottom: number } {
  if (!isOld(row)) return row.local ?? { events: [], now: 0, drawn: false, bottom: 0 };
  const events = adopt(modelId(row.id), HERE, row);
  const now = (events.at(-1)?.at ?? 0) + (row.clock?.used ?? 0);
  return { events, now, drawn: row.drawn && row.moves.length === 0, bottom: row.bottom };
}

/** The id by which the model knows a game, twelve letters and digits: those of version 0.1 had other lengths. */
export function modelId(id: string): string {
  return id
    .replace(/[^0-9A-Za-z]/g, "0")
    .padEnd(12, "0")
    .slice(0, 12);
}
