// The tree of variations, and the geometry of the evaluation graph.

import assert from "node:assert/strict";
import { test } from "node:test";

import "../browser.ts";
import { Random } from "../random.ts";
import { across, bands, chancesOf, HEIGHT, plyAt, provenStretches, WIDTH } from "../../../app/analysis/graph.ts";
import * as trees from "../../../app/analysis/tree.ts";
import type { Evaluation } from "../../../app/rules/messages.ts";

const { ROOT } = trees;
const moves = (nodes: trees.TreeNode[]): string => nodes.map(({ move }) => move).join(" ");

/** A main line of four moves, and a variation from the second. */
function grown(): { tree: trees.Tree; ends: number[] } {
  const main = trees.addedLine(trees.emptyTree(), ROOT, ["e2", "e8", "e3", "e7"], [1, 2, 1, 2]);
  const [first] = trees.pathTo(main.tree, main.id);
  const other = trees.addedLine(main.tree, first?.id ?? ROOT, ["d5h", "e3"], [2, 1]);
  return { tree: other.tree, ends: [main.id, other.id] };
}

test("moves are added once, and variations beside them", () => {
  const { tree, ends } = grown();
  assert.equal(moves(trees.lineFrom(tree, ROOT)), "e2 e8 e3 e7");
  assert.equal(moves(trees.pathTo(tree, ends[1] ?? ROOT)), "e2 d5h e3");
  const again = trees.added(tree, ROOT, "e2", 1);
  assert.equal(again.tree, tree, "nothing is new");
  assert.equal(trees.nodeOf(tree, again.id).move, "e2");
  assert.equal(moves(trees.lineThrough(tree, again.id)), "e2 e8 e3 e7");
  assert.ok(trees.isMain(tree, ends[0] ?? ROOT) && !trees.isMain(tree, ends[1] ?? ROOT));
});

test("a variation becomes the main line, and what is deleted goes with all that follows", () => {
  const { tree, ends } = grown();
  const [, end = ROOT] = ends;
  const promoted = trees.promoted(tree, end);
  assert.equal(moves(trees.lineFrom(promoted, ROOT)), "e2 d5h e3");
  assert.ok(trees.isMain(promoted, end));
  assert.equal(moves(trees.lineFrom(tree, ROOT)), "e2 e8 e3 e7", "the tree before is as it was");
  const d5h = trees.pathTo(tree, end)[1]?.id ?? ROOT;
  const without = trees.removed(promoted, d5h);
  assert.equal(moves(trees.lineFrom(without, ROOT)), "e2 e8 e3 e7");
  assert.equal(Object.keys(without.nodes).length, 5);
  assert.equal(trees.removed(tree, ROOT), tree, "the start stays");
  assert.equal(trees.nodeOf(without, end).id, ROOT, "what isn't there any more is the start");
});

test("marks and comments are put and taken away", () => {
  const { tree, ends } = grown();
  const [end = ROOT] = ends;
  const noted = trees.commented(trees.marked(tree, end, "?!"), end, "Why not e3h?");
  assert.deepEqual([trees.nodeOf(noted, end).glyph, trees.nodeOf(noted, end).comment], ["?!", "Why not e3h?"]);
  const clean = trees.commented(trees.marked(noted, end, undefined), end, "  ");
  assert.deepEqual(trees.nodeOf(clean, end), trees.nodeOf(tree, end));
});

test("a tree comes back from where it is stored; what can't be one doesn't", () => {
  const random = new Random(7);
  let tree = trees.emptyTree();
  for (let step = 0; step < 300; step++) {
    const at = random.below(tree.next);
    if (random.below(12) === 0) tree = trees.removed(tree, at);
    else if (random.below(6) === 0) tree = trees.promoted(tree, trees.nodeOf(tree, at).id);
    else tree = trees.added(tree, at, random.of(["e2", "e3", "e3h", "d4v"]), 1 + random.below(2)).tree;
    assert.deepEqual(trees.readTree(JSON.parse(JSON.stringify(tree))), tree);
    // No node is lost, and none is in two places.
    const reached = Object.values(tree.nodes).flatMap(({ children }) => children);
    assert.equal(new Set(reached).size, reached.length);
    assert.equal(reached.length, Object.keys(tree.nodes).length - 1);
  }
  const { nodes, next } = grown().tree;
  const root = nodes[ROOT];
  for (const broken of [
    undefined,
    {},
    { nodes: {}, next: 1 },
    { nodes, next: 2 },
    { nodes: { ...nodes, [ROOT]: { ...root, children: [77] } }, next },
    { nodes: { ...nodes, 1: { ...nodes[1], parent: 99 } }, next },
    { nodes: { ...nodes, 1: { ...nodes[1], move: 3 } }, next },
  ])
    assert.equal(trees.readTree(broken), undefined, JSON.stringify(broken));
});

const estimated = (...chances: number[]): Evaluation => ({ kind: "estimated", chances });
const proven = (winner?: number): Evaluation => ({ kind: "proven", ...(winner === undefined ? {} : { winner }) });

test("the bands of all seats fill the graph", () => {
  const two = bands([estimated(0.5, 0.5), estimated(0.8, 0.2), proven(2)], 2, 4);
  assert.equal(two[0]?.area, "M0 50L100 20L200 100L200 100L100 100L0 100Z");
  assert.equal(two[1]?.area, "M0 0L100 0L200 0L200 100L100 20L0 50Z", "the scan isn't at the end yet");
  const four = bands([estimated(0.1, 0.2, 0, 0.3), proven(), estimated(0, 0, 0, 0)], 4, 2);
  for (let ply = 0; ply < 3; ply++) {
    const tops = four.map((band) => band.tops[ply] ?? NaN);
    assert.ok(Math.abs(tops[3] ?? NaN) < 1e-9, "up to the top");
    assert.ok([HEIGHT, ...tops].every((top, index, all) => index === 0 || top <= (all[index - 1] ?? 0) + 1e-9));
  }
  assert.equal(bands([estimated(0.7, 0.3)], 2, 0)[0]?.area, "M0 30L400 30L400 100L0 100Z", "of a position alone");
  assert.deepEqual(
    bands([], 2, 10).map(({ area }) => area),
    ["", ""],
  );
});

test("proven results leave no doubt, and a draw is shared", () => {
  assert.deepEqual(chancesOf(proven(3), 4), [0, 0, 1, 0]);
  assert.deepEqual(chancesOf(proven(), 2), [0.5, 0.5]);
  assert.deepEqual(chancesOf(estimated(0.25), 2), [0.25, 0]);
  const all = [estimated(1), proven(1), proven(1), estimated(1), proven(2)];
  assert.deepEqual(provenStretches(all), [
    { from: 1, to: 2 },
    { from: 4, to: 4 },
  ]);
});

test("a place in the graph is the nearest position", () => {
  for (const last of [1, 7, 60, 200]) {
    for (let ply = 0; ply <= last; ply++) assert.equal(plyAt(across(ply, last) / WIDTH, last), ply);
    assert.deepEqual([plyAt(-0.5, last), plyAt(3, last)], [0, last]);
  }
  assert.equal(across(0, 0), 0);
});
