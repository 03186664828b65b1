// How every page of puzzles looks: everything has its place at every size, and nobody is kept out.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsOf, serious, SIZES } from "../judging.mjs";
import { COLLECTIONS, button, phase, screen, toFind, usePuzzles, wrongMove } from "../puzzling.mjs";
import { counts, enter, newPage, open, useStand } from "../stand.mjs";

useStand();
usePuzzles();

for (const [device, sizes] of Object.entries(SIZES)) {
  test(`puzzles on a ${device}: everything has its place, and nobody is kept out`, async () => {
    const touch = device === "touchscreen";
    const { page, context, trouble } = await newPage({ viewport: sizes[0], hasTouch: touch, isMobile: touch });
    await enter(page);
    const judge = async (name) => assert.deepEqual(await faultsOf(page, sizes, `puzzles-${name}`), []);
    await open(page, "#/puzzles/squadro");
    await page.locator(".themes a").first().waitFor();
    await page.locator(".daily .board").waitFor();
    await judge("choice");
    for (const id of Object.keys(COLLECTIONS)) {
      await open(page, `#/puzzles/${id}/rated`);
      await toFind(page, id);
      await judge(`${id}-find`);
      await button(page, "show").click();
      await phase(page, "over");
      await judge(`${id}-over`);
    }
    const last = await screen(page).getAttribute("data-puzzle");
    await button(page, "next").click();
    const found = await toFind(page, "squadro", last);
    await page
      .locator(`.board-frame .piece[data-seat="${found.puzzle.solver + 1}"]`)
      .first()
      .waitFor();
    await page.locator(".board-frame").focus();
    await page.keyboard.press(await wrongMove("squadro", found));
    await page.keyboard.press("Enter");
    await phase(page, "wrong");
    await judge("wrong");
    await open(page, "#/puzzles/squadro/rush");
    await button(page, "start").waitFor();
    await judge("rush-start");
    await button(page, "start").click();
    let rush = await toFind(page, "squadro");
    await judge("rush");
    for (let mistake = 1; mistake <= 3; mistake++) {
      await page.locator(".board-frame").focus();
      await page.keyboard.press(await wrongMove("squadro", rush));
      await page.keyboard.press("Enter");
      await counts(page, ".mistakes i.made", mistake);
      if (mistake < 3) rush = await toFind(page, "squadro", rush.puzzle.id);
    }
    await page.getByTestId("ended").waitFor();
    await judge("rush-ended");
    await open(page, "#/level/quoridor");
    await toFind(page, "quoridor");
    await judge("level");
    for (let position = 1; (await page.locator(".level-result").count()) === 0; position++) {
      await page.locator("[data-action=skip]:enabled, .level-result").first().waitFor();
      if ((await page.locator(".level-result").count()) > 0) break;
      await button(page, "skip").click();
      await page.locator("[data-action=skip]:disabled, .level-result").first().waitFor();
    }
    await judge("level-result");
    await page.emulateMedia({ forcedColors: "active" });
    assert.deepEqual(await serious(page), [], "in forced colours");
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
