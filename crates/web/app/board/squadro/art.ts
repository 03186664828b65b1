// The pieces and lanes of Squadro as pictures. How they look is for the style sheets to say.

import { bar, grain, label, svg } from "../svg.ts";
import { type Grid, PITCH, SIZE } from "./grid.ts";

const SHAPE = "M0 -34 Q4 -34 7 -30 L20 -12 Q22 -9 22 -5 L22 26 Q22 33 15 33 L-15 33 Q-22 33 -22 26 L-22 -5 Q-22 -9 -20 -12 L-7 -30 Q-4 -34 0 -34 Z";

/** So many dots in a row. */
function dots(count: number, gap: number, radius: number): SVGGElement {
  const group = svg("g", { class: "dots" });
  for (let dot = 0; dot < count; dot++) group.append(svg("circle", { cx: (dot - (count - 1) / 2) * gap, cy: 0, r: radius }));
  return group;
}

/** A piece, pointing up. The inner part turns, the outer one is moved about. */
export function piece(seat: number, speed: number): { outer: SVGGElement; inner: SVGGElement } {
  const inner = svg(
    "g",
    { class: "piece-body" },
    svg("path", { class: "shadow", d: SHAPE, transform: "translate(2 3)" }),
    svg("path", { class: "body", d: SHAPE }),
    svg("path", { class: "ridge", d: "M0 -28 L15 -9 M0 -28 L-15 -9" }),
    svg("g", { transform: "translate(0 12)" }, dots(speed, 12, 4.2)),
  );
  return { outer: svg("g", { class: `piece seat-${seat}` }, inner), inner };
}

/** The dots that a piece shows now. */
export function redot(inner: SVGGElement, speed: number): void {
  inner.querySelector(".dots")?.replaceWith(dots(speed, 12, 4.2));
}

export function board(grid: Grid, dotsOf: (seat: number, lane: number) => [number, number]): SVGGElement {
  const lanes = svg("g", { class: "lanes" });
  const ends = svg("g", { class: "ends" });
  const pits = svg("g", { class: "pits" });
  for (const seat of [1, 2]) {
    for (let lane = 1; lane <= 5; lane++) {
      const from = grid.space(seat, lane, 0);
      const to = grid.space(seat, lane, 6);
      lanes.append(svg("line", { class: "lane", x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      const printed = dotsOf(seat, lane);
      [0, 6].forEach((end, at) => {
        const { x, y } = grid.space(seat, lane, end);
        pits.append(bar(x, y, 66, 74, 14, `end seat-${seat}`));
        const outside = grid.space(seat, lane, end === 0 ? -0.5 : 6.5);
        const angle = grid.direction(seat, 0);
        ends.append(svg("g", { class: `printed seat-${seat}`, transform: `translate(${outside.x} ${outside.y}) rotate(${angle})` }, dots(printed[at] ?? 0, 13, 4)));
      });
      const name = grid.space(seat, lane, -0.5);
      const level = Math.abs(from.y - to.y) < 1;
      const shift = level ? { x: 0, y: -33 } : { x: -33, y: 0 };
      ends.append(label(name.x + shift.x, name.y + shift.y, String(lane), `coordinate seat-${seat}`));
    }
  }
  for (let light = 1; light <= 5; light++) {
    for (let space = 1; space <= 5; space++) {
      const { x, y } = grid.space(1, light, space);
      pits.append(svg("circle", { class: "pit", cx: x, cy: y, r: 19 }));
    }
  }
  return svg(
    "g",
    {},
    bar(SIZE / 2, SIZE / 2, SIZE, SIZE, 18, "frame"),
    svg("g", { class: "grain-of-frame" }, grain(SIZE, SIZE, 30, 11)),
    bar(SIZE / 2, SIZE / 2, 5 * PITCH + 8, 5 * PITCH + 8, 12, "field"),
    lanes,
    pits,
    ends,
  );
}

