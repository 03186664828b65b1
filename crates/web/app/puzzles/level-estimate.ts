// Which level of the computer players somebody plays like, from a few puzzles. Nothing here knows a browser.

import type { GameName } from "../rules/messages.ts";
import { levelElo, LEVELS } from "../setup/levels.ts";

/** The rating of level 1 on the scale of puzzles, as docs/engines/puzzles.md has it. */
const FIRST_LEVEL = 600;
/** How often even a strong player errs, and a weak one guesses right. */
const SLIP = 0.04;
/** At least and at most so many puzzles are asked. */
const LEAST = 6;
export const MOST_PUZZLES = 8;
/** A level that is this likely needs no further puzzle. */
const CLEAR = 0.6;

/** How likely each level is, from level 1 on; the sum is 1. */
export type LevelChances = readonly number[];

/** Before the first puzzle all are alike. */
export function anyLevel(): LevelChances {
  return LEVELS.map(() => 1 / LEVELS.length);
}

const strength = (game: GameName, level: number): number => FIRST_LEVEL + levelElo(game, level);

/** How often a player of this strength solves a puzzle with this rating. */
function solves(player: number, puzzle: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - player) / 400));
  return SLIP + (1 - 2 * SLIP) * expected;
}

/** What is known after one more puzzle. */
export function afterPuzzle(game: GameName, before: LevelChances, rating: number, solved: boolean): LevelChances {
  const weights = before.map((chance, index) => {
    const expected = solves(strength(game, index + 1), rating);
    return chance * (solved ? expected : 1 - expected);
  });
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => weight / sum);
}

/** How hard the next puzzle should be: as hard as it takes to tell the likely levels apart. */
export function tellingRating(game: GameName, chances: LevelChances): number {
  return chances.reduce((sum, chance, index) => sum + chance * strength(game, index + 1), 0);
}

/** The likeliest level. */
export function likeliestLevel(chances: LevelChances): number {
  return chances.indexOf(Math.max(...chances)) + 1;
}

/** Whether enough is known after so many puzzles. */
export function isSettled(chances: LevelChances, puzzles: number): boolean {
  return puzzles >= MOST_PUZZLES || (puzzles >= LEAST && Math.max(...chances) >= CLEAR);
}
