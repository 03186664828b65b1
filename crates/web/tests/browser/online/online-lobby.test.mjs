// The lobby, premoves, and how the pages of games with others look.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsOf, SIZES } from "../judging.mjs";
import { knowsName, ownFaults, person, sees, makeGame, sitDown, type, useServer } from "../online-stand.mjs";
import { PHONE, spot } from "../playing.mjs";
import { eventually, gameOn, newPage, stand } from "../stand.mjs";

useServer();

test("people are paired, found in the lobby and watched", async () => {
  const [ann, bob, cem] = [await person(), await person(), await person()];
  for (const { page } of [ann, bob]) {
    await page.goto(`${stand.address}#/lobby`);
    await page.locator("[name=pair-game][value=squadro]").check();
    await page.locator(".pairing button").click();
    await page.locator(".waiting, .board").first().waitFor();
  }
  for (const { page } of [ann, bob]) await page.locator(".board").waitFor();
  assert.equal(ann.page.url(), bob.page.url());
  const id = ann.page.url().split("/").at(-1);
  await cem.page.goto(`${stand.address}#/lobby`);
  await cem.page.locator(`[data-game='${id}'] a`).click();
  await cem.page.locator(".board").waitFor();

  await makeGame(ann.page, "quoridor", { choose: { public: "all", clock: "none" } });
  const open = ann.page.url().split("/").at(-1);
  await bob.page.goto(`${stand.address}#/lobby`);
  await bob.page.locator(`[data-game='${open}'] .primary`).click();
  for (const { page } of [ann, bob]) await page.locator(".board").waitFor();
  for (const { trouble, context } of [ann, bob, cem]) {
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

/** Clicks a square. */
async function click(page, square) {
  await page.mouse.click(...(await spot(page, square)));
}

test("premoves are played when their turn comes, and dropped when they can't be", async () => {
  const [ann, bob] = [await person({}, { premoves: "on" }), await person()];
  const link = await makeGame(ann.page, "quoridor", { choose: { seat: 1, first: 1, clock: "none" } });
  await sitDown(bob.page, link);
  for (const { page } of [ann, bob]) await page.locator(".board").waitFor();
  await ann.page.locator(".target").first().waitFor();
  await click(ann.page, "e2");
  await sees(bob.page, ["e2"]);
  await click(ann.page, "e3");
  await ann.page.locator(".status.planned").waitFor();
  await click(ann.page, "e4");
  await ann.page.waitForFunction(() => document.querySelectorAll(".planned-square").length === 2);
  assert.equal(await bob.page.locator(".planned-square").count(), 0, "nobody else sees them");
  await type(bob.page, "e8");
  await sees(bob.page, ["e2", "e8", "e3"]);
  await type(bob.page, "e7");
  await sees(bob.page, ["e2", "e8", "e3", "e7", "e4"]);
  await ann.page.locator(".status.planned").waitFor({ state: "detached" });

  // Cancelled: nothing happens.
  await click(ann.page, "e5");
  await ann.page.locator(".status.planned button").click();
  await type(bob.page, "d7");
  await ann.page.locator(".target").first().waitFor();
  await type(ann.page, "d4");

  // Fenced off: the premove isn't possible any more, and says so.
  await click(ann.page, "d5");
  await ann.page.locator(".planned-square").waitFor();
  await sees(bob.page, ["e2", "e8", "e3", "e7", "e4", "d7", "d4"]);
  await type(bob.page, "d4h");
  await ann.page.locator(".status.notice").waitFor();
  await ann.page.locator(".target").first().waitFor();
  assert.deepEqual([...ann.trouble, ...bob.trouble], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test("premoves against the computer", async () => {
  // The computer, whose module is the second to be loaded, begins to think when the test says so.
  const { page, context, trouble } = await newPage();
  await page.addInitScript(() => localStorage.setItem("farside.settings", JSON.stringify({ premoves: "on" })));
  let loaded = 0;
  let think;
  const thinks = new Promise((resolve) => (think = resolve));
  await context.route(/\.wasm$/, async (route) => {
    if (++loaded === 2) await thinks;
    await route.continue();
  });
  await page.goto(`${stand.address}#/new/quoridor/computer`);
  await page.locator("[name=first][value='1']").check();
  await page.locator("button[type=submit]").click();
  await page.locator(".target").first().waitFor();
  await click(page, "e2");
  await page.locator(".status.thinking").waitFor();
  await click(page, "e3");
  await page.locator(".planned-square").waitFor();
  think();
  await page.waitForFunction(() => document.querySelectorAll(".move-list button").length >= 3);
  assert.equal(await page.locator(".move-list button").nth(2).textContent(), "e3");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("whoever waits further down the page sees the board when the game begins", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  const bob = await person();
  const link = await makeGame(page, "quoridor");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  assert.ok((await page.evaluate(() => scrollY)) > 100);
  await sitDown(bob.page, link);
  await page.locator(".board-frame .pawn").first().waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => scrollY), 0));
  assert.deepEqual(trouble, []);
  await Promise.all([context.close(), bob.context.close()]);
});

test("a game that isn't there, and a link that opens nothing", async () => {
  const { page, context, trouble } = await person();
  for (const path of ["game/abcdefghijkl", `game/abcdefghijkl/${"0".repeat(32)}`, "game/short"]) {
    await page.goto(`${stand.address}#/${path}`);
    await page.locator("h1", { hasText: "Page not found" }).waitFor();
    await page.goto("about:blank");
  }
  await page.goto(`${stand.address}settings`);
  await page.locator(".settings").waitFor();
  assert.deepEqual(ownFaults(trouble), []);
  await context.close();
});

test("a head start belongs to a player, also where seats are drawn", async () => {
  for (const [player, who] of [
    [2, "bob"],
    [1, "ann"],
  ]) {
    const people = { ann: await person(), bob: await person() };
    const link = await makeGame(people.ann.page, "squadro", {
      choose: { seat: 0, clock: "none", "head-start": player },
    });
    await sitDown(people.bob.page, link);
    for (const { page } of Object.values(people)) await page.locator(".board").waitFor();
    await eventually(async () => {
      const { setup, players } = await gameOn(people[who].page);
      const seat = players.findIndex(({ kind }) => kind === "person");
      assert.deepEqual(setup.position.split(" / ")[seat], "0 0 6 0 0");
      assert.deepEqual(setup.position.split(" / ")[1 - seat], "0 0 0 0 0");
    });
    for (const { trouble, context } of Object.values(people)) {
      assert.deepEqual(trouble, []);
      await context.close();
    }
  }
});

test("home leads everywhere in one click", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  for (const [link, heading] of [
    ["[data-way=join]", "Open games"],
    ["[data-way=watch]", "Live games"],
    ["[aria-label='How to play Squadro']", "Squadro"],
  ]) {
    await page.goto(stand.address);
    await page.locator(link).tap();
    const found = page.locator("h2", { hasText: heading });
    await found.waitFor();
    await eventually(async () => {
      assert.equal(
        await found.evaluate((element) => element === document.activeElement),
        true,
        `${heading} is read next`,
      );
      const { y, height } = await found.boundingBox();
      assert.ok(y >= 0 && y + height <= PHONE.viewport.height, `${heading} is in view at ${y}`);
    });
  }
  assert.deepEqual(trouble, []);
  await context.close();
});

for (const [device, sizes] of Object.entries(SIZES)) {
  test(`pages of games with others on a ${device}`, async () => {
    const touch = device === "touchscreen";
    const { page, context, trouble } = await newPage({ viewport: sizes[0], hasTouch: touch, isMobile: touch });
    const bob = await person();
    const wrong = [];
    const judge = async (name, there) => {
      await page.locator(there).first().waitFor();
      wrong.push(...(await faultsOf(page, sizes, name)));
    };
    await page.goto(`${stand.address}#/invite/quoridor`);
    await page.locator("[name=players][value='4']").check();
    await page.locator("details.more summary").click();
    await knowsName(page);
    await judge("invite", "form.invite");
    const link = await makeGame(page, "quoridor", {
      choose: { players: 2, seat: 1, first: 1, public: "all", clock: "total" },
    });
    await judge("waiting", ".qr");
    await bob.page.goto(`${stand.address}#/lobby`);
    await sitDown(bob.page, link);
    await page.locator(".target").first().waitFor();
    await page.locator(".talk summary").click();
    await bob.page.locator(".talk summary").click();
    await bob.page.locator("[data-say=hello]").click();
    await page.locator(".said").waitFor();
    await judge("online", ".clock");
    await page.goto(`${stand.address}#/lobby`);
    await judge("lobby", ".lobby-game");
    await makeGame(page, "quoridor", {
      choose: { players: 4, seat: 1, first: 1, clock: "total" },
      select: { "other-1": 1, "other-2": 1, "other-3": 1 },
    });
    await judge("online-four", ".target");
    assert.deepEqual(wrong, []);
    assert.deepEqual(trouble, []);
    await Promise.all([context.close(), bob.context.close()]);
  });
}
