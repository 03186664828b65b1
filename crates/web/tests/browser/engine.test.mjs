// The engine module in Chromium answers as it does in node, where the tests of the crate `wasm` compare it with native code.

import assert from "node:assert/strict";
import { test } from "node:test";

import { loadEngine, newPage, open, useStand } from "./stand.mjs";

useStand();

const START = (name, setup = {}) => ({ name, setup, moves: [] });

const QUESTIONS = [
  { call: "perft", game: START("quoridor"), depth: 3 },
  { call: "perft", game: START("squadro"), depth: 8 },
  { call: "walk", game: START("quoridor"), seed: 1, games: 1000 },
  { call: "walk", game: START("quoridor", { players: 4 }), seed: 2, games: 500 },
  { call: "walk", game: START("squadro"), seed: 3, games: 2000 },
  { call: "nodes", game: START("quoridor"), depth: 7 },
  { call: "nodes", game: START("squadro"), depth: 10 },
  { call: "view", game: { name: "quoridor", setup: {}, moves: ["e2", "e8", "e3h"] } },
];

test("Chromium and node agree", async () => {
  const ask = await loadEngine();
  const { page, context, trouble } = await newPage();
  await open(page);
  const answers = await page.evaluate(async (questions) => {
    const link = [...document.querySelectorAll("link[rel=modulepreload]")].map(({ href }) => href).find((href) => href.includes("rules-client"));
    const { askDirectly } = await import(link);
    return Promise.all(questions.map(askDirectly));
  }, QUESTIONS);
  assert.deepEqual(answers, QUESTIONS.map((question) => ask(question)));
  assert.deepEqual(trouble, []);
  await context.close();
});
