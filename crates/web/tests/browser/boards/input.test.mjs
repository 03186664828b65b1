// Input that people trust: the pawn in hand, fences from the rack, premoves, confirmation, taking back, looking back by keys.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keep, PHONE, pieceAt, spot } from "../playing.mjs";
import { counts, enter, eventually, gameOn, newPage, open, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };
const COMPUTER = { kind: "computer", level: 1 };
const FRIENDS = { name: "quoridor", players: [PERSON, PERSON], setup: { first: 1 } };

async function openGame(page, game, settings = {}) {
  await page.addInitScript((kept) => localStorage.setItem("farside.settings", JSON.stringify(kept)), settings);
  await enter(page);
  await keep(page, { id: "kept", ...game });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target, .board-frame .can-move").first().waitFor();
}

const note = (page, wanted) =>
  eventually(async () =>
    assert.match((await page.locator(".board-frame .note-text").allTextContents()).join(" "), wanted),
  );
const made = (page, moves) => eventually(async () => assert.deepEqual((await gameOn(page)).moves, moves));
const status = (page, wanted) =>
  eventually(async () => assert.match(await page.locator(".tray").textContent(), wanted));

/** All of these are seen as a whole without scrolling, and with nothing before them. */
async function inSight(page, selectors) {
  for (const selector of selectors) {
    const found = await page.locator(selector).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return { inside, free: element.contains(document.elementFromPoint(x, y)) };
    });
    assert.deepEqual(found, { inside: true, free: true }, selector);
  }
}

test("a far square and the frame do nothing but say so", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, FRIENDS);
  await page.mouse.click(...(await spot(page, "c7")));
  await note(page, /\S/);
  await page.mouse.move(...(await spot(page, "h3")));
  await counts(page, ".board-frame .note, .board-frame .ghost, .board-frame .pawn-ghost", 0);
  const box = await page.locator(".board-frame .board").boundingBox();
  for (const at of [0.2, 0.5, 0.8]) {
    await page.mouse.click(box.x + box.width * at, box.y + 6);
    await note(page, /^Fences go into the grooves\.$/);
    await page.mouse.click(box.x + 6, box.y + box.height * at);
  }
  await made(page, []);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the pawn is picked up by a click, and shows where it can go", async () => {
  for (const options of [{}, PHONE]) {
    const { page, context, trouble } = await newPage(options);
    await openGame(page, FRIENDS);
    const tap = async (place) =>
      options === PHONE
        ? page.touchscreen.tap(...(await spot(page, place)))
        : page.mouse.click(...(await spot(page, place)));
    await tap("e1");
    await counts(page, ".pawn.selected", 1);
    await counts(page, ".board-frame .reach", 3, "d1, f1 and e2");
    await tap("e1");
    await counts(page, ".pawn.selected, .board-frame .reach", 0, "a second click puts it back");
    await tap("e1");
    await counts(page, ".pawn.selected", 1);
    await page.keyboard.press("Escape");
    await counts(page, ".pawn.selected", 0);
    await tap("e1");
    await tap("e2");
    await made(page, ["e2"]);
    await counts(page, ".pawn.selected, .board-frame .reach", 0);
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

test("a square that the pawn can go to shows a ghost of it", async () => {
  const { page, context } = await newPage();
  await openGame(page, FRIENDS);
  await page.mouse.move(...(await spot(page, "d1")));
  await counts(page, ".pawn-ghost[data-square=d1] .seat-1", 1);
  await counts(page, ".board-frame .ghost", 0);
  await page.mouse.move(...(await spot(page, "d1h")));
  await counts(page, ".pawn-ghost", 0);
  await counts(page, ".board-frame .ghost[data-fence=d1h]", 1);
  await context.close();
});

test("a fence is dragged from the rack", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, FRIENDS);
  const rack = async (where) => {
    const { x, y, width, height } = await page.locator(`.seats.${where} .planks`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const drag = async (from, to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
  };
  await drag(await rack("below"), await spot(page, "c4v"));
  await counts(page, ".board-frame .ghost[data-fence=c4v]", 1);
  await made(page, []);
  await page.mouse.up();
  await made(page, ["c4v"]);
  await drag(await rack("below"), await spot(page, "f4h"));
  await page.mouse.up();
  await made(page, ["c4v"]);
  // Let go beside the board, it goes back.
  await drag(await rack("above"), await spot(page, "f4h"));
  await counts(page, ".board-frame .ghost", 1);
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await counts(page, ".board-frame .ghost", 0);
  await made(page, ["c4v"]);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("on a phone a fence from the rack waits to be placed", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await openGame(page, FRIENDS);
  const session = await context.newCDPSession(page);
  const touch = (type, point) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point === undefined ? [] : [{ x: point[0], y: point[1] }],
    });
  const { x, y, width, height } = await page.locator(".seats.below .planks").boundingBox();
  await touch("touchStart", [x + width / 2, y + height / 2]);
  const [right, down] = await spot(page, "c4h");
  for (const part of [0.3, 0.6, 1]) await touch("touchMove", [x + (right - x) * part, y + (down + 52 - y) * part]);
  await counts(page, ".board-frame .ghost.waiting", 1);
  await touch("touchEnd");
  await made(page, []);
  // A touch right after a quick movement is swallowed by the browser: it would stop the page from gliding on.
  await eventually(async () => {
    if (await page.locator(".fence-bar .primary").count()) await page.locator(".fence-bar .primary").tap();
    assert.match((await gameOn(page)).moves.join(" "), /^\w\d[hv]$/);
  });
  assert.deepEqual(trouble, []);
  await context.close();
});

test("fences are confirmed as it is set", async () => {
  for (const [confirm, mouse, finger] of [
    ["never", false, false],
    ["touch", false, true],
    ["always", true, true],
  ]) {
    for (const touch of [false, true]) {
      const { page, context } = await newPage(touch ? PHONE : {});
      await openGame(page, FRIENDS, { confirm });
      const click = async () =>
        (touch ? page.touchscreen : page.mouse)[touch ? "tap" : "click"](...(await spot(page, "d4h")));
      await click();
      if (touch ? finger : mouse) {
        await counts(page, ".board-frame .ghost.waiting", 1, confirm);
        await made(page, []);
        await click();
      }
      await made(page, ["d4h"]);
      await context.close();
    }
  }
});

/** A game in which the computer is to move and doesn't: its module isn't loaded. */
async function waitForComputer(game, settings) {
  const opened = await newPage();
  const { page, context } = opened;
  let loaded = 0;
  await context.route(/\.wasm$/, async (route) => {
    if (++loaded !== 2) await route.continue();
  });
  await page.addInitScript((kept) => localStorage.setItem("farside.settings", JSON.stringify(kept)), settings);
  await enter(page);
  await keep(page, { id: "kept", players: [PERSON, COMPUTER], setup: { first: 2 }, ...game });
  await open(page, "#/play/kept");
  await page.locator(".status.thinking").waitFor();
  return opened;
}

test("while the others are to move nothing looks like one's turn", async () => {
  for (const premoves of ["off", "on"]) {
    const { page, context } = await waitForComputer({ name: "quoridor" }, { premoves });
    await counts(page, ".pawn.seat-2.to-move", 1, "the ring is on the mover");
    await counts(page, ".pawn.seat-1.to-move, .board-frame .target", 0);
    await counts(page, ".player[data-seat='2'].turn", 1);
    await counts(page, ".player[data-seat='1'].turn", 0);
    await page.mouse.move(...(await spot(page, "d4h")));
    await counts(page, ".board-frame .ghost", premoves === "on" ? 1 : 0);
    await context.close();
  }
});

test("premoves are off until they are switched on, and a fence needs a second click", async () => {
  const off = await waitForComputer({ name: "quoridor" }, {});
  await off.page.mouse.click(...(await spot(off.page, "e2")));
  await off.page.mouse.click(...(await spot(off.page, "d4h")));
  await counts(off.page, ".status.planned, .board-frame .ghost", 0);
  await off.context.close();
  const { page, context } = await waitForComputer({ name: "quoridor" }, { premoves: "on" });
  await page.mouse.click(...(await spot(page, "d4h")));
  await counts(page, ".board-frame .ghost.waiting", 1);
  await counts(page, ".board-frame .fence.planned:not(.ghost)", 0);
  await page.mouse.click(...(await spot(page, "d4h")));
  await counts(page, ".board-frame .fence.planned:not(.ghost)", 1);
  await context.close();
  const squadro = await waitForComputer({ name: "squadro" }, { premoves: "on" });
  await squadro.page.mouse.click(...(await pieceAt(squadro.page, 1, 2)));
  await counts(squadro.page, ".fence-bar", 1, "a piece waits, too");
  await squadro.page.mouse.click(...(await pieceAt(squadro.page, 1, 2)));
  await counts(squadro.page, ".piece.planned", 1);
  await squadro.context.close();
});

test("one key and one button take back at once", async () => {
  const { page, context } = await newPage();
  await openGame(page, { ...FRIENDS, players: [PERSON, COMPUTER], moves: ["e2", "e8", "e3", "e7"] });
  await page.keyboard.press("u");
  await made(page, ["e2", "e8"]);
  await page.locator("[data-action=undo]").click();
  await made(page, []);
  await openGame(page, { ...FRIENDS, moves: ["e2", "e8", "e3"] });
  await page.keyboard.press("Control+z");
  await made(page, ["e2", "e8"]);
  await context.close();
});

test("keys step through the game, counted in turns as the list does", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, { ...FRIENDS, moves: "e2 e8 e3 e7 e4".split(" ") });
  const at = (wanted) => status(page, wanted);
  for (const [key, shown] of [
    ["ArrowLeft", /turn 2/],
    ["ArrowLeft", /turn 2/],
    ["ArrowLeft", /turn 1/],
    ["ArrowRight", /turn 2/],
    ["ArrowUp", /turn 1/],
    ["Home", /the start/],
    ["ArrowDown", /turn 1/],
    ["End", /to move/],
  ]) {
    await page.keyboard.press(key);
    await at(shown);
  }
  // Also after a click on the board; by keyboard on the board, arrows walk over it.
  await page.mouse.click(...(await spot(page, "h2")));
  await page.keyboard.press("ArrowLeft");
  await at(/turn 2/);
  await page.keyboard.press("End");
  await page.keyboard.press("h");
  await counts(page, ".board-frame .ghost.waiting", 1);
  const fence = () => page.locator(".board-frame .ghost").getAttribute("data-fence");
  const before = await fence();
  await page.keyboard.press("ArrowLeft");
  await eventually(async () => assert.notEqual(await fence(), before));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a click on the board while looking back says so, and leads back", async () => {
  for (const game of [
    { ...FRIENDS, moves: ["e2", "e8"] },
    { ...FRIENDS, name: "squadro", moves: ["1", "1"] },
  ]) {
    const { page, context } = await newPage();
    await openGame(page, game);
    await page.keyboard.press("ArrowLeft");
    await status(page, /Looking back/);
    await counts(page, "[data-testid=looking-back]", 0);
    const { x, y, width, height } = await page.locator(".board-frame").boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator("[data-testid=looking-back] button").click();
    await counts(page, "[data-testid=looking-back]", 0);
    await page.locator(".board-frame .target, .board-frame .can-move").first().waitFor();
    await made(page, game.moves);
    await context.close();
  }
});

test("a phone on its side shows the whole board, the own clock and what can be done", async () => {
  for (const name of ["quoridor", "squadro"]) {
    const { page, context } = await newPage({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
    const clock = { given: [300_000, 300_000], increment: 0, left: [[300_000, 300_000]], used: 0 };
    await openGame(page, { ...FRIENDS, name, clock });
    await page.locator(".seats.below .clock").waitFor();
    await inSight(page, [
      ".board-frame",
      ".seats.above .player",
      ".seats.below .clock",
      "[data-action=undo]",
      "[data-action=resign]",
    ]);
    await context.close();
  }
});

test("on a phone undo and resign are in sight", async () => {
  for (const [name, players] of [
    ["quoridor", 2],
    ["quoridor", 4],
    ["squadro", 2],
  ]) {
    const { page, context } = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openGame(page, {
      ...FRIENDS,
      name,
      players: Array.from({ length: players }, () => PERSON),
      setup: { ...(players > 2 ? { players } : {}), first: 1 },
    });
    await inSight(page, [".board-frame", ".seats.below .player", "[data-action=undo]", "[data-action=resign]"]);
    await context.close();
  }
});
