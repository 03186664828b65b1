// What is drawn over the position: the better move, the computer's moves, shortest paths, why a position can't be.

import type { ShapeStyle } from "../board/shapes.ts";
import type { QuoridorShape } from "../board/quoridor/shapes.ts";
import type { SquadroShape } from "../board/squadro/shapes.ts";
import type { PositionProblem, QuoridorView, SquadroView } from "../rules/messages.ts";

/** A move to be drawn. */
export type Suggested = { move: string; style: ShapeStyle };

/** A move of Quoridor from the position before it. */
export function quoridorShape(before: QuoridorView, { move, style }: Suggested): QuoridorShape | undefined {
  if (move.length === 3) return { kind: "fence", fence: move, style };
  const from = before.sides[before.turn - 1]?.pawn;
  return from == null || move.startsWith("x") ? undefined : { kind: "arrow", from, to: move, style };
}

/** A move of Squadro from the position before it. */
export function squadroShape(before: SquadroView, { move, style }: Suggested): SquadroShape | undefined {
  const lane = Number(move);
  const path = before.sides[before.turn - 1]?.pieces[lane - 1]?.path;
  return path == null ? undefined : { seat: before.turn, lane, from: path.from, to: path.to, style };
}

/** The shortest paths of all who play. */
export function pathShapes({ sides }: QuoridorView): QuoridorShape[] {
  return sides.flatMap(({ pawn, path }, index): QuoridorShape[] => {
    const seats = sides.length;
    return pawn === null ? [] : [{ kind: "path", seat: index + 1, seats, squares: [pawn, ...path] }];
  });
}

/** What on the board is wrong. */
export function problemShapes(problem: PositionProblem, pawns: readonly (string | null)[]): QuoridorShape[] {
  const style = "played";
  switch (problem.reason) {
    case "same-square":
      return [{ kind: "area", seat: 1, squares: [problem.square] }];
    case "overlap":
    case "cross":
      return problem.fences.map((fence) => ({ kind: "fence", fence, style }));
    case "off-board":
      return [{ kind: "fence", fence: problem.fence, style }];
    case "no-path":
    case "winner-to-move": {
      const pawn = pawns[problem.seat - 1];
      return pawn == null ? [] : [{ kind: "area", seat: problem.seat, squares: [pawn] }];
    }
    default:
      return [];
  }
}
