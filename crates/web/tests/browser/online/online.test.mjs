// People play each other over the real server.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import jsQR from "jsqr";

import {
  actGravely,
  contact,
  killServer,
  moves,
  ownFaults,
  person,
  sees,
  makeGame,
  sitDown,
  startServer,
  two,
  type,
  useServer,
} from "../online-stand.mjs";
import { downloaded, loadRules } from "../stand.mjs";

useServer();

const OPENING = "e2 e8 e3 e7 e4 e6 d2h d7v".split(" ");

/** What a camera would read. */
async function readCode(page) {
  const { size, dark } = await page.locator(".qr").evaluate((code) => ({
    size: code.viewBox.baseVal.width,
    dark: code
      .querySelector(".qr-dark")
      .getAttribute("d")
      .match(/M\d+ \d+/g)
      .map((at) => at.slice(1).split(" ").map(Number)),
  }));
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [x, y] of dark) {
    for (let at = 0; at < scale ** 2; at++) {
      const [right, down] = [x * scale + (at % scale), y * scale + Math.floor(at / scale)];
      pixels.fill(0, 4 * (down * size * scale + right), 4 * (down * size * scale + right) + 3);
    }
  }
  return (jsQR.default ?? jsQR)(pixels, size * scale, size * scale)?.data;
}

const clock = (page, seat) => page.locator(`.player[data-seat='${seat}'] [data-testid=clock]`);

test("two play each other by link with clocks, and one loses the connection", async () => {
  const [ann, bob] = [await person(), await person()];
  const fill = { minutes: 5, increment: 3 };
  const link = await makeGame(ann.page, "quoridor", {
    name: "Ann",
    choose: { seat: 1, first: 1, clock: "total" },
    fill,
  });
  assert.equal(await readCode(ann.page), link, "the code leads where the link leads");
  await sitDown(bob.page, link, "Bob");
  await Promise.all([clock(ann.page, 1).waitFor(), clock(bob.page, 1).waitFor()]);
  assert.match(await ann.page.locator(".player[data-seat='2'] .player-name").textContent(), /Bob/);
  assert.match(await bob.page.locator(".player[data-seat='1'] .player-name").textContent(), /Ann/);
  assert.match(await clock(bob.page, 2).textContent(), /^5:00$/);
  await ann.page.waitForFunction(() =>
    /^4:5\d$/.test(document.querySelector(".player[data-seat='1'] .clock").textContent),
  );

  const made = [];
  for (const [ply, move] of OPENING.entries()) {
    await type(ply % 2 === 0 ? ann.page : bob.page, move);
    made.push(move);
    for (const { page } of [ann, bob]) await sees(page, made);
  }
  assert.ok((await clock(ann.page, 1).getAttribute("class")).includes("running"), "White is to move");

  // Bob's line is cut. Ann moves; Bob, once it is back, sees it and answers; nothing was lost on either side.
  await bob.context.setOffline(true);
  await contact(bob.page, "offline");
  assert.equal(await bob.page.locator(".contact p").isVisible(), true, "the page says so");
  await type(ann.page, "e5");
  assert.deepEqual(await moves(bob.page), made, "the board is kept");
  await bob.context.setOffline(false);
  await contact(bob.page, "connected");
  made.push("e5");
  await sees(bob.page, made);
  await type(bob.page, "d6");
  made.push("d6");
  await sees(ann.page, made);

  // The other way round: Ann moves while her line is cut, and it is done when it is back.
  await ann.context.setOffline(true);
  await contact(ann.page, "offline");
  await type(ann.page, "f5");
  assert.deepEqual(await moves(bob.page), made, "nobody was told what isn't committed");
  await ann.context.setOffline(false);
  made.push("f5");
  await sees(bob.page, made);
  await sees(ann.page, made);

  const download = ann.page.waitForEvent("download");
  await ann.page.locator("[data-action=record]").click();
  const { file, remove } = await downloaded(download);
  const text = await readFile(file, "utf8");
  await remove();
  const ask = await loadRules();
  assert.deepEqual(ask({ call: "readRecord", text }).moves, made);

  await actGravely(bob.page, "resign");
  for (const { page } of [ann, bob]) await page.locator("[data-action=rematch]").waitFor();
  assert.match(await ann.page.locator("[data-testid=status]").textContent(), /You win/);
  const before = ann.page.url();
  await ann.page.locator("[data-action=rematch]").click();
  await bob.page.locator("[data-action=rematch-accept]").click();
  for (const { page } of [ann, bob]) {
    await page.waitForURL((url) => url.href !== before);
    await sees(page, []);
    await page.locator(".board").waitFor();
  }
  assert.equal(ann.page.url(), bob.page.url(), "both are at the next game");
  assert.match(await ann.page.locator(".seats.below .player").getAttribute("data-seat"), /2/, "with seats swapped");
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test("draws are offered, moves taken back, messages said", async () => {
  const { ann, bob, end } = await two({ clock: "none" });
  assert.equal(await ann.page.locator(".clock").count(), 0, "no limit, no clock");
  await type(ann.page, "e2");
  await sees(bob.page, ["e2"]);
  await ann.page.locator("[data-action=takeback]").click();
  await bob.page.locator(".status.asked .primary").click();
  await Promise.all([sees(ann.page, []), sees(bob.page, [])]);
  await type(ann.page, "d1");
  await sees(bob.page, ["d1"]);
  await type(bob.page, "e8");
  await ann.page.locator(".talk summary").click();
  await ann.page.locator("[data-say=goodLuck]").click();
  await bob.page.locator(".player[data-seat='1'] .said").waitFor();
  await actGravely(ann.page, "offer-draw");
  await bob.page.locator(".status.asked .button:not(.primary)").click();
  await ann.page.locator(".status.asked").waitFor({ state: "detached" });
  await type(ann.page, "d2");
  await sees(bob.page, ["d1", "e8", "d2"]);
  await actGravely(bob.page, "offer-draw");
  await ann.page.locator(".status.asked .primary").click();
  for (const { page } of [ann, bob]) {
    await page.locator("[data-action=rematch]").waitFor();
    assert.match(await page.locator("[data-testid=status]").textContent(), /agreement/);
  }
  assert.deepEqual([...ann.trouble, ...bob.trouble], []);
  await end();
});

test("four play, one of them the computer, and a spectator comes late", async () => {
  const people = await Promise.all([person(), person(), person()]);
  const [ann, bob, cem] = people;
  const link = await makeGame(ann.page, "quoridor", {
    choose: { players: 4, seat: 1, first: 1, clock: "move" },
    select: { "other-3": 1 },
    fill: { seconds: 3600 },
  });
  await sitDown(bob.page, link);
  await sitDown(cem.page, link);
  for (const { page } of people) await page.locator(".board").waitFor();
  const order = [ann, bob, cem];
  const opening = [
    ["e2", "b5", "e8"],
    ["e3", "c5", "e7"],
  ];
  for (const round of opening) {
    for (const [at, move] of round.entries()) {
      await order[at].page.locator(".target").first().waitFor();
      await type(order[at].page, move);
    }
  }
  await ann.page.locator(".target").first().waitFor();
  const made = await moves(ann.page);
  assert.equal(made.length, 8, "the computer has moved twice");
  const dot = await person();
  await dot.page.goto(`${link}/watch`);
  await sees(dot.page, made);
  assert.equal(await dot.page.locator("[data-action=resign], .talk").count(), 0, "who watches doesn't play");
  await ann.page.locator("[data-testid=spectators]").waitFor();
  await type(ann.page, "e4");
  await sees(dot.page, [...made, "e4"]);
  // Bob gives up; the others go on.
  await actGravely(bob.page, "resign");
  for (const { page } of [ann, cem, dot]) await sees(page, [...made, "e4", "×"]);
  await cem.page.locator(".target").first().waitFor();
  await type(cem.page, "e6");
  // The computer may have answered already.
  await dot.page.waitForFunction(
    (at) => document.querySelectorAll(".move-list button")[at]?.textContent === "e6",
    made.length + 2,
  );
  for (const { trouble, context } of [...people, dot]) {
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

test("the server is killed while pages are open", async () => {
  const { ann, bob, end } = await two();
  await type(ann.page, "e2");
  await sees(bob.page, ["e2"]);
  await killServer();
  for (const { page } of [ann, bob]) {
    await contact(page, "away");
    assert.deepEqual(await moves(page), ["e2"], "the board is kept");
    assert.equal(await page.locator(".contact p").isVisible(), true);
  }
  const frozen = await clock(bob.page, 2).textContent();
  await type(bob.page, "e8");
  assert.equal(await clock(bob.page, 2).textContent(), frozen, "clocks stand still");
  await startServer();
  for (const { page } of [ann, bob]) {
    await contact(page, "connected");
    await sees(page, ["e2", "e8"]);
  }
  await type(ann.page, "e3");
  await sees(bob.page, ["e2", "e8", "e3"]);
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await end();
});

test("a game against a computer of the server is gone on with from the home page", async () => {
  const { page, context, trouble } = await person();
  const link = await makeGame(page, "squadro", {
    choose: { seat: 1, first: 1, clock: "days" },
    select: { "other-1": 1 },
  });
  assert.equal(link, undefined, "nobody has to be waited for");
  assert.match(await clock(page, 1).textContent(), /d \d+ h/);
  for (const count of [2, 4]) {
    await page.locator(".piece.can-move").first().click();
    await page.waitForFunction((made) => document.querySelectorAll(".move-list button").length === made, count);
  }
  // Nobody has to be asked: the button and the key take back at once.
  await page.locator("[data-action=undo]").click();
  await page.waitForFunction(() => document.querySelectorAll(".move-list button").length === 2);
  await page.keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll(".move-list button").length === 0);
  await page.locator(".piece.can-move").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".move-list button").length === 2);
  const made = await moves(page);
  await page.locator(".top .name").click();
  await page.locator(".home-continue").click();
  await sees(page, made);
  assert.deepEqual(trouble, []);
  await context.close();
});
