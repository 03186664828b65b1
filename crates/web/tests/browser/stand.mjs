// What every browser test stands on: the app being served, a browser, pages that are watched for trouble.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { chromium } from "playwright-core";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Longer than anything takes on a machine that is busy with other things, in milliseconds. */
const PATIENCE = Number(process.env.FARSIDE_PATIENCE ?? 90_000);

/** The browser and the address of the app, once a test file has begun. */
export const stand = { browser: undefined, address: process.env.FARSIDE_ADDRESS, server: undefined };

/** Starts the program that serves the app; it prints its address. */
export async function serve(port = 0) {
  const program = process.env.FARSIDE_SERVE;
  assert.ok(program, "FARSIDE_SERVE names the program that serves the app: use cargo xtask browser");
  const server = spawn(program, [String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.stdout.once("data", (line) => resolve(String(line).trim()));
  });
  return { server, address };
}

/** How Chromium is started. */
export const LAUNCH = { executablePath: process.env.FARSIDE_CHROMIUM ?? "/usr/bin/chromium", args: FLAGS };

export async function openStand(begin = serve) {
  if (stand.address === undefined) Object.assign(stand, await begin());
  // The test files share one browser if there is one; each page is in a context of its own.
  const shared = process.env.FARSIDE_BROWSER;
  stand.browser = await (shared === undefined ? chromium.launch(LAUNCH) : chromium.connect(shared));
}

export async function closeStand() {
  await stand.browser?.close();
  stand.server?.kill();
}

/** To be called once in every test file; `begin` starts what serves the app. */
export function useStand(begin = serve) {
  before(() => openStand(begin));
  after(closeStand);
}

/** A page in a browser of its own. Whatever it complains about, or asks of anybody else, is kept in `trouble`. */
export async function newPage(options = {}) {
  const context = await stand.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const trouble = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") trouble.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`error: ${error.stack}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(stand.address) && !request.url().startsWith("data:"))
      trouble.push(`asked ${request.url()}`);
  });
  return { context, page, trouble };
}

/**
 * Checks again and again until what is asserted holds: what a page shows follows what is done to it, but not at once. What
 * fails in the end is what failed last.
 */
export async function eventually(check) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(25);
  }
}

/** Keeps what a page downloads, and says where: the browser may run for others, too, and keeps it where they can't look. */
export async function downloaded(download) {
  const folder = await mkdtemp(join(tmpdir(), "farside-download-"));
  const file = join(folder, "file");
  await (await download).saveAs(file);
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/** Waits until so many things are on the page. */
export function counts(page, selector, count, what) {
  return eventually(async () => assert.equal(await page.locator(selector).count(), count, what));
}

export async function open(page, hash = "") {
  await page.goto(`${stand.address}${hash}`);
  await page.locator("main > *").first().waitFor();
}

/** The address of a module of the app, by the path it has in the sources, dashes for slashes; or of another file. */
export async function moduleOf(page, stem, extension = "js") {
  const answer = await page.request.get(`${stand.address}service-worker.js`);
  const file = new RegExp(`assets/${stem}-[0-9a-f]{16}\\.${extension}`).exec(await answer.text());
  assert.ok(file, `there is no module ${stem}`);
  return `${stand.address}${file[0]}`;
}

/** Where the files of computer players are kept. */
const DATA = { net: "nets", book: "books" };

/** A module in node, with these files of computer players installed; what it says to a question. */
export async function loadModule(module, files = []) {
  const file = (path) => readFile(new URL(path, import.meta.url));
  const imports = { page: { now: () => performance.now() } };
  const { instance } = await WebAssembly.instantiate(await file(`../../assets/${module}.wasm`), imports);
  const { alloc, call, dealloc, install, memory } = instance.exports;
  const write = (bytes) => {
    const room = alloc(bytes.length);
    new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
    return [room, bytes.length];
  };
  const read = (both) => {
    const answered = BigInt.asUintN(64, both);
    const [address, length] = [Number(answered >> 32n), Number(answered & 0xffff_ffffn)];
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, address, length));
    dealloc(address, length);
    return text;
  };
  const text = (words) => write(new TextEncoder().encode(words));
  for (const [game, kind] of files) {
    const name = `${game}.${kind}`;
    const bytes = await file(`../../../${game}-engine/${DATA[kind]}/${name}`);
    assert.equal(read(install(...text(name), ...write(bytes))), '{"ok":null}');
  }
  return (question) => read(call(...text(question)));
}

/** The rules module in node, for knowing what to play. */
export async function loadRules() {
  const ask = await loadModule("rules");
  return (question) => {
    const text = ask(JSON.stringify(question));
    const reply = JSON.parse(text);
    assert.ok("ok" in reply, text);
    return reply.ok;
  };
}

/** What is kept in the browser of the game a page shows, or of the one with this id. */
export function rowOn(page, given, store = "games") {
  return page.evaluate(
    ([wanted, name]) =>
      new Promise((resolve, reject) => {
        const id = wanted ?? location.hash.split("/")[2];
        const opened = indexedDB.open("farside");
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const found = opened.result.transaction(name).objectStore(name).get(id);
          found.onsuccess = () => {
            opened.result.close();
            resolve(found.result);
          };
          found.onerror = () => reject(found.error);
        };
      }),
    [given, store],
  );
}

let rules;

/** The game a page shows, or the one with this id, as it is kept in the browser: what its events make of it. */
export async function gameOn(page, given) {
  const row = await rowOn(page, given);
  if (row === undefined) return undefined;
  const room = row.online && (await rowOn(page, given, "rooms"));
  rules ??= await loadRules();
  const ask = (question) => rules({ call: "replica", ask: question });
  const { events, now, drawn, bottom } = row.local ?? { events: room.events, now: room.events.at(-1).at };
  const [created, ...rest] = events;
  const { replica } = ask({
    do: "open",
    id: row.id
      .replace(/[^0-9A-Za-z]/g, "0")
      .padEnd(12, "0")
      .slice(0, 12),
    events: [created],
    me: room?.me ?? "thisscreenplayer",
  });
  const show = (at) => ask({ do: "show", replica, now: Math.round(at), patience: 1_000 });
  // What every seat had before the first move, and after each that still stands.
  let left = [];
  for (const recorded of rest) {
    ask({ do: "apply", replica, events: [recorded] });
    const { type, ply } = recorded.event;
    if (type === "undone") left = left.slice(0, ply);
    if (["started", "move", "resigned", "flagged", "undone"].includes(type))
      left.push(show(recorded.at).game.seats.map((seat) => seat.left));
  }
  const { game, setup, mine } = show(now);
  ask({ do: "close", replica });
  const player = ({ sitter: { kind, level, name } }, index) =>
    kind === "computer" ? { kind, level } : mine.includes(index + 1) ? { kind: "person" } : { kind: "remote", name };
  const players = game.seats.map(player);
  const clock = game.terms.clock === "-" ? undefined : { left, used: now - events.at(-1).at };
  return {
    id: row.id,
    name: row.name,
    setup,
    players,
    moves: game.moves,
    over: game.status === "over",
    terms: game.terms,
    drawn,
    bottom,
    clock,
  };
}
