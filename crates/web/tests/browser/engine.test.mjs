// The engine module in Chromium answers what the native code answers, word for word: rules, views, what computer players
// choose, thousands of random games, and the signatures of the benches. In node the tests of the crate `wasm` compare them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { moduleOf, newPage, open, useStand } from "./stand.mjs";

useStand();

const OUT_OF_DATE =
  "The committed module isn't what this source code builds. After a change of the rules or of an engine run `cargo xtask wasm` and commit crates/web/assets/farside.wasm.";

/** What the native code answers: written by the example `answers` of the crate `wasm`. */
const NATIVE = JSON.parse(await readFile(process.env.FARSIDE_ANSWERS, "utf8"));

/** Asks the module in a page. */
async function askIn(page, questions) {
  const [engine, module] = [await moduleOf(page, "rules-engine"), await moduleOf(page, "farside", "wasm")];
  return page.evaluate(
    async ([code, wasm, asked]) => {
      const { Engine } = await import(code);
      const loaded = await Engine.load(new URL(wasm));
      return asked.map((question) => loaded.ask(question));
    },
    [engine, module, questions],
  );
}

test("the module in Chromium answers as the native code does", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/help");
  const answers = await askIn(page, NATIVE.answers.map(([question]) => question));
  NATIVE.answers.forEach(([question, native], at) => assert.equal(answers[at], native, `to ${question}\n${OUT_OF_DATE}`));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the signatures of the benches are the same in Chromium", async () => {
  const { page, context } = await newPage();
  await open(page, "#/help");
  for (const { questions, signature } of NATIVE.benches) {
    const answers = await askIn(page, questions);
    const sum = answers.reduce((nodes, answer) => nodes + JSON.parse(answer).ok, 0);
    assert.equal(sum, signature, OUT_OF_DATE);
  }
  await context.close();
});
