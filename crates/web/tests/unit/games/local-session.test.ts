// A game on this screen: people and the computer, clocks that stand still with the page, taking back, and what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, before, beforeEach, mock, test } from "node:test";

import { IDBFactory } from "fake-indexeddb";

import { page, provide } from "../browser.ts";
import { FakeTime } from "../fake-time.ts";
import type { Terms } from "../../../app/online/messages.ts";
import type { WorkerRequest } from "../../../app/rules/computer.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { settings } from "../../../app/settings.ts";
import { withLevel } from "../../../app/setup/levels.ts";
import { create, LocalSession } from "../../../app/session/local-session.ts";
import { list, load, type OldRow, remove } from "../../../app/storage/saved-games.ts";
import { usualTerms } from "../../../app/setup/terms.ts";
import { loadTexts } from "../../../app/texts.ts";

/** The computer player: it answers when it is told to. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  asked: WorkerRequest[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(asked: WorkerRequest): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  /** What it was asked last, if it is still to answer. */
  static get request(): WorkerRequest | undefined {
    return FakeWorker.made.at(-1)?.asked.findLast(({ request }) => request !== undefined);
  }

  static tell(told: { move: string } | { trouble: string }, id = FakeWorker.request?.id ?? -1): void {
    const data = "move" in told ? { id, answer: JSON.stringify({ ok: told }) } : { id, ...told };
    FakeWorker.made.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** Lets everything that waits for the database come about. */
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

async function newGame(terms: Terms): Promise<{ id: string; session: LocalSession }> {
  const id = await create(terms);
  return { id, session: await openGame(id) };
}

const friends = (more: Partial<Terms> = {}): Terms => ({ ...usualTerms("quoridor", "friends"), first: 1, ...more });
const computer = (more: Partial<Terms> = {}): Terms => ({ ...usualTerms("quoridor", "computer"), first: 1, ...more });
const act = (session: LocalSession, name: string): unknown =>
  session.actions.value.find((action) => action.name === name)?.run();
const enabled = (session: LocalSession): string[] =>
  session.actions.value.flatMap((action) => (action.enabled ? [action.name] : []));

function hide(hidden: boolean): void {
  page.document.hidden = hidden;
  page.document.dispatchEvent(new Event("visibilitychange"));
}

/** The computer thinks, at least for as long as one needs to follow, and moves. */
async function computerMoves(move: string): Promise<void> {
  FakeWorker.tell({ move });
  time.pass(1_000);
  await settle();
}

before(async () => {
  provide("indexedDB", new IDBFactory());
  provide("Worker", FakeWorker);
  await Promise.all([loadRules(), loadTexts("en")]);
});

beforeEach(() => {
  // One worker outlives the games, as on a page.
  for (const worker of FakeWorker.made) worker.asked = [];
  sessions = [];
  page.document.hidden = false;
  page.location.hash = "";
  settings.turning.value = "off";
  settings.premoves.value = "on";
  time.take();
});

afterEach(async () => {
  for (const session of sessions) session.close();
  await settle();
  time.giveBack();
  for (const { id } of await list()) await remove(id);
});

test("people take turns, and what they do is kept", async () => {
  const { id, session } = await newGame(friends());
  assert.equal(session.active.value, true);
  session.play("e2");
  session.play("e8");
  assert.deepEqual(session.game.value.moves, ["e2", "e8"]);
  await settle();
  assert.equal((await load(id))?.moves, 2);
  session.close();
  assert.deepEqual((await openGame(id)).game.value.moves, ["e2", "e8"]);
});

test("a move that isn't legal changes nothing, and is said to be wrong", async () => {
  const { session } = await newGame(friends());
  session.play("e7");
  assert.deepEqual(session.game.value.moves, []);
  assert.match(session.notice.value ?? "", /^That move isn’t possible/);
});

test("nobody moves before the first player is drawn, and the draw is seen once", async () => {
  const { first: _, ...drawn } = friends();
  const { id, session } = await newGame(drawn);
  assert.equal(session.drawing.value, true);
  assert.equal(session.active.value, false);
  session.begin();
  assert.equal(session.active.value, true);
  await settle();
  session.close();
  assert.equal((await openGame(id)).drawing.value, false);
});

test("the computer moves when it is its turn, after a pause", async () => {
  const { session } = await newGame(computer());
  assert.equal(FakeWorker.request, undefined, "it is loaded, not asked");
  assert.equal(FakeWorker.made.at(-1)?.asked[0]?.game, "quoridor");
  session.play("e2");
  assert.equal(session.thinking.value, true);
  FakeWorker.tell({ move: "e8" });
  await settle();
  assert.deepEqual(session.game.value.moves, ["e2"], "so that one can follow");
  time.pass(650);
  await settle();
  assert.deepEqual(session.game.value.moves, ["e2", "e8"]);
  assert.equal(session.thinking.value, false);
});

test("a computer that fails is trouble", async () => {
  const errors = mock.method(console, "error", () => undefined);
  const { session } = await newGame(computer());
  session.play("e2");
  FakeWorker.tell({ trouble: "no memory" });
  await settle();
  assert.match(session.trouble.value ?? "", /no memory/);
  assert.equal(session.thinking.value, false);
  assert.equal(errors.mock.callCount(), 1, "for whoever mends it");
  errors.mock.restore();
});

test("a computer that can't be loaded is trouble, and the next request loads another", async () => {
  const errors = mock.method(console, "error", () => undefined);
  const { session } = await newGame(computer());
  session.play("e2");
  const worker = FakeWorker.made.at(-1);
  worker?.dispatchEvent(Object.assign(new Event("error"), { message: "" }));
  await settle();
  assert.match(session.trouble.value ?? "", /can't be loaded/);
  session.undo();
  session.play("e2");
  assert.notEqual(FakeWorker.made.at(-1), worker);
  await computerMoves("e8");
  assert.deepEqual(session.game.value.moves, ["e2", "e8"]);
  assert.equal(errors.mock.callCount(), 1, "for whoever mends it");
  errors.mock.restore();
});

test("taking back interrupts the computer, whose answer isn't wanted any more", async () => {
  const { session } = await newGame(computer());
  session.play("e2");
  const asked = FakeWorker.request?.id;
  const worker = FakeWorker.made.at(-1);
  session.undo();
  assert.equal(worker?.ended, true);
  assert.deepEqual(session.game.value.moves, []);
  FakeWorker.tell({ move: "e8" }, asked);
  time.pass(2_000);
  await settle();
  assert.deepEqual(session.game.value.moves, []);
  session.play("d1");
  await computerMoves("e8");
  assert.deepEqual(session.game.value.moves, ["d1", "e8"]);
  session.undo();
  assert.deepEqual(session.game.value.moves, [], "back to where a person was to move");
});

test("taking back before the computer's move is shown takes that back, too", async () => {
  const { session } = await newGame(computer());
  session.play("e2");
  FakeWorker.tell({ move: "e8" });
  await settle();
  session.undo();
  time.pass(2_000);
  await settle();
  assert.deepEqual(session.game.value.moves, []);
  assert.equal(session.notice.value, undefined);
});

test("a premove is made after the computer's move", async () => {
  const { session } = await newGame(computer());
  session.play("e2");
  session.play("e3");
  assert.deepEqual(session.premoves.value, ["e3"]);
  await computerMoves("e8");
  assert.deepEqual(session.game.value.moves, ["e2", "e8", "e3"]);
  assert.equal(session.thinking.value, true);
});

test("what can be done follows the game", async () => {
  const { session } = await newGame(friends());
  assert.deepEqual(enabled(session), ["turn", "resign", "copy"]);
  session.play("e2");
  assert.deepEqual(enabled(session), ["undo", "turn", "resign", "copy"]);
  assert.equal(session.next.value, undefined);
  act(session, "resign");
  assert.equal(session.over.value, true);
  assert.deepEqual(session.game.value.ended, { by: "resignation", winner: 1 });
  assert.ok(!enabled(session).includes("resign"));
});

test("after a game against the computer another level is offered: an easier one after a loss", async () => {
  const { session } = await newGame(computer());
  act(session, "resign");
  const [level, share] = session.after.value;
  assert.deepEqual([level?.name, level?.text, share?.name], ["level", "Try level 2: Easy", "share"]);
  level?.run();
  await settle();
  const next = page.location.hash.replace("#/play/", "");
  assert.deepEqual((await openGame(next)).game.value.players, [{ kind: "person" }, { kind: "computer", level: 2 }]);
  const { session: easiest } = await newGame(withLevel(computer(), 1));
  act(easiest, "resign");
  assert.equal(easiest.after.value[0]?.name, "new-level", "there is none below the first");
  const { session: people } = await newGame(friends());
  act(people, "resign");
  assert.deepEqual(
    people.after.value.map(({ name }) => name),
    ["share"],
  );
});

test("a game that is over is played again, by another game", async () => {
  const { id, session } = await newGame(friends());
  act(session, "resign");
  session.next.value?.run();
  await settle();
  const again = /^#\/play\/(\w{12})$/.exec(page.location.hash)?.[1];
  assert.ok(again !== undefined && again !== id);
  const next = await openGame(again);
  assert.deepEqual(next.game.value.moves, []);
  assert.equal(next.active.value, true);
  assert.equal((await load(id))?.over, true);
});

const left = (session: LocalSession, seat: number): number =>
  Math.round((session.clocks.value?.left(seat) ?? -1) / 100) / 10;

test("the clock of whoever is to move runs, and stands still while the page is hidden", async () => {
  const { session } = await newGame(friends({ clock: "60+2" }));
  time.pass(10_000);
  assert.deepEqual([left(session, 1), left(session, 2)], [50, 60]);
  hide(true);
  time.pass(100_000);
  assert.equal(left(session, 1), 50);
  hide(false);
  time.pass(1_000);
  session.play("e2");
  assert.deepEqual([left(session, 1), left(session, 2)], [51, 60], "49 left, and 2 for the move");
  assert.equal(session.clocks.value?.running, 2);
  time.pass(5_000);
  assert.equal(left(session, 2), 55);
});

test("the computer moves while the page is hidden, but no clock runs", async () => {
  const { session } = await newGame(computer({ clock: "60" }));
  session.play("e2");
  hide(true);
  await computerMoves("e8");
  assert.deepEqual(session.game.value.moves, ["e2", "e8"]);
  const hidden = left(session, 1);
  time.pass(100_000);
  assert.equal(left(session, 1), hidden);
  hide(false);
  time.pass(1_000);
  assert.equal(left(session, 1), hidden - 1);
});

test("time is kept with the game, and doesn't pass while it is closed", async () => {
  const { id, session } = await newGame(friends({ clock: "60" }));
  time.pass(20_000);
  session.close();
  await settle();
  time.pass(1_000_000);
  const again = await openGame(id);
  assert.equal(left(again, 1), 40);
  time.pass(1_000);
  assert.equal(left(again, 1), 39);
});

test("a clock that runs is kept now and then, should everything break down", async () => {
  const { id } = await newGame(friends({ clock: "60" }));
  time.pass(21_000);
  await settle();
  const row = await load(id);
  assert.ok(row !== undefined && "local" in row);
  assert.ok((row.local?.now ?? 0) >= 15_000);
});

test("the flag falls with the clock", async () => {
  const { id, session } = await newGame(friends({ clock: "5" }));
  time.pass(4_900);
  assert.equal(session.over.value, false);
  time.pass(2_000);
  assert.deepEqual(session.game.value.ended, { by: "time", winner: 2 });
  assert.equal(left(session, 1), 0);
  await settle();
  assert.equal((await load(id))?.over, true);
});

test("a third player plays on when the time of one is up, and that is said", async () => {
  const seats: Terms["seats"] = [{ who: "creator" }, { who: "creator" }, { who: "creator" }];
  const { session } = await newGame(friends({ seats, clock: "5" }));
  time.pass(5_200);
  assert.equal(session.over.value, false);
  assert.deepEqual(session.game.value.moves, ["x1"]);
  assert.equal(session.notice.value, "White ran out of time.");
  assert.equal(session.clocks.value?.running, session.latest.value?.turn);
});

test("a board is turned, on request or to whoever moves, and stays so", async () => {
  const { id, session } = await newGame(friends());
  assert.equal(session.bottom.value, 1);
  session.turnBoard();
  assert.equal(session.bottom.value, 2);
  settings.turning.value = "on";
  assert.equal(session.bottom.value, 1);
  session.play("e2");
  assert.equal(session.bottom.value, 2);
  settings.turning.value = "off";
  settings.premoves.value = "on";
  await settle();
  session.close();
  assert.equal((await openGame(id)).bottom.value, 2);
});

test("a closed session does nothing more", async () => {
  const { session } = await newGame(computer({ clock: "60" }));
  session.play("e2");
  const { length } = FakeWorker.made;
  session.close();
  time.pass(100_000);
  await settle();
  assert.equal(FakeWorker.made.length, length);
  assert.equal(FakeWorker.made.at(-1)?.ended, true);
});

test("games of version 0.1 go on with the clocks that they had", async () => {
  const old: OldRow[] = JSON.parse(readFileSync(new URL("../../data/saved-0.1.json", import.meta.url), "utf8"));
  for (const row of old) {
    const session = new LocalSession();
    sessions.push(session);
    await session.open(row);
    assert.deepEqual(session.game.value.moves, row.moves);
    assert.equal(session.over.value, row.over);
    assert.equal(session.trouble.value, undefined);
    const last = row.clock?.left.at(-1);
    if (row.clock !== undefined && last !== undefined && !row.over) {
      const turn = session.latest.value?.turn ?? 0;
      const used = row.clock.used;
      assert.equal(left(session, turn), Math.round(((last[turn - 1] ?? 0) - used) / 100) / 10);
    }
    await settle();
    const kept = await load(row.id);
    assert.ok(kept !== undefined && "local" in kept, "and are kept in the new form");
    session.close();
  }
});
