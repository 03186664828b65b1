// The hit test of the board: a square of the pawn, a fence near its groove, or nothing.

import type { Point } from "../motion.ts";
import { type Fence, FRAME, GROOVE, type Grid, type Orientation, PITCH, SIZE, SQUARE, type Square } from "./grid.ts";

export type Aim =
  /** A square the pawn can go to. */
  | { kind: "move"; square: Square }
  /** The pawn that is to move. */
  | { kind: "pawn"; square: Square }
  | { kind: "fence"; fence: Fence }
  /** The core of any other square. */
  | { kind: "square"; square: Square }
  /** The wood around the squares. */
  | { kind: "frame" };

/** Squares that are hit as a whole, from groove to groove. */
type Whole = (square: Square) => "move" | "pawn" | undefined;

/** How far from the middle of a groove its fence is meant. */
const REACH = GROOVE / 2 + SQUARE * 0.16;
/** The same for a finger, which needs 24 pixels on a screen of 360. */
const FINGER_REACH = GROOVE / 2 + 17.5;

/** How much higher an upright fence stands over a finger than one that lies: about half its length. */
const LIFT = 0.8 * PITCH;

/** How far a coordinate is from the middle of the nearest groove. */
function fromGroove(at: number): number {
  const groove = Math.min(7, Math.max(0, Math.round((at - FRAME - SQUARE - GROOVE / 2) / PITCH)));
  return Math.abs(at - (FRAME + SQUARE + GROOVE / 2 + groove * PITCH));
}

/** The fence that is nearest to a point, however far. One that stands upright can be lifted, to be clear of a finger below it. */
export function fenceNear(grid: Grid, { x, y }: Point, lifted = false): Fence {
  const lies: Orientation = fromGroove(x) < fromGroove(y) ? "v" : "h";
  return grid.fenceAt({ x, y: lifted && lies === "v" ? y - LIFT : y }, lies);
}

/** Whether a point is on the board: beside it nothing can be dropped. */
export function onBoard({ x, y }: Point): boolean {
  return Math.min(x, y) >= 0 && Math.max(x, y) <= SIZE;
}

/** What a point means; null outside of the board. */
export function aimAt(grid: Grid, point: Point, finger: boolean, whole: Whole): Aim | null {
  if (!onBoard(point)) return null;
  if (Math.min(point.x, point.y) < FRAME || Math.max(point.x, point.y) > SIZE - FRAME) return { kind: "frame" };
  const square = grid.squareAt(point);
  const middle = grid.square(square);
  if (Math.max(Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)) <= SQUARE / 2) {
    const kind = whole(square);
    if (kind !== undefined) return { kind, square };
  }
  const near = Math.min(fromGroove(point.x), fromGroove(point.y));
  if (near > (finger ? FINGER_REACH : REACH)) return { kind: "square", square };
  return { kind: "fence", fence: fenceNear(grid, point) };
}
