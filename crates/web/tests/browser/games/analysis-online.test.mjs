// Analyses and other people: a position played on as an invitation, and what a link to one shows in a chat.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ownFaults, person, sees, sitDown, type, useServer } from "../online-stand.mjs";
import { stand } from "../stand.mjs";

useServer();

test("a position is played on as an invitation by link: whoever follows it has the position on the board", async () => {
  const [ann, bob] = [await person(), await person()];
  await ann.page.goto(`${stand.address}#/analysis/quoridor?position=e4_e6/e5h/9_10/1`);
  await ann.page.locator(".play-on summary").click();
  await ann.page.locator(".play-on .actions button").nth(2).click();
  const link = await ann.page.locator("[data-testid=sit-link]").inputValue();
  assert.match(link, /#\/game\/\w{12}\/[0-9a-f]+$/);
  await sitDown(bob.page, link);
  // Moves that are legal in this position and in no usual one.
  await type(ann.page, "d4");
  await sees(bob.page, ["d4"]);
  await type(bob.page, "d6");
  await sees(ann.page, ["d4", "d6"]);
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

/** The picture that a page names for those who show its link. */
async function pictureOf(link) {
  const page = await (await fetch(link)).text();
  const [, picture] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  assert.ok(picture !== undefined, "the page names a picture");
  const answer = await fetch(picture.replaceAll("&amp;", "&"));
  assert.deepEqual([answer.status, answer.headers.get("content-type")], [200, "image/png"], picture);
  return Buffer.from(await answer.arrayBuffer());
}

test("links from the share dialog of an analysis come with a picture of the position", async () => {
  const { page, context, trouble } = await person();
  const pictures = [];
  for (const at of ["quoridor?moves=e2,e8,e3h", "squadro?position=3_0_0_0_0/0_0_0_0_0/r"]) {
    await page.goto(`${stand.address}#/analysis/${at}`);
    await page.locator(".play-on summary").waitFor();
    await page.evaluate(() => (navigator.clipboard.writeText = async (text) => void (window.copied = text)));
    await page.locator("[data-action=share]").click();
    for (const scope of ["game", "position"]) {
      await page.locator(`dialog.sharing [name=scope][value=${scope}]`).check();
      await page.evaluate(() => (window.copied = undefined));
      await page.locator("dialog.sharing [data-share=link]").click();
      await page.waitForFunction(() => window.copied !== undefined);
      const picture = await pictureOf(await page.evaluate(() => window.copied));
      assert.equal(picture.subarray(1, 4).toString(), "PNG");
      pictures.push(picture);
    }
    await page.keyboard.press("Escape");
  }
  assert.ok(pictures[0].equals(pictures[1]), "of the same position");
  assert.ok(!pictures[0].equals(pictures[2]));
  assert.ok(!pictures[0].equals(await pictureOf(stand.address)), "other pages have another one");
  assert.deepEqual(ownFaults(trouble), []);
  await context.close();
});
