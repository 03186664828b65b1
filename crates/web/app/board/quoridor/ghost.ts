// A fence that isn't placed yet: where it would lie, what it would do to the shortest paths, or why it can't be placed.

import { addNote, type Box } from "../note.ts";
import { bar, svg } from "../svg.ts";
import * as art from "./art.ts";
import type { QuoridorBoard } from "./board.ts";
import type { QuoridorChange, QuoridorPosition, QuoridorRefusal } from "./config.ts";
import { type Fence, FRAME, GROOVE, PITCH, readSquare, SIZE, SQUARE, type Square, writeFence } from "./grid.ts";

const FENCE = PITCH + SQUARE;

/** The layers that a ghost draws on. */
type Layers = { over: SVGGElement; paths: SVGGElement; area: SVGGElement; fences: SVGGElement };

export class Ghost {
  /** The fence that is shown. */
  fence: Fence | undefined;
  /** Whether it waits to be confirmed. */
  waiting = false;
  readonly #board: QuoridorBoard;
  readonly #layers: Layers;
  #drawn: SVGGElement | undefined;

  constructor(board: QuoridorBoard, layers: Layers) {
    this.#board = board;
    this.#layers = layers;
  }

  get name(): string | undefined {
    return this.fence && writeFence(this.fence);
  }

  /** Shows the fence here, with what it would do. */
  show(fence: Fence, waiting = false): void {
    const { shown, grid } = this.#board;
    const name = writeFence(fence);
    const ghost = shown?.view.ghosts[name];
    if (shown === undefined || ghost === undefined || (name === this.name && waiting === this.waiting)) return;
    this.#wipe();
    this.fence = fence;
    this.#setWaiting(waiting);
    const refused = "why" in ghost;
    const { x, y } = grid.fence(fence);
    const lies = grid.lies(fence.orientation);
    this.#drawn = art.fence(
      lies,
      `fence ghost${refused ? " refused" : ""}${waiting ? " waiting" : ""}${shown.plan === undefined ? "" : " planned"}`,
      this.#board.wood,
    );
    this.#drawn.dataset["fence"] = name;
    this.#layers.over.append(svg("g", { transform: `translate(${x} ${y})` }, this.#drawn));
    const about = lies === "h" ? { x, y, width: FENCE, height: GROOVE } : { x, y, width: GROOVE, height: FENCE };
    if (refused) {
      this.#evidence(ghost.why);
      // Whoever has no fence left knows it without being told at every groove.
      if (ghost.why.reason !== "no-fence-left" || waiting)
        this.#say(about, this.#board.texts.refusal(ghost.why), "refused");
      return;
    }
    if (!this.#board.config.hints()) return;
    this.#drawPaths(ghost.changes, shown.view);
    this.#say(about, this.#board.texts.effect(ghost.changes, shown.view), "");
  }

  /** The fence and what it would do, to be announced. */
  text(): string {
    const name = this.name;
    const view = this.#board.shown?.view;
    const ghost = name === undefined ? undefined : view?.ghosts[name];
    if (name === undefined || view === undefined || ghost === undefined) return "";
    const { texts } = this.#board;
    return texts.fence(name, "why" in ghost ? texts.refusal(ghost.why) : texts.effect(ghost.changes, view));
  }

  /** Says softly why a pawn can't go to a square. */
  explain(square: Square, why: QuoridorRefusal): void {
    this.clear();
    const about = { ...this.#board.grid.square(square), width: SQUARE, height: SQUARE };
    this.#evidence(why);
    this.#say(about, this.#board.texts.refusal(why), "hint");
  }

  /** Says something about the board as a whole. */
  remark(text: string): void {
    this.clear();
    this.#board.announce(text);
    this.#say({ x: SIZE / 2, y: SIZE - FRAME, width: 0, height: 0 }, text, "hint");
  }

  shake(): void {
    if (this.#drawn !== undefined) this.#board.motion.shake(this.#drawn);
    this.#board.announce(this.text());
  }

  clear(): void {
    this.#wipe();
    this.fence = undefined;
    this.#setWaiting(false);
  }

  #setWaiting(waiting: boolean): void {
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    this.#board.config.onPending(waiting);
  }

  #wipe(): void {
    for (const old of this.#layers.over.querySelectorAll(":scope > :not(.cursor)")) old.remove();
    this.#layers.paths.replaceChildren();
    this.#layers.area.replaceChildren();
    for (const marked of this.#layers.fences.querySelectorAll(".in-the-way")) marked.classList.remove("in-the-way");
  }

  #drawPaths(changes: QuoridorChange[], view: QuoridorPosition): void {
    view.sides.forEach((side, index) => {
      if (side.pawn === null) return;
      const change = changes.find(({ seat }) => seat === index + 1);
      const squares = [side.pawn, ...(change?.path ?? side.path)].map(readSquare);
      const drawn = art.path(this.#board.grid, squares, index + 1, view.sides.length);
      if (change === undefined) drawn.classList.add("unchanged");
      this.#layers.paths.append(drawn);
    });
  }

  /** Marks what is in the way: a fence, or the area in which a pawn would be shut in. */
  #evidence(why: QuoridorRefusal): void {
    switch (why.reason) {
      case "overlaps":
      case "crosses":
        this.#board.drawnFence(why.other)?.classList.add("in-the-way");
        break;
      case "fence-between":
        this.#board.drawnFence(why.fence)?.classList.add("in-the-way");
        break;
      case "cuts-off":
        for (const square of why.reachable) {
          const { x, y } = this.#board.grid.square(readSquare(square));
          this.#layers.area.append(bar(x, y, SQUARE + 8, SQUARE + 8, 4, `shut-in seat-${why.seat}`));
        }
    }
  }

  /** A note beside a fence or a square. */
  #say(about: Box, text: string, kind: "" | "hint" | "refused"): void {
    if (text !== "") addNote(this.#layers.over, text, `note ${kind}`, about, SIZE, this.#board.pawnBoxes());
  }
}
