// The games that play themselves on the home page, from the middle on: a duel with fences that ends in a jump, and a jump
// over three pieces.

import type { GameName } from "../rules/messages.ts";

/** All moves, and how many of them were made before it begins. */
type Sample = { moves: string[]; from: number };

/** How long a position is shown, in milliseconds: within five seconds one sees what is special about the game. */
export const PAUSE = 1_000;

export const GAMES: Record<GameName, Sample> = {
  quoridor: { moves: "e2 e8 e3 e7 d3 e6 d4 f6 e5h d4h f6v c4v d3 e6 c3 d6 c4 c6 c5 c4".split(" "), from: 8 },
  squadro: { moves: "2 1 1 2 2 3 2 4 2 2 3 4 5 1 5 5".split(" "), from: 9 },
};
