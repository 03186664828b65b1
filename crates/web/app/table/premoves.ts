// Moves made ahead of one's turn: what they could lead to if nobody else moved.

import type { View } from "../rules/client.ts";
import type { GameName } from "../rules/messages.ts";

/** The same position with this seat to move. */
export function turnOver(name: GameName, position: string, seat: number): string {
  const parts = position.split(" / ");
  const last = parts.pop() ?? "";
  // In Squadro the letter of a player who left may follow.
  const [, ...rest] = last.split(" ");
  const turn = name === "squadro" ? (seat === 1 ? "y" : "r") : String(seat);
  return [...parts, [turn, ...rest].join(" ")].join(" / ");
}

/** A position that might come, with the past of the one that is there. */
export function asIf(ahead: View, now: View): View {
  if ("legal" in ahead) return "legal" in now ? { ...ahead, made: now.made, last: now.last } : ahead;
  return "legal" in now ? ahead : { ...ahead, made: now.made, last: now.last };
}

/** Whether a move can be made in a position. */
export function mayMove(view: View, move: string): boolean {
  if ("legal" in view) return view.legal.includes(Number(move));
  const ghost = view.ghosts[move];
  return view.targets.includes(move) || (ghost !== undefined && "changes" in ghost);
}
