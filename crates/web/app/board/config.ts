// What the boards of both games are configured with, and what they are told to show.

/**
 * Configuration of a board. Every part is optional: a board without any shows positions and takes no part in anything else.
 * Functions are called whenever their answer is needed, so that a setting may change while the board is shown.
 */
export type BoardConfig<Texts> = {
  /** Texts in the reader's language; what is missing is left out on the board. */
  texts?: Partial<Texts>;
  /** Called with a legal move, in the notation of the game. The board doesn't change until it is shown the new position. */
  onMove?: (move: string) => void;
  /** Called with an illegal move that somebody tried to make. The board shows why it is illegal. */
  onRefused?: (move: string) => void;
  /** Called when a move begins to wait for its confirmation, and when it no longer does. */
  onPending?: (pending: boolean) => void;
  /** Called with a text for somebody who doesn't see the board: for a live region. */
  onAnnounce?: (text: string) => void;
  /** Whether a move takes a second click, or a second touch. Never by default. */
  confirms?: (touch: boolean) => boolean;
  /** Whether the board notes beside a move what it would do. Not by default. */
  hints?: () => boolean;
  /** Whether pieces glide to their places. They do by default. */
  animates?: () => boolean;
  /** Whether moves are heard. Not by default. */
  sounds?: () => boolean;
  /** Whether a phone vibrates when a fence is placed. Not by default. */
  vibrates?: () => boolean;
};

/** What a board reads of any position. */
export type Position = {
  /** The seat to move, from 1. */
  turn: number;
  /** Set if the game is over. */
  ending: object | null;
  /** The moves so far. A position with one move more than the one before it is animated. */
  made: readonly unknown[];
};

/** What a board shows: a position, from which side, and what may be done with it. */
export type BoardState<View extends Position, Bottom> = {
  view: View;
  /** What is at the bottom of the screen. */
  bottom: Bottom;
  /** Whether the seat to move is played at this board. */
  active: boolean;
  /** Premoves, already made in the view. If it is there, moves are planned ahead of one's turn and always confirmed. */
  plan?: string[];
  /** The seat that is really to move, if the view is one of a plan. */
  mover?: number;
};
