// Prints what is claimed about the speed of the app: `cargo xtask browser --figures`. Nothing here is asserted, because how
// long things take depends on what else a machine does.

import { firstLoad, interactive, pointerToGhost, slowDown, workOf } from "./measures.mjs";
import { keep, spot } from "./playing.mjs";
import { closeStand, newPage, open, openStand } from "./stand.mjs";

/** How often a load is measured. */
const LOADS = 7;
const THROTTLE = 4;

const middle = (sorted) => sorted[Math.floor(sorted.length / 2)] ?? NaN;
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const round = (number) => Math.round(number * 10) / 10;

await openStand();
{
  const { page, context } = await newPage();
  const { files, bytes } = await firstLoad(page);
  console.log(`first load before the engine module: ${files} files, ${bytes} bytes on the wire (at most 150000)`);
  await context.close();
}
{
  const works = [];
  for (let load = 0; load < LOADS; load++) {
    const { page, context } = await newPage();
    const work = await workOf(page);
    await open(page);
    await page.locator(".card .button").first().waitFor();
    works.push(await work());
    await context.close();
  }
  const all = sorted(works);
  console.log(
    `processor time of the page until it can be used, median of ${LOADS} (best, worst): ${round(middle(all))} ms (${round(all[0])}, ${round(all.at(-1))}); ` +
      `${THROTTLE} times as much: ${round(THROTTLE * middle(all))} ms (aim: 1000)`,
  );
}
{
  const loads = [];
  for (let load = 0; load < LOADS; load++) {
    const { page, context } = await newPage({ reducedMotion: "no-preference" });
    await slowDown(page, THROTTLE);
    loads.push(await interactive(page));
    await context.close();
  }
  const drawn = sorted(loads.map((load) => load.drawn));
  const usable = sorted(loads.map((load) => load.usable));
  const waited = sorted(loads.map((load) => load.waited));
  console.log(
    `processor slowed down ${THROTTLE} times, median of ${LOADS} (best, worst): drawn after ${round(middle(drawn))} ms (${round(drawn[0])}, ${round(drawn.at(-1))}), ` +
      `usable after ${round(middle(usable))} ms (${round(usable[0])}, ${round(usable.at(-1))}) (aim: 1000), the first click waits ${round(middle(waited))} ms (${round(waited[0])}, ${round(waited.at(-1))})`,
  );
}
{
  const { page, context } = await newPage();
  await open(page);
  await keep(page, { id: "kept", name: "quoridor", players: [{ kind: "person" }, { kind: "person" }], setup: { first: 1 }, moves: ["e2", "e8", "e3h", "d6v"] });
  await open(page, "#/play/kept");
  await page.locator(".target").first().waitFor();
  const places = [];
  for (const row of "2345678") for (const column of "abcdefgh") places.push(await spot(page, `${column}${row}${(column.charCodeAt(0) + Number(row)) % 2 === 0 ? "h" : "v"}`));
  const work = await workOf(page);
  await page.mouse.move(...places[0]);
  const before = await work();
  for (const place of places) await page.mouse.move(...place);
  await page.waitForTimeout(100);
  const each = ((await work()) - before) / places.length;
  console.log(`processor time of the page for each fence the pointer passes: ${round(each)} ms (aim: 16)`);
  const times = await pointerToGhost(page, places);
  const share = times.filter((time) => time <= 16).length / times.length;
  console.log(
    `pointer to drawn ghost, ${times.length} fences: median ${round(middle(times))} ms, nine in ten within ${round(times[Math.floor(times.length * 0.9)])} ms, ` +
      `${Math.round(100 * share)} % within 16 ms (aim: 16)`,
  );
  await context.close();
}
await closeStand();
