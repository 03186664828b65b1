// The collections of puzzles: one for each game and number of players, each with a file, a rating and results of its own.

import type { GameName } from "../rules/messages.ts";
import { t } from "../texts.ts";

export type Collection = {
  /** As addresses and storage have it. */
  id: string;
  game: GameName;
  players: number;
};

export const COLLECTIONS: readonly Collection[] = [
  { id: "quoridor", game: "quoridor", players: 2 },
  { id: "quoridor-4", game: "quoridor", players: 4 },
  { id: "squadro", game: "squadro", players: 2 },
];

/** The collection with the puzzles for two of a game. */
export function forTwo(game: GameName): Collection {
  return { id: game, game, players: 2 };
}

/** What a collection is called: its game, and how many play where it may be more than two. */
export function collectionName({ game, players }: Collection): string {
  const several = COLLECTIONS.filter((other) => other.game === game).length > 1;
  return several ? t("analysis-players", { game: t(game), players }) : t(game);
}
