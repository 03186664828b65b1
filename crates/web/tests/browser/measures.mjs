// What is measured about the app: what it loads, when it can be used, how fast it follows the pointer.

import { get } from "node:http";

import { fileOf, open, stand } from "./stand.mjs";

/** The bytes of a file of the app as it is and on the wire, by the encoding that is asked for. */
export async function sizeOf(page, stem, extension) {
  const address = await fileOf(page, stem, extension);
  const bytes = (encoding) =>
    new Promise((resolve, reject) => {
      const request = get(address, { headers: { "accept-encoding": encoding }, agent: false }, (answer) => {
        resolve(Number(answer.headers["content-length"]));
        answer.destroy();
      });
      request.on("error", reject);
    });
  const [raw, brotli, gzip] = await Promise.all(["identity", "br", "gzip"].map(bytes));
  return { raw, brotli, gzip };
}

/**
 * The files of the first load and their bytes on the wire, without modules: what was asked for before the page was rendered, and
 * the typefaces that its text then asks for.
 */
export async function firstLoad(page) {
  await open(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const [rendered] = performance.getEntriesByName("rendered");
    const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const first = loaded.filter(
      ({ name, startTime }) => name.endsWith(".woff2") || (startTime < rendered.startTime && !name.endsWith(".wasm")),
    );
    return { files: first.length, bytes: first.reduce((sum, { transferSize }) => sum + transferSize, 0) };
  });
}

/** Slow 4G, as Lighthouse has it: what comes over the line in bytes a second, and how long a request is under way. */
export const SLOW_4G = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };

/** Makes the processor this many times slower. */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** What the page's own thread has computed so far, in milliseconds of processor time: whatever else the machine does. */
export async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1_000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
}

/**
 * When the home page is drawn, and when it would answer somebody who clicks in that moment, in milliseconds after the
 * navigation began: what is being computed then has to end first. And how long a real click waits that is made as soon as the
 * first button is there.
 */
export async function interactive(page) {
  await page.addInitScript(() =>
    addEventListener("pointerdown", ({ timeStamp }) => (globalThis.waited ??= performance.now() - timeStamp), {
      capture: true,
    }),
  );
  await page.goto(stand.address, { waitUntil: "commit" });
  const button = page.locator(".card .button").first();
  await button.waitFor();
  const { x, y, width, height } = await button.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.locator("form.new").waitFor();
  return page.evaluate(async () => {
    const drawn =
      performance.getEntriesByType("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
    const tasks = await new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: "longtask", buffered: true });
      setTimeout(() => resolve([]), 1_000);
    });
    const busy = tasks.find(({ startTime, duration }) => startTime <= drawn && startTime + duration > drawn);
    return { drawn, usable: busy === undefined ? drawn : busy.startTime + busy.duration, waited: globalThis.waited };
  });
}

/**
 * When the board of a game between two people can be played on, in milliseconds after the navigation began, with nothing in the
 * browser's cache, over this network if one is given. `page` must have kept the game. Nothing if it takes ten times as long as
 * anything should: now and then Chromium's slow network stops for good.
 */
export async function firstBoard(page, hash, network) {
  // What is under way when the network gets slow, and is cancelled then, can block it for good.
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (network !== undefined) await session.send("Network.emulateNetworkConditions", network);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(".board-frame .target, .board-frame .can-move") === null) return;
      globalThis.playable = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(`${stand.address}${hash}`, { waitUntil: "commit" });
  const there = page.waitForFunction(() => globalThis.playable, undefined, { timeout: 25_000 });
  return there.then(
    (playable) => playable.jsonValue(),
    () => undefined,
  );
}

/**
 * When the home page has ended its last long task, one of over 50 ms, in milliseconds after the navigation began: from then on
 * whoever clicks is answered at once. It is watched for `watched` milliseconds, with its boards playing and pages being fetched.
 */
export async function quiet(page, watched = 3_500) {
  await page.addInitScript(() => {
    globalThis.long = [];
    new PerformanceObserver((list) => globalThis.long.push(...list.getEntries())).observe({
      type: "longtask",
      buffered: true,
    });
  });
  await page.goto(stand.address, { waitUntil: "commit" });
  await page.locator(".card .button").first().waitFor();
  await page.waitForTimeout(watched);
  return page.evaluate(() => Math.max(...globalThis.long.map(({ startTime, duration }) => startTime + duration)));
}

/**
 * For a walk of the pointer over the board: how long it takes from each movement until the ghost of the fence is drawn, and how
 * much of that is work; the rest is waiting for the time at which the screen takes its next picture.
 */
export async function pointerToGhost(page, places) {
  await page.evaluate(() => {
    globalThis.drawn = [];
    let before = "";
    let pending;
    for (const kind of ["pointerrawupdate", "pointermove"]) {
      let begun = 0;
      // Before and after the board has been told.
      addEventListener(kind, () => (begun = performance.now()), { capture: true });
      addEventListener(kind, (event) => {
        const worked = performance.now() - begun;
        if (pending !== undefined) return void (pending.work += worked);
        pending = { since: event.timeStamp, work: worked };
        requestAnimationFrame(() => {
          const { since, work } = pending;
          pending = undefined;
          const after = document.querySelector(".board-frame .ghost")?.dataset.fence;
          if (after === undefined || after === before) return;
          before = after;
          const frame = performance.now();
          // The picture that shows the fence is being made; once it is handed over, the message arrives.
          const channel = new MessageChannel();
          channel.port1.onmessage = () =>
            globalThis.drawn.push({ total: performance.now() - since, work: work + performance.now() - frame });
          channel.port2.postMessage(null);
        });
      });
    }
  });
  for (const place of places) {
    await page.mouse.move(...place);
    // At any time between two pictures.
    await page.waitForTimeout(40 + 17 * Math.random());
  }
  const drawn = await page.evaluate(() => globalThis.drawn);
  const sorted = (name) => drawn.map((one) => one[name]).sort((a, b) => a - b);
  return { total: sorted("total"), work: sorted("work") };
}

/** How long the longest task of over 50 ms took while something was done, in milliseconds; 0 if there was none. */
export async function longestTask(page, act) {
  await page.evaluate(() => {
    globalThis.tasks = [0];
    const observer = new PerformanceObserver((list) => {
      globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask" });
  });
  await act();
  await page.waitForTimeout(100);
  return page.evaluate(() => Math.max(...globalThis.tasks));
}
