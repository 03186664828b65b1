// What boards are made of: grain that runs through the whole plank, and light that falls on it from above.

import { bar, set, svg } from "./svg.ts";

/** Every board on a page has its own definitions, whose names must not clash. */
let boards = 0;

/** How the grain at a place is bent away from a straight line: the same everywhere in the same plank. */
function bend(x: number, y: number, seed: number): number {
  return 11 * Math.sin(x / 210 + y / 96 + seed) + 5 * Math.sin(x / 83 - y / 61 + 2 * seed) + 2 * Math.sin(x / 37 + y / 29);
}

/** One line of grain from the left to the right, as smooth as a hair. */
function hair(width: number, y: number, seed: number): string {
  const step = width / 8;
  const at = (x: number): number => y + bend(x, y, seed);
  const slope = (x: number): number => at(x + 1) - at(x);
  let d = `M0 ${at(0).toFixed(1)}`;
  for (let x = 0; x < width - 1; x += step) {
    const third = step / 3;
    const [a, b] = [at(x) + slope(x) * third, at(x + step) - slope(x + step) * third];
    d += `C${(x + third).toFixed(1)} ${a.toFixed(1)} ${(x + step - third).toFixed(1)} ${b.toFixed(1)} ${(x + step).toFixed(1)} ${at(x + step).toFixed(1)}`;
  }
  return d;
}

/** The grain of a plank, a hundred lines of different strength; the same every time for the same seed. */
function grain(size: number, seed: number): SVGPathElement[] {
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const strengths = [0.7, 1.3, 2.4];
  const lines = strengths.map(() => "");
  for (let y = -30; y < size + 30; y += 4 + 7 * random()) {
    const strength = Math.floor(random() ** 2 * strengths.length);
    lines[strength] += hair(size, y, seed);
  }
  return strengths.map((width, at) => svg("path", { d: lines[at] ?? "", "stroke-width": width }));
}

function stops(...made: [number, string, number][]): SVGStopElement[] {
  return made.map(([offset, colour, opacity]) => svg("stop", { offset, "stop-color": colour, "stop-opacity": opacity }));
}

/** The wood of one board. Its names are for `fill`. */
export class Wood {
  readonly definitions = svg("defs");
  /** Grain from left to right, and up and down. */
  readonly across: string;
  readonly along: string;
  /** Light on a flat piece, from above and from the left; on something round; in a hollow. */
  readonly flat: string;
  readonly leaning: string;
  readonly round: string;
  readonly hollow: string;
  readonly #size: number;
  readonly #name: string;

  constructor(size: number, seed: number) {
    this.#size = size;
    this.#name = `wood-${boards++}`;
    const light: [number, string, number][] = [[0, "#fff", 0.16], [0.4, "#fff", 0], [0.6, "#000", 0], [1, "#000", 0.13]];
    const dark: [number, string, number][] = [[0, "#000", 0.36], [0.6, "#000", 0.12], [1, "#fff", 0.05]];
    const ball: [number, string, number][] = [[0, "#fff", 0.62], [0.42, "#fff", 0.06], [0.6, "#000", 0], [1, "#000", 0.34]];
    this.across = this.#define("across", this.#pattern(seed));
    this.along = this.#define("along", this.#pattern(seed + 1, "rotate(90)"));
    this.flat = this.#define("flat", svg("linearGradient", { x2: 0, y2: 1 }, ...stops(...light)));
    this.leaning = this.#define("leaning", svg("linearGradient", { x2: 1, y2: 0 }, ...stops(...light)));
    this.round = this.#define("round", svg("radialGradient", { cx: 0.5, cy: 0.5, r: 0.62, fx: 0.34, fy: 0.28 }, ...stops(...ball)));
    this.hollow = this.#define("hollow", svg("linearGradient", { x2: 0, y2: 1 }, ...stops(...dark)));
  }

  /** A frame around the picture, its four bars meeting at the corners as a joiner would have it. */
  frame(width: number): SVGGElement {
    const size = this.#size;
    const inner = size - width;
    const corners = `M0 0L${width} ${width}M${size} 0L${inner} ${width}M0 ${size}L${width} ${inner}M${size} ${size}L${inner} ${inner}`;
    const level = `M0 0H${size}L${inner} ${width}H${width}Z M0 ${size}H${size}L${inner} ${inner}H${width}Z`;
    const upright = `M0 0V${size}L${width} ${inner}V${width}Z M${size} 0V${size}L${inner} ${inner}V${width}Z`;
    const clip = svg("clipPath", {}, bar(size / 2, size / 2, size, size, 18, ""));
    const inside = this.#define("frame", clip);
    return svg(
      "g",
      { "clip-path": inside },
      bar(size / 2, size / 2, size, size, 18, "frame"),
      svg("path", { d: level, class: "grained", fill: this.across }),
      svg("path", { d: upright, class: "grained", fill: this.along }),
      svg("path", { d: upright, class: "lit shaded" }),
      svg("path", { d: corners, class: "lit mitre" }),
      svg("rect", { x: 1, y: 1, width: size - 2, height: size - 2, rx: 17, class: "rim" }),
    );
  }

  #pattern(seed: number, patternTransform = "rotate(0)"): SVGPatternElement {
    const size = this.#size;
    const given = { width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform };
    return svg("pattern", given, svg("g", { class: "grain" }, ...grain(size, seed)));
  }

  #define(name: string, element: SVGElement): string {
    const id = `${this.#name}-${name}`;
    set(element, { id });
    this.definitions.append(element);
    return `url(#${id})`;
  }
}
