// Where squares and fences are on the screen, for a board turned any way.

import type { Point } from "../motion.ts";

/** The size of a square, of a groove and of the frame, in units of the picture. */
export const SQUARE = 56;
export const GROOVE = 14;
export const FRAME = 30;
export const PITCH = SQUARE + GROOVE;
export const SIZE = 2 * FRAME + 9 * SQUARE + 8 * GROOVE;

export type Side = "bottom" | "left" | "top" | "right";
export type Orientation = "h" | "v";

/** A square by column and row, both from 0, row 0 being row 1. */
export type Square = { column: number; row: number };
/** A fence by the square nearest a1 of the four it touches. */
export type Fence = Square & { orientation: Orientation };

export function readSquare(text: string): Square {
  return { column: text.charCodeAt(0) - 97, row: text.charCodeAt(1) - 49 };
}

export function readFence(text: string): Fence {
  return { ...readSquare(text), orientation: text.endsWith("h") ? "h" : "v" };
}

export function isFence(text: string): boolean {
  return text.length === 3;
}

export function writeSquare({ column, row }: Square): string {
  return String.fromCharCode(97 + column, 49 + row);
}

export function writeFence(fence: Fence): string {
  return writeSquare(fence) + fence.orientation;
}

const TURNS: Record<Side, number> = { bottom: 0, left: 1, top: 2, right: 3 };

/** The sixteen half steps across the board: squares are on even ones, crossings on odd ones. */
const LAST = 16;

/** A board with this side at the bottom of the screen. */
export class Grid {
  readonly #turns: number;

  constructor(bottom: Side) {
    this.#turns = TURNS[bottom];
  }

  /** Whether rows of the board run up and down on the screen. */
  get sideways(): boolean {
    return this.#turns % 2 === 1;
  }

  square(square: Square): Point {
    return this.#point({ x: 2 * square.column, y: LAST - 2 * square.row });
  }

  /** The middle of a fence. */
  fence(fence: Fence): Point {
    return this.#point({ x: 2 * fence.column + 1, y: LAST - 1 - 2 * fence.row });
  }

  /** Which way the fence lies on the screen. */
  lies(orientation: Orientation): Orientation {
    if (!this.sideways) return orientation;
    return orientation === "h" ? "v" : "h";
  }

  /** The square nearest to a point. */
  squareAt(point: Point): Square {
    const half = this.#half(point);
    const onBoard = (at: number): number => Math.min(8, Math.max(0, Math.round(at / 2)));
    return { column: onBoard(half.x), row: 8 - onBoard(half.y) };
  }

  /** The fence nearest to a point that lies this way on the screen. */
  fenceAt(point: Point, lies: Orientation): Fence {
    const half = this.#half(point);
    const onBoard = (at: number): number => Math.min(7, Math.max(0, Math.round((at - 1) / 2)));
    return { column: onBoard(half.x), row: 7 - onBoard(half.y), orientation: this.lies(lies) };
  }

  /** One step on the screen, in steps of the board. */
  step(right: number, down: number): Square {
    let [x, y] = [right, down];
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [-y, x];
    // `+ 0` makes zero of minus zero.
    return { column: x + 0, row: -y + 0 };
  }

  #point({ x, y }: Point): Point {
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [y, LAST - x];
    return { x: FRAME + SQUARE / 2 + (x * PITCH) / 2, y: FRAME + SQUARE / 2 + (y * PITCH) / 2 };
  }

  /** A point in half steps of the board. */
  #half(point: Point): Point {
    let x = ((point.x - FRAME - SQUARE / 2) * 2) / PITCH;
    let y = ((point.y - FRAME - SQUARE / 2) * 2) / PITCH;
    for (let turn = 0; turn < this.#turns; turn++) [x, y] = [LAST - y, x];
    return { x, y };
  }
}
