// How long reviews take, and whether they hold the page up.

import { readFile } from "node:fs/promises";

import { longestTask } from "./measures.mjs";
import { ask, longGame } from "./playing.mjs";
import { newPage, open } from "./stand.mjs";

/** The aim for a game of 60 moves, in seconds. */
const AIM = 20;

/** Games of about 60 moves from those that reviews are measured on: of Squadro, between beginners, between strong players, of four. */
const GAMES = [
  ["squadro-a", 3],
  ["quoridor-2-a", 3],
  ["quoridor-2-c", 1],
  ["quoridor-4-b", 1],
];

/** A game of a file of records, by its number. */
async function gameOf(file, number) {
  const url = new URL(`../../../explain/tests/data/${file}.txt`, import.meta.url);
  const records = (await readFile(url, "utf8")).split(/\n(?=\[Game )/);
  return ask({ call: "readRecord", text: records[number - 1] });
}

const seconds = (milliseconds) => Math.round(milliseconds / 100) / 10;

/** Reviews a game on a page of its own. */
async function review(file, number) {
  const { page, context } = await newPage();
  const game = await gameOf(file, number);
  const { name: kind, setup, moves } = game;
  // As addresses have it: a position says who begins.
  const begins = Object.entries(setup).filter(([part]) => part !== "first" || setup.position === undefined);
  const query = begins.map(([part, value]) => `${part}=${String(value).replaceAll(" / ", "/").replaceAll(" ", "_")}&`);
  const begun = performance.now();
  await open(page, `#/analysis/${kind}?${query.join("")}moves=${moves.join(",")}&at=0&review`);
  await page.locator(".graph").waitFor();
  const shown = performance.now();
  await page.locator(".review-progress").waitFor({ state: "detached", timeout: 300_000 });
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const marks = await page.locator(".graph-mark").count();
  console.log(
    `review of ${file} ${number}, ${moves.length} moves: ${seconds(performance.now() - begun)} s (aim: ${AIM} for 60), ` +
      `the first of the graph after ${seconds(shown - begun)} s, ${marks} marks; ${cores} processors`,
  );
  await context.close();
}

/** Prints all of it. */
export async function reviewFigures() {
  for (const [file, number] of GAMES) await review(file, number);
  const { page, context } = await newPage();
  await open(page, `#/analysis/quoridor?moves=${(await longGame(200)).join(",")}&at=100&review`);
  await page.locator(".graph .band").first().waitFor();
  const longest = await longestTask(page, async () => {
    for (let press = 0; press < 60; press++) await page.keyboard.press(press < 30 ? "ArrowRight" : "ArrowLeft");
  });
  console.log(
    `browsing a game of 200 moves under review: longest task ${Math.round(longest)} ms, if over 50 (aim: none)`,
  );
  await context.close();
}
