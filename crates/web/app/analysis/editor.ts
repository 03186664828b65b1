// A position while it is set up: what is on the board, possible or not, and why it can't be.

import { computed, type ReadonlySignal, signal } from "@preact/signals";

import type { QuoridorPosition } from "../board/quoridor/config.ts";
import type { QuoridorEdit } from "../board/quoridor/editing.ts";
import type { SquadroPosition } from "../board/squadro/config.ts";
import type { SquadroEdit } from "../board/squadro/editing.ts";
import type { View } from "../rules/client.ts";
import type { GameName, PositionChecked, PositionProblem } from "../rules/messages.ts";
import { ask } from "../rules/module.ts";
import { asQuoridor, asSquadro } from "../text/players.ts";

/** Where a piece of Squadro turns, and where it is home. */
const TURNING = 6;
export const HOME = 12;

/** The words of a position string, part by part. */
type Parts = string[][];

/** The parts of a position string: `e1 e9 / - / 10 10 / 1`. A part that says there is nothing is empty. */
function readParts(position: string): Parts {
  return position.split("/").map((part) =>
    part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ""),
  );
}

function writeParts(parts: Parts): string {
  return parts.map((part) => (part.length === 0 ? "-" : part.join(" "))).join(" / ");
}

export class Editor {
  readonly game: GameName;
  readonly position = signal("");
  /** Takes a fence from the rack beside the board to the board. */
  take: (event: PointerEvent) => void = () => undefined;
  readonly #view: View;

  /** What the rules say of it. */
  readonly #checked = computed(() => this.#check(this.position.value));
  readonly problem: ReadonlySignal<PositionProblem | undefined> = computed(() => this.#checked.value.problem);
  /** The position as the rules write it; none if it can't be. */
  readonly possible = computed(() => this.#checked.value.position);
  readonly parts = computed<Parts>(() => this.#parts(this.position.value));

  readonly quoridor = computed<QuoridorPosition | undefined>(() => {
    const view = asQuoridor(this.#view);
    if (view === undefined) return undefined;
    const [pawns = [], fences = [], , turn = []] = this.parts.value;
    const sides = view.sides.map(({ goal }, index) => {
      const pawn = pawns[index] ?? "-";
      return { pawn: /^[a-i][1-9]$/.test(pawn) ? pawn : null, goal, path: [] };
    });
    const drawn = fences.filter((fence) => /^[a-h][1-8][hv]$/.test(fence));
    const rest = { ending: null, made: [], last: null, targets: [], refused: {}, ghosts: {} };
    return { ...rest, turn: Number(turn[0] ?? 1), fences: drawn, sides };
  });

  readonly squadro = computed<SquadroPosition | undefined>(() => {
    const view = asSquadro(this.#view);
    if (view === undefined) return undefined;
    const [light = [], dark = [], [turn] = []] = this.parts.value;
    const sides = view.sides.map(({ pieces }, index) => ({
      pieces: pieces.map(({ lane, dots }) => {
        const given = Number((index === 0 ? light : dark)[lane - 1] ?? 0);
        const progress = given >= 0 && given <= HOME ? given : 0;
        return { lane, progress, dots, speed: dots[progress < TURNING ? 0 : 1], path: null };
      }),
    }));
    return { turn: turn === "r" ? 2 : 1, ending: null, made: [], last: null, legal: [], sides };
  });

  /** Begins with the position that is shown. */
  constructor(game: GameName, view: View) {
    this.game = game;
    this.#view = view;
    this.position.value = view.position;
  }

  get seats(): number {
    return this.#view.sides.length;
  }

  /** The seat to move. */
  readonly turn = computed(() => this.quoridor.value?.turn ?? this.squadro.value?.turn ?? 1);

  setTurn(seat: number): void {
    if (this.game === "quoridor") this.#set(3, [String(seat)]);
    else this.#set(2, [seat === 1 ? "y" : "r"]);
  }

  /** Puts a word of a part: a pawn's square, how many fences a seat has left, how far a piece is. */
  setWord(part: number, index: number, word: string): void {
    const words = [...(this.parts.value[part] ?? [])];
    words[index] = word.trim() === "" ? "-" : word.trim();
    this.#set(part, words);
  }

  setFences(fences: readonly string[]): void {
    this.#set(1, [...fences]);
  }

  editQuoridor(edit: QuoridorEdit): void {
    if (edit.kind === "pawn") return this.setWord(0, edit.seat - 1, edit.to);
    const [, fences = [], left = []] = this.parts.value;
    const kept = fences.filter((fence) => fence !== edit.from && fence !== edit.to);
    this.setFences(edit.to === null ? kept : [...kept, edit.to]);
    // Whoever sets up a position rarely wants to count: a fence comes from whoever has most left, and goes to whoever has fewest.
    if ((edit.from === null) === (edit.to === null)) return;
    const counts = left.map(Number);
    const from = edit.from === null ? counts.indexOf(Math.max(...counts)) : counts.indexOf(Math.min(...counts));
    const changed = (counts[from] ?? 0) + (edit.from === null ? -1 : 1);
    if (changed >= 0) this.setWord(2, from, String(changed));
  }

  editSquadro({ seat, lane, progress }: SquadroEdit): void {
    this.setWord(seat - 1, lane - 1, String(progress));
  }

  #set(part: number, words: string[]): void {
    const parts = this.parts.value.map((old, index) => (index === part ? words : old));
    this.position.value = writeParts(parts);
  }

  #parts(position: string): Parts {
    const parts = readParts(position);
    if (this.game === "quoridor" && parts[1]?.[0] === "-") parts[1] = [];
    return parts;
  }

  #check(position: string): PositionChecked {
    return ask({ call: "checkPosition", name: this.game, position });
  }
}
