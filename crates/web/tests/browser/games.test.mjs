// Whole games against the computer: by mouse, by touch, by keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  checkOver,
  chooseQuoridor,
  chooseSquadro,
  PHONE,
  pieceAt,
  playOut,
  spot,
  start,
  startByKeyboard,
} from "./playing.mjs";
import { counts, newPage, useStand } from "./stand.mjs";

useStand();

const hasFence = (game) => game.moves.some((move, ply) => ply % 2 === 0 && move.length === 3);

test("Quoridor by mouse", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor", "computer", { players: 2, level: 1, first: 1 });
  const game = await playOut(page, async (view, ply) => {
    const move = chooseQuoridor(view, ply);
    const own = view.sides[0].pawn;
    if (move.length === 3 || ply % 4 === 0) return page.mouse.click(...(await spot(page, move)));
    // Every other step is dragged.
    await page.mouse.move(...(await spot(page, own)));
    await page.mouse.down();
    await page.mouse.move(...(await spot(page, move)), { steps: 3 });
    return page.mouse.up();
  });
  assert.ok(hasFence(game), "a fence was placed by mouse");
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
  assert.ok(hasFence(game), "a fence was placed by touch");
  await checkOver(game, trouble);
  await context.close();
});

test("Quoridor by keyboard alone", async () => {
  const { page, context, trouble } = await newPage();
  await startByKeyboard(page, "quoridor");
  const walk = async (from, to) => {
    const columns = to.charCodeAt(0) - from.charCodeAt(0);
    const rows = to.charCodeAt(1) - from.charCodeAt(1);
    for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
  };
  let cursor;
  const game = await playOut(page, async (view, ply) => {
    if (cursor === undefined) {
      for (let tab = 0; tab < 20 && !(await page.locator(".board-frame:focus").count()); tab++)
        await page.keyboard.press("Tab");
    }
    cursor ??= view.sides[0].pawn;
    const move = chooseQuoridor(view, ply);
    if (move.length === 2) {
      await walk(cursor, move);
      cursor = move;
    } else {
      const begin = String.fromCharCode(Math.min(104, cursor.charCodeAt(0)), Math.min(56, cursor.charCodeAt(1)));
      await page.keyboard.press(move.endsWith("h") ? "h" : "v");
      await walk(begin, move.slice(0, 2));
    }
    await page.keyboard.press("Enter");
  });
  assert.ok(hasFence(game), "a fence was placed by keyboard");
  await checkOver(game, trouble);
  await context.close();
});

for (const way of ["mouse", "touch", "keyboard"]) {
  test(`Squadro by ${way}`, async () => {
    const { page, context, trouble } = await newPage(way === "touch" ? PHONE : {});
    if (way === "keyboard") await startByKeyboard(page, "squadro");
    else await start(page, "squadro", "computer", { level: 1, first: 1, seat: 1 });
    const game = await playOut(page, async (view) => {
      const lane = chooseSquadro(view);
      if (way === "mouse") return page.mouse.click(...(await pieceAt(page, 1, lane)));
      if (way === "touch") {
        const place = await pieceAt(page, 1, lane);
        await page.touchscreen.tap(...place);
        return page.touchscreen.tap(...place);
      }
      for (let tab = 0; tab < 20 && !(await page.locator(".board-frame:focus").count()); tab++)
        await page.keyboard.press("Tab");
      await page.keyboard.press(String(lane));
      return page.keyboard.press("Enter");
    });
    await checkOver(game, trouble);
    await context.close();
  });
}
