// Helpers that make SVG elements.

import type { Point } from "./motion.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: SVGElement[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(NAMESPACE, name);
  set(element, attributes);
  element.append(...children);
  return element;
}

export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** A rectangle by its middle. */
export function bar(x: number, y: number, width: number, height: number, radius: number, kind: string): SVGRectElement {
  return svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: radius, class: kind });
}

/** The same with light on it: of a fill that only brightens and darkens what lies under it. */
export function lit(fill: string, x: number, y: number, width: number, height: number, radius: number): SVGRectElement {
  const made = bar(x, y, width, height, radius, "lit");
  set(made, { fill });
  return made;
}

/** The outline of a rounded square around a point. */
export function outline({ x, y }: Point, half: number, radius: number): string {
  const side = 2 * (half - radius);
  const turn = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const r = radius;
  return `M${x - half + r} ${y - half}h${side}${turn(r, r)}v${side}${turn(-r, r)}h${-side}${turn(-r, -r)}v${-side}${turn(r, -r)}Z`;
}

export function label(x: number, y: number, text: string, kind: string): SVGTextElement {
  const element = svg("text", { x, y, class: kind });
  element.textContent = text;
  return element;
}
