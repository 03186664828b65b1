// On a phone 360 pixels wide every square and every groove can be hit with a thumb: measured over the whole board.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keep, PHONE, pieceAt, spot } from "../playing.mjs";
import { counts, enter, gameOn, newPage, open, scriptOf, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };
/** The least that anything to be touched measures across, in pixels of the page: that of WCAG 2.2, 2.5.8. */
const TARGET = 24;

/**
 * What every pixel of the board means to a finger, by the board's own reckoning: for each square and fence its number of
 * pixels and how far it reaches across and down.
 */
async function measure(page, onSquares) {
  const [aim, grid] = [await scriptOf(page, "board/quoridor/aim.ts"), await scriptOf(page, "board/quoridor/grid.ts")];
  return page.evaluate(
    async ([aimModule, gridModule, squaresOpen]) => {
      const { aimAt } = await import(aimModule);
      const { Grid, SIZE, writeFence, writeSquare } = await import(gridModule);
      const pixels = Math.floor(document.querySelector(".board-frame .board").getBoundingClientRect().width);
      const found = new Map();
      for (let y = 0; y < pixels; y++) {
        for (let x = 0; x < pixels; x++) {
          const point = { x: ((x + 0.5) * SIZE) / pixels, y: ((y + 0.5) * SIZE) / pixels };
          const meant = aimAt(new Grid("bottom"), point, true, () => (squaresOpen ? "move" : undefined));
          const name =
            meant?.kind === "move"
              ? writeSquare(meant.square)
              : meant?.kind === "fence"
                ? writeFence(meant.fence)
                : "nothing";
          const seen = found.get(name) ?? { count: 0, left: x, right: x, top: y, bottom: y };
          seen.count++;
          seen.left = Math.min(seen.left, x);
          seen.right = Math.max(seen.right, x);
          seen.bottom = y;
          found.set(name, seen);
        }
      }
      return [...found].map(([name, { count, left, right, top, bottom }]) => ({
        name,
        count,
        across: right - left + 1,
        down: bottom - top + 1,
      }));
    },
    [aim, grid, onSquares],
  );
}

async function openBoard(page, game) {
  await enter(page);
  await keep(page, { id: "kept", players: [PERSON, PERSON], setup: { first: 1 }, ...game });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target, .board-frame .can-move").first().waitFor();
}

test("every square and every groove of Quoridor has room for a thumb", async () => {
  const { page, context } = await newPage(PHONE);
  await openBoard(page, { name: "quoridor" });
  const fences = await measure(page, false);
  assert.equal(fences.filter(({ name }) => name.length === 3).length, 128);
  for (const { name, across, down } of fences)
    assert.ok(Math.max(across, down) >= TARGET && Math.min(across, down) >= TARGET, `${name}: ${across} × ${down}`);
  // Where a pawn could go, squares have to be hit, too; a groove beside them is narrow, and is nudged to.
  const both = await measure(page, true);
  const squares = both.filter(({ name }) => name.length === 2);
  assert.equal(squares.length, 81);
  for (const { name, across, down } of squares)
    assert.ok(across >= TARGET && down >= TARGET, `${name}: ${across} × ${down}`);
  assert.equal(both.filter(({ name }) => name.length === 3).length, 128, "no groove is out of reach");
  await context.close();
});

test("a touch on each of the 128 grooves takes the fence that lies there", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  // Both pawns on the edge: their squares are in nobody's way.
  await openBoard(page, { name: "quoridor" });
  // From one place the others are found by their distance.
  const [corner, far] = [await spot(page, "a1h"), await spot(page, "h8h")];
  const [step, rise] = [(far[0] - corner[0]) / 7, (corner[1] - far[1]) / 7];
  const aside = (await spot(page, "a1v"))[0] - corner[0];
  const wrong = [];
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 8; row++) {
      for (const orientation of "hv") {
        const fence = `${"abcdefgh"[column]}${row + 1}${orientation}`;
        const [x, y] = [corner[0] + column * step, corner[1] - row * rise];
        await page.touchscreen.tap(...(orientation === "h" ? [x, y] : [x + aside, y - aside]));
        await page.locator(".fence-bar .cancel").waitFor();
        const taken = await page.evaluate(() => {
          const name = document.querySelector(".board-frame .ghost.waiting")?.dataset.fence;
          document.querySelector(".fence-bar .cancel").click();
          return name;
        });
        if (taken !== fence) wrong.push(`${fence}: ${taken}`);
        await counts(page, ".fence-bar", 0);
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.equal((await gameOn(page)).moves.length, 0);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("every piece of Squadro has room for a thumb", async () => {
  const { page, context } = await newPage(PHONE);
  await openBoard(page, { name: "squadro" });
  for (let lane = 1; lane <= 5; lane++) {
    const box = await page.locator(`.board-frame .piece[data-seat='1'][data-lane='${lane}'] .touch`).boundingBox();
    assert.ok(box.width >= 40 && box.height >= 40, `lane ${lane}: ${box.width} × ${box.height}`);
    await page.touchscreen.tap(...(await pieceAt(page, 1, lane)));
    await counts(page, ".preview .landing", 1, `lane ${lane}`);
  }
  assert.equal((await gameOn(page)).moves.length, 0, "one touch moves nothing");
  await context.close();
});
