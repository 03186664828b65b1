// Setting up a position of Squadro: pieces are dragged along their lanes, a click turns one round.

import { place, type Point } from "../motion.ts";
import type { SquadroBoard } from "./board.ts";
import type { Choice } from "./ghost.ts";
import { HOME, TURNING } from "./grid.ts";

/** A pointer that moves less than this, in pixels of the screen, has clicked. */
const CLICK = 6;

/** A change of the position: a piece that is put somewhere else on its lane. */
export type SquadroEdit = { seat: number; lane: number; progress: number };

type Held = Choice & { progress: number; start: Point; moved: boolean };

/** Reports how somebody changes the position of a board. The board shows it when it is told to. */
export class Editing {
  readonly #board: SquadroBoard;
  readonly #edit: (edit: SquadroEdit) => void;
  readonly #end = new AbortController();
  #held: Held | undefined;

  constructor(board: SquadroBoard, edit: (edit: SquadroEdit) => void) {
    this.#board = board;
    this.#edit = edit;
    const { element } = board;
    const { signal } = this.#end;
    element.classList.add("editing");
    element.addEventListener("pointerdown", (event) => this.#down(event), { signal });
    element.addEventListener("pointermove", (event) => this.#move(event), { signal });
    element.addEventListener("pointerup", (event) => this.#up(event), { signal });
    element.addEventListener("pointercancel", () => this.#release(), { signal });
  }

  /** Ends it. */
  close(): void {
    this.#release();
    this.#end.abort();
    this.#board.element.classList.remove("editing");
  }

  #down(event: PointerEvent): void {
    const piece = event.target instanceof Element ? event.target.closest<SVGGElement>(".piece") : null;
    const [seat, lane] = [Number(piece?.dataset["seat"]), Number(piece?.dataset["lane"])];
    const progress = this.#board.shown?.view.sides[seat - 1]?.pieces[lane - 1]?.progress;
    if (event.button !== 0 || progress === undefined || this.#held !== undefined) return;
    this.#held = { seat, lane, progress, start: { x: event.clientX, y: event.clientY }, moved: false };
    this.#board.element.setPointerCapture(event.pointerId);
    event.preventDefault();
    this.#board.focus();
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (held === undefined) return;
    held.moved ||= Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) > CLICK;
    const piece = this.#board.drawnPiece(held);
    if (!held.moved || piece === undefined) return;
    place(piece, this.#board.grid.piece(held.seat, held.lane, this.#at(held, this.#board.pointAt(event))));
  }

  #up(event: PointerEvent): void {
    const held = this.#held;
    if (held === undefined) return;
    const progress = held.moved ? this.#at(held, this.#board.pointAt(event)) : HOME - held.progress;
    this.#release();
    if (progress !== held.progress) this.#edit({ seat: held.seat, lane: held.lane, progress });
  }

  /** The progress that a piece has nearest to a point, going the way it went. */
  #at({ seat, lane, progress }: Held, point: Point): number {
    const { grid } = this.#board;
    const far = (space: number): number => {
      const { x, y } = grid.space(seat, lane, space);
      return Math.hypot(x - point.x, y - point.y);
    };
    const spaces = Array.from({ length: TURNING + 1 }, (_, space) => space);
    const space = spaces.reduce((best, one) => (far(one) < far(best) ? one : best), 0);
    return progress < TURNING || (progress === TURNING && space === TURNING) ? space : HOME - space;
  }

  #release(): void {
    this.#held = undefined;
    this.#board.settle();
  }
}
