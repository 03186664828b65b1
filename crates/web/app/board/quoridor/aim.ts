// What somebody points at: a square, or the fence whose groove is nearest. No modes.

import type { Point } from "../motion.ts";
import { type Fence, FRAME, GROOVE, type Grid, type Orientation, PITCH, SIZE, SQUARE, type Square } from "./grid.ts";

export type Aim = { kind: "square"; square: Square } | { kind: "fence"; fence: Fence };

/** How far from the middle of a groove its fence is meant, where the square beside it can be meant, too. */
const REACH = GROOVE / 2 + SQUARE * 0.16;
/** The same for a finger, which hits a square more easily than a groove. */
const FINGER_REACH = GROOVE / 2 + SQUARE * 0.06;

/** How far a coordinate is from the middle of the nearest groove. */
function fromGroove(at: number): number {
  const groove = Math.min(7, Math.max(0, Math.round((at - FRAME - SQUARE - GROOVE / 2) / PITCH)));
  return Math.abs(at - (FRAME + SQUARE + GROOVE / 2 + groove * PITCH));
}

/**
 * What a point means. A square is only meant where `open` says that there is something to be done or said about it;
 * elsewhere the whole board belongs to the fences.
 */
export function aimAt(grid: Grid, point: Point, finger: boolean, open: (square: Square) => boolean): Aim | null {
  if (Math.min(point.x, point.y) < 0 || Math.max(point.x, point.y) > SIZE) return null;
  const across = fromGroove(point.x);
  const down = fromGroove(point.y);
  const square = grid.squareAt(point);
  const near = finger ? FINGER_REACH : REACH;
  if (Math.min(across, down) > near && open(square)) return { kind: "square", square };
  const lies: Orientation = across < down ? "v" : "h";
  return { kind: "fence", fence: grid.fenceAt(point, lies) };
}
