// A position while it is set up: what is on the board, possible or not, and why it can't be.

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";

import type { QuoridorPosition } from "../board/quoridor/config.ts";
import type { QuoridorEdit } from "../board/quoridor/editing.ts";
import type { SquadroPosition } from "../board/squadro/config.ts";
import type { SquadroEdit } from "../board/squadro/editing.ts";
import type { View } from "../rules/client.ts";
import type { GameName, PositionChecked, PositionParts, PositionProblem } from "../rules/messages.ts";
import { ask } from "../rules/module.ts";
import { asQuoridor, asSquadro } from "../text/players.ts";

/** Where a piece of Squadro turns, and where it is home. */
const TURNING = 6;
export const HOME = 12;

type QuoridorParts = Extract<PositionParts, { game: "quoridor" }>;
type SquadroParts = Extract<PositionParts, { game: "squadro" }>;

/** A number that was typed, of those that can be written down at all. */
function typedNumber(text: string): number {
  return Math.min(99, Math.max(0, Math.trunc(Number(text)) || 0));
}

export class Editor {
  readonly game: GameName;
  /** The position string, possible or not; as it is typed while it can't be read. */
  readonly text = signal("");
  /** Takes a fence from the rack beside the board to the board. */
  take: (event: PointerEvent) => void = () => undefined;
  readonly #view: View;
  /** What the position is made of: the last that could be read. */
  readonly #parts: Signal<PositionParts>;
  /** What the rules say of it. */
  readonly #checked: Signal<PositionChecked>;
  readonly problem: ReadonlySignal<PositionProblem | undefined> = computed(() => this.#checked.value.problem);
  /** The position as the rules write it; none if it can't be. */
  readonly possible = computed(() => this.#checked.value.position);
  readonly quoridorParts = computed<QuoridorParts | undefined>(() => {
    const parts = this.#parts.value;
    return parts.game === "quoridor" ? parts : undefined;
  });
  readonly squadroParts = computed<SquadroParts | undefined>(() => {
    const parts = this.#parts.value;
    return parts.game === "squadro" ? parts : undefined;
  });
  /** The seat to move. */
  readonly turn = computed(() => this.#parts.value.turn);

  readonly quoridor = computed<QuoridorPosition | undefined>(() => {
    const view = asQuoridor(this.#view);
    const parts = this.quoridorParts.value;
    if (view === undefined || parts === undefined) return undefined;
    const sides = view.sides.map(({ goal }, index) => {
      const pawn = parts.pawns[index] ?? "-";
      return { pawn: /^[a-i][1-9]$/.test(pawn) ? pawn : null, goal, path: [] };
    });
    const fences = parts.fences.filter((fence) => /^[a-h][1-8][hv]$/.test(fence));
    const rest = { ending: null, made: [], last: null, targets: [], refused: {}, ghosts: {} };
    return { ...rest, turn: parts.turn, fences, sides };
  });

  readonly squadro = computed<SquadroPosition | undefined>(() => {
    const view = asSquadro(this.#view);
    const parts = this.squadroParts.value;
    if (view === undefined || parts === undefined) return undefined;
    const sides = view.sides.map(({ pieces }, index) => ({
      pieces: pieces.map(({ lane, dots }) => {
        const given = parts.progress[index]?.[lane - 1] ?? 0;
        const progress = given <= HOME ? given : 0;
        return { lane, progress, dots, speed: dots[progress < TURNING ? 0 : 1], path: null };
      }),
    }));
    return { turn: parts.turn, ending: null, made: [], last: null, legal: [], sides };
  });

  /** Begins with the position that is shown. */
  constructor(game: GameName, view: View) {
    this.game = game;
    this.#view = view;
    const checked = ask<PositionChecked>({ call: "checkPosition", name: game, position: view.position });
    if (checked.parts === undefined) throw new Error(`${view.position} can't be read`);
    this.text.value = view.position;
    this.#parts = signal(checked.parts);
    this.#checked = signal(checked);
  }

  get seats(): number {
    return this.#view.sides.length;
  }

  /** Takes a position string as it is typed. */
  setText(position: string): void {
    const checked = ask<PositionChecked>({ call: "checkPosition", name: this.game, position });
    const seats = checked.parts?.game === "quoridor" ? checked.parts.pawns.length : this.seats;
    batch(() => {
      this.text.value = position;
      this.#checked.value = checked;
      // The board has sides for as many as play; a position for others can be analysed, but not be set up here.
      if (checked.parts !== undefined && seats === this.seats) this.#parts.value = checked.parts;
    });
  }

  setTurn(seat: number): void {
    this.#set({ ...this.#parts.peek(), turn: seat });
  }

  /** Puts a pawn on a square; what can't be read stands for one that has left. */
  setPawn(seat: number, square: string): void {
    const word = square.trim().toLowerCase();
    this.#change("pawns", seat - 1, word === "" || word === "-" ? null : word);
  }

  setFencesLeft(seat: number, count: string): void {
    this.#change("fencesLeft", seat - 1, typedNumber(count));
  }

  setFences(fences: readonly string[]): void {
    const parts = this.quoridorParts.peek();
    if (parts !== undefined) this.#set({ ...parts, fences: [...fences] });
  }

  setProgress(seat: number, lane: number, progress: string): void {
    this.editSquadro({ seat, lane, progress: typedNumber(progress) });
  }

  editQuoridor(edit: QuoridorEdit): void {
    if (edit.kind === "pawn") return this.setPawn(edit.seat, edit.to);
    const parts = this.quoridorParts.peek();
    if (parts === undefined) return;
    const kept = parts.fences.filter((fence) => fence !== edit.from && fence !== edit.to);
    const fences = edit.to === null ? kept : [...kept, edit.to];
    const fencesLeft = [...parts.fencesLeft];
    // Whoever sets up a position rarely wants to count: a fence comes from whoever has most left, and goes to whoever has fewest.
    if ((edit.from === null) !== (edit.to === null)) {
      const from = fencesLeft.indexOf(edit.from === null ? Math.max(...fencesLeft) : Math.min(...fencesLeft));
      fencesLeft[from] = Math.max(0, (fencesLeft[from] ?? 0) + (edit.from === null ? -1 : 1));
    }
    this.#set({ ...parts, fences, fencesLeft });
  }

  editSquadro({ seat, lane, progress }: SquadroEdit): void {
    const parts = this.squadroParts.peek();
    if (parts === undefined) return;
    const changed = parts.progress.map((pieces, index) =>
      index === seat - 1 ? pieces.map((piece, at) => (at === lane - 1 ? progress : piece)) : pieces,
    ) as SquadroParts["progress"];
    this.#set({ ...parts, progress: changed });
  }

  /** Changes what a part of a position of Quoridor says of one seat. */
  #change<Part extends "pawns" | "fencesLeft">(part: Part, index: number, value: QuoridorParts[Part][number]): void {
    const parts = this.quoridorParts.peek();
    if (parts !== undefined)
      this.#set({ ...parts, [part]: parts[part].map((old, at) => (at === index ? value : old)) });
  }

  #set(parts: PositionParts): void {
    const checked = ask<PositionChecked>({ call: "checkParts", parts });
    batch(() => {
      this.#parts.value = parts;
      this.#checked.value = checked;
      if (checked.text !== undefined) this.text.value = checked.text;
    });
  }
}
