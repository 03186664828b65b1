// Whole games against the computer: by mouse, by touch, by keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  checkOver,
  chooseQuoridor,
  chooseSquadro,
  MOVES,
  PHONE,
  pieceAt,
  placedFence,
  playOut,
  spot,
  start,
  startByKeyboard,
} from "../playing.mjs";
import { counts, newPage, useStand } from "../stand.mjs";

useStand();

test("Quoridor by mouse", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor", "computer", { players: 2, level: 1, first: 1 });
  const game = await playOut(page, MOVES.quoridor.mouse(page));
  assert.ok(placedFence(game), "a fence was placed by mouse");
  await checkOver(game, trouble);
  await context.close();
});

test("Quoridor by touch on a small phone", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await start(page, "quoridor", "computer", { players: 2, level: 1, first: 1 });
  const game = await playOut(page, async (view, ply) => {
    const move = chooseQuoridor(view, ply);
    await page.touchscreen.tap(...(await spot(page, move)));
    if (move.length < 3) return;
    await page.locator(".fence-bar").waitFor();
    await counts(page, ".ghost.waiting", 1, "the fence waits for a second touch");
    // The second touch is on the fence itself or on the button.
    if (ply % 4 === 0) await page.touchscreen.tap(...(await spot(page, move)));
    else await page.locator(".fence-bar .primary").tap();
  });
  assert.ok(placedFence(game), "a fence was placed by touch");
  await checkOver(game, trouble);
  await context.close();
});

test("Quoridor by keyboard alone", async () => {
  const { page, context, trouble } = await newPage();
  await startByKeyboard(page, "quoridor");
  const game = await playOut(page, MOVES.quoridor.keyboard(page));
  assert.ok(placedFence(game), "a fence was placed by keyboard");
  await checkOver(game, trouble);
  await context.close();
});

test("Squadro by touch", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await start(page, "squadro", "computer", { level: 1, first: 1, seat: 1 });
  const game = await playOut(page, async (view) => {
    const place = await pieceAt(page, 1, chooseSquadro(view));
    await page.touchscreen.tap(...place);
    return page.touchscreen.tap(...place);
  });
  await checkOver(game, trouble);
  await context.close();
});

for (const way of ["mouse", "keyboard"]) {
  test(`Squadro by ${way}`, async () => {
    const { page, context, trouble } = await newPage();
    if (way === "keyboard") await startByKeyboard(page, "squadro");
    else await start(page, "squadro", "computer", { level: 1, first: 1, seat: 1 });
    const game = await playOut(page, MOVES.squadro[way](page));
    await checkOver(game, trouble);
    await context.close();
  });
}
