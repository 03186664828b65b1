// Without network: the app opens, and a game against the computer goes on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { newPage, open, useStand } from "./stand.mjs";

useStand();

test("a game against the computer with the network cut", async () => {
  const { page, context, trouble } = await newPage();
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await page.locator(".card").first().waitFor();
  await open(page, "#/new/squadro/computer");
  await page.locator("[name=first][value='1']").check();
  await page.locator("[name=seat][value='1']").check();
  await page.locator("button[type=submit]").click();
  for (let turn = 1; turn <= 3; turn++) {
    await page.locator(".piece.can-move").first().click();
    await page.waitForFunction((made) => document.querySelectorAll(".move-list button").length >= made, 2 * turn);
  }
  assert.deepEqual(trouble.filter((what) => !what.includes("ERR_INTERNET_DISCONNECTED")), []);
  await context.close();
});

test("what was played is there again after the page was closed", async () => {
  const { page, context } = await newPage();
  await open(page, "#/new/squadro/friends");
  await page.locator("[name=first][value='1']").check();
  await page.locator("button[type=submit]").click();
  await page.locator(".piece.can-move").first().click();
  await page.locator(".move-list button").first().waitFor();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address.replace(/#.*/, ""));
  await again.locator(".home-continue").click();
  await again.locator(".move-list button").first().waitFor();
  assert.equal(again.url(), address);
  await context.close();
});
