// The pieces of the board as pictures. How they look is for the style sheets to say.

import type { Point } from "../motion.ts";
import { bar, label, lit, outline, set, svg } from "../svg.ts";
import type { Wood } from "../wood.ts";
import { FRAME, GROOVE, type Grid, type Orientation, PITCH, SIZE, SQUARE, type Square, writeSquare } from "./grid.ts";

/** Each seat has a mark besides its colour: a disc, a diamond, a triangle, a cross. */
const MARKS = [
  "M0 -7 A7 7 0 1 1 -0.01 -7 Z",
  "M0 -9 L8 0 L0 9 L-8 0 Z",
  "M0 -8 L8 6 L-8 6 Z",
  "M-7 -2.6 h14 v5.2 h-14 Z M-2.6 -7 h5.2 v14 h-5.2 Z",
];

/** How far round the corners of a way are. */
const CORNER = 22;

export function markOf(seat: number): string {
  return MARKS[seat - 1] ?? "";
}

/** A turned pawn, seen from above. */
export function pawn(seat: number, wood: Wood): SVGGElement {
  return svg(
    "g",
    { class: `pawn seat-${seat}` },
    svg("ellipse", { class: "shadow", cx: 2, cy: 5, rx: 23, ry: 21 }),
    svg("circle", { class: "foot", r: 21.5 }),
    svg("circle", { class: "lit", r: 21.5, fill: wood.round }),
    svg("circle", { class: "body", r: 15 }),
    svg("circle", { class: "lit", r: 15, fill: wood.round }),
    svg("path", { class: "mark", d: markOf(seat) }),
  );
}

/** A fence around its own middle. */
export function fence(lies: Orientation, kind: string, wood: Wood): SVGGElement {
  const length = 2 * SQUARE + GROOVE - 2;
  const [width, height] = lies === "h" ? [length, GROOVE - 1] : [GROOVE - 1, length];
  return svg(
    "g",
    { class: kind },
    bar(2, 3.5, width, height, 4, "shadow"),
    bar(0, 0, width, height, 3.5, "plank"),
    lit(lies === "h" ? wood.flat : wood.leaning, 0, 0, width, height, 3.5),
  );
}

/** The empty board: frame, squares and coordinates. */
export function board(grid: Grid, wood: Wood): SVGGElement {
  const inner = SIZE - 2 * FRAME + 18;
  const shades = ["", "", "", ""];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      // No two pieces of wood are the same.
      const shade = (column * 7 + row * 13 + column * row) % shades.length;
      shades[shade] += outline(grid.square({ column, row }), SQUARE / 2, 5);
    }
  }
  const d = shades.join("");
  // A few paths for all squares: a board of hundreds of pieces takes long to draw.
  return svg(
    "g",
    {},
    wood.frame(FRAME - 9),
    bar(SIZE / 2, SIZE / 2, inner, inner, 7, "bed"),
    ...shades.map((some, shade) => svg("path", { d: some, class: `shade-${shade}` })),
    // One plank, sawn along the grooves: the grain runs on from square to square.
    svg("path", { d, class: "grained", fill: wood.across }),
    svg("path", { d, class: "lit", fill: wood.rows("flat", FRAME, SQUARE, PITCH) }),
    coordinates(grid),
  );
}

function coordinates(grid: Grid): SVGGElement {
  const group = svg("g", { class: "coordinates", "aria-hidden": "true" });
  const middle = (FRAME - 9) / 2;
  for (let at = 0; at < 9; at++) {
    const letter: Square = { column: at, row: 0 };
    const digit: Square = { column: 0, row: at };
    const below = grid.square(letter);
    const beside = grid.square(digit);
    const name = (square: Square, which: 0 | 1): string => writeSquare(square).charAt(which);
    if (grid.sideways) {
      group.append(label(middle, below.y, name(letter, 0), "coordinate"));
      group.append(label(beside.x, SIZE - middle, name(digit, 1), "coordinate"));
    } else {
      group.append(label(below.x, SIZE - middle, name(letter, 0), "coordinate"));
      group.append(label(middle, beside.y, name(digit, 1), "coordinate"));
    }
  }
  return group;
}

/** A line through these points, round at its corners. */
function rounded(points: Point[]): string {
  const near = (from: Point, to: Point): string => {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const part = Math.min(CORNER, far / 2) / far;
    return `${(from.x + (to.x - from.x) * part).toFixed(1)} ${(from.y + (to.y - from.y) * part).toFixed(1)}`;
  };
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      return `L${near(point, before)}Q${point.x} ${point.y} ${near(point, after)}`;
    })
    .join("");
}

/** A way as a dashed line through the middles of its squares, with an arrow head at its end. */
export function way(grid: Grid, squares: Square[], seat: number, seats: number): SVGGElement {
  // Ways of several seats lie side by side.
  const shift = (seat - (seats + 1) / 2) * 8;
  const points = squares.map((square) => grid.square(square)).map(({ x, y }) => ({ x: x + shift, y: y + shift }));
  const d = rounded(points);
  const [before, last] = points.slice(-2);
  const group = svg(
    "g",
    { class: `way seat-${seat}` },
    svg("path", { d, class: "way-under" }),
    svg("path", { d, class: "way-line" }),
  );
  if (before === undefined || last === undefined) return group;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const head = svg("path", { class: "way-end", d: "M14 0L-7 -11L-3 0L-7 11Z" });
  set(head, { transform: `translate(${last.x} ${last.y}) rotate(${angle})` });
  group.append(head);
  return group;
}
