// Setting up a position of Quoridor: pawns and fences are dragged anywhere, a click puts a fence into a groove or takes it away.

import { place, type Point } from "../motion.ts";
import { svg } from "../svg.ts";
import { fenceNear, onBoard } from "./aim.ts";
import * as art from "./art.ts";
import type { QuoridorBoard } from "./board.ts";
import { GROOVE, PITCH, readFence, readSquare, SQUARE, writeFence, writeSquare } from "./grid.ts";

/** A pointer that moves less than this, in pixels of the screen, has clicked. */
const CLICK = 6;
/** How near to a fence a pointer has to be to take it, in units of the picture. */
const NEAR = GROOVE / 2 + 9;

/** What a pointer holds: a pawn by its seat, a fence that lay on the board, or a new one. */
type Held = { pawn: number } | { fence: string | null };

/** A change of the position: a pawn that is put somewhere else; a fence that is added, moved or taken away. */
export type QuoridorEdit =
  | { kind: "pawn"; seat: number; to: string }
  | { kind: "fence"; from: string | null; to: string | null };

/** Reports how somebody changes the position of a board, legal or not. The board shows it when it is told to. */
export class Editing {
  readonly #board: QuoridorBoard;
  readonly #edit: (edit: QuoridorEdit) => void;
  readonly #over = svg("g", { class: "over" });
  readonly #end = new AbortController();
  #held: Held | undefined;
  #start: Point = { x: 0, y: 0 };
  #moved = false;

  constructor(board: QuoridorBoard, edit: (edit: QuoridorEdit) => void) {
    this.#board = board;
    this.#edit = edit;
    const { element } = board;
    const { signal } = this.#end;
    element.append(this.#over);
    element.classList.add("editing");
    element.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    element.addEventListener("pointermove", (event) => this.#move(event), { signal });
    element.addEventListener("pointerup", (event) => this.#up(event), { signal });
    element.addEventListener("pointercancel", () => this.#release(), { signal });
    element.addEventListener("pointerleave", () => this.#leave(), { signal });
  }

  /** Ends it. */
  close(): void {
    this.#release();
    this.#end.abort();
    this.#over.remove();
    this.#board.element.classList.remove("editing", "on-pawn");
  }

  /** A fence is taken from a rack beside the board; called on `pointerdown`. */
  take(event: PointerEvent): void {
    const rack = event.currentTarget;
    if (event.button !== 0 || !(rack instanceof HTMLElement)) return;
    event.preventDefault();
    rack.setPointerCapture(event.pointerId);
    this.#held = { fence: null };
    this.#moved = true;
    const end = new AbortController();
    const { signal } = end;
    rack.addEventListener("pointermove", (moved) => this.#drag(moved), { signal });
    rack.addEventListener("pointercancel", () => (end.abort(), this.#release()), { signal });
    rack.addEventListener("pointerup", (ended) => (end.abort(), this.#drop(this.#board.pointAt(ended))), { signal });
  }

  #leave(): void {
    if (this.#held === undefined) this.#over.replaceChildren();
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || this.#held !== undefined) return;
    const point = this.#board.pointAt(event);
    const seat = this.#pawnAt(point);
    const fence = this.#fenceAt(point);
    if (seat === undefined && fence === undefined && this.#groove(point) === undefined) return;
    this.#held = seat === undefined ? { fence: fence ?? null } : { pawn: seat };
    this.#start = { x: event.clientX, y: event.clientY };
    this.#moved = false;
    this.#board.element.setPointerCapture(event.pointerId);
    event.preventDefault();
    this.#board.focus();
  }

  #move(event: PointerEvent): void {
    if (this.#held === undefined) {
      if (event.pointerType !== "mouse") return;
      const point = this.#board.pointAt(event);
      const taken = this.#pawnAt(point) !== undefined || this.#fenceAt(point) !== undefined;
      this.#board.element.classList.toggle("on-pawn", taken);
      return this.#ghost(taken ? undefined : this.#groove(point));
    }
    this.#moved ||= Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > CLICK;
    if (this.#moved) this.#drag(event);
  }

  #drag(event: PointerEvent): void {
    const held = this.#held;
    const point = this.#board.pointAt(event);
    if (held === undefined) return;
    if ("pawn" in held) {
      const pawn = this.#board.drawnPawn(held.pawn);
      if (pawn !== undefined) place(pawn, point);
      return;
    }
    if (held.fence !== null) this.#board.drawnFence(held.fence)?.classList.add("lifted");
    this.#ghost(onBoard(point) ? writeFence(fenceNear(this.#board.grid, point)) : undefined);
  }

  #up(event: PointerEvent): void {
    if (this.#held !== undefined) this.#drop(this.#board.pointAt(event));
  }

  #drop(point: Point): void {
    const held = this.#held;
    const moved = this.#moved;
    this.#release();
    if (held === undefined) return;
    const { grid } = this.#board;
    if ("pawn" in held) {
      if (moved && onBoard(point)) this.#edit({ kind: "pawn", seat: held.pawn, to: writeSquare(grid.squareAt(point)) });
      return;
    }
    // A click takes away the fence that it hits.
    const to = onBoard(point) && (moved || held.fence === null) ? writeFence(fenceNear(grid, point)) : null;
    if (to !== held.fence) this.#edit({ kind: "fence", from: held.fence, to });
  }

  #release(): void {
    this.#held = undefined;
    this.#moved = false;
    this.#over.replaceChildren();
    for (const lifted of this.#board.element.querySelectorAll(".lifted")) lifted.classList.remove("lifted");
    this.#board.settle();
  }

  #pawnAt(point: Point): number | undefined {
    const { grid, shown } = this.#board;
    const seat = (shown?.view.sides ?? []).findIndex(({ pawn }) => {
      if (pawn === null) return false;
      const at = grid.square(readSquare(pawn));
      return Math.max(Math.abs(at.x - point.x), Math.abs(at.y - point.y)) < SQUARE / 2;
    });
    return seat < 0 ? undefined : seat + 1;
  }

  #fenceAt(point: Point): string | undefined {
    const { grid, shown } = this.#board;
    return shown?.view.fences.find((text) => {
      const fence = readFence(text);
      const middle = grid.fence(fence);
      const [x, y] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
      const [along, across] = grid.lies(fence.orientation) === "h" ? [x, y] : [y, x];
      return along < PITCH - GROOVE / 2 && across < NEAR;
    });
  }

  /** The fence whose groove is meant; none in the middle of a square. */
  #groove(point: Point): string | undefined {
    const { grid } = this.#board;
    if (!onBoard(point)) return undefined;
    const middle = grid.square(grid.squareAt(point));
    const inside = Math.max(Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)) < SQUARE / 2 - 10;
    return inside ? undefined : writeFence(fenceNear(grid, point));
  }

  #ghost(name: string | undefined): void {
    this.#over.replaceChildren();
    if (name === undefined) return;
    const fence = readFence(name);
    const { grid, wood } = this.#board;
    const { x, y } = grid.fence(fence);
    const drawn = art.fence(grid.lies(fence.orientation), "fence ghost", wood);
    this.#over.append(svg("g", { transform: `translate(${x} ${y})` }, drawn));
  }
}
