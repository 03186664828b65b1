// The share dialog, and matches of two games with balanced starts.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { serious } from "../judging.mjs";
import { pieceAt, start } from "../playing.mjs";
import { counts, downloaded, eventually, gameOn, newPage, useStand } from "../stand.mjs";

useStand();

async function resign(page) {
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign].danger").click();
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
  assert.equal(await dialog.locator("[data-share=link]").count(), 0, "nobody else has this game");
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
