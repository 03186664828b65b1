// Balanced start positions by game. Written by the tests of the crate `games`: run them with UPDATE=1 after a change of
// crates/games/data/squadro-starts.txt.

import type { GameName } from "../rules/messages.ts";

export const FAIR_STARTS: Record<GameName, readonly string[]> = {
  quoridor: [],
  squadro: [
    "0 1 0 0 0 / 0 0 2 0 0 / y",
    "0 0 2 0 0 / 1 0 0 0 0 / y",
    "0 0 2 0 0 / 0 0 0 0 1 / r",
    "3 0 0 0 0 / 1 0 0 0 0 / y",
    "3 0 0 0 0 / 0 3 0 0 0 / y",
    "3 0 0 0 0 / 0 0 0 0 1 / y",
    "0 0 3 0 0 / 0 0 0 0 0 / r",
    "0 0 0 0 3 / 0 0 0 0 1 / y",
    "3 0 0 0 0 / 0 0 0 3 0 / y",
    "0 1 0 0 0 / 1 0 0 0 0 / y",
    "0 1 0 0 0 / 0 3 0 0 0 / y",
    "0 1 0 0 0 / 0 0 0 3 0 / y",
  ],
};
