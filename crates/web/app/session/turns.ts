// The moves of a game by turns, as people count them: a turn is over when everybody has moved.

import type { Made } from "../rules/messages.ts";
import type { Game } from "./game.ts";

/** A move: how many there were with it, in which turn it was made, and the place of its seat in the order of play. */
type Turn = { seat: number; move: string; ply: number; column: number; turn: number };

/** Every move in the column of its seat, seats in the order of play: whoever has left leaves a gap. */
export function turnsOf(game: Game, made: Made[]): Turn[] {
  const count = game.players.length;
  let [turn, last] = [0, count];
  return made.map(({ seat, move }, index) => {
    const column = ((seat - (game.setup.first ?? 1) + count) % count) + 1;
    if (column <= last) turn++;
    last = column;
    return { seat, move, ply: index + 1, column, turn };
  });
}

/** Where a key leads that steps through a game: the number of moves to look at, or undefined if it is no such key. */
export function stepTo(key: string, ply: number, made: Made[], players: number): number | undefined {
  const seat = made[ply - 1]?.seat;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, ply - 1);
    case "ArrowRight":
      return Math.min(made.length, ply + 1);
    // A whole turn, to the move of the same seat.
    case "ArrowUp":
      return made.slice(0, Math.max(0, ply - 1)).findLastIndex((other) => other.seat === seat) + 1;
    case "ArrowDown": {
      if (seat === undefined) return Math.min(players, made.length);
      const next = made.findIndex((other, index) => index >= ply && other.seat === seat);
      return next < 0 ? made.length : next + 1;
    }
    case "Home":
      return 0;
    case "End":
      return made.length;
    default:
      return undefined;
  }
}
