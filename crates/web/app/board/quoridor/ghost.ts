// A fence that isn't placed yet: where it would lie, what it would do to everybody's way, or why it can't be placed.

import type { QuoridorChange, QuoridorRefusal, QuoridorView } from "../../rules/messages.ts";
import { refuse } from "../motion.ts";
import { addNote, type Box } from "../note.ts";
import { bar, svg } from "../svg.ts";
import * as art from "./art.ts";
import type { QuoridorBoard } from "./board.ts";
import { type Fence, FRAME, GROOVE, PITCH, readSquare, SIZE, SQUARE, type Square, writeFence } from "./grid.ts";

const FENCE = PITCH + SQUARE;

export type GhostWords = {
  /** “+3 for them, +1 for you” */
  effect: (changes: QuoridorChange[], view: QuoridorView) => string;
  refusal: (why: QuoridorRefusal) => string;
  fence: (fence: string, effect: string) => string;
};

export class Ghost {
  /** The fence that is shown. */
  fence: Fence | undefined;
  /** Whether it waits to be confirmed. */
  waiting = false;
  readonly #board: QuoridorBoard;
  readonly #over: SVGGElement;
  readonly #ways: SVGGElement;
  readonly #area: SVGGElement;
  readonly #fences: SVGGElement;
  #drawn: SVGGElement | undefined;

  constructor(board: QuoridorBoard, over: SVGGElement, ways: SVGGElement, area: SVGGElement, fences: SVGGElement) {
    this.#board = board;
    this.#over = over;
    this.#ways = ways;
    this.#area = area;
    this.#fences = fences;
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
    this.#over.append(svg("g", { transform: `translate(${x} ${y})` }, this.#drawn));
    const about = lies === "h" ? { x, y, width: FENCE, height: GROOVE } : { x, y, width: GROOVE, height: FENCE };
    if (refused) {
      this.#evidence(ghost.why);
      // Whoever has no fence left knows it without being told at every groove.
      if (ghost.why.reason !== "no-fence-left" || waiting)
        this.#say(about, this.#board.host.words.refusal(ghost.why), "refused");
      return;
    }
    if (!this.#board.host.hints()) return;
    this.#drawWays(ghost.changes, shown.view);
    this.#say(about, this.#board.host.words.effect(ghost.changes, shown.view), "");
  }

  /** What the ghost is and would do, in words. */
  words(): string {
    const name = this.name;
    const view = this.#board.shown?.view;
    const ghost = name === undefined ? undefined : view?.ghosts[name];
    if (name === undefined || view === undefined || ghost === undefined) return "";
    const { words } = this.#board.host;
    return words.fence(name, "why" in ghost ? words.refusal(ghost.why) : words.effect(ghost.changes, view));
  }

  /** Says softly why a pawn can't go to a square. */
  explain(square: Square, why: QuoridorRefusal): void {
    this.clear();
    const about = { ...this.#board.grid.square(square), width: SQUARE, height: SQUARE };
    this.#evidence(why);
    this.#say(about, this.#board.host.words.refusal(why), "hint");
  }

  /** Says something about the board as a whole. */
  remark(text: string): void {
    this.clear();
    this.#board.host.say(text);
    this.#say({ x: SIZE / 2, y: SIZE - FRAME, width: 0, height: 0 }, text, "hint");
  }

  shake(): void {
    if (this.#drawn !== undefined) refuse(this.#drawn);
    this.#board.host.say(this.words());
  }

  clear(): void {
    this.#wipe();
    this.fence = undefined;
    this.#setWaiting(false);
  }

  #setWaiting(waiting: boolean): void {
    if (waiting === this.waiting) return;
    this.waiting = waiting;
    this.#board.host.pending(waiting);
  }

  #wipe(): void {
    for (const old of this.#over.querySelectorAll(":scope > :not(.cursor)")) old.remove();
    this.#ways.replaceChildren();
    this.#area.replaceChildren();
    for (const marked of this.#fences.querySelectorAll(".in-the-way")) marked.classList.remove("in-the-way");
  }

  #drawWays(changes: QuoridorChange[], view: QuoridorView): void {
    view.sides.forEach((side, index) => {
      if (side.pawn === null) return;
      const change = changes.find(({ seat }) => seat === index + 1);
      const squares = [side.pawn, ...(change?.way ?? side.way)].map(readSquare);
      const drawn = art.way(this.#board.grid, squares, index + 1, view.sides.length);
      if (change === undefined) drawn.classList.add("unchanged");
      this.#ways.append(drawn);
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
          this.#area.append(bar(x, y, SQUARE + 8, SQUARE + 8, 4, `shut-in seat-${why.seat}`));
        }
    }
  }

  /** A note beside a fence or a square. */
  #say(about: Box, text: string, kind: "" | "hint" | "refused"): void {
    if (text !== "") addNote(this.#over, text, `note ${kind}`, about, SIZE, this.#board.pawnBoxes());
  }
}
