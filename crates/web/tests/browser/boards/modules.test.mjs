// The modules in Chromium answer what they answer in node, where the tests of the crate `wasm` compare them with the native
// code. And nobody waits for the engines who only wants to see a board and move.

import assert from "node:assert/strict";
import { test } from "node:test";

import { pieceAt, spot, start } from "../playing.mjs";
import { counts, fileOf, loadModule, newPage, open, scriptOf, useStand } from "../stand.mjs";

useStand();

/** Games of both kinds, from which the modules are asked in Chromium. */
const GAMES = [
  { name: "quoridor", setup: {}, moves: ["e2", "e8", "e3", "e7", "e3h", "d6h"] },
  { name: "quoridor", setup: { players: 4 }, moves: ["e2", "b5"] },
  { name: "squadro", setup: { first: 2 }, moves: ["3", "1", "2", "4"] },
];

/** A sample of the questions that each module is asked in node. */
const QUESTIONS = {
  rules: GAMES.flatMap((game) => [
    { call: "view", game },
    { call: "perft", game, depth: 2 },
    { call: "walk", game: { ...game, moves: [] }, seed: 7, games: 20 },
    { call: "check", game, text: "e1h" },
  ]),
  engines: GAMES.flatMap((game) => [
    ...[1, 8].map((level) => ({ call: "think", game, level, seed: 9, effort: { nodes: 2000, depth: 4 } })),
    { call: "analyze", game, effort: { depth: 3 }, lines: 3 },
  ]),
};

/** What the engines module needs to play both games. */
const FILES = [
  ["quoridor", "net"],
  ["quoridor", "book"],
  ["squadro", "net"],
];

/** The addresses of everything that only computer players need. */
const ENGINES = /assets\/(engines|quoridor|squadro)-[0-9a-f]{16}\.(wasm|net|book)$/;

/** Asks a module in a page. */
async function askIn(page, module, questions) {
  const files = module === "engines" ? FILES : [];
  const installed = await Promise.all(
    files.map(async ([stem, extension]) => [`${stem}.${extension}`, await fileOf(page, stem, extension)]),
  );
  return page.evaluate(
    async ([code, wasm, contents, asked]) => {
      const { WasmModule } = await import(code);
      const loaded = await WasmModule.load(new URL(wasm));
      for (const [name, address] of contents) {
        const answer = loaded.install(name, new Uint8Array(await (await fetch(address)).arrayBuffer()));
        if (answer !== '{"ok":null}') throw new Error(answer);
      }
      return asked.map((question) => loaded.ask(question));
    },
    [await scriptOf(page, "rules/wasm.ts"), await fileOf(page, module, "wasm"), installed, questions],
  );
}

/** An answer without how fast the machine was. */
function timeless(answer) {
  return answer.replace(/"speed":\d+/, '"speed":0');
}

for (const [module, asked] of Object.entries(QUESTIONS)) {
  test(`the ${module} module in Chromium answers as it does in node`, async () => {
    const { page, context, trouble } = await newPage();
    await open(page, "#/help");
    const questions = asked.map((question) => JSON.stringify(question));
    const inNode = await loadModule(module, module === "engines" ? FILES : []);
    const answers = await askIn(page, module, questions);
    assert.deepEqual(
      answers.map(timeless),
      questions.map((question) => timeless(inNode(question))),
    );
    assert.ok(answers.every((answer) => answer.startsWith('{"ok":')));
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

/** Holds back whatever only computer players need, until it is let through. */
async function holdEngines(page) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const asked = new Set();
  await page.route(ENGINES, async (route) => {
    asked.add(ENGINES.exec(route.request().url()).slice(1).join("."));
    await released;
    await route.continue();
  });
  return { asked, release };
}

test("a board is there and can be played on before the engines have arrived", async () => {
  for (const [game, files] of [
    ["quoridor", ["engines.wasm", "quoridor.book", "quoridor.net"]],
    ["squadro", ["engines.wasm", "squadro.net"]],
  ]) {
    const { page, context, trouble } = await newPage();
    const { asked, release } = await holdEngines(page);
    await start(page, game, "friends", { first: 1 });
    if (game === "quoridor") await page.mouse.click(...(await spot(page, "e2")));
    else await page.mouse.click(...(await pieceAt(page, 1, 3)));
    await counts(page, ".move-list button", 1, "a move was made");
    assert.deepEqual([...asked], [], "nobody plays whom it would take engines for");

    await start(page, game, "computer", { level: 1, first: 1, ...(game === "squadro" && { seat: 1 }) });
    if (game === "quoridor") await page.mouse.click(...(await spot(page, "e2")));
    else await page.mouse.click(...(await pieceAt(page, 1, 3)));
    await counts(page, ".move-list button", 1, "a move was made");
    await page.waitForTimeout(1_000);
    assert.equal(await page.locator(".move-list button").count(), 1, "the computer can't have moved");
    assert.deepEqual([...asked].sort(), files, "what the computer player of this game needs, and nothing else");
    release();
    await page.waitForFunction(() => document.querySelectorAll(".move-list button").length >= 2);
    assert.deepEqual(trouble, []);
    await context.close();
  }
});

test("a computer player that couldn't be loaded is loaded when it is asked again", async () => {
  const { page, context } = await newPage();
  await open(page, "#/help");
  const think = async () => {
    const client = await scriptOf(page, "rules/client.ts");
    return page.evaluate(async (code) => {
      const rules = await import(code);
      const game = { name: "squadro", setup: { first: 1 }, moves: [] };
      return rules.think(game, 8, 1, { depth: 4 }).then(
        ({ move }) => move,
        (error) => `failed: ${error.message}`,
      );
    }, client);
  };
  for (const missing of [/squadro-[0-9a-f]+\.net/, /engines-[0-9a-f]+\.wasm/]) {
    await page.route(missing, (route) => route.abort());
    await page.reload();
    assert.match(await think(), /^failed: /);
    await page.unroute(missing);
    assert.match(await think(), /^[1-5]$/);
  }
  await context.close();
});
