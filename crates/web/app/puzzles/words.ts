// What is said about puzzles.

import { sentence } from "../analysis/words.ts";
import { list, number, sentences } from "../format.ts";
import type { Message, PuzzleView } from "../rules/messages.ts";
import { colour } from "../text/players.ts";
import { moveInWords } from "../text/words.ts";
import { t } from "../texts.ts";
import type { Solving, Wrong } from "./solving.ts";
import { themeName } from "./themes.ts";

/** A move that begins a sentence: a number alone could be anything. */
function shownMove({ name }: Solving, move: string): string {
  return name === "squadro" ? t("analysis-lane", { lane: Number(move) }) : move;
}

/** What is to be done, and in how many moves. */
export function task(solving: Solving): string[] {
  const { puzzle, name, solver } = solving;
  return [t("puzzle-task", { player: colour(name, solver), aim: puzzle.aim }), movesToFind(puzzle)];
}

export function movesToFind({ moves }: PuzzleView): string {
  return t("puzzle-moves", { moves });
}

/** The reply that was played, after a right move. */
export function replied(solving: Solving): string | undefined {
  const { name, latest, reply } = solving;
  const player = latest.value?.made.at(-1)?.seat;
  if (reply.value === undefined || player === undefined) return undefined;
  return t("puzzle-right", { player: colour(name, player), move: moveInWords(name, reply.value) });
}

/** What a wrong move did. */
export function lost({ puzzle }: Solving): string {
  const { aim, proof: known } = puzzle;
  return known.kind === "proven"
    ? t("puzzle-lost-proven", { aim })
    : t("puzzle-lost-searched", { percent: Math.min(99, Math.round(known.margin / 10)) });
}

export function wrongMove(solving: Solving, { move }: Wrong): string {
  return t("puzzle-wrong", { move: shownMove(solving, move) });
}

/** The moves that refute a wrong one; none if it loses at once. */
export function refutation({ refutation: line }: Wrong): string | undefined {
  return line.length === 0 ? undefined : t("puzzle-refutation", { line: line.join(" ") });
}

/** Facts as sentences. */
export function reasons({ name }: Solving, facts: readonly Message[]): string[] {
  return facts.map((fact) => sentence(name, fact));
}

export function themes({ puzzle }: Solving): string {
  return t("puzzle-hint-themes", { themes: list(puzzle.themes.map(themeName)) });
}

/** The squares that a fence touches: `e3`, `f3`, `e4`, `f4`. */
export function squaresAround(fence: string): string[] {
  const next = (at: number): string => String.fromCharCode(fence.charCodeAt(at) + 1);
  const [file = "", rank = ""] = fence;
  return [file + rank, next(0) + rank, file + next(1), next(0) + next(1)];
}

/** The second hint: what is to be moved, but not where to. */
export function hint({ name }: Solving, move: string): string {
  if (name === "squadro") return t("puzzle-hint-lane", { lane: Number(move) });
  return move.length === 2 ? t("puzzle-hint-pawn") : t("puzzle-hint-fence", { squares: list(squaresAround(move)) });
}

/** How it is known that the solution is the only one. */
export function proof({ puzzle }: Solving): string {
  const { kind } = puzzle.proof;
  return t("puzzle-proof", { kind, nodes: puzzle.proof.kind === "searched" ? puzzle.proof.nodes : 0 });
}

/** Which levels of the computer find all moves. */
export function levels({ puzzle }: Solving): string {
  return puzzle.levels.length === 0
    ? t("puzzle-levels-none")
    : t("puzzle-levels", { levels: list(puzzle.levels.map((level) => number(level))) });
}

/** The rating, and by how much it changed. */
export function ratingChange(rating: number, change: number): string {
  return t("puzzle-rating", { rating, change: number(change, { signDisplay: "always" }).replace("-", "−") });
}

/** What is said when a puzzle is solved, or its solution shown. */
export function result(solving: Solving): string {
  if (solving.outcome.value === "solved") return t("puzzle-solved");
  return t("puzzle-solution", { line: solving.moves.value.join(" ") });
}

/** What is said of a wrong move, all of it. */
export function wrongInWords(solving: Solving, wrong: Wrong): string {
  const follows = refutation(wrong);
  return sentences([
    wrongMove(solving, wrong),
    lost(solving),
    ...reasons(solving, wrong.facts),
    ...(follows === undefined ? [] : [follows]),
  ]);
}
