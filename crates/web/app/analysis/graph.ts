// The geometry of the evaluation graph: a band for each seat, from the first position to the last.

import type { Evaluation } from "../rules/messages.ts";

/** The size of the picture, in its own units. */
export const WIDTH = 400;
export const HEIGHT = 100;

/** The chance of every seat to win; a proven result leaves no doubt. A draw is shared. */
export function chancesOf(evaluation: Evaluation, seats: number): number[] {
  if (evaluation.kind === "estimated")
    return Array.from({ length: seats }, (_, index) => evaluation.chances[index] ?? 0);
  const { winner } = evaluation;
  return Array.from({ length: seats }, (_, index) => (winner == null ? 1 / seats : winner === index + 1 ? 1 : 0));
}

/** Where a position is, from the left. */
export function across(ply: number, last: number): number {
  return last === 0 ? 0 : (WIDTH * ply) / last;
}

/** The position that is nearest to a place, from the left, 0 to 1. */
export function plyAt(share: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(share * last)));
}

/** A band as the outline of an area, and how high its upper edge is at each position. */
type Band = { seat: number; area: string; tops: number[] };

/**
 * The bands of all seats, the first at the bottom. Chances that don't add up to one, because somebody has left, are spread over
 * the whole height. `last` is the last position of the game: there may be fewer evaluations as yet.
 */
export function bands(evaluations: readonly Evaluation[], seats: number, last: number): Band[] {
  const [only] = evaluations;
  // A game without moves has a picture, too.
  if (last === 0 && only !== undefined) return bands([only, only], seats, 1);
  const shares = evaluations.map((evaluation) => {
    const chances = chancesOf(evaluation, seats);
    const sum = chances.reduce((all, one) => all + one, 0);
    return chances.map((chance) => (sum > 0 ? chance / sum : 1 / seats));
  });
  const place = (ply: number, height: number): string => `${round(across(ply, last))} ${round(height)}`;
  let below = shares.map(() => HEIGHT);
  return Array.from({ length: seats }, (_, index) => {
    const tops = shares.map((share, ply) => (below[ply] ?? HEIGHT) - HEIGHT * (share[index] ?? 0));
    const upper = tops.map((height, ply) => place(ply, height));
    const lower = below.map((height, ply) => place(ply, height)).toReversed();
    below = tops;
    return { seat: index + 1, area: upper.length === 0 ? "" : `M${upper.join("L")}L${lower.join("L")}Z`, tops };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Consecutive positions, by the first and the last of them. */
type Stretch = { from: number; to: number };

/** Where the result is proven. */
export function provenStretches(evaluations: readonly Evaluation[]): Stretch[] {
  const found: Stretch[] = [];
  evaluations.forEach(({ kind }, ply) => {
    if (kind !== "proven") return;
    const before = found.at(-1);
    if (before !== undefined && before.to === ply - 1) before.to = ply;
    else found.push({ from: ply, to: ply });
  });
  return found;
}
