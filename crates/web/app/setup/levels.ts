// The levels of the computer players: their names, descriptions and strength.

import { number } from "../format.ts";
import type { Terms } from "../online/messages.ts";
import type { GameName } from "../rules/messages.ts";
import { t } from "../texts.ts";
import { levelOf, withWho } from "./terms.ts";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Elo above level 1 in games of two, as measured: docs/engines/levels.md has the matches. */
const ELO: Record<GameName, number[]> = {
  quoridor: [0, 288, 557, 852, 992, 1275, 1515, 1803],
  squadro: [0, 172, 438, 693, 884, 1481, 1702, 1893],
};

export function levelName(level: number): string {
  return t(`new-level-${level}`);
}

/** How a level plays, in a sentence. */
export function levelAbout(game: GameName, level: number): string {
  return t(`level-about-${game}-${level}`);
}

/** The measured Elo of a level above level 1. */
export function levelElo(game: GameName, level: number): number {
  return ELO[game][level - 1] ?? 0;
}

/** How strong a level was measured to be. */
export function levelStrength(game: GameName, level: number): string {
  return level === 1
    ? t("level-elo-first")
    : t("level-elo", { elo: number(levelElo(game, level), { useGrouping: false }) });
}

/** The level that suits whoever won or lost against this one; none if that is this one, or there is none. */
export function suggestedLevel(level: number, won: boolean): number | undefined {
  return LEVELS.find((other) => other === (won ? level + 1 : level - 1));
}

/** The terms with all computers at this level. */
export function withLevel(terms: Terms, level: number): Terms {
  return terms.seats.reduce(
    (changed, seat, index) => (levelOf(seat) > 0 ? withWho(changed, index + 1, { computer: level }) : changed),
    terms,
  );
}
