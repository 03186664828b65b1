// What can be drawn over a position of Quoridor: arrows, fences that aren't there, paths, areas. To be handed to `mark` of the board.

import { arrow, type ShapeStyle } from "../shapes.ts";
import { bar, svg } from "../svg.ts";
import * as art from "./art.ts";
import type { QuoridorBoard } from "./board.ts";
import { readFence, readSquare, SQUARE } from "./grid.ts";

export type QuoridorShape =
  /** The move of a pawn. */
  | { kind: "arrow"; from: string; to: string; style: ShapeStyle }
  /** A fence that isn't there. */
  | { kind: "fence"; fence: string; style: ShapeStyle }
  /** The path of a seat, of so many: the squares from the one of its pawn. */
  | { kind: "path"; seat: number; seats: number; squares: string[] }
  /** Squares that say why a position can't be. */
  | { kind: "area"; seat: number; squares: string[] };

/** How far from the middle of a square an arrow ends. */
const SHORT = 12;

/** Draws a shape on the position that the board shows. */
export function draw({ grid, wood }: QuoridorBoard, shape: QuoridorShape): SVGElement {
  switch (shape.kind) {
    case "arrow": {
      const [from, to] = [shape.from, shape.to].map((square) => grid.square(readSquare(square)));
      return from === undefined || to === undefined ? svg("g") : arrow(from, to, SHORT, shape.style);
    }
    case "fence": {
      const fence = readFence(shape.fence);
      const { x, y } = grid.fence(fence);
      const drawn = art.fence(grid.lies(fence.orientation), `fence suggested ${shape.style}`, wood);
      return svg("g", { transform: `translate(${x} ${y})` }, drawn);
    }
    case "path":
      return art.path(grid, shape.squares.map(readSquare), shape.seat, shape.seats);
    case "area": {
      const bars = shape.squares.map((square) => {
        const { x, y } = grid.square(readSquare(square));
        return bar(x, y, SQUARE + 8, SQUARE + 8, 4, `shut-in seat-${shape.seat}`);
      });
      return svg("g", {}, ...bars);
    }
  }
}
