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

/** Lets something appear. */
export async function appear(element: SVGElement, duration = 220): Promise<void> {
  if (!moves()) return;
  const frames = [
    { opacity: 0, scale: 1.25 },
    { opacity: 1, scale: 1 },
  ];
  await element.animate(frames, { duration, easing: "ease-out" }).finished.catch(() => undefined);
}

/** Lets something shake its head. */
export function refuse(element: SVGElement): void {
  if (!moves()) return;
  const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(frames, { duration: 280 });
}
