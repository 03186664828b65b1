// The games that play themselves on the home page.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import "../browser.ts";
import { GAMES, PAUSE } from "../../../app/preview/sample-games.ts";
import { view } from "../../../app/rules/client.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { asQuoridor, asSquadro } from "../../../app/text/players.ts";

/** How many moves are seen in five seconds, the first of which goes by until the board is there. */
const SEEN = Math.floor(4_000 / PAUSE);

before(() => loadRules());

test("in the first five seconds both players of Quoridor put fences that make the other's way longer", async () => {
  const { moves, from } = GAMES.quoridor;
  const at = async (ply: number) => asQuoridor(await view({ name: "quoridor", setup: {}, moves: moves.slice(0, ply) }));
  const fences = [0, 0];
  for (let ply = from; ply < from + SEEN; ply++) {
    const [now, next] = [await at(ply), await at(ply + 1)];
    assert.ok(now !== undefined && next !== undefined);
    const other = 2 - now.turn;
    const longer = (next.sides[other]?.path.length ?? 0) - (now.sides[other]?.path.length ?? 0);
    if (next.fences.length > now.fences.length && longer > 0) fences[now.turn - 1]! += 1;
  }
  assert.deepEqual(fences, [2, 2]);
  const [last, after] = [await at(moves.length - 1), await at(moves.length)];
  const row = (square: string | null | undefined): number => Number(square?.[1]);
  const by = (last?.turn ?? 0) - 1;
  assert.equal(Math.abs(row(after?.sides[by]?.pawn) - row(last?.sides[by]?.pawn)), 2, "it ends with a jump");
});

test("in the first five seconds a piece of Squadro jumps over three others in a chain", async () => {
  const { moves, from } = GAMES.squadro;
  const at = async (ply: number) => asSquadro(await view({ name: "squadro", setup: {}, moves: moves.slice(0, ply) }));
  const sentBack: number[] = [];
  for (let ply = from; ply < from + SEEN; ply++) {
    const [now, next] = [await at(ply), await at(ply + 1)];
    assert.ok(now !== undefined && next !== undefined);
    const other = 2 - now.turn;
    const pieces = now.sides[other]?.pieces ?? [];
    sentBack.push(
      pieces.filter(({ progress }, lane) => (next.sides[other]?.pieces[lane]?.progress ?? 0) < progress).length,
    );
  }
  assert.ok(sentBack.includes(3), sentBack.join(" "));
  await assert.doesNotReject(at(moves.length), "all of it is legal");
});
