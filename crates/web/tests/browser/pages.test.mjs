// Every page at every size, light and dark: nothing cut, nothing overlapping, nothing complained about, nothing that
// keeps anybody out.

import assert from "node:assert/strict";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";

import { misplaced } from "./misplaced.mjs";
import { newPage, open, stand, useStand } from "./stand.mjs";

useStand();

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const GAME = { seed: 1, drawn: false, bottom: 1, begun: 1, changed: 1, over: false };
const COMPUTER = { kind: "computer", level: 4 };
const PERSON = { kind: "person" };

const GAMES = [
  { ...GAME, id: "two", name: "quoridor", setup: { first: 1 }, players: [PERSON, COMPUTER], moves: "e2 e8 e3 e7 e1h e6 e4 e4h d4 e5 d5 c5 c1h a1v".split(" ") },
  { ...GAME, id: "four", name: "quoridor", setup: { players: 4, first: 1 }, players: [PERSON, COMPUTER, COMPUTER, COMPUTER], moves: "e2 b5 e8 h5 d3h f6v c4h e7h".split(" ") },
  { ...GAME, id: "lanes", name: "squadro", setup: { first: 1 }, players: [PERSON, COMPUTER], moves: "4 5 1 5 4 5 1 1 4 4 5 5 1 5 5 5 1 4 2 1".split(" ") },
  { ...GAME, id: "done", name: "quoridor", setup: { first: 1 }, players: [PERSON, COMPUTER], moves: ["e2", "x2"], over: true },
];

/** The pages, and what shows that they are there. */
const PAGES = [
  ["home", "", ".miniature .piece"],
  ["new-quoridor", "#/new/quoridor/computer", "form"],
  ["new-squadro", "#/new/squadro/friends", "form"],
  ["play-quoridor", "#/play/two", ".target"],
  ["play-four", "#/play/four", ".target"],
  ["play-squadro", "#/play/lanes", ".can-move"],
  ["play-over", "#/play/done", ".status .primary"],
  ["saved", "#/saved", ".saved-game"],
  ["settings", "#/settings", ".settings"],
  ["help", "#/help", ".help"],
  ["lost", "#/nowhere", ".narrow"],
];

async function keep(page, game) {
  await page.evaluate(
    (kept) =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open("farside", 1);
        opened.onupgradeneeded = () => opened.result.createObjectStore("games", { keyPath: "id" });
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const put = opened.result.transaction("games", "readwrite").objectStore("games").put(kept);
          put.onsuccess = () => {
            opened.result.close();
            resolve();
          };
          put.onerror = () => reject(put.error);
        };
      }),
    game,
  );
}

for (const colorScheme of ["light", "dark"]) {
  for (const viewport of SIZES) {
    test(`every page at ${viewport.width} × ${viewport.height}, ${colorScheme}`, async () => {
      const touch = viewport.width < 900;
      const { page, context, trouble } = await newPage({ viewport, colorScheme, hasTouch: touch, isMobile: touch });
      await open(page);
      for (const game of GAMES) await keep(page, game);
      const folder = process.env.FARSIDE_SCREENSHOTS;
      if (folder !== undefined) await mkdir(folder, { recursive: true });
      const wrong = [];
      for (const [name, hash, there] of PAGES) {
        await open(page, hash);
        await page.locator(there).first().waitFor();
        if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${viewport.width}.png` });
        wrong.push(...(await page.evaluate(misplaced)).map((what) => `${name}: ${what}`));
        // The policy of the page forbids scripts of others; this goes round it as a debugger does.
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ["violations"] }));
        const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
        wrong.push(...serious.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ target }) => target).join(", ")}`));
      }
      assert.deepEqual(wrong, []);
      assert.deepEqual(trouble, []);
      await context.close();
    });
  }
}

test("the first load is small", async () => {
  const { page, context } = await newPage();
  const sizes = new Map();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const names = new Map();
  session.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(names.get(requestId), encodedDataLength));
  await open(page);
  await page.locator(".card").first().waitFor();
  const first = [...sizes].filter(([url]) => url !== undefined && !url.endsWith(".wasm"));
  const bytes = first.reduce((sum, [, size]) => sum + size, 0);
  console.log(`first load: ${first.length} files, ${bytes} bytes`);
  if (stand.server !== undefined) assert.ok(bytes <= 150_000, `${bytes} bytes`);
  await context.close();
});

test("at 200 % nothing is cut", async () => {
  // Zoomed to twice the size, a window of 1440 is one of 720.
  const { page, context } = await newPage({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  await open(page);
  for (const game of GAMES) await keep(page, game);
  for (const [name, hash, there] of PAGES) {
    await open(page, hash);
    await page.locator(there).first().waitFor();
    assert.deepEqual(await page.evaluate(misplaced), [], name);
  }
  await context.close();
});
