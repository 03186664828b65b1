// A match of two games in words.

import { number } from "../format.ts";
import type { GameView } from "../online/messages.ts";
import type { Game } from "../session/game.ts";
import { t } from "../texts.ts";
import { playerName } from "./players.ts";

/** The half points of each seat in a result such as `1-0` or `1/2-1/2`; none without a result. */
function halves(result: string | undefined): number[] {
  const worth: Record<string, number> = { "0": 0, "1/2": 1, "1": 2 };
  return result === undefined ? [] : result.split("-").map((score) => worth[score] ?? 0);
}

/** So many half points as a number: 0, ½, 1, 1½, 2. */
function points(half: number): string {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return number(whole);
  return whole === 0 ? "½" : `${number(whole)}½`;
}

/** Whether a game of a match is over that a second one follows. */
export function secondFollows({ terms, status }: GameView): boolean {
  return terms.matchOfTwo !== undefined && terms.matchOfTwo.first === undefined && status === "over";
}

/** The score of the match that a game belongs to; none before anything is scored. */
export function matchScore(game: Game, { terms, result }: GameView): string | undefined {
  if (terms.matchOfTwo === undefined) return undefined;
  const games = [halves(terms.matchOfTwo.first), halves(result)].filter((scores) => scores.length === 2);
  if (games.length === 0) return undefined;
  const sum = (seat: number): string => points(games.reduce((total, scores) => total + (scores[seat - 1] ?? 0), 0));
  const score = `${sum(1)}–${sum(2)}`;
  return t("fair-match-score", { one: playerName(game, 1), score, other: playerName(game, 2) });
}
