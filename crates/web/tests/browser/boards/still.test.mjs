// The board stays where it is while a game runs, to the pixel: whatever is asked, offered, lost or said.

import assert from "node:assert/strict";
import { test } from "node:test";

import { actGravely, contact, ownFaults, person, sees, makeGame, sitDown, type, useServer } from "../online-stand.mjs";
import { eventually } from "../stand.mjs";

useServer();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Where the board is, in the window. */
const rectangle = (page) =>
  page.locator(".board-frame").evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    return { x, y, width, height };
  });

/** Two at a game; `still` asserts that neither board has moved since they sat down. */
async function twoPlayers(viewport, fill) {
  const [ann, bob] = [await person({ viewport }), await person({ viewport })];
  const link = await makeGame(ann.page, "quoridor", {
    name: "Annabelle of the long name",
    choose: { seat: 1, first: 1, clock: "total" },
    fill,
  });
  await sitDown(bob.page, link, "Bob");
  const first = new Map();
  for (const { page } of [ann, bob]) {
    await page.locator(".board-frame .pawn").first().waitFor();
    await page.locator(".clock.running").waitFor();
    // Whatever was scrolled to before the game began.
    await page.evaluate(() => scrollTo(0, 0));
    first.set(page, await rectangle(page));
  }
  const still = async (when) => {
    for (const { page } of [ann, bob]) {
      await page.evaluate(() => scrollTo(0, 0));
      assert.deepEqual(await rectangle(page), first.get(page), `${when} at ${viewport.width}`);
    }
  };
  return { ann, bob, still };
}

for (const viewport of SIZES) {
  test(`nothing that is asked or lost moves the board at ${viewport.width} × ${viewport.height}`, async () => {
    const { ann, bob, still } = await twoPlayers(viewport, { minutes: 10, increment: 5 });
    await type(ann.page, "e2");
    await sees(bob.page, ["e2"]);
    await still("a move");
    await ann.page.locator("[data-action=takeback]").click();
    await bob.page.locator(".status.asked .button").first().waitFor();
    await ann.page.locator(".status.asked").waitFor();
    await still("a takeback is asked for");
    await bob.page.locator(".status.asked .button:not(.primary)").click();
    await ann.page.locator(".status.asked").waitFor({ state: "detached" });
    await type(bob.page, "e8");
    await sees(ann.page, ["e2", "e8"]);
    await actGravely(ann.page, "offer-draw");
    await bob.page.locator(".status.asked .button").first().waitFor();
    await still("a draw is offered");
    await bob.page.locator(".status.asked .button:not(.primary)").click();
    await ann.page.locator(".status.asked").waitFor({ state: "detached" });
    await ann.page.locator(".talk summary").click();
    await ann.page.locator("[data-say=goodLuck]").click();
    await bob.page.locator(".said").waitFor();
    await still("something is said");
    await bob.context.setOffline(true);
    await contact(bob.page, "offline");
    await still("the connection is lost");
    await bob.context.setOffline(false);
    await contact(bob.page, "connected");
    // Looked back at, with its note over the board.
    await ann.page.locator(".look button").first().click();
    await still("somebody looks back");
    await ann.page.locator(".status .button").click();
    await actGravely(bob.page, "resign");
    for (const { page } of [ann, bob]) await page.locator("[data-action=rematch]").first().waitFor();
    await still("the game is over");
    await ann.page.locator("[data-action=rematch]").first().click();
    await bob.page.locator("[data-action=rematch-accept]").first().waitFor();
    await still("a rematch is asked for");
    assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
    await Promise.all([ann.context.close(), bob.context.close()]);
  });
}

test("a clock that gains or loses a digit moves nothing", async () => {
  for (const viewport of SIZES) {
    const { ann, bob, still } = await twoPlayers(viewport, { minutes: 60, increment: 60 });
    const text = () => ann.page.locator(".player[data-seat='1'] .clock").textContent();
    await eventually(async () => assert.match(await text(), /^59:5\d$/));
    await still("the clock has lost its hour");
    await type(ann.page, "e2");
    await eventually(async () => assert.match(await text(), /^1:00:\d\d$/));
    await still("the clock has an hour again");
    await Promise.all([ann.context.close(), bob.context.close()]);
  }
});
