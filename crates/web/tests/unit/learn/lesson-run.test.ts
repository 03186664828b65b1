// A lesson while somebody takes it, and what is kept of it.

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { page } from "../browser.ts";
import { LessonRun } from "../../../app/learn/lesson-run.ts";
import { lessonsOf } from "../../../app/learn/lessons.ts";
import type * as Offer from "../../../app/learn/offer.ts";
import type * as Progress from "../../../app/learn/progress.ts";
import { levelAfter, markDone, nextLesson, progress, restart } from "../../../app/learn/progress.ts";
import { quoridorShapes, squadroShapes } from "../../../app/learn/shapes.ts";
import type { GameName } from "../../../app/rules/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { loadTexts } from "../../../app/texts.ts";

before(async () => {
  // Nothing waits for anybody to look.
  page.still.matches = true;
  await loadRules();
  await loadTexts("en");
});

beforeEach(() => {
  restart("quoridor");
  restart("squadro");
});

/** A lesson that is begun, and what it tells somebody who doesn't see the board. */
function run(game: GameName, id: string): { lesson: LessonRun; told: string[] } {
  const told: string[] = [];
  const lesson = lessonsOf(game).find((one) => one.id === id) ?? assert.fail(id);
  return { lesson: new LessonRun(game, lesson, (text) => told.push(text)), told };
}

/** Lets replies be made. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test("a right move solves a task, and the last one the lesson", () => {
  const { lesson, told } = run("quoridor", "jump");
  assert.equal(lesson.goal, "Jump over the other pawn.");
  lesson.play("e6");
  assert.equal(lesson.state.value, "right");
  assert.deepEqual(told, ["Right!"]);
  assert.deepEqual(progress.quoridor.value.done, [], "there is another task");
  lesson.play("e7");
  assert.equal(lesson.view.value?.made.length, 1, "a solved task takes no moves");
  lesson.next();
  assert.deepEqual([lesson.number.value, lesson.state.value, lesson.bottom.value], [1, "play", 2]);
  assert.equal(told.at(-1), "Jump over the other pawn.");
  lesson.play("d3");
  assert.deepEqual(progress.quoridor.value, { done: ["jump"], hints: 0 });
  lesson.next();
  assert.equal(lesson.number.value, 1, "nothing follows");
});

test("a wrong move is shown and explained, and the position comes back", async () => {
  const { lesson, told } = run("quoridor", "twice");
  lesson.play("b4h");
  await settled();
  assert.equal(lesson.state.value, "wrong");
  assert.deepEqual(lesson.said.value, ["It holds up your opponent, but you too.", "+2 for them, +1 for you"]);
  assert.equal(lesson.view.value?.made.length, 1);
  assert.equal(quoridorShapes(lesson).length, 2, "the paths of both");
  lesson.hint();
  assert.equal(lesson.hints.value, 0, "there is nothing to hint at yet");
  lesson.retry();
  assert.deepEqual([lesson.state.value, lesson.said.value, lesson.view.value?.made.length], ["play", [], 0]);
  assert.equal(told.at(-1), "Find the fence that adds 2 steps to your opponent’s path.");
  assert.deepEqual(quoridorShapes(lesson), []);
});

test("the reply that punishes a move is told, and drawn", async () => {
  const { lesson, told } = run("squadro", "give");
  lesson.play("1");
  await settled();
  assert.deepEqual(told, ["Red: lane 2.", "Now your opponent’s jump costs you more than it has to."]);
  assert.deepEqual(squadroShapes(lesson), [{ seat: 2, lane: 2, from: 2, to: 6, style: "played" }]);
  lesson.retry();
  assert.deepEqual(squadroShapes(lesson), []);
});

test("the others make their moves in turn until it is the learner's again", async () => {
  const { lesson, told } = run("quoridor", "three");
  assert.equal(lesson.game.value.players.length, 3);
  lesson.play("e2");
  assert.equal(lesson.active.value, false);
  await settled();
  assert.deepEqual(told, ["Black: pawn to b5.", "Orange: pawn to e8."]);
  assert.ok(lesson.active.value);
  lesson.play("f2");
  await settled();
  assert.equal(lesson.state.value, "wrong");
  lesson.retry();
  assert.equal(lesson.view.value?.made.length, 3, "only the wrong move is taken back");
  lesson.play("e3");
  assert.equal(lesson.state.value, "right");
});

test("hints come in two steps, and count once the lesson is done", () => {
  const { lesson, told } = run("squadro", "race");
  lesson.hint();
  assert.deepEqual(squadroShapes(lesson), []);
  lesson.hint();
  lesson.hint();
  assert.equal(lesson.hints.value, 2);
  assert.deepEqual(squadroShapes(lesson), [{ seat: 1, lane: 4, from: 6, to: 9, style: "best" }]);
  assert.deepEqual(told, ["Which of your pieces needs fewer moves to come home?", "Look at the board: lane 4."]);
  lesson.play("4");
  assert.deepEqual(squadroShapes(lesson), []);
  lesson.next();
  assert.equal(lesson.hints.value, 0);
  lesson.play("1");
  assert.deepEqual(progress.squadro.value, { done: ["race"], hints: 2 });
});

test("a forbidden move is the solution where a lesson is about it, and no other", () => {
  const { lesson } = run("quoridor", "closure");
  lesson.refused("e8h");
  assert.equal(lesson.state.value, "play");
  lesson.refused("e7h");
  assert.equal(lesson.state.value, "right");
  assert.deepEqual(
    quoridorShapes(lesson).map(({ kind }) => kind),
    ["area", "fence"],
  );
  const other = run("quoridor", "fence").lesson;
  other.refused("e3h");
  assert.equal(other.state.value, "play");
});

test("what was about to be shown is dropped when somebody leaves", async () => {
  page.still.matches = false;
  const { lesson, told } = run("quoridor", "three");
  lesson.play("e2");
  lesson.close();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  page.still.matches = true;
  assert.deepEqual(told, []);
  assert.equal(lesson.view.value?.made.length, 1);
});

/** The module anew, as another page would have it. */
const reload = async <M>(path: string, what: string): Promise<M> => (await import(`${path}?${what}`)) as M;

test("what was done is kept, and nonsense is none", async () => {
  markDone("quoridor", "start", 1);
  markDone("quoridor", "start", 5);
  markDone("squadro", "speed", 0);
  const again = await reload<typeof Progress>("../../../app/learn/progress.ts", "again");
  assert.deepEqual(again.progress.quoridor.value, { done: ["start"], hints: 1 });
  assert.deepEqual(again.progress.squadro.value, { done: ["speed"], hints: 0 });
  assert.equal(again.nextLesson("quoridor"), "step");
  for (const kept of ["no JSON", "3", '{"quoridor":{"done":"all"}}', '{"quoridor":null}']) {
    localStorage.setItem("farside.learn", kept);
    const { progress: read } = await reload<typeof Progress>("../../../app/learn/progress.ts", kept);
    assert.deepEqual(read.quoridor.value, { done: [], hints: 0 }, kept);
  }
});

test("the level after a course goes by the hints", () => {
  for (const { id } of lessonsOf("squadro")) markDone("squadro", id, 0);
  assert.equal(nextLesson("squadro"), undefined);
  assert.equal(levelAfter("squadro"), 2);
  restart("squadro");
  for (const { id } of lessonsOf("squadro")) markDone("squadro", id, 1);
  assert.equal(levelAfter("squadro"), 1);
});

test("the courses are offered until they are declined", async () => {
  localStorage.removeItem("farside.offer");
  const first = await reload<typeof Offer>("../../../app/learn/offer.ts", "first");
  assert.ok(first.offered.value);
  first.withdrawOffer();
  assert.equal(first.offered.value, false);
  const second = await reload<typeof Offer>("../../../app/learn/offer.ts", "second");
  assert.equal(second.offered.value, false);
});
