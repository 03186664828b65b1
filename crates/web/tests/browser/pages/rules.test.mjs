// The complete rules: all sections for a number of players, and figures that play their moves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { misplaced } from "../judging.mjs";
import { PHONE } from "../playing.mjs";
import { counts, eventually, newPage, open, useStand } from "../stand.mjs";

useStand();

const figure = (page, name) => page.locator(`[data-figure="rules-${name}"]`);

/** Opens the rules, and waits until the first figure is drawn. */
async function openRules(page, path) {
  await open(page, `#/rules/${path}`);
  await page.locator(".rules .board .pawn, .rules .board .piece").first().waitFor();
}

/** Scrolls to a figure and waits until it is drawn. */
async function lookAt(page, name) {
  await figure(page, name).scrollIntoViewIfNeeded();
  await figure(page, name).locator(".board .pawn, .board .piece").first().waitFor();
  return figure(page, name);
}

const heard = (page, text) =>
  eventually(async () => assert.ok((await page.getByTestId("announcer").textContent()).includes(text), text));

for (const [size, options] of [
  ["a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
  ["a desk", {}],
]) {
  test(`on ${size} every figure of the rules is drawn, described, and nothing is cut`, async () => {
    const { page, context, trouble } = await newPage(options);
    for (const [path, figures] of [
      ["quoridor", 10],
      ["quoridor/3", 11],
      ["quoridor/4", 11],
      ["squadro", 9],
    ]) {
      await openRules(page, path);
      const names = await page.locator(".rules figure").evaluateAll((all) => all.map(({ dataset }) => dataset.figure));
      assert.equal(names.length, figures, path);
      for (const name of names) {
        const shown = await lookAt(page, name.replace("rules-", ""));
        const { width, height } = await shown.locator(".board").boundingBox();
        assert.ok(width >= 200 && Math.abs(width - height) < 1, `${name}: ${width} × ${height}`);
        await eventually(async () => assert.match(await shown.locator(".only-spoken").textContent(), /to move\.$/));
        assert.doesNotMatch(await shown.locator("figcaption").textContent(), /rules-/);
      }
      assert.deepEqual(await page.evaluate(misplaced), [], path);
    }
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test("a figure plays its move when its button is pressed, and says so", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await openRules(page, "quoridor");
  const jump = await lookAt(page, "quoridor-figure-6");
  assert.equal(await jump.locator(".last-square").count(), 0, "nothing moves on its own where nothing should move");
  await jump.getByRole("button").tap();
  await heard(page, "Played: pawn to e6.");
  await counts(page, "[data-figure='rules-quoridor-figure-6'] .last-square", 2);
  const shut = await lookAt(page, "quoridor-figure-5");
  assert.equal(await shut.locator(".fence.ghost").count(), 0);
  await shut.getByRole("button").tap();
  await counts(page, "[data-figure='rules-quoridor-figure-5'] .fence.ghost.refused", 1);
  assert.equal(await shut.locator(".shut-in").count(), 4, "the four squares that would be left");
  await heard(page, "Black would have no way through.");
  const four = await lookAt(page, "quoridor-figure-2");
  await four.getByRole("button").tap();
  for (const square of ["e6", "d5", "f5", "e4"]) await heard(page, `pawn to ${square}.`);
  assert.equal(await (await lookAt(page, "quoridor-figure-1-players-2")).getByRole("button").count(), 0);
  await openRules(page, "squadro");
  const sent = await lookAt(page, "squadro-figure-4");
  const middle = async (selector) => {
    const { x, y, width, height } = await sent.locator(selector).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [x2, y2]] = [
    await middle("[data-seat='1'][data-lane='1']"),
    await middle("[data-seat='2'][data-lane='5']"),
  ];
  assert.ok(x < x2 && y > y2, "Yellow is on the left and Red at the top, as the text has it");
  await sent.getByRole("button").tap();
  await heard(page, "sends lane 2 back to the start");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("where things may move, a figure plays its move when it is looked at", async () => {
  const { page, context, trouble } = await newPage({ reducedMotion: "no-preference" });
  await openRules(page, "quoridor");
  const jump = await lookAt(page, "quoridor-figure-6");
  await jump.locator(".last-square").first().waitFor();
  assert.equal(await page.getByTestId("announcer").textContent(), "", "without a word");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the rules are those for the number of players that is chosen", async () => {
  const { page, context, trouble } = await newPage();
  await openRules(page, "quoridor");
  const section = (name) => page.locator(`[data-section="rules-quoridor-${name}-title"]`);
  assert.equal(await section("shut-in").count(), 0);
  await page.locator("[name=players][value='2']").focus();
  await page.keyboard.press("ArrowRight");
  await section("shut-in").waitFor();
  await figure(page, "quoridor-figure-1-players-3").waitFor();
  assert.equal(await figure(page, "quoridor-figure-1-players-2").count(), 0);
  assert.match(page.url(), /#\/rules\/quoridor\/3$/);
  assert.equal(await page.evaluate(() => document.activeElement.value), "3", "the keyboard stays where it was");
  await open(page, "#/rules/quoridor/4");
  await figure(page, "quoridor-figure-1-players-4").waitFor();
  await open(page, "#/rules/squadro/3");
  await figure(page, "squadro-figure-1").waitFor();
  assert.equal(await page.locator("[name=players]").count(), 0);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("How to play leads to the complete rules", async () => {
  const { page, context, trouble } = await newPage();
  for (const [game, name] of [
    ["quoridor", "Quoridor"],
    ["squadro", "Squadro"],
  ]) {
    await open(page);
    await page.getByLabel(`How to play ${name}`).click();
    await page.getByRole("link", { name: `${name}: complete rules` }).click();
    await page.locator(".rules section").first().waitFor();
    assert.equal(await page.locator("h1").textContent(), `${name}: complete rules`);
    assert.match(page.url(), new RegExp(`#/rules/${game}$`));
  }
  assert.deepEqual(trouble, []);
  await context.close();
});
