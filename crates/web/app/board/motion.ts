// Animations of pieces.

export type Point = { x: number; y: number };

/** A place on the path of a piece: lifted when it jumps. */
export type Stop = Point & { lifted?: boolean };

/** How long something falls that is dropped, in milliseconds; then it settles. */
export const FALL = 150;

const placed = ({ x, y, lifted }: Stop): string => `translate(${x}px, ${y}px) scale(${lifted === true ? 1.28 : 1})`;

/** Puts a piece where it belongs. */
export function place(element: SVGElement, at: Point): void {
  element.style.transform = placed(at);
}

/** The animations of a board, as long as it is to have any. */
export class Motion {
  readonly enabled: () => boolean;

  constructor(enabled: () => boolean) {
    this.enabled = enabled;
  }

  /** Moves a piece along these stops and leaves it at the last; done when it has arrived. */
  async travel(element: SVGElement, stops: Stop[], duration: number, delay = 0): Promise<void> {
    const last = stops.at(-1);
    if (last === undefined) return;
    place(element, last);
    if (!this.enabled()) return;
    const frames = stops.map((stop) => ({ transform: placed(stop) }));
    const animation = element.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" });
    await animation.finished.catch(() => undefined);
  }

  /** Drops something that was lifted: it falls into its place and settles. */
  async drop(element: SVGElement): Promise<void> {
    if (!this.enabled()) return;
    const duration = 2 * FALL;
    const frames = [
      { opacity: 0.4, translate: "0 -16px", scale: 1.1, easing: "ease-in" },
      { opacity: 1, translate: "0 0", scale: 1, offset: FALL / duration, easing: "ease-out" },
      { translate: "0 -2.5px", scale: 1.01, offset: 0.72, easing: "ease-in" },
      { translate: "0 0", scale: 1 },
    ];
    await element.animate(frames, { duration }).finished.catch(() => undefined);
  }

  /** Shakes something that was refused. */
  shake(element: SVGElement): void {
    if (!this.enabled()) return;
    const frames = [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));
    element.animate(frames, { duration: 280 });
  }
}
