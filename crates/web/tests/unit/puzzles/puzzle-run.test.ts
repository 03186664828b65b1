// Solving puzzles one after the other: replies, refutations, hints, what counts, streak and rush with its clock. The engines module is
// played by a collection of four puzzles; positions and moves are those of the rules module.

import assert from "node:assert/strict";
import { after, before, beforeEach, mock, test } from "node:test";

import { IDBFactory } from "fake-indexeddb";

import { provide } from "../browser.ts";
import { FakeTime } from "../fake-time.ts";
import type { Mode } from "../../../app/puzzles/address.ts";
import { RUSH_TIME } from "../../../app/puzzles/challenge.ts";
import { COLLECTIONS } from "../../../app/puzzles/collections.ts";
import { LevelRun } from "../../../app/puzzles/level-run.ts";
import { PuzzleRun } from "../../../app/puzzles/run.ts";
import type { Solving } from "../../../app/puzzles/solving.ts";
import { type Asker, PuzzleSource } from "../../../app/puzzles/source.ts";
import type { GameName, ModuleRequest, PuzzleQuestion } from "../../../app/rules/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { changeProgress, noProgress, puzzleProgress } from "../../../app/storage/puzzles.ts";
import { loadTexts } from "../../../app/texts.ts";

provide("indexedDB", new IDBFactory());

const squadro = COLLECTIONS.find(({ id }) => id === "squadro");
assert.ok(squadro);

const START = "0 0 0 0 0 / 0 0 0 0 0 / y";
/** The solutions, by id. */
const PUZZLES = new Map([
  ["bbbbbb", ["3", "2", "4"]],
  ["cccccc", ["1"]],
  ["dddddd", ["5"]],
  ["ffffff", ["2"]],
]);
const REFUTATION = ["5", "1"];

const view = (id: string): object => ({
  id,
  position: START,
  solver: 0,
  moves: ((PUZZLES.get(id)?.length ?? 1) + 1) / 2,
  aim: "win",
  proof: { kind: "proven" },
  rating: 900,
  levels: [5, 6, 7, 8],
  themes: ["chain"],
});

/** What the engines module says; none is said to be a fault. */
function answerTo(ask: PuzzleQuestion): unknown {
  const unseen = (seen: string[]): unknown => {
    const id = [...PUZZLES.keys()].find((one) => !seen.includes(one));
    return id === undefined ? null : view(id);
  };
  switch (ask.kind) {
    case "next":
    case "run":
      return unseen(ask.seen);
    case "daily":
      return view([...PUZZLES.keys()][ask.day % PUZZLES.size] ?? "");
    case "get":
      return PUZZLES.has(ask.id) ? view(ask.id) : undefined;
    case "answer": {
      const line = PUZZLES.get(ask.id) ?? [];
      const at = 2 * ask.step;
      if (line[at] !== ask.move) return { verdict: "wrong", refutation: ask.effort === undefined ? [] : REFUTATION };
      return line[at + 1] === undefined ? { verdict: "solved" } : { verdict: "right", reply: line[at + 1] };
    }
    case "reveal":
      return PUZZLES.get(ask.id)?.[2 * ask.step];
    case "rate":
      return { rating: (ask.rating?.rating ?? 1_000) + (ask.solved ? 100 : -80), deviation: 200, volatility: 0.06 };
    default:
      return undefined;
  }
}

const lead = (player: number): object => ({
  key: "fact-race-lead",
  arguments: [
    ["player", { player }],
    ["moves", { number: 1 }],
  ],
});
const FACTS: Record<string, object[]> = {
  "1": [
    { key: "fact-win-missed-lane", arguments: [["lane", { text: "3" }]] },
    { key: "fact-win-given-away", arguments: [] },
    lead(1),
    lead(2),
  ],
  "3": [lead(1), lead(2), { key: "fact-fence-without-effect", arguments: [] }],
};

const asker: Asker = {
  async ask<T>(_: GameName, request: ModuleRequest): Promise<T> {
    if (request.call === "facts") {
      const moves = request.moves.map((move) => ({ move, facts: FACTS[move] ?? [] }));
      return { race: null, moves } as T;
    }
    assert.equal(request.call, "puzzles");
    const answer = request.call === "puzzles" ? answerTo(request.about.ask) : undefined;
    if (answer === undefined) throw new Error("a fault");
    return answer as T;
  },
  close: () => undefined,
};

const instantly = (): Promise<void> => Promise.resolve();

function begin(mode: Mode, pause: (milliseconds: number) => Promise<void> = instantly): PuzzleRun {
  return new PuzzleRun(squadro!, mode, { source: new PuzzleSource(squadro!, asker), pause });
}

/** Lets everything happen that waits for nothing but promises and the database. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** What is on the board now, whatever was there before. */
const shownOn = (run: PuzzleRun): Solving | undefined => run.solving.value;

async function opened(mode: Mode): Promise<PuzzleRun> {
  const run = begin(mode);
  await run.open();
  return run;
}

async function play(run: PuzzleRun, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    run.solving.value?.play(move);
    await settle();
  }
}

before(async () => {
  await loadRules();
  await loadTexts("en");
});
beforeEach(() => changeProgress("squadro", () => noProgress("squadro")));

test("right moves get their replies, and the rating goes up", async () => {
  const run = await opened({ kind: "rated" });
  const solving = run.solving.value;
  assert.ok(solving);
  assert.deepEqual([solving.puzzle.id, solving.solver, solving.phase.value], ["bbbbbb", 1, "find"]);
  await play(run, "3");
  assert.deepEqual([solving.moves.value, solving.reply.value, solving.step.value], [["3", "2"], "2", 1]);
  assert.equal(solving.latest.value?.made.length, 2);
  assert.ok(solving.active.value);
  solving.look(1);
  assert.ok(!solving.active.value && solving.board.value?.made.length === 1, "whoever looks back can't move");
  solving.look(2);
  await play(run, "4");
  assert.deepEqual([solving.phase.value, solving.outcome.value, run.change.value], ["over", "solved", 100]);
  const kept = await puzzleProgress("squadro");
  assert.deepEqual([kept.rating?.rating, kept.tried, kept.solved, kept.seen], [1_100, 1, 1, ["bbbbbb"]]);
  await run.next();
  assert.equal(run.solving.value?.puzzle.id, "cccccc", "one that wasn't seen");
  assert.equal(run.change.value, undefined);
});

test("a wrong move is refuted on the board, counts once, and can be tried again", async () => {
  const run = await opened({ kind: "rated" });
  const solving = run.solving.value;
  assert.ok(solving);
  await play(run, "3", "1");
  assert.equal(solving.phase.value, "wrong");
  assert.deepEqual(solving.moves.value, ["3", "2", "1", ...REFUTATION], "it is played out");
  assert.deepEqual(
    solving.wrong.value?.facts.map(({ key }) => key),
    ["fact-win-given-away", "fact-race-lead"],
    "what would give the solution away isn't said, nor what speaks for the move",
  );
  assert.equal(run.change.value, -80);
  solving.tryAgain();
  assert.deepEqual([solving.moves.value, solving.phase.value, solving.wrong.value], [["3", "2"], "find", undefined]);
  await play(run, "5");
  solving.tryAgain();
  await play(run, "4");
  assert.equal(solving.outcome.value, "solved");
  const kept = await puzzleProgress("squadro");
  assert.deepEqual([kept.rating?.rating, kept.tried, kept.solved], [920, 1, 0]);
});

test("hints come in two steps and count as a mistake, and so does the solution", async () => {
  const run = await opened({ kind: "rated" });
  const solving = run.solving.value;
  assert.ok(solving);
  await solving.hint();
  assert.deepEqual([solving.hints.value, solving.hinted.value], [1, undefined]);
  await solving.hint();
  assert.deepEqual([solving.hints.value, solving.hinted.value], [2, "3"]);
  await settle();
  assert.equal(run.change.value, -80);
  await play(run, "3");
  assert.deepEqual([solving.hints.value, solving.hinted.value], [0, undefined], "the next move has hints of its own");
  await solving.show();
  await settle();
  assert.deepEqual([solving.outcome.value, solving.moves.value], ["shown", ["3", "2", "4"]]);
  assert.deepEqual(solving.reasons.value, [lead(1)], "what speaks for it");
  assert.equal((await puzzleProgress("squadro")).tried, 1);
});

test("what was seen doesn't count again, even when everything was", async () => {
  await changeProgress("squadro", (now) => ({ ...now, seen: [...PUZZLES.keys()] }));
  const run = await opened({ kind: "theme", theme: "chain" });
  assert.ok(run.again.value && run.known.value);
  await play(run, "3", "4");
  assert.equal(run.change.value, undefined);
  await run.next();
  assert.equal(run.solving.value?.puzzle.id, "cccccc", "not the same twice in a row");
  const linked = await opened({ kind: "one", id: "dddddd" });
  assert.ok(linked.known.value && !linked.again.value);
});

test("a move about which nothing can be found out can be made again", async () => {
  const run = await opened({ kind: "rated" });
  const solving = run.solving.value;
  assert.ok(solving);
  mock.method(console, "error", () => undefined);
  const { ask } = asker;
  asker.ask = () => Promise.reject(new Error("no network"));
  await play(run, "3");
  assert.deepEqual([solving.trouble.value, solving.phase.value, solving.moves.value], [true, "find", []]);
  asker.ask = ask;
  mock.restoreAll();
  await play(run, "3");
  assert.deepEqual([solving.trouble.value, solving.moves.value], [false, ["3", "2"]]);
  assert.ok(!solving.failed.value);
});

test("a link to no puzzle says so", async () => {
  mock.method(console, "error", () => undefined);
  assert.equal((await opened({ kind: "one", id: "zzzzzz" })).lacking.value, "missing");
  mock.restoreAll();
});

test("the puzzle of the day counts as solved for a second attempt, but not for a look at the solution", async () => {
  const { day } = begin({ kind: "daily" });
  const answer = PUZZLES.get([...PUZZLES.keys()][day % PUZZLES.size] ?? "") ?? [];
  const shown = await opened({ kind: "daily" });
  await shown.solving.value?.show();
  await settle();
  assert.equal((await puzzleProgress("squadro")).daily, undefined);
  const run = await opened({ kind: "daily" });
  const wrong = answer[0] === "1" ? "2" : "1";
  await play(run, wrong);
  run.solving.value?.tryAgain();
  await play(run, ...answer.filter((_, at) => at % 2 === 0));
  assert.deepEqual((await puzzleProgress("squadro")).daily, { day, run: 1 });
  assert.equal(run.goesOn.value, false);
});

test("a streak goes on by itself until the first mistake, and the best is kept", async () => {
  const run = await opened({ kind: "streak" });
  await play(run, "3", "4");
  assert.deepEqual([run.challenge.value?.solved, run.solving.value?.puzzle.id], [1, "cccccc"]);
  await play(run, "1");
  assert.deepEqual([run.challenge.value?.solved, run.solving.value?.puzzle.id], [2, "dddddd"]);
  await play(run, "1");
  assert.deepEqual([run.challenge.value?.ended, run.challenge.value?.missed], ["mistakes", ["dddddd"]]);
  assert.equal(run.solving.value?.phase.value, "wrong", "with its refutation");
  const kept = await puzzleProgress("squadro");
  assert.deepEqual([kept.bestStreak, kept.tried, kept.seen.length], [2, 0, 3], "the rating stays");
  assert.equal((await opened({ kind: "streak" })).best.value, 2);
});

test("a streak in which every puzzle is solved ends when there is none left", async () => {
  const run = await opened({ kind: "streak" });
  await play(run, "3", "4", "1", "5", "2");
  assert.deepEqual([run.challenge.value?.solved, run.challenge.value?.ended], [4, "none-left"]);
});

const time = new FakeTime();
after(() => time.giveBack());

test("a rush ends with its time, and nobody can move any more", async () => {
  time.take();
  const run = await opened({ kind: "rush" });
  assert.equal(shownOn(run), undefined, "the clock waits for somebody to start it");
  await run.start();
  time.pass(1_000);
  assert.ok(run.left.value > RUSH_TIME - 1_200 && run.left.value < RUSH_TIME - 800, String(run.left.value));
  await play(run, "3", "4", "5");
  assert.deepEqual([run.challenge.value?.solved, run.challenge.value?.missed], [1, ["cccccc"]]);
  assert.equal(shownOn(run)?.puzzle.id, "dddddd", "a mistake isn't dwelt upon");
  time.pass(RUSH_TIME);
  await settle();
  assert.deepEqual([run.challenge.value?.ended, run.left.value], ["time", 0]);
  assert.ok(!run.solving.value?.active.value);
  await play(run, "5");
  assert.equal(run.challenge.value?.solved, 1);
  assert.equal((await puzzleProgress("squadro")).bestRush, 1);
  run.close();
  time.giveBack();
});

test("the third mistake ends a rush", async () => {
  const run = await opened({ kind: "rush" });
  await run.start();
  await play(run, "1", "2", "1");
  assert.deepEqual([run.challenge.value?.ended, run.challenge.value?.missed.length], ["mistakes", 3]);
  run.close();
});

test("a level is found after a few positions, some of them skipped", async () => {
  const run = new LevelRun(squadro!, { source: new PuzzleSource(squadro!, asker), pause: instantly });
  await run.open();
  run.solving.value?.play("1");
  await settle();
  assert.equal(run.count.value, 1);
  run.skip();
  await settle();
  assert.equal(run.count.value, 2);
  for (const skipped of [3, 4]) {
    assert.equal(run.level.value, undefined, `before position ${skipped}`);
    run.skip();
    await settle();
  }
  // There are no more than these four.
  assert.equal(run.level.value, 1);
});
