// Without network: the app opens, and whole games against the computer are played.

import assert from "node:assert/strict";
import { test } from "node:test";

import { checkOver, chooseQuoridor, chooseSquadro, pieceAt, playOut, spot, start } from "../playing.mjs";
import { enginesKept, eventually, fileOf, KEEPING, newPage, open, useStand } from "../stand.mjs";

useStand();

/** Opens the app, waits until it is kept, and cuts the network. */
async function openAndCut(page) {
  await open(page);
  await enginesKept(page);
  await page.context().setOffline(true);
}

test("games against the computer with the network cut", async () => {
  const { page, context, trouble } = await newPage(KEEPING);
  await openAndCut(page);
  await page.reload();
  await page.locator(".card").first().waitFor();
  await start(page, "squadro", "computer", { level: 1, first: 1, seat: 1 });
  const lanes = await playOut(page, async (view) => page.mouse.click(...(await pieceAt(page, 1, chooseSquadro(view)))));
  await start(page, "quoridor", "computer", { players: 2, level: 1, first: 1 });
  const fences = await playOut(page, async (view, ply) =>
    page.mouse.click(...(await spot(page, chooseQuoridor(view, ply)))),
  );
  // What the browser itself says about the missing network is no fault of the page.
  const others = trouble.filter((what) => !what.includes("ERR_INTERNET_DISCONNECTED"));
  for (const game of [lanes, fences]) await checkOver(game, others);
  await context.close();
});

test("a new version takes over what the old one kept and hasn't changed", async () => {
  const { page, context } = await newPage(KEEPING);
  await openAndCut(page);
  await context.setOffline(false);
  // A version that kept the same engines, but nothing else of this one.
  const engines = await fileOf(page, "engines", "wasm");
  await page.evaluate(async (file) => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
    const [name] = await caches.keys();
    const kept = await caches.match(file);
    await caches.delete(name);
    const old = await caches.open("farside of yesterday");
    await old.put(
      file,
      new Response(await kept.arrayBuffer(), {
        headers: { "content-type": "application/wasm", "x-kept": "yesterday" },
      }),
    );
  }, engines);
  await page.goto("about:blank");
  await open(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await eventually(async () => {
    const names = await page.evaluate(() => caches.keys());
    assert.ok(names.length === 1 && names[0] !== "farside of yesterday", String(names));
  });
  assert.equal(
    await page.evaluate(async (file) => (await caches.match(file))?.headers.get("x-kept"), engines),
    "yesterday",
  );
  await context.close();
});

test("every other page opens without network", async () => {
  const { page, context } = await newPage(KEEPING);
  await openAndCut(page);
  for (const [hash, there] of [
    ["#/saved", "h1"],
    ["#/settings", ".settings"],
    ["#/help", ".help"],
    ["#/new/quoridor/friends", "form"],
  ]) {
    const opened = await context.newPage();
    await open(opened, hash);
    await opened.locator(there).first().waitFor();
    await opened.close();
  }
  await context.close();
});

test("what was played is there again after the page was closed", async () => {
  const { page, context } = await newPage();
  await start(page, "squadro", "friends", { first: 1 });
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

test("the app can be installed", async () => {
  const { page, context } = await newPage();
  await open(page);
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
  );
  assert.equal(manifest.display, "standalone");
  for (const { src } of manifest.icons) {
    const answer = await page.request.get(new URL(src, page.url()).href);
    assert.equal(answer.status(), 200, src);
  }
  for (const size of ["192x192", "512x512"])
    assert.ok(
      manifest.icons.some(({ sizes }) => sizes === size),
      size,
    );
  await context.close();
});
