// The board of Squadro. It is told where every piece would land, and reports the moves that are made on it.

import { Board } from "../board.ts";
import { place, type Point, type Stop } from "../motion.ts";
import { svg } from "../svg.ts";
import * as art from "./art.ts";
import type { SquadroBoardConfig, SquadroPiece, SquadroPosition, SquadroState, SquadroTexts } from "./config.ts";
import { type Choice, Ghost } from "./ghost.ts";
import { Grid, HOME, PITCH, SIZE, TURNING } from "./grid.ts";
import { press } from "./keys.ts";
import { Pointing } from "./pointing.ts";

const NO_TEXTS: SquadroTexts = { landing: () => "", piece: () => "" };

const SPACE_TIME = 130;
const BACK_TIME = 420;

type Drawn = { seat: number; outer: SVGGElement; inner: SVGGElement; lane: number; progress: number };

export class SquadroBoard extends Board<SquadroTexts, SquadroPosition, number> {
  grid = new Grid(1);
  readonly ghost: Ghost;
  readonly #marks = svg("g");
  readonly #pieces = svg("g");
  readonly #drawn = new Map<string, Drawn>();

  constructor(config: SquadroBoardConfig) {
    super({ name: "squadro", size: SIZE, seed: 23 }, config, NO_TEXTS);
    const over = svg("g", { class: "preview" });
    this.element.append(this.#marks, this.#pieces, over);
    this.ghost = new Ghost(this, over);
    new Pointing(this);
  }

  lay(bottom: number, { sides }: SquadroPosition): void {
    this.grid = new Grid(bottom);
    const dots = (seat: number, lane: number): [number, number] => sides[seat - 1]?.pieces[lane - 1]?.dots ?? [0, 0];
    this.setBase(bottom, art.board(this.grid, this.wood, dots));
  }

  protected draw(state: SquadroState, next: boolean): void {
    this.ghost.clear();
    this.#showMarks(state.view);
    this.#showPieces(state, next);
  }

  get pending(): boolean {
    return this.ghost.chosen !== undefined;
  }

  confirm(): void {
    const { chosen } = this.ghost;
    if (chosen !== undefined && this.mayMove(chosen)) this.config.onMove(String(chosen.lane));
  }

  cancel(): void {
    this.ghost.clear();
  }

  press(key: string): boolean {
    return press(this, key);
  }

  /** Whether a piece may be moved here and now. */
  mayMove({ seat, lane }: Choice): boolean {
    const { shown } = this;
    return shown !== undefined && shown.active && seat === shown.view.turn && shown.view.legal.includes(lane);
  }

  /** A piece as it is drawn. */
  drawnPiece({ seat, lane }: Choice): SVGGElement | undefined {
    return this.#drawn.get(`${seat}${lane}`)?.outer;
  }

  /** Puts the pieces back where they belong. */
  settle(): void {
    for (const { outer, seat, lane, progress } of this.#drawn.values())
      place(outer, this.grid.piece(seat, lane, progress));
  }

  /** Where the pieces stand. */
  pieceSpots(): Point[] {
    return [...this.#drawn.values()].map(({ seat, lane, progress }) => this.grid.piece(seat, lane, progress));
  }

  #showMarks(view: SquadroPosition): void {
    const { last } = view;
    if (last === null) return this.#marks.replaceChildren();
    const ends = [last.path.from, last.path.to].map((at) => this.grid.piece(last.seat, last.lane, at));
    const [a, b] = ends;
    if (a === undefined || b === undefined) return;
    this.#marks.replaceChildren(
      svg("line", { class: "last-path", x1: a.x, y1: a.y, x2: b.x, y2: b.y }),
      svg("circle", { class: "last-space", cx: a.x, cy: a.y, r: 17 }),
    );
  }

  #showPieces({ view, active, plan }: SquadroState, next: boolean): void {
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
      drawn = { seat, lane: piece.lane, progress: piece.progress, ...art.piece(seat, piece.speed, this.wood) };
      drawn.outer.dataset["seat"] = String(seat);
      drawn.outer.dataset["lane"] = String(piece.lane);
      drawn.outer.prepend(svg("circle", { class: "touch", r: PITCH / 2 - 2 }));
      this.#drawn.set(key, drawn);
      this.#pieces.append(drawn.outer);
    }
    drawn.progress = piece.progress;
    art.redot(drawn.inner, piece.speed);
    drawn.outer.classList.toggle("home", piece.progress === HOME);
    art.turn(drawn.outer, this.grid.direction(seat, piece.progress));
    place(drawn.outer, this.grid.piece(seat, piece.lane, piece.progress));
  }

  /** The last move again, space by space: over those it jumps, who then go back. */
  #playOut(view: SquadroPosition): void {
    const { last } = view;
    const moved = last === null ? undefined : this.#drawn.get(`${last.seat}${last.lane}`);
    if (last === null || moved === undefined) return;
    const { path, seat, lane } = last;
    const stops: Stop[] = [];
    for (let progress = path.from; progress <= path.to; progress++) {
      const space = progress <= TURNING ? progress : HOME - progress;
      const lifted = progress > path.from && path.jumped.some((jump) => jump.lane === space);
      stops.push({ ...this.grid.piece(seat, lane, progress), lifted });
    }
    this.#pieces.append(moved.outer);
    const duration = SPACE_TIME * Math.max(2, stops.length - 1);
    void this.motion.travel(moved.outer, stops, duration);
    for (const jump of path.jumped) {
      const back = this.#drawn.get(`${3 - seat}${jump.lane}`);
      const ends = [jump.from, jump.to].map((at) => this.grid.piece(3 - seat, jump.lane, at));
      if (back !== undefined) void this.motion.travel(back.outer, ends, BACK_TIME, duration * 0.8);
    }
    this.sounds.play(path.jumped.length > 0 ? "jump" : "step");
    if (path.jumped.length > 0) this.sounds.play("back");
    if (view.ending !== null) setTimeout(() => this.sounds.play("end"), duration);
  }
}
