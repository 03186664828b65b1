// Pages of other origins: those that `--origin` allows can use the API by fetch, others can't.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, test } from "node:test";

import { removeData, startServer } from "../online-stand.mjs";
import { stand, useStand } from "../stand.mjs";

const pages = [];
after(() => pages.forEach((page) => page.close()));

/** Serves an empty page. */
async function emptyPage() {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<!doctype html>"));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  pages.push(server);
  return `http://127.0.0.1:${server.address().port}`;
}

let allowed;
useStand(async () => {
  allowed = await emptyPage();
  return startServer(["--origin", allowed]);
});
after(removeData);

/** Asks who we are, chooses a name and asks again: a simple request, one with a preflight, and the cookie of both. */
async function askFrom(origin) {
  const context = await stand.browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  try {
    return await page.evaluate(async (address) => {
      const me = async (request) => {
        const answer = await fetch(`${address}api/v1/me`, { credentials: "include", ...request });
        return answer.json();
      };
      const headers = { "content-type": "application/json", "farside-link": "none" };
      const before = await me({});
      const named = await me({ method: "PUT", headers, body: JSON.stringify({ name: "Zoe" }) });
      return { before, named, after: await me({}) };
    }, stand.address);
  } finally {
    await context.close();
  }
}

test("a page of an allowed origin can use the API by fetch", async () => {
  const { before, named, after: again } = await askFrom(allowed);
  assert.equal(named.name, "Zoe");
  assert.deepEqual(again, { ...before, name: "Zoe" });
});

test("a page of any other origin can't", async () => {
  await assert.rejects(askFrom(await emptyPage()), /Failed to fetch/);
});
