// Two tabs with one game on this screen: one writes, the other follows, and takes over.

import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";

import { IDBFactory } from "fake-indexeddb";

import { page, provide } from "../browser.ts";
import { FakeTime } from "../fake-time.ts";
import type { Terms } from "../../../app/online/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { settings } from "../../../app/settings.ts";
import { create, LocalSession } from "../../../app/session/local-session.ts";
import { load } from "../../../app/storage/saved-games.ts";
import { usualTerms } from "../../../app/setup/terms.ts";
import { TabLock } from "../../../app/storage/tab-lock.ts";
import { loadTexts } from "../../../app/texts.ts";

type Options = { ifAvailable?: boolean; signal?: AbortSignal };

/** Locks as tabs of a browser share them. */
class FakeLocks {
  readonly #held = new Map<string, Promise<unknown>>();

  async request(name: string, { ifAvailable, signal }: Options, callback: (lock: object | null) => unknown) {
    if (ifAvailable === true && this.#held.has(name)) return callback(null);
    while (this.#held.has(name)) await this.#held.get(name);
    signal?.throwIfAborted();
    const done = Promise.resolve(callback({ name })).finally(() => this.#held.delete(name));
    this.#held.set(name, done);
    return done;
  }
}

/** What one tab tells, all others hear. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: () => void = () => undefined;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  postMessage(): void {
    for (const other of FakeChannel.open) if (other !== this && other.name === this.name) other.onmessage();
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

/** The computer player: it never answers. */
class FakeWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const settle = async (): Promise<void> => {
  for (let round = 0; round < 30; round++) await new Promise((resolve) => setImmediate(resolve));
};

const time = new FakeTime();
let sessions: LocalSession[] = [];

async function openGame(id: string): Promise<LocalSession> {
  const row = await load(id);
  assert.ok(row !== undefined);
  const session = new LocalSession();
  sessions.push(session);
  await session.open(row);
  return session;
}

/** A game in two tabs: the first of them writes. */
async function twoTabs(against: "friends" | "computer"): Promise<[LocalSession, LocalSession, string]> {
  const terms: Terms = { ...usualTerms("quoridor", against), first: 1 };
  const id = await create(terms);
  return [await openGame(id), await openGame(id), id];
}

before(async () => {
  provide("indexedDB", new IDBFactory());
  provide("Worker", FakeWorker);
  provide("BroadcastChannel", FakeChannel);
  await Promise.all([loadRules(), loadTexts("en")]);
});

beforeEach(() => {
  Object.assign(page.navigator, { locks: new FakeLocks() });
  sessions = [];
  time.take();
});

afterEach(async () => {
  for (const session of sessions) session.close();
  await settle();
  time.giveBack();
});

test("the first tab writes, the others hear of it, and one of them takes over", async () => {
  const heard = [0, 1, 2].map(() => mock.fn());
  const writers = heard.map((changed) => new TabLock("game", changed));
  const other = new TabLock("another", () => undefined);
  await Promise.all([...writers, other].map(({ ready }) => ready));
  const writes = (): boolean[] => writers.map((writer) => writer.writes.value);
  const counts = (): number[] => heard.map((changed) => changed.mock.callCount());
  assert.deepEqual(writes(), [true, false, false]);
  assert.equal(other.writes.value, true);
  writers[0]?.tell();
  writers[1]?.tell();
  assert.deepEqual(counts(), [0, 1, 1], "only who writes is listened to");
  writers[1]?.close();
  writers[0]?.close();
  await settle();
  assert.deepEqual(writes(), [true, false, true], "one that has gone doesn't take over");
  assert.deepEqual(counts(), [0, 1, 2], "and who takes over looks at what is kept");
  writers[2]?.close();
  other.close();
});

test("a browser that doesn't say who has the lock lets everybody write", async () => {
  Object.assign(page.navigator, { locks: { request: () => new Promise(() => undefined) } });
  const silent = new TabLock("game", () => assert.fail());
  time.pass(500);
  await silent.ready;
  assert.equal(silent.writes.value, true);
  silent.close();
  Object.assign(page.navigator, { locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) } });
  const refused = new TabLock("game", () => assert.fail());
  await refused.ready;
  assert.equal(refused.writes.value, true);
  refused.close();
  Reflect.deleteProperty(page.navigator, "locks");
  const without = new TabLock("game", () => assert.fail());
  await without.ready;
  assert.equal(without.writes.value, true);
  without.tell();
  without.close();
});

test("a second tab shows what is played in the first, and plays itself when that has gone", async () => {
  const [first, second, id] = await twoTabs("friends");
  assert.deepEqual([first.follows.value, second.follows.value], [false, true]);
  first.play("e2");
  await settle();
  assert.deepEqual(second.game.value.moves, ["e2"]);
  assert.equal(second.active.value, false);
  second.play("e8");
  second.undo();
  second.turnBoard();
  await settle();
  assert.deepEqual(second.game.value.moves, ["e2"]);
  const row = await load(id);
  assert.equal(row !== undefined && "local" in row ? row.local?.bottom : undefined, 0, "what follows keeps nothing");
  first.close();
  await settle();
  assert.equal(second.follows.value, false);
  second.play("e8");
  await settle();
  assert.deepEqual(second.game.value.moves, ["e2", "e8"]);
  assert.equal((await load(id))?.moves, 2);
});

test("only the tab that writes lets the computer think, and moves are planned there only", async () => {
  settings.premoves.value = "on";
  const [first, second] = await twoTabs("computer");
  first.play("e2");
  await settle();
  assert.deepEqual([first.thinking.value, second.thinking.value], [true, false]);
  assert.deepEqual([first.planning.value, second.planning.value], [true, false]);
  second.play("e3");
  assert.deepEqual(second.premoves.value, []);
  first.close();
  await settle();
  assert.deepEqual([second.thinking.value, second.planning.value], [true, true], "it goes on where the other left");
  settings.premoves.value = "off";
});
