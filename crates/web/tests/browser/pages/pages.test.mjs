// Every page at every size, light and dark: nothing cut, nothing overlapping, nothing complained about, nothing that
// keeps anybody out.

import assert from "node:assert/strict";
import { test } from "node:test";

import { firstLoad } from "../measures.mjs";
import { faultsOf, misplaced, serious, SIZES } from "../judging.mjs";
import { keep, PHONE, pieceAt, spot } from "../playing.mjs";
import { enter, KEEPING, newPage, open, useStand } from "../stand.mjs";

useStand();

const COMPUTER = { kind: "computer", level: 4 };
const PERSON = { kind: "person" };

const GAMES = [
  {
    id: "two",
    name: "quoridor",
    setup: { first: 1 },
    players: [PERSON, COMPUTER],
    moves: "e2 e8 e3 e7 e1h e6 e4 e4h d4 e5 d5 c5 c1h a1v".split(" "),
  },
  {
    id: "four",
    name: "quoridor",
    setup: { players: 4, first: 1 },
    players: [PERSON, COMPUTER, COMPUTER, COMPUTER],
    moves: "e2 b5 e8 h5 d3h f6v c4h e7h".split(" "),
  },
  {
    id: "lanes",
    name: "squadro",
    setup: { first: 1 },
    players: [PERSON, COMPUTER],
    moves: "4 5 1 5 4 5 1 1 4 4 5 5 1 5 5 5 1 4 2 1".split(" "),
  },
  {
    id: "clocks",
    name: "quoridor",
    setup: { first: 1 },
    players: [PERSON, PERSON],
    moves: ["e2", "e8"],
    clock: { given: [300_000, 150_000], increment: 3_000, left: [[300_000, 150_000]], used: 0 },
  },
  {
    id: "hurry",
    name: "quoridor",
    setup: { players: 4, first: 1 },
    players: [PERSON, COMPUTER, PERSON, COMPUTER],
    clock: {
      given: [3_600_000, 600_000, 600_000, 600_000],
      increment: 0,
      left: [[3_600_000, 600_000, 9_500, 600_000]],
      used: 0,
    },
  },
  { id: "done", name: "quoridor", setup: { first: 1 }, players: [PERSON, COMPUTER], moves: ["e2", "x2"], over: true },
];

/** Points at a place, or touches it where there is no pointer. */
async function point(page, place) {
  if (await page.evaluate(() => matchMedia("(hover: none)").matches)) await page.touchscreen.tap(...place);
  else await page.mouse.move(...place);
}

/** The pages, what shows that they are there, and what is done on them before they are looked at. */
const PAGES = [
  ["home", "", ".miniature .piece"],
  ["new-quoridor", "#/new/quoridor/computer", "form"],
  ["new-friends", "#/new/quoridor/friends", "form", (page) => page.locator("summary").click()],
  [
    "new-four",
    "#/new/quoridor/computer",
    "form",
    async (page) => {
      for (const box of ["[name=players][value='4']", "[name=own-levels]", "[name=clock][value=total]"])
        await page.locator(box).check();
      await page.locator("summary").click();
    },
  ],
  ["new-squadro", "#/new/squadro/computer", "form"],
  ["play-quoridor", "#/play/two", ".target"],
  ["play-fence", "#/play/two", ".target", async (page) => point(page, await spot(page, "d5h"))],
  ["play-refused", "#/play/two", ".target", async (page) => point(page, await spot(page, "e4v"))],
  ["play-four", "#/play/four", ".target"],
  ["play-clocks", "#/play/clocks", ".clock.running"],
  ["play-hurry", "#/play/hurry", ".clock.running"],
  ["play-squadro", "#/play/lanes", ".can-move"],
  ["play-landing", "#/play/lanes", ".can-move", async (page) => point(page, await pieceAt(page, 1, 3))],
  ["play-over", "#/play/done", ".status .primary"],
  ["saved", "#/saved", ".saved-game"],
  ["settings", "#/settings", ".settings .piece"],
  ["privacy", "#/privacy", ".help p"],
  ["help", "#/help", ".help"],
  ["rules-quoridor", "#/rules/quoridor/4", ".rules .pawn"],
  ["rules-squadro", "#/rules/squadro", ".rules .piece"],
  ["learn", "#/learn", ".learn-course"],
  ["lesson-quoridor", "#/learn/quoridor/last-fence", ".lesson .target"],
  ["lesson-squadro", "#/learn/squadro/safe", ".lesson .can-move"],
  ["not-found", "#/nowhere", ".narrow"],
];

/** Opens one after the other at every size, and has each looked at. */
async function visit(page, sizes, judge, pages = PAGES) {
  // Who one is, as a server would say; there is none here.
  const profile = { id: "abcdefghijklmnop", name: "Guest mnop", isBot: false };
  await page.route("**/api/v1/me", (route) => route.fulfill({ json: profile }));
  await enter(page);
  for (const game of GAMES) await keep(page, game);
  await open(page, "#/help");
  for (const [name, hash, there, act] of pages) {
    for (const viewport of sizes) {
      // From somewhere else, so that nothing is left of what was done before.
      await page.evaluate(() => (location.hash = "#/help"));
      await page.locator(".help").waitFor();
      await page.setViewportSize(viewport);
      await open(page, hash);
      await page.locator(there).first().waitFor();
      if (act !== undefined) await act(page);
      await judge(name, viewport);
    }
  }
  await page.setViewportSize(sizes[0]);
}

for (const [device, sizes] of Object.entries(SIZES)) {
  test(`every page on a ${device}`, async () => {
    const touch = device === "touchscreen";
    const { page, context, trouble } = await newPage({ viewport: sizes[0], hasTouch: touch, isMobile: touch });
    const wrong = [];
    await visit(page, sizes, async (name, viewport) => {
      wrong.push(...(await faultsOf(page, [viewport], name)));
      // On a desk nobody scrolls to see the whole game.
      const high = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      if (!touch && name.startsWith("play-") && high[0] > high[1]) wrong.push(`${name}: ${high[0]} high`);
    });
    assert.deepEqual(wrong, []);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test("screen-reader mode and the boards of other woods keep nobody out", async () => {
  const wrong = [];
  for (const [board, options] of [
    ["maple", PHONE],
    ["contrast", {}],
  ]) {
    const { page, context, trouble } = await newPage(options);
    await page.addInitScript(
      (chosen) => localStorage.setItem("farside.settings", JSON.stringify({ reader: "on", board: chosen })),
      board,
    );
    await enter(page);
    for (const game of GAMES) await keep(page, game);
    for (const [hash, there] of [
      ["#/play/two", ".target"],
      ["#/play/lanes", ".can-move"],
    ]) {
      await open(page, hash);
      await page.locator(there).first().waitFor();
      wrong.push(...(await page.evaluate(misplaced)), ...(await serious(page)));
    }
    wrong.push(...trouble);
    await context.close();
  }
  assert.deepEqual(wrong, []);
});

const FULL = process.env.FARSIDE_CASES !== undefined;
const FORCED = [
  ["auto", "walnut", { colorScheme: "dark" }],
  ["light", "maple", { colorScheme: "light", ...PHONE }],
  ["dark", "contrast", { colorScheme: "light" }],
];

test("in forced colours no page keeps anybody out, whatever the theme and the wood", async () => {
  const wrong = [];
  for (const [at, [theme, board, options]] of FORCED.entries()) {
    const { page, context, trouble } = await newPage({ ...options, forcedColors: "active" });
    await page.addInitScript((chosen) => localStorage.setItem("farside.settings", JSON.stringify(chosen)), {
      theme,
      board,
    });
    // Forced colours leave little of theme and wood: each page in one of the looks, every page in all with `--full`.
    const pages = PAGES.filter((_, index) => FULL || index % FORCED.length === at);
    const judge = async (name) =>
      wrong.push(...(await serious(page)).map((what) => `${theme}, ${board}, ${name}: ${what}`));
    await visit(page, [options.viewport ?? SIZES.desktop[0]], judge, pages);
    wrong.push(...trouble);
    await context.close();
  }
  assert.deepEqual(wrong, []);
});

test("the first load is small", async () => {
  const { page, context } = await newPage(KEEPING);
  const { files, bytes } = await firstLoad(page);
  console.log(`first load: ${files} files, ${bytes} bytes`);
  assert.ok(bytes <= 100_000, `${bytes} bytes`);
  await context.close();
});

for (const [at, viewport] of [SIZES.touchscreen[0], SIZES.desktop[0]].entries()) {
  test(`nothing jumps when it loads at ${viewport.width} × ${viewport.height}`, async () => {
    const { page, context } = await newPage({ viewport });
    await enter(page);
    for (const game of GAMES) await keep(page, game);
    // By turns: what makes room for what comes later is the same at every size. All of them with `--full`.
    const pages = PAGES.filter(([, , , act]) => act === undefined).filter((_, index) => FULL || index % 2 === at);
    for (const [name, hash, there] of pages) {
      await page.goto("about:blank");
      await open(page, hash);
      await page.locator(there).first().waitFor();
      const shift = await page.evaluate(
        () =>
          new Promise((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (sum += value))).observe({
              type: "layout-shift",
              buffered: true,
            });
            requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
          }),
      );
      assert.ok(shift < 0.01, `${name}: ${shift}`);
    }
    await context.close();
  });
}

test("on a phone Start is in sight, and the keyboard goes to nothing that lies under it", async () => {
  const { page, context } = await newPage(PHONE);
  for (const hash of [
    "#/new/quoridor/computer",
    "#/new/quoridor/friends",
    "#/new/squadro/computer",
    "#/invite/quoridor",
  ]) {
    await open(page, hash);
    const { y, height } = await page.locator("button[type=submit]").boundingBox();
    assert.ok(y + height <= PHONE.viewport.height, `${hash}: ${y + height}`);
    await page.locator("summary").focus();
    await page.keyboard.press("Enter");
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator("main").focus();
    const under = [];
    for (;;) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector(".new-start");
        const clear =
          bar.contains(focused) || focused.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
        return { clear, name: focused.getAttribute("name") ?? focused.tagName, last: focused.type === "submit" };
      });
      if (!at.clear) under.push(at.name);
      if (at.last) break;
    }
    assert.deepEqual(under, [], hash);
  }
  await context.close();
});

test("at 200 % nothing is cut", async () => {
  // Zoomed to twice the size, a window of 1440 is one of 720.
  const viewport = { width: 720, height: 450 };
  const { page, context } = await newPage({ viewport, deviceScaleFactor: 2 });
  const wrong = [];
  await visit(page, [viewport], async (name) =>
    wrong.push(...(await page.evaluate(misplaced)).map((what) => `${name}: ${what}`)),
  );
  assert.deepEqual(wrong, []);
  await context.close();
});
