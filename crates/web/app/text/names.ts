// Names of online players.

import type { Me, Sitter } from "../online/messages.ts";
import { t } from "../texts.ts";

type Named = Exclude<Sitter, { kind: "computer" }>;

const isNamed = (sitter: Sitter | null | undefined): sitter is Named => sitter != null && sitter.kind !== "computer";

/** How much of an id tells two players of the same name apart. */
const TAG = 4;
/** Where the part of an id begins that the server puts into the name of somebody who has chosen none. */
const NAMELESS = 12;

/** The name of somebody who has chosen none, in the reader's language; none for a name that was chosen. */
export function givenName(id: string, name: string, isBot: boolean): string | undefined {
  const tag = id.slice(NAMELESS);
  if (name !== `${isBot ? "Bot" : "Guest"} ${tag}`) return undefined;
  return isBot ? t("player-bot", { tag }) : t("player-guest", { tag });
}

/** The name that we chose; none if we haven't. */
export function chosenName({ id, name, isBot }: Me): string | undefined {
  return givenName(id, name, isBot) === undefined ? name : undefined;
}

const shownName = ({ kind, player, name }: Named): string => givenName(player, name, kind === "bot") ?? name;

/** Gives the names of these sitters: where several players go by the same name, with the beginning of their id. */
export function namesOf(sitters: readonly (Sitter | null | undefined)[]): (sitter: Named) => string {
  const players = new Map<string, Set<string>>();
  for (const sitter of sitters.filter(isNamed)) {
    const name = shownName(sitter).toLowerCase();
    players.set(name, (players.get(name) ?? new Set<string>()).add(sitter.player));
  }
  return (sitter) => {
    const name = shownName(sitter);
    return (players.get(name.toLowerCase())?.size ?? 0) > 1 ? `${name} #${sitter.player.slice(0, TAG)}` : name;
  };
}
