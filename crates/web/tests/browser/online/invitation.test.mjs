// An invitation in one tap, what whoever follows it sees, and a lobby that is never a dead end.

import assert from "node:assert/strict";
import { test } from "node:test";

import { serious } from "../judging.mjs";
import { ownFaults, person, makeGame, useServer } from "../online-stand.mjs";
import { PHONE } from "../playing.mjs";
import { appKept, counts, eventually, KEEPING, stand } from "../stand.mjs";

useServer();

const tap = (page, game) => page.locator(`.card-ways a[href='#/invite/${game}']`).click();
const linkOf = (page) => page.locator("[data-testid=sit-link]").inputValue();

test("one tap makes a game with the terms of the last time, and going back makes no other", async () => {
  const { page, context, trouble } = await person();
  await makeGame(page, "squadro", { choose: { clock: "none" } });
  await page.goto(stand.address);
  await tap(page, "squadro");
  const link = await linkOf(page);
  assert.match(link, /#\/game\/\w{12}\/[0-9a-f]+$/);
  await counts(page, ".qr", 1);
  assert.match(await page.locator(".terms").textContent(), /No time limit/);
  await page.goBack();
  await page.locator(".cards").waitFor();
  assert.deepEqual(trouble, []);
  await context.close();
});

test("terms can be changed while nobody has come, and the link that is shown is the one that works", async () => {
  const [ann, bob] = [await person(), await person()];
  await ann.page.goto(stand.address);
  await tap(ann.page, "quoridor");
  const old = await linkOf(ann.page);
  await ann.page.locator(".options > summary").click();
  await ann.page.locator(".options [name=players][value='3']").check();
  await ann.page.getByRole("button", { name: "Update game" }).click();
  await eventually(async () => assert.match(await ann.page.locator(".terms").textContent(), /3 players/));
  const link = await linkOf(ann.page);
  assert.notEqual(link, old);
  await bob.page.goto(old);
  await bob.page.locator("h1", { hasText: "This game was cancelled" }).waitFor();
  await bob.page.goto(link);
  await bob.page.locator("h1", { hasText: "You’re invited to play Quoridor" }).waitFor();
  await bob.page.locator(".about-game .board").waitFor();
  assert.match(await bob.page.locator(".terms").textContent(), /10 min \+ 5 s/);
  assert.match(await bob.page.locator(".about-game").textContent(), /How to play.*place a fence/);
  await counts(bob.page, ".options", 0, "only whoever made it changes the terms");
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test("an invitation made offline says so, and is made when the network is back", async () => {
  const { page, context, trouble } = await person(KEEPING);
  await page.goto(stand.address);
  await page.locator(".cards").waitFor();
  await appKept(page);
  await context.setOffline(true);
  await tap(page, "quoridor");
  await page.locator(".trouble", { hasText: "You’re offline" }).waitFor();
  await context.setOffline(false);
  assert.match(await linkOf(page), /#\/game\//);
  assert.deepEqual(ownFaults(trouble), []);
  await context.close();
});

test("the lobby says who is here, and there is always something to look at", async () => {
  const [ann, bob] = [await person(), await person()];
  await ann.page.goto(`${stand.address}#/lobby`);
  await ann.page.locator("[data-testid=people]", { hasText: / here right now$/ }).waitFor();
  await bob.page.goto(`${stand.address}#/lobby`);
  for (const { page } of [ann, bob])
    await page.locator("[data-testid=people]", { hasText: /^\d+ people here/ }).waitFor();
  await ann.context.setOffline(true);
  await ann.page.locator(".trouble", { hasText: "You’re offline" }).waitFor();
  await counts(ann.page, "[data-testid=meanwhile] a", 2, "there is something to do without a server");
  await ann.context.setOffline(false);
  await counts(ann.page, ".trouble", 0);
  await bob.page.locator("[data-computers=squadro]").click();
  await eventually(async () => assert.ok((await bob.page.locator(".move-list button").count()) >= 2, "computers play"));
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

/** Gives a browser a share sheet that keeps what it is given, or refuses with an error of this name. */
async function withSheet(context, refusal) {
  await context.addInitScript((name) => {
    window.shared = [];
    navigator.share = async (data) => {
      window.shared.push(data);
      if (name !== undefined) throw new DOMException("no", name);
    };
  }, refusal);
}

test("on a phone an invitation opens the system's share sheet, and closing that changes nothing", async () => {
  for (const refusal of [undefined, "AbortError"]) {
    const { page, context, trouble } = await person(PHONE);
    await withSheet(context, refusal);
    await page.goto(stand.address);
    await tap(page, "quoridor");
    const link = await linkOf(page);
    await eventually(async () =>
      assert.deepEqual(await page.evaluate(() => window.shared), [{ title: "Play Quoridor with me", url: link }]),
    );
    await page.locator("[data-action=share]").click();
    await eventually(async () =>
      assert.deepEqual(await page.evaluate(() => window.shared.slice(1)), [{ title: "Farside", url: link }]),
    );
    assert.equal(await page.locator("[data-action=share]").textContent(), "Share…", "nothing was copied");
    await counts(page, "dialog", 0);
    assert.deepEqual(ownFaults(trouble), []);
    await context.close();
  }
});

test("a link that the browser refuses to share and to copy is shown to be copied by hand", async () => {
  const { page, context, trouble } = await person();
  await withSheet(context, "NotAllowedError");
  await context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(stand.address);
  await tap(page, "squadro");
  const link = await linkOf(page);
  for (const button of [page.locator("[data-action=share]"), page.getByRole("button", { name: "Copy" }).first()]) {
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Copying was blocked" });
    await dialog.waitFor();
    assert.equal(await page.evaluate(() => getSelection().toString()), link, "all of it is selected");
    assert.deepEqual(await serious(page), []);
    await dialog.getByRole("button", { name: "Close" }).click();
    await counts(page, "dialog", 0);
  }
  assert.deepEqual(ownFaults(trouble), []);
  await context.close();
});
