// Keeps all files of the app, so that it opens without network. Every version has a cache of its own.

// The page's types and a worker's can't both be known to the compiler; this is what is used of a worker's.
type Lasting = Event & { waitUntil: (promise: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  addEventListener: {
    (name: "install" | "activate", listener: (event: Lasting) => void): void;
    (name: "fetch", listener: (event: Fetching) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};

const worker = self as unknown as Worker;

// The build script puts the real ones here.
const VERSION = "farside version of the files";
const FILES: string[] = ["list of files"];

worker.addEventListener("install", (event) => {
  const keep = async (): Promise<void> => {
    const cache = await caches.open(VERSION);
    await cache.addAll(["./", ...FILES]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("farside ") && name !== VERSION).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const here = new URL("./", worker.location.href).href;
  if (request.method !== "GET" || !request.url.startsWith(here)) return;
  const path = request.url.slice(here.length).replace(/[?#].*$/, "");
  const page = request.mode === "navigate" && (path === "" || path === "index.html");
  if (page) event.respondWith(freshOrKept(request));
  else if (FILES.includes(path)) event.respondWith(kept(request));
});

/** Files with hashed names never change: what is kept is right. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The page itself is asked for, so that a new version is found; without network, what is kept will do. */
async function freshOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("./")) ?? Response.error();
  }
}
