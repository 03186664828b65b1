// Whether everything on a page has its place, and keeps nobody out.

import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The sizes that pages are judged at, by what they are used with. */
export const SIZES = {
  touchscreen: [
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ],
  desktop: [{ width: 1440, height: 900 }],
};

/** Whether every page is looked at in every way, and whether every one of them is a picture. */
const [FULL, PICTURES] = [process.env.FARSIDE_CASES, process.env.FARSIDE_SCREENSHOTS].map((set) => set !== undefined);

/** A width at which a page has nothing to be read or used that it hasn't at those of phones and desks, too. */
const BETWEEN = 820;

/**
 * What is wrong with a page at these sizes, light and dark: what has not its place, and what keeps somebody out. Light and dark differ
 * in nothing but colours (`styles.test.ts`), so that nothing else is asked of the dark, but with `cargo xtask test --full`.
 */
export async function faultsOf(page, sizes, name) {
  const faults = [];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    const between = viewport.width === BETWEEN && !FULL;
    for (const colorScheme of ["light", "dark"]) {
      const coloursOnly = colorScheme === "dark" && !FULL;
      if (coloursOnly && between && !PICTURES) continue;
      await page.emulateMedia({ colorScheme });
      // Until it is laid out and drawn anew.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const look = `${name}, ${colorScheme}-${viewport.width}`;
      await screenshot(page, look.replace(", ", "-"));
      const found = coloursOnly ? [] : await page.evaluate(misplaced);
      if (!between) found.push(...(await serious(page, coloursOnly ? COLOURS : ALL_RULES)));
      faults.push(...found.map((what) => `${look}: ${what}`));
    }
  }
  // As it was made.
  await page.setViewportSize(sizes[0]);
  await page.emulateMedia({ colorScheme: "light" });
  return faults;
}

/** Keeps a picture of a page, if pictures are asked for. */
export async function screenshot(page, name) {
  const folder = process.env.FARSIDE_SCREENSHOTS;
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** What sticks out of the window, is cut off, or lies on something else that can be used. Runs in the page. */
export function misplaced() {
  const found = [];
  const wide = document.documentElement.clientWidth;
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className} “${element.textContent.trim().slice(0, 30)}”`;
  if (document.documentElement.scrollWidth > wide)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const used = [
    ...document.querySelectorAll(
      "a, button, input:not([type=radio]), .choice-value, .player, .player-name, .player-counts, .status, .board-frame, h1, h2, p",
    ),
  ].filter(
    (element) =>
      shown(element) &&
      !element.matches(".skip, .only-spoken, .only-spoken *") &&
      // The computer's lines end where the room does.
      element.closest(".move-list, .review-text, .engine li") === null,
  );
  for (const element of used) {
    const box = element.getBoundingClientRect();
    if (box.left < -0.5 || box.right > wide + 0.5) found.push(`${name(element)} sticks out`);
    // A link in a field is there to be copied, not to be read.
    const whole = element.matches("input[readonly]") || element.scrollWidth <= element.clientWidth + 1;
    if (!whole && getComputedStyle(element).display !== "inline") found.push(`${name(element)} is cut`);
    if (element.matches("button, .button") && element.scrollHeight > element.clientHeight + 1)
      found.push(`${name(element)} is cut below`);
  }
  const sticks = (element) =>
    element === null ? false : getComputedStyle(element).position === "sticky" || sticks(element.parentElement);
  const stuck = new Set(used.filter(sticks));
  const overlaps = (judged) => {
    // From the top down, so that each is compared only with those that begin before it ends.
    const boxes = used.map((element) => ({ element, box: element.getBoundingClientRect() }));
    boxes.sort((one, other) => one.box.top - other.box.top);
    for (const [at, { element: one, box: a }] of boxes.entries()) {
      for (let next = at + 1; next < boxes.length && boxes[next].box.top < a.bottom - 1; next++) {
        const { element: other, box: b } = boxes[next];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - b.top;
        if (across <= 1 || down <= 1 || !judged(one, other) || one.contains(other) || other.contains(one)) continue;
        found.push(`${name(one)} lies on ${name(other)}`);
      }
    }
  };
  overlaps((one, other) => stuck.has(one) === stuck.has(other));
  // What sticks to an edge has the rest scroll by under it, but comes to rest beside it at the end of the page.
  const top = scrollY;
  scrollTo(0, document.documentElement.scrollHeight);
  overlaps((one, other) => stuck.has(one) !== stuck.has(other));
  scrollTo(0, top);
  return found;
}

/** What axe-core is asked: everything, or whether the colours can be told apart. */
const ALL_RULES = { resultTypes: ["violations"] };
const COLOURS = { ...ALL_RULES, runOnly: ["color-contrast", "link-in-text-block"] };

/** What axe-core finds that is serious. */
export async function serious(page, asked = ALL_RULES) {
  // The policy of the page forbids scripts of others; this goes round it as a debugger does. Once for each load of the app.
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(AXE);
  // Asked for the fill of a text, Chromium says what it would be without forced colours. It is drawn in the text's colour.
  await page.evaluate(() => {
    if (!matchMedia("(forced-colors: active)").matches || globalThis.forced) return;
    globalThis.forced = true;
    const value = CSSStyleDeclaration.prototype.getPropertyValue;
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return value.call(this, name === "-webkit-text-fill-color" ? "color" : name);
    };
  });
  const { violations } = await page.evaluate((options) => globalThis.axe.run(options), asked);
  const found = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
