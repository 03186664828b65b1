// Balanced start positions by game. Written by the tests of the crate `games`: run them with UPDATE=1 after a change of
// crates/games/data/squadro-starts.txt.

import type { GameName } from "../rules/messages.ts";

export const FAIR_STARTS: Record<GameName, readonly string[]> = {
  quoridor: [],
  squadro: [
    "3 0 3 1 6 / 1 3 0 6 0 / r",
    "0 1 0 1 6 / 1 6 0 3 0 / r",
    "2 0 5 1 3 / 1 3 2 0 0 / r",
    "2 1 5 0 0 / 4 0 0 0 0 / y",
    "6 0 3 1 3 / 0 3 0 0 3 / r",
    "0 0 0 1 6 / 3 4 0 3 1 / y",
    "3 0 5 0 0 / 2 4 0 0 0 / r",
    "0 1 6 0 3 / 0 7 2 3 0 / y",
    "3 0 3 1 5 / 0 3 0 6 0 / r",
    "2 0 5 2 0 / 2 0 0 0 1 / y",
    "3 1 5 0 0 / 3 0 0 0 0 / r",
    "3 0 5 0 0 / 1 4 0 0 1 / y",
    "0 0 5 1 6 / 0 8 0 0 0 / r",
    "3 1 3 1 3 / 0 6 0 6 0 / r",
    "0 1 4 1 3 / 1 3 2 6 0 / y",
    "0 0 3 0 7 / 1 6 2 0 0 / r",
    "0 0 0 1 7 / 1 3 0 3 1 / y",
    "2 0 5 0 0 / 1 4 0 0 0 / r",
    "0 1 4 1 3 / 0 9 0 0 0 / r",
    "3 0 3 1 5 / 0 0 0 7 0 / r",
    "0 0 4 1 5 / 0 3 0 7 0 / r",
    "0 1 3 1 6 / 0 6 0 3 1 / r",
    "3 0 3 2 3 / 2 6 0 0 0 / r",
    "0 0 2 2 6 / 0 6 0 3 2 / y",
  ],
};
