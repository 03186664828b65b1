// The board of Quoridor. It is told what is legal and what everything would do, and reports what somebody did.

import type { QuoridorLast, QuoridorRefusal, QuoridorView } from "../../rules/messages.ts";
import { moves } from "../../settings.ts";
import { drop, FALL, place, travel } from "../motion.ts";
import type { Box } from "../note.ts";
import { play, tremble } from "../sound.ts";
import { bar, outline, svg } from "../svg.ts";
import { Wood } from "../wood.ts";
import * as art from "./art.ts";
import { Ghost, type GhostWords } from "./ghost.ts";
import { Grid, isFence, readFence, readSquare, type Side, SIZE, SQUARE, writeSquare } from "./grid.ts";
import { Hand } from "./hand.ts";
import { Keys } from "./keys.ts";
import { Pointing } from "./pointing.ts";

/** What the board can say; the words come from the catalogue. */
export type QuoridorWords = GhostWords & {
  square: (square: string, view: QuoridorView) => string;
  refusal: (why: QuoridorRefusal) => string;
  /** Where the pawn can go. */
  targets: (view: QuoridorView) => string;
  /** What to say to somebody who clicks on the frame. */
  frame: () => string;
};

/** Whom the board reports to. */
export type QuoridorHost = {
  words: QuoridorWords;
  /** Somebody made this move, which is legal. */
  move: (move: string) => void;
  /** A fence waits to be confirmed, or no longer does. */
  pending: (waiting: boolean) => void;
  /** Something to be said to somebody who doesn't see the board. */
  say: (text: string) => void;
  /** Whether a fence has to be confirmed. */
  confirms: (finger: boolean) => boolean;
  hints: () => boolean;
  /** Whether moves are made without a sound. */
  quiet?: boolean;
};

export type QuoridorShown = {
  view: QuoridorView;
  bottom: Side;
  active: boolean;
  /** With a plan, moves are made ahead of one's turn: these already are, in the view. */
  plan?: string[];
  /** The seat that is really to move, if the view is one of a plan. */
  mover?: number;
};

const STEP_TIME = 260;
const JUMP_TIME = 430;

export class QuoridorBoard {
  readonly element: SVGSVGElement;
  readonly host: QuoridorHost;
  grid = new Grid("bottom");
  shown: QuoridorShown | undefined;
  readonly ghost: Ghost;
  readonly hand: Hand;
  readonly keys: Keys;
  readonly pointing: Pointing;
  readonly wood = new Wood(SIZE, 7);
  #laid: Side | undefined;
  readonly #base = svg("g", { class: "base" });
  readonly #marks = svg("g");
  readonly #reach = svg("g");
  readonly #area = svg("g");
  readonly #ways = svg("g", { class: "ways" });
  readonly #fences = svg("g");
  readonly #pawns = svg("g");
  readonly #pawnOf = new Map<number, SVGGElement>();

  constructor(host: QuoridorHost) {
    this.host = host;
    const over = svg("g", { class: "over" });
    const stand = svg("g", { class: "over" });
    this.element = svg(
      "svg",
      { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "board quoridor", "aria-hidden": "true" },
      this.wood.definitions,
      this.#base,
      this.#marks,
      this.#reach,
      this.#area,
      this.#ways,
      this.#fences,
      stand,
      this.#pawns,
      over,
    );
    this.hand = new Hand(this, this.#reach, stand);
    this.ghost = new Ghost(this, over, this.#ways, this.#area, this.#fences);
    this.keys = new Keys(this, over);
    this.pointing = new Pointing(this);
  }

  /** Draws the empty board with this side at the bottom. */
  lay(bottom: Side): void {
    this.grid = new Grid(bottom);
    this.#base.replaceChildren(art.board(this.grid, this.wood));
    this.#laid = bottom;
  }

  /** Shows a position; the last move is played out if the one before it was shown. */
  show(shown: QuoridorShown): void {
    const before = this.shown;
    this.shown = shown;
    if (this.#laid !== shown.bottom) this.lay(shown.bottom);
    const next =
      before !== undefined && before.bottom === shown.bottom && shown.view.made.length === before.view.made.length + 1;
    this.ghost.clear();
    this.hand.clear();
    this.keys.redraw();
    this.#showPawns(shown, next ? shown.view.last : null);
    this.#showFences(shown, next);
    this.#showMarks(shown);
    if (next && this.host.quiet !== true) this.#sound(shown.view);
  }

  /** Makes a move if it is legal; if not, shows why. */
  attempt(move: string): void {
    const { shown } = this;
    if (shown === undefined || !shown.active) return;
    if (isFence(move)) {
      const ghost = shown.view.ghosts[move];
      if (ghost !== undefined && "changes" in ghost) return this.host.move(move);
      play("refused");
      return this.ghost.shake();
    }
    if (shown.view.targets.includes(move)) return this.host.move(move);
    const why = shown.view.refused[move] ?? { reason: "too-far" };
    this.host.say(this.host.words.refusal(why));
    this.ghost.explain(readSquare(move), why);
  }

  /** Whether a square is hit as a whole: the pawn stands there, or can go there. */
  whole(square: string): "move" | "pawn" | undefined {
    const view = this.shown?.view;
    if (view?.targets.includes(square) === true) return "move";
    return square === view?.sides[view.turn - 1]?.pawn ? "pawn" : undefined;
  }

  /** Whether a fence has to be confirmed. Ahead of one's turn it always has. */
  confirms(finger: boolean): boolean {
    return this.shown?.plan !== undefined || this.host.confirms(finger);
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

  #showPawns({ view, mover = view.turn }: QuoridorShown, last: QuoridorLast | null): void {
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
      if (last.over === null) return void travel(element, [from, at], STEP_TIME);
      const over = { ...this.grid.square(readSquare(last.over)), lifted: true };
      void travel(element, [from, over, at], JUMP_TIME);
    });
  }

  #showFences({ view, plan }: QuoridorShown, next: boolean): void {
    const last = view.last?.kind === "fence" ? view.last.fence : null;
    this.#fences.replaceChildren(
      ...view.fences.map((text) => {
        const fence = readFence(text);
        const { x, y } = this.grid.fence(fence);
        const kind = plan?.includes(text) === true ? " planned" : text === last ? " last" : "";
        const drawn = art.fence(this.grid.lies(fence.orientation), `fence${kind}`, this.wood);
        drawn.dataset["fence"] = text;
        if (text === last && next) void drop(drawn);
        return svg("g", { transform: `translate(${x} ${y})` }, drawn);
      }),
    );
  }

  #showMarks({ view, active, plan }: QuoridorShown): void {
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

  #sound(view: QuoridorView): void {
    if (view.last?.kind === "pawn") play(view.last.over === null ? "step" : "jump");
    else if (view.last?.kind === "fence") {
      const delay = moves() ? FALL / 1_000 : 0;
      play("fence", delay);
      tremble(delay);
    }
    if (view.ending !== null) setTimeout(() => play("end"), STEP_TIME);
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

  /** In words: what is on a square and whether one can go there. */
  describe(square: { column: number; row: number }): string {
    const name = writeSquare(square);
    return this.shown === undefined ? name : this.host.words.square(name, this.shown.view);
  }
}
