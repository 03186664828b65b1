// For people who don't see the board: the board in words, moves by typing, everything said.

import assert from "node:assert/strict";
import { test } from "node:test";

import { checkOver, chooseSquadro, keep, playOut } from "../playing.mjs";
import { enter, eventually, newPage, open, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };
const says = (page, wanted) =>
  eventually(async () => assert.match(await page.locator("[data-testid=announcer]").textContent(), wanted));

async function openReading(page, game) {
  await page.addInitScript(() => localStorage.setItem("farside.settings", JSON.stringify({ reader: "on" })));
  await enter(page);
  await keep(page, { id: "kept", ...game });
  await open(page, "#/play/kept");
  await page.locator(".reader li").first().waitFor();
}

async function type(page, move) {
  await page.locator(".reader input").fill(move);
  await page.keyboard.press("Enter");
}

test("Quoridor in words", async () => {
  const { page, context, trouble } = await newPage();
  await openReading(page, { name: "quoridor", players: [PERSON, PERSON], setup: { first: 1 }, moves: ["e2", "e8"] });
  const words = page.locator(".reader ul");
  assert.match(await words.textContent(), /White: pawn on e2\. 7 steps to go\. 10 fences left\./);
  assert.match(await words.textContent(), /No fences on the board/);
  await type(page, "e3");
  await says(page, /White: pawn to e3\. Black to move\./);
  // Notation is read as people write it; what can't be done is said.
  await type(page, "E3H");
  await says(page, /horizontal fence above e3/);
  await eventually(async () => assert.match(await words.textContent(), /Horizontal fences, above: e3/));
  await type(page, "e3v");
  await says(page, /It crosses fence e3h\./);
  await type(page, "castle");
  await says(page, /isn’t a move/);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a whole game of Squadro by typing", async () => {
  const { page, context, trouble } = await newPage();
  await openReading(page, { name: "squadro", players: [PERSON, { kind: "computer", level: 1 }], setup: { first: 1 } });
  const game = await playOut(page, async (view) => type(page, String(chooseSquadro(view))));
  await says(page, /You win|wins/);
  await checkOver(game, trouble);
  await context.close();
});

test("screen-reader mode is offered to whoever comes by keyboard", async () => {
  const { page, context } = await newPage();
  await open(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("farside.settings") ?? "{}").reader === "on");
  await context.close();
});
