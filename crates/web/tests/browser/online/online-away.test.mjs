// While the line is cut or the server is away: nothing that was done is lost, and what is known is shown.

import assert from "node:assert/strict";
import { test } from "node:test";

import { contact, killServer, moves, ownFaults, sees, startServer, two, type, useServer } from "../online-stand.mjs";
import { appKept, counts, eventually, KEEPING, newPage, open, scriptOf } from "../stand.mjs";

useServer();

const unanswered = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("farside.sent.")).length);

/** What a page says over its sockets, and the numbers of the events it is told, from now on. */
function overhear(page) {
  const heard = { hellos: [], events: [] };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "hello") heard.hellos.push(message.since);
    });
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "event") heard.events.push(message.seq);
    });
  });
  return heard;
}

/** Waits until a page remembers so many events of the game it shows. */
function remembers(page, count) {
  const known = () =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opened = indexedDB.open("farside");
          opened.onerror = () => reject(opened.error);
          opened.onsuccess = () => {
            const found = opened.result.transaction("rooms").objectStore("rooms").get(location.hash.split("/")[2]);
            found.onsuccess = () => {
              opened.result.close();
              resolve(found.result?.events.length);
            };
          };
        }),
    );
  return eventually(async () => assert.equal(await known(), count));
}

/** Changes what the page remembers of the game with this id. */
function tamper(page, id, change) {
  return page.evaluate(
    ([wanted, how]) =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open("farside");
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const store = opened.result.transaction("rooms", "readwrite").objectStore("rooms");
          const found = store.get(wanted);
          found.onsuccess = () => {
            const { events, ...rest } = found.result;
            const last = events.at(-1);
            const changed =
              how === "more"
                ? [...events, { ...last, seq: last.seq + 1, event: { type: "move", seat: 2, move: "e8" } }]
                : [...events.slice(0, -1), { ...last, event: { ...last.event, move: "e7" } }];
            store.put({ ...rest, events: changed }).onsuccess = () => {
              opened.result.close();
              resolve();
            };
          };
        };
      }),
    [id, change],
  );
}

test("a move made while the line is cut outlives the page", async () => {
  const { ann, bob, end } = await two({}, KEEPING);
  await type(ann.page, "e2");
  await sees(bob.page, ["e2"]);
  await type(bob.page, "e8");
  await sees(ann.page, ["e2", "e8"]);
  await appKept(ann.page);
  await ann.context.setOffline(true);
  await contact(ann.page, "offline");
  await type(ann.page, "e3");
  assert.equal(await unanswered(ann.page), 1);
  await ann.page.reload();
  await sees(ann.page, ["e2", "e8", "e3"]);
  assert.equal(await ann.page.locator(".contact p").isVisible(), true, "the page says that it is alone");
  assert.deepEqual(await moves(bob.page), ["e2", "e8"], "nobody was told what isn't committed");
  await ann.context.setOffline(false);
  await sees(bob.page, ["e2", "e8", "e3"]);
  await contact(ann.page, "connected");
  await eventually(async () => assert.equal(await unanswered(ann.page), 0, "what was answered isn't kept"));
  await ann.page.reload();
  await contact(ann.page, "connected");
  await type(bob.page, "e7");
  await sees(ann.page, ["e2", "e8", "e3", "e7"]);
  await type(ann.page, "e4");
  await sees(bob.page, ["e2", "e8", "e3", "e7", "e4"]);
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await end();
});

test("a game opened while the server is away shows what is known of it, then what it lacks", async () => {
  const { ann, bob, end } = await two({}, KEEPING);
  const game = ann.page.url();
  await type(ann.page, "e2");
  await sees(bob.page, ["e2"]);
  // Made, two who sat down, begun, e2.
  await remembers(ann.page, 5);
  await appKept(ann.page);
  await ann.page.goto("about:blank");
  await type(bob.page, "e8");
  await remembers(bob.page, 6);
  await killServer();
  const heard = overhear(ann.page);
  await ann.page.goto(game);
  await sees(ann.page, ["e2"]);
  await contact(ann.page, "away");
  assert.equal(await ann.page.locator(".contact p").isVisible(), true, "the page says so");
  assert.match(await ann.page.locator(".player[data-seat='2'] .player-name").textContent(), /Bob/);
  await counts(ann.page, ".clock.running", 0, "nobody knows what the server's clocks do");
  await startServer();
  await contact(ann.page, "connected");
  await sees(ann.page, ["e2", "e8"]);
  assert.deepEqual(heard, { hellos: [5], events: [6] });
  await type(ann.page, "e3");
  await sees(bob.page, ["e2", "e8", "e3"]);
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await end();
});

test("what is remembered wrongly is asked for anew", async () => {
  const { ann, bob, end } = await two({ clock: "none" });
  const game = ann.page.url();
  const [, id] = /game\/(\w{12})/.exec(game);
  await type(ann.page, "e2");
  await sees(bob.page, ["e2"]);
  // More than the server knows of, and what the rules forbid.
  for (const change of ["more", "illegal"]) {
    await remembers(ann.page, 5);
    await open(ann.page, "#/help");
    await tamper(ann.page, id, change);
    // A session outlives its page as long as the app is open: only another start of it reads what is kept.
    await ann.page.goto("about:blank");
    const heard = overhear(ann.page);
    await ann.page.goto(game);
    await contact(ann.page, "connected");
    await sees(ann.page, ["e2"]);
    await eventually(() => assert.equal(heard.hellos.at(-1), 0, `${change}: from the beginning`));
    await counts(ann.page, ".status.trouble", 0, change);
  }
  await type(bob.page, "e8");
  await sees(ann.page, ["e2", "e8"]);
  assert.deepEqual([...ann.trouble, ...bob.trouble], []);
  await end();
});

test("the last twenty rooms are remembered", async () => {
  const { page, context } = await newPage();
  await open(page);
  const module = await scriptOf(page, "online/stored.ts");
  const kept = await page.evaluate(async (from) => {
    const { storeGame, storedGame } = await import(from);
    const ids = Array.from({ length: 23 }, (_, index) => `room-${100 + index}`);
    for (const id of ids) await storeGame({ id, me: "", events: [] });
    const found = await Promise.all(ids.map((id) => storedGame(id)));
    return found.flatMap((room) => (room === undefined ? [] : [room.id]));
  }, module);
  assert.equal(kept.length, 20);
  assert.equal(kept[0], "room-103");
  await context.close();
});
