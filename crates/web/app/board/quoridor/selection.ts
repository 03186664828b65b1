// The pawn to move: whether it is selected, where it can go, and where it would stand.

import { place } from "../motion.ts";
import { bar, svg } from "../svg.ts";
import * as art from "./art.ts";
import type { QuoridorBoard } from "./board.ts";
import { readSquare, SQUARE, type Square, writeSquare } from "./grid.ts";

export class Selection {
  /** Whether the pawn is selected. */
  selected = false;
  readonly #board: QuoridorBoard;
  readonly #under: SVGGElement;
  readonly #over: SVGGElement;
  /** The square the ghost of the pawn stands on. */
  #at: string | undefined;
  /** A ghost for each seat, made once: a hover only moves it. */
  readonly #ghosts = new Map<number, SVGGElement>();

  constructor(board: QuoridorBoard, under: SVGGElement, over: SVGGElement) {
    this.#board = board;
    this.#under = under;
    this.#over = over;
  }

  /** Selects the pawn, and shows where it can go. */
  select(): void {
    const { shown, grid, texts } = this.#board;
    if (shown === undefined || this.selected) return;
    this.selected = true;
    this.#board.movingPawn()?.element.classList.add("selected");
    const seat = `seat-${shown.view.turn}`;
    this.#under.replaceChildren(
      ...shown.view.targets.map((target) => {
        const { x, y } = grid.square(readSquare(target));
        const drawn = bar(x, y, SQUARE - 4, SQUARE - 4, 5, `reach ${seat}`);
        drawn.dataset["square"] = target;
        return drawn;
      }),
    );
    this.#board.announce(texts.targets(shown.view));
  }

  deselect(): void {
    if (!this.selected) return;
    this.selected = false;
    for (const pawn of this.#board.element.querySelectorAll(".pawn.selected")) pawn.classList.remove("selected");
    this.#under.replaceChildren();
  }

  /** Shows the pawn as it would stand on a square; nowhere if there is none. */
  hover(square: Square | undefined): void {
    const name = square && writeSquare(square);
    if (name === this.#at) return;
    this.#at = name;
    const view = this.#board.shown?.view;
    if (square === undefined || name === undefined || view === undefined) return this.#over.replaceChildren();
    const ghost = this.#ghostOf(view.turn);
    ghost.dataset["square"] = name;
    place(ghost, this.#board.grid.square(square));
    if (ghost.parentNode !== this.#over) this.#over.replaceChildren(ghost);
  }

  clear(): void {
    this.deselect();
    this.hover(undefined);
  }

  #ghostOf(seat: number): SVGGElement {
    let ghost = this.#ghosts.get(seat);
    if (ghost === undefined) {
      ghost = svg("g", { class: "pawn-ghost" }, art.pawn(seat, this.#board.wood));
      this.#ghosts.set(seat, ghost);
    }
    return ghost;
  }
}
