// The chapter of Quoridor for three and four players.

import type { Chapter } from "./course.ts";

export const SEVERAL: Chapter = {
  id: "several",
  lessons: [
    {
      id: "three",
      heading: "lesson-q-three-title",
      idea: "lesson-q-three-idea",
      goal: "lesson-q-three-goal",
      hint: "lesson-q-three-hint",
      other: "lesson-q-no-closer",
      otherFence: "lesson-q-not-fence",
      tasks: [
        {
          position: "e1 a5 e9 / - / 6 6 6 / 1",
          lines: [["e2", "b5", "e8", "e3"]],
          wrong: { d1: "lesson-q-no-closer", "e2 b5 e8 f2": "lesson-q-no-closer" },
        },
        {
          position: "e2 a5 e9 / - / 6 6 6 / 2",
          lines: [["b5", "e8", "e3", "c5"]],
          wrong: { a6: "lesson-q-no-closer" },
        },
      ],
    },
    {
      id: "four",
      heading: "lesson-q-four-title",
      idea: "lesson-q-four-idea",
      goal: "lesson-q-three-goal",
      hint: "lesson-q-three-hint",
      other: "lesson-q-no-closer",
      otherFence: "lesson-q-not-fence",
      tasks: [
        { position: "e1 a5 e9 i5 / - / 5 5 5 5 / 1", lines: [["e2", "b5", "e8", "h5", "e3"]] },
        {
          position: "e2 b5 e8 i5 / - / 5 5 5 5 / 4",
          lines: [["h5", "e3", "c5", "e7", "g5"]],
          wrong: { i4: "lesson-q-no-closer" },
        },
      ],
    },
    {
      id: "two-pawns",
      heading: "lesson-q-two-pawns-title",
      idea: "lesson-q-two-pawns-idea",
      goal: "lesson-q-side-goal",
      hint: "lesson-q-side-hint",
      other: "lesson-q-jump-missed",
      otherFence: "lesson-q-not-fence",
      tasks: [
        {
          position: "e4 a5 e6 e5 / - / 5 5 5 5 / 1",
          lines: [["d5"], ["f5"]],
          wrong: { f4: "lesson-q-jump-missed" },
          illegal: { e6: "occupied", e7: "too-far" },
        },
        {
          position: "f5 d5 e5 h2 / - / 5 5 5 5 / 2",
          lines: [["e4"], ["e6"]],
          illegal: { f5: "occupied", g5: "too-far" },
        },
      ],
    },
    {
      id: "stop",
      heading: "lesson-q-stop-title",
      idea: "lesson-q-stop-idea",
      goal: "lesson-q-stop-goal",
      hint: "lesson-q-stop-hint",
      other: "lesson-q-stop-lost",
      tasks: [
        {
          position: "e5 h5 e7 f8 / h3v h7v / 3 3 4 4 / 1",
          lines: [["h5v"]],
          wrong: {
            e6: { why: "lesson-q-stop-lost", reply: "i5" },
            e5h: { why: "lesson-q-stop-lost", reply: "i5" },
          },
        },
        {
          position: "e8 f5 f4 h6 / c8h g8h / 3 3 4 4 / 4",
          lines: [["e8h"]],
          wrong: {
            g6: { why: "lesson-q-stop-lost", reply: "e9" },
            g5v: { why: "lesson-q-stop-lost", reply: "e9" },
          },
        },
      ],
    },
    {
      id: "shut",
      heading: "lesson-q-shut-title",
      idea: "lesson-q-shut-idea",
      goal: "lesson-q-shut-goal",
      hint: "lesson-q-shut-hint",
      other: "learn-not-asked",
      right: "lesson-q-shut-right",
      tasks: [
        { position: "e4 a9 b9 c9 / - / 5 0 5 5 / 1", lines: [["a8h"]], wrong: { b8h: "learn-not-asked" } },
        { position: "h1 g1 e6 i1 / - / 5 5 5 0 / 3", lines: [["h1h"]] },
      ],
    },
  ],
};
