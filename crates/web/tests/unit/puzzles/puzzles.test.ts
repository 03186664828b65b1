// The logic of puzzles: addresses, what counts, streak and rush, the days in a row, what the browser keeps, which level suits somebody.

import assert from "node:assert/strict";
import { test } from "node:test";

import { IDBFactory } from "fake-indexeddb";

import { provide } from "../browser.ts";
import { Random } from "../random.ts";
import { puzzlesAt, readPath, sharedAddress } from "../../../app/puzzles/address.ts";
import { counted, endedBy, newChallenge } from "../../../app/puzzles/challenge.ts";
import { COLLECTIONS } from "../../../app/puzzles/collections.ts";
import {
  afterPuzzle,
  anyLevel,
  isSettled,
  likeliestLevel,
  MOST_PUZZLES,
  tellingRating,
} from "../../../app/puzzles/level-estimate.ts";
import { dayOf, daysInRow, shownRating, withDaily, withTried } from "../../../app/puzzles/progress.ts";
import { THEMES } from "../../../app/puzzles/themes.ts";
import { squaresAround } from "../../../app/puzzles/words.ts";
import { GAMES, type PuzzleView } from "../../../app/rules/messages.ts";
import { levelElo, LEVELS } from "../../../app/setup/levels.ts";
import { put } from "../../../app/storage/database.ts";
import { changeProgress, noProgress, puzzleProgress } from "../../../app/storage/puzzles.ts";

provide("indexedDB", new IDBFactory());

const [first] = COLLECTIONS;
assert.ok(first);

test("every place among the puzzles is found again by its address", () => {
  for (const collection of COLLECTIONS) {
    const modes = [
      ...(["rated", "daily", "streak", "rush"] as const).map((kind) => ({ kind })),
      ...THEMES.map((theme) => ({ kind: "theme", theme }) as const),
      { kind: "one", id: "bcdfgh" } as const,
    ];
    const path = (to: ReturnType<typeof puzzlesAt>): string => (to.page === "puzzles" ? to.path : "");
    for (const mode of modes) assert.deepEqual(readPath(path(puzzlesAt(collection, mode))), { collection, mode });
    assert.deepEqual(readPath(path(puzzlesAt(collection))), { collection });
  }
  assert.deepEqual(readPath(""), {});
});

test("an address of no puzzle leads nowhere", () => {
  const strange = ["chess", "quoridor-3", "squadro/theme", "squadro/theme/joy", "squadro/theme/toString"];
  for (const path of [...strange, "squadro/abcdef", "squadro/bcdfg", "squadro/bcdfghj", "squadro/BCDFGH"])
    assert.equal(readPath(path), undefined, path);
});

test("a puzzle is shared by its id, with its position for the picture beside the link", () => {
  const puzzle = { id: "bcdfgh", position: "e5 e6 / - / 0 0 / 1" } as PuzzleView;
  const url = new URL(sharedAddress(first, puzzle));
  assert.equal(url.hash, "#/puzzles/quoridor/bcdfgh");
  assert.deepEqual(
    [...url.searchParams],
    [
      ["board", "quoridor"],
      ["position", puzzle.position],
    ],
  );
});

test("a puzzle counts once: with its rating, for those that were tried and solved", () => {
  const rating = { rating: 1_080.4, deviation: 290, volatility: 0.06 };
  const start = noProgress("squadro");
  assert.equal(shownRating(start), 1_000);
  const solved = withTried(start, { id: "b", solved: true, rating });
  assert.deepEqual([solved.tried, solved.solved, solved.seen, shownRating(solved)], [1, 1, ["b"], 1_080]);
  const failed = withTried(solved, { id: "c", solved: false, rating });
  assert.deepEqual([failed.tried, failed.solved, failed.seen], [2, 1, ["b", "c"]]);
  const again = withTried(failed, { id: "b", solved: true });
  assert.deepEqual(again, failed, "what was seen before changes nothing");
});

test("days in a row are counted in UTC, and one that is left out ends them", () => {
  assert.equal(dayOf(Date.UTC(2026, 10, 19, 23, 59, 59, 999)), dayOf(Date.UTC(2026, 10, 19)));
  assert.equal(dayOf(Date.UTC(2026, 10, 20)), dayOf(Date.UTC(2026, 10, 19)) + 1);
  const solved = (days: number[]) => days.reduce(withDaily, noProgress("squadro")).daily;
  assert.deepEqual(solved([7]), { day: 7, run: 1 });
  assert.deepEqual(solved([7, 7, 8, 9]), { day: 9, run: 3 });
  assert.deepEqual(solved([7, 8, 10]), { day: 10, run: 1 });
  assert.equal(daysInRow({ day: 9, run: 3 }, 9), 3);
  assert.equal(daysInRow({ day: 9, run: 3 }, 10), 3, "today's can still be solved");
  assert.equal(daysInRow({ day: 9, run: 3 }, 11), 0);
  assert.equal(daysInRow(undefined, 11), 0);
});

test("a streak ends with the first mistake, a rush with the third or with its time", () => {
  let streak = counted(counted(newChallenge("streak"), "b", true), "c", true);
  assert.deepEqual([streak.solved, streak.ended, streak.seen], [2, undefined, ["b", "c"]]);
  streak = counted(streak, "d", false);
  assert.deepEqual([streak.solved, streak.ended, streak.missed], [2, "mistakes", ["d"]]);
  assert.equal(counted(streak, "f", true), streak, "nothing counts any more");
  let rush = newChallenge("rush");
  for (const [id, solved] of [
    ["b", false],
    ["c", true],
    ["d", false],
  ] as const)
    rush = counted(rush, id, solved);
  assert.deepEqual([rush.solved, rush.ended], [1, undefined]);
  assert.equal(endedBy(rush, "time").ended, "time");
  rush = counted(rush, "f", false);
  assert.deepEqual([rush.solved, rush.ended, rush.missed], [1, "mistakes", ["b", "d", "f"]]);
  assert.equal(endedBy(rush, "time").ended, "mistakes", "it was over before");
});

test("a fence touches four squares", () => {
  assert.deepEqual(squaresAround("e3h"), ["e3", "f3", "e4", "f4"]);
});

test("progress is kept, one collection beside the other", async () => {
  assert.deepEqual(await puzzleProgress("squadro"), noProgress("squadro"));
  const rating = { rating: 1_100, deviation: 200, volatility: 0.06 };
  await changeProgress("squadro", (now) => withDaily(withTried(now, { id: "b", solved: true, rating }), 20_000));
  await changeProgress("squadro", (now) => ({ ...now, bestRush: 12 }));
  const kept = await puzzleProgress("squadro");
  assert.deepEqual(kept, {
    id: "squadro",
    tried: 1,
    solved: 1,
    seen: ["b"],
    bestStreak: 0,
    bestRush: 12,
    rating,
    daily: { day: 20_000, run: 1 },
  });
  assert.deepEqual(await puzzleProgress("quoridor"), noProgress("quoridor"));
});

test("changes at the same time are all kept", async () => {
  const change = (day: number): Promise<unknown> =>
    Promise.all([
      changeProgress("quoridor", (now) => withTried(now, { id: `b${day}`, solved: true })),
      changeProgress("quoridor", (now) => withDaily(now, day)),
    ]);
  await Promise.all([7, 8, 9].map(change));
  const { seen, daily } = await puzzleProgress("quoridor");
  assert.deepEqual([seen, daily], [["b7", "b8", "b9"], { day: 9, run: 3 }]);
});

test("what can't be progress is left out", async () => {
  const nonsense = { id: "quoridor-4", tried: -1, solved: "many", seen: [1, "b"], rating: { rating: NaN }, daily: 7 };
  await put("puzzles", { ...nonsense, bestRush: 1.5, bestStreak: 4 } as { id: string });
  assert.deepEqual(await puzzleProgress("quoridor-4"), { ...noProgress("quoridor-4"), seen: ["b"], bestStreak: 4 });
});

/** The level that is suggested to somebody who solves puzzles like this. */
function suggested(
  game: (typeof GAMES)[number],
  solves: (rating: number) => boolean,
): [level: number, puzzles: number] {
  let chances = anyLevel();
  let puzzles = 0;
  while (!isSettled(chances, puzzles)) {
    const rating = Math.round(tellingRating(game, chances));
    chances = afterPuzzle(game, chances, rating, solves(rating));
    puzzles++;
  }
  return [likeliestLevel(chances), puzzles];
}

test("whoever solves everything is sent to full strength, whoever solves nothing to the beginner", () => {
  for (const game of GAMES) {
    assert.equal(suggested(game, () => true)[0], 8, game);
    assert.equal(suggested(game, () => false)[0], 1, game);
  }
});

test("players as strong as a level are mostly sent to it or next to it, after six to eight positions", () => {
  const random = new Random(11);
  const draw = (): number => random.below(1_000_000) / 1_000_000;
  for (const game of GAMES)
    for (const level of LEVELS) {
      const own = 600 + levelElo(game, level);
      const found = Array.from({ length: 200 }, () =>
        suggested(game, (rating) => draw() < 1 / (1 + 10 ** ((rating - own) / 400))),
      );
      for (const [, puzzles] of found) assert.ok(puzzles >= 6 && puzzles <= MOST_PUZZLES, String(puzzles));
      const near = found.filter(([one]) => Math.abs(one - level) <= 1).length;
      assert.ok(near > 130, `${game} ${level}: ${near} of 200`);
    }
});
