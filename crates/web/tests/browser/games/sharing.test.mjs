// The share dialog, and matches of two games with balanced starts.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { serious } from "../judging.mjs";
import { pieceAt, start } from "../playing.mjs";
import { counts, downloaded, eventually, gameOn, newPage, open, useStand } from "../stand.mjs";

useStand();

async function resign(page) {
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign].danger").click();
}

/** Copies a link from the dialog, and returns it. */
async function linkOf(page) {
  await page.evaluate(() => {
    window.copied = "";
    navigator.clipboard.writeText = async (text) => void (window.copied = text);
  });
  await page.locator("dialog.sharing [data-share=link]").click();
  await eventually(async () => assert.notEqual(await page.evaluate(() => window.copied), ""));
  return new URL(await page.evaluate(() => window.copied));
}

/** How files of each kind begin. */
const BEGINNINGS = { png: "\u0089PNG", svg: "<svg", gif: "GIF89a", json: "{" };

test("a finished game is shared as text and as files that the page makes", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "squadro", "friends", { first: 1 });
  await page.mouse.click(...(await pieceAt(page, 1, 3)));
  await counts(page, ".move-list button", 1, "a move was made");
  await resign(page);
  await page.locator("[data-action=share]").click();
  const dialog = page.locator("dialog.sharing");
  await dialog.waitFor();
  assert.deepEqual(await serious(page), []);
  const link = await linkOf(page);
  assert.equal(link.hash, "#/analysis/squadro?moves=3,x2", "nobody else has this game: all of it is in the link");
  for (const [kind, beginning] of Object.entries(BEGINNINGS)) {
    const saving = page.waitForEvent("download");
    await dialog.locator(`[data-share=${kind}]`).click();
    const { file, remove } = await downloaded(saving);
    const bytes = await readFile(file);
    assert.equal(bytes.toString("latin1").slice(0, beginning.length), beginning, kind);
    if (kind === "json") assert.deepEqual(JSON.parse(bytes).moves.length, 2, "a move, and who left");
    await remove();
  }
  await dialog.locator("[name=scope][value=position]").check();
  assert.equal(await dialog.locator("[data-share=gif]").count(), 0, "a position doesn't move");
  await page.keyboard.press("Escape");
  await counts(page, "dialog.sharing", 0, "the dialog is closed");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("an analysis is shared: the game as far as it goes, or the position on the board, as links and files", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/analysis/quoridor?moves=e2,e8,e3h,e7&at=2");
  await page.locator("[data-action=share]").click();
  const dialog = page.locator("dialog.sharing");
  await dialog.waitFor();
  const game = await linkOf(page);
  assert.equal(game.hash, "#/analysis/quoridor?moves=e2,e8,e3h,e7&at=2");
  assert.equal(game.searchParams.get("position"), "e2 e8 / - / 10 10 / 1", "for the picture beside the link");
  for (const kind of Object.keys(BEGINNINGS)) {
    const saving = page.waitForEvent("download");
    await dialog.locator(`[data-share=${kind}]`).click();
    const { file, remove } = await downloaded(saving);
    const bytes = await readFile(file);
    assert.equal(bytes.toString("latin1").slice(0, BEGINNINGS[kind].length), BEGINNINGS[kind], kind);
    if (kind === "json") assert.deepEqual(JSON.parse(bytes).moves, ["e2", "e8", "e3h", "e7"]);
    await remove();
  }
  await dialog.locator("[name=scope][value=position]").check();
  const position = await linkOf(page);
  assert.equal(position.hash, "#/analysis/quoridor?position=e2_e8/-/10_10/1");
  assert.deepEqual(await serious(page), []);
  await page.goto(position.href);
  await page.locator(".board-frame .target").first().waitFor();
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a match of two games from a balanced start changes seats and adds the results up", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "squadro", "friends", { start: "balanced", match: "two" });
  const position = async () => (await gameOn(page)).setup.position;
  const begun = await position();
  assert.match(begun, /^[\d /]+[yr]$/);
  await resign(page);
  const status = page.locator("[data-testid=status]");
  await eventually(async () => assert.match(await status.textContent(), /Match: \w+ [01]–[01] \w+/));
  const next = page.locator("[data-action=again]");
  assert.equal(await next.textContent(), "Second game");
  await next.click();
  await eventually(async () => assert.equal(await page.locator("[data-action=again]").count(), 0));
  await eventually(async () => assert.deepEqual(await position(), begun, "both games begin alike"));
  await resign(page);
  // Whoever is to move resigned twice: each player once.
  await eventually(async () => assert.match(await status.textContent(), /Match: \w+ 1–1 \w+/));
  assert.equal(await page.locator("[data-action=again]").textContent(), "Rematch");
  assert.deepEqual(trouble, []);
  await context.close();
});
