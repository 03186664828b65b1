// A game that is being played, here or elsewhere, as it is kept.

import type { GameName, Played, Setup } from "../rules/messages.ts";
import type { Clock } from "./clock.ts";

export type Player =
  /** Somebody at this screen. */
  | { kind: "person" }
  | { kind: "computer"; level: number }
  /** Somebody, or some program, far away. */
  | { kind: "remote"; name: string };

/** How a game ended that the board alone doesn't show to be over, or not why. */
export type Ended = { by: "resignation" | "time" | "agreement" | "aborted"; winner?: number };

export type Game = {
  id: string;
  name: GameName;
  setup: Setup;
  /** By seat. */
  players: Player[];
  moves: string[];
  /** What the computer's errors are drawn from. */
  seed: number;
  /** Whether the first player was drawn, which is shown once. */
  drawn: boolean;
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** When it began and when the last move was made. */
  begun: number;
  changed: number;
  over: boolean;
  ended?: Ended;
  /** The clocks of a game at one screen; those of a server are the server’s. */
  clock?: Clock;
  /** There for a game on a server: the key of its secret link, or nothing if it is public. */
  online?: { link: string };
};

export function emptyGame(): Game {
  return {
    id: "",
    name: "quoridor",
    setup: {},
    players: [],
    moves: [],
    seed: 0,
    drawn: false,
    bottom: 1,
    begun: 0,
    changed: 0,
    over: false,
  };
}

export function played(game: Game, moves: string[] = game.moves): Played {
  return { name: game.name, setup: game.setup, moves };
}

/** Whether a seat belongs to a person at this screen. */
export function isPerson(game: Game, seat: number): boolean {
  return game.players[seat - 1]?.kind === "person";
}

/** How many people share this screen. */
export function people(game: Game): number {
  return game.players.filter((player) => player.kind === "person").length;
}

/** The seat of the only person at this screen; none if there are several, or nobody who plays. */
export function ownSeat(game: Game): number | undefined {
  return people(game) === 1 ? game.players.findIndex((player) => player.kind === "person") + 1 : undefined;
}

/** Letters that nobody else has drawn. Also where a page that isn't secure gets no UUID: in a home network, say. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
