// The games that play themselves on the home page: both were played by the computer players against themselves.

import type { GameName } from "../rules/messages.ts";

export const GAMES: Record<GameName, string[]> = {
  quoridor: (
    "e2 e8 e3 e7 e1h e6 e4 e4h d4 e5 d5 c5 c1h a1v d6 c4 d7 d8h d8 c8v " +
    "b2h c3 a3v d3 b1v e3 e2v e4 g1h f4 e7h g4 d7 b7h e7 f6v d7 f8h d2v c6v " +
    "d6 d6h d5 a8h e5 h4 h3h g4 f5 g3 g5 g2 h5 h2 h6 i2 g6 i1"
  ).split(" "),
  squadro: (
    "4 5 1 5 4 5 1 1 4 4 5 5 1 5 5 5 1 4 2 1 " +
    "3 1 1 4 3 5 4 2 1 2 1 2 4 5 5 5 4 4 4 5 " +
    "4 5 3 3 2 5 2 1 1 1 1 2 4 4 2 3 3 4 2 5"
  ).split(" "),
};
