// A review while it is computed: it goes on step by step, can be interrupted, and is gone on with from what was kept. Its engines module
// is the shipped one.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "../browser.ts";
import { type Asker, type Keeper, ReviewRun } from "../../../app/analysis/review-run.ts";
import type { Attempted, ModuleRequest, Played } from "../../../app/rules/messages.ts";
import { read } from "../../../app/rules/reply.ts";
import { WasmModule } from "../../../app/rules/wasm.ts";

const SQUADRO: Played = { name: "squadro", setup: {}, moves: "3 3 3 1 1 1 2 4 5 5".split(" ") };

const load = async (): Promise<WasmModule> => {
  const module = await WasmModule.load(new URL("asset:engines.wasm"));
  const net = readFileSync(new URL("../../../../squadro-engine/nets/squadro.net", import.meta.url));
  read(module.install("squadro.net", net));
  return module;
};
const engines = load();

/** A step of a review that ends with its first search. */
function oneSearch(request: ModuleRequest): ModuleRequest {
  if (request.call !== "review" || request.ask.do !== "step") return request;
  return { ...request, ask: { ...request.ask, milliseconds: 0 } };
}

/** The engines module without a worker; `before` is called before every request. A step is one search, however fast the machine is. */
function asker(before: (request: ModuleRequest) => void = () => undefined): Asker & { closed: boolean } {
  return {
    closed: false,
    async ask<T>(_game: string, request: ModuleRequest): Promise<T> {
      const module = await engines;
      before(request);
      return read(module.ask(JSON.stringify(oneSearch(request))));
    },
    close() {
      this.closed = true;
    },
  };
}

/** Where a review is kept. */
function keeper(): Keeper & { state: string | undefined } {
  return {
    state: undefined,
    async load() {
      return this.state;
    },
    async keep(state) {
      this.state = state;
    },
  };
}

const does = (request: ModuleRequest, what: string): boolean => request.call === "review" && request.ask.do === what;

test("a review shows what it knows while it goes on, and ends with everything", async () => {
  const shown: number[] = [];
  const run = new ReviewRun(SQUADRO, keeper(), [asker()]);
  run.view.subscribe((view) => view && shown.push(view.evaluations.length));
  await run.start();
  assert.ok(run.finished.value && !run.running.value && !run.failed.value);
  assert.equal(run.share.value, 1);
  assert.equal(shown.at(-1), SQUADRO.moves.length + 1);
  const view = run.view.value;
  assert.ok(view !== undefined && view.accuracy.length === 2 && view.leads.at(-1)?.to === SQUADRO.moves.length);
  await run.start();
  assert.equal(run.running.value, false, "there is nothing left to do");
});

test("a review that is interrupted is gone on with from what was kept, and ends the same", async () => {
  const whole = new ReviewRun(SQUADRO, keeper(), [asker()]);
  await whole.start();
  const kept = keeper();
  let steps = 0;
  const first = new ReviewRun(SQUADRO, kept, [
    asker((request) => {
      if (does(request, "step") && ++steps === 2) first.stop();
    }),
  ]);
  await first.start();
  assert.ok(!first.finished.value && !first.running.value && kept.state !== undefined);
  const before = first.view.value?.progress.done ?? 0;
  first.close();
  let opened: unknown;
  const second = new ReviewRun(SQUADRO, kept, [
    asker((request) => {
      if (does(request, "open")) opened = request;
    }),
  ]);
  let least = Infinity;
  second.view.subscribe((view) => {
    if (view !== undefined) least = Math.min(least, view.progress.done);
  });
  await second.start();
  assert.ok(JSON.stringify(opened).includes("scanned"), "with the state that was kept");
  assert.ok(least >= before && before > 0, "nothing is searched twice");
  const { progress: _, ...ended } = second.view.value ?? { progress: undefined };
  const { progress: __, ...wanted } = whole.view.value ?? { progress: undefined };
  assert.deepEqual(ended, wanted);
});

test("a review that another worker helps with ends the same, and goes on alone if the other one fails", async () => {
  const ended = async (helper: Asker): Promise<unknown> => {
    const run = new ReviewRun(SQUADRO, keeper(), [asker(), helper]);
    await run.start();
    assert.ok(run.finished.value && !run.failed.value);
    const { progress: _, ...view } = run.view.value ?? { progress: undefined };
    return view;
  };
  const alone = new ReviewRun(SQUADRO, keeper(), [asker()]);
  await alone.start();
  const { progress: _, ...wanted } = alone.view.value ?? { progress: undefined };
  let helped = 0;
  const helper = asker((request) => void (helped += does(request, "perform") ? 1 : 0));
  assert.deepEqual(await ended(helper), wanted);
  assert.ok(helped > SQUADRO.moves.length / 4, String(helped));
  const { error } = console;
  console.error = () => undefined;
  const broken = asker(() => {
    throw new Error("out of memory");
  });
  assert.deepEqual(await ended(broken), wanted);
  console.error = error;
});

test("what can't be asked is said, and asked again when somebody wants it", async () => {
  let broken = true;
  const run = new ReviewRun(SQUADRO, keeper(), [
    asker(() => {
      if (broken) throw new Error("no network");
    }),
  ]);
  const { error } = console;
  console.error = () => undefined;
  await run.start();
  console.error = error;
  assert.ok(run.failed.value && !run.running.value);
  broken = false;
  await run.start();
  assert.ok(run.finished.value && !run.failed.value);
});

test("a move that is tried again is judged: the best keeps the result, the blunder doesn't", async () => {
  const run = new ReviewRun(SQUADRO, keeper(), [asker()]);
  const moves = "2 1 1 2 2 3 2 4 2 2 3 4".split(" ");
  const tried = (move: string): Promise<Attempted> => run.attempt({ ...SQUADRO, moves: [...moves, move] });
  assert.equal((await tried("2")).kept, true);
  const { kept, mark } = await tried("5");
  assert.deepEqual([kept, mark?.grade, mark?.played, mark?.line[0]], [false, "blunder", "5", "2"]);
});

test("marks that are as before stay the same objects", async () => {
  const mark = (lost: number): object => ({ ply: 3, seat: 1, grade: "mistake", lost, played: "3", line: ["1"] });
  const marks = [[mark(0.2)], [mark(0.2), { ...mark(0.3), ply: 5 }], [mark(0.25), { ...mark(0.3), ply: 5 }]];
  let shown = 0;
  const made: Asker = {
    async ask<T>(_game: string, request: ModuleRequest): Promise<T> {
      if (does(request, "state")) return "" as T;
      if (does(request, "show")) shown++;
      const now = Math.min(shown, marks.length) - 1;
      const progress = { review: 1, done: shown, total: 3, scanned: true, finished: now === 2, waiting: false };
      if (!does(request, "show")) return progress as T;
      return structuredClone({
        progress,
        evaluations: [],
        marks: marks[now],
        accuracy: [],
        moments: [],
        leads: [],
      }) as T;
    },
    close: () => undefined,
  };
  const run = new ReviewRun(SQUADRO, keeper(), [made]);
  const seen: object[][] = [];
  run.view.subscribe((view) => view && seen.push(view.marks));
  await run.start();
  const [first = [], second = [], third = []] = seen;
  assert.deepEqual([first.length, second.length, third.length], [1, 2, 2]);
  assert.equal(second[0], first[0]);
  assert.notEqual(third[0], second[0], "it lost more");
  assert.equal(third[1], second[1]);
});
