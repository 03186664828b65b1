// Prints what is claimed about the speed of the app: `cargo xtask browser --figures`. Nothing here is asserted, because how
// long things take depends on what else a machine does.

import {
  firstBoard,
  firstLoad,
  interactive,
  pointerToGhost,
  quiet,
  sizeOf,
  SLOW_4G,
  slowDown,
  workOf,
} from "./measures.mjs";
import { http2Front } from "./http2.mjs";
import { keep, spot } from "./playing.mjs";
import { reviewFigures } from "./review-figures.mjs";
import { closeStand, newPage, open, openStand, stand } from "./stand.mjs";

/** How often a load is measured. */
const LOADS = 7;
const THROTTLE = 4;

/** What is loaded with the page or in the background: the modules, and what the engines need to play. */
const FILES = [
  ["rules module", "rules", "wasm", 200_000],
  ["engines module", "engines", "wasm"],
  ["net of Quoridor", "quoridor", "net"],
  ["book of Quoridor", "quoridor", "book"],
  ["net of Squadro", "squadro", "net"],
];

/** A game of two people at this screen. */
const GAME = {
  id: "kept",
  name: "quoridor",
  players: [{ kind: "person" }, { kind: "person" }],
  setup: { first: 1 },
  moves: ["e2", "e8", "e3h", "d6v"],
};

const middle = (sorted) => sorted[Math.floor(sorted.length / 2)] ?? NaN;
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const spread = (all) => `${round(middle(all))} ms (${round(all[0])}, ${round(all.at(-1))})`;
const round = (number) => Math.round(number * 10) / 10;

await openStand();
// `cargo xtask browser --figures review` prints that part alone.
if (process.argv[2] === "review") {
  await reviewFigures();
  await closeStand();
  process.exit();
}
{
  const { page, context } = await newPage({ serviceWorkers: "allow" });
  const { files, bytes } = await firstLoad(page);
  console.log(`first load without modules: ${files} files, ${bytes} bytes on the wire (at most 100000)`);
  for (const [name, stem, extension, most] of FILES) {
    const { raw, brotli, gzip } = await sizeOf(page, stem, extension);
    console.log(
      `  ${name}: ${raw} bytes, ${brotli} with brotli, ${gzip} with gzip${most === undefined ? "" : ` (at most ${most})`}`,
    );
  }
  await context.close();
}
{
  const works = [];
  for (let load = 0; load < LOADS; load++) {
    const { page, context } = await newPage({ serviceWorkers: "allow" });
    const work = await workOf(page);
    await open(page);
    await page.locator(".card .button").first().waitFor();
    works.push(await work());
    await context.close();
  }
  const all = sorted(works);
  console.log(
    `processor time of the page until it can be used, median of ${LOADS} (best, worst): ${spread(all)}; ${THROTTLE} times as much: ${round(THROTTLE * middle(all))} ms (aim: 1000)`,
  );
}
{
  const loads = [];
  for (let load = 0; load < LOADS; load++) {
    for (const measure of [interactive, quiet]) {
      const { page, context } = await newPage({ reducedMotion: "no-preference", serviceWorkers: "allow" });
      await slowDown(page, THROTTLE);
      const found = await measure(page);
      loads.push(measure === quiet ? { quiet: found } : found);
      await context.close();
    }
  }
  const all = (name) => spread(sorted(loads.flatMap((load) => load[name] ?? [])));
  console.log(`processor slowed down ${THROTTLE} times, medians of ${LOADS} loads (best, worst):`);
  console.log(
    `  drawn after ${all("drawn")}, with nothing being computed after ${all("usable")}; the first click waits ${all("waited")}`,
  );
  console.log(`  the last task of over 50 ms has ended after ${all("quiet")} (aim: 1000)`);
}
const front = await http2Front(stand.address);
for (const [network, address, words] of [
  [undefined, stand.address, ""],
  [SLOW_4G, stand.address, ", over slow 4G (1.6 Mbit/s, 150 ms) and HTTP/1.1"],
  [SLOW_4G, front.address, ", over slow 4G and HTTP/2 (aim: 2500)"],
]) {
  const plain = stand.address;
  stand.address = address;
  const times = [];
  for (let load = 0; load < LOADS; load++) {
    const { page, context } = await newPage({ ignoreHTTPSErrors: true }, true);
    await open(page);
    await keep(page, GAME);
    await slowDown(page, THROTTLE);
    times.push(await firstBoard(page, "#/play/kept", network));
    await context.close();
  }
  const came = times.filter((time) => time !== undefined);
  const stuck = came.length < LOADS ? `; ${LOADS - came.length} loads came to nothing` : "";
  console.log(`  a board can be played on, with nothing cached, after ${spread(sorted(came))}${words}${stuck}`);
  stand.address = plain;
}
{
  const { page, context } = await newPage({ serviceWorkers: "allow" });
  await open(page);
  await keep(page, GAME);
  await open(page, "#/play/kept");
  await page.locator(".target").first().waitFor();
  const places = [];
  for (const row of "2345678")
    for (const column of "abcdefgh")
      places.push(await spot(page, `${column}${row}${(column.charCodeAt(0) + Number(row)) % 2 === 0 ? "h" : "v"}`));
  const work = await workOf(page);
  await page.mouse.move(...places[0]);
  const before = await work();
  for (const place of places) await page.mouse.move(...place);
  await page.waitForTimeout(100);
  console.log(
    `processor time of the page for each fence the pointer passes: ${round(((await work()) - before) / places.length)} ms (aim: 16)`,
  );
  const { total, work: each } = await pointerToGhost(page, [...places, ...places.toReversed(), ...places]);
  const [half, most] = [0.5, 0.95].map((part) => (all) => round(all[Math.floor(all.length * part)]));
  const share = total.filter((time) => time <= 16).length / total.length;
  console.log(
    `pointer to drawn ghost, ${total.length} fences: median ${half(total)} ms, 95th percentile ${most(total)} ms, ${Math.round(100 * share)} % within 16 ms (aim: 16)`,
  );
  console.log(
    `  of that work: median ${half(each)} ms, 95th percentile ${most(each)} ms; the rest waits for the next picture, one every 16.7 ms`,
  );
  await context.close();
}
await reviewFigures();
front.close();
await closeStand();
