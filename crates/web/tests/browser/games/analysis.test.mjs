// Reviews of games, and the analysis board: graph, errors with their reasons, trying again, the computer's lines, variations, the editor;
// by mouse, by keyboard, without network.

import assert from "node:assert/strict";
import { test } from "node:test";

import { workOf } from "../measures.mjs";
import { faultsOf, screenshot, serious, SIZES } from "../judging.mjs";
import { ask, keep, longGame, spot } from "../playing.mjs";
import { counts, enginesKept, enter, eventually, KEEPING, newPage, open, rowOn, useStand } from "../stand.mjs";

useStand();

/** Endings that take hardly any search: with its last fence White could have won; one of Squadro; one of four. */
const QUORIDOR = {
  position: "e6 d3 / e2h / 1 0 / 1",
  at: "position=e6_d3/e2h/1_0/1&",
  moves: ["e7", "d2", "e8", "d1"],
};
const SQUADRO = "2 1 1 2 2 3 2 4 2 2 3 4 5 1 5 5".split(" ");
const SQUADRO_END = {
  at: "position=0_0_10_12_12/0_7_12_12_12/r&",
  moves: "2 3 2 2 2 2 2 2 2 2 2 2 2 2 2 2".split(" "),
};

/** Plays a game on to its end: the fastest way there. */
async function finished(game) {
  const moves = [...game.moves];
  for (;;) {
    const view = await ask({ call: "view", game: { ...game, moves } });
    if (view.ending !== null) return moves;
    const side = view.sides[view.turn - 1];
    moves.push(
      "legal" in view ? String(view.legal.at(-1)) : (view.targets.find((at) => at === side.path[0]) ?? view.targets[0]),
    );
  }
}

const address = (name, moves, more = "") => `#/analysis/${name}?${more}moves=${moves.join(",")}&at=0&review`;

/** Waits until the review of a page is finished. */
async function reviewed(page) {
  await page.locator(".graph").waitFor();
  await counts(page, ".review-progress", 0, "the review ends");
}

const current = (page) => page.locator(".tree-move[aria-current]");
const shapes = (page) => page.locator(".board .shapes > *").count();

test("a finished game is reviewed: graph, list and board go together, errors have reasons, another move is judged", async () => {
  const { page, context, trouble } = await newPage();
  const { moves } = QUORIDOR;
  await open(page, address("quoridor", moves, QUORIDOR.at));
  await reviewed(page);
  assert.match(await page.locator(".accuracy").textContent(), /White: accuracy \d+ %.*Black: accuracy \d+ %/);
  const marks = await page.locator(".graph-mark").count();
  assert.ok(marks > 0, "somebody erred");
  await counts(page, ".tree .sign", marks, "the list has the marks of the graph");
  assert.ok((await page.locator(".graph .proven").count()) > 0, "the end is proven");
  // The biggest error, from the summary.
  await page.locator(".moments button").first().click();
  const heading = await page.locator(".card-panel h2").textContent();
  assert.match(heading, /^(\?!|\?|\?\?) \w+ · (Inaccuracy|Mistake|Blunder)$/);
  assert.match(await page.locator(".card-panel .loss").textContent(), /^(White|Black): Chance of winning: .+ → .+$/);
  assert.ok((await page.locator(".card-panel li").count()) > 0, "with reasons");
  assert.equal(await shapes(page), 1, "the better move is on the board");
  const marked = await current(page).getAttribute("data-node");
  // Its line can be played, as a variation.
  await page.locator(".card-panel .line button").first().click();
  await counts(page, ".tree .variation", 1);
  assert.equal(await current(page).locator("xpath=ancestor::p").getAttribute("class"), "variation");
  // The keyboard steps back to the game, and on.
  await page.keyboard.press("ArrowLeft");
  await counts(page, ".tree-move[aria-current]", 0, "at the start");
  // Try again, with the move that was wrong.
  await page.locator(`[data-node="${marked}"]`).click();
  const wrong = heading.split(" ")[1];
  await page.locator(".card-panel .card-actions button").first().click();
  await eventually(async () => assert.match(await page.locator(".card-panel").textContent(), /Find a better move/));
  await page.mouse.click(...(await spot(page, wrong)));
  await page.locator(".card-panel .lost").waitFor();
  // The graph leads to where it is clicked.
  const box = await page.locator(".graph-area").boundingBox();
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  assert.equal(await current(page).getAttribute("data-node"), String(moves.length));
  assert.equal(await page.locator(".graph-area").getAttribute("aria-valuenow"), String(moves.length));
  assert.match(await page.locator(".graph-area").getAttribute("aria-valuetext"), /won, proven/);
  assert.match(
    page.url(),
    /\/analysis\/quoridor\?position=.*&moves=e7,d2,e8,d1&review$/,
    "the address says what is shown",
  );
  // What was found out is still there.
  await page.reload();
  await reviewed(page);
  await counts(page, ".tree .variation", 1);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("games of Squadro and of four are reviewed, too, and everything has its place", async () => {
  const { page, context, trouble } = await newPage();
  const position = "e6 c5 e4 g5 / - / 5 5 5 5 / 1";
  const four = await finished({ name: "quoridor", setup: { position }, moves: ["f6", "c6", "e3"] });
  for (const [name, at, seats] of [
    ["squadro", address("squadro", SQUADRO_END.moves, SQUADRO_END.at), 2],
    ["four", address("quoridor", four, "position=e6_c5_e4_g5/-/5_5_5_5/1&"), 4],
    ["quoridor", address("quoridor", QUORIDOR.moves, QUORIDOR.at), 2],
  ]) {
    await open(page, at);
    await reviewed(page);
    await counts(page, ".graph .band", seats);
    const error = page.locator(".graph-mark");
    if ((await error.count()) > 0) await page.locator(".moments button").first().click();
    const sizes = name === "four" ? SIZES.desktop : [...SIZES.desktop, ...SIZES.touchscreen];
    assert.deepEqual(await faultsOf(page, sizes, `review-${name}`), []);
    await page.emulateMedia({ forcedColors: "active" });
    assert.deepEqual(await serious(page), [], `${name} in forced colours`);
    await page.emulateMedia({ forcedColors: "none" });
  }
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a review by keyboard alone, from the end of a game on", async () => {
  const { page, context, trouble } = await newPage();
  await enter(page);
  const { moves, position } = QUORIDOR;
  const players = [{ kind: "person" }, { kind: "computer", level: 3 }];
  await keep(page, { id: "kept", name: "quoridor", setup: { first: 1, position }, players, moves, over: true });
  await open(page, "#/play/kept");
  await page.locator("[data-action=review]").focus();
  await page.keyboard.press("Enter");
  await reviewed(page);
  const told = page.getByTestId("announcer");
  await page.keyboard.press("ArrowRight");
  await eventually(async () =>
    assert.match(await told.textContent(), /White: pawn to e7\. Blunder Chance of winning: /),
  );
  for (let ply = 1; ply < moves.length; ply++) await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.equal(await current(page).getAttribute("data-node"), String(moves.length)));
  await page.keyboard.press("Home");
  await counts(page, ".tree-move[aria-current]", 0);
  // The list of errors, which stands beside the start, is one of buttons, and the graph is a slider.
  await page.locator(".moments button").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".card-panel h2").waitFor();
  await page.locator(".graph-area").focus();
  await page.keyboard.press("Home");
  await eventually(async () => assert.equal(await page.locator(".graph-area").getAttribute("aria-valuenow"), "0"));
  await page.keyboard.press("ArrowRight");
  await eventually(async () => assert.equal(await page.locator(".graph-area").getAttribute("aria-valuenow"), "1"));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the analysis board: lines, variations, marks, and positions that can't be", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/analysis");
  await page.locator("[name=paste]").fill("e2 e8 e3 e7 d4h");
  await page.locator("form.paste button[type=submit]").click();
  await counts(page, ".tree-move", 5);
  // The computer's lines, as arrows and as a list.
  await page.locator("[name=engine]").check();
  await page.locator("[name=lines]").selectOption("5");
  await counts(page, ".engine li", 5);
  assert.equal(await shapes(page), 5);
  assert.match(await page.locator(".engine-about").textContent(), /Estimated by search.*Depth \d+ · [\d,]+\/s/);
  assert.match(await page.locator(".engine .value").first().textContent(), /^\d+%|#/);
  await page.locator("[name=engine]").uncheck();
  await eventually(async () => assert.equal(await shapes(page), 0));
  await page.locator("[name=paths]").check();
  await eventually(async () => assert.equal(await shapes(page), 2, "everybody's path"));
  // A variation with a mark and a comment becomes the main line.
  await page.keyboard.press("ArrowLeft");
  await page.mouse.click(...(await spot(page, "e4")));
  await counts(page, ".tree .variation .tree-move", 1);
  await page.locator(".glyphs button").nth(3).click();
  await page.locator("[name=comment]").fill("Simply onwards.");
  await page.locator("[data-action=promote]").click();
  await eventually(async () => assert.match(await page.locator(".tree").textContent(), /e4\?!.*Simply onwards\..*d4h/));
  await page.reload();
  await eventually(async () => assert.match(await page.locator(".tree").textContent(), /e4\?!.*Simply onwards\..*d4h/));
  await page.locator("[data-action=delete]").click();
  await eventually(async () => assert.doesNotMatch(await page.locator(".tree").textContent(), /e4/));
  // Positions that can't be are refused, with the reason on the board.
  await page.locator("[data-action=edit]").click();
  await page.mouse.move(...(await spot(page, "e3")));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, "e7")), { steps: 3 });
  await page.mouse.up();
  await page.locator("[data-testid=impossible]").waitFor();
  assert.equal(await page.locator("[data-testid=impossible]").textContent(), "Two pawns on e7.");
  assert.ok(await page.locator(".editor [type=submit]").isDisabled());
  for (const [position, reason] of [
    ["e1 e9 / e3h e3v / 9 9 / 1", "Fences e3h and e3v are in each other’s way."],
    ["e9 e8 / - / 10 10 / 1", "White has won and can’t move next."],
    ["e1 e9 / - / 11 10 / 1", "White can have at most 10 fences left."],
    ["e1 e9 / a1h c1h e1h g1h h1v / 9 6 / 1", "White has no way through."],
    ["e1 e9", "This can’t be read: “”"],
  ]) {
    await page.locator("[name=position]").fill(position);
    await page.locator("[name=position]").press("Tab");
    await eventually(async () => assert.equal(await page.locator("[data-testid=impossible]").textContent(), reason));
  }
  await page.locator("[name=position]").fill("e5 d7 / - / 10 10 / 2");
  await page.locator("[name=position]").press("Tab");
  await counts(page, "[data-testid=impossible]", 0);
  // A click puts a fence into a groove, another one takes it away.
  await page.mouse.click(...(await spot(page, "b3h")));
  await eventually(async () => assert.equal(await page.locator("[name=fences]").inputValue(), "b3h"));
  await page.mouse.click(...(await spot(page, "b3h")));
  await eventually(async () => assert.equal(await page.locator("[name=fences]").inputValue(), ""));
  await page.mouse.click(...(await spot(page, "b3v")));
  await page.locator(".editor [type=submit]").click();
  await page.waitForURL(/analysis\/quoridor\?position=e5_d7\/b3v\/9_10\/2$/);
  await screenshot(page, "analysis-quoridor");
  // Play on from here: the computer has the other pawn.
  await page.locator(".play-on summary").click();
  await page.locator(".play-on .actions button").first().click();
  await page.waitForURL(/#\/play\//);
  await page.locator(".board-frame .target").first().waitFor();
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the analysis board and its editor have their place in every look", async () => {
  const { page, context, trouble } = await newPage();
  for (const [name, at] of [
    ["quoridor", "quoridor?moves=e2,e8,e3,e7,d4h,d5v,e4&at=6"],
    ["squadro", "squadro?moves=3,1,2,4,5,2"],
    ["four", "quoridor?position=e6_c5_e4_g5/d4h_f6v/4_5_4_5/1"],
  ]) {
    await open(page, `#/analysis/${at}`);
    await page.locator("[name=engine]").check();
    await page.locator("[name=lines]").selectOption("3");
    await counts(page, ".engine li", 3);
    const sizes = name === "quoridor" ? [...SIZES.desktop, ...SIZES.touchscreen] : SIZES.desktop;
    assert.deepEqual(await faultsOf(page, sizes, `analysis-${name}`), []);
    await page.locator("[name=engine]").uncheck();
    if (name === "four") continue;
    await page.locator("[data-action=edit]").click();
    assert.deepEqual(await faultsOf(page, SIZES.desktop, `editor-${name}`), []);
  }
  // The app alone is served here, without a tablebase.
  assert.deepEqual(
    trouble.filter((line) => !line.includes("/api/v1/tablebase/")),
    [],
  );
  await context.close();
});

/** Where the review of a game is stored. */
const KEY = `squadro?moves=${SQUADRO.join(",")}`;

test("a review without network, begun and interrupted before", async () => {
  const { page, context, trouble } = await newPage(KEEPING);
  await open(page);
  await enginesKept(page);
  await context.setOffline(true);
  await open(page, address("squadro", SQUADRO));
  const share = async () => Number(await page.locator(".review-progress progress").getAttribute("value"));
  await eventually(async () => assert.ok((await share()) > 5, "it goes on"));
  await page.locator("[data-action=review-run]").click();
  await eventually(async () => assert.equal(await page.locator("[data-action=review-run]").textContent(), "Continue"));
  await page.locator(".graph .band").first().waitFor();
  // What a search found out that was going on is kept, too.
  await eventually(async () => assert.ok((await rowOn(page, KEY, "analyses"))?.review !== undefined));
  const before = await share();
  await page.reload();
  await page.locator(".graph .band[d^=M]").first().waitFor();
  assert.ok((await share()) >= before, "it goes on from there");
  assert.deepEqual(
    trouble.filter((what) => !what.includes("ERR_INTERNET_DISCONNECTED")),
    [],
  );
  await context.close();
});

test("browsing a game of 200 moves while it is reviewed never holds the page up", async () => {
  const { page, context, trouble } = await newPage();
  const moves = await longGame(200);
  await open(page, `#/analysis/quoridor?moves=${moves.join(",")}&at=100&review`);
  await page.locator(".graph .band").first().waitFor();
  // The processor time that each key takes, whatever else the machine does; how long the page is held up, `--figures` prints.
  const work = await workOf(page);
  const took = [];
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"])
    for (let press = 0; press < 15; press++) {
      const before = await work();
      await page.keyboard.press(key);
      took.push((await work()) - before);
    }
  assert.ok(Math.max(...took) < 200, `${took.map(Math.round).join()} ms`);
  assert.deepEqual(trouble, []);
  await context.close();
});
