// The board of Squadro. It is told where every piece would land, and reports which one somebody moved.

import type { SquadroPiece, SquadroView } from "../../rules/messages.ts";
import { place, type Point, type Stop, travel } from "../motion.ts";
import { addNote } from "../note.ts";
import { play } from "../sound.ts";
import { svg } from "../svg.ts";
import { Wood } from "../wood.ts";
import * as art from "./art.ts";
import { Grid, HOME, PITCH, SIZE, TURNING } from "./grid.ts";

export type SquadroWords = {
  /** What a move would do, in a few words. */
  landing: (view: SquadroView, seat: number, lane: number) => string;
  /** The same for somebody who doesn't see the board. */
  piece: (view: SquadroView, seat: number, lane: number) => string;
};

export type SquadroHost = {
  words: SquadroWords;
  move: (move: string) => void;
  pending: (waiting: boolean) => void;
  say: (text: string) => void;
  confirms: (finger: boolean) => boolean;
  hints: () => boolean;
  /** Whether moves are made without a sound. */
  quiet?: boolean;
};

export type SquadroShown = {
  view: SquadroView;
  bottom: number;
  active: boolean;
  /** With a plan, moves are made ahead of one's turn: these already are, in the view. */
  plan?: string[];
};

const SPACE_TIME = 130;
const BACK_TIME = 420;
/** How much room a piece takes up. */
const PIECE = 66;

type Drawn = { outer: SVGGElement; inner: SVGGElement; progress: number };

export class SquadroBoard {
  readonly element: SVGSVGElement;
  readonly #host: SquadroHost;
  readonly #wood = new Wood(SIZE, 23);
  #laid: number | undefined;
  readonly #base = svg("g", { class: "base" });
  readonly #marks = svg("g");
  readonly #pieces = svg("g");
  readonly #preview = svg("g", { class: "preview" });
  readonly #drawn = new Map<string, Drawn>();
  #grid = new Grid(1);
  #shown: SquadroShown | undefined;
  /** The piece whose move waits to be confirmed. */
  #chosen: { seat: number; lane: number } | undefined;

  constructor(host: SquadroHost) {
    this.#host = host;
    this.element = svg(
      "svg",
      { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "board squadro", "aria-hidden": "true" },
      this.#wood.definitions,
      this.#base,
      this.#marks,
      this.#pieces,
      this.#preview,
    );
    this.element.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && this.#chosen === undefined) this.#hover(event.target);
    });
    this.element.addEventListener("pointerleave", () => {
      if (this.#chosen === undefined) this.#preview.replaceChildren();
    });
    this.element.addEventListener("pointerup", (event) => {
      if (event.button === 0) this.#tap(event.target, event.pointerType !== "mouse");
    });
  }

  /** Draws the empty board with this seat's starts at the bottom; a view tells the dots printed on it. */
  lay(view: SquadroView, bottom: number): void {
    this.#grid = new Grid(bottom);
    this.#base.replaceChildren(
      art.board(this.#grid, this.#wood, (seat, lane) => view.sides[seat - 1]?.pieces[lane - 1]?.dots ?? [0, 0]),
    );
    this.#laid = bottom;
  }

  show(shown: SquadroShown): void {
    const before = this.#shown;
    this.#shown = shown;
    const { view, bottom } = shown;
    if (this.#laid !== bottom) this.lay(view, bottom);
    const next = before?.bottom === bottom && view.made.length === before.view.made.length + 1;
    this.cancel();
    this.#showMarks(view);
    this.#showPieces(shown, next);
  }

  /** Deals with a key; whether it meant something here. */
  press(key: string): boolean {
    const shown = this.#shown;
    if (shown === undefined || !shown.active) return false;
    const { turn, legal } = shown.view;
    if (/^[1-5]$/.test(key)) {
      this.#choose(turn, Number(key));
      return true;
    }
    if (key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown") {
      const forward = key === "ArrowRight" || key === "ArrowDown";
      const at = this.#chosen === undefined ? (forward ? -1 : 0) : legal.indexOf(this.#chosen.lane);
      const lane = legal.at((at + (forward ? 1 : -1)) % legal.length);
      if (lane !== undefined) this.#choose(turn, lane);
      return true;
    }
    if (key === "Enter" || key === " ") {
      this.confirm();
      return true;
    }
    if (key !== "Escape" || this.#chosen === undefined) return false;
    this.cancel();
    return true;
  }

  /** Whether a piece waits to be confirmed. */
  get holds(): boolean {
    return this.#chosen !== undefined;
  }

  confirm(): void {
    const chosen = this.#chosen;
    if (chosen !== undefined && this.#may(chosen.seat, chosen.lane)) this.#host.move(String(chosen.lane));
  }

  cancel(): void {
    this.#preview.replaceChildren();
    if (this.#chosen === undefined) return;
    this.#chosen = undefined;
    this.#host.pending(false);
  }

  #may(seat: number, lane: number): boolean {
    const shown = this.#shown;
    return shown !== undefined && shown.active && seat === shown.view.turn && shown.view.legal.includes(lane);
  }

  #choose(seat: number, lane: number): void {
    const shown = this.#shown;
    if (shown === undefined) return;
    this.#chosen = { seat, lane };
    this.#host.pending(true);
    this.#showLanding(seat, lane);
    this.#host.say(this.#host.words.piece(shown.view, seat, lane));
  }

  #pieceAt(target: EventTarget | null): { seat: number; lane: number } | undefined {
    const element = target instanceof Element ? target.closest<SVGGElement>(".piece, .hit") : null;
    const seat = Number(element?.dataset["seat"]);
    const lane = Number(element?.dataset["lane"]);
    return element === null ? undefined : { seat, lane };
  }

  #hover(target: EventTarget | null): void {
    const piece = this.#pieceAt(target);
    if (piece === undefined) this.#preview.replaceChildren();
    else this.#showLanding(piece.seat, piece.lane);
  }

  #tap(target: EventTarget | null, finger: boolean): void {
    const piece = this.#pieceAt(target);
    if (piece === undefined) return this.cancel();
    this.element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    if (!this.#may(piece.seat, piece.lane)) return this.#showLanding(piece.seat, piece.lane);
    const again = this.#chosen?.lane === piece.lane && this.#chosen.seat === piece.seat;
    // Ahead of one's turn nothing is planned by a stray click.
    const confirms = this.#shown?.plan !== undefined || this.#host.confirms(finger);
    if (again || !confirms) this.#host.move(String(piece.lane));
    else this.#choose(piece.seat, piece.lane);
  }

  #piece(seat: number, lane: number): SquadroPiece | undefined {
    return this.#shown?.view.sides[seat - 1]?.pieces[lane - 1];
  }

  #showLanding(seat: number, lane: number): void {
    this.#preview.replaceChildren();
    const shown = this.#shown;
    const way = this.#piece(seat, lane)?.way;
    if (shown === undefined || way == null || shown.view.ending !== null) return;
    const from = this.#grid.piece(seat, lane, way.from);
    const to = this.#grid.piece(seat, lane, way.to);
    this.#preview.append(svg("line", { class: `path seat-${seat}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    for (const jump of way.jumped) {
      const other = 3 - seat;
      const start = this.#grid.piece(other, jump.lane, jump.from);
      const end = this.#grid.piece(other, jump.lane, jump.to);
      this.#preview.append(
        svg("line", { class: "path back", x1: start.x, y1: start.y, x2: end.x, y2: end.y }),
        svg("circle", { class: "jumped", cx: start.x, cy: start.y, r: 36 }),
        svg("circle", { class: "sent", cx: end.x, cy: end.y, r: 30 }),
      );
    }
    const { outer } = art.piece(seat, 0, this.#wood);
    outer.classList.add("landing");
    art.turn(outer, this.#grid.direction(seat, way.to));
    place(outer, to);
    this.#preview.append(outer);
    if (this.#host.hints()) this.#note(to, this.#host.words.landing(shown.view, seat, lane));
  }

  /** A few words beside the landing, clear of the pieces. */
  #note(at: Point, text: string): void {
    const pieces = [...this.#drawn.entries()].map(([key, { progress }]) => ({
      ...this.#grid.piece(Number(key[0]), Number(key[1]), progress),
      width: PIECE,
      height: PIECE,
    }));
    addNote(this.#preview, text, "note", { ...at, width: PIECE, height: PIECE }, SIZE, pieces);
  }

  #showMarks(view: SquadroView): void {
    const { last } = view;
    if (last === null) return this.#marks.replaceChildren();
    const ends = [last.way.from, last.way.to].map((at) => this.#grid.piece(last.seat, last.lane, at));
    const [a, b] = ends;
    if (a === undefined || b === undefined) return;
    this.#marks.replaceChildren(
      svg("line", { class: "last-way", x1: a.x, y1: a.y, x2: b.x, y2: b.y }),
      svg("circle", { class: "last-space", cx: a.x, cy: a.y, r: 17 }),
    );
  }

  #showPieces({ view, active, plan }: SquadroShown, next: boolean): void {
    view.sides.forEach((side, index) => {
      const seat = index + 1;
      for (const piece of side.pieces) this.#showPiece(seat, piece);
      for (const { lane } of side.pieces) {
        const drawn = this.#drawn.get(`${seat}${lane}`);
        const may = active && seat === view.turn && view.legal.includes(lane);
        drawn?.outer.classList.toggle("can-move", may && plan === undefined);
        drawn?.outer.classList.toggle("can-plan", may && plan !== undefined);
        drawn?.outer.classList.toggle("planned", seat === view.turn && plan?.includes(String(lane)) === true);
      }
    });
    if (next && view.last !== null) this.#playOut(view);
  }

  #showPiece(seat: number, piece: SquadroPiece): void {
    const key = `${seat}${piece.lane}`;
    let drawn = this.#drawn.get(key);
    if (drawn === undefined) {
      drawn = { ...art.piece(seat, piece.speed, this.#wood), progress: piece.progress };
      drawn.outer.dataset["seat"] = String(seat);
      drawn.outer.dataset["lane"] = String(piece.lane);
      drawn.outer.prepend(svg("circle", { class: "touch", r: PITCH / 2 - 2 }));
      this.#drawn.set(key, drawn);
      this.#pieces.append(drawn.outer);
    }
    drawn.progress = piece.progress;
    art.redot(drawn.inner, piece.speed);
    drawn.outer.classList.toggle("home", piece.progress === HOME);
    art.turn(drawn.outer, this.#grid.direction(seat, piece.progress));
    place(drawn.outer, this.#grid.piece(seat, piece.lane, piece.progress));
  }

  /** The last move again, space by space: over those it jumps, who then go back. */
  #playOut(view: SquadroView): void {
    const { last } = view;
    const moved = last === null ? undefined : this.#drawn.get(`${last.seat}${last.lane}`);
    if (last === null || moved === undefined) return;
    const { way, seat, lane } = last;
    const stops: Stop[] = [];
    for (let progress = way.from; progress <= way.to; progress++) {
      const space = progress <= TURNING ? progress : HOME - progress;
      const lifted = progress > way.from && way.jumped.some((jump) => jump.lane === space);
      stops.push({ ...this.#grid.piece(seat, lane, progress), lifted });
    }
    this.#pieces.append(moved.outer);
    const duration = SPACE_TIME * Math.max(2, stops.length - 1);
    void travel(moved.outer, stops, duration);
    for (const jump of way.jumped) {
      const back = this.#drawn.get(`${3 - seat}${jump.lane}`);
      const ends = [jump.from, jump.to].map((at) => this.#grid.piece(3 - seat, jump.lane, at));
      if (back !== undefined) void travel(back.outer, ends, BACK_TIME, duration * 0.8);
    }
    if (this.#host.quiet === true) return;
    play(way.jumped.length > 0 ? "jump" : "step");
    if (way.jumped.length > 0) play("back");
    if (view.ending !== null) setTimeout(() => play("end"), duration);
  }
}
