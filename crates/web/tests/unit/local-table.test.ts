// A game on this screen: people and the computer, clocks that stand still with the page, taking back, and what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, before, beforeEach, mock, test } from "node:test";

import { IDBFactory } from "fake-indexeddb";

import { page, provide } from "./browser.ts";
import { FakeTime } from "./fake-time.ts";
import type { Terms } from "../../app/online/messages.ts";
import type { Asked } from "../../app/rules/computer.ts";
import { loadRules } from "../../app/rules/module.ts";
import { settings } from "../../app/settings.ts";
import { withLevel } from "../../app/table/levels.ts";
import { create, LocalTable } from "../../app/table/local.ts";
import { list, load, type OldRow, remove } from "../../app/table/saved.ts";
import { usualTerms } from "../../app/table/terms.ts";
import { loadTexts } from "../../app/texts.ts";

/** The computer player: it answers when it is told to. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  asked: Asked[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  /** What it was asked last, if it is still to answer. */
  static get question(): Asked | undefined {
    return FakeWorker.made.at(-1)?.asked.findLast(({ question }) => question !== undefined);
  }

  static tell(told: { move: string } | { trouble: string }, id = FakeWorker.question?.id ?? -1): void {
    const data = "move" in told ? { id, answer: JSON.stringify({ ok: told }) } : { id, ...told };
    FakeWorker.made.at(-1)?.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** Lets everything that waits for the database come about. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 30; round++) await new Promise((resolve) => setImmediate(resolve));
};

const time = new FakeTime();
let tables: LocalTable[] = [];

async function openGame(id: string): Promise<LocalTable> {
  const row = await load(id);
  assert.ok(row !== undefined);
  const table = new LocalTable();
  tables.push(table);
  await table.open(row);
  return table;
}

async function newGame(terms: Terms): Promise<{ id: string; table: LocalTable }> {
  const id = await create(terms);
  return { id, table: await openGame(id) };
}

const friends = (more: Partial<Terms> = {}): Terms => ({ ...usualTerms("quoridor", "friends"), first: 1, ...more });
const computer = (more: Partial<Terms> = {}): Terms => ({ ...usualTerms("quoridor", "computer"), first: 1, ...more });
const act = (table: LocalTable, name: string): unknown =>
  table.actions.value.find((action) => action.name === name)?.run();
const enabled = (table: LocalTable): string[] =>
  table.actions.value.flatMap((action) => (action.enabled ? [action.name] : []));

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
  tables = [];
  page.document.hidden = false;
  page.location.hash = "";
  settings.turning.value = "off";
  settings.premoves.value = "on";
  time.take();
});

afterEach(async () => {
  for (const table of tables) table.close();
  await settle();
  time.giveBack();
  for (const { id } of await list()) await remove(id);
});

test("people take turns, and what they do is kept", async () => {
  const { id, table } = await newGame(friends());
  assert.equal(table.active.value, true);
  table.play("e2");
  table.play("e8");
  assert.deepEqual(table.game.value.moves, ["e2", "e8"]);
  await settle();
  assert.equal((await load(id))?.moves, 2);
  table.close();
  assert.deepEqual((await openGame(id)).game.value.moves, ["e2", "e8"]);
});

test("a move that isn't legal changes nothing, and is said to be wrong", async () => {
  const { table } = await newGame(friends());
  table.play("e7");
  assert.deepEqual(table.game.value.moves, []);
  assert.match(table.notice.value ?? "", /^That move isn’t possible/);
});

test("nobody moves before the first player is drawn, and the draw is seen once", async () => {
  const { first: _, ...drawn } = friends();
  const { id, table } = await newGame(drawn);
  assert.equal(table.drawing.value, true);
  assert.equal(table.active.value, false);
  table.begin();
  assert.equal(table.active.value, true);
  await settle();
  table.close();
  assert.equal((await openGame(id)).drawing.value, false);
});

test("the computer moves when it is its turn, after a pause", async () => {
  const { table } = await newGame(computer());
  assert.equal(FakeWorker.question, undefined, "it is loaded, not asked");
  assert.equal(FakeWorker.made.at(-1)?.asked[0]?.game, "quoridor");
  table.play("e2");
  assert.equal(table.thinking.value, true);
  FakeWorker.tell({ move: "e8" });
  await settle();
  assert.deepEqual(table.game.value.moves, ["e2"], "so that one can follow");
  time.pass(650);
  await settle();
  assert.deepEqual(table.game.value.moves, ["e2", "e8"]);
  assert.equal(table.thinking.value, false);
});

test("a computer that fails is trouble", async () => {
  const errors = mock.method(console, "error", () => undefined);
  const { table } = await newGame(computer());
  table.play("e2");
  FakeWorker.tell({ trouble: "no memory" });
  await settle();
  assert.match(table.trouble.value ?? "", /no memory/);
  assert.equal(table.thinking.value, false);
  assert.equal(errors.mock.callCount(), 1, "for whoever mends it");
  errors.mock.restore();
});

test("a computer that can't be loaded is trouble, and the next question loads another", async () => {
  const errors = mock.method(console, "error", () => undefined);
  const { table } = await newGame(computer());
  table.play("e2");
  const worker = FakeWorker.made.at(-1);
  worker?.dispatchEvent(Object.assign(new Event("error"), { message: "" }));
  await settle();
  assert.match(table.trouble.value ?? "", /can't be loaded/);
  table.undo();
  table.play("e2");
  assert.notEqual(FakeWorker.made.at(-1), worker);
  await computerMoves("e8");
  assert.deepEqual(table.game.value.moves, ["e2", "e8"]);
  assert.equal(errors.mock.callCount(), 1, "for whoever mends it");
  errors.mock.restore();
});

test("taking back interrupts the computer, whose answer isn't wanted any more", async () => {
  const { table } = await newGame(computer());
  table.play("e2");
  const asked = FakeWorker.question?.id;
  const worker = FakeWorker.made.at(-1);
  table.undo();
  assert.equal(worker?.ended, true);
  assert.deepEqual(table.game.value.moves, []);
  FakeWorker.tell({ move: "e8" }, asked);
  time.pass(2_000);
  await settle();
  assert.deepEqual(table.game.value.moves, []);
  table.play("d1");
  await computerMoves("e8");
  assert.deepEqual(table.game.value.moves, ["d1", "e8"]);
  table.undo();
  assert.deepEqual(table.game.value.moves, [], "back to where a person was to move");
});

test("taking back before the computer's move is shown takes that back, too", async () => {
  const { table } = await newGame(computer());
  table.play("e2");
  FakeWorker.tell({ move: "e8" });
  await settle();
  table.undo();
  time.pass(2_000);
  await settle();
  assert.deepEqual(table.game.value.moves, []);
  assert.equal(table.notice.value, undefined);
});

test("a premove is made after the computer's move", async () => {
  const { table } = await newGame(computer());
  table.play("e2");
  table.play("e3");
  assert.deepEqual(table.premoves.value, ["e3"]);
  await computerMoves("e8");
  assert.deepEqual(table.game.value.moves, ["e2", "e8", "e3"]);
  assert.equal(table.thinking.value, true);
});

test("what can be done follows the game", async () => {
  const { table } = await newGame(friends());
  assert.deepEqual(enabled(table), ["turn", "resign", "copy"]);
  table.play("e2");
  assert.deepEqual(enabled(table), ["undo", "turn", "resign", "copy"]);
  assert.equal(table.next.value, undefined);
  act(table, "resign");
  assert.equal(table.over.value, true);
  assert.deepEqual(table.game.value.ended, { by: "resignation", winner: 1 });
  assert.ok(!enabled(table).includes("resign"));
});

test("after a game against the computer another level is offered: an easier one after a loss", async () => {
  const { table } = await newGame(computer());
  act(table, "resign");
  const [level, share] = table.after.value;
  assert.deepEqual([level?.name, level?.text, share?.name], ["level", "Try level 2: Easy", "share"]);
  level?.run();
  await settle();
  const next = page.location.hash.replace("#/play/", "");
  assert.deepEqual((await openGame(next)).game.value.players, [{ kind: "person" }, { kind: "computer", level: 2 }]);
  const { table: easiest } = await newGame(withLevel(computer(), 1));
  act(easiest, "resign");
  assert.equal(easiest.after.value[0]?.name, "new-level", "there is none below the first");
  const { table: people } = await newGame(friends());
  act(people, "resign");
  assert.deepEqual(
    people.after.value.map(({ name }) => name),
    ["share"],
  );
});

test("a game that is over is played again, by another game", async () => {
  const { id, table } = await newGame(friends());
  act(table, "resign");
  table.next.value?.run();
  await settle();
  const again = /^#\/play\/(\w{12})$/.exec(page.location.hash)?.[1];
  assert.ok(again !== undefined && again !== id);
  const next = await openGame(again);
  assert.deepEqual(next.game.value.moves, []);
  assert.equal(next.active.value, true);
  assert.equal((await load(id))?.over, true);
});

const left = (table: LocalTable, seat: number): number => Math.round((table.clocks.value?.left(seat) ?? -1) / 100) / 10;

test("the clock of whoever is to move runs, and stands still while the page is hidden", async () => {
  const { table } = await newGame(friends({ clock: "60+2" }));
  time.pass(10_000);
  assert.deepEqual([left(table, 1), left(table, 2)], [50, 60]);
  hide(true);
  time.pass(100_000);
  assert.equal(left(table, 1), 50);
  hide(false);
  time.pass(1_000);
  table.play("e2");
  assert.deepEqual([left(table, 1), left(table, 2)], [51, 60], "49 left, and 2 for the move");
  assert.equal(table.clocks.value?.running, 2);
  time.pass(5_000);
  assert.equal(left(table, 2), 55);
});

test("the computer moves while the page is hidden, but no clock runs", async () => {
  const { table } = await newGame(computer({ clock: "60" }));
  table.play("e2");
  hide(true);
  await computerMoves("e8");
  assert.deepEqual(table.game.value.moves, ["e2", "e8"]);
  const hidden = left(table, 1);
  time.pass(100_000);
  assert.equal(left(table, 1), hidden);
  hide(false);
  time.pass(1_000);
  assert.equal(left(table, 1), hidden - 1);
});

test("time is kept with the game, and doesn't pass while it is closed", async () => {
  const { id, table } = await newGame(friends({ clock: "60" }));
  time.pass(20_000);
  table.close();
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
  const { id, table } = await newGame(friends({ clock: "5" }));
  time.pass(4_900);
  assert.equal(table.over.value, false);
  time.pass(2_000);
  assert.deepEqual(table.game.value.ended, { by: "time", winner: 2 });
  assert.equal(left(table, 1), 0);
  await settle();
  assert.equal((await load(id))?.over, true);
});

test("a third player plays on when the time of one is up, and that is said", async () => {
  const seats: Terms["seats"] = [{ who: "creator" }, { who: "creator" }, { who: "creator" }];
  const { table } = await newGame(friends({ seats, clock: "5" }));
  time.pass(5_200);
  assert.equal(table.over.value, false);
  assert.deepEqual(table.game.value.moves, ["x1"]);
  assert.equal(table.notice.value, "White ran out of time.");
  assert.equal(table.clocks.value?.running, table.latest.value?.turn);
});

test("a board is turned, on request or to whoever moves, and stays so", async () => {
  const { id, table } = await newGame(friends());
  assert.equal(table.bottom.value, 1);
  table.turnBoard();
  assert.equal(table.bottom.value, 2);
  settings.turning.value = "on";
  assert.equal(table.bottom.value, 1);
  table.play("e2");
  assert.equal(table.bottom.value, 2);
  settings.turning.value = "off";
  settings.premoves.value = "on";
  await settle();
  table.close();
  assert.equal((await openGame(id)).bottom.value, 2);
});

test("a closed table does nothing more", async () => {
  const { table } = await newGame(computer({ clock: "60" }));
  table.play("e2");
  const { length } = FakeWorker.made;
  table.close();
  time.pass(100_000);
  await settle();
  assert.equal(FakeWorker.made.length, length);
  assert.equal(FakeWorker.made.at(-1)?.ended, true);
});

test("games of version 0.1 go on with the clocks that they had", async () => {
  const old: OldRow[] = JSON.parse(readFileSync(new URL("../data/saved-0.1.json", import.meta.url), "utf8"));
  for (const row of old) {
    const table = new LocalTable();
    tables.push(table);
    await table.open(row);
    assert.deepEqual(table.game.value.moves, row.moves);
    assert.equal(table.over.value, row.over);
    assert.equal(table.trouble.value, undefined);
    const last = row.clock?.left.at(-1);
    if (row.clock !== undefined && last !== undefined && !row.over) {
      const turn = table.latest.value?.turn ?? 0;
      const used = row.clock.used;
      assert.equal(left(table, turn), Math.round(((last[turn - 1] ?? 0) - used) / 100) / 10);
    }
    await settle();
    const kept = await load(row.id);
    assert.ok(kept !== undefined && "local" in kept, "and are kept in the new form");
    table.close();
  }
});
