// Balanced start positions by game. Written by the tests of the crate `games`: run them with UPDATE=1 after a change of
// crates/games/data/squadro-starts.txt.

import type { GameName } from "../rules/messages.ts";

export const FAIR_STARTS: Record<GameName, readonly string[]> = {
  quoridor: [],
  squadro: [],
};
