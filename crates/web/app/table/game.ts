// A game that is being played here, as it is kept.

import type { GameName, Played, Setup } from "../rules/messages.ts";

export type Player = { kind: "person" } | { kind: "computer"; level: number };

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
};

export function played(game: Game, moves: string[] = game.moves): Played {
  return { name: game.name, setup: game.setup, moves };
}

/** Whether a seat belongs to a person. */
export function isPerson(game: Game, seat: number): boolean {
  return game.players[seat - 1]?.kind === "person";
}

/** How many people share this screen. */
export function people(game: Game): number {
  return game.players.filter((player) => player.kind === "person").length;
}

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
