// Several people at one screen, and people and computers together.

import assert from "node:assert/strict";
import { test } from "node:test";

import { checkOver, chooseQuoridor, chooseSquadro, PHONE, pieceAt, playOut, spot, start } from "../playing.mjs";
import { counts, gameOn, newPage, open, useStand } from "../stand.mjs";

useStand();

/** Touches a place, and once more if it is a fence. */
async function touch(page, move) {
  const place = await spot(page, move);
  await page.touchscreen.tap(...place);
  if (move.length === 3) await page.locator(".fence-bar .primary").tap();
}

test("nobody is told who starts before it is drawn", async () => {
  const { page, context } = await newPage({ reducedMotion: "no-preference" });
  await open(page, "#/new/quoridor/friends");
  await page.locator("button[type=submit]").click();
  const told = await page.waitForFunction(() => {
    if (document.querySelector(".draw[data-decided=false]") === null) return false;
    const words = document.querySelector(".tray").textContent;
    return {
      words,
      turns: document.querySelectorAll(".player.turn").length,
      columns: document.querySelectorAll(".move-head svg").length,
    };
  });
  assert.deepEqual(await told.jsonValue(), { words: "Who goes first?", turns: 0, columns: 0 });
  await page.locator(".target").first().waitFor();
  await counts(page, ".player.turn", 1);
  await context.close();
});

test("three people pass a phone around", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await start(page, "quoridor", "friends", { players: 3, first: 2 });
  const game = await playOut(page, async (view, ply) => touch(page, chooseQuoridor(view, ply)));
  assert.deepEqual(
    game.players.map(({ kind }) => kind),
    ["person", "person", "person"],
  );
  await checkOver(game, trouble);
  await context.close();
});

test("four people at one board", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor", "friends", { players: 4, first: 1 });
  const game = await playOut(page, async (view, ply) =>
    page.mouse.click(...(await spot(page, chooseQuoridor(view, ply)))),
  );
  assert.equal(game.players.length, 4);
  assert.ok(
    game.moves.some((move) => move.length === 3),
    "a fence was placed",
  );
  await checkOver(game, trouble);
  await context.close();
});

test("two people and two computers", async () => {
  const { page, context, trouble } = await newPage();
  await start(page, "quoridor", "friends", { players: 4, people: 2, level: 1, first: 1 });
  // Somebody gives up in the middle; the others go on.
  await page.mouse.click(...(await spot(page, "e2")));
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Confirm resignation" }).click();
  const game = await playOut(page, async (view) => {
    const [next] = view.sides[view.turn - 1].path;
    return page.mouse.click(...(await spot(page, view.targets.includes(next) ? next : view.targets[0])));
  });
  assert.deepEqual(
    game.players.map(({ kind }) => kind),
    ["person", "person", "computer", "computer"],
  );
  assert.ok(game.moves.some((move) => move.startsWith("x")));
  await checkOver(game, trouble);
  await context.close();
});

test("two people at Squadro, the board turning to whoever moves", async () => {
  const { page, context, trouble } = await newPage();
  await page.addInitScript(() => localStorage.setItem("farside.settings", JSON.stringify({ turning: "on" })));
  await start(page, "squadro", "friends", { first: 2 });
  const game = await playOut(page, async (view) => {
    await counts(page, `.seats.below .player[data-seat='${view.turn}']`, 1, "whoever moves sits at the bottom");
    await page.mouse.click(...(await pieceAt(page, view.turn, chooseSquadro(view))));
  });
  await checkOver(game, trouble);
  await context.close();
});

test("every computer has a level of its own", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/new/quoridor/computer");
  await counts(page, "[name=own-levels]", 0, "one computer has one level");
  await page.locator("[name=players][value='4']").check();
  await page.locator("[name=own-levels]").check();
  await counts(page, "[name=level]", 0, "the level of all gives way");
  for (const [seat, level] of [
    [2, 1],
    [3, 5],
    [4, 2],
  ])
    await page.locator(`[name=level-${seat}]`).selectOption(String(level));
  await page.locator("[name=first][value='1']").check();
  await page.locator("button[type=submit]").click();
  await page.locator(".target").first().waitFor();
  const { players } = await gameOn(page);
  assert.deepEqual(
    players.map(({ kind, level }) => level ?? kind),
    ["person", 1, 5, 2],
  );
  await page.mouse.click(...(await spot(page, "e2")));
  await counts(page, ".move-list button", 4, "all of them move");
  assert.deepEqual(trouble, []);
  await context.close();
});
