// Where the spaces of Squadro are on the screen, for a board turned any way.

import type { Point } from "../motion.ts";

export const PITCH = 92;
export const FRAME = 30;
export const SIZE = 2 * FRAME + 7 * PITCH;

/** The turning space, and home. */
export const TURNING = 6;
export const HOME = 12;

/**
 * A board with this seat's starts at the bottom of the screen; for 0 the board isn't turned, and is as the rules describe it:
 * seat 1, Light, starts on the left, and seat 2, Dark, at the top.
 */
export class Grid {
  readonly #turns: number;

  constructor(bottom: number) {
    this.#turns = bottom;
  }

  /** A space of a lane, counted from the start, 0 to 6. Parts of spaces and places beyond the ends are fine. */
  space(seat: number, lane: number, space: number): Point {
    let [x, y] = seat === 1 ? [space, lane] : [lane, space];
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [y, 6 - x];
    return { x: FRAME + PITCH * (x + 0.5), y: FRAME + PITCH * (y + 0.5) };
  }

  /** Where a piece with this progress stands. */
  piece(seat: number, lane: number, progress: number): Point {
    return this.space(seat, lane, progress <= TURNING ? progress : HOME - progress);
  }

  /** The direction a piece points in, in degrees from up, clockwise. */
  direction(seat: number, progress: number): number {
    const a = this.space(seat, 1, 0);
    const b = this.space(seat, 1, 1);
    const out = (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
    return progress < TURNING ? out : out + 180;
  }
}
