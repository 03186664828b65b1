// What can be drawn over a position of Squadro: arrows along lanes. To be handed to `mark` of the board.

import { arrow, type ShapeStyle } from "../shapes.ts";
import type { SquadroBoard } from "./board.ts";

/** The move of a piece, by progress. */
export type SquadroShape = { seat: number; lane: number; from: number; to: number; style: ShapeStyle };

/** How far from the middle of a space an arrow ends. */
const SHORT = 10;

/** Draws a shape on the position that the board shows. */
export function draw({ grid }: SquadroBoard, { seat, lane, from, to, style }: SquadroShape): SVGElement {
  return arrow(grid.piece(seat, lane, from), grid.piece(seat, lane, to), SHORT, style);
}
