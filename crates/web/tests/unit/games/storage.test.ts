// What the browser keeps: games, rooms, commands without an answer.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, beforeEach, mock, test } from "node:test";

import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";

import { provide } from "../browser.ts";
import {
  forgetCommand,
  forgetGame,
  storeCommand,
  storeGame,
  storedCommands,
  storedGame,
} from "../../../app/online/stored.ts";
import { read } from "../../../app/route.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { adopt, Replica } from "../../../app/rules/replica.ts";
import type * as Database from "../../../app/storage/database.ts";
import { addressOf, isOld, list, load, type OldRow, remove, type Row, save } from "../../../app/storage/saved-games.ts";
import { exportGames, importGames } from "../../../app/storage/transfer.ts";

/** The database that the app itself opens stays the same one. */
provide("indexedDB", new IDBFactory());

let pages = 0;
/** The module as a newly loaded page has it. */
function newPage(): Promise<typeof Database> {
  return import(`../../../app/storage/database.ts?page=${pages++}`) as Promise<typeof Database>;
}

const row = (id: string, changed: number, more: Partial<Row> = {}): Row => ({
  id,
  name: "quoridor",
  moves: 3,
  over: false,
  changed,
  ...more,
});

before(loadRules);
beforeEach(() => localStorage.clear());

test("a kept game is found again, and gone when it is removed", async () => {
  const kept = row("one", 1, { local: { events: [], now: 5.5, drawn: true, bottom: 2 } });
  await save(kept);
  assert.deepEqual(await load("one"), kept);
  await save({ ...kept, moves: 4 });
  assert.equal((await load("one"))?.moves, 4);
  await remove("one");
  assert.equal(await load("one"), undefined);
  await remove("one");
});

test("games are listed, the one played last first", async () => {
  for (const [id, changed] of Object.entries({ b: 2, c: 3, a: 1 })) await save(row(id, changed));
  const local = { events: [], now: 0, drawn: false, bottom: 1 };
  const online = row("online", 9, { online: { link: "ff" }, local });
  await save(online);
  const all = await list();
  assert.deepEqual(
    all.map(({ id }) => id),
    ["online", "c", "b", "a"],
  );
  const { local: _, ...summary } = online;
  assert.deepEqual(all[0], summary, "without what happened in them");
  for (const { id } of all) await remove(id);
});

test("a kept game leads to where it goes on", () => {
  const id = "AAAAAAAAAAAA";
  assert.deepEqual(read(addressOf(row(id, 1))), { page: "play", id });
  for (const link of ["", "ff"])
    assert.deepEqual(read(addressOf(row(id, 1, { online: { link } }))), { page: "game", id, link, watch: false });
});

test("games kept by version 0.1 are listed with the others, and the rules adopt them", async () => {
  const old: OldRow[] = JSON.parse(readFileSync(new URL("../../data/saved-0.1.json", import.meta.url), "utf8"));
  for (const each of old) await save(each as unknown as Row);
  await save(row("new", 1));
  const all = await list();
  assert.equal(all.length, old.length + 1);
  for (const each of old) {
    const found = all.find(({ id }) => id === each.id);
    assert.equal(found?.moves, each.moves.length, "moves are counted");
    const kept = await load(each.id);
    assert.ok(kept !== undefined && isOld(kept));
    const replica = Replica.open("AAAAAAAAAAAA", adopt("AAAAAAAAAAAA", "thisscreenplayer", kept), "thisscreenplayer");
    const { game } = replica.show(1e9, 1000);
    assert.deepEqual(game.moves, each.moves);
    assert.equal(game.status, each.over ? "over" : "playing");
    assert.equal(game.seats.length, each.players.length);
    replica.close();
  }
  const newer = await load("new");
  assert.ok(newer !== undefined && !isOld(newer));
  for (const { id } of all) await remove(id);
});

test("a database of version 0.1 gets what it lacks, and loses nothing", async () => {
  const { indexedDB: current } = globalThis;
  provide("indexedDB", new IDBFactory());
  await new Promise<void>((resolve) => {
    const request = indexedDB.open("farside", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
    request.onsuccess = () => {
      const put = request.result
        .transaction("games", "readwrite")
        .objectStore("games")
        .put({ id: "old", moves: ["e2"] });
      put.onsuccess = () => {
        request.result.close();
        resolve();
      };
    };
  });
  const { all, get, storageFailure } = await newPage();
  assert.deepEqual(await get("games", "old"), { id: "old", moves: ["e2"] });
  assert.deepEqual(await all("rooms"), []);
  assert.equal(storageFailure.value, undefined);
  provide("indexedDB", current);
});

test("a newer version of the app isn't kept waiting", async () => {
  const { indexedDB: current } = globalThis;
  provide("indexedDB", new IDBFactory());
  const { put } = await newPage();
  await put("games", { id: "x" });
  const blocked = mock.fn();
  await new Promise<void>((resolve) => {
    const request = indexedDB.open("farside", 4);
    request.onblocked = blocked;
    request.onsuccess = () => resolve();
  });
  assert.equal(blocked.mock.callCount(), 0);
  provide("indexedDB", current);
});

/** Lets the database fail, with an error of this name, until what is returned is called. */
function failing(name: string): () => void {
  const { indexedDB: current } = globalThis;
  provide("indexedDB", {
    open: () => {
      throw new DOMException("not now", name);
    },
  });
  return () => provide("indexedDB", current);
}

test("a database that couldn't be opened is tried again", async () => {
  const { all, storageFailure } = await newPage();
  const mend = failing("UnknownError");
  assert.deepEqual(await all("games"), []);
  assert.equal(storageFailure.value, "forbidden");
  mend();
  await save(row("here", 1));
  assert.deepEqual(await all("games"), [row("here", 1)]);
  assert.equal(storageFailure.value, undefined, "and isn't said to fail any more");
  await remove("here");
});

test("what the database doesn't take is kept in memory until it does", async () => {
  const { all, drop, get, storageFailure, put } = await newPage();
  const mend = failing("QuotaExceededError");
  await put("games", row("x", 1));
  assert.equal(storageFailure.value, "full");
  assert.deepEqual(await get("games", "x"), row("x", 1));
  assert.equal(await get("games", "y"), undefined);
  assert.deepEqual(await all("games"), [row("x", 1)]);
  mend();
  assert.deepEqual(await all("games"), [row("x", 1)]);
  assert.equal(storageFailure.value, "full", "it is still only in memory");
  await put("games", row("x", 2));
  assert.equal(storageFailure.value, undefined);
  assert.deepEqual(await load("x"), row("x", 2));
  await drop("games", "x");
  assert.equal(await get("games", "x"), undefined);
});

test("what is in memory is newer than what is in the database", async () => {
  const { all, drop, get, put } = await newPage();
  await put("games", row("x", 1));
  // The database is open already: it is the row that it refuses.
  const odd = { ...row("x", 2), odd: () => undefined };
  await put("games", odd);
  assert.equal(await get("games", "x"), odd);
  assert.deepEqual(await all("games"), [odd]);
  await drop("games", "x");
  assert.deepEqual(await all("games"), []);
});

test("a database that the browser closed is opened again", async () => {
  const { all, drop, storageFailure, put } = await newPage();
  let database: IDBDatabase | undefined;
  await put("games", row("x", 1), (store) => (database = store.transaction.db));
  assert.ok(database !== undefined);
  const closed = new Promise((resolve) => database?.addEventListener("close", resolve));
  forceCloseDatabase(database as never);
  await closed;
  await put("games", row("x", 2));
  assert.equal(storageFailure.value, undefined);
  assert.deepEqual(await all("games"), [row("x", 2)]);
  await drop("games", "x");
});

test("a database that is closed without a word is opened again", async () => {
  const { all, drop, storageFailure, put } = await newPage();
  await put("games", row("x", 1), (store) => store.transaction.db.close());
  await put("games", row("x", 2));
  assert.equal(storageFailure.value, undefined);
  assert.deepEqual(await all("games"), [row("x", 2)]);
  await drop("games", "x");
});

test("games are taken to another browser as a file, and the newer of two stays", async () => {
  const [older, newer] = [row("both", 1), row("both", 2, { moves: 9 })];
  const local = { events: [], now: 5.5, drawn: true, bottom: 2 };
  await save(newer);
  await save(row("here", 1, { local }));
  await storeGame({ id: "room", me: "me", events: [] });
  const file = await (await exportGames()).text();
  for (const { id } of await list()) await remove(id);
  await forgetGame("room");
  await save(older);
  assert.equal(await importGames(file), 2);
  assert.deepEqual(await load("both"), newer);
  assert.deepEqual(await load("here"), row("here", 1, { local }));
  assert.equal((await storedGame("room"))?.me, "me");
  assert.equal(await importGames(file), 0, "a second time nothing is new");
  await save(row("both", 3));
  assert.equal(await importGames(file), 0);
  assert.equal((await load("both"))?.changed, 3);
  for (const { id } of await list()) await remove(id);
  await forgetGame("room");
});

test("a file that isn't one of games is refused, and in one that is, what isn't a game is left out", async () => {
  for (const text of ["", "{", "null", "[]", "7", '{"format":"other","games":[]}'])
    await assert.rejects(importGames(text), text);
  const games = [
    null,
    7,
    {},
    { id: 7 },
    { id: "x" },
    { ...row("x", 1), name: "chess" },
    { ...row("x", 1), changed: "now" },
    { ...row("x", 1), moves: null },
    row("good", 1),
  ];
  assert.equal(await importGames(JSON.stringify({ format: "farside-games", version: 1, games })), 1);
  assert.deepEqual(
    (await list()).map(({ id }) => id),
    ["good"],
  );
  await remove("good");
});

test("a removed game can be put back", async () => {
  await save(row("x", 1));
  const removed = await remove("x");
  assert.ok(removed !== undefined);
  await save(removed);
  assert.deepEqual(await load("x"), row("x", 1));
  await remove("x");
});

test("twenty rooms are kept, and those left alone the longest go first", async () => {
  let now = 1_000;
  const clock = mock.method(Date, "now", () => now++);
  const room = (number: number) => ({ id: `room${number}`, me: "me", events: [] });
  for (let number = 0; number < 20; number++) await storeGame(room(number));
  await storeGame(room(0));
  await storeGame(room(20));
  assert.equal(await storedGame("room1"), undefined);
  assert.equal((await storedGame("room0"))?.id, "room0", "it was kept once more");
  for (let number = 2; number <= 20; number++) assert.equal((await storedGame(`room${number}`))?.me, "me");
  await forgetGame("room2");
  assert.equal(await storedGame("room2"), undefined);
  clock.mock.restore();
});

test("a room that was written down in another form is unknown", async () => {
  const { put } = await newPage();
  await put("rooms", { id: "strange", version: 999, kept: 1, me: "me", events: [] } as { id: string });
  assert.equal(await storedGame("strange"), undefined);
});

test("commands are kept in the order they were given, each game its own", () => {
  let now = 5;
  const clock = mock.method(performance, "now", () => now++);
  storeCommand("game", { id: "z-9", command: { do: "resign" } });
  storeCommand("game", { id: "a-10", command: { do: "offerDraw" } });
  storeCommand("other", { id: "b", command: { do: "abort" } });
  storeCommand("gam", { id: "c", command: { do: "abort" } });
  assert.deepEqual(storedCommands("game"), [
    { id: "z-9", command: { do: "resign" } },
    { id: "a-10", command: { do: "offerDraw" } },
  ]);
  forgetCommand("game", "z-9");
  assert.deepEqual(
    storedCommands("game").map(({ id }) => id),
    ["a-10"],
  );
  assert.equal(storedCommands("other").length, 1);
  clock.mock.restore();
});

test("a kept command that can't be read doesn't hide the others", () => {
  localStorage.setItem("farside.sent.game.broken", "{");
  localStorage.setItem("farside.sent.game.null", "null");
  storeCommand("game", { id: "good", command: { do: "resign" } });
  assert.deepEqual(storedCommands("game"), [{ id: "good", command: { do: "resign" } }]);
});

test("a browser that keeps nothing has no commands", () => {
  const { localStorage: kept } = globalThis;
  const refuse = (): never => {
    throw new DOMException("no storage", "SecurityError");
  };
  provide("localStorage", new Proxy({}, { get: refuse, ownKeys: refuse }));
  storeCommand("game", { id: "x", command: { do: "resign" } });
  forgetCommand("game", "x");
  assert.deepEqual(storedCommands("game"), []);
  provide("localStorage", kept);
});
