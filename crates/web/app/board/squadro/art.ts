// Draws the board of Squadro and its pieces. Style sheets give them their colours.

import type { Point } from "../motion.ts";
import { bar, label, lit, outline, svg } from "../svg.ts";
import type { Wood } from "../wood.ts";
import { FRAME, type Grid, PITCH, SIZE } from "./grid.ts";

const LANES = [1, 2, 3, 4, 5];
/** How wide a hollow at a crossing is. */
const PIT = 40;
const SHAPE =
  "M0 -35 Q4 -35 7 -31 L20 -13 Q23 -9 23 -5 L23 26 Q23 34 15 34 L-15 34 Q-23 34 -23 26 L-23 -5 Q-23 -9 -20 -13 L-7 -31 Q-4 -35 0 -35 Z";
/** The upper face of a piece, within its edge. */
const FACE =
  "M0 -28 Q2 -28 4 -25 L15 -10 Q17 -7 17 -4 L17 23 Q17 28 12 28 L-12 28 Q-17 28 -17 23 L-17 -4 Q-17 -7 -15 -10 L-4 -25 Q-2 -28 0 -28 Z";

/** So many dots in a row. */
function dots(count: number, gap: number, radius: number): SVGGElement {
  const group = svg("g", { class: "dots" });
  for (let dot = 0; dot < count; dot++)
    group.append(svg("circle", { cx: (dot - (count - 1) / 2) * gap, cy: 0, r: radius }));
  return group;
}

/** A piece, pointing up. The inner part turns, the outer one is moved about. */
export function piece(seat: number, speed: number, wood: Wood): { outer: SVGGElement; inner: SVGGElement } {
  const inner = svg(
    "g",
    { class: "piece-body" },
    svg("path", { class: "body", d: SHAPE }),
    svg("path", { class: "lit", d: SHAPE, fill: wood.round }),
    svg("path", { class: "face", d: FACE }),
    svg("g", { transform: "translate(0 12)" }, dots(speed, 11.5, 4.2)),
  );
  const shadow = svg("g", { transform: "translate(2.5 4)" }, svg("path", { class: "shadow", d: SHAPE }));
  return { outer: svg("g", { class: `piece seat-${seat}` }, shadow, inner), inner };
}

/** Turns a piece, and its shadow with it, so many degrees from pointing up. */
export function turn(outer: SVGGElement, degrees: number): void {
  outer.style.setProperty("--turn", `${degrees}deg`);
}

/** The dots that a piece shows now. */
export function redot(inner: SVGGElement, speed: number): void {
  inner.querySelector(".dots")?.replaceWith(dots(speed, 11.5, 4.2));
}

/** The lanes, cut into the wood from the start to the turning space, with light at their edges. */
function lanes(grid: Grid): SVGElement[] {
  const cut = (seat: number, shift: Point): string =>
    LANES.map((number) => {
      const from = grid.space(seat, number, 0);
      const to = grid.space(seat, number, 6);
      return `M${from.x + shift.x} ${from.y + shift.y}L${to.x + shift.x} ${to.y + shift.y}`;
    }).join("");
  const edges = [1, 2].map((seat) => {
    const level = Math.abs(grid.space(seat, 1, 0).y - grid.space(seat, 1, 6).y) < 1;
    return cut(seat, level ? { x: 0, y: 1.5 } : { x: 1.5, y: 0 });
  });
  const deep = [1, 2].map((seat) => cut(seat, { x: 0, y: 0 }));
  const d = deep.join("");
  // In the middle runs the slot that guides the pieces.
  return [
    svg("path", { class: "lane-edge lit", d: edges.join("") }),
    svg("path", { class: "lane", d }),
    svg("path", { class: "rail lit", d }),
  ];
}

/** The hollows at the crossings. */
function pits(grid: Grid, wood: Wood): SVGElement[] {
  const at = LANES.flatMap((number) => LANES.map((space) => grid.space(1, number, space)));
  const d = at.map((point) => outline(point, PIT / 2, PIT / 2)).join("");
  const light = wood.rows("hollow", Math.min(...at.map(({ y }) => y)) - PIT / 2, PIT, PITCH);
  return [svg("path", { class: "pit", d }), svg("path", { class: "lit", d, fill: light })];
}

/** A hollow that a piece lies in, with light at its lower edge. */
function hollow(
  wood: Wood,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  kind: string,
): SVGElement[] {
  return [bar(x, y, width, height, radius, kind), lit(wood.hollow, x, y, width, height, radius)];
}

/** What is at the ends of a lane: hollows for the piece, the dots printed beside them, and the name of the lane. */
function ends(grid: Grid, wood: Wood, seat: number, number: number, printed: [number, number]): SVGElement[] {
  const made: SVGElement[] = [];
  const level = Math.abs(grid.space(seat, number, 0).y - grid.space(seat, number, 6).y) < 1;
  [0, 6].forEach((end, at) => {
    const { x, y } = grid.space(seat, number, end);
    made.push(...hollow(wood, x, y, level ? 80 : 62, level ? 62 : 80, 16, `end seat-${seat}`));
    const outside = grid.space(seat, number, end === 0 ? -0.54 : 6.54);
    const place = `translate(${outside.x} ${outside.y}) rotate(${grid.direction(seat, 0)})`;
    made.push(svg("g", { class: `printed seat-${seat}`, transform: place }, dots(printed[at] ?? 0, 13, 4)));
  });
  // Between the dots and the edge, in the middle of the lane.
  const name = grid.space(seat, number, -0.715);
  made.push(label(name.x, name.y, String(number), `coordinate seat-${seat}`));
  return made;
}

export function board(grid: Grid, wood: Wood, dotsOf: (seat: number, lane: number) => [number, number]): SVGGElement {
  const outer = svg("g", { class: "ends" });
  for (const seat of [1, 2])
    for (const number of LANES) outer.append(...ends(grid, wood, seat, number, dotsOf(seat, number)));
  const field = 5 * PITCH + 6;
  return svg(
    "g",
    {},
    wood.frame(FRAME + PITCH - 3),
    bar(SIZE / 2, SIZE / 2, field, field, 12, "field"),
    svg("rect", {
      x: (SIZE - field) / 2,
      y: (SIZE - field) / 2,
      width: field,
      height: field,
      rx: 12,
      class: "grained",
      fill: wood.across,
    }),
    ...lanes(grid),
    outer,
    ...pits(grid, wood),
  );
}
