// Evaluations, facts, marks and reasons in words.

import { percent } from "../format.ts";
import type { Evaluation, GameName, Grade, Message, PositionProblem, ReviewMark } from "../rules/messages.ts";
import { colour } from "../text/players.ts";
import { t } from "../texts.ts";
import { chancesOf } from "./graph.ts";
import type { Glyph } from "./tree.ts";

/** The symbols of errors, as in chess. */
export const SYMBOLS: Record<Grade, Glyph> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** An estimate is never certain. */
const shownPercent = (chance: number): number => Math.min(99, Math.max(1, Math.round(chance * 100)));

/** What a position is worth to a seat: “about 70 %”, or what is proven. */
export function prospects(evaluation: Evaluation, seat: number): string {
  if (evaluation.kind === "estimated")
    return t("review-estimated", { percent: shownPercent(evaluation.chances[seat - 1] ?? 0) });
  if (evaluation.winner == null) return t("review-drawn");
  return t(evaluation.winner === seat ? "review-won" : "review-lost");
}

/** The same in the room of a few characters; proven results have signs of their own. */
export function shortProspects(evaluation: Evaluation, seat: number): string {
  if (evaluation.kind === "estimated") return percent(shownPercent(evaluation.chances[seat - 1] ?? 0) / 100);
  const { winner, plies } = evaluation;
  const sign = winner == null ? "=" : winner === seat ? "#" : "−#";
  return plies === undefined || winner == null ? sign : `${sign}${plies}`;
}

/** The seat with the best prospects. */
function leader(evaluation: Evaluation, seats: number): number {
  const chances = chancesOf(evaluation, seats);
  return chances.indexOf(Math.max(...chances)) + 1;
}

/** What a position is worth, said for whoever has the best prospects. */
export function evaluationInWords(game: GameName, evaluation: Evaluation, seats: number): string {
  const seat = leader(evaluation, seats);
  return t("analysis-evaluation", { player: colour(game, seat), evaluation: prospects(evaluation, seat) });
}

/** A sentence that the rules or the review made. */
export function sentence(game: GameName, { key, arguments: given }: Message): string {
  const values = given.map(([name, value]): [string, string | number] => {
    if ("number" in value) return [name, value.number];
    return [name, "text" in value ? value.text : colour(game, value.player)];
  });
  return t(key, Object.fromEntries(values));
}

/** Why a move was an error, fact by fact. */
export function reasons(game: GameName, { facts }: ReviewMark): string[] {
  return facts.map(({ message }) => sentence(game, message));
}

/** Why the better move is better. */
export function betterReasons(game: GameName, { betterFacts }: ReviewMark): string[] {
  return betterFacts.map(({ message }) => sentence(game, message));
}

/** What an error did to the prospects of whoever made it. */
export function loss({ better, after, seat }: ReviewMark): string {
  return t("review-chance", { better: prospects(better, seat), after: prospects(after, seat) });
}

/** What marks of moves are called in the catalogue. */
const GLYPH_NAMES: Record<Glyph, string> = {
  "!!": "brilliant",
  "!": "good",
  "!?": "interesting",
  "?!": "dubious",
  "?": "mistake",
  "??": "blunder",
};

/** A mark that somebody gave a move, for those who listen. */
export function glyphInWords(glyph: Glyph): string {
  return t("analysis-glyph", { glyph: GLYPH_NAMES[glyph] });
}

/** Why a position can't be. */
export function problemInWords(game: GameName, problem: PositionProblem): string {
  const player = (seat: number): string => colour(game, seat);
  switch (problem.reason) {
    case "unreadable":
      return t("problem-unreadable", { word: problem.word });
    case "players":
      return t("problem-players", { given: problem.given });
    case "turn":
    case "left":
    case "five-home":
    case "no-path":
    case "winner-to-move":
      return t(`problem-${problem.reason}`, { player: player(problem.seat) });
    case "same-square":
      return t("problem-same-square", { square: problem.square });
    case "off-board":
      return t("problem-off-board", { fence: problem.fence });
    case "overlap":
    case "cross":
      return t("problem-fences", { one: problem.fences[0], other: problem.fences[1] });
    case "too-many-left":
      return t("problem-too-many-left", { player: player(problem.seat), most: problem.most });
    case "too-many-fences":
      return t("problem-too-many-fences", { given: problem.given, most: problem.most });
    case "progress":
    case "unstoppable":
      return t("problem-progress", { player: player(problem.seat), lane: problem.lane });
    case "shared-crossing":
      return t("problem-shared-crossing", { one: problem.lanes[0], other: problem.lanes[1] });
    default:
      return t(`problem-${problem.reason}`);
  }
}
