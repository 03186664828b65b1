// What tests with a server stand on: the real program with a database of its own, people at its games.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

import { newPage, stand, useStand } from "./stand.mjs";

let data;

/** Starts the program with further options; the same port and data as before, if it was killed. */
export async function startServer(options = []) {
  const program = process.env.FARSIDE_PROGRAM;
  assert.ok(program, "FARSIDE_PROGRAM names the program: use cargo xtask browser");
  data ??= await mkdtemp(join(tmpdir(), "farside-"));
  const listen = stand.address === undefined ? "127.0.0.1:0" : new URL(stand.address).host;
  // All guests of all tests come from one address.
  const limits = ["--players-per-address", "100000", "--writes-per-address", "100000"];
  const given = ["serve", "--listen", listen, "--pause", "0", "--data", data, ...limits, ...options];
  const server = spawn(program, given, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, RUST_LOG: "error" },
  });
  const line = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.once("data", (text) => resolve(String(text).split("\n")[0]));
  });
  server.removeAllListeners("exit");
  return Object.assign(stand, { server, address: `${line.slice(line.indexOf("http://"))}/` });
}

/** Ends the program as a power cut would. */
export async function killServer() {
  const ended = new Promise((resolve) => stand.server.once("exit", resolve));
  stand.server.kill("SIGKILL");
  await ended;
}

/** To be called once in every test file that needs a server. */
export function useServer() {
  useStand(() => startServer());
  after(removeData);
}

/** Removes what the program has kept. */
export async function removeData() {
  if (data !== undefined) await rm(data, { recursive: true, force: true, maxRetries: 5 });
}

/** Somebody with a browser of their own. Moves are typed, as in screen-reader mode, unless a test does otherwise. */
export async function person(options = {}, settings = {}) {
  const made = await newPage(options);
  made.page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(stand.address).host) made.trouble.push(`asked ${socket.url()}`);
  });
  await made.context.addInitScript(
    (kept) => {
      // An empty page has no storage.
      if (location.protocol.startsWith("http")) localStorage.setItem("farside.settings", JSON.stringify(kept));
    },
    { reader: "on", ...settings },
  );
  return made;
}

/** Waits until the field for the name shows the one we have: chosen, or given by the server. */
export async function knowsName(page) {
  await page.waitForFunction(() => {
    const field = document.querySelector("[name=name]");
    return field !== null && (field.value || field.placeholder) !== "";
  });
}

export async function rename(page, name) {
  const field = page.locator("[name=name]");
  await knowsName(page);
  if ((await field.inputValue()) === name) return;
  await field.fill(name);
  await field.press("Tab");
  await page.waitForFunction(() => document.querySelector(".name-field [role=status]").textContent.startsWith("Saved"));
}

/** Goes to the form, fills in what is given and makes the game; gives the link to sit down, if somebody is waited for. */
export async function makeGame(page, game, { name, choose = {}, select = {}, fill = {} } = {}) {
  await page.goto(`${stand.address}#/invite/${game}`);
  await page.locator("form.invite").waitFor();
  await page.locator("details.more summary").click();
  for (const [field, value] of Object.entries(choose)) await page.locator(`[name=${field}][value='${value}']`).check();
  for (const [field, value] of Object.entries(select))
    await page.locator(`select[name=${field}]`).selectOption(String(value));
  for (const [field, value] of Object.entries(fill)) {
    await page.locator(`input[name=${field}]`).fill(String(value));
    await page.locator(`input[name=${field}]`).press("Tab");
  }
  if (name !== undefined) await rename(page, name);
  await page.locator("button[type=submit]").click();
  await page.locator("[data-testid=sit-link], .board").first().waitFor();
  const link = page.locator("[data-testid=sit-link]");
  return (await link.count()) > 0 ? link.inputValue() : undefined;
}

/** Opens a link and sits down at a free seat. */
export async function sitDown(page, link, name) {
  await page.goto(link);
  await page.locator(".waiting-seats .button").first().waitFor();
  if (name !== undefined) await rename(page, name);
  await page.locator(".waiting-seats .button").first().click();
}

/** Types a move and waits until it is on the board, perhaps with an answer to it. */
export async function type(page, move) {
  const made = await moves(page);
  await page.locator(".reader input").fill(move);
  await page.locator(".reader button").click();
  await page.waitForFunction(
    ([at, wanted]) => document.querySelectorAll(".move-list button")[at]?.textContent === wanted,
    [made.length, move],
  );
}

/** The moves that a page shows. */
export function moves(page) {
  return page.locator(".move-list button").allTextContents();
}

/** Waits until a page shows just these moves. */
export async function sees(page, made) {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(".move-list button")].map(({ textContent }) => textContent).join(" ") === wanted,
    made.join(" "),
  );
}

/** Two people at a game of Quoridor, White to move first. */
export async function two(choose = {}, options = {}) {
  const [ann, bob] = [await person(options), await person(options)];
  const link = await makeGame(ann.page, "quoridor", {
    name: "Ann",
    choose: { seat: 1, first: 1, clock: "total", ...choose },
  });
  await sitDown(bob.page, link, "Bob");
  for (const { page } of [ann, bob]) await page.locator(".board").waitFor();
  return { ann, bob, link, end: () => Promise.all([ann.context.close(), bob.context.close()]) };
}

export async function contact(page, state) {
  await page.locator(`.contact[data-contact=${state}]`).waitFor({ state: "attached" });
}

/** Clicks a button that asks whether one is sure. */
export async function actGravely(page, action) {
  await page.locator(`.actions [data-action=${action}]`).click();
  await page.locator(`.actions [data-action=${action}].danger`).click();
}

/** What a browser itself complains about while there is no connection is no fault of the page. */
export const ownFaults = (trouble) =>
  trouble.filter(
    (what) => !/WebSocket connection|ERR_(INTERNET|CONNECTION|NETWORK)|Failed to load resource/.test(what),
  );
