// The chapter of Quoridor about strategy. The positions in which one move wins were found by search, and the unit tests of the
// course prove them again: no other move wins.

import type { Chapter } from "./course.ts";

export const STRATEGY: Chapter = {
  id: "strategy",
  lessons: [
    {
      id: "count",
      heading: "lesson-q-count-title",
      idea: "lesson-q-count-idea",
      goal: "lesson-q-count-goal",
      hint: "lesson-q-count-hint",
      other: "lesson-q-no-closer",
      otherFence: "lesson-q-not-fence",
      tasks: [
        {
          position: "d5 g9 / b5v c5h e5h / 6 6 / 1",
          lines: [["e5"]],
          wrong: { c5: "lesson-q-no-closer", d4: "lesson-q-no-closer" },
          illegal: { d6: "fence-between" },
        },
        { position: "h2 d5 / c4h e4h / 6 6 / 2", lines: [["c5"]], wrong: { e5: "lesson-q-no-closer" } },
      ],
    },
    {
      id: "gap",
      heading: "lesson-q-gap-title",
      idea: "lesson-q-gap-idea",
      goal: "lesson-q-add-goal",
      hint: "lesson-q-gap-hint",
      other: "lesson-q-place-fence",
      otherFence: "lesson-q-add-less",
      tasks: [
        { position: "c4 e7 / c6h g6h / 9 9 / 1", lines: [["e6h"]], wrong: { d3h: "lesson-q-add-less" } },
        {
          position: "d4 e7 / b3h f3h / 9 9 / 1",
          lines: [["d3h"]],
          wrong: { d4h: "lesson-q-add-less" },
          illegal: { c3h: "overlaps" },
        },
      ],
    },
    {
      id: "twice",
      heading: "lesson-q-twice-title",
      idea: "lesson-q-twice-idea",
      goal: "lesson-q-add-goal",
      hint: "lesson-q-twice-hint",
      other: "lesson-q-place-fence",
      otherFence: "lesson-q-add-less",
      tasks: [
        {
          position: "c4 c6 / d3h g3h / 8 8 / 1",
          lines: [["b3h"]],
          wrong: { b4h: "lesson-q-twice-you", b5h: "lesson-q-twice-you" },
        },
        {
          position: "d4 f7 / b4h b7v g4h / 8 7 / 1",
          lines: [["e4h"]],
          wrong: {
            e5h: { why: "lesson-q-twice-open", reply: "d4h" },
            e6h: { why: "lesson-q-twice-open", reply: "d4h" },
          },
        },
      ],
    },
    {
      id: "dead-ends",
      heading: "lesson-q-dead-title",
      idea: "lesson-q-dead-idea",
      goal: "lesson-q-add-goal",
      hint: "lesson-q-dead-hint",
      other: "lesson-q-place-fence",
      otherFence: "lesson-q-add-less",
      tasks: [
        { position: "b5 d4 / c4v c6v d4v d6v / 8 8 / 1", lines: [["c3h"], ["d3h"]] },
        {
          position: "a4 g8 / a5v a7v / 0 1 / 1",
          lines: [["b4"]],
          goal: "lesson-q-dead-safe-goal",
          hint: "lesson-q-dead-safe-hint",
          other: "learn-race-lost",
          otherFence: "learn-race-lost",
          wrong: { a5: { why: "lesson-q-dead-trap", reply: "a6h" } },
          illegal: { b3v: "no-fence-left" },
        },
      ],
    },
    {
      id: "last-fence",
      heading: "lesson-q-save-title",
      idea: "lesson-q-save-idea",
      goal: "lesson-q-save-goal",
      hint: "lesson-q-save-hint",
      other: "learn-race-lost",
      tasks: [
        {
          position: "e4 g5 / c4h e2h f7v g6v / 1 1 / 1",
          lines: [["e5"]],
          otherFence: "lesson-q-save-early",
          wrong: { g4h: "lesson-q-save-early", f4: "learn-race-lost" },
        },
        {
          position: "f5 d4 / c5h e3h / 1 0 / 1",
          lines: [["c3h"]],
          goal: "lesson-q-save-now-goal",
          hint: "lesson-q-save-now-hint",
          wrong: { f6: "learn-race-lost", b3h: "learn-race-lost" },
        },
      ],
    },
    {
      id: "tempo",
      heading: "lesson-q-tempo-title",
      idea: "lesson-q-tempo-idea",
      goal: "learn-only-move",
      hint: "lesson-q-tempo-hint",
      other: "learn-race-lost",
      tasks: [
        {
          position: "e3 e6 / - / 0 0 / 1",
          lines: [["e4"]],
          wrong: { d3: "learn-race-lost" },
          illegal: { e3h: "no-fence-left" },
        },
        { position: "c4 c7 / f3h / 0 0 / 2", lines: [["c6"]], wrong: { b7: "learn-race-lost" } },
      ],
    },
    {
      id: "leap",
      heading: "lesson-q-leap-title",
      idea: "lesson-q-leap-idea",
      goal: "learn-only-move",
      hint: "lesson-q-leap-hint",
      other: "learn-race-lost",
      tasks: [
        { position: "e5 d5 / c2h e5h / 0 0 / 1", lines: [["c5"]], wrong: { f5: "learn-race-lost" } },
        {
          position: "d5 c5 / c4h c6h d7h / 0 0 / 1",
          lines: [["b5"]],
          wrong: { d6: "learn-race-lost" },
          illegal: { c5: "occupied" },
        },
      ],
    },
  ],
};
