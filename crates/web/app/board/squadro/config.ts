// The board of Squadro as others use it: its configuration, and the positions it is shown.
//
//     const board = new SquadroBoard({ onMove: (lane) => send(lane), hints: () => true, texts: { landing } });
//     board.mount(document.querySelector("#board"));
//     board.show({ view, bottom: 1, active: true });
//
// Seats are 1, Light, and 2, Dark; lanes are 1 to 5, and a move is the number of its lane. The progress of a piece is 0 at its
// start, 6 on its turning space and 12 when it is home.

import type { BoardConfig, BoardState, Position } from "../config.ts";

export type SquadroBoardConfig = BoardConfig<SquadroTexts>;

/** `bottom` is the seat whose pieces start at the bottom of the screen; 0 for the board as the rules show it. */
export type SquadroState = BoardState<SquadroPosition, number>;

/** What the board says. */
export type SquadroTexts = {
  /** What the move of a piece would do, in a few words. */
  landing: (view: SquadroPosition, seat: number, lane: number) => string;
  /** A piece and what its move would do, announced. */
  piece: (view: SquadroPosition, seat: number, lane: number) => string;
};

/** A position, what may be done in it and what comes of it. The board never works out a rule. */
export type SquadroPosition = Position & {
  /** The last move, if there was one. */
  last: { seat: number; lane: number; path: SquadroPath } | null;
  /** The lanes whose pieces the seat to move may move. */
  legal: number[];
  /** By seat. */
  sides: { pieces: SquadroPiece[] }[];
};

export type SquadroPiece = {
  lane: number;
  progress: number;
  /** How many spaces it moves. */
  speed: number;
  /** The dots printed at its start and at its turning space. */
  dots: [number, number];
  /** The path of its next move; null if it is home. */
  path: SquadroPath | null;
};

/** The path of a move, by progress, and the pieces of the opponent that it jumps and sends back. */
type SquadroPath = { from: number; to: number; jumped: { lane: number; from: number; to: number }[] };
