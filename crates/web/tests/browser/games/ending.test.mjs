// The end of a game: who won and how, what stays on the board, what there is to do next; and the levels that are suggested.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { keep } from "../playing.mjs";
import { counts, enter, eventually, gameOn, newPage, open, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };
const COMPUTER = { kind: "computer", level: 3 };
const status = (page) => page.locator("[data-testid=status] > span");
const says = (page, words) => eventually(async () => assert.equal(await status(page).textContent(), words));

/** Opens a game against the computer that is one move from its end. */
async function openGame(page, game) {
  await enter(page);
  await keep(page, { id: "kept", players: [PERSON, COMPUTER], ...game });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .board").waitFor();
}

async function resign(page) {
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign].danger").click();
}

test("whoever resigns is told so, and pawns and fences stay where they were", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, { name: "quoridor", setup: { first: 1, position: "e3 e7 / d3h e5v / 9 9 / 1" } });
  await page.locator(".board-frame .target").first().waitFor();
  const pieces = () => page.locator(".board-frame .pawn, .board-frame .fence:not(.ghost)").count();
  const before = await pieces();
  await resign(page);
  await says(page, "You resigned. Computer (level 3) wins.");
  assert.equal(await pieces(), before, "nothing leaves the board");
  assert.match(await page.locator(".seats.below").textContent(), /9 fences left/);
  const todo = await page.locator(".status .button, .after .button").allTextContents();
  assert.deepEqual(todo.slice(0, 2), ["Rematch", "Try level 2: Easy"], "in order");
  assert.equal(todo.at(-1), "Share");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("whoever wins is told by how much, and the next level is a click away", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, { name: "quoridor", setup: { first: 1, position: "e8 a7 / - / 10 10 / 1" } });
  await page.locator(".board-frame .target").first().waitFor();
  await page.locator(".board-frame").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await says(page, "You win by 6 steps!");
  await page.locator(".after [data-action=level]").click();
  await page.locator(".move-list .none").waitFor();
  await eventually(async () => {
    const { players, moves } = await gameOn(page);
    assert.deepEqual([players[1], moves.length <= 1], [{ kind: "computer", level: 4 }, true]);
  });
  assert.deepEqual(trouble, []);
  await context.close();
});

test("every level has a name, a sentence and the strength that docs/engines/levels.md says", async () => {
  const { page, context, trouble } = await newPage();
  const rows = (await readFile(new URL("../../../../../docs/engines/levels.md", import.meta.url), "utf8")).matchAll(
    /^\| (\d) \| ([^|]+) \| (\d+) \| (\d+) \|$/gm,
  );
  const levels = [...rows].map(([, level, name, ...elo]) => ({ level, name, elo }));
  assert.equal(levels.length, 8);
  for (const [at, game] of ["quoridor", "squadro"].entries()) {
    await open(page, `#/new/${game}/computer`);
    const sentences = new Set();
    for (const { level, name, elo } of levels) {
      await page.locator(`[name=level][value='${level}']`).check();
      const about = page.locator(".level-about");
      await eventually(async () => assert.equal(await about.locator("strong").textContent(), name));
      if (level !== "1") assert.match(await about.locator("small").textContent(), new RegExp(` ${elo[at]} Elo `));
      sentences.add(await about.locator("span").textContent());
    }
    assert.equal(sentences.size, 8, "each plays in its own way");
  }
  await counts(page, ".trouble", 0);
  assert.deepEqual(trouble, []);
  await context.close();
});
