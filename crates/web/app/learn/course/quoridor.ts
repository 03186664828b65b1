// The course of Quoridor: the rules for two players, by the figures of the rulebook and one or two other positions each.

import type { Chapter, Course } from "./course.ts";
import { SEVERAL } from "./quoridor-several.ts";
import { STRATEGY } from "./quoridor-strategy.ts";

const RULES: Chapter = {
  id: "rules",
  lessons: [
    {
      id: "start",
      heading: "lesson-q-start-title",
      idea: "lesson-q-start-idea",
      goal: "lesson-q-start-goal",
      hint: "lesson-q-start-hint",
      other: "lesson-q-no-closer",
      otherFence: "lesson-q-not-fence",
      tasks: [
        { position: "e1 e9 / - / 10 10 / 1", lines: [["e2"]], illegal: { e3: "too-far" } },
        { position: "e2 e9 / - / 10 10 / 2", lines: [["e8"]] },
      ],
    },
    {
      id: "step",
      heading: "rules-quoridor-pawn-title",
      idea: "lesson-q-step-idea",
      goal: "lesson-q-step-goal",
      hint: "lesson-q-step-hint",
      other: "learn-not-asked",
      otherFence: "lesson-q-not-fence",
      tasks: [
        { position: "e5 e9 / - / 10 10 / 1", lines: [["d5"]], illegal: { d6: "too-far", e5: "already-there" } },
        { position: "e5 e9 / - / 10 10 / 1", lines: [["e6"]] },
        { position: "h3 c7 / - / 10 10 / 1", lines: [["h2"]], illegal: { g2: "too-far" } },
      ],
    },
    {
      id: "around",
      heading: "lesson-q-around-title",
      idea: "lesson-q-around-idea",
      goal: "lesson-q-around-goal",
      hint: "lesson-q-around-hint",
      other: "lesson-q-around-longer",
      otherFence: "lesson-q-not-fence",
      tasks: [
        {
          position: "e4 e9 / e4h / 9 10 / 1",
          lines: [["d4", "e8", "d5"]],
          wrong: { f4: "lesson-q-around-longer" },
          illegal: { e5: "fence-between" },
        },
        {
          position: "d5 f7 / c5h e5h / 9 9 / 1",
          lines: [["c5", "f6", "b5", "g6", "b6"]],
          wrong: { e5: "lesson-q-around-longer", "c5 f6 c4": "lesson-q-around-longer" },
          illegal: { d6: "fence-between" },
        },
      ],
    },
    {
      id: "fence",
      heading: "rules-quoridor-fence-title",
      idea: "lesson-q-fence-idea",
      goal: "lesson-q-fence-goal",
      hint: "lesson-q-fence-hint",
      other: "learn-not-asked",
      tasks: [
        { position: "e1 e9 / - / 10 10 / 1", lines: [["e3h"]], wrong: { e3v: "learn-not-asked" } },
        {
          position: "e3 e6 / e3h / 9 10 / 1",
          lines: [["f5v"]],
          illegal: { f3h: "overlaps", d3h: "overlaps", e3v: "crosses" },
        },
      ],
    },
    {
      id: "closure",
      heading: "rules-quoridor-closure-title",
      idea: "lesson-q-closure-idea",
      goal: "lesson-q-closure-goal",
      hint: "lesson-q-closure-hint",
      other: "learn-not-asked",
      right: "lesson-q-closure-right",
      tasks: [
        {
          position: "e1 e9 / d8v f8v / 9 9 / 1",
          lines: [["e7h"]],
          forbidden: true,
          illegal: { e8h: "cuts-off" },
          wrong: { d7h: "learn-not-asked" },
        },
        { position: "a2 e8 / a2h / 9 10 / 1", lines: [["b1v"]], forbidden: true },
      ],
    },
    {
      id: "jump",
      heading: "rules-quoridor-jump-title",
      idea: "lesson-q-jump-idea",
      goal: "lesson-q-jump-goal",
      hint: "lesson-q-jump-hint",
      other: "lesson-q-jump-missed",
      otherFence: "lesson-q-not-fence",
      tasks: [
        {
          position: "e4 e5 / - / 10 10 / 1",
          lines: [["e6"]],
          wrong: { d4: "lesson-q-jump-missed", f4: "lesson-q-jump-missed" },
          illegal: { e5: "occupied", d5: "straight-jump-possible" },
        },
        { position: "d4 d5 / b3h / 9 10 / 2", lines: [["d3"]], illegal: { d4: "occupied" } },
      ],
    },
    {
      id: "side",
      heading: "rules-quoridor-side-jump-title",
      idea: "lesson-q-side-idea",
      goal: "lesson-q-side-goal",
      hint: "lesson-q-side-hint",
      other: "lesson-q-jump-missed",
      otherFence: "lesson-q-not-fence",
      tasks: [
        {
          position: "e4 e5 / e5h / 9 10 / 1",
          lines: [["d5"], ["f5"]],
          wrong: { d4: "lesson-q-jump-missed" },
          illegal: { e6: "fence-between" },
        },
        {
          position: "e4 e5 / d5v e5h / 9 9 / 1",
          lines: [["f5"]],
          illegal: { d5: "fence-between", e6: "fence-between" },
        },
        { position: "b5 a5 / - / 10 10 / 1", lines: [["a6"]], wrong: { a4: "lesson-q-side-back" } },
      ],
    },
    {
      id: "win",
      heading: "lesson-q-win-title",
      idea: "lesson-q-win-idea",
      goal: "learn-win-now",
      hint: "lesson-q-win-hint",
      other: "learn-no-win",
      tasks: [
        { position: "c8 e5 / - / 10 10 / 1", lines: [["c9"]], wrong: { b8: "learn-no-win", e4h: "learn-no-win" } },
        { position: "e7 e8 / - / 5 5 / 1", lines: [["e9"]], illegal: { d8: "straight-jump-possible" } },
      ],
    },
  ],
};

export const QUORIDOR: Course = { game: "quoridor", chapters: [RULES, SEVERAL, STRATEGY] };
