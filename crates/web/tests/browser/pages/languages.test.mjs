// Every page in every language, and games played in some that run another way.

import assert from "node:assert/strict";
import { test } from "node:test";

import { misplaced, serious } from "../judging.mjs";
import { firstLoad } from "../measures.mjs";
import { person, useServer } from "../online-stand.mjs";
import { checkOver, chooseQuoridor, chooseSquadro, keep, pieceAt, playOut, spot, start } from "../playing.mjs";
import { enter, eventually, gameOn, KEEPING, newPage, open, scriptOf, stand, textsOf } from "../stand.mjs";

useServer();

const COMPUTER = { kind: "computer", level: 4 };
const PERSON = { kind: "person" };

const GAMES = [
  {
    id: "two",
    name: "quoridor",
    setup: { first: 1 },
    players: [PERSON, PERSON],
    moves: "e2 e8 e3 e7 e1h e6 e4 e4h".split(" "),
    clock: { given: [300_000, 150_000], increment: 3_000, left: [[300_000, 150_000]], used: 0 },
  },
  { id: "four", name: "quoridor", setup: { players: 4, first: 1 }, players: [PERSON, COMPUTER, COMPUTER, COMPUTER] },
  { id: "lanes", name: "squadro", setup: { first: 1 }, players: [PERSON, COMPUTER], moves: "4 5 1 5".split(" ") },
  { id: "done", name: "quoridor", setup: { first: 1 }, players: [PERSON, COMPUTER], moves: ["e2", "x2"], over: true },
];

/** The pages, what shows that they are there, and what is done on them first. */
const PAGES = [
  ["home", "", ".miniature .piece"],
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
  ["new-squadro", "#/new/squadro/friends", "form", (page) => page.locator("summary").click()],
  ["play-two", "#/play/two", ".target"],
  ["play-four", "#/play/four", ".target"],
  ["play-squadro", "#/play/lanes", ".can-move"],
  ["play-over", "#/play/done", ".status .primary"],
  ["invite", "#/invite/quoridor", "form.invite", (page) => page.locator("details.more summary").click()],
  ["lobby", "#/lobby", ".lobby"],
  ["saved", "#/saved", ".saved-game"],
  ["settings", "#/settings", ".settings .piece"],
  ["privacy", "#/privacy", ".help p"],
  ["help", "#/help", ".help"],
  ["rules-quoridor", "#/rules/quoridor/4", ".rules figure"],
  ["rules-squadro", "#/rules/squadro", ".rules figure"],
  ["learn", "#/learn", ".learn-course"],
  [
    "lesson-quoridor",
    "#/learn/quoridor/fence",
    ".lesson .target",
    (page) => page.locator("[data-action=hint]").click(),
  ],
  ["lesson-squadro", "#/learn/squadro/back", ".lesson .can-move", (page) => page.locator("[data-action=hint]").click()],
  ["puzzles", "#/puzzles/squadro", ".themes a"],
  [
    "puzzle",
    "#/puzzles/quoridor/daily",
    ".play.puzzle",
    async (page) => {
      await page.locator("[data-action=show]").click();
      await page.locator(".play.puzzle[data-phase=over]").waitFor();
    },
  ],
  ["level", "#/level/squadro", ".play.puzzle"],
  ["not-found", "#/nowhere", ".narrow"],
];

/** The codes of all languages. */
async function codes(page) {
  return page.evaluate(
    async (at) => (await import(at)).LANGUAGES.map(({ code }) => code),
    await scriptOf(page, "languages.ts"),
  );
}

/** Languages that run the other way, or whose letters are as wide as high. */
const OTHER_SCRIPTS = ["ar", "fa", "he", "ja", "ko", "zh-TW"];
/** How many of those with the longest texts are looked at on every page, and how many of the rest at each size. */
const [LONGEST, BY_TURNS] = [4, 2];
const FULL = process.env.FARSIDE_CASES !== undefined;
/** The languages that a change touches, by `cargo xtask`. */
const CHANGED = (process.env.FARSIDE_LANGUAGES ?? "").split(" ");

/** How wide a text is, about: a wide letter counts as two. */
const widthOf = (text) =>
  [...text].reduce((sum, letter) => sum + (/[\u1100-\u115f\u2e80-\uffdc]/.test(letter) ? 2 : 1), 0);

/**
 * Which languages each page is looked at in: all of them with `--full`. Otherwise those that were changed, those of other scripts and
 * those with the longest texts at one size or the other, and by turns a few of the others: what is cut in one of them without being
 * new is found later.
 */
async function sampled(page, all, size) {
  if (FULL) return () => all;
  const widths = await Promise.all(
    all.map(async (code) => {
      const texts = await Promise.all(
        (await textsOf(page, code)).map(async (at) => (await page.request.get(at)).text()),
      );
      return [code, widthOf(texts.join(""))];
    }),
  );
  const longest = widths.sort(([, a], [, b]) => b - a).slice(0, LONGEST);
  const likely = [...OTHER_SCRIPTS, ...longest.map(([code]) => code)];
  const others = all.filter((code) => !likely.includes(code) && !CHANGED.includes(code));
  return (turn) => {
    const from = ((turn + size * PAGES.length) * BY_TURNS) % others.length;
    const now = [...others, ...others].slice(from, from + BY_TURNS);
    const half = likely.filter((_, index) => (index + turn) % SIZES.length === size);
    return all.filter((code) => [...CHANGED, ...half, ...now].includes(code));
  };
}

const SIZES = [
  ["a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ["a desk", { viewport: { width: 1280, height: 800 } }],
];

for (const [number, [size, options]] of SIZES.entries()) {
  test(`on ${size} no page is cut in any language`, async () => {
    const { page, context, trouble } = await newPage(options);
    await open(page);
    for (const game of GAMES) await keep(page, game);
    const [all, texts, language] = [
      await codes(page),
      await scriptOf(page, "texts.ts"),
      await scriptOf(page, "language.ts"),
    ];
    assert.equal(all.length, 35);
    const languages = await sampled(page, all, number);
    const wrong = [];
    for (const [turn, [name, hash, there, act]] of PAGES.entries()) {
      await open(page, hash);
      await page.locator(there).first().waitFor();
      if (act !== undefined) await act(page);
      for (const code of languages(turn)) {
        // As somebody would who chooses it from the list, with the page as it is.
        await page.evaluate(
          async ([from, names, to]) => {
            const [{ chooseLanguage }, { lookUp }] = await Promise.all([import(from), import(names)]);
            await chooseLanguage(lookUp(to));
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          },
          [texts, language, code],
        );
        if (process.env.FARSIDE_SCREENSHOTS !== undefined)
          await page.screenshot({ path: `${process.env.FARSIDE_SCREENSHOTS}/${name}-${code}-${size.slice(2)}.png` });
        wrong.push(...(await page.evaluate(misplaced)).map((what) => `${name}, ${code}: ${what}`));
      }
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test("the page comes in the browser's language at once, and says so", async () => {
  for (const [locale, lang, dir] of [
    ["de-AT", "de", "ltr"],
    ["he-IL", "he", "rtl"],
    ["nb-NO", "nb", "ltr"],
  ]) {
    const { page, context, trouble } = await newPage({ locale }, true);
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(stand.address, { waitUntil: "commit" });
    const root = page.locator("html");
    assert.equal(await root.getAttribute("lang"), lang, "before any script runs");
    assert.equal(await root.getAttribute("dir"), dir);
    await page.locator(".card .button").first().waitFor();
    assert.notEqual(await page.locator("h1").textContent(), "Two great board games. No clutter.");
    assert.deepEqual(
      asked.filter((address) => address.includes("/en.")),
      [],
      "English isn't asked for",
    );
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

test("a language that is chosen is kept, and the game goes on in it", async () => {
  const { page, context, trouble } = await newPage({}, true);
  await enter(page);
  await keep(page, { ...GAMES[0], clock: undefined });
  await open(page, "#/settings");
  await page.locator("select[name=language]").selectOption("fi");
  await eventually(async () => assert.equal(await page.locator("html").getAttribute("lang"), "fi"));
  await open(page, "#/play/two");
  await page.locator(".board-frame .target").first().waitFor();
  const turn = await page.locator(".status").textContent();
  await page.mouse.click(...(await spot(page, "d4")));
  await eventually(async () => assert.equal((await gameOn(page)).moves.length, 9));
  await page.reload();
  await page.locator(".board-frame .target").first().waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "fi", "after the page is loaded anew");
  assert.notEqual(await page.locator(".status").textContent(), turn, "the other side is to move");
  // Switching in the middle of a game: nothing of it is lost.
  await page.evaluate(
    async ([from, names]) => {
      const [{ chooseLanguage }, { lookUp }] = await Promise.all([import(from), import(names)]);
      await chooseLanguage(lookUp("ja"));
    },
    [await scriptOf(page, "texts.ts"), await scriptOf(page, "language.ts")],
  );
  await eventually(async () => assert.match(await page.locator(".status").textContent(), /[぀-ヿ一-鿿]/));
  assert.equal((await gameOn(page)).moves.length, 9);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("without network the language stays", async () => {
  const { page, context } = await newPage({ ...KEEPING, locale: "el-GR" });
  await open(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await eventually(async () =>
    assert.ok(
      await page.evaluate(async () => {
        const kept = (
          await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        ).flat();
        return (
          kept.some(({ url }) => /\/el\.main-[0-9a-f]+\.ftl$/.test(url)) &&
          kept.some(({ url }) => /\/el\.pages-rules-/.test(url))
        );
      }),
    ),
  );
  const heading = await page.locator("h1").textContent();
  await context.setOffline(true);
  await page.reload();
  await page.locator("h1").waitFor();
  assert.equal(await page.locator("h1").textContent(), heading);
  await open(page, "#/rules/squadro");
  await page.locator(".rules figure").first().waitFor();
  await context.close();
});

test("a whole game in Arabic, by mouse: boards keep their orientation, and nobody is kept out", async () => {
  const { page, context, trouble } = await newPage({ locale: "ar" });
  await start(page, "quoridor", "computer", { level: 1, first: 1 });
  const board = page.locator(".board-frame .board");
  const [bottomLeft, bottomRight] = [await spot(page, "a1"), await spot(page, "i1")];
  assert.ok(bottomLeft[0] < bottomRight[0], "column a is at the left");
  assert.equal(await board.evaluate((element) => getComputedStyle(element).direction), "ltr");
  const game = await playOut(page, async (view, ply) =>
    page.mouse.click(...(await spot(page, chooseQuoridor(view, ply)))),
  );
  await checkOver(game, trouble);
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  // Back is at the right, and its arrow points there.
  const [first, last] = [page.locator(".look button").first(), page.locator(".look button").last()];
  assert.ok((await first.boundingBox()).x > (await last.boundingBox()).x);
  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.equal(await page.locator(".move-list [aria-current]").count(), 1));
  assert.ok(await last.isEnabled(), "the arrow to the right has gone back");
  assert.deepEqual(await serious(page), []);
  for (const hash of ["", "#/settings", "#/help", "#/rules/quoridor", "#/lobby", "#/new/squadro/computer"]) {
    await open(page, hash);
    assert.deepEqual(await serious(page), [], hash);
  }
  await context.close();
});

test("a whole game in Japanese, by mouse", async () => {
  const { page, context, trouble } = await newPage({ locale: "ja" });
  await start(page, "squadro", "computer", { level: 1, seat: 1, first: 1 });
  const game = await playOut(page, async (view) =>
    page.mouse.click(...(await pieceAt(page, view.turn, chooseSquadro(view)))),
  );
  await checkOver(game, trouble);
  await context.close();
});

test("the first load is small in every language", async () => {
  const { page, context } = await newPage({}, true);
  const english = await firstLoad(page);
  const all = await codes(page);
  const texts = await Promise.all(all.map(async (code) => (await textsOf(page, code, "main"))[0]));
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          await (await fetch(address)).arrayBuffer();
          return performance.getEntriesByName(address)[0].encodedBodySize;
        }),
      ),
    texts,
  );
  const base = sizes[all.indexOf("en")];
  const large = all.filter((_, at) => english.bytes - base + sizes[at] > 100_000);
  assert.ok(english.bytes > 40_000, "nothing was cached");
  console.log(`first load: ${english.bytes} bytes in English, ${english.bytes - base + Math.max(...sizes)} at most`);
  assert.deepEqual(large, [], `English: ${english.bytes}`);
  await context.close();
});

test("the letters of every language can be seen", async () => {
  const { page, context } = await newPage();
  await open(page);
  const texts = await Promise.all((await codes(page)).map((code) => textsOf(page, code)));
  const unseen = await page.evaluate(async (addresses) => {
    const canvas = new OffscreenCanvas(24, 24).getContext("2d", { willReadFrequently: true });
    canvas.font = `16px ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (letter) => {
      canvas.clearRect(0, 0, 24, 24);
      canvas.fillText(letter, 2, 18);
      return canvas.getImageData(0, 0, 24, 24).data.join();
    };
    // What stands for a letter that no font has: this one is none.
    const missing = drawn("\u{10ffff}");
    const all = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
    return [...new Set(all.join("").match(/\p{L}/gu))].filter((letter) => drawn(letter) === missing);
  }, texts.flat());
  assert.deepEqual(unseen, []);
  await context.close();
});

test("somebody with another language sees refusals of the server in it", async () => {
  const { page, context } = await person({ locale: "sv" });
  await page.goto(`${stand.address}#/game/AAAAAAAAAAAA`);
  await page.locator("h1, .status").first().waitFor();
  await eventually(async () => assert.doesNotMatch(await page.locator("main").textContent(), /not found|Loading/i));
  await context.close();
});
