// What is drawn over the position of a lesson: the move that a hint shows, and why a move was wrong.

import { pathShapes, quoridorShape, squadroShape } from "../analysis/shapes.ts";
import type { QuoridorShape } from "../board/quoridor/shapes.ts";
import type { SquadroShape } from "../board/squadro/shapes.ts";
import { asQuoridor, asSquadro } from "../text/players.ts";
import type { LessonRun } from "./lesson-run.ts";

/** The move that the second hint shows. */
function hinted(run: LessonRun): string | undefined {
  return run.state.value === "play" && run.hints.value === 2 ? run.expected : undefined;
}

export function quoridorShapes(run: LessonRun): QuoridorShape[] {
  const view = run.view.value && asQuoridor(run.view.value);
  if (view === undefined) return [];
  const state = run.state.value;
  const hint = hinted(run);
  if (hint !== undefined) return [quoridorShape(view, { move: hint, style: "best" }) ?? []].flat();
  const tried = run.expected;
  const ghost = tried === undefined ? undefined : view.ghosts[tried];
  if (state === "right" && tried !== undefined && ghost !== undefined && "why" in ghost) {
    const { why } = ghost;
    const area: QuoridorShape[] =
      why.reason === "cuts-off" ? [{ kind: "area", seat: why.seat, squares: why.reachable }] : [];
    return [...area, { kind: "fence", fence: tried, style: "played" }];
  }
  if (state !== "wrong") return [];
  const refutation = run.refutation.value;
  const before = refutation && asQuoridor(refutation.before);
  const reply =
    refutation === undefined || before === undefined
      ? undefined
      : quoridorShape(before, { move: refutation.reply, style: "played" });
  // The paths of four players would hide the board.
  const paths = view.sides.length === 2 ? pathShapes(view) : [];
  return reply === undefined ? paths : [...paths, reply];
}

export function squadroShapes(run: LessonRun): SquadroShape[] {
  const view = run.view.value && asSquadro(run.view.value);
  if (view === undefined) return [];
  const hint = hinted(run);
  if (hint !== undefined) return [squadroShape(view, { move: hint, style: "best" }) ?? []].flat();
  if (run.state.value !== "wrong") return [];
  const refutation = run.refutation.value;
  const before = refutation && asSquadro(refutation.before);
  if (refutation !== undefined && before !== undefined)
    return [squadroShape(before, { move: refutation.reply, style: "played" }) ?? []].flat();
  // The jumps that the opponent can make now.
  const jumpers = view.sides[view.turn - 1]?.pieces.filter(({ path }) => (path?.jumped.length ?? 0) > 0) ?? [];
  return jumpers.flatMap(({ lane }) => squadroShape(view, { move: String(lane), style: "played" }) ?? []);
}
