// Pointer input on the board of Quoridor: mouse and touch.

import { place, type Point } from "../motion.ts";
import { type Aim, aimAt, fenceNear, onBoard } from "./aim.ts";
import type { QuoridorBoard } from "./board.ts";
import { GROOVE, PITCH, writeFence, writeSquare } from "./grid.ts";

/** A finger that moves less than this, in pixels of the screen, has tapped. */
const TAP = 9;
/** A ghost under a dragging finger stands this far above it, in pixels of the screen. */
const CLEAR = 52;

type Press = {
  id: number;
  finger: boolean;
  start: Point;
  moved: boolean;
  /** The pawn that is held. */
  pawn: SVGGElement | undefined;
  /** Whether it was picked up before: the same click puts it back. */
  again: boolean;
};

export class Pointing {
  readonly #board: QuoridorBoard;
  #press: Press | undefined;
  /** Whether a movement was followed since the last picture. */
  #ahead = false;
  /** What the last hint was about: it stays as long as the pointer does. */
  #hinted = "";

  constructor(board: QuoridorBoard) {
    this.#board = board;
    const { element } = board;
    element.addEventListener("pointermove", (event) => this.#move(event));
    // Movements are told once before every picture. A browser that tells the first of them at once has the ghost ready by then.
    element.addEventListener("pointerrawupdate", (event) => this.#early(event));
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointerup", (event) => this.#up(event));
    element.addEventListener("pointercancel", () => this.#cancel());
    element.addEventListener("pointerleave", () => {
      if (this.#press !== undefined) return;
      board.selection.hover(undefined);
      if (!board.ghost.waiting) board.ghost.clear();
    });
  }

  /**
   * A fence was taken from the rack beside the board: it follows the pointer until it is let go, on the board to be placed there,
   * anywhere else to go back.
   */
  take(event: PointerEvent): void {
    const { shown, ghost } = this.#board;
    const rack = event.currentTarget;
    if (shown === undefined || !shown.active || event.button !== 0 || !(rack instanceof HTMLElement)) return;
    event.preventDefault();
    const finger = event.pointerType !== "mouse";
    rack.setPointerCapture(event.pointerId);
    rack.classList.add("taken");
    const follow = (moved: PointerEvent): void => {
      const point = this.#board.pointAt(moved, finger ? CLEAR : 0);
      if (onBoard(point)) ghost.show(fenceNear(this.#board.grid, point, finger), this.#board.confirms(finger));
      else ghost.clear();
    };
    const end = (ended: PointerEvent): void => {
      rack.removeEventListener("pointermove", follow);
      rack.removeEventListener("pointerup", end);
      rack.removeEventListener("pointercancel", end);
      rack.classList.remove("taken");
      if (ended.type === "pointercancel") return ghost.clear();
      if (!ghost.waiting && ghost.name !== undefined) this.#board.attempt(ghost.name);
      else if (ghost.waiting) this.#board.announce(ghost.text());
    };
    this.#board.selection.clear();
    ghost.clear();
    rack.addEventListener("pointermove", follow);
    rack.addEventListener("pointerup", end);
    rack.addEventListener("pointercancel", end);
  }

  #aim(point: Point, finger: boolean): Aim | null {
    return aimAt(this.#board.grid, point, finger, (square) => this.#board.whole(writeSquare(square)));
  }

  /** One movement for every picture: of more, only the last would be seen. */
  #early(event: Event): void {
    if (this.#ahead || !(event instanceof PointerEvent)) return;
    this.#ahead = true;
    requestAnimationFrame(() => (this.#ahead = false));
    this.#move(event);
  }

  #move(event: PointerEvent): void {
    const { shown, ghost } = this.#board;
    if (shown === undefined || !shown.active) return;
    const press = this.#press;
    if (press !== undefined && press.id === event.pointerId) return this.#drag(event, press);
    if (event.pointerType === "touch" || ghost.waiting) return;
    this.#hover(this.#aim(this.#board.pointAt(event), false));
  }

  #drag(event: PointerEvent, press: Press): void {
    press.moved ||= Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y) > TAP;
    if (!press.moved) return;
    if (press.pawn !== undefined) {
      const point = this.#board.pointAt(event, press.finger ? CLEAR / 2 : 0);
      place(press.pawn, point);
      const square = this.#board.grid.squareAt(point);
      return this.#board.selection.hover(this.#board.whole(writeSquare(square)) === "move" ? square : undefined);
    }
    if (!press.finger) return;
    const point = this.#board.pointAt(event, CLEAR);
    if (onBoard(point)) this.#board.ghost.show(fenceNear(this.#board.grid, point, true), true);
  }

  #hover(aim: Aim | null): void {
    const { element, selection, ghost } = this.#board;
    element.classList.toggle("on-pawn", aim?.kind === "pawn");
    element.classList.toggle("on-square", aim?.kind === "move");
    selection.hover(aim?.kind === "move" ? aim.square : undefined);
    if (this.#hinted !== "" && this.#hinted === hintOf(aim)) return;
    this.#hinted = "";
    if (aim?.kind === "fence") ghost.show(aim.fence);
    else ghost.clear();
  }

  #down(event: PointerEvent): void {
    const { shown, element, selection } = this.#board;
    if (shown === undefined || !shown.active || event.button !== 0 || this.#press !== undefined) return;
    const finger = event.pointerType !== "mouse";
    const held = this.#aim(this.#board.pointAt(event), finger)?.kind === "pawn" ? this.#board.movingPawn() : undefined;
    const start = { x: event.clientX, y: event.clientY };
    this.#press = {
      id: event.pointerId,
      finger,
      start,
      moved: false,
      pawn: held?.element,
      again: selection.selected,
    };
    if (held !== undefined) selection.select();
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
    this.#board.focus();
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press === undefined || press.id !== event.pointerId) return;
    this.#press = undefined;
    if (press.pawn !== undefined && press.moved) return this.#drop(event, press);
    const { ghost } = this.#board;
    if (press.finger && press.moved) {
      if (ghost.waiting && !this.#board.confirms(true) && ghost.name !== undefined) this.#board.attempt(ghost.name);
      return;
    }
    this.#tap(this.#board.pointAt(event), press);
  }

  /** A dragged pawn is let go. */
  #drop(event: PointerEvent, press: Press): void {
    const { grid, selection } = this.#board;
    const point = this.#board.pointAt(event, press.finger ? CLEAR / 2 : 0);
    this.#board.settle();
    selection.clear();
    const name = writeSquare(grid.squareAt(point));
    if (onBoard(point) && name !== this.#board.movingPawn()?.square) this.#board.attempt(name);
  }

  #tap(point: Point, { finger, again }: Press): void {
    const { ghost, selection } = this.#board;
    const aim = this.#aim(point, finger);
    if (aim?.kind !== "pawn") selection.deselect();
    switch (aim?.kind) {
      case "pawn":
        ghost.clear();
        if (again) selection.deselect();
        return;
      case "move":
        ghost.clear();
        return this.#board.attempt(writeSquare(aim.square));
      case "fence":
        if (ghost.name !== undefined && this.#onGhost(point, aim, finger)) return this.#board.attempt(ghost.name);
        return this.#offer(aim, finger);
      default:
        return this.#hint(aim);
    }
  }

  /** Places a fence, or lets it wait for a second touch. */
  #offer({ fence }: Aim & { kind: "fence" }, finger: boolean): void {
    const { ghost } = this.#board;
    const waits = this.#board.confirms(finger);
    ghost.show(fence, waits);
    if (waits) this.#board.announce(ghost.text());
    else this.#board.attempt(writeFence(fence));
  }

  /** Where nothing can be done: puts back the fence that waits, or says why nothing happens. */
  #hint(aim: Aim | null): void {
    const { ghost } = this.#board;
    const waited = ghost.waiting;
    ghost.clear();
    this.#hinted = hintOf(aim);
    if (waited || aim === null) return;
    if (aim.kind === "square") this.#board.attempt(writeSquare(aim.square));
    else ghost.remark(this.#board.texts.frame());
  }

  /** Whether this is the second touch, on the fence that waits. A touch on the next groove is none: it moves the fence there. */
  #onGhost(point: Point, aim: Aim & { kind: "fence" }, finger: boolean): boolean {
    const { ghost, grid } = this.#board;
    if (!ghost.waiting || ghost.fence === undefined) return false;
    if (writeFence(aim.fence) === ghost.name) return true;
    const middle = grid.fence(ghost.fence);
    const [x, y] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
    const [along, across] = grid.lies(ghost.fence.orientation) === "h" ? [x, y] : [y, x];
    return along <= PITCH - GROOVE / 2 && across <= GROOVE / 2 + (finger ? 12 : 2);
  }

  #cancel(): void {
    this.#press = undefined;
    this.#board.settle();
    this.#board.selection.clear();
    if (!this.#board.ghost.waiting) this.#board.ghost.clear();
  }
}

/** What a hint is about, to tell it from the next. */
function hintOf(aim: Aim | null): string {
  return aim?.kind === "square" ? writeSquare(aim.square) : (aim?.kind ?? "");
}
