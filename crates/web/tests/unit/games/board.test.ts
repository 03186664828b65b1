// Geometry of the boards, and how things are drawn and moved on them.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { FakeElement } from "../browser.ts";
import { Random } from "../random.ts";
import { sources } from "../source.ts";
import { Motion, place } from "../../../app/board/motion.ts";
import { addNote, type Box, noteAt } from "../../../app/board/note.ts";
import * as quoridor from "../../../app/board/quoridor/grid.ts";
import * as squadro from "../../../app/board/squadro/grid.ts";
import { bar, label, outline, svg } from "../../../app/board/svg.ts";

const SIDES: quoridor.Side[] = ["bottom", "left", "top", "right"];
const squares = Array.from({ length: 81 }, (_, at) => ({ column: at % 9, row: Math.floor(at / 9) }));
const fences = (["h", "v"] as const).flatMap((orientation) =>
  Array.from({ length: 64 }, (_, at) => ({ column: at % 8, row: Math.floor(at / 8), orientation })),
);
const element = (name = "g") => new FakeElement(name) as FakeElement & SVGElement;
const asFake = (real: unknown) => real as FakeElement;

let animates = true;
const motion = new Motion(() => animates);

beforeEach(() => {
  animates = true;
});

test("squares and fences are read as they are written", () => {
  for (const square of squares) assert.deepEqual(quoridor.readSquare(quoridor.writeSquare(square)), square);
  for (const fence of fences) {
    const text = quoridor.writeFence(fence);
    assert.deepEqual(quoridor.readFence(text), fence);
    assert.ok(quoridor.isFence(text) && !quoridor.isFence(text.slice(0, 2)));
  }
  assert.deepEqual(quoridor.readSquare("e9"), { column: 4, row: 8 });
  assert.deepEqual(quoridor.readFence("a1v"), { column: 0, row: 0, orientation: "v" });
});

test("every square and fence is found where it is drawn, whichever side is at the bottom", () => {
  const random = new Random(1);
  for (const side of SIDES) {
    const grid = new quoridor.Grid(side);
    for (const square of squares) {
      const { x, y } = grid.square(square);
      assert.deepEqual(grid.squareAt({ x, y }), square);
      const within = quoridor.SQUARE / 2;
      const off = { x: x + random.between(-within, within), y: y + random.between(-within, within) };
      assert.deepEqual(grid.squareAt(off), square, `${side}, anywhere on it`);
    }
    for (const fence of fences) assert.deepEqual(grid.fenceAt(grid.fence(fence), grid.lies(fence.orientation)), fence);
  }
});

test("points beside the board belong to what is nearest", () => {
  const random = new Random(2);
  for (const side of SIDES) {
    const grid = new quoridor.Grid(side);
    for (let round = 0; round < 300; round++) {
      const point = { x: random.between(-500, 1500), y: random.between(-500, 1500) };
      const square = grid.squareAt(point);
      assert.ok(squares.some(({ column, row }) => column === square.column && row === square.row));
      const fence = grid.fenceAt(point, random.of(["h", "v"]));
      assert.ok(fence.column >= 0 && fence.column < 8 && fence.row >= 0 && fence.row < 8);
    }
  }
});

test("the side at the bottom is at the bottom", () => {
  const middle: Record<quoridor.Side, string> = { bottom: "e1", left: "a5", top: "e9", right: "i5" };
  for (const side of SIDES) {
    const at = new quoridor.Grid(side).square(quoridor.readSquare(middle[side]));
    assert.equal(at.x, quoridor.SIZE / 2, side);
    assert.ok(at.y > quoridor.SIZE * 0.8, side);
  }
});

test("a step on the screen is that step on the board", () => {
  for (const side of SIDES) {
    const grid = new quoridor.Grid(side);
    const from = grid.square({ column: 4, row: 4 });
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const { column, row } = grid.step(right, down);
      assert.ok(!Object.is(column, -0) && !Object.is(row, -0));
      const to = grid.square({ column: 4 + column, row: 4 + row });
      assert.deepEqual({ x: to.x - from.x, y: to.y - from.y }, { x: right * quoridor.PITCH, y: down * quoridor.PITCH });
    }
  }
});

test("a fence lies between the four squares that it touches, across where it lies across", () => {
  for (const side of SIDES) {
    const grid = new quoridor.Grid(side);
    for (const { column, row } of fences) {
      const corners = [0, 1].flatMap((right) =>
        [0, 1].map((up) => grid.square({ column: column + right, row: row + up })),
      );
      const mean = (axis: "x" | "y") => corners.reduce((sum, point) => sum + point[axis], 0) / 4;
      assert.deepEqual(grid.fence({ column, row, orientation: "h" }), { x: mean("x"), y: mean("y") });
    }
    // A fence across is in the way of a pawn that goes up the board.
    const up = { from: grid.square({ column: 0, row: 0 }), to: grid.square({ column: 0, row: 1 }) };
    assert.equal(grid.lies("h"), up.from.x === up.to.x ? "h" : "v");
  }
});

test("pieces of Squadro start at the bottom for whoever sits there, and point away", () => {
  for (const bottom of [1, 2]) {
    const grid = new squadro.Grid(bottom);
    for (let lane = 1; lane <= 5; lane++) {
      const start = grid.piece(bottom, lane, 0);
      const turning = grid.piece(bottom, lane, squadro.TURNING);
      assert.ok(start.y > turning.y && start.x === turning.x);
      assert.deepEqual(grid.piece(bottom, lane, squadro.HOME), start, "home is where it started");
      for (let progress = 0; progress <= 6; progress++)
        assert.deepEqual(grid.piece(bottom, lane, progress), grid.piece(bottom, lane, 12 - progress));
    }
    assert.equal(grid.direction(bottom, 0), 0);
    assert.equal(grid.direction(bottom, squadro.TURNING), 180);
    assert.equal(Math.abs(grid.direction(3 - bottom, 0)), 90);
  }
});

test("a board of Squadro that isn't turned is as the rules describe it", () => {
  const grid = new squadro.Grid(0);
  for (let lane = 1; lane <= 5; lane++) {
    const [left, right] = [grid.piece(1, lane, 0), grid.piece(1, lane, squadro.TURNING)];
    assert.ok(left.x < right.x && left.y === right.y, "Light starts on the left");
    const [top, low] = [grid.piece(2, lane, 0), grid.piece(2, lane, squadro.TURNING)];
    assert.ok(top.y < low.y && top.x === low.x, "Dark starts at the top");
  }
  assert.deepEqual([grid.direction(1, 0), grid.direction(2, 0)], [90, 180]);
});

test("lanes of Squadro cross, and no two places are the same", () => {
  for (const bottom of [0, 1, 2]) {
    const grid = new squadro.Grid(bottom);
    const places = [1, 2, 3, 4, 5].flatMap((lane) =>
      Array.from({ length: 7 }, (_, space) => JSON.stringify(grid.space(1, lane, space))),
    );
    assert.equal(new Set(places).size, 35);
    for (let one = 1; one <= 5; one++) {
      for (let two = 1; two <= 5; two++) assert.deepEqual(grid.space(1, one, two), grid.space(2, two, one));
    }
    for (const text of places) {
      const { x, y } = JSON.parse(text) as { x: number; y: number };
      assert.ok(x > 0 && x < squadro.SIZE && y > 0 && y < squadro.SIZE);
    }
  }
});

const cover = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

test("a note stays in the picture and beside what it is about", () => {
  const random = new Random(3);
  for (let round = 0; round < 500; round++) {
    const about = { x: random.between(0, 700), y: random.between(0, 700), width: 126, height: 14 };
    const [width, height] = [random.between(60, 400), random.between(30, 60)];
    const at = { ...noteAt(about, width, height, 700, []), width, height };
    assert.ok(at.x >= width / 2 && at.x <= 700 - width / 2, "across");
    assert.ok(at.y >= height / 2 && at.y <= 700 - height / 2, "down");
    assert.ok(!cover(at, about), JSON.stringify({ about, at }));
  }
});

test("a note is above, unless that covers what is in the way", () => {
  const about = { x: 350, y: 350, width: 126, height: 14 };
  const above = noteAt(about, 200, 40, 700, []);
  assert.equal(above.x, 350);
  assert.ok(above.y < 350);
  const pawn = { ...above, width: 50, height: 50 };
  const moved = { ...noteAt(about, 200, 40, 700, [pawn]), width: 200, height: 40 };
  assert.ok(!cover(moved, pawn) && !cover(moved, about));
  const everywhere = { x: 350, y: 350, width: 700, height: 700 };
  assert.deepEqual(noteAt(about, 200, 40, 700, [everywhere]), above, "where everything is covered, it is above");
});

test("a long note is broken in two at a comma or, without one, between words", () => {
  const linesOf = (text: string): string[] => {
    const into = element();
    addNote(into, text, "note", { x: 350, y: 350, width: 10, height: 10 }, 700, []);
    const [back, ...lines] = into.children[0]?.children ?? [];
    assert.equal(back?.name, "rect", "behind the words");
    assert.ok(Number(back?.attributes["width"]) > 10 * Math.max(...lines.map((line) => line.textContent.length)));
    return lines.map((line) => line.textContent);
  };
  assert.deepEqual(linesOf("+1 for you, +2 for them"), ["+1 for you, +2 for them"]);
  assert.deepEqual(linesOf("+1 for Orange, +2 for Blue, +3 for Black"), [
    "+1 for Orange,",
    "+2 for Blue, +3 for Black",
  ]);
  assert.deepEqual(linesOf("a text of more than thirty-four letters"), ["a text of more than", "thirty-four letters"]);
  const unbroken = "a-text-of-more-than-thirty-four-letters";
  assert.deepEqual(linesOf(unbroken), [unbroken]);
  assert.deepEqual(linesOf("進む2マス、レーン1を折り返しマスに戻す"), ["進む2マス、", "レーン1を折り返しマスに戻す"]);
  assert.deepEqual(linesOf("盤".repeat(20)), ["盤".repeat(10), "盤".repeat(10)], "where words have no spaces");
});

test("elements are made with their attributes and children", () => {
  const made = asFake(svg("g", { class: "a", x: 1.5 }, svg("rect")));
  assert.equal(made.name, "g");
  assert.deepEqual(made.attributes, { class: "a", x: "1.5" });
  assert.equal(made.children[0]?.name, "rect");
  const { x, y, width, height } = asFake(bar(50, 20, 10, 4, 1, "wood")).attributes;
  assert.deepEqual([x, y, width, height], ["45", "18", "10", "4"], "by its middle");
  assert.equal(asFake(label(1, 2, "a <b>", "t")).textContent, "a <b>");
});

test("the outline of a square ends where it begins", () => {
  const path = outline({ x: 50, y: 60 }, 28, 6);
  assert.match(path, /^M28 32h44a/);
  const across = [...path.matchAll(/h(-?[\d.]+)/g)].map(([, by]) => Number(by));
  const down = [...path.matchAll(/v(-?[\d.]+)/g)].map(([, by]) => Number(by));
  const turns = [...path.matchAll(/a\S+ \S+ 0 0 1 (-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
  assert.equal(sum([...across, ...turns.map(([x]) => x)]), 0);
  assert.equal(sum([...down, ...turns.map(([, y]) => y)]), 0);
  assert.ok(path.endsWith("Z"));
});

test("a piece is at its last stop at once, and moves there if things may move", async () => {
  const stops = [
    { x: 0, y: 0 },
    { x: 10, y: 0, lifted: true },
    { x: 20, y: 5 },
  ];
  const piece = element();
  place(piece, { x: 1, y: 2 });
  assert.equal(piece.style.transform, "translate(1px, 2px) scale(1)");
  await motion.travel(piece, stops, 300, 50);
  assert.equal(piece.style.transform, "translate(20px, 5px) scale(1)");
  assert.deepEqual(piece.animated[0]?.frames, [
    { transform: "translate(0px, 0px) scale(1)" },
    { transform: "translate(10px, 0px) scale(1.28)" },
    { transform: "translate(20px, 5px) scale(1)" },
  ]);
  animates = false;
  const still = element();
  await motion.travel(still, stops, 300);
  await motion.drop(still);
  motion.shake(still);
  assert.equal(still.style.transform, "translate(20px, 5px) scale(1)");
  assert.deepEqual(still.animated, []);
  await motion.travel(still, [], 300);
});

test("an animation that is cancelled is over", async () => {
  const piece = element();
  piece.animate = (() => ({ finished: Promise.reject(new DOMException("cancelled", "AbortError")) })) as never;
  await motion.travel(piece, [{ x: 0, y: 0 }], 100);
  await motion.drop(piece);
});

test("the boards import nothing from the rest of the app", () => {
  for (const { path, text } of sources().filter((source) => source.path.startsWith("board/"))) {
    const up = path.split("/").length - 2;
    for (const [, specifier = ""] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
      assert.match(specifier, /^\.\.?\//, `${path}: ${specifier}`);
      assert.ok(specifier.split("../").length - 1 <= up, `${path}: ${specifier}`);
    }
  }
});
