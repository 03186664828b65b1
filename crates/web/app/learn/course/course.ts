// What a course is made of. The courses are tables: this module has their types, and nothing of any game.

import type { GameName } from "../../rules/messages.ts";

/** A chapter: its id, which is the end of the id of its title, and its lessons. */
export type Chapter = { id: "rules" | "several" | "strategy"; lessons: readonly Lesson[] };

export type Course = { game: GameName; chapters: readonly Chapter[] };

/** A wrong move: the id of the text that says why, and the reply that shows it. */
export type Wrong = string | { why: string; reply: string };

/** What a lesson says of its tasks, unless a task says it differently. All are ids of texts. */
export type Told = {
  /** What to do. */
  goal: string;
  /** The first hint. The second one draws the move. */
  hint: string;
  /** What is said of a legal move that is wrong and isn't listed. */
  other: string;
  /** The same of a fence, where that is something else. */
  otherFence?: string;
  /** What is said when the task is solved. */
  right?: string;
};

/** A position in which the learner plays for the seat to move. */
export type Task = Partial<Told> & {
  /** The position string. */
  position: string;
  /** The lines that solve it: moves of the learner with the replies of the others in between. */
  lines: readonly (readonly string[])[];
  /** The only move of the only line is illegal: it is to be tried, and to be refused. */
  forbidden?: true;
  /** Wrong moves by the moves from the position up to them, as `e2 e8 d2`. */
  wrong?: Readonly<Record<string, Wrong>>;
  /** Illegal moves that somebody might try, and the reasons for which the rules refuse them. */
  illegal?: Readonly<Record<string, string>>;
};

/** One idea, and tasks in which it is put to use. */
export type Lesson = Told & {
  /** What the address says, and what is stored as done. */
  id: string;
  /** The id of its title. */
  heading: string;
  /** A paragraph. */
  idea: string;
  tasks: readonly Task[];
};
