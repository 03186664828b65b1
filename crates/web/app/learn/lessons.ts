// Finds courses and lessons, and judges what a learner does in a task. No browser, no rules.

import { isFence } from "../board/quoridor/grid.ts";
import { type GameName, GAMES } from "../rules/messages.ts";
import type { Course, Lesson, Task, Told, Wrong } from "./course/course.ts";
import { QUORIDOR } from "./course/quoridor.ts";
import { SQUADRO } from "./course/squadro.ts";

const COURSES: Record<GameName, Course> = { quoridor: QUORIDOR, squadro: SQUADRO };

/** All courses, in the order of the games. */
export const ALL: readonly Course[] = GAMES.map((game) => COURSES[game]);

/** The lessons of a course in order. */
export function lessonsOf(game: GameName): readonly Lesson[] {
  return COURSES[game].chapters.flatMap(({ lessons }) => lessons);
}

/** What is said of a task. */
export function toldOf(lesson: Lesson, task: Task): Told {
  return { ...lesson, ...task };
}

/** What a task expects after these moves: the first of the moves that go on with one of its lines; none at the end of a line. */
export function expected({ lines }: Task, made: readonly string[]): string | undefined {
  return lines.find((line) => begins(line, made))?.[made.length];
}

const begins = (line: readonly string[], made: readonly string[]): boolean =>
  made.every((move, index) => line[index] === move);

/** What is thought of a legal move. */
type Verdict = { right: true; solved: boolean } | { right: false; wrong: Wrong };

export function judge(lesson: Lesson, task: Task, made: readonly string[], move: string): Verdict {
  const now = [...made, move];
  const line = task.lines.find((one) => begins(one, now));
  if (line !== undefined && task.forbidden !== true) return { right: true, solved: line.length === now.length };
  const listed = task.wrong?.[now.join(" ")];
  const { other, otherFence } = toldOf(lesson, task);
  return { right: false, wrong: listed ?? (isFence(move) ? (otherFence ?? other) : other) };
}
