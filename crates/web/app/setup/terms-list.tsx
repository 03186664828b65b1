// The terms of a game in words.

import type { JSX } from "preact";

import type { Occupant, Terms } from "../online/messages.ts";
import { namesOf } from "../text/names.ts";
import { controlText } from "../text/time.ts";
import { colour } from "../text/words.ts";
import { t } from "../texts.ts";

/** Says who sits there, or that somebody may; `among` are all who are shown beside each other. */
export function sitterNames(
  among: readonly (Occupant | null | undefined)[],
): (sitter: Occupant | null | undefined) => string {
  const nameOf = namesOf(among);
  return (sitter) => {
    if (sitter == null) return t("seat-free");
    return sitter.kind === "computer" ? t("player-computer", { level: sitter.level }) : nameOf(sitter);
  };
}

/** Everything about the terms that isn't usual, and the clock. */
export function termsInWords(terms: Terms): string[] {
  const words = [t("terms-players", { count: terms.seats.length }), controlText(terms.clock)];
  for (const option of terms.options ?? []) words.push(t(`new-option-${option}`));
  terms.seats.forEach(({ fences, headStart, seconds }, index) => {
    const player = colour(terms.game, index + 1);
    if (fences !== undefined) words.push(t("terms-fences", { player, fences }));
    if (headStart === true) words.push(t("terms-head-start", { player }));
    if (seconds !== undefined) words.push(t("terms-seconds", { player, time: controlText(String(seconds)) }));
  });
  if (terms.matchOfTwo !== undefined) words.push(t("fair-match"));
  if (terms.position !== undefined) words.push(t("terms-position"));
  return words;
}

export function TermsList({ terms }: { terms: Terms }): JSX.Element {
  return (
    <ul class="terms">
      {termsInWords(terms).map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
