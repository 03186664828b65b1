// Addresses of analyses: short, readable, and never changed.

import assert from "node:assert/strict";
import { test } from "node:test";

import "../browser.ts";
import { Random } from "../random.ts";
import { analysisOf, readQuery, writeQuery } from "../../../app/analysis/address.ts";
import { readGame } from "../../../app/analysis/read-game.ts";
import { address, read } from "../../../app/route.ts";
import { view, type View } from "../../../app/rules/client.ts";
import type { GameName, Played, PositionChecked, Setup } from "../../../app/rules/messages.ts";
import { ask, loadRules } from "../../../app/rules/module.ts";

/** What was shared once has to lead to the same game for ever: these lines are only added to. */
const PINNED: [string, Played, { ply?: number; review?: boolean }][] = [
  ["#/analysis/quoridor", { name: "quoridor", setup: {}, moves: [] }, {}],
  ["#/analysis/quoridor?moves=e2,e8,e3h", { name: "quoridor", setup: {}, moves: ["e2", "e8", "e3h"] }, {}],
  [
    "#/analysis/quoridor?moves=e2,e8,e3h&at=1&review",
    { name: "quoridor", setup: {}, moves: ["e2", "e8", "e3h"] },
    { ply: 1, review: true },
  ],
  [
    "#/analysis/quoridor?players=4&first=2&options=free-side-jump&moves=a5,x3,h5",
    { name: "quoridor", setup: { players: 4, first: 2, options: ["free-side-jump"] }, moves: ["a5", "x3", "h5"] },
    {},
  ],
  [
    "#/analysis/quoridor?position=e1_e9/e3h_d4v/9_9/1",
    { name: "quoridor", setup: { position: "e1 e9 / e3h d4v / 9 9 / 1" }, moves: [] },
    {},
  ],
  [
    "#/analysis/quoridor?position=e1_-_a5/-/6_0_6/3&moves=b5",
    { name: "quoridor", setup: { position: "e1 - a5 / - / 6 0 6 / 3" }, moves: ["b5"] },
    {},
  ],
  [
    "#/analysis/squadro?position=3_0_0_0_0/0_0_0_0_0/r&moves=1,2",
    { name: "squadro", setup: { position: "3 0 0 0 0 / 0 0 0 0 0 / r" }, moves: ["1", "2"] },
    {},
  ],
  [
    "#/analysis/squadro?position=3_0_0_0_0/0_0_0_0_0/r_xy",
    { name: "squadro", setup: { position: "3 0 0 0 0 / 0 0 0 0 0 / r xy" }, moves: [] },
    {},
  ],
];

test("the addresses of analyses are what they always were", () => {
  for (const [written, game, more] of PINNED) {
    assert.equal(address(analysisOf(game, more)), written);
    const route = read(written);
    assert.ok(route.page === "analysis" && route.game === game.name);
    const { setup, moves, ply, review } = readQuery(route.query);
    assert.deepEqual(
      { setup, moves, ply, review },
      { setup: game.setup, moves: game.moves, ply: undefined, review: false, ...more },
    );
  }
});

test("an address is read whatever others have made of it on the way", () => {
  const wanted = { setup: { position: "e1 e9 / e3h / 9 10 / 1" }, moves: ["e2"], review: false };
  for (const query of [
    "position=e1_e9/e3h/9_10/1&moves=e2",
    "position=e1+e9/e3h/9+10/1&moves=e2",
    "position=e1%20e9%20%2F%20e3h%20%2F%209%2010%20%2F%201&moves=e2",
    "moves=e2&position=e1_e9/e3h/9_10/1&utm_source=somewhere",
  ])
    assert.deepEqual(readQuery(query), wanted, query);
  assert.deepEqual(readQuery("%&moves=%E0&=&players=many&at=-3"), { setup: {}, moves: ["%E0"], review: false });
});

/** Positions on the way through random games, of both games and of all numbers of players. */
async function* positions(): AsyncGenerator<{ name: GameName; setup: Setup; shown: View }> {
  const random = new Random(19);
  const starts: [GameName, Setup][] = [
    ["quoridor", {}],
    ["quoridor", { players: 3 }],
    ["quoridor", { players: 4, options: ["free-side-jump"] }],
    ["squadro", {}],
    ["squadro", { first: 2 }],
  ];
  for (let round = 0; round < 15; round++) {
    for (const [name, setup] of starts) {
      const moves: string[] = [];
      for (let ply = 0; ply < 60; ply++) {
        const shown = await view({ name, setup, moves });
        yield { name, setup, shown };
        if (shown.ending !== null) break;
        const legal = "legal" in shown ? shown.legal.map(String) : [...shown.targets, ...placeable(shown)];
        moves.push(random.of(legal));
      }
    }
  }
}

/** Some of the fences that can be placed. */
function placeable(shown: View): string[] {
  if (!("ghosts" in shown)) return [];
  return Object.entries(shown.ghosts)
    .filter(([, ghost]) => "changes" in ghost)
    .slice(0, 4)
    .map(([fence]) => fence);
}

test("any position comes back from its address, and is one that can be", async () => {
  await loadRules();
  let count = 0;
  for await (const { name, shown } of positions()) {
    const { position } = shown;
    const query = writeQuery({ setup: { position }, moves: [], review: false });
    assert.match(query, /^position=[\w/-]+$/, "nothing in it is escaped");
    const again = readQuery(query);
    assert.equal(again.setup.position, position);
    assert.equal((await view({ name, setup: again.setup, moves: [] })).position, position);
    assert.equal(ask<PositionChecked>({ call: "checkPosition", name, position }).position, position);
    count++;
  }
  assert.ok(count > 1_000, String(count));
});

test("whatever is pasted is read: links, records, moves in any notation, positions", async () => {
  const quoridor = { name: "quoridor", setup: {}, moves: ["e2", "e8", "e3h"] };
  for (const text of [
    "1. e2 e8 2. e3h",
    "e8 e2 e6h",
    "https://example.org/app/#/analysis/quoridor?moves=e2,e8,e3h&at=1",
    '[Game "Quoridor"]\n\n1. e2 e8 2. e3h *',
    '{"game":"Quoridor","moves":["e2","e8","e3h"]}',
  ]) {
    const { game, review } = await readGame(text);
    assert.deepEqual({ ...game, setup: {} }, quoridor, text);
    assert.equal(review, false, "it has hardly begun");
  }
  assert.deepEqual((await readGame("y3r1y3")).game.moves, ["3", "1", "3"]);
  assert.deepEqual((await readGame("3 0 0 0 0 / 0 0 0 0 0 / r")).game.setup, { position: "3 0 0 0 0 / 0 0 0 0 0 / r" });
  await assert.rejects(readGame("e2 e5"), /move 2/);
  await assert.rejects(readGame("nonsense"));
});
