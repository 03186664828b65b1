// The action that reviews a game that is over.

import { analysisOf } from "../analysis/address.ts";
import { go } from "../route.ts";
import { type Game, played } from "./game.ts";
import type { Action } from "./session.ts";

/** Opens the review of a game; none if nobody has moved. */
export function reviewAction(game: Game): Action[] {
  if (game.moves.every((move) => move.startsWith("x"))) return [];
  return [{ name: "review", enabled: true, run: () => go(analysisOf(played(game), { review: true, ply: 0 })) }];
}
