// What is kept in the browser: the list of games, taking them elsewhere, browsers that keep nothing, two tabs with one game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { keep, start } from "../playing.mjs";
import { downloaded, counts, eventually, gameOn, newPage, open, stand, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };

/** Plays one move of a game against the computer and resigns. */
async function resignOne(page) {
  await start(page, "quoridor", "computer", { level: 1, first: 1 });
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign].danger").click();
  await page.locator("[data-action=again]").waitFor();
}

test("the list says against whom, how it ended and where; removing can be undone", async () => {
  const { page, context, trouble } = await newPage();
  await resignOne(page);
  await open(page, "#/saved");
  const row = page.locator(".saved-game");
  await eventually(async () => {
    const text = await row.textContent();
    assert.match(text, /Quoridor vs\. Computer \(level 1\).*You lost.*On this device/);
  });
  await counts(page, ".saved-game .thumbnail .seat-1, .saved-game .thumbnail .seat-2", 2, "there is a picture");
  await row.getByRole("button").click();
  await counts(page, ".saved-game", 0);
  await page.locator(".saved-undo button").click();
  await counts(page, ".saved-game", 1, "it is back");
  await counts(page, ".saved-undo", 0);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("all games go to another browser in one file", async () => {
  const [here, there] = [await newPage(), await newPage()];
  await resignOne(here.page);
  const { id } = await gameOn(here.page);
  await open(here.page, "#/saved");
  const saving = here.page.waitForEvent("download");
  await here.page.getByRole("button", { name: "Export all games" }).click();
  const { file, remove } = await downloaded(saving);
  assert.equal(JSON.parse(await readFile(file, "utf8")).games.length, 1);
  await open(there.page, "#/saved");
  const take = async (what) => there.page.locator("input[type=file]").setInputFiles(what);
  await take(file);
  await there.page.getByText("1 game imported.").waitFor();
  await counts(there.page, ".saved-game", 1);
  await take(file);
  await there.page.getByText("No new games in this file.").waitFor();
  await take({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("[1]") });
  await there.page.getByText("This file has no Farside games.").waitFor();
  await open(there.page, `#/play/${id}`);
  await there.page.locator("[data-action=again]").waitFor();
  assert.deepEqual([...here.trouble, ...there.trouble], []);
  await Promise.all([here.context.close(), there.context.close()]);
  await remove();
});

for (const [what, script, says] of [
  ["no database", () => Object.defineProperty(window, "indexedDB", { value: undefined }), /doesn’t save games/],
  [
    "a full disk",
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    /storage is full/,
  ],
]) {
  test(`with ${what} play goes on in memory, and the page says what isn't kept`, async () => {
    const { page, context, trouble } = await newPage();
    await context.addInitScript(script);
    await start(page, "quoridor", "computer", { level: 1, first: 1 });
    await page.locator(".board-frame").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await eventually(async () =>
      assert.ok((await page.locator(".move-list button").count()) >= 2, "the computer answers"),
    );
    assert.match(await page.locator(".not-kept").textContent(), says);
    const address = page.url();
    await page.evaluate(() => (location.hash = "#/saved"));
    await counts(page, ".saved-game", 1, "it is there as long as the page is");
    await page.evaluate((to) => (location.hash = new URL(to).hash), address);
    await eventually(async () => assert.ok((await page.locator(".move-list button").count()) >= 2));
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test("of two tabs with one game one writes and the other follows, and takes over when the first is closed", async () => {
  const { page, context, trouble } = await newPage();
  await open(page);
  await keep(page, { id: "kept", name: "quoridor", players: [PERSON, PERSON], setup: { first: 1 } });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target").first().waitFor();
  const other = await context.newPage();
  await other.goto(`${stand.address}#/play/kept`);
  await other.locator("[data-testid=follows]").waitFor();
  await counts(other, ".board-frame .target", 0, "nobody moves there");
  const move = async (tab) => {
    await tab.locator(".board-frame").focus();
    await tab.keyboard.press("ArrowUp");
    await tab.keyboard.press("Enter");
  };
  await move(page);
  await counts(other, ".move-list button", 1, "it follows");
  await page.close();
  await other.locator(".board-frame .target").first().waitFor();
  await counts(other, "[data-testid=follows]", 0);
  await other.locator("[data-action=undo]").click();
  await counts(other, ".move-list button", 0);
  assert.deepEqual((await gameOn(other)).moves, []);
  assert.deepEqual(trouble, []);
  await context.close();
});
