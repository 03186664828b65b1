// The worker that keeps the app for when there is no network.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page, provide } from "../browser.ts";
import { CATALOGUES, ENGINES, FILES, VERSION } from "../../../app/offline/files.ts";

const [FILE = "", ENGINE = ""] = [FILES, ENGINES].map(([file]) => file);
const HERE = "http://farside.test/app/";

type Stored = Map<string, Response>;

class FakeCaches {
  readonly all = new Map<string, Stored>();

  async open(name: string) {
    const stored: Stored = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, stored);
    return {
      add: async (path: string) => {
        const answer = await fetch(path);
        if (!answer.ok) throw new TypeError(`${path}: ${answer.status}`);
        stored.set(key(path), answer);
      },
      put: async (path: string, answer: Response) => void stored.set(key(path), answer),
      match: async (path: string) => stored.get(key(path)),
    };
  }

  async match(asked: string | Request): Promise<Response | undefined> {
    const wanted = typeof asked === "string" ? key(asked) : asked.url;
    return [...this.all.values()]
      .map((stored) => stored.get(wanted))
      .find((answer) => answer !== undefined)
      ?.clone();
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}

/** The address of a path. */
const key = (path: string): string => (path.includes("://") ? path : HERE + path.replace("./", ""));

let caches = new FakeCaches();
let network: (address: string) => Response = () => assert.fail("no network");
let fetched: string[] = [];
const done: string[] = [];
/** The windows of the app that are open. */
let windows: { focus: () => Promise<void>; postMessage: (message: unknown) => void }[] = [];

const scope = Object.assign(page.events, {
  skipWaiting: async () => void done.push("skipWaiting"),
  clients: {
    claim: async () => void done.push("claim"),
    matchAll: async () => windows,
    openWindow: async (address: string) => void done.push(`open ${address}`),
  },
  location: new URL("service-worker.js", HERE),
});
provide("self", scope);

beforeEach(async () => {
  caches = new FakeCaches();
  provide("caches", caches);
  fetched = [];
  done.length = 0;
  windows = [];
  provide("fetch", async (asked: string | Request) => {
    const address = typeof asked === "string" ? key(asked) : asked.url;
    fetched.push(address);
    return network(address);
  });
  network = (address) => new Response(address);
  await import("../../../app/offline/service-worker.ts");
});

/** Lets something happen to the worker, until it is done. */
async function happens(name: string, more: object = {}): Promise<void> {
  let lasting: Promise<unknown> = Promise.resolve();
  const waitUntil = (promise: Promise<unknown>): void => void (lasting = promise);
  scope.dispatchEvent(Object.assign(new Event(name), { waitUntil }, more));
  await lasting;
}

/** What the worker answers; nothing if it leaves that to the browser. */
async function answers(path: string, more: object = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { method: "GET", mode: "cors", url: key(path), ...more };
  await happens("fetch", { request, respondWith: (given: Promise<Response>) => void (answer = given) });
  return (await answer)?.text();
}

const offline = (): void => {
  network = () => {
    throw new TypeError("no network");
  };
};

test("it keeps the page and all files, and takes over at once", async () => {
  await happens("install");
  assert.deepEqual([...(caches.all.get(VERSION)?.keys() ?? [])].sort(), [HERE, key(FILE)].sort());
  assert.deepEqual(done, ["skipWaiting"]);
});

test("an install with a file missing fails", async () => {
  network = (address) => new Response("", { status: address === key(FILE) ? 404 : 200 });
  await assert.rejects(happens("install"));
  assert.deepEqual(done, []);
});

test("caches of older versions are removed, and nothing of others", async () => {
  for (const name of ["farside 0", VERSION, "something else"]) await caches.open(name);
  await happens("activate");
  assert.deepEqual(await caches.keys(), [VERSION, "something else"]);
  assert.deepEqual(done, ["claim"]);
});

test("files come from what is kept, and otherwise from the network", async () => {
  assert.equal(await answers(FILE), key(FILE));
  await happens("install");
  fetched = [];
  assert.equal(await answers(FILE), key(FILE));
  assert.deepEqual(fetched, []);
});

test("the page is asked for, and kept for when there is no network", async () => {
  await happens("install");
  network = () => new Response("newer");
  assert.equal(await answers("", { mode: "navigate" }), "newer");
  offline();
  assert.equal(await answers("", { mode: "navigate" }), HERE);
  assert.equal(await answers("index.html?x#/saved", { mode: "navigate" }), HERE);
});

test("the page of a proxy whose server is away took the place of the kept one", async () => {
  for (const status of [502, 503, 504]) {
    network = () => new Response("away", { status });
    assert.equal(await answers("", { mode: "navigate" }), "away", "nothing is kept");
  }
  network = (address) => new Response(address);
  await happens("install");
  for (const status of [502, 503, 504]) {
    network = () => new Response("away", { status });
    assert.equal(await answers("", { mode: "navigate" }), HERE);
  }
  for (const status of [404, 500]) {
    network = () => new Response("said by the server itself", { status });
    assert.equal(await answers("", { mode: "navigate" }), "said by the server itself");
  }
});

test("a notification leads to its game, in a window that is open or in a new one", async () => {
  const click = (): Promise<void> =>
    happens("notificationclick", { notification: { data: "#/game/abc/key", close: () => done.push("close") } });
  await click();
  assert.deepEqual(done.splice(0), ["close", "open #/game/abc/key"]);
  windows = [
    {
      focus: async () => void done.push("focus"),
      postMessage: (message) => done.push(JSON.stringify(message)),
    },
  ];
  await click();
  assert.deepEqual(done, ["close", '{"to":"#/game/abc/key"}', "focus"]);
});

test("what isn't a file of the app is none of its business", async () => {
  await happens("install");
  for (const [path, more] of [
    ["api/v1/me", {}],
    ["unknown.js", {}],
    ["", { method: "POST", mode: "navigate" }],
    ["http://elsewhere.test/app/", { mode: "navigate" }],
  ] as const)
    assert.equal(await answers(path, more), undefined, path);
});

test("what computer players need is kept when the page asks for it, and tried again after a failure", async () => {
  const engines = key(ENGINE);
  offline();
  await happens("message", { data: "keep engines" });
  network = (address) => new Response(address);
  await happens("message", { data: "something else" });
  assert.equal(caches.all.get(VERSION)?.has(engines) ?? false, false);
  await happens("message", { data: "keep engines" });
  assert.equal(caches.all.get(VERSION)?.has(engines), true);
});

test("all texts of the language that is spoken are kept, and nothing else that a page might name", async () => {
  network = (address) => new Response(address);
  for (const keep of [["http://elsewhere.test/a.ftl", 7], "tlh", "", undefined])
    await happens("message", { data: { keep } });
  assert.equal(caches.all.get(VERSION)?.size ?? 0, 0);
  await happens("message", { data: { keep: "sr" } });
  const kept = CATALOGUES.filter((path) => path.includes("/sr.")).map(key);
  assert.equal(kept.length, 2);
  assert.deepEqual([...(caches.all.get(VERSION)?.keys() ?? [])], kept);
});
