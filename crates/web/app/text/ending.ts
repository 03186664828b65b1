// The end of a game in words.

import type { View } from "../rules/client.ts";
import { type Ended, type Game, ownSeat } from "../session/game.ts";
import { t } from "../texts.ts";
import { asQuoridor, asSquadro, playerName } from "./players.ts";

/** By how much a game was won: steps to the goal line, or moves, that the next best still needed; none if it isn't known. */
function margin(view: View, winner: number): { unit: "steps" | "moves"; by: number } | undefined {
  const others = (_: unknown, index: number): boolean => index !== winner - 1;
  const quoridor = asQuoridor(view);
  const needs =
    quoridor === undefined
      ? (asSquadro(view)
          ?.sides.filter(others)
          .map((side) => side.needs) ?? [])
      : quoridor.sides.filter(others).flatMap(({ distance }) => (distance === null ? [] : [distance]));
  const by = Math.min(...needs);
  return Number.isFinite(by) && by > 0 ? { unit: quoridor === undefined ? "moves" : "steps", by } : undefined;
}

/** How a game ended that was decided on the board. */
function wonInWords(game: Game, view: View, winner: number): string {
  const own = ownSeat(game) === winner;
  const won = margin(view, winner);
  if (won === undefined) return own ? t("status-won") : t("status-wins", { player: playerName(game, winner) });
  const count = { [won.unit]: won.by };
  return own
    ? t(`status-won-${won.unit}`, count)
    : t(`status-wins-${won.unit}`, { player: playerName(game, winner), ...count });
}

/** How a game ended that doesn't end on the board. */
function endedInWords(game: Game, { by, winner }: Ended): string {
  if (by === "aborted") return t("status-aborted");
  if (winner === undefined) return t("status-agreement");
  const how = by === "time" ? "time" : "resigned";
  const own = ownSeat(game);
  const player = playerName(game, winner);
  // With more than two it isn't one who lost.
  if (game.players.length > 2) return own === winner ? t(`status-won-${how}`) : t(`status-wins-${how}`, { player });
  const loser = 3 - winner;
  if (own === loser) return t(`status-own-${how}`, { player });
  const lost = playerName(game, loser);
  return own === winner ? t(`status-other-${how}`, { loser: lost }) : t(`status-${how}`, { loser: lost, player });
}

/** How the game ended, in a sentence or two; none while it is played. */
export function endingInWords(game: Game, view: View): string | undefined {
  if (game.ended !== undefined) return endedInWords(game, game.ended);
  switch (view.ending?.end) {
    case undefined:
      return undefined;
    case "win":
      return wonInWords(game, view, view.ending.seat);
    case "repetition":
      return t("status-repetition");
    case "turn-limit":
      return t("status-turn-limit");
  }
}

/** Who won; 0: nobody, because it was a draw; none while it is played, or if it was called off. */
export function winnerOf(game: Game, view: View): number | undefined {
  if (game.ended !== undefined) return game.ended.by === "aborted" ? undefined : (game.ended.winner ?? 0);
  if (view.ending === null) return undefined;
  return view.ending.end === "win" ? view.ending.seat : 0;
}
