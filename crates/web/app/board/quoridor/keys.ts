// The keyboard on the board of Quoridor: arrows move a cursor over the squares or the fence that waits, Enter makes the move.

import { bar } from "../svg.ts";
import type { QuoridorBoard } from "./board.ts";
import { type Fence, readSquare, SQUARE, type Square, writeSquare } from "./grid.ts";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (at: number, most: number): number => Math.min(most, Math.max(0, at));

export class Keys {
  readonly #board: QuoridorBoard;
  readonly #over: SVGGElement;
  #cursor: Square | undefined;
  #drawn: SVGElement | undefined;

  constructor(board: QuoridorBoard, over: SVGGElement) {
    this.#board = board;
    this.#over = over;
  }

  /** Handles a key; whether it means something to the board. */
  press(key: string): boolean {
    const { ghost, shown } = this.#board;
    if (shown === undefined) return false;
    const arrow = ARROWS[key];
    if (arrow !== undefined) {
      this.arrow(...arrow);
      return true;
    }
    switch (key) {
      case "Enter":
      case " ":
        this.confirm();
        return true;
      case "f":
      case "F":
        this.#toFence(ghost.fence?.orientation ?? "h");
        return true;
      case "h":
      case "H":
      case "v":
      case "V":
        this.#toFence(this.#board.grid.lies(key === "h" || key === "H" ? "h" : "v"));
        return true;
      case "r":
      case "R":
        if (ghost.fence === undefined) return false;
        this.rotate();
        return true;
      case "Escape":
        if (!ghost.waiting && !this.#board.selection.selected) return false;
        this.#board.selection.clear();
        ghost.clear();
        return true;
      default:
        return false;
    }
  }

  /** A step on the screen, of the fence that waits or of the cursor. */
  arrow(right: number, down: number): void {
    const { ghost, grid } = this.#board;
    const { column, row } = grid.step(right, down);
    if (ghost.waiting && ghost.fence !== undefined) {
      const { fence } = ghost;
      return this.#put({ ...fence, column: within(fence.column + column, 7), row: within(fence.row + row, 7) });
    }
    const from = this.#cursor ?? this.#start();
    this.#cursor = { column: within(from.column + column, 8), row: within(from.row + row, 8) };
    this.redraw();
    const { shown, texts } = this.#board;
    const name = writeSquare(this.#cursor);
    this.#board.announce(shown === undefined ? name : texts.square(name, shown.view));
  }

  rotate(): void {
    const { fence } = this.#board.ghost;
    if (fence !== undefined) this.#put({ ...fence, orientation: fence.orientation === "h" ? "v" : "h" });
  }

  confirm(): void {
    const { ghost } = this.#board;
    if (ghost.waiting && ghost.name !== undefined) return this.#board.attempt(ghost.name);
    const square = this.#cursor && writeSquare(this.#cursor);
    if (square === undefined) return undefined;
    return this.#board.whole(square) === "pawn" ? this.#board.selection.select() : this.#board.attempt(square);
  }

  /** Draws the cursor where it is. */
  redraw(): void {
    this.#drawn?.remove();
    this.#drawn = undefined;
    if (this.#cursor === undefined) return;
    const { x, y } = this.#board.grid.square(this.#cursor);
    this.#drawn = bar(x, y, SQUARE - 4, SQUARE - 4, 6, "cursor");
    this.#over.append(this.#drawn);
  }

  /** Takes the cursor off the board. */
  leave(): void {
    this.#cursor = undefined;
    this.redraw();
  }

  #start(): Square {
    const pawn = this.#board.movingPawn();
    return pawn === undefined ? { column: 4, row: 4 } : readSquare(pawn.square);
  }

  #toFence(orientation: Fence["orientation"]): void {
    const { ghost, shown } = this.#board;
    if (shown === undefined || !shown.active) return;
    const at = ghost.fence ?? this.#cursor ?? this.#start();
    this.#put({ column: within(at.column, 7), row: within(at.row, 7), orientation });
  }

  #put(fence: Fence): void {
    this.#board.ghost.show(fence, true);
    this.#board.announce(this.#board.ghost.text());
  }
}
