// Solving puzzles as somebody would, by mouse or by typing; what is right and what is wrong the engines module says in node.

import assert from "node:assert/strict";
import { before } from "node:test";

import { ask, pieceAt } from "./playing.mjs";
import { loadModule } from "./stand.mjs";

export const COLLECTIONS = {
  quoridor: { name: "quoridor", players: 2 },
  "quoridor-4": { name: "quoridor", players: 4 },
  squadro: { name: "squadro", players: 2 },
};

let engines;

/** Loads the engines module with all puzzles in node; to be called once in every test file. */
export function usePuzzles() {
  before(async () => {
    const files = [
      ["quoridor", "net"],
      ["quoridor", "book"],
      ["squadro", "net"],
      ...Object.keys(COLLECTIONS).map((id) => [id, "puzzles"]),
    ];
    engines = await loadModule("engines", files);
  });
}

/** Asks about the puzzles of a collection, in node. */
export function asked(id, question) {
  const text = engines(JSON.stringify({ call: "puzzles", about: { ...COLLECTIONS[id], ask: question } }));
  const reply = JSON.parse(text);
  assert.ok("ok" in reply, text);
  return reply.ok;
}

export const screen = (page) => page.locator(".play.puzzle");
export const button = (page, name) => page.locator(`[data-action=${name}]`);
export const rating = async (page) =>
  Number((await page.getByTestId("rating").textContent()).replaceAll(",", "").match(/\d+/)[0]);

/** Waits until the puzzle on the page is in this phase. */
export async function phase(page, wanted) {
  await page.locator(`.play.puzzle[data-phase=${wanted}]`).waitFor();
}

/** Waits until a move is to be found, in another puzzle than this; the puzzle, its moves so far, and the move. */
export async function toFind(page, id, than = "") {
  const place = page.locator(`.play.puzzle[data-phase=find]:not([data-puzzle="${than}"])`);
  await place.waitFor();
  const name = await place.getAttribute("data-puzzle");
  const puzzle = asked(id, { kind: "get", id: name });
  const ply = Number(await place.getAttribute("data-ply"));
  return { puzzle, ply, move: asked(id, { kind: "reveal", id: name, step: ply / 2 }) };
}

/** Another move than the right one. */
export async function wrongMove(id, { puzzle, move }) {
  const { name } = COLLECTIONS[id];
  const view = await ask({ call: "view", game: { name, setup: { position: puzzle.position }, moves: [] } });
  const legal = view.legal?.map(String) ?? view.targets;
  return legal.find((one) => one !== move);
}

/** Makes a move of Squadro with the mouse. */
export async function click(page, { puzzle }, lane) {
  await page.mouse.click(...(await pieceAt(page, puzzle.solver + 1, lane)));
}

/** Makes a move by typing it. */
export async function type(page, move) {
  await page.locator(".reader input").fill(move);
  await page.keyboard.press("Enter");
}

/** Finds all moves of the puzzle on the page, each with `make`; the puzzle. */
export async function solve(page, id, make, than) {
  const { puzzle } = await toFind(page, id, than);
  for (let step = 0; step < puzzle.moves; step++) {
    await page.locator(`.play.puzzle[data-phase=find][data-ply="${2 * step}"]`).waitFor();
    await make(await toFind(page, id));
  }
  return puzzle;
}

export const byMouse = (page) => (found) => click(page, found, found.move);

export async function readingOn(page) {
  await page.addInitScript(() => localStorage.setItem("farside.settings", JSON.stringify({ reader: "on" })));
}
