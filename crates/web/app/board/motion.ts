// How pieces get from one place to another.

import { moves } from "../settings.ts";

export type Point = { x: number; y: number };

/** A place on the way of a piece: lifted when it jumps. */
export type Stop = Point & { lifted?: boolean };

const placed = ({ x, y, lifted }: Stop): string => `translate(${x}px, ${y}px) scale(${lifted === true ? 1.28 : 1})`;

/** Puts a piece where it belongs. */
export function place(element: SVGElement, at: Point): void {
  element.style.transform = placed(at);
}

/** Moves a piece along these stops and leaves it at the last; done when it has arrived. */
export async function travel(element: SVGElement, stops: Stop[], duration: number, delay = 0): Promise<void> {
  const last = stops.at(-1);
  if (last === undefined) return;
  place(element, last);
  if (!moves()) return;
  const frames = stops.map((stop) => ({ transform: placed(stop) }));
  const animation = element.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" });
  await animation.finished.catch(() => undefined);
}

/** How long something falls that is dropped, in milliseconds; then it settles. */
export const FALL = 150;

/** Drops something that was lifted: it falls into its place and settles. */
export async function drop(element: SVGElement): Promise<void> {
  if (!moves()) return;
  const duration = 2 * FALL;
  const frames = [
    { opacity: 0.4, translate: "0 -16px", scale: 1.1, easing: "ease-in" },
    { opacity: 1, translate: "0 0", scale: 1, offset: FALL / duration, easing: "ease-out" },
    { translate: "0 -2.5px", scale: 1.01, offset: 0.72, easing: "ease-in" },
    { translate: "0 0", scale: 1 },
  ];
  await element.animate(frames, { duration }).finished.catch(() => undefined);
}

/** Lets something shake its head. */
export function refuse(element: SVGElement): void {
  if (!moves()) return;
  const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(frames, { duration: 280 });
}
