// How the boards look, as far as it can be measured; the rest is for eyes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keep, PHONE, spot } from "../playing.mjs";
import { counts, enter, eventually, newPage, open, useStand } from "../stand.mjs";

useStand();

const PERSON = { kind: "person" };

async function openGame(page, game, settings = {}) {
  await page.addInitScript((kept) => localStorage.setItem("farside.settings", JSON.stringify(kept)), settings);
  await enter(page);
  await keep(page, { id: "kept", players: [PERSON, PERSON], setup: { first: 1 }, ...game });
  await open(page, "#/play/kept");
  await page.locator(".board-frame .target, .board-frame .can-move").first().waitFor();
}

/** The fill of what a selector finds, as red, green and blue. */
const fill = (page, selector) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fill.match(/\d+/g).map(Number));

/** The contrast of two colours, as WCAG reckons it. */
function contrast(one, other) {
  const light = (colour) => {
    const [red, green, blue] = colour.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}

test("fences stand out from their grooves and squares on every wood", async () => {
  for (const board of ["walnut", "maple", "contrast"]) {
    const { page, context } = await newPage();
    await openGame(page, { name: "quoridor", moves: ["d4h"] }, { board });
    const plank = await fill(page, ".board-frame .fence .plank");
    assert.ok(contrast(plank, await fill(page, ".board-frame .bed")) >= 3, `${board}: groove`);
    await context.close();
  }
});

test("goal rows and targets have the colour of their player", async () => {
  const { page, context } = await newPage();
  await openGame(page, {
    name: "quoridor",
    setup: { players: 4, first: 3 },
    players: [PERSON, PERSON, PERSON, PERSON],
  });
  for (const seat of [1, 2, 3, 4])
    assert.deepEqual(
      await fill(page, `.board-frame .goal-line.seat-${seat} .goal-squares`),
      await fill(page, `.board-frame .pawn.seat-${seat} .body`),
    );
  assert.deepEqual(await fill(page, ".board-frame .target"), await fill(page, ".board-frame .pawn.seat-3 .body"));
  await context.close();
});

test("lane numbers of Squadro are in the middle of their lanes", async () => {
  const { page, context } = await newPage();
  await openGame(page, { name: "squadro" });
  for (const lane of [1, 2, 3, 4, 5]) {
    const middle = async (selector) => {
      const { x, width } = await page.locator(selector).boundingBox();
      return x + width / 2;
    };
    const number = await middle(`.board-frame .coordinate.seat-1 >> text="${lane}"`);
    const piece = await middle(`.board-frame .piece[data-seat='1'][data-lane='${lane}'] .touch`);
    assert.ok(Math.abs(number - piece) < 1.5, `lane ${lane}: ${number}, ${piece}`);
  }
  await context.close();
});

test("a fence is dropped and settles, with a short tremble on a phone", async () => {
  for (const options of [PHONE, {}]) {
    const { page, context, trouble } = await newPage({ ...options, reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      globalThis.trembled = [];
      globalThis.dropped = [];
      navigator.vibrate = (time) => globalThis.trembled.push(time) > 0;
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, ...given) {
        if (this.matches(".board-frame .fence, .fence")) globalThis.dropped.push(frames.length);
        return animate.call(this, frames, ...given);
      };
    });
    await openGame(page, { name: "quoridor" });
    const place = await spot(page, "d4h");
    if (options === PHONE) {
      await page.touchscreen.tap(...place);
      await page.locator(".fence-bar .primary").tap();
    } else await page.mouse.click(...place);
    await counts(page, ".board-frame .fence.last", 1);
    assert.deepEqual(await page.evaluate(() => globalThis.dropped), [4]);
    if (options === PHONE)
      await eventually(async () => {
        const [time, ...more] = await page.evaluate(() => globalThis.trembled);
        assert.ok(time > 0 && time < 50 && more.length === 0, String(time));
      });
    else assert.deepEqual(await page.evaluate(() => globalThis.trembled), []);
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

/** The letters that languages have besides those of English. */
const LETTERS = {
  "Vollkorn Latin":
    "áčďéěíňóřšťúůýž æøå äöüßẞ áéíñóúü¿¡ äõöüšž äöå àâæçéèêëîïôœùûüÿ čćđšž áéíóöőúüű áðéíóúýþæö àèéìòù ąčęėįšųūž āčēģīķļņšūž ĳéëïóöü ąćęłńóśźż ãâáàçéêíõóôú ăâîșțşţ áäčďéíĺľňóôŕšťúýž çğıİöşü 0123456789 –—‘’‚“”„•…‹›«»·×−",
  Vollkorn: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя ґєії ђјљњћџ ўѓќѐѝ № αβγδεζηθικλμνξοπρσςτυφχψω άέήίόύώϊϋΐΰ",
};

test("headings are in a typeface with all letters of the languages in Latin, Cyrillic and Greek", async () => {
  const { page, context, trouble } = await newPage();
  await open(page);
  for (const [family, letters] of Object.entries(LETTERS)) {
    const missing = await page.evaluate(
      async ([name, text]) => {
        const both = text + text.toUpperCase();
        await document.fonts.load(`600 100px "${name}"`, both);
        const canvas = document.createElement("canvas").getContext("2d");
        const width = (letter, other) => {
          canvas.font = `600 100px "${name}", ${other}`;
          return canvas.measureText(letter).width;
        };
        // What the typeface hasn't got is as wide as in whichever comes next.
        return [...new Set(both)].filter((letter) => width(letter, "monospace") !== width(letter, "sans-serif"));
      },
      [family, letters],
    );
    assert.deepEqual(missing, [], family);
  }
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a page loads one file of the typeface, and another only for letters that are in it", async () => {
  const { page, context } = await newPage({}, true);
  await open(page);
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType("resource").map(({ name }) => /vollkorn-([a-z]+)-/.exec(name)?.[1]);
      return [...new Set(files.filter((file) => file !== undefined))];
    });
  assert.deepEqual(await loaded(), ["basic"]);
  const say = (text, lang = "en") =>
    page.evaluate(
      ([words, language]) => {
        document.documentElement.lang = language;
        document.querySelector("h1").textContent = words;
      },
      [text, lang],
    );
  await say("Ход Анны");
  await eventually(async () => assert.deepEqual(await loaded(), ["basic", "cyrillic"]));
  await say("Příjemná hra", "cs");
  await eventually(async () => assert.deepEqual(await loaded(), ["basic", "cyrillic", "latin"]));
  await context.close();
});

test("headings have the same size before their typeface is there", async () => {
  const heading = async (block) => {
    const { page, context } = await newPage({}, true);
    if (block) await page.route("**/*.woff2", (route) => route.abort());
    await open(page);
    const size = await page.evaluate(async () => {
      await document.fonts.ready;
      const h1 = document.querySelector("h1");
      h1.style.width = "fit-content";
      const { width, height } = h1.getBoundingClientRect();
      return { width, height };
    });
    await context.close();
    return size;
  };
  const [without, own] = [await heading(true), await heading(false)];
  assert.equal(without.height, own.height);
  assert.ok(Math.abs(without.width / own.width - 1) < 0.05, `${without.width}, ${own.width}`);
});
