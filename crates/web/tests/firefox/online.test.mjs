// Two people play each other in Firefox over the real server.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { removeData, sees, makeGame, sitDown, startServer, type } from "../browser/online-stand.mjs";
import { enter } from "../browser/stand.mjs";
import { newPage, useFirefox } from "./driver.mjs";

useFirefox(startServer);
after(removeData);

test("two play each other by link in Firefox", async () => {
  const people = [await newPage(), await newPage()];
  for (const { page } of people) {
    await enter(page);
    // Moves are typed.
    await page.evaluate(() => localStorage.setItem("farside.settings", JSON.stringify({ reader: "on" })));
  }
  const [ann, bob] = people;
  const link = await makeGame(ann.page, "quoridor", { name: "Ann", choose: { seat: 1, first: 1, clock: "total" } });
  await sitDown(bob.page, link, "Bob");
  for (const { page } of people) await page.locator(".board").waitFor();
  const made = [];
  for (const move of ["e2", "e8", "e3", "e7", "d2h", "d7v"]) {
    await type(people[made.length % 2].page, move);
    made.push(move);
    for (const { page } of people) await sees(page, made);
  }
  const name = (page, seat) => page.locator(`.player[data-seat='${seat}'] .player-name`).textContent();
  assert.match(await name(ann.page, 2), /Bob/);
  assert.match(await name(bob.page, 1), /Ann/);
  for (const action of ["[data-action=resign]", "[data-action=resign].danger"])
    await bob.page.locator(`.actions ${action}`).click();
  await ann.page.locator("[data-action=rematch]").waitFor();
  assert.match(await ann.page.locator("[data-testid=status]").textContent(), /You win/);
  assert.deepEqual([...ann.trouble, ...bob.trouble], []);
  for (const { context } of people) await context.close();
});
