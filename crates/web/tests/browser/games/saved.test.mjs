// Games that version 0.1 kept: they open, and go on.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { keep, spot } from "../playing.mjs";
import { counts, gameOn, newPage, open, rowOn, useStand } from "../stand.mjs";

useStand();

test("games kept by version 0.1 are listed, open and go on", async () => {
  const rows = JSON.parse(await readFile(new URL("../../data/saved-0.1.json", import.meta.url), "utf8"));
  const { page, context, trouble } = await newPage();
  await open(page);
  for (const row of rows) await keep(page, row);
  await open(page, "#/saved");
  await counts(page, ".saved-game", rows.length, "all of them are listed");
  await counts(page, ".saved-game svg.thumbnail", rows.length, "with a picture, although nobody has opened them");
  for (const { id, name, moves, over } of rows) {
    await page.evaluate((to) => (location.hash = to), `#/play/${id}`);
    await counts(page, ".move-list button", moves.length, `${name} ${moves.join(" ")}`);
    await counts(page, "[data-action=again]", over ? 1 : 0, "it is over, or it isn't");
    // From now on it is kept as events.
    assert.ok(Array.isArray((await rowOn(page, id)).local.events));
  }
  const going = rows.find(
    ({ players, over }) => !over && players.some(({ kind }) => kind === "computer") && players.length === 2,
  );
  await page.evaluate((to) => (location.hash = to), `#/play/${going.id}`);
  await counts(page, ".move-list button", going.moves.length);
  await page.locator(".target").first().waitFor();
  await page.mouse.click(...(await spot(page, "e3")));
  await counts(page, ".move-list button", going.moves.length + 2, "and the computer answers");
  assert.deepEqual((await gameOn(page)).moves.slice(0, going.moves.length), going.moves);
  assert.deepEqual(trouble, []);
  await context.close();
});
