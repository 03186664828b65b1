// What the boards tell: what a fence would do, why it can't be placed, where a piece lands; and what one can do besides
// moving.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { keep, PHONE, pieceAt, spot } from "../playing.mjs";
import { counts, enter, eventually, gameOn, newPage, open, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };
const FRIENDS = { name: "quoridor", players: [PERSON, PERSON] };

/** Opens a game that was kept, and waits until somebody can move. */
async function openGame(page, game) {
  await enter(page);
  await keep(page, { id: "kept", ...game });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target, .board-frame .can-move").first().waitFor();
}

/** What the note on the board says, in however many lines. */
const noteOf = async (page) => (await page.locator(".board-frame .note-text").allTextContents()).join(" ");
const notes = (page, wanted) => eventually(async () => assert.match(await noteOf(page), wanted));

test("a fence tells what it would do to everybody's way", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, { ...FRIENDS, setup: { first: 1, position: "e4 e6 / c6h / 9 10 / 1" } });
  await page.mouse.move(...(await spot(page, "e6h")));
  await page.locator(".ghost").waitFor();
  await counts(page, ".shortest-path", 2, "both paths are drawn");
  await notes(page, /^\+\d for you$/);
  await page.mouse.move(...(await spot(page, "e5h")));
  await notes(page, /^\+\d for them, \+\d for you$/);
  await page.mouse.move(...(await spot(page, "a1h")));
  await notes(page, /^Slows no one$/);
  // The words lie on no pawn and not on the fence.
  const box = (selector) => page.locator(selector).first().boundingBox();
  const note = await box(".board-frame .note");
  for (const other of [".board-frame .pawn.seat-1", ".board-frame .pawn.seat-2", ".board-frame .ghost"]) {
    const { x, y, width, height } = await box(other);
    assert.ok(
      note.x >= x + width || x >= note.x + note.width || note.y >= y + height || y >= note.y + note.height,
      other,
    );
  }
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a fence that can't be placed shows why", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, { ...FRIENDS, setup: { first: 1, position: "e1 e9 / d1v e4h / 9 9 / 1" } });
  await page.mouse.move(...(await spot(page, "e4v")));
  await notes(page, /^It crosses fence e4h\.$/);
  await counts(page, ".in-the-way[data-fence=e4h]", 1, "the fence that is crossed is marked");
  await page.mouse.move(...(await spot(page, "f4h")));
  await notes(page, /^It overlaps fence e4h\.$/);
  // Walls on both sides of e1 and e2; a lid shuts the pawn in.
  await openGame(page, { ...FRIENDS, setup: { first: 1, position: "e1 e9 / d1v e1v / 9 9 / 1" } });
  await page.mouse.move(...(await spot(page, "e2h")));
  await notes(page, /^White would have no way through\.$/);
  await counts(page, ".shut-in", 2, "the squares it could still reach are shown");
  await page.mouse.click(...(await spot(page, "e2h")));
  assert.equal((await gameOn(page)).moves.length, 0, "it isn't placed");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a pawn that can't go somewhere says why", async () => {
  const { page, context } = await newPage();
  await openGame(page, { ...FRIENDS, setup: { first: 1, position: "e4 e5 / c1h / 9 10 / 1" } });
  await page.mouse.click(...(await spot(page, "e5")));
  await notes(page, /^A pawn is in the way\.$/);
  await page.mouse.click(...(await spot(page, "d5")));
  await notes(page, /^Jump straight to e6/);
  await page.mouse.click(...(await spot(page, "e6")));
  await page.waitForFunction(() => document.querySelectorAll(".move-list button").length === 1);
  await context.close();
});

test("a piece of Squadro tells where it lands and whom it sends back", async () => {
  const { page, context, trouble } = await newPage();
  // Yellow's first piece goes three spaces along its lane, over a piece of Red.
  await openGame(page, {
    name: "squadro",
    players: [PERSON, PERSON],
    setup: { position: "0 0 0 0 0 / 1 0 0 0 0 / y" },
  });
  await page.mouse.move(...(await pieceAt(page, 1, 1)));
  await notes(page, /^Moves \d spaces, sends lane 1 back to the start$/);
  for (const shown of ["landing", "jumped", "sent"]) await counts(page, `.preview .${shown}`, 1);
  assert.match(await page.locator(".seats.below").textContent(), /moves to go/);
  assert.match(await page.locator(".seats.above").textContent(), /moves to go/);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the list of Squadro's moves says what happened", async () => {
  const { page, context, trouble } = await newPage();
  await openGame(page, {
    name: "squadro",
    players: [PERSON, PERSON],
    setup: { position: "0 0 0 0 0 / 1 0 0 0 0 / y" },
    moves: ["1", "3"],
  });
  const cells = page.locator(".move-list button");
  await eventually(async () => assert.deepEqual(await cells.allTextContents(), ["1: 0–2 ×1", "3: 0–2"]));
  assert.equal(
    await cells.first().getAttribute("aria-label"),
    "Yellow: lane 1 from space 0 to space 2, sends lane 1 back to the start.",
  );
  assert.equal(await cells.nth(1).getAttribute("aria-label"), "Red: lane 3 from space 0 to space 2.");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("undo takes back to where a person was to move, and looking back changes nothing", async () => {
  const { page, context } = await newPage();
  await openGame(page, {
    name: "quoridor",
    players: [PERSON, { kind: "computer", level: 1 }],
    setup: { first: 1 },
    moves: ["e2", "e8", "e3", "e7"],
  });
  await page.getByRole("button", { name: "Previous move" }).click();
  await counts(page, ".target", 0, "nobody moves in the past");
  await eventually(async () => assert.match(await page.locator(".status").textContent(), /^Looking back: turn 2/));
  await page.getByRole("button", { name: "Back to the game" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".move-list button").length === 2);
  await eventually(async () => assert.deepEqual((await gameOn(page)).moves, ["e2", "e8"]));
  await context.close();
});

test("the board turns, and can do without coordinates", async () => {
  const { page, context } = await newPage();
  await openGame(page, { ...FRIENDS, setup: { first: 1 } });
  const height = async (seat) => (await page.locator(`.board-frame .pawn.seat-${seat}`).boundingBox()).y;
  assert.ok((await height(1)) > (await height(2)));
  await page.getByRole("button", { name: "Flip board" }).click();
  await eventually(async () => assert.ok((await height(1)) < (await height(2))));
  await counts(page, ".seats.below .player[data-seat='2']", 1);
  assert.ok(await page.locator(".board-frame .coordinate").first().isVisible());
  await open(page, "#/settings");
  for (const [name, value] of [
    ["coordinates", "off"],
    ["board", "contrast"],
    ["theme", "dark"],
    ["sounds", "off"],
  ]) {
    await page.locator(`[name=${name}][value=${value}]`).check();
  }
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target").first().waitFor();
  await page.locator(".board-frame .coordinate").first().waitFor({ state: "hidden" });
  await counts(page, "html[data-board=contrast][data-theme=dark]", 1);
  await context.close();
});

test("moves are animated, unless somebody doesn't want it", async () => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const { page, context } = await newPage({ reducedMotion });
    // However slow the machine is: what was set in motion is noted.
    await page.addInitScript(() => {
      globalThis.moved = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        if (this.closest(".board-frame") !== null) globalThis.moved.push(`${this.dataset.seat}${this.dataset.lane}`);
        return animate.apply(this, given);
      };
    });
    await openGame(page, {
      name: "squadro",
      players: [PERSON, PERSON],
      setup: { position: "0 0 0 0 0 / 1 0 0 0 0 / y" },
    });
    await page.mouse.click(...(await pieceAt(page, 1, 1)));
    await page.locator(".move-list button").first().waitFor();
    await page.waitForFunction(() => document.querySelector(".board-frame .last-path") !== null);
    const moved = await page.evaluate(() => globalThis.moved);
    assert.deepEqual(
      moved,
      reducedMotion === "reduce" ? [] : ["11", "21"],
      "the piece that jumps and the one that goes back",
    );
    await context.close();
  }
});

test("a dragged fence stands clear of the finger, and can be pushed and turned", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await openGame(page, { ...FRIENDS, setup: { first: 1 } });
  const session = await context.newCDPSession(page);
  const touch = (type, point) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: point === undefined ? [] : [{ x: point[0], y: point[1] }],
    });
  await page.evaluate(() => {
    addEventListener("pointerup", () => document.documentElement.setAttribute("data-let-go", ""), {
      capture: true,
      once: true,
    });
  });
  const [x, y] = await spot(page, "d4h");
  await touch("touchStart", [x, y]);
  for (const step of [10, 20, 30]) await touch("touchMove", [x + step, y]);
  await page.locator(".ghost").waitFor();
  await eventually(async () => {
    const ghost = await page.locator(".ghost").boundingBox();
    assert.ok(y - (ghost.y + ghost.height) >= 24, "there is room between the finger and the fence");
  });
  await touch("touchEnd");
  assert.equal((await gameOn(page)).moves.length, 0, "letting go isn't placing");
  const button = (name) => page.locator(".fence-bar").getByRole("button", { name, exact: true });
  const at = async () => {
    const box = await page.locator(".ghost .plank").boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.locator(".fence-bar").waitFor();
  // On a slow machine the page hears of the finger long after it has let go, and of its movements before that.
  await page.locator("html[data-let-go]").waitFor({ state: "attached" });
  const before = await at();
  const isLeft = async () => {
    const left = await at();
    return before[0] - left[0] > 30 && Math.abs(before[1] - left[1]) < 1;
  };
  // On a busy machine Chromium may take the first tap after a drag for one that stops a fling, and ignores it.
  await eventually(async () => {
    await button("Left").tap();
    for (let waited = 0; waited < 20 && !(await isLeft()); waited++) await pause(100);
    assert.ok(await isLeft(), `one to the left of ${before}: ${await at()}`);
  });
  await button("Down").tap();
  await eventually(async () => assert.ok((await at())[1] - before[1] > 30, "one down"));
  const lies = async () => (await page.locator(".ghost").getAttribute("data-fence")).at(-1);
  const lay = await lies();
  await button("Rotate").tap();
  await eventually(async () => assert.equal(await lies(), lay === "h" ? "v" : "h", "it lies the other way"));
  await button("Cancel").tap();
  await counts(page, ".ghost", 0);
  assert.deepEqual(trouble, []);
  await context.close();
});
