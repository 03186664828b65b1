// The board of Quoridor. It is told what is legal and what every move would do, and reports the moves that are made on it.

import { Board } from "../board.ts";
import { FALL, place } from "../motion.ts";
import type { Box } from "../note.ts";
import { bar, outline, svg } from "../svg.ts";
import * as art from "./art.ts";
import type { QuoridorBoardConfig, QuoridorLast, QuoridorPosition, QuoridorState, QuoridorTexts } from "./config.ts";
import { Ghost } from "./ghost.ts";
import { Grid, isFence, readFence, readSquare, type Side, SIZE, SQUARE } from "./grid.ts";
import { Keys } from "./keys.ts";
import { Pointing } from "./pointing.ts";
import { Selection } from "./selection.ts";

const empty = (): string => "";
const NO_TEXTS: QuoridorTexts = {
  effect: empty,
  refusal: empty,
  fence: empty,
  square: empty,
  targets: empty,
  frame: empty,
};

const STEP_TIME = 260;
const JUMP_TIME = 430;

export class QuoridorBoard extends Board<QuoridorTexts, QuoridorPosition, Side> {
  grid = new Grid("bottom");
  readonly ghost: Ghost;
  readonly selection: Selection;
  readonly #keys: Keys;
  readonly #pointing: Pointing;
  readonly #marks = svg("g");
  readonly #fences = svg("g");
  readonly #pawns = svg("g");
  readonly #pawnOf = new Map<number, SVGGElement>();

  constructor(config: QuoridorBoardConfig) {
    super({ name: "quoridor", size: SIZE, seed: 7 }, config, NO_TEXTS);
    const reach = svg("g");
    const area = svg("g");
    const paths = svg("g", { class: "shortest-paths" });
    const stand = svg("g", { class: "over" });
    const over = svg("g", { class: "over" });
    this.element.append(this.#marks, reach, area, paths, this.#fences, stand, this.#pawns, over);
    this.selection = new Selection(this, reach, stand);
    this.ghost = new Ghost(this, { over, paths, area, fences: this.#fences });
    this.#keys = new Keys(this, over);
    this.#pointing = new Pointing(this);
  }

  lay(bottom: Side): void {
    this.grid = new Grid(bottom);
    this.setBase(bottom, art.board(this.grid, this.wood));
  }

  protected draw(state: QuoridorState, next: boolean): void {
    this.ghost.clear();
    this.selection.clear();
    this.#keys.redraw();
    this.#showPawns(state, next ? state.view.last : null);
    this.#showFences(state, next);
    this.#showMarks(state);
    if (next) this.#sound(state.view);
  }

  get pending(): boolean {
    return this.ghost.waiting;
  }

  confirm(): void {
    this.#keys.confirm();
  }

  cancel(): void {
    this.ghost.clear();
  }

  press(key: string): boolean {
    return this.#keys.press(key);
  }

  override leave(): void {
    this.#keys.leave();
  }

  override step(right: number, down: number): void {
    this.#keys.arrow(right, down);
  }

  override rotate(): void {
    this.#keys.rotate();
  }

  override take(event: PointerEvent): void {
    this.#pointing.take(event);
  }

  /** Shows a fence that can't be placed, and why. */
  refuse(fence: string): void {
    this.ghost.show(readFence(fence));
    this.ghost.shake();
  }

  /** Makes a move if it is legal; if not, shows why. */
  attempt(move: string): void {
    const { shown } = this;
    if (shown === undefined || !shown.active) return;
    if (isFence(move)) {
      const ghost = shown.view.ghosts[move];
      if (ghost !== undefined && "changes" in ghost) return this.config.onMove(move);
      this.sounds.play("refused");
      this.ghost.shake();
      return this.config.onRefused(move);
    }
    if (shown.view.targets.includes(move)) return this.config.onMove(move);
    const why = shown.view.refused[move] ?? { reason: "too-far" };
    this.announce(this.texts.refusal(why));
    this.ghost.explain(readSquare(move), why);
    this.config.onRefused(move);
  }

  /** Whether a square is hit as a whole: the pawn stands there, or can go there. */
  whole(square: string): "move" | "pawn" | undefined {
    const view = this.shown?.view;
    if (view?.targets.includes(square) === true) return "move";
    return square === view?.sides[view.turn - 1]?.pawn ? "pawn" : undefined;
  }

  /** A pawn as it is drawn. */
  drawnPawn(seat: number): SVGGElement | undefined {
    return this.#pawnOf.get(seat);
  }

  /** The pawn whose turn it is, for dragging. */
  movingPawn(): { square: string; element: SVGGElement } | undefined {
    const view = this.shown?.view;
    const square = view?.sides[view.turn - 1]?.pawn;
    const element = view === undefined ? undefined : this.#pawnOf.get(view.turn);
    return square == null || element === undefined ? undefined : { square, element };
  }

  /** Puts the pawns back where they belong. */
  settle(): void {
    if (this.shown !== undefined) this.#showPawns(this.shown, null);
  }

  #showPawns({ view, mover = view.turn }: QuoridorState, last: QuoridorLast | null): void {
    view.sides.forEach((side, index) => {
      const seat = index + 1;
      let element = this.#pawnOf.get(seat);
      if (side.pawn === null) {
        element?.remove();
        this.#pawnOf.delete(seat);
        return;
      }
      if (element === undefined) {
        element = art.pawn(seat, this.wood);
        this.#pawnOf.set(seat, element);
        this.#pawns.append(element);
      }
      const at = this.grid.square(readSquare(side.pawn));
      element.classList.toggle("to-move", seat === mover && view.ending === null);
      if (last?.kind !== "pawn" || last.seat !== seat) return place(element, at);
      this.#pawns.append(element);
      const from = this.grid.square(readSquare(last.from));
      if (last.over === null) return void this.motion.travel(element, [from, at], STEP_TIME);
      const over = { ...this.grid.square(readSquare(last.over)), lifted: true };
      void this.motion.travel(element, [from, over, at], JUMP_TIME);
    });
  }

  #showFences({ view, plan }: QuoridorState, next: boolean): void {
    const last = view.last?.kind === "fence" ? view.last.fence : null;
    this.#fences.replaceChildren(
      ...view.fences.map((text) => {
        const fence = readFence(text);
        const { x, y } = this.grid.fence(fence);
        const kind = plan?.includes(text) === true ? " planned" : text === last ? " last" : "";
        const drawn = art.fence(this.grid.lies(fence.orientation), `fence${kind}`, this.wood);
        drawn.dataset["fence"] = text;
        if (text === last && next) void this.motion.drop(drawn);
        return svg("g", { transform: `translate(${x} ${y})` }, drawn);
      }),
    );
  }

  #showMarks({ view, active, plan }: QuoridorState): void {
    const marks: SVGElement[] = [];
    view.sides.forEach((side, index) => {
      if (side.pawn !== null) marks.push(this.#goal(side.goal, index + 1));
    });
    if (view.last?.kind === "pawn") {
      for (const square of [view.last.from, view.last.to]) {
        const { x, y } = this.grid.square(readSquare(square));
        marks.push(bar(x, y, SQUARE, SQUARE, 5, "last-square"));
      }
    }
    for (const move of plan ?? []) {
      if (isFence(move)) continue;
      const { x, y } = this.grid.square(readSquare(move));
      marks.push(bar(x, y, SQUARE, SQUARE, 5, "planned-square"));
    }
    if (active && plan === undefined) {
      for (const target of view.targets) {
        const { x, y } = this.grid.square(readSquare(target));
        const dot = svg("circle", { cx: x, cy: y, r: 10, class: `target seat-${view.turn}` });
        dot.dataset["square"] = target;
        marks.push(dot);
      }
    }
    this.#marks.replaceChildren(...marks);
  }

  /** The squares a seat has to reach, tinted in its colour, and a thin line along their edge. */
  #goal(side: Side, seat: number): SVGElement {
    const across = side === "top" || side === "bottom";
    const edge = side === "top" || side === "right" ? 8 : 0;
    const squares = Array.from({ length: 9 }, (_, at) =>
      this.grid.square(across ? { column: at, row: edge } : { column: edge, row: at }),
    );
    const [a, b] = [squares[0], squares[8]];
    if (a === undefined || b === undefined) return svg("g");
    const level = a.y === b.y;
    const off = (SQUARE / 2 + 5) * ((level ? a.y : a.x) > SIZE / 2 ? 1 : -1);
    const line = level
      ? { x1: a.x, x2: b.x, y1: a.y + off, y2: a.y + off }
      : { x1: a.x + off, x2: a.x + off, y1: a.y, y2: b.y };
    return svg(
      "g",
      { class: `goal-line seat-${seat}` },
      svg("path", { d: squares.map((at) => outline(at, SQUARE / 2, 5)).join(""), class: "goal-squares" }),
      svg("line", { ...line, class: "goal-under" }),
      svg("line", { ...line, class: "goal-over" }),
    );
  }

  #sound(view: QuoridorPosition): void {
    if (view.last?.kind === "pawn") this.sounds.play(view.last.over === null ? "step" : "jump");
    else if (view.last?.kind === "fence") {
      const delay = this.motion.enabled() ? FALL / 1_000 : 0;
      this.sounds.play("fence", delay);
      this.sounds.vibrate(delay);
    }
    if (view.ending !== null) setTimeout(() => this.sounds.play("end"), STEP_TIME);
  }

  /** Where the pawns stand: a note is put beside them. */
  pawnBoxes(): Box[] {
    const pawns = this.shown?.view.sides.flatMap(({ pawn }) => (pawn === null ? [] : [pawn])) ?? [];
    return pawns.map((square) => ({ ...this.grid.square(readSquare(square)), width: 50, height: 50 }));
  }

  /** The fence of the board with this name, for marking it. */
  drawnFence(name: string): SVGElement | null {
    return this.#fences.querySelector<SVGElement>(`[data-fence="${name}"]`);
  }
}
