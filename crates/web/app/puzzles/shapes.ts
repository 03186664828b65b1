// What is drawn over a puzzle: the wrong move and what answers it, what a hint is about, the solution.

import { quoridorShape, squadroShape, type Suggested } from "../analysis/shapes.ts";
import type { QuoridorShape } from "../board/quoridor/shapes.ts";
import type { SquadroShape } from "../board/squadro/shapes.ts";
import type { View } from "../rules/client.ts";
import { asQuoridor, asSquadro } from "../text/players.ts";
import type { Solving } from "./solving.ts";
import { squaresAround } from "./words.ts";

/** A move, and the position before it. */
type Drawn = { before: View; suggested: Suggested };

/** The moves to be drawn on the position that is shown. */
function drawnMoves(solving: Solving): Drawn[] {
  const { wrong, ply, moves, outcome, solver } = solving;
  const at = ply.value;
  const move = moves.value[at - 1];
  if (move === undefined) return [];
  const before = solving.boardAfter(moves.value.slice(0, at - 1));
  const now = wrong.value;
  if (now !== undefined) {
    if (at <= now.before) return [];
    const played: Drawn = {
      before: solving.boardAfter(moves.value.slice(0, now.before)),
      suggested: { move: now.move, style: "played" },
    };
    return at === now.before + 1 ? [played] : [played, { before, suggested: { move, style: "best" } }];
  }
  if (before.turn !== solver) return [];
  // There was no second try: the wrong move is still on the board.
  if (outcome.value === "missed") return [{ before, suggested: { move, style: "played" } }];
  const found = outcome.value === "solved" || outcome.value === "shown" || solving.phase.value === "showing";
  return found ? [{ before, suggested: { move, style: "better" } }] : [];
}

/** What a hint is about, for Quoridor. */
function hintedSquares({ hinted, latest, solver }: Solving): string[] {
  const move = hinted.value;
  if (move === undefined) return [];
  if (move.length === 3) return squaresAround(move);
  const pawn = latest.value && asQuoridor(latest.value)?.sides[solver - 1]?.pawn;
  return pawn == null ? [] : [pawn];
}

export function quoridorShapes(solving: Solving): QuoridorShape[] {
  const squares = hintedSquares(solving);
  const hint: QuoridorShape[] = squares.length === 0 ? [] : [{ kind: "area", seat: solving.solver, squares }];
  const drawn = drawnMoves(solving).flatMap(({ before, suggested }) => {
    const view = asQuoridor(before);
    return (view && quoridorShape(view, suggested)) ?? [];
  });
  return [...hint, ...drawn];
}

export function squadroShapes(solving: Solving): SquadroShape[] {
  const { hinted, latest } = solving;
  const hint: Drawn[] =
    hinted.value === undefined || latest.value === undefined
      ? []
      : [{ before: latest.value, suggested: { move: hinted.value, style: "better" } }];
  return [...hint, ...drawnMoves(solving)].flatMap(({ before, suggested }) => {
    const view = asSquadro(before);
    return (view && squadroShape(view, suggested)) ?? [];
  });
}
