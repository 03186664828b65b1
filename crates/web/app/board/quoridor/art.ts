// The pieces of the board as pictures. How they look is for the style sheets to say.

import { bar, grain, label, svg } from "../svg.ts";
import { FRAME, GROOVE, type Grid, type Orientation, SIZE, SQUARE, type Square, writeSquare } from "./grid.ts";

/** Each seat has a mark besides its colour: a ring, a diamond, a triangle, a cross. */
const MARKS = ["M0 -7 A7 7 0 1 1 -0.01 -7 Z", "M0 -9 L8 0 L0 9 L-8 0 Z", "M0 -8 L8 6 L-8 6 Z", "M-7 -2.6 h14 v5.2 h-14 Z M-2.6 -7 h5.2 v14 h-5.2 Z"];

export function markOf(seat: number): string {
  return MARKS[seat - 1] ?? "";
}

export function pawn(seat: number): SVGGElement {
  return svg(
    "g",
    { class: `pawn seat-${seat}` },
    svg("ellipse", { class: "shadow", cx: 1.5, cy: 4, rx: 21, ry: 20 }),
    svg("circle", { class: "foot", r: 20.5 }),
    svg("circle", { class: "body", r: 16.5 }),
    svg("circle", { class: "shine", cx: -4.5, cy: -5.5, r: 8 }),
    svg("path", { class: "mark", d: markOf(seat) }),
  );
}

/** A fence around its own middle. */
export function fence(lies: Orientation, kind: string): SVGGElement {
  const length = 2 * SQUARE + GROOVE - 4;
  const [width, height] = lies === "h" ? [length, GROOVE - 2] : [GROOVE - 2, length];
  const edge = lies === "h" ? bar(0, -2.6, length - 6, 1.6, 0.8, "edge") : bar(-2.6, 0, 1.6, length - 6, 0.8, "edge");
  return svg(
    "g",
    { class: kind },
    bar(1.5, 2.5, width, height, 3.5, "shadow"),
    bar(0, 0, width, height, 3.5, "plank"),
    edge,
  );
}

/** The empty board: frame, squares and coordinates. */
export function board(grid: Grid): SVGGElement {
  const inner = SIZE - 2 * FRAME + 16;
  const squares = svg("g", { class: "squares" });
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const { x, y } = grid.square({ column, row });
      // No two pieces of wood are the same.
      const shade = (column * 7 + row * 13 + column * row) % 4;
      squares.append(bar(x, y, SQUARE, SQUARE, 5, `square shade-${shade}`));
    }
  }
  const frame = bar(SIZE / 2, SIZE / 2, SIZE, SIZE, 18, "frame");
  return svg(
    "g",
    {},
    frame,
    svg("g", { class: "grain-of-frame" }, grain(SIZE, SIZE, 26, 7)),
    bar(SIZE / 2, SIZE / 2, inner, inner, 8, "bed"),
    squares,
    coordinates(grid),
  );
}

function coordinates(grid: Grid): SVGGElement {
  const group = svg("g", { class: "coordinates", "aria-hidden": "true" });
  for (let at = 0; at < 9; at++) {
    const letter: Square = { column: at, row: 0 };
    const digit: Square = { column: 0, row: at };
    const below = grid.square(letter);
    const beside = grid.square(digit);
    const name = (square: Square, which: 0 | 1): string => writeSquare(square).charAt(which);
    if (grid.sideways) {
      group.append(label(FRAME / 2 - 3, below.y, name(letter, 0), "coordinate"));
      group.append(label(beside.x, SIZE - FRAME / 2 + 4, name(digit, 1), "coordinate"));
    } else {
      group.append(label(below.x, SIZE - FRAME / 2 + 4, name(letter, 0), "coordinate"));
      group.append(label(FRAME / 2 - 3, beside.y, name(digit, 1), "coordinate"));
    }
  }
  return group;
}

/** A way as a dotted line through the middles of its squares, with an arrow head at its end. */
export function way(grid: Grid, squares: Square[], seat: number): SVGGElement {
  const points = squares.map((square) => grid.square(square));
  // Ways of several seats lie side by side.
  const shift = (seat - 2.5) * 5;
  const d = points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x + shift} ${y + shift}`).join(" ");
  const last = points.at(-1) ?? { x: 0, y: 0 };
  return svg(
    "g",
    { class: `way seat-${seat}` },
    svg("path", { d, class: "way-under" }),
    svg("path", { d, class: "way-line" }),
    svg("circle", { class: "way-end", cx: last.x + shift, cy: last.y + shift, r: 7 }),
  );
}
