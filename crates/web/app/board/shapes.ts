// Arrows, for the shapes that both boards can draw over a position.

import type { Point } from "./motion.ts";
import { svg } from "./svg.ts";

/** How a shape looks: what would have been better, what a computer suggests, and the next best; what was played instead. */
export type ShapeStyle = "better" | "best" | "other" | "played";

/** How long the head of an arrow is, in units of the picture, and half of how wide. */
const HEAD = { length: 26, half: 16 };

/** An arrow from one point towards another, which begins and ends so far from them. */
export function arrow(from: Point, to: Point, short: number, style: ShapeStyle): SVGGElement {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [right, down] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const at = (along: number, aside: number): string =>
    `${(from.x + right * along - down * aside).toFixed(1)} ${(from.y + down * along + right * aside).toFixed(1)}`;
  const end = far - short;
  const neck = end - HEAD.length;
  const line = `M${at(Math.min(short, neck - 4), 0)}L${at(neck, 0)}`;
  const head = `M${at(end, 0)}L${at(neck, HEAD.half)}L${at(neck, -HEAD.half)}Z`;
  return svg(
    "g",
    { class: `arrow ${style}` },
    svg("path", { class: "arrow-under", d: line + head }),
    svg("path", { class: "arrow-line", d: line }),
    svg("path", { class: "arrow-head", d: head }),
  );
}
