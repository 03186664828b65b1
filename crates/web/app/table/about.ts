// What a list of games says about one.

import type { View } from "../rules/client.ts";
import { winnerOf } from "./ending.ts";
import { type Game, ownSeat } from "./game.ts";
import { playerName } from "./players.ts";
import type { About } from "./saved.ts";

/** What a list says about this game; none before it begins. */
export function aboutOf(game: Game, view: View | undefined): About | undefined {
  if (view === undefined) return undefined;
  const own = ownSeat(game);
  const others = game.players.flatMap((player, index) => {
    if (player.kind === "person") return [];
    return [player.kind === "computer" ? player.level : playerName(game, index + 1)];
  });
  const about: About = { others, setup: game.setup, played: game.moves };
  const winner = winnerOf(game, view);
  if (!game.over) return about;
  if (winner === undefined || (winner > 0 && own === undefined)) return { ...about, result: "over" };
  return { ...about, result: winner === 0 ? "drawn" : winner === own ? "won" : "lost" };
}
