// Taking a course as somebody would: by mouse, by keyboard, by typing and listening. What the lessons expect comes from their tables.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { tsImport } from "tsx/esm/api";

import { ask } from "./playing.mjs";
import { eventually } from "./stand.mjs";

const { ALL } = await tsImport("../../app/learn/lessons.ts", import.meta.url);

/** The lessons of a course in order. */
export function lessonsOf(game) {
  return ALL.find((course) => course.game === game).chapters.flatMap(({ lessons }) => lessons);
}

const LOCALE = new URL("../../../../locales/en/", import.meta.url);
const english = new FluentBundle("en", { useIsolating: false });
for (const name of (await readdir(LOCALE)).filter((file) => file.endsWith(".ftl")))
  english.addResource(new FluentResource(await readFile(new URL(name, LOCALE), "utf8")));

/** What a text looks like, whatever the values in it are. */
export function textLike(id) {
  const escaped = (part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const { value } = english.getMessage(id);
  const parts = typeof value === "string" ? [value] : value;
  return new RegExp(parts.map((part) => (typeof part === "string" ? escaped(part) : ".+")).join(""));
}

/** Who has to be at the bottom of the board for each goal, in quarter turns. */
const TURNS = { top: 0, right: 1, bottom: 2, left: 3 };
const PITCH = 70;
const FIRST = 58;
const SIZE = 676;
const LAST = 16;

/** How a board of Quoridor lies before a learner, in quarter turns. */
async function turnsOf({ position }) {
  const view = await ask({ call: "view", game: { name: "quoridor", setup: { position }, moves: [] } });
  return TURNS[view.sides[view.turn - 1].goal];
}

/** Where a square or the middle of a fence is, in half steps across the screen. */
function halfSteps(text, turns) {
  const half = text.length === 3 ? 1 : 0;
  let x = 2 * (text.charCodeAt(0) - 97) + half;
  let y = LAST - 2 * (text.charCodeAt(1) - 49) - half;
  for (let turn = 0; turn < turns; turn++) [x, y] = [y, LAST - x];
  return { x, y };
}

/** Which way a fence lies on the screen. */
function lies(fence, turns) {
  const across = fence.endsWith("h");
  return across === (turns % 2 === 0) ? "h" : "v";
}

async function clickQuoridor(page, task, move) {
  const turns = await turnsOf(task);
  const box = await page.locator(".board-frame .board").boundingBox();
  const { x, y } = halfSteps(move, turns);
  // A groove is pointed at beside its middle, where no other crosses it.
  const aside = move.length === 2 ? [0, 0] : lies(move, turns) === "h" ? [-20, 0] : [0, -20];
  const at = [FIRST + (x * PITCH) / 2 + aside[0], FIRST + (y * PITCH) / 2 + aside[1]];
  await page.mouse.click(box.x + (at[0] / SIZE) * box.width, box.y + (at[1] / SIZE) * box.height);
}

async function clickSquadro(page, task, lane) {
  const { turn } = await ask({
    call: "view",
    game: { name: "squadro", setup: { position: task.position }, moves: [] },
  });
  const piece = page.locator(`.board-frame .piece[data-seat='${turn}'][data-lane='${lane}'] .touch`);
  const box = await piece.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Walks from one place to another with the arrow keys; both in half steps. */
async function walk(page, from, to) {
  const across = (to.x - from.x) / 2;
  const down = (to.y - from.y) / 2;
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
}

/** The board has the focus. A cursor that is on it begins at the pawn, a fence too. */
async function keyQuoridor(page, task, move, made) {
  const turns = await turnsOf(task);
  const view = await ask({
    call: "view",
    game: { name: "quoridor", setup: { position: task.position }, moves: made },
  });
  const { pawn } = view.sides[view.turn - 1];
  // The cursor leaves the board with the focus, and comes back at the pawn.
  await page.locator(".board-frame").evaluate((frame) => {
    frame.blur();
    frame.focus();
  });
  if (move.length === 2) await walk(page, halfSteps(pawn, turns), halfSteps(move, turns));
  else {
    const within = (at, least) => String.fromCharCode(Math.min(at, least + 7));
    const begin = within(pawn.charCodeAt(0), 97) + within(pawn.charCodeAt(1), 49);
    const across = lies(move, turns);
    await page.keyboard.press(across);
    await walk(page, halfSteps(`${begin}h`, turns), halfSteps(move, turns));
  }
  await page.keyboard.press("Enter");
}

/** How moves are made. Each takes the page, the game, the task, the move and the moves before it. */
export const WAYS = {
  mouse: (page, game, task, move) =>
    game === "quoridor" ? clickQuoridor(page, task, move) : clickSquadro(page, task, move),
  keyboard: async (page, game, task, move, made) => {
    if (game === "quoridor") return keyQuoridor(page, task, move, made);
    await page.keyboard.press(move);
    return page.keyboard.press("Enter");
  },
  typing: async (page, _game, _task, move) => {
    await page.locator(".reader input").fill(move);
    await page.keyboard.press("Enter");
  },
};

/** Waits until a task of a lesson is in this state, and so many moves are on the board. */
export async function reached(page, lesson, number, state) {
  await page
    .locator(`.lesson[data-lesson='${lesson.id}'][data-task='${number}'][data-state='${state}']`)
    .waitFor({ state: "attached" });
}

/** What is said beside the board. */
export const said = (page) => page.getByTestId("said").textContent();
export const heard = (page, wanted, what) =>
  eventually(async () => assert.match(await page.getByTestId("announcer").textContent(), wanted, what));

/** Solves a task with the moves of its first line; `first` is called before each move of the learner, with those before it. */
export async function solve(page, game, lesson, number, way, first = async () => undefined) {
  const task = lesson.tasks[number];
  const [line] = task.lines;
  const view = (moves) => ask({ call: "view", game: { name: game, setup: { position: task.position }, moves } });
  const { turn } = await view([]);
  for (const [ply, move] of line.entries()) {
    const made = line.slice(0, ply);
    if (task.forbidden !== true && (await view(made)).turn !== turn) continue;
    await reached(page, lesson, number, "play");
    await first(made);
    await way(page, game, task, move, made);
  }
  await reached(page, lesson, number, "right");
}

/** Opens a lesson in the app that is open, without loading anything. */
export async function goTo(page, game, id) {
  await page.evaluate((hash) => (location.hash = hash), `#/learn/${game}/${id}`);
  await page.locator(`.lesson[data-lesson='${id}'] .board-frame .board`).waitFor();
}
