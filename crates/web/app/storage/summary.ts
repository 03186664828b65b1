// What a list of games says about one.

import { storedGame } from "../online/stored.ts";
import type { View } from "../rules/client.ts";
import { loadRules } from "../rules/module.ts";
import { Replica } from "../rules/replica.ts";
import { type Game, gameOf, ownSeat } from "../session/game.ts";
import { winnerOf } from "../text/ending.ts";
import { playerName } from "../text/players.ts";
import { eventsOf, HERE, modelId } from "./events.ts";
import { type GameDetails, load } from "./saved-games.ts";

/** What a list says about this game; none before it begins. */
export function detailsOf(game: Game, view: View | undefined): GameDetails | undefined {
  if (view === undefined) return undefined;
  const own = ownSeat(game);
  const others = game.players.flatMap((player, index) => {
    if (player.kind === "person") return [];
    return [player.kind === "computer" ? player.level : playerName(game, index + 1)];
  });
  const about: GameDetails = { others, setup: game.setup, played: game.moves };
  const winner = winnerOf(game, view);
  if (!game.over) return about;
  if (winner === undefined || (winner > 0 && own === undefined)) return { ...about, result: "over" };
  return { ...about, result: winner === 0 ? "drawn" : winner === own ? "won" : "lost" };
}

/** The same of a kept game that doesn't say it, because an older version kept it or nobody has moved yet: what its events say. */
export async function storedDetails(id: string): Promise<GameDetails | undefined> {
  const [row, stored] = await Promise.all([load(id), storedGame(id), loadRules()]);
  if (row === undefined) return undefined;
  let replica: Replica | undefined;
  try {
    const { events, now } = row.online === undefined ? eventsOf(row) : { events: stored?.events ?? [], now: 0 };
    if (events.length === 0) return undefined;
    replica = Replica.open(modelId(id), events, stored?.me ?? HERE);
    return detailsOf(gameOf(replica.show(now, 0), 1), replica.board());
  } catch {
    // What the rules can't make anything of has no picture.
    return undefined;
  } finally {
    replica?.close();
  }
}
