// What a click does is what the hover shows, on every fourth pixel of the board of Quoridor: never a fence out of a groove's
// reach, and on a square the pawn can go to always the pawn.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ask, keep, viewOf } from "../playing.mjs";
import { counts, enter, eventually, gameOn, newPage, open, scriptOf, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };
const STEP = 4;
/**
 * Every so many of them, across and down, are really pointed at and clicked, more of them with `cargo xtask test --full`; the
 * others are reckoned by the board's own hit test.
 */
const FULL = process.env.FARSIDE_CASES !== undefined;
const TRIES = FULL ? 3 : 7;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
/** How far from the middle of a groove a fence may be offered, in units of the picture: by mouse, and by touch. */
const REACH = { mouse: 16, touch: 24.5 };

/** Beginnings, fences in the way, jumps, steps aside, no fence left, three and four players, boards turned each way. */
const POSITIONS = [
  ["bottom", { first: 1 }],
  ["top", { first: 2 }],
  ["bottom", { position: "e4 e6 / c6h e3h d4v / 9 8 / 1" }],
  ["top", { position: "e4 e5 / a1h / 9 10 / 2" }],
  ["bottom", { position: "e4 e5 / e5h / 9 10 / 1" }],
  ["left", { position: "a1 i9 / a1v h8h / 9 9 / 2" }],
  ["right", { position: "d5 e5 / b2h b4h d2v f6v g7h / 0 5 / 1" }],
  ["bottom", { position: "i8 e2 / h8v g6h / 3 3 / 1" }],
  ["left", { players: 3, first: 2 }],
  ["right", { players: 4, first: 4 }],
];

/** Hits a board of its own, of the size of the one on the page, and gives what doesn't fit. Runs in the page. */
async function walk([modules, view, bottom, touch, step, tries, reach]) {
  const [{ QuoridorBoard }, { aimAt }, { writeFence, writeSquare }] = await Promise.all(
    modules.map((module) => import(module)),
  );
  const done = [];
  const board = new QuoridorBoard({ onMove: (move) => done.push(move), confirms: (touched) => touched });
  const place = document.querySelector(".board-frame").getBoundingClientRect();
  board.show({ view, bottom, active: true });
  // A made-up pointer can't be captured.
  board.element.setPointerCapture = () => undefined;
  // It is on no page, where every change would have to be laid out: this is where it would be.
  board.element.getBoundingClientRect = () => place;
  const point = (kind, x, y) =>
    board.element.dispatchEvent(
      new PointerEvent(kind, {
        clientX: place.left + x,
        clientY: place.top + y,
        pointerType: touch ? "touch" : "mouse",
        pointerId: 1,
        button: 0,
        bubbles: true,
      }),
    );
  const click = (x, y) => {
    done.length = 0;
    point("pointerdown", x, y);
    point("pointerup", x, y);
    return done[0];
  };
  const { element, grid, ghost, selection } = board;
  const [stand, over] = element.querySelectorAll(".over");
  /** What is shown to be done by a click here. */
  const shown = () => {
    const fence = over.querySelector(".ghost");
    if (fence !== null) return fence.classList.contains("refused") ? "refused" : fence.dataset.fence;
    return stand.querySelector(".pawn-ghost")?.dataset.square;
  };
  /** What may be done at a point, by nothing but distances. */
  const scale = 676 / place.width;
  const own = view.sides[view.turn - 1].pawn;
  const expected = (x, y) => {
    const [right, down] = [x * scale, y * scale];
    const square = [...view.targets, own].find((name) => {
      const at = grid.square({ column: name.charCodeAt(0) - 97, row: name.charCodeAt(1) - 49 });
      return Math.abs(at.x - right) < 28 && Math.abs(at.y - down) < 28;
    });
    if (square !== undefined) return square === own ? undefined : square;
    const inside = Math.min(right, down) > 30 && Math.max(right, down) < 646;
    const far = (at) => Math.min(...Array.from({ length: 8 }, (_, groove) => Math.abs(at - 93 - 70 * groove)));
    return inside && Math.min(far(right), far(down)) <= reach ? "fence" : undefined;
  };
  /** What the board reckons a point to be, before anything is drawn. */
  const reckoned = (x, y) => {
    const aim = aimAt(grid, { x: x * scale, y: y * scale }, touch, (square) => board.whole(writeSquare(square)));
    if (aim?.kind === "move") return writeSquare(aim.square);
    if (aim?.kind !== "fence") return undefined;
    const name = writeFence(aim.fence);
    return "why" in view.ghosts[name] ? "refused" : name;
  };
  /** What pointing shows and a click does. By touch, the first shows a fence and the second, at the same place, places it. */
  const tried = (x, y) => {
    if (!touch) {
      point("pointermove", x, y);
      const told = shown();
      return [told, click(x, y) ?? (told === "refused" ? told : undefined)];
    }
    const clicked = click(x, y);
    const told = clicked ?? shown();
    return [told, clicked ?? (told === undefined ? undefined : (click(x, y) ?? "refused"))];
  };
  const wrong = [];
  const seen = { pawn: 0, fence: 0, nothing: 0 };
  for (let [y, row] = [step / 2, 0]; y < place.height; y += step, row++) {
    // A moment to clean up: hundreds of ghosts are drawn.
    await new Promise((resolve) => setTimeout(resolve));
    for (let [x, column] = [step / 2, 0]; x < place.width; x += step, column++) {
      const is = reckoned(x, y);
      const kind = is === undefined ? "nothing" : is.length === 2 ? "pawn" : "fence";
      seen[kind]++;
      const may = expected(x, y);
      if ((kind === "fence" ? kind : is) !== may) wrong.push(`${x},${y}: is ${is}, but there is ${may}`);
      if (row % tries > 0 || column % tries > 0) continue;
      const [told, clicked] = tried(x, y);
      selection.clear();
      if (touch) ghost.clear();
      if (told !== is || clicked !== is) wrong.push(`${x},${y}: is ${is}, shows ${told}, does ${clicked}`);
    }
  }
  return { wrong: wrong.slice(0, 10), seen };
}

async function openBoard(page, setup) {
  await enter(page);
  await keep(page, { id: "kept", name: "quoridor", players: [PERSON, PERSON], setup });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target").first().waitFor();
}

for (const [size, viewport] of SIZES.entries()) {
  for (const way of ["mouse", "touch"]) {
    test(`${viewport.width} × ${viewport.height}, ${way}: every fourth pixel does what it shows`, async () => {
      const touch = way === "touch";
      const { page, context, trouble } = await newPage({ viewport, hasTouch: touch, isMobile: touch });
      await openBoard(page, { first: 1 });
      const modules = await Promise.all(
        ["board", "aim", "grid"].map((name) => scriptOf(page, `board/quoridor/${name}.ts`)),
      );
      // A size is a scale, nothing else: each position at one of them, at every one with `--full`.
      for (const [bottom, setup] of POSITIONS.filter((_, index) => FULL || index % SIZES.length === size)) {
        const view = await ask({ call: "view", game: { name: "quoridor", setup, moves: [] } });
        const { wrong, seen } = await page.evaluate(walk, [modules, view, bottom, touch, STEP, TRIES, REACH[way]]);
        assert.deepEqual(wrong, [], JSON.stringify(setup));
        for (const [kind, count] of Object.entries(seen)) assert.ok(count > 20, `${kind} on ${count} pixels`);
      }
      assert.deepEqual(trouble, []);
      await context.close();
    });
  }
}

/** Places all over the board, the same every time. */
function* places(count, { x, y, width, height }) {
  let state = 5;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  for (let at = 0; at < count; at++) yield [x + next() * width, y + next() * height];
}

/** What the board means by a place, by its own reckoning: the move a click makes there, if it makes one. */
async function meant(page, [x, y], touch) {
  const modules = [await scriptOf(page, "board/quoridor/aim.ts"), await scriptOf(page, "board/quoridor/grid.ts")];
  const view = await viewOf(await gameOn(page));
  const aim = await page.evaluate(
    async ([[aimModule, gridModule], [right, down], finger, targets, own]) => {
      const { aimAt } = await import(aimModule);
      const { Grid, SIZE, writeFence, writeSquare } = await import(gridModule);
      const box = document.querySelector(".board-frame .board").getBoundingClientRect();
      const point = { x: ((right - box.left) * SIZE) / box.width, y: ((down - box.top) * SIZE) / box.height };
      const whole = (square) => {
        const name = writeSquare(square);
        return targets.includes(name) ? "move" : name === own ? "pawn" : undefined;
      };
      const found = aimAt(new Grid("bottom"), point, finger, whole);
      return found?.kind === "move"
        ? writeSquare(found.square)
        : found?.kind === "fence"
          ? writeFence(found.fence)
          : undefined;
    },
    [modules, [x, y], touch, view.targets, view.sides[view.turn - 1].pawn],
  );
  return { aim, legal: aim !== undefined && (aim.length === 2 || "changes" in view.ghosts[aim]) };
}

for (const [viewport, way] of [
  [SIZES[0], "mouse"],
  [SIZES[2], "touch"],
]) {
  test(`${viewport.width} × ${viewport.height}: real clicks by ${way} do what the board reckons`, async () => {
    const touch = way === "touch";
    const { page, context, trouble } = await newPage({ viewport, hasTouch: touch, isMobile: touch });
    await openBoard(page, { position: "e4 e6 / c6h e3h d4v / 9 8 / 1" });
    const box = await page.locator(".board-frame .board").boundingBox();
    for (const place of places(24, box)) {
      const { aim, legal } = await meant(page, place, touch);
      const [ghosts, pawns] = aim === undefined ? [0, 0] : aim.length === 3 ? [1, 0] : [0, 1];
      if (touch) {
        await page.touchscreen.tap(...place);
        await counts(page, ".board-frame .ghost.waiting", ghosts, String(place));
        if (ghosts === 1) await page.touchscreen.tap(...place);
      } else {
        await page.mouse.move(...place);
        await counts(page, ".board-frame .ghost", ghosts, String(place));
        await counts(page, ".board-frame .pawn-ghost", pawns, String(place));
        await page.mouse.click(...place);
      }
      if (legal) {
        await eventually(async () => assert.deepEqual((await gameOn(page)).moves, [aim], String(place)));
        await page.locator("[data-action=undo]").click();
      }
      await eventually(async () => assert.deepEqual((await gameOn(page)).moves, [], String(place)));
      if (await page.locator(".fence-bar .cancel").count()) await page.locator(".fence-bar .cancel").click();
    }
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
