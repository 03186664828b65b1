// The games that play themselves on the home page, from the middle on: a duel with fences, and a jump over three pieces.

import type { GameName } from "../rules/messages.ts";

/** All moves, and how many of them were made before it begins. */
export type Sample = { moves: string[]; from: number };

export const GAMES: Record<GameName, Sample> = {
  quoridor: { moves: "e2 e8 e3 e7 e1h e6 e4 e4h d4 e5 d5 c5 c1h a1v d6 c4 d7 d8h d8 c8v".split(" "), from: 6 },
  squadro: { moves: "2 1 1 2 2 3 2 4 2 2 3 4 5 1 5 5".split(" "), from: 9 },
};
