// Whole games against the computer: by mouse, by touch, by keyboard alone.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { gameOn, loadEngine, newPage, open, useStand } from "./stand.mjs";

useStand();

let ask;
before(async () => {
  ask = await loadEngine();
});

const TURNS = 120;

/** Starts a game against the computer's first level, the person moving first. */
async function start(page, game) {
  await open(page, `#/new/${game}/computer`);
  await page.locator("[name=level][value='1']").check();
  await page.locator("[name=first][value='1']").check();
  if (game === "squadro") await page.locator("[name=seat][value='1']").check();
  await page.locator("button[type=submit]").click();
  await page.locator(".board .can-move, .board .target").first().waitFor();
}

/** The same by keyboard alone: the first choice of every group and the arrow keys. */
async function startByKeyboard(page, game) {
  await open(page, `#/new/${game}/computer`);
  await page.locator("[name=level]:checked").focus();
  for (let step = 0; step < 7; step++) {
    if (await page.locator("[name=level][value='1']").isChecked()) break;
    await page.keyboard.press("ArrowLeft");
  }
  if (game === "squadro") {
    await page.locator("[name=seat]:checked").focus();
    await page.keyboard.press("ArrowRight");
  }
  await page.locator("[name=first]:checked").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator(".board .can-move, .board .target").first().waitFor();
}

/** Plays a whole game, `move` making each of the person's moves. */
async function playOut(page, move) {
  for (let turn = 0; turn < TURNS; turn++) {
    await page.locator(".board .can-move, .board .target, .status .primary").first().waitFor();
    if ((await page.locator(".status .primary").count()) > 0) return gameOn(page);
    const { name, setup, moves } = await gameOn(page);
    const view = ask({ call: "view", game: { name, setup, moves } });
    await move(view, moves.length);
    await page.waitForFunction((made) => document.querySelectorAll(".move-list button").length > made, moves.length);
  }
  throw new Error("the game doesn't end");
}

const PITCH = 70;
const SIZE = 682;

/** Where a square, or the middle of a fence, is on the page. */
async function spot(page, text) {
  const box = await page.locator(".board").boundingBox();
  const half = text.length === 3 ? PITCH / 2 : 0;
  const x = 58 + PITCH * (text.charCodeAt(0) - 97) + half;
  const y = 58 + PITCH * (57 - text.charCodeAt(1)) - half;
  // A groove is pointed at beside its middle, where no other crosses it.
  const aside = text.endsWith("h") ? [-20, 0] : text.endsWith("v") ? [0, -20] : [0, 0];
  return [box.x + ((x + aside[0]) / SIZE) * box.width, box.y + ((y + aside[1]) / SIZE) * box.height];
}

/** A good fence now and then, otherwise the next square of the way. */
function choose(view, ply) {
  const longer = ([, { changes }]) => (changes ?? []).reduce((sum, change) => sum + (change.seat === 1 ? -change.longer : change.longer), 0);
  if (ply % 6 === 4 && view.sides[0].fences > 0) {
    const best = Object.entries(view.ghosts).filter(([, ghost]) => "changes" in ghost).sort((a, b) => longer(b) - longer(a))[0];
    if (best !== undefined && longer(best) > 0) return best[0];
  }
  const [next] = view.sides[0].way;
  return view.targets.includes(next) ? next : view.targets[0];
}

function checkOver(game, trouble) {
  assert.equal(game.over, true);
  const view = ask({ call: "view", game: { name: game.name, setup: game.setup, moves: game.moves } });
  assert.notEqual(view.ending, null);
  assert.deepEqual(trouble, []);
}

test("Quoridor by mouse", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor");
  const game = await playOut(page, async (view, ply) => {
    const move = choose(view, ply);
    await page.mouse.move(...(await spot(page, move)));
    await page.mouse.click(...(await spot(page, move)));
  });
  assert.ok(game.moves.some((move, ply) => ply % 2 === 0 && move.length === 3), "a fence was placed by mouse");
  checkOver(game, trouble);
  await context.close();
});

test("Quoridor by touch on a small phone", async () => {
  const { page, context, trouble } = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await start(page, "quoridor");
  const game = await playOut(page, async (view, ply) => {
    const move = choose(view, ply);
    await page.touchscreen.tap(...(await spot(page, move)));
    if (move.length < 3) return;
    await page.locator(".fence-bar").waitFor();
    assert.equal(await page.locator(".ghost.waiting").count(), 1, "the fence waits for a second touch");
    await page.locator(".fence-bar .primary").tap();
  });
  assert.ok(game.moves.some((move, ply) => ply % 2 === 0 && move.length === 3), "a fence was placed by touch");
  checkOver(game, trouble);
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
      for (let tab = 0; tab < 20 && !(await page.locator(".board-frame:focus").count()); tab++) await page.keyboard.press("Tab");
    }
    cursor ??= view.sides[0].pawn;
    const move = choose(view, ply);
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
  checkOver(game, trouble);
  await context.close();
});

for (const way of ["mouse", "touch", "keyboard"]) {
  test(`Squadro by ${way}`, async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, context, trouble } = await newPage(way === "touch" ? phone : {});
    await (way === "keyboard" ? startByKeyboard : start)(page, "squadro");
    const game = await playOut(page, async (view) => {
      const lane = [...view.legal].sort((a, b) => view.sides[0].pieces[b - 1].speed - view.sides[0].pieces[a - 1].speed)[0];
      const piece = page.locator(`.piece[data-seat='1'][data-lane='${lane}']:not(.landing)`);
      if (way === "mouse") await piece.click();
      else if (way === "touch") {
        await piece.tap();
        await piece.tap();
      } else {
        if ((await page.locator(".board-frame:focus").count()) === 0) await page.locator(".board-frame").focus();
        await page.keyboard.press(String(lane));
        await page.keyboard.press("Enter");
      }
    });
    checkOver(game, trouble);
    await context.close();
  });
}
