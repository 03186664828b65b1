// Clocks at one screen: they run, stand still, are given back and fall.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { pieceAt, spot, start } from "../playing.mjs";
import { counts, eventually, gameOn, newPage, open, useStand } from "../stand.mjs";

useStand();

const clock = (page, seat) => page.locator(`.player[data-seat='${seat}'] .clock`);
const made = (page, count) => counts(page, ".move-list button", count, "so many moves are made");

/** Waits until the clock of a seat shows this. */
function shows(page, seat, text) {
  return eventually(async () => assert.match(await clock(page, seat).textContent(), text));
}

function says(page, text) {
  return eventually(async () =>
    assert.match(await page.locator("[data-testid=status], .status.notice").first().textContent(), text),
  );
}

test("two at one screen with clocks: undo gives the time back, and a closed page takes none", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor", "friends", { players: 2, first: 1, clock: "total" }, { minutes: 10, increment: 5 });
  await counts(page, ".clock.running", 1, "one clock runs");
  assert.match(await clock(page, 1).getAttribute("class"), /running/, "that of whoever moves");
  await shows(page, 1, /^9:(5[0-7]|[0-4]\d)$/);
  await page.mouse.click(...(await spot(page, "e2")));
  await made(page, 1);
  await eventually(async () => assert.match(await clock(page, 2).getAttribute("class"), /running/));
  const first = (await gameOn(page)).clock.left.at(-1)[0];
  assert.ok(first > 560_000 && first < 603_000, `${first} with what the move added`);
  await shows(page, 2, /^9:[0-5]\d$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await made(page, 0);
  await shows(page, 2, /^10:00$/);
  await eventually(async () => assert.deepEqual((await gameOn(page)).clock.left, [[600_000, 600_000]]));

  // Hidden: it stands.
  await shows(page, 1, /^9:(5[0-8]|[0-4]\d)$/);
  const hide = (hidden) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => now });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await pause(200);
  const standing = await clock(page, 1).textContent();
  await pause(2_500);
  assert.equal(await clock(page, 1).textContent(), standing);
  await hide(false);
  await eventually(async () => assert.notEqual(await clock(page, 1).textContent(), standing, "and runs again"));

  // Closed: what was used is kept, and nothing is added to it.
  const id = page.url().split("/").at(-1);
  const [minutes, seconds] = (await clock(page, 1).textContent()).split(":").map(Number);
  await page.goto("about:blank");
  await open(page);
  const kept = (await gameOn(page, id)).clock;
  assert.ok(kept.used > 1_000 * (600 - 60 * minutes - seconds - 1), `${kept.used} used at ${minutes}:${seconds}`);
  await pause(2_000);
  assert.equal((await gameOn(page, id)).clock.used, kept.used);
  await page.locator(".home-continue").click();
  await shows(page, 1, /^9:[0-5]\d$/);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a flag ends a game of two, and less time is a handicap", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "squadro", "friends", { first: 2, clock: "total" }, { minutes: 0.5, increment: 0, "time-1": 20 });
  assert.match(await clock(page, 1).textContent(), /^6\.0$/);
  await page.mouse.click(...(await pieceAt(page, 2, 3)));
  await says(page, /^Yellow ran out of time\. Red wins\./);
  assert.deepEqual((await gameOn(page)).moves, ["3", "x1"]);
  await counts(page, ".clock.running", 0, "no clock runs any more");
  // A flag is taken back like a move.
  await page.getByRole("button", { name: "Undo" }).click();
  await made(page, 1);
  assert.equal((await gameOn(page)).clock.left[1][0], 6_000);
  await page.locator("[data-action=again]").click();
  await made(page, 0);
  assert.match(
    await clock(page, 1).textContent(),
    /^0:30$/,
    "the next game has all of its time, and the players have swapped seats",
  );
  assert.deepEqual(trouble, []);
  await context.close();
});

test("whose flag falls in a game of three leaves, and the others go on", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor", "friends", { players: 3, first: 1, clock: "move" }, { seconds: 5 });
  await says(page, /White ran out of time/);
  await eventually(async () => assert.deepEqual((await gameOn(page)).moves, ["x1"]));
  await says(page, /^Orange wins on time/);
  const game = await gameOn(page);
  assert.deepEqual([game.moves, game.over], [["x1", "x2"], true]);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the computer's clock runs, too, and lasts", async () => {
  const { page, context, trouble } = await newPage();
  await start(
    page,
    "squadro",
    "computer",
    { level: 8, seat: 1, first: 1, clock: "total" },
    { minutes: 1, increment: 0, "time-2": 50 },
  );
  assert.match(await clock(page, 2).textContent(), /^0:30$/);
  for (const turn of [1, 2, 3]) {
    await page.mouse.click(...(await pieceAt(page, 1, turn)));
    await made(page, 2 * turn);
    await page.locator(".can-move").first().waitFor();
  }
  const { left } = (await gameOn(page)).clock;
  const computer = left.map(([, second]) => second);
  assert.deepEqual(
    computer.filter((time, at) => at > 0 && at % 2 === 0 && time >= computer[at - 1]),
    [],
    "each of its moves took time",
  );
  assert.ok(computer.at(-1) > 0, `${computer.at(-1)} left`);
  assert.deepEqual(trouble, []);
  await context.close();
});
