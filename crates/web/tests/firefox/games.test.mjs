// The app in Firefox: a game of each kind by mouse and by keyboard, one over the server, one without network.

import assert from "node:assert/strict";
import { test } from "node:test";

import { checkOver, MOVES, placedFence, playOut, start, startByKeyboard } from "../browser/playing.mjs";
import { counts, enginesKept, open, stand } from "../browser/stand.mjs";
import { newPage, useFirefox } from "./driver.mjs";

useFirefox();

/** Whether both games are played by mouse and by keyboard. */
const FULL = process.env.FARSIDE_CASES !== undefined;

for (const game of ["quoridor", "squadro"]) {
  test(`${game} by mouse in Firefox`, { skip: !FULL && game === "squadro" }, async () => {
    const { page, context, trouble } = await newPage();
    const choices = { level: 1, first: 1, ...(game === "squadro" ? { seat: 1 } : { players: 2 }) };
    await start(page, game, "computer", choices);
    const played = await playOut(page, MOVES[game].mouse(page));
    if (game === "quoridor") assert.ok(placedFence(played), "a fence was placed by mouse");
    await checkOver(played, trouble);
    await context.close();
  });

  test(`${game} by keyboard alone in Firefox`, { skip: !FULL && game === "quoridor" }, async () => {
    const { page, context, trouble } = await newPage();
    await startByKeyboard(page, game);
    const played = await playOut(page, MOVES[game].keyboard(page));
    if (game === "quoridor") assert.ok(placedFence(played), "a fence was placed by keyboard");
    await checkOver(played, trouble);
    await context.close();
  });
}

// The last of this file: nobody serves the app any more.
test("a game against the computer in Firefox with nobody to serve the app", async () => {
  const { page, context } = await newPage();
  await open(page);
  await enginesKept(page);
  const ended = new Promise((resolve) => stand.server.once("exit", resolve));
  stand.server.kill();
  await ended;
  await page.reload();
  await page.locator(".card").first().waitFor();
  await start(page, "squadro", "computer", { level: 1, first: 1, seat: 1 });
  for (const answered of [2, 4]) {
    await page.locator(".can-move .touch").click();
    await counts(page, ".move-list button", answered, "the computer answers");
    await page.locator(".can-move").waitFor();
  }
  await context.close();
});
