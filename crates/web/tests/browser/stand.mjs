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
  "--in-process-gpu",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Longer than anything takes on a machine that is busy with other things, in milliseconds. */
export const PATIENCE = Number(process.env.FARSIDE_PATIENCE ?? 90_000);

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
export const LAUNCH = {
  executablePath: process.env.FARSIDE_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: FLAGS,
};

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

/** What Playwright itself says where service workers are blocked. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Pages that nobody uses any more, by the options they were made with. To load the app in one takes less than half of the
 * work that it takes in a new one: scripts are compiled, and nothing is fetched.
 */
const idle = new Map();

/**
 * A page in a browser of its own, or in one where nothing is left of whoever used it before. Whatever it complains about, or
 * asks of anybody else, is kept in `trouble`. Service workers are blocked, as one would fetch and keep the whole app in every
 * test. With `fresh`, and wherever service workers are allowed, nobody used the page before, and nothing is cached.
 */
export async function newPage(options = {}, fresh = options.serviceWorkers === "allow") {
  const key = JSON.stringify(options);
  const made = (fresh ? undefined : idle.get(key)?.pop()) ?? (await makePage(options, fresh ? undefined : key));
  const { page } = made;
  const trouble = [];
  page.on("console", (message) => {
    const serious = message.type() === "error" || message.type() === "warning";
    if (serious && message.text() !== BLOCKED) trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => trouble.push(`error: ${error.stack}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(stand.address) && !request.url().startsWith("data:"))
      trouble.push(`asked ${request.url()}`);
  });
  return { ...made, trouble };
}

async function makePage(options, key) {
  const context = await stand.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const made = { context, page };
  if (key === undefined) return made;
  // What tests leave in a page or a context beside what it stores, to be taken away again.
  const left = [];
  for (const owner of [page, context]) {
    const { addInitScript } = owner;
    owner.addInitScript = async (...given) => {
      const script = await addInitScript.apply(owner, given);
      left.push(() => script.dispose());
      return script;
    };
  }
  const { newCDPSession } = context;
  context.newCDPSession = async (target) => {
    const session = await newCDPSession.call(context, target);
    left.push(() => session.detach());
    return session;
  };
  // To close it is to leave it to the next test.
  const close = context.close.bind(context);
  context.close = async () => {
    try {
      await clean(made, left.splice(0));
      idle.set(key, [...(idle.get(key) ?? []), made]);
    } catch {
      // It was closed, or can't be cleaned: nobody gets it.
      await close();
    }
  };
  return made;
}

/** Takes away everything that a test has left. */
async function clean({ context, page }, left) {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ["console", "pageerror", "request", "websocket"]) page.removeAllListeners(event);
  for (const owner of [page, context]) await owner.unrouteAll({ behavior: "ignoreErrors" });
  for (const takeAway of left) await takeAway();
  await context.setOffline(false);
  await context.clearCookies();
  await enter(page);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    await new Promise((resolve, reject) => {
      const deleted = indexedDB.deleteDatabase("farside");
      deleted.onsuccess = resolve;
      deleted.onerror = () => reject(deleted.error);
      deleted.onblocked = () => reject(new Error("a database is still in use"));
    });
  });
  // A page has the pointer where it was.
  await page.mouse.move(0, 0);
}

/** Goes where nothing runs, but what the app keeps can be read and written. */
export async function enter(page) {
  await page.goto(`${stand.address}robots.txt`);
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

/** What the service worker keeps: every file of the app. */
let list;

/** The address of a file of the app, by its name without hash. */
export async function fileOf(page, stem, extension) {
  list ??= page.request.get(`${stand.address}service-worker.js`).then((answer) => answer.text());
  const file = new RegExp(`assets/${stem}-[0-9a-f]{16}\\.${extension}`).exec(await list);
  assert.ok(file, `there is no ${stem}.${extension}`);
  return `${stand.address}${file[0]}`;
}

/** The addresses of the texts of a language: those of the part that every page needs, or of all. */
export async function textsOf(page, code, part = "[a-z-]+") {
  await fileOf(page, "main", "js");
  const files = (await list).match(new RegExp(`assets/${code}\\.${part}-[0-9a-f]{16}\\.ftl`, "g"));
  assert.ok(files, `there are no texts of ${code}`);
  return files.map((file) => `${stand.address}${file}`);
}

/** The scripts of the app, by address. */
let scripts;

/**
 * The address of the script that a module of the app is in, by its path in the sources. It exports what modules import from each
 * other. To import the script of the entry point runs the app, unless the page has done that.
 */
export async function scriptOf(page, path) {
  const read = async () => {
    const files = (await (await page.request.get(`${stand.address}service-worker.js`)).text()).match(
      /assets\/[^"`]*\.js/g,
    );
    const load = async (file) => [stand.address + file, await (await page.request.get(stand.address + file)).text()];
    return Promise.all(files.map(load));
  };
  scripts ??= read();
  const found = (await scripts).find(([, text]) => text.includes(`/*app/${path}*/`));
  assert.ok(found, `there is no module ${path}`);
  return found[0];
}

/** How a page is made that keeps the app. */
export const KEEPING = { serviceWorkers: "allow" };

/** Waits until the app is kept in a browser made with `KEEPING`, and opens without anybody to serve it. */
export async function appKept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until what the computer players need is kept, too, which is last. */
export async function enginesKept(page) {
  await appKept(page);
  const engines = await Promise.all(
    [
      ["engines", "wasm"],
      ["quoridor", "net"],
      ["quoridor", "book"],
      ["squadro", "net"],
    ].map(([stem, extension]) => fileOf(page, stem, extension)),
  );
  await eventually(async () => {
    const kept = await page.evaluate(
      (files) => Promise.all(files.map(async (file) => (await caches.match(file)) !== undefined)),
      engines,
    );
    assert.deepEqual(
      kept,
      engines.map(() => true),
      String(engines),
    );
  });
}

/** Where the files of computer players and the puzzles are kept. */
const DATA = {
  net: (game) => `${game}-engine/nets`,
  book: (game) => `${game}-engine/books`,
  puzzles: () => "puzzles/data",
};

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
    const bytes = await file(`../../../${DATA[kind](game)}/${name}`);
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
