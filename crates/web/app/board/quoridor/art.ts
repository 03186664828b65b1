// Draws the board of Quoridor and its pieces. Style sheets give them their colours.

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

/** The radius of the corners of a path. */
const CORNER = 22;

export function markOf(seat: number): string {
  return MARKS[seat - 1] ?? "";
}

/** The outline of a turned pawn, seen from three quarters: its foot, with the edge it stands on, and its waist up to the neck. */
export const FOOT = "M-20 14 A20 8.5 0 0 1 20 14 V17.5 A20 8.5 0 0 1 -20 17.5 Z";
export const WAIST =
  "M-16 14 C-16 6 -8 6 -7 -3 C-6.6 -6 -6.4 -8 -6 -10 H6 C6.4 -8 6.6 -6 7 -3 C8 6 16 6 16 14 A16 6 0 0 1 -16 14 Z";
export const HEAD = { cy: -16.5, r: 10 };

/** A turned pawn, seen from three quarters. */
export function pawn(seat: number, wood: Wood): SVGGElement {
  const neck = { cy: -8, rx: 9, ry: 3.2 };
  return svg(
    "g",
    { class: `pawn seat-${seat}` },
    svg("ellipse", { class: "contact", cx: 3, cy: 18, rx: 27, ry: 13, fill: wood.contact }),
    svg("ellipse", { class: "ring", cy: 16, rx: 24, ry: 12 }),
    svg("path", { class: "foot", d: FOOT }),
    svg("path", { class: "lit", d: FOOT, fill: wood.turned }),
    svg("path", { class: "body", d: WAIST }),
    svg("path", { class: "lit", d: WAIST, fill: wood.turned }),
    svg("path", { class: "turning lit", d: "M-9.5 5 Q0 8.5 9.5 5 M-14 10 Q0 15 14 10" }),
    svg("ellipse", { class: "body", ...neck }),
    svg("ellipse", { class: "lit", ...neck, fill: wood.turned }),
    svg("circle", { class: "body", ...HEAD }),
    svg("circle", { class: "lit", ...HEAD, fill: wood.round }),
    svg("path", { class: "mark", d: markOf(seat), transform: "translate(0 13) scale(0.62)" }),
  );
}

/** A fence around its own middle. */
export function fence(lies: Orientation, kind: string, wood: Wood): SVGGElement {
  const length = 2 * SQUARE + GROOVE - 2;
  const [width, height] = lies === "h" ? [length, GROOVE - 1] : [GROOVE - 1, length];
  return svg(
    "g",
    { class: kind },
    bar(1.5, 4, width + 5, height + 4, 6, "shadow"),
    bar(1, 2.5, width + 1, height + 1, 4, "shadow"),
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
    svg("path", { d: sunken(SIZE / 2, inner / 2), class: "lit sunken" }),
    // Squares stand out of their bed, and keep the light from the grooves.
    svg("path", { d, class: "lit raised", transform: "translate(1 3)" }),
    ...shades.map((some, shade) => svg("path", { d: some, class: `shade-${shade}` })),
    ...shades.map((some, shade) => svg("path", { d: some, class: "grained", fill: wood.planks[shade] ?? wood.across })),
    svg("path", { d, class: "lit", fill: wood.rows("flat", FRAME, SQUARE, PITCH) }),
    ...bevels(grid),
    coordinates(grid),
  );
}

/** The shadow that the upper and the left edge of a hollow throw into it. */
function sunken(middle: number, half: number): string {
  const [near, far] = [middle - half, middle + half];
  return `M${near} ${far}V${near}H${far}L${far - 7} ${near + 7}H${near + 7}V${far - 7}Z`;
}

/** The edges of all squares: light on those above and to the left, dark on the others. */
function bevels(grid: Grid): SVGPathElement[] {
  const half = SQUARE / 2 - 1;
  const side = 2 * half - 8;
  let [light, dark] = ["", ""];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const { x, y } = grid.square({ column, row });
      light += `M${x - half} ${y + half - 4}v${-side}q0 -4 4 -4h${side}`;
      dark += `M${x + half} ${y - half + 4}v${side}q0 4 -4 4h${-side}`;
    }
  }
  return [svg("path", { d: light, class: "lit bevel-light" }), svg("path", { d: dark, class: "lit bevel-dark" })];
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

/** A shortest path as a dashed line through the middles of its squares, with an arrow head at its end. */
export function path(grid: Grid, squares: Square[], seat: number, seats: number): SVGGElement {
  // Paths of several seats lie side by side.
  const shift = (seat - (seats + 1) / 2) * 8;
  const points = squares.map((square) => grid.square(square)).map(({ x, y }) => ({ x: x + shift, y: y + shift }));
  const d = rounded(points);
  const [before, last] = points.slice(-2);
  const group = svg(
    "g",
    { class: `shortest-path seat-${seat}` },
    svg("path", { d, class: "path-under" }),
    svg("path", { d, class: "path-line" }),
  );
  if (before === undefined || last === undefined) return group;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const head = svg("path", { class: "path-end", d: "M14 0L-7 -11L-3 0L-7 11Z" });
  set(head, { transform: `translate(${last.x} ${last.y}) rotate(${angle})` });
  group.append(head);
  return group;
}
