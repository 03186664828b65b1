// The record of a game as text.

import { type View, writeRecord } from "../rules/client.ts";
import type { Shared } from "../shell/share.ts";
import { playerName } from "../text/words.ts";
import { type Game, played } from "./game.ts";

function day(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** The record as text. */
export function recordOf(game: Game): Promise<string> {
  const names = game.players.map((_, index) => playerName(game, index + 1));
  return writeRecord(played(game), names, day(game.begun));
}

/** What there is to share of a game that stands at this position. */
export function sharedOf(game: Game, view: View | undefined): Shared {
  const text = (): Promise<string> => recordOf(game);
  return { played: played(game), text, ...(view === undefined ? {} : { position: view.position }) };
}
