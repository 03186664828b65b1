// The names of players as others read them.

import type { Sitter } from "../online/messages.ts";

type Named = Exclude<Sitter, { kind: "computer" }>;

const isNamed = (sitter: Sitter | null | undefined): sitter is Named => sitter != null && sitter.kind !== "computer";

/** How much of an id tells two players of the same name apart. */
const TAG = 4;

/** Gives the names of these sitters: where several players go by the same name, with the beginning of their id. */
export function namesOf(sitters: readonly (Sitter | null | undefined)[]): (sitter: Named) => string {
  const players = new Map<string, Set<string>>();
  for (const { name, player } of sitters.filter(isNamed)) {
    const alike = players.get(name.toLowerCase()) ?? new Set<string>();
    players.set(name.toLowerCase(), alike.add(player));
  }
  return ({ name, player }) =>
    (players.get(name.toLowerCase())?.size ?? 0) > 1 ? `${name} #${player.slice(0, TAG)}` : name;
}
