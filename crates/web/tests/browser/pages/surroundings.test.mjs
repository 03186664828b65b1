// Odd surroundings: addresses that lead nowhere, colours of the system, focus after a change of page, boards that move.

import assert from "node:assert/strict";
import { test } from "node:test";

import { useServer } from "../online-stand.mjs";
import { keep } from "../playing.mjs";
import { counts, eventually, newPage, open, stand } from "../stand.mjs";

useServer();

test("addresses that lead nowhere give a page to browsers and a problem to programs", async () => {
  const { page, context } = await newPage();
  for (const path of ["no/such/page", "api/v1/nothing", "#/nowhere"]) {
    await page.goto("about:blank");
    await page.goto(`${stand.address}${path}`);
    await page.locator("h1", { hasText: "Page not found" }).waitFor();
  }
  const answer = await page.request.get(`${stand.address}api/v1/nothing`, { headers: { accept: "application/json" } });
  assert.equal(answer.status(), 404);
  assert.equal((await answer.json()).code, "not_found");
  for (const [path, type] of [
    ["favicon.ico", "image/x-icon"],
    ["robots.txt", "text/plain; charset=utf-8"],
  ]) {
    const file = await page.request.get(`${stand.address}${path}`);
    assert.deepEqual([file.status(), file.headers()["content-type"]], [200, type]);
  }
  const said = (name) => page.locator(`meta[property='og:${name}']`).getAttribute("content");
  for (const name of ["title", "description", "type"]) assert.ok(await said(name), name);
  assert.equal(await said("url"), stand.address, "who shows links knows no relative addresses");
  assert.equal(await said("image"), `${stand.address}icon-512.png`);
  await context.close();
});

test("focus moves to the heading after a change of page", async () => {
  const { page, context, trouble } = await newPage();
  await open(page);
  const focused = () => page.evaluate(() => document.activeElement?.tagName + document.activeElement?.textContent);
  assert.match(await focused(), /^BODY/, "the first page is left to the browser");
  for (const [name, heading] of [
    ["Settings", "H1Settings"],
    ["Games", "H1Your games"],
    ["Play online", "H1Play online"],
  ]) {
    await page.locator(".top nav").getByText(name).click();
    await eventually(async () => assert.equal(await focused(), heading));
  }
  assert.deepEqual(trouble, []);
  await context.close();
});

test("in forced colours choices and whose turn it is can be told apart", async () => {
  const { page, context } = await newPage({ forcedColors: "active" });
  await open(page, "#/new/quoridor/computer");
  const style = (selector, property) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  await page.locator("form.new").waitFor();
  assert.notEqual(
    await style("[name=level]:checked + span", "backgroundColor"),
    await style("[name=level]:not(:checked) + span", "backgroundColor"),
  );
  await keep(page, {
    id: "kept",
    name: "quoridor",
    players: [{ kind: "person" }, { kind: "person" }],
    setup: { first: 1 },
  });
  await open(page, "#/play/kept");
  await page.locator(".player.turn").waitFor();
  assert.equal(await style(".player.turn", "outlineStyle"), "solid");
  assert.equal(await style(".player:not(.turn)", "outlineStyle"), "none");
  assert.notEqual(await style(".token.seat-1 .body", "fill"), await style(".token.seat-2 .body", "fill"));
  await context.close();
});

test("the boards on the first page begin in the middle of a game, and can be paused", async () => {
  const { page, context, trouble } = await newPage({ reducedMotion: "no-preference" });
  await open(page);
  const fences = () => page.locator(".card .quoridor .fence:not(.ghost), .card .board .fence").count();
  const picture = () =>
    page
      .locator(".card .board")
      .first()
      .evaluate((board) => board.innerHTML);
  await page.locator(".card .board").first().waitFor();
  await eventually(async () => assert.ok((await fences()) >= 1, "there is a fence from the beginning"));
  const before = await picture();
  await eventually(async () => assert.notEqual(await picture(), before, "it plays"));
  await page.getByRole("button", { name: "Pause the sample games" }).first().click();
  await counts(page, "[aria-label='Resume the sample games']", 2);
  // What was being shown when it was paused comes to rest.
  const rest = await eventually(async () => {
    const now = await picture();
    await page.waitForTimeout(1_500);
    assert.equal(await picture(), now);
    return now;
  });
  await page.getByRole("button", { name: "Resume the sample games" }).first().click();
  await eventually(async () => assert.notEqual(await picture(), rest, "it plays again"));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the name is readable on phones", async () => {
  const { page, context } = await newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await open(page);
  const { width } = await page.locator(".top .name span").boundingBox();
  assert.ok(width > 40, "it is there");
  const { right, wide } = await page.evaluate(() => ({
    right: Math.max(...[...document.querySelectorAll(".top a")].map((link) => link.getBoundingClientRect().right)),
    wide: document.documentElement.clientWidth,
  }));
  assert.ok(right <= wide, `${right} of ${wide}`);
  await context.close();
});
