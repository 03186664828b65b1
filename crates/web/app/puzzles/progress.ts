// What a puzzle that was tried changes of somebody's progress. Nothing here knows a browser.

import type { Rating } from "../rules/messages.ts";
import type { DailyRun, PuzzleProgress } from "../storage/puzzles.ts";

const DAY = 86_400_000;

/** The day of a moment, counted from 1970-01-01 in UTC. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

/** The rating of somebody who hasn't solved any puzzle yet; the crate `puzzles` has it, too. */
const FIRST_RATING = 1_000;

export function ratingOf({ rating }: PuzzleProgress): number {
  return rating?.rating ?? FIRST_RATING;
}

/** A rating that is shown is a whole number. */
export function shownRating(progress: PuzzleProgress): number {
  return Math.round(ratingOf(progress));
}

/** The puzzle was tried: it counts if it came with a new rating. */
export function withTried(
  progress: PuzzleProgress,
  { id, solved, rating }: { id: string; solved: boolean; rating?: Rating },
): PuzzleProgress {
  const seen = progress.seen.includes(id) ? progress.seen : [...progress.seen, id];
  if (rating === undefined) return { ...progress, seen };
  return { ...progress, seen, rating, tried: progress.tried + 1, solved: progress.solved + (solved ? 1 : 0) };
}

/** The puzzle of this day was solved. */
export function withDaily(progress: PuzzleProgress, day: number): PuzzleProgress {
  const last = progress.daily;
  if (last?.day === day) return progress;
  return { ...progress, daily: { day, run: last?.day === day - 1 ? last.run + 1 : 1 } };
}

/** For how many days in a row the puzzle was solved, up to today or yesterday. */
export function daysInRow(daily: DailyRun | undefined, today: number): number {
  return daily !== undefined && (daily.day === today || daily.day === today - 1) ? daily.run : 0;
}
