// Wood of the boards: grain that runs through the whole plank, and light that falls on it from above.

import { bar, set, svg } from "./svg.ts";

/** Every board on a page has its own definitions, whose names must not clash. */
let boards = 0;

/** In how many pieces a line of grain is drawn. */
const PIECES = 6;

/** How the grain at a place is bent away from a straight line, and how steeply: the same everywhere in the same plank. */
function bend(x: number, y: number, seed: number): [number, number] {
  const waves: [number, number, number][] = [
    [11, 210, y / 96 + seed],
    [5, 83, 2 * seed - y / 61],
    [2, 37, y / 29],
  ];
  let [height, slope] = [0, 0];
  for (const [strength, length, shift] of waves) {
    height += strength * Math.sin(x / length + shift);
    slope += (strength / length) * Math.cos(x / length + shift);
  }
  return [height, slope];
}

/** One line of grain from the left to the right, as smooth as a hair. */
function hair(width: number, y: number, seed: number): string {
  const third = width / PIECES / 3;
  const tenth = (value: number): number => Math.round(10 * value) / 10;
  let d = "";
  for (let piece = 0; piece <= PIECES; piece++) {
    const x = 3 * third * piece;
    const [height, slope] = bend(x, y, seed);
    const [at, lean] = [y + height, slope * third];
    // Every piece but the first leaves its beginning the way the one before it came.
    if (piece === 0) d = `M0 ${tenth(at)}C${tenth(third)} ${tenth(at + lean)} `;
    else d += `${piece === 1 ? "" : "S"}${tenth(x - third)} ${tenth(at - lean)} ${tenth(x)} ${tenth(at)}`;
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

/** How pieces of wood lie that were cut from elsewhere in the plank. Where one plank ends and the next begins isn't to be seen: in grooves. */
const PLANKS = ["translate(233 303)", "translate(373 163) scale(-1 1)", "translate(163 443) scale(1 -1)"];

/** Where, in which colour and how strongly. */
type Shade = [number, string, number];

const FLAT: Shade[] = [
  [0, "#fff", 0.16],
  [0.4, "#fff", 0],
  [0.6, "#000", 0],
  [1, "#000", 0.13],
];
const ROUND: Shade[] = [
  [0, "#fff", 0.62],
  [0.42, "#fff", 0.06],
  [0.6, "#000", 0],
  [1, "#000", 0.34],
];
/** Something turned on a lathe, standing upright: light along its left. */
const TURNED: Shade[] = [
  [0, "#000", 0.2],
  [0.22, "#fff", 0.3],
  [0.36, "#fff", 0.42],
  [0.56, "#000", 0],
  [1, "#000", 0.42],
];
/** What something keeps the light from: dark where it stands, fading out. */
const CONTACT: Shade[] = [
  [0, "#1a0d04", 0.62],
  [0.55, "#1a0d04", 0.42],
  [0.8, "#1a0d04", 0.14],
  [1, "#1a0d04", 0],
];
const HOLLOW: Shade[] = [
  [0, "#000", 0.36],
  [0.6, "#000", 0.12],
  [1, "#fff", 0.05],
];

function stops(...made: Shade[]): SVGStopElement[] {
  return made.map(([offset, colour, opacity]) =>
    svg("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
  );
}

/** The wood of one board. Its names are for `fill`. */
export class Wood {
  readonly definitions = svg("defs");
  /** Grain from left to right, and up and down. */
  readonly across: string;
  readonly along: string;
  /** Light on a flat piece, from above and from the left; on something round, or turned; in a hollow. */
  readonly flat: string;
  readonly leaning: string;
  readonly round: string;
  readonly turned: string;
  readonly hollow: string;
  /** The shadow where something round stands. */
  readonly contact: string;
  /** Grain from left to right, here and as it is elsewhere in the plank. */
  readonly planks: string[];
  readonly #size: number;
  readonly #name: string;

  constructor(size: number, seed: number) {
    this.#size = size;
    this.#name = `wood-${boards++}`;
    this.across = this.#define("across", this.#pattern(seed));
    this.along = this.#define(
      "along",
      svg("pattern", { href: this.across.slice(4, -1), patternTransform: "rotate(90)" }),
    );
    const elsewhere = PLANKS.map((patternTransform, at) =>
      this.#define(`plank-${at}`, svg("pattern", { href: this.across.slice(4, -1), patternTransform })),
    );
    this.planks = [this.across, ...elsewhere];
    this.turned = this.#define("turned", svg("linearGradient", { x2: 1, y2: 0 }, ...stops(...TURNED)));
    this.contact = this.#define("contact", svg("radialGradient", {}, ...stops(...CONTACT)));
    this.flat = this.#define("flat", svg("linearGradient", { x2: 0, y2: 1 }, ...stops(...FLAT)));
    this.leaning = this.#define("leaning", svg("linearGradient", { x2: 1, y2: 0 }, ...stops(...FLAT)));
    this.round = this.#define(
      "round",
      svg("radialGradient", { cx: 0.5, cy: 0.5, r: 0.62, fx: 0.34, fy: 0.28 }, ...stops(...ROUND)),
    );
    this.hollow = this.#define("hollow", svg("linearGradient", { x2: 0, y2: 1 }, ...stops(...HOLLOW)));
  }

  /** The light on flat pieces, or in hollows, that lie in rows: how high they are, and how far one row is from the next. */
  rows(kind: "flat" | "hollow", first: number, height: number, pitch: number): string {
    const given = {
      x1: 0,
      x2: 0,
      y1: first,
      y2: first + pitch,
      gradientUnits: "userSpaceOnUse",
      spreadMethod: "repeat",
    };
    const scaled = (kind === "flat" ? FLAT : HOLLOW).map(([offset, ...colour]): Shade => [
      (offset * height) / pitch,
      ...colour,
    ]);
    return this.#define("rows", svg("linearGradient", given, ...stops(...scaled)));
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

  #pattern(seed: number): SVGPatternElement {
    const size = this.#size;
    const given = { width: size, height: size, patternUnits: "userSpaceOnUse" };
    return svg("pattern", given, svg("g", { class: "grain" }, ...grain(size, seed)));
  }

  #define(name: string, element: SVGElement): string {
    const id = `${this.#name}-${name}`;
    set(element, { id });
    // A board that is turned is made anew.
    this.definitions.querySelector(`#${id}`)?.remove();
    this.definitions.append(element);
    return `url(#${id})`;
  }
}
