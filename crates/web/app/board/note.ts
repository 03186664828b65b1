// A few words on a board, put where they cover nothing that matters.

import type { Point } from "./motion.ts";
import { bar, label, set, svg } from "./svg.ts";

/** A place on the board by its middle. */
export type Box = Point & { width: number; height: number };

/** How far a note stays from the edge of the picture. */
const EDGE = 5;

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Where a note of this size goes: beside what it is about, above it if possible because a hand covers what is below, and
 * where it covers least of what is in the way. The first place that covers nothing is taken.
 */
export function noteAt(about: Box, width: number, height: number, size: number, inTheWay: Box[]): Point {
  const within = (at: number, extent: number): number => Math.min(size - extent / 2 - EDGE, Math.max(extent / 2 + EDGE, at));
  const up = (about.height + height) / 2 + 8;
  const side = (about.width + width) / 2 + 8;
  const rows = [-up, up, -up - 44, up + 44, -up - 88, up + 88];
  const columns = [0, -width / 2, width / 2];
  const places = [
    ...rows.slice(0, 2).flatMap((y) => columns.map((x): [number, number] => [x, y])),
    [side, 0] as const,
    [-side, 0] as const,
    ...rows.slice(2).flatMap((y) => columns.map((x): [number, number] => [x, y])),
  ];
  let best: Point = { x: within(about.x, width), y: within(about.y - up, height) };
  let least = Infinity;
  for (const [x, y] of places) {
    const place = { x: within(about.x + x, width), y: within(about.y + y, height) };
    const box = { ...place, width, height };
    const covered = [about, ...inTheWay].reduce((sum, other) => sum + shared(box, other), 0);
    if (covered < least) [best, least] = [place, covered];
    if (least === 0) break;
  }
  return best;
}

/** Puts a note into a picture of this size. */
export function addNote(into: SVGElement, text: string, kind: string, about: Box, size: number, inTheWay: Box[]): void {
  const words = label(0, 1, text, "note-text");
  const made = svg("g", { class: kind }, words);
  into.append(made);
  const box = words.getBBox();
  const [width, height] = [box.width + 28, box.height + 12];
  made.prepend(bar(0, 0, width, height, height / 2, "note-back"));
  const { x, y } = noteAt(about, width, height, size, inTheWay);
  set(made, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
}
