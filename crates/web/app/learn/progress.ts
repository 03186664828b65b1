// Which lessons are done. It is kept in this browser; where that is forbidden, while the page is open.

import { type Signal, signal } from "@preact/signals";

import type { GameName } from "../rules/messages.ts";
import { lessonsOf } from "./lessons.ts";

/** How far somebody is in a course. */
type Progress = {
  /** The ids of the lessons that were done. */
  done: readonly string[];
  /** How many hints were asked for in them. */
  hints: number;
};

const KEY = "farside.learn";
const NONE: Progress = { done: [], hints: 0 };

/** What is stored of a course, if it can be what this module wrote. */
function read(kept: unknown): Progress {
  if (typeof kept !== "object" || kept === null || !("done" in kept) || !("hints" in kept)) return NONE;
  const { done, hints } = kept;
  if (!Array.isArray(done) || typeof hints !== "number") return NONE;
  return { done: done.filter((id) => typeof id === "string"), hints };
}

function stored(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof all === "object" && all !== null ? { ...all } : {};
  } catch {
    // Unreadable or forbidden: nothing is done yet.
    return {};
  }
}

const begun = stored();

/** By game. */
export const progress: Record<GameName, Signal<Progress>> = {
  quoridor: signal(read(begun["quoridor"])),
  squadro: signal(read(begun["squadro"])),
};

function keep(game: GameName, now: Progress): void {
  progress[game].value = now;
  try {
    // Another tab may have gone on with the other course.
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: now }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Notes that a lesson was done with so many hints. Doing it again changes nothing. */
export function markDone(game: GameName, id: string, hints: number): void {
  const now = progress[game].peek();
  if (now.done.includes(id)) return;
  keep(game, { done: [...now.done, id], hints: now.hints + hints });
}

/** Forgets what was done in a course. */
export function restart(game: GameName): void {
  keep(game, NONE);
}

/** The first lesson that isn't done; none at the end of the course. */
export function nextLesson(game: GameName): string | undefined {
  const { done } = progress[game].value;
  return lessonsOf(game).find(({ id }) => !done.includes(id))?.id;
}

/** The level of the computer that suits whoever has finished a course: 2 if few hints were needed. */
export function levelAfter(game: GameName): 1 | 2 {
  return progress[game].value.hints * 4 <= lessonsOf(game).length ? 2 : 1;
}
