// Notes on a board, placed where they cover nothing that matters.

import type { Point } from "./motion.ts";
import { bar, label, set, svg } from "./svg.ts";

/** A place on the board by its middle. */
export type Box = Point & { width: number; height: number };

/** How far a note stays from the edge of the picture. */
const EDGE = 5;
/** A line with more letters than this is broken. */
const LONGEST = 34;

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
  const within = (at: number, extent: number): number =>
    Math.min(size - extent / 2 - EDGE, Math.max(extent / 2 + EDGE, at));
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

/** Letters of Chinese, Japanese and Korean take the room of two. */
const WIDE = /[\u1100-\u11ff\u2e80-\uffef]/g;

/**
 * The text in one line, or in two about equally long ones: broken behind a comma or colon if there is one, or else at a space,
 * or anywhere where words have none between them.
 */
function lines(text: string): string[] {
  if (text.length + (text.match(WIDE)?.length ?? 0) <= LONGEST) return [text];
  const middle = (at: number): number => Math.abs(at - text.length / 2);
  const breaks = (where: RegExp): number[] =>
    [...text.matchAll(where)].map(({ index, 0: found }) => index + found.length);
  for (const where of [/[,:،] |[、，：]/g, / /g, WIDE]) {
    const at = breaks(where)
      .filter((index) => index < text.length)
      .sort((a, b) => middle(a) - middle(b))[0];
    if (at !== undefined) return [text.slice(0, at).trim(), text.slice(at).trim()];
  }
  return [text];
}

/** How large lines of text turned out to be: measuring makes the browser lay out the page, and the same few come again and again. */
const measured = new Map<string, { width: number; height: number }>();
// Another size of the window may have other sizes of letters.
addEventListener("resize", () => measured.clear());

function sizeOf(line: SVGTextElement): { width: number; height: number } {
  const text = line.textContent ?? "";
  const known = measured.get(text);
  if (known !== undefined) return known;
  const { width, height } = line.getBBox();
  // A board that isn't shown has no sizes.
  if (width > 0) measured.set(text, { width, height });
  return { width, height };
}

/** Puts a note into a picture of this size. */
export function addNote(into: SVGElement, text: string, kind: string, about: Box, size: number, inTheWay: Box[]): void {
  const made = svg("g", { class: kind });
  into.append(made);
  const words = lines(text).map((line) => label(0, 0, line, "note-text"));
  made.append(...words);
  const boxes = words.map(sizeOf);
  const rise = Math.max(...boxes.map((box) => box.height));
  words.forEach((line, at) => set(line, { y: (at - (words.length - 1) / 2) * rise + 1 }));
  const [width, height] = [Math.max(...boxes.map((box) => box.width)) + 30, rise * words.length + 12];
  made.prepend(bar(0, 0, width, height, (rise + 12) / 2, "note-back"));
  const { x, y } = noteAt(about, width, height, size, inTheWay);
  set(made, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
}
