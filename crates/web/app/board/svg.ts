// Making SVG elements.

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

export function label(x: number, y: number, text: string, kind: string): SVGTextElement {
  const element = svg("text", { x, y, class: kind });
  element.textContent = text;
  return element;
}

/** A line of wood grain across a board: slightly wavy, the same every time for the same seed. */
export function grain(width: number, height: number, lines: number, seed: number): SVGGElement {
  const group = svg("g", { class: "grain" });
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let line = 0; line < lines; line++) {
    const y = (height * (line + random())) / lines;
    const swing = 3 + 9 * random();
    const bend = (at: number): string => `${(width * at).toFixed(1)} ${(y + swing * (random() - 0.5)).toFixed(1)}`;
    const d = `M0 ${y.toFixed(1)} C ${bend(0.2)} ${bend(0.4)} ${bend(0.55)} S ${bend(0.8)} ${bend(1)}`;
    group.append(svg("path", { d, "stroke-width": (0.6 + 1.8 * random()).toFixed(2) }));
  }
  return group;
}

/** Words on a light ground, to be put into the picture before it is placed. */
export function note(into: SVGElement, text: string, kind: string): { note: SVGGElement; width: number; height: number } {
  const words = label(0, 1, text, "note-text");
  const made = svg("g", { class: kind }, words);
  into.append(made);
  const box = words.getBBox();
  const [width, height] = [box.width + 26, box.height + 12];
  made.prepend(bar(0, 0, width, height, height / 2, "note-back"));
  return { note: made, width, height };
}
