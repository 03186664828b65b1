// Names of players and their colours.

import type { View } from "../rules/client.ts";
import type { GameName, QuoridorView, SquadroView } from "../rules/messages.ts";
import { type Game, people } from "../session/game.ts";
import { t } from "../texts.ts";

export function asQuoridor(view: View): QuoridorView | undefined {
  return "ghosts" in view ? view : undefined;
}

export function asSquadro(view: View): SquadroView | undefined {
  return "legal" in view ? view : undefined;
}

/** The colour of a seat. */
export function colour(name: GameName, seat: number): string {
  return t(`${name}-seat-${seat}`);
}

/** Who sits there. */
export function playerName(game: Game, seat: number): string {
  const player = game.players[seat - 1];
  if (player?.kind === "computer") {
    const several = game.players.filter(({ kind }) => kind === "computer").length > 1;
    return several
      ? t("player-computer-colour", { colour: colour(game.name, seat), level: player.level })
      : t("player-computer", { level: player.level });
  }
  if (player?.kind === "remote") return player.name;
  return people(game) === 1 ? t("player-you") : colour(game.name, seat);
}
