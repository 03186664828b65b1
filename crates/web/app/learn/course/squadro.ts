// The course of Squadro: the rules, by the figures of the rulebook and another position each, and strategy. The positions in which
// one move wins were found by search, and the unit tests of the course prove them again: no other move wins.

import type { Chapter, Course } from "./course.ts";

const RULES: Chapter = {
  id: "rules",
  lessons: [
    {
      id: "start",
      heading: "lesson-s-start-title",
      idea: "lesson-s-start-idea",
      goal: "lesson-s-lane-goal",
      hint: "lesson-s-start-hint",
      other: "learn-not-asked",
      tasks: [
        { position: "0 0 0 0 0 / 0 0 0 0 0 / y", lines: [["3"]], wrong: { 1: "learn-not-asked" } },
        { position: "0 0 2 0 0 / 0 0 0 0 0 / r", lines: [["2"]] },
      ],
    },
    {
      id: "speed",
      heading: "rules-squadro-speed-title",
      idea: "lesson-s-speed-idea",
      goal: "lesson-s-three-goal",
      hint: "lesson-s-speed-hint",
      other: "lesson-s-slow",
      tasks: [
        { position: "0 0 0 0 0 / 0 0 0 0 0 / y", lines: [["1"], ["5"]], wrong: { 3: "lesson-s-slow" } },
        { position: "0 0 0 0 0 / 0 0 0 0 0 / r", lines: [["2"], ["4"]], wrong: { 1: "lesson-s-slow" } },
      ],
    },
    {
      id: "turn",
      heading: "rules-squadro-turning-title",
      idea: "lesson-s-turn-idea",
      goal: "lesson-s-turn-goal",
      hint: "lesson-s-turn-hint",
      other: "lesson-s-short",
      tasks: [
        { position: "4 0 0 0 0 / 0 0 0 0 0 / y", lines: [["1"]], wrong: { 5: "lesson-s-short" } },
        { position: "3 4 3 4 2 / 0 0 0 0 0 / y", lines: [["1"]], wrong: { 2: "lesson-s-short", 4: "lesson-s-short" } },
      ],
    },
    {
      id: "back",
      heading: "rules-squadro-back-title",
      idea: "lesson-s-back-idea",
      goal: "lesson-s-three-goal",
      hint: "lesson-s-back-hint",
      other: "lesson-s-slow",
      tasks: [
        {
          position: "6 0 0 0 0 / 0 0 0 0 0 / y",
          lines: [["1"]],
          goal: "lesson-s-lane-goal",
          other: "learn-not-asked",
        },
        { position: "6 6 6 6 6 / 0 0 0 0 0 / y", lines: [["2"], ["4"]], wrong: { 1: "lesson-s-slow" } },
      ],
    },
    {
      id: "jump",
      heading: "rules-squadro-jump-title",
      idea: "lesson-s-jump-idea",
      goal: "lesson-s-jump-goal",
      hint: "lesson-s-jump-hint",
      other: "lesson-s-jump-none",
      tasks: [
        { position: "0 0 0 0 0 / 0 5 0 0 0 / y", lines: [["5"]], wrong: { 1: "lesson-s-jump-none" } },
        { position: "0 0 0 3 0 / 0 0 2 0 0 / r", lines: [["3"]], wrong: { 4: "lesson-s-jump-none" } },
      ],
    },
    {
      id: "row",
      heading: "lesson-s-row-title",
      idea: "lesson-s-row-idea",
      goal: "lesson-s-row-goal",
      hint: "lesson-s-jump-hint",
      other: "lesson-s-jump-none",
      tasks: [
        { position: "0 0 0 0 0 / 3 3 0 0 0 / y", lines: [["3"]] },
        { position: "0 0 2 0 0 / 0 0 3 3 3 / y", lines: [["3"]], wrong: { 5: "lesson-s-jump-none" } },
      ],
    },
    {
      id: "sent",
      heading: "lesson-s-sent-title",
      idea: "lesson-s-sent-idea",
      goal: "lesson-s-jump-goal",
      hint: "lesson-s-jump-hint",
      other: "lesson-s-jump-none",
      tasks: [
        { position: "0 3 0 0 0 / 0 0 0 10 0 / y", lines: [["2"]], wrong: { 3: "lesson-s-jump-none" } },
        {
          position: "0 0 0 0 0 / 5 3 0 0 0 / y",
          lines: [["5"]],
          goal: "lesson-s-sent-goal",
          hint: "lesson-s-sent-hint",
          wrong: { 3: "lesson-s-sent-less" },
        },
      ],
    },
    {
      id: "safe",
      heading: "rules-squadro-safe-title",
      idea: "lesson-s-safe-idea",
      goal: "lesson-s-safe-goal",
      hint: "lesson-s-safe-hint",
      other: "lesson-s-safe-not",
      tasks: [
        {
          position: "4 0 0 0 0 / 0 0 0 0 0 / y",
          lines: [["1"]],
          wrong: { 2: { why: "lesson-s-safe-not", reply: "4" } },
        },
        {
          position: "0 0 0 0 0 / 0 0 5 0 0 / r",
          lines: [["3"]],
          wrong: { 4: { why: "lesson-s-safe-not", reply: "5" } },
        },
      ],
    },
    {
      id: "home",
      heading: "rules-squadro-home-title",
      idea: "lesson-s-home-idea",
      goal: "lesson-s-home-goal",
      hint: "lesson-s-home-hint",
      other: "lesson-s-short",
      tasks: [
        { position: "11 0 0 0 0 / 0 0 0 0 0 / y", lines: [["1"]] },
        {
          position: "10 9 9 8 10 / 0 0 0 0 0 / y",
          lines: [["2"]],
          wrong: { 4: "lesson-s-short", 3: "lesson-s-short" },
        },
      ],
    },
    {
      id: "win",
      heading: "lesson-s-win-title",
      idea: "lesson-s-win-idea",
      goal: "learn-win-now",
      hint: "lesson-s-win-hint",
      other: "learn-no-win",
      tasks: [
        { position: "12 12 10 12 0 / 12 6 12 3 6 / y", lines: [["3"]], illegal: { 1: "piece-home" } },
        { position: "12 12 6 0 12 / 12 12 11 12 8 / r", lines: [["3"]], wrong: { 5: "learn-no-win" } },
      ],
    },
  ],
};

const STRATEGY: Chapter = {
  id: "strategy",
  lessons: [
    {
      id: "trip",
      heading: "lesson-s-trip-title",
      idea: "lesson-s-trip-idea",
      goal: "lesson-s-trip-goal",
      hint: "lesson-s-trip-hint",
      other: "lesson-s-trip-longer",
      tasks: [
        { position: "0 0 0 0 0 / 0 0 0 0 0 / y", lines: [["3"]], wrong: { 1: "lesson-s-trip-longer" } },
        { position: "9 6 6 3 8 / 0 0 0 0 0 / y", lines: [["2"]], wrong: { 1: "lesson-s-trip-longer" } },
      ],
    },
    {
      id: "give",
      heading: "lesson-s-give-title",
      idea: "lesson-s-give-idea",
      goal: "lesson-s-give-goal",
      hint: "lesson-s-give-hint",
      other: "lesson-s-give-costly",
      tasks: [
        {
          position: "5 0 9 0 10 / 0 2 0 0 0 / y",
          lines: [["5"]],
          wrong: { 1: { why: "lesson-s-give-costly", reply: "2" } },
        },
        {
          position: "9 0 8 0 9 / 0 8 0 0 8 / y",
          lines: [["1"]],
          wrong: { 2: { why: "lesson-s-give-costly", reply: "3" } },
        },
      ],
    },
    {
      id: "send",
      heading: "lesson-s-send-title",
      idea: "lesson-s-send-idea",
      goal: "learn-only-move",
      hint: "lesson-s-send-hint",
      other: "learn-race-lost",
      tasks: [
        { position: "12 6 12 10 5 / 12 12 6 11 10 / y", lines: [["2"]], wrong: { 4: "learn-race-lost" } },
        {
          position: "12 12 10 9 9 / 12 4 12 11 6 / y",
          lines: [["3"]],
          wrong: { 4: { why: "lesson-s-send-greedy", reply: "2" } },
        },
      ],
    },
    {
      id: "race",
      heading: "lesson-s-race-title",
      idea: "lesson-s-race-idea",
      goal: "learn-only-move",
      hint: "lesson-s-race-hint",
      other: "learn-race-lost",
      tasks: [
        { position: "12 12 12 6 9 / 12 12 12 7 6 / y", lines: [["4"]], wrong: { 5: "learn-race-lost" } },
        { position: "12 12 12 6 7 / 6 9 12 12 12 / r", lines: [["1"]], wrong: { 2: "learn-race-lost" } },
      ],
    },
  ],
};

export const SQUADRO: Course = { game: "squadro", chapters: [RULES, STRATEGY] };
