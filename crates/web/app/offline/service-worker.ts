// Caches all files of the app, so that it opens without network. Every version has a cache of its own. The files that only computer
// players need are large, and cached when the page asks for it.

import { CATALOGUES, ENGINES, FILES, VERSION } from "./files.ts";

// The page's types and a worker's can't both be known to the compiler; this is what is used of a worker's.
type Lasting = Event & { waitUntil: (promise: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Messaging = Lasting & { data: unknown };
type Clicked = Lasting & { notification: { data: unknown; close: () => void } };
type Client = { url: string; focus: () => Promise<Client>; postMessage: (message: unknown) => void };
type Worker = {
  addEventListener: {
    (name: "install" | "activate", listener: (event: Lasting) => void): void;
    (name: "fetch", listener: (event: Fetching) => void): void;
    (name: "message", listener: (event: Messaging) => void): void;
    (name: "notificationclick", listener: (event: Clicked) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: "window" }) => Promise<Client[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  location: Location;
};

const worker = self as unknown as Worker;

worker.addEventListener("install", (event) => {
  const install = async (): Promise<void> => {
    await Promise.all(["./", ...FILES].map(keep));
    // What an older version kept and this one needs, too, would go with the old version's cache.
    await Promise.all([...ENGINES, ...CATALOGUES].map(takeOver));
    await worker.skipWaiting();
  };
  event.waitUntil(install());
});

let keepingEngines: Promise<unknown> | undefined;

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (typeof data === "object" && data !== null && "keep" in data) {
    // The texts of the language that is spoken, by its code.
    const wanted = CATALOGUES.filter((path) => path.startsWith(`assets/${String(data.keep)}.`));
    event.waitUntil(Promise.allSettled(wanted.map(keep)));
  }
  if (data !== "keep engines") return;
  // What can't be had now is asked for again when the page is opened next.
  keepingEngines ??= Promise.allSettled(ENGINES.map(keep)).finally(() => (keepingEngines = undefined));
  event.waitUntil(keepingEngines);
});

/** A notification leads to its game: in a window that is open, or in a new one. */
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = String(event.notification.data);
  const lead = async (): Promise<void> => {
    const [open] = await worker.clients.matchAll({ type: "window" });
    if (open === undefined) return void (await worker.clients.openWindow(to));
    open.postMessage({ to });
    await open.focus();
  };
  event.waitUntil(lead());
});

/** Where the app is. */
function here(): string {
  return new URL("./", worker.location.href).href;
}

/** Keeps a file, from an older version if that has it. */
async function keep(path: string): Promise<void> {
  if (await takeOver(path)) return;
  const cache = await caches.open(VERSION);
  await cache.add(path);
}

/** Whether a file could be kept without asking for it: its name says that it is the same in every version. */
async function takeOver(path: string): Promise<boolean> {
  if (!path.startsWith("assets/")) return false;
  const cache = await caches.open(VERSION);
  if ((await cache.match(path)) !== undefined) return true;
  const old = await caches.match(path);
  if (old !== undefined) await cache.put(path, old);
  return old !== undefined;
}

worker.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith("farside ") && name !== VERSION).map((name) => caches.delete(name)),
    );
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(here())) return;
  const path = request.url.slice(here().length).replace(/[?#].*$/, "");
  const page = request.mode === "navigate" && (path === "" || path === "index.html");
  if (page) event.respondWith(freshOrKept(request));
  else if ([FILES, ENGINES, CATALOGUES].some((files) => files.includes(path))) event.respondWith(kept(request));
});

/** Files with hashed names never change: what is kept is right. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What a proxy says when the server behind it is away: bad gateway, unavailable, gateway timeout. */
const AWAY = new Set([502, 503, 504]);

/** The page itself is asked for, so that a new version is found; without network or server, what is kept will do. */
async function freshOrKept(request: Request): Promise<Response> {
  let fresh: Response | undefined;
  try {
    fresh = await fetch(request);
  } catch {
    // No network.
  }
  if (fresh !== undefined && !AWAY.has(fresh.status)) return fresh;
  return (await caches.match("./")) ?? fresh ?? Response.error();
}
