// Mouse and finger on the board of Quoridor.

import type { Point } from "../motion.ts";
import { place } from "../motion.ts";
import { type Aim, aimAt } from "./aim.ts";
import type { QuoridorBoard } from "./board.ts";
import { GROOVE, PITCH, readSquare, SIZE, SQUARE, writeFence, writeSquare } from "./grid.ts";

/** A finger that moves less than this, in pixels of the screen, has tapped. */
const TAP = 9;
/** A ghost under a dragging finger stands this far above it, in pixels of the screen. */
const CLEAR = 52;

type Press = { id: number; finger: boolean; start: Point; at: Point; moved: boolean; pawn: SVGGElement | undefined };

export class Pointing {
  readonly #board: QuoridorBoard;
  #press: Press | undefined;
  /** Whether a movement was followed since the last picture. */
  #ahead = false;

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
      if (this.#press === undefined && !board.ghost.waiting) board.ghost.clear();
    });
  }

  /** Where the pointer is, in units of the picture. */
  #point(event: PointerEvent, up = 0): Point {
    const box = this.#board.element.getBoundingClientRect();
    const scale = SIZE / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top - up) * scale };
  }

  #aim(point: Point, finger: boolean): Aim | null {
    return aimAt(this.#board.grid, point, finger, (square) => this.#board.open(writeSquare(square)));
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
    if (press !== undefined && press.id === event.pointerId) {
      press.at = { x: event.clientX, y: event.clientY };
      press.moved ||= Math.hypot(press.at.x - press.start.x, press.at.y - press.start.y) > TAP;
      if (press.pawn !== undefined && press.moved) {
        return place(press.pawn, this.#point(event, press.finger ? CLEAR / 2 : 0));
      }
      if (press.finger && press.moved) {
        const aim = aimAt(this.#board.grid, this.#point(event, CLEAR), true, () => false);
        if (aim?.kind === "fence") ghost.show(aim.fence, true);
      }
      return;
    }
    if (event.pointerType === "touch" || ghost.waiting) return;
    const aim = this.#aim(this.#point(event), false);
    this.#board.element.classList.toggle("on-square", aim?.kind === "square");
    if (aim?.kind === "fence") ghost.show(aim.fence);
    else ghost.clear();
  }

  #down(event: PointerEvent): void {
    const { shown, element } = this.#board;
    if (shown === undefined || !shown.active || event.button !== 0 || this.#press !== undefined) return;
    const finger = event.pointerType !== "mouse";
    const at = { x: event.clientX, y: event.clientY };
    const pawn = this.#board.movingPawn();
    const held =
      pawn !== undefined &&
      this.#near(this.#point(event), this.#board.grid.square(readSquare(pawn.square)), SQUARE / 2);
    this.#press = { id: event.pointerId, finger, start: at, at, moved: false, pawn: held ? pawn.element : undefined };
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
    element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press === undefined || press.id !== event.pointerId) return;
    this.#press = undefined;
    if (press.pawn !== undefined && press.moved) return this.#drop(event, press);
    const { ghost } = this.#board;
    if (press.finger && press.moved) {
      if (ghost.waiting && !this.#board.host.confirms(true) && ghost.name !== undefined)
        this.#board.attempt(ghost.name);
      return;
    }
    this.#tap(this.#point(event), press.finger);
  }

  /** A dragged pawn is let go. */
  #drop(event: PointerEvent, press: Press): void {
    const square = this.#board.grid.squareAt(this.#point(event, press.finger ? CLEAR / 2 : 0));
    this.#board.settle();
    const name = writeSquare(square);
    if (name !== this.#board.movingPawn()?.square) this.#board.attempt(name);
  }

  #tap(point: Point, finger: boolean): void {
    const { ghost, host } = this.#board;
    const aim = this.#aim(point, finger);
    if (aim === null) return ghost.clear();
    if (ghost.name !== undefined && this.#onGhost(point, aim, finger)) return this.#board.attempt(ghost.name);
    if (aim.kind === "square") {
      ghost.clear();
      return this.#board.attempt(writeSquare(aim.square));
    }
    ghost.show(aim.fence, host.confirms(finger));
    if (host.confirms(finger)) host.say(ghost.words());
    else this.#board.attempt(writeFence(aim.fence));
  }

  /** Whether this is the second touch, on the fence that waits. A touch on the next groove is none: it moves the fence there. */
  #onGhost(point: Point, aim: Aim, finger: boolean): boolean {
    const { ghost, grid } = this.#board;
    if (!ghost.waiting || ghost.fence === undefined || aim.kind !== "fence") return false;
    if (writeFence(aim.fence) === ghost.name) return true;
    const middle = grid.fence(ghost.fence);
    const [x, y] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
    const [along, across] = grid.lies(ghost.fence.orientation) === "h" ? [x, y] : [y, x];
    return along <= PITCH - GROOVE / 2 && across <= GROOVE / 2 + (finger ? 12 : 2);
  }

  #near(a: Point, b: Point, reach: number): boolean {
    return Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
  }

  #cancel(): void {
    this.#press = undefined;
    this.#board.settle();
    if (!this.#board.ghost.waiting) this.#board.ghost.clear();
  }
}
