// QR codes, read back by another program.

import assert from "node:assert/strict";
import { test } from "node:test";

import jsQR from "jsqr";

import { Random } from "../random.ts";
import { qrCode } from "../../../app/online/qr.ts";

/** So many bytes fit into each version, from 1, with error correction level M. */
const CAPACITY = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

/** A picture of the code with four modules of margin, and the given modules turned over. */
function decode(code: boolean[][], wrong: [number, number][] = []): { data: string; version: number } | null {
  const [scale, margin] = [2, 4];
  const size = (code.length + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
  const dark = code.map((row) => [...row]);
  for (const [row, column] of wrong) {
    const line = dark[row];
    if (line !== undefined) line[column] = line[column] !== true;
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const module = dark[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin];
      if (module === true) pixels.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
  }
  // The package is CommonJS with a property `default`, which node doesn't unwrap.
  const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;
  return read(pixels, size, size);
}

const letters = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(random.between(32, 126))).join("");

test("texts of every version are read back, the shortest and the longest", () => {
  const random = new Random(1);
  CAPACITY.forEach((capacity, at) => {
    for (const length of [at === 0 ? 1 : (CAPACITY[at - 1] ?? 0) + 1, capacity]) {
      const text = letters(random, length);
      const code = qrCode(text);
      assert.ok(code !== undefined);
      assert.equal(code.length, 17 + 4 * (at + 1), `version ${at + 1} for ${length} bytes`);
      const read = decode(code);
      assert.equal(read?.data, text);
      assert.equal(read?.version, at + 1);
    }
  });
});

test("links are read back, and what is beyond ASCII", () => {
  const texts = [
    "https://farside.example/#/game/Ab3Ab3Ab3Ab3/0123456789abcdef0123456789abcdef",
    "http://192.168.178.42:8080/#/game/Ab3Ab3Ab3Ab3",
    "https://bücher.example/ – ünïcödé 😀",
  ];
  for (const text of texts) assert.equal(decode(qrCode(text) ?? [])?.data, text);
});

test("a text that is too long has no code", () => {
  assert.ok(qrCode("x".repeat(213)) !== undefined);
  assert.equal(qrCode("x".repeat(214)), undefined);
  assert.ok(qrCode("é".repeat(106)) !== undefined);
  assert.equal(qrCode("é".repeat(107)), undefined, "bytes count, not letters");
});

test("a code with a stain is still read", () => {
  const text = "https://farside.example/#/game/Ab3Ab3Ab3Ab3";
  const code = qrCode(text) ?? [];
  const stain = Array.from({ length: 16 }, (_, at): [number, number] => [14 + (at >> 2), 14 + (at & 3)]);
  assert.equal(decode(code, stain)?.data, text);
});
