// Which facts about a move are worth saying: those against a wrong one, those for a right one.

import type { Message } from "../rules/messages.ts";

/** Facts that speak for a move, and those that do if they are about whoever makes it, or about somebody else. */
const FOR = new Set(["fact-jumps", "fact-piece-home"]);
const FOR_ITSELF = new Set(["fact-race-decided", "fact-race-lead"]);
const FOR_IF_OTHERS = new Set(["fact-path-longer", "fact-piece-sent-back"]);
/** Facts that would give the right move away. */
const TELLTALE = new Set([
  "fact-win-missed",
  "fact-win-missed-lane",
  "fact-only-move",
  "fact-only-lane",
  "fact-straight-jump-missed",
  "fact-side-jump-missed",
]);

/** Whether a fact about a move speaks for it, to the player at this seat, who makes it. */
export function speaksFor({ key, arguments: given }: Message, seat: number): boolean {
  const about = given.map(([, value]) => value).find((value) => "player" in value);
  const own = about !== undefined && "player" in about && about.player === seat;
  return FOR.has(key) || (FOR_ITSELF.has(key) && own) || (FOR_IF_OTHERS.has(key) && !own);
}

/** What speaks against a wrong move and isn't true of the right one, without what would give that away. */
export function against(wrong: readonly Message[], right: readonly Message[], seat: number): Message[] {
  const known = new Set(right.map((fact) => JSON.stringify(fact)));
  return wrong.filter((fact) => !known.has(JSON.stringify(fact)) && !TELLTALE.has(fact.key) && !speaksFor(fact, seat));
}
