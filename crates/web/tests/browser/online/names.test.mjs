// The name that somebody goes by in games with people elsewhere.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person, makeGame, sitDown, useServer } from "../online-stand.mjs";
import { counts, eventually, stand } from "../stand.mjs";

useServer();

/** Holds back requests to change the name until it is let go. */
async function holdNames(page) {
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await page.route("**/api/v1/me", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.continue();
  });
  return letGo;
}

const nameAt = (page, seat) => page.locator(`.player[data-seat='${seat}'] .player-name`).textContent();

test("the name typed right before joining or creating was lost when the request to change it came later", async () => {
  const [ann, bob] = [await person(), await person()];
  await ann.page.goto(`${stand.address}#/invite/quoridor`);
  let letGo = await holdNames(ann.page);
  await ann.page.locator("[name=seat][value='1']").check();
  await ann.page.locator("[name=name]").fill("Ann");
  await ann.page.locator("button[type=submit]").click();
  letGo();
  const link = await ann.page.locator("[data-testid=sit-link]").inputValue();
  letGo = await holdNames(bob.page);
  await bob.page.goto(link);
  await bob.page.locator("[name=name]").fill("Bob");
  await bob.page.locator(".waiting-seats .button").click();
  letGo();
  for (const { page } of [ann, bob]) await page.locator(".board").waitFor();
  await eventually(async () => assert.match(await nameAt(ann.page, 2), /^Bob$/));
  await eventually(async () => assert.match(await nameAt(bob.page, 1), /^Ann$/));
  assert.deepEqual([...ann.trouble, ...bob.trouble], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test("a name that can't be used is said to be, and nobody joins under another", async () => {
  const [ann, bob] = [await person(), await person()];
  const link = await makeGame(ann.page, "squadro", { name: "Ann" });
  await bob.page.goto(link);
  await bob.page.locator("[name=name]").fill("a\u202eb");
  await bob.page.locator(".waiting-seats .button").click();
  await bob.page.locator(".trouble").waitFor();
  await counts(bob.page, ".waiting-seats .button", 1, "the seat is still free");
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test("two players of the same name can be told apart", async () => {
  const [ann, other, watcher] = [await person(), await person(), await person()];
  const link = await makeGame(ann.page, "quoridor", { name: "Ann", choose: { seat: 1, public: "all" } });
  await sitDown(other.page, link, "ann");
  await other.page.locator(".board").waitFor();
  await watcher.page.goto(`${link}/watch`);
  await watcher.page.locator(".board").waitFor();
  const names = await Promise.all([1, 2].map((seat) => nameAt(watcher.page, seat)));
  assert.equal(names[0], "Ann");
  assert.match(names[1], /^ann \(\w{4}\)$/);
  await Promise.all([ann, other, watcher].map(({ context }) => context.close()));
});
