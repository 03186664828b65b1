// A move that isn't made yet: where the piece would land, and whom it would send back.

import { place, type Point } from "../motion.ts";
import { addNote } from "../note.ts";
import { svg } from "../svg.ts";
import * as art from "./art.ts";
import type { SquadroBoard } from "./board.ts";
import { SIZE } from "./grid.ts";

/** How much room a piece takes up. */
const PIECE = 66;

/** A piece by its seat and lane. */
export type Choice = { seat: number; lane: number };

export class Ghost {
  /** The piece whose move waits to be confirmed. */
  chosen: Choice | undefined;
  readonly #board: SquadroBoard;
  readonly #over: SVGGElement;

  constructor(board: SquadroBoard, over: SVGGElement) {
    this.#board = board;
    this.#over = over;
  }

  /** Chooses a piece, whose move waits to be confirmed from now on. */
  choose(choice: Choice): void {
    const { shown, texts } = this.#board;
    if (shown === undefined) return;
    this.chosen = choice;
    this.#board.config.onPending(true);
    this.show(choice);
    this.#board.announce(texts.piece(shown.view, choice.seat, choice.lane));
  }

  /** Shows what the move of a piece would do. */
  show({ seat, lane }: Choice): void {
    this.wipe();
    const { shown, grid, wood, config, texts } = this.#board;
    const path = shown?.view.sides[seat - 1]?.pieces[lane - 1]?.path;
    if (shown === undefined || path == null || shown.view.ending !== null) return;
    const from = grid.piece(seat, lane, path.from);
    const to = grid.piece(seat, lane, path.to);
    this.#over.append(svg("line", { class: `path seat-${seat}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    for (const jump of path.jumped) {
      const start = grid.piece(3 - seat, jump.lane, jump.from);
      const end = grid.piece(3 - seat, jump.lane, jump.to);
      this.#over.append(
        svg("line", { class: "path back", x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
        svg("circle", { class: "jumped", cx: start.x, cy: start.y, r: 36 }),
        svg("circle", { class: "sent", cx: end.x, cy: end.y, r: 30 }),
      );
    }
    const { outer } = art.piece(seat, 0, wood);
    outer.classList.add("landing");
    art.turn(outer, grid.direction(seat, path.to));
    place(outer, to);
    this.#over.append(outer);
    if (config.hints()) this.#note(to, texts.landing(shown.view, seat, lane));
  }

  /** Puts back the piece that waits. */
  clear(): void {
    this.wipe();
    if (this.chosen === undefined) return;
    this.chosen = undefined;
    this.#board.config.onPending(false);
  }

  /** Removes what is shown. A piece that waits goes on waiting. */
  wipe(): void {
    this.#over.replaceChildren();
  }

  /** A note beside the landing, clear of the pieces. */
  #note(at: Point, text: string): void {
    const size = { width: PIECE, height: PIECE };
    const pieces = this.#board.pieceSpots().map((spot) => ({ ...spot, ...size }));
    addNote(this.#over, text, "note", { ...at, ...size }, SIZE, pieces);
  }
}
