// The board of Quoridor as others use it: its configuration, and the positions it is shown.
//
//     const board = new QuoridorBoard({ onMove: (move) => send(move), sounds: () => true });
//     board.mount(document.querySelector("#board"));
//     board.show({ view, bottom: "bottom", active: true });
//
// Squares are written `e2`; fences `e2h` or `e2v`, by the square nearest a1 of the four that they touch; seats count from 1.

import type { BoardConfig, BoardState, Position } from "../config.ts";
import type { Side } from "./grid.ts";

export type QuoridorBoardConfig = BoardConfig<QuoridorTexts>;

export type QuoridorState = BoardState<QuoridorPosition, Side>;

/** What the board says. */
export type QuoridorTexts = {
  /** What a fence does to the paths of all players, in a few words: “+3 for them, +1 for you”. */
  effect: (changes: QuoridorChange[], view: QuoridorPosition) => string;
  /** Why a move is illegal. */
  refusal: (why: QuoridorRefusal) => string;
  /** A fence and what it does, announced. */
  fence: (fence: string, effect: string) => string;
  /** A square and what is on it, announced. */
  square: (square: string, view: QuoridorPosition) => string;
  /** Where the pawn can go, announced. */
  targets: (view: QuoridorPosition) => string;
  /** What to do instead of clicking on the frame. */
  frame: () => string;
};

/** A position, what may be done in it and what comes of it. The board never works out a rule. */
export type QuoridorPosition = Position & {
  /** The last move, if there was one. */
  last: QuoridorLast | null;
  /** The squares that the pawn of the seat to move can go to. */
  targets: string[];
  /** Why it can't go to a square, where it isn't just too far. */
  refused: { [square: string]: QuoridorRefusal };
  /** For each fence that fits on an empty board: what it would do here, or why it can't be placed. */
  ghosts: { [fence: string]: { changes: QuoridorChange[] } | { why: QuoridorRefusal } };
  /** The fences on the board. */
  fences: string[];
  /** By seat. */
  sides: {
    /** The square of the pawn; null if nobody plays it any more. */
    pawn: string | null;
    /** The edge of the board that the pawn has to reach. */
    goal: Side;
    /** A shortest path there: the squares after the one of the pawn. */
    path: string[];
  }[];
};

/** What a fence does to the shortest path of a seat. */
export type QuoridorChange = { seat: number; longer: number; path: string[] };

export type QuoridorLast =
  /** A pawn has moved; `over` is the square of the pawn that it jumped. */
  | { kind: "pawn"; seat: number; from: string; to: string; over: string | null }
  | { kind: "fence"; seat: number; fence: string }
  /** A player has left. */
  | { kind: "retire"; seat: number };

/** Why a move is illegal, with what the board marks as evidence. */
export type QuoridorRefusal =
  | { reason: "game-over" | "already-there" | "too-far" | "no-fence-left" | "off-board" }
  | { reason: "occupied"; by: number }
  | { reason: "fence-between"; fence: string }
  | { reason: "straight-jump-possible"; landing: string }
  | { reason: "pawn-behind"; behind: number }
  | { reason: "overlaps" | "crosses"; other: string }
  /** The fence would shut in a pawn, which could still reach these squares. */
  | { reason: "cuts-off"; seat: number; reachable: string[] };
