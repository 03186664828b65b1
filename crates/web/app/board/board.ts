// What the boards of both games share: the SVG element, mounting, keyboard focus, the frame of showing a position, announcements.

import type { BoardConfig, BoardState, Position } from "./config.ts";
import { Motion } from "./motion.ts";
import { Sounds } from "./sound.ts";
import { type Attributes, svg } from "./svg.ts";
import { Wood } from "./wood.ts";

/** Keys that move something on the board if it is played by keyboard, and are left to the page if it isn't. */
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

const ignore = (): void => undefined;
const no = (): boolean => false;

/** The shape of a board: what it is called in style sheets, its size in units of the picture, the seed of its grain. */
type Shape = { name: string; size: number; seed: number };

export abstract class Board<Texts, View extends Position, Bottom> {
  readonly element: SVGSVGElement;
  readonly config: Required<Omit<BoardConfig<Texts>, "texts">>;
  readonly texts: Texts;
  readonly wood: Wood;
  readonly motion: Motion;
  readonly sounds: Sounds;
  shown: BoardState<View, Bottom> | undefined;
  readonly #size: number;
  readonly #base = svg("g", { class: "base" });
  readonly #shapes = svg("g", { class: "shapes" });
  #laid: Bottom | undefined;

  /** `noTexts` stands in for the texts that the configuration lacks. */
  protected constructor({ name, size, seed }: Shape, config: BoardConfig<Texts>, noTexts: Texts) {
    this.#size = size;
    const { texts, ...given } = config;
    this.texts = { ...noTexts, ...texts };
    this.config = {
      onMove: ignore,
      onRefused: ignore,
      onPending: ignore,
      onAnnounce: ignore,
      confirms: no,
      hints: no,
      animates: () => true,
      sounds: no,
      vibrates: no,
      ...given,
    };
    this.wood = new Wood(size, seed);
    this.motion = new Motion(this.config.animates);
    this.sounds = new Sounds(this.config);
    const attributes: Attributes = { viewBox: `0 0 ${size} ${size}`, class: `board ${name}`, "aria-hidden": "true" };
    this.element = svg("svg", attributes, this.wood.definitions, this.#base);
  }

  /** Draws the empty board with this at the bottom of the screen. Showing a position does it, too, where it is needed. */
  abstract lay(bottom: Bottom, view: View): void;

  /** Draws a position; `next` if it follows from the one that was shown, so that its last move can be played out. */
  protected abstract draw(state: BoardState<View, Bottom>, next: boolean): void;

  /** Whether a move waits to be confirmed. */
  abstract get pending(): boolean;

  /** Makes the move that waits. */
  abstract confirm(): void;

  /** Puts back the move that waits. */
  abstract cancel(): void;

  /** Handles a key; whether it means something to the board. */
  abstract press(key: string): boolean;

  /** Keyboard focus has left the board. */
  leave(): void {}

  /** Moves the fence that waits by a step on the screen; boards without fences have none. */
  step(_right: number, _down: number): void {}

  /** Rotates the fence that waits. */
  rotate(): void {}

  /** Begins to drag a fence from a rack beside the board; called on `pointerdown`. */
  take(_event: PointerEvent): void {}

  /** Shows a position; the last move is played out if the position before it was shown. */
  show(state: BoardState<View, Bottom>): void {
    const before = this.shown;
    this.shown = state;
    const { view, bottom } = state;
    if (this.#laid !== bottom) this.lay(bottom, view);
    const next = before?.bottom === bottom && view.made.length === before.view.made.length + 1;
    this.draw(state, next);
  }

  /** Puts these drawings over the position that is shown, such as arrows, instead of those that were there. */
  mark(shapes: SVGElement[]): void {
    // The last layer, whatever layers a board has.
    if (this.#shapes.parentNode === null) this.element.append(this.#shapes);
    this.#shapes.replaceChildren(...shapes);
  }

  /**
   * Puts the board into an element that can have the keyboard focus, and handles its keys. The element says in `data-by` whether
   * the board is played by `pointer` or by `keys`. Returns the function that ends this.
   */
  mount(place: HTMLElement): () => void {
    place.replaceChildren(this.element);
    const end = new AbortController();
    const { signal } = end;
    const pointed = (): void => void (place.dataset["by"] = "pointer");
    const typed = ({ key }: KeyboardEvent): void => {
      if (!ARROWS.has(key)) place.dataset["by"] = "keys";
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (ARROWS.has(event.key) && place.dataset["by"] === "pointer" && !this.pending) return;
      if (this.press(event.key)) event.preventDefault();
    };
    const left = (): void => {
      this.leave();
      delete place.dataset["by"];
    };
    place.addEventListener("pointerdown", pointed, { capture: true, signal });
    place.addEventListener("keydown", typed, { capture: true, signal });
    place.addEventListener("keydown", pressed, { signal });
    place.addEventListener("blur", left, { signal });
    return () => end.abort();
  }

  /** Takes the keyboard focus to the element that the board is mounted in. */
  focus(): void {
    this.element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }

  announce(text: string): void {
    this.config.onAnnounce(text);
  }

  /** Whether a move has to be confirmed. Ahead of one's turn it always has: nothing is planned by a stray click. */
  confirms(touch: boolean): boolean {
    return this.shown?.plan !== undefined || this.config.confirms(touch);
  }

  /** Where a pointer is, in units of the picture; `up` pixels of the screen above it. */
  pointAt(event: PointerEvent, up = 0): { x: number; y: number } {
    const box = this.element.getBoundingClientRect();
    const scale = this.#size / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top - up) * scale };
  }

  protected setBase(bottom: Bottom, drawn: SVGElement): void {
    this.#base.replaceChildren(drawn);
    this.#laid = bottom;
  }
}
