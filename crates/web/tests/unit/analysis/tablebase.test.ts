// The exact values of Squadro, from a server that has them, hasn't them yet, or is none.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { provide } from "../browser.ts";

const POSITION = "3 0 0 0 0 / 0 0 0 0 0 / r";
let asked: string[] = [];
let answers: Record<string, Response | undefined> = {};
let copies = 0;

beforeEach(() => {
  asked = [];
  provide("fetch", async (address: URL) => {
    const path = address.pathname.replace(/^.*\/api/, "api") + address.search;
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) throw new TypeError("no network");
    return answer.clone();
  });
});

/** The module as a page has it that was just opened. */
const fresh = (): Promise<typeof import("../../../app/analysis/tablebase.ts")> =>
  import(`../../../app/analysis/tablebase.ts?copy=${copies++}`);

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });
const STATE = "api/v1/tablebase/squadro";
const QUERY = `${STATE}?position=${encodeURIComponent(POSITION)}`;

test("a server that has the tablebase is asked, and the best moves come first", async () => {
  const { probe } = await fresh();
  answers = {
    [STATE]: json({ state: "ready" }),
    [QUERY]: json({ position: POSITION, value: "win", moves: { 1: "loss", 2: "win", 3: "draw" } }),
  };
  const wins = (winner: number) => ({ kind: "proven", winner });
  assert.deepEqual(await probe(POSITION), {
    evaluation: wins(2),
    moves: [
      { move: "2", evaluation: wins(2) },
      { move: "3", evaluation: { kind: "proven" } },
      { move: "1", evaluation: wins(1) },
    ],
  });
  await probe(POSITION);
  assert.deepEqual(asked, [STATE, QUERY, QUERY], "it is asked once whether it has it");
});

test("where there is none, none is asked for again", async () => {
  for (const answer of [json({ state: "absent" }), json({ state: "solving", percent: 4 }), json({}, 404), undefined]) {
    const { probe } = await fresh();
    asked = [];
    answers = { [STATE]: answer };
    assert.equal(await probe(POSITION), undefined);
    assert.equal(await probe(POSITION), undefined);
    assert.deepEqual(asked, [STATE]);
  }
  const { probe } = await fresh();
  answers = { [STATE]: new Response("<!doctype html>") };
  assert.equal(await probe(POSITION), undefined, "a host of files");
});

test("an answer that makes no sense is none", async () => {
  const { probe } = await fresh();
  for (const answer of [{}, { value: "maybe", moves: {} }, { value: "win" }, { value: "win", moves: null }]) {
    answers = { [STATE]: json({ state: "ready" }), [QUERY]: json(answer) };
    assert.equal(await probe(POSITION), undefined);
  }
});
