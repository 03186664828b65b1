// How somebody does with the puzzles of a collection: rating, what was seen, the best results, the days in a row.

import type { Rating } from "../rules/messages.ts";
import { get, put } from "./database.ts";

/** The last day on which the puzzle of the day was solved, counted from 1970-01-01 in UTC, and for how many days in a row it was. */
export type DailyRun = { day: number; run: number };

export type PuzzleProgress = {
  /** The collection. */
  id: string;
  /** None before the first puzzle that counted. */
  rating?: Rating;
  /** How many puzzles counted, and how many of them were solved. */
  tried: number;
  solved: number;
  /** The puzzles that were shown and tried. */
  seen: string[];
  bestStreak: number;
  bestRush: number;
  daily?: DailyRun;
};

export function noProgress(id: string): PuzzleProgress {
  return { id, tried: 0, solved: 0, seen: [], bestStreak: 0, bestRush: 0 };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isRating(value: unknown): value is Rating {
  if (typeof value !== "object" || value === null) return false;
  const { rating, deviation, volatility } = value as Record<string, unknown>;
  return [rating, deviation, volatility].every((part) => Number.isFinite(part));
}

function isDailyRun(value: unknown): value is DailyRun {
  return typeof value === "object" && value !== null && "day" in value && "run" in value
    ? isCount(value.day) && isCount(value.run)
    : false;
}

/** What is stored; what can't be is as at the beginning. */
export async function puzzleProgress(id: string): Promise<PuzzleProgress> {
  const usual = noProgress(id);
  const row: Partial<Record<keyof PuzzleProgress, unknown>> & { id: string } =
    (await get<{ id: string }>("puzzles", id)) ?? usual;
  const count = (value: unknown): number => (isCount(value) ? value : 0);
  return {
    id,
    tried: count(row.tried),
    solved: count(row.solved),
    seen: Array.isArray(row.seen) ? row.seen.filter((one) => typeof one === "string") : [],
    bestStreak: count(row.bestStreak),
    bestRush: count(row.bestRush),
    ...(isRating(row.rating) ? { rating: row.rating } : {}),
    ...(isDailyRun(row.daily) ? { daily: row.daily } : {}),
  };
}

/** The change that was begun last: one waits for the other, so that none is lost. */
let changing: Promise<unknown> = Promise.resolve();

/** Stores a change of what is stored now: another tab may have changed it, too. */
export function changeProgress(id: string, change: (now: PuzzleProgress) => PuzzleProgress): Promise<PuzzleProgress> {
  const changed = changing.then(async () => {
    const row = change(await puzzleProgress(id));
    await put("puzzles", row);
    return row;
  });
  changing = changed.catch(() => undefined);
  return changed;
}
