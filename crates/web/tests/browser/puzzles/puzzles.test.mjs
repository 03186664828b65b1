// Puzzles: solving, failing with the refutation on the board, hints, the rating, the puzzle of the day, streak, rush, themes, one's level; by
// mouse, by keyboard, by typing, without network.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PHONE, pieceAt } from "../playing.mjs";
import {
  COLLECTIONS,
  asked,
  button,
  byMouse,
  click,
  phase,
  rating,
  readingOn,
  screen,
  solve,
  toFind,
  type,
  usePuzzles,
  wrongMove,
} from "../puzzling.mjs";
import { counts, enginesKept, eventually, fileOf, KEEPING, newPage, open, rowOn, useStand } from "../stand.mjs";

useStand();
usePuzzles();

test("a puzzle is solved by mouse, the rating goes up and is there after the page is loaded anew", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/puzzles/squadro");
  assert.equal(await rating(page), 1_000);
  await page.locator(".way").first().click();
  const puzzle = await solve(page, "squadro", byMouse(page));
  await phase(page, "over");
  await eventually(async () =>
    assert.match(await page.getByTestId("rating").textContent(), /^Your rating: [\d,]+ \(\+\d+\)$/),
  );
  const card = await page.locator(".puzzle-card").textContent();
  assert.equal(await page.getByTestId("status").textContent(), "Solved!");
  assert.match(card, /Proven: no other move works\./);
  assert.match(card, new RegExp(`Puzzle ${puzzle.id} · `));
  assert.match(card, puzzle.levels.length > 0 ? /Solved by levels: [\d, ]+/ : /No level of the computer solves it/);
  const now = await rating(page);
  assert.ok(now > 1_000, String(now));
  // What comes next is another one.
  await button(page, "next").click();
  const { puzzle: other } = await toFind(page, "squadro", puzzle.id);
  assert.notEqual(other.id, puzzle.id);
  await open(page, "#/puzzles/squadro");
  await page.reload();
  await eventually(async () => assert.equal(await rating(page), now));
  await eventually(async () => assert.match(await page.locator(".puzzles .rating").textContent(), /1 of 1 solved/));
  assert.deepEqual((await rowOn(page, "squadro", "puzzles")).seen, [puzzle.id]);
  // The analysis board goes on from there; a link leads to the puzzle itself, which doesn't count twice.
  await open(page, `#/puzzles/squadro/${puzzle.id}`);
  await eventually(async () => assert.match(await page.locator(".standing").textContent(), /seen this one/));
  await solve(page, "squadro", byMouse(page));
  await phase(page, "over");
  await page.getByRole("link", { name: "Analyze" }).click();
  await page.waitForURL(/#\/analysis\/squadro\?position=/);
  await counts(page, ".tree-move", 2 * puzzle.moves - 1);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a wrong move is refuted on the board, with what it lost; the rating goes down once", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/puzzles/squadro/rated");
  const found = await toFind(page, "squadro");
  const wrong = await wrongMove("squadro", found);
  await click(page, found, wrong);
  await phase(page, "wrong");
  assert.ok(Number(await screen(page).getAttribute("data-ply")) > 1, "it is played out");
  await counts(page, ".board .shapes .arrow.played", 1, "the wrong move is drawn");
  const card = await page.locator(".puzzle-card").textContent();
  assert.equal(await page.getByTestId("status").textContent(), `Lane ${wrong} isn’t it.`);
  assert.match(card, /Proven: (the win is gone|now it’s lost)\./);
  assert.match(card, /Look what happens: [\d ]+/);
  await eventually(async () => assert.match(await page.getByTestId("rating").textContent(), /\([-−]\d+\)$/));
  const now = await rating(page);
  assert.ok(now < 1_000, String(now));
  // Looking back at how it went.
  await page.getByRole("button", { name: "Previous move" }).click();
  await button(page, "again").click();
  await eventually(async () => assert.equal(await screen(page).getAttribute("data-ply"), "0"));
  await solve(page, "squadro", byMouse(page));
  await phase(page, "over");
  assert.equal(await rating(page), now, "the first attempt counts");
  // A puzzle that is given up is played out, too.
  await button(page, "next").click();
  const { puzzle } = await toFind(page, "squadro", found.puzzle.id);
  await button(page, "show").click();
  await phase(page, "over");
  assert.equal(await screen(page).getAttribute("data-ply"), String(2 * puzzle.moves - 1));
  assert.match(await page.getByTestId("status").textContent(), /^Solution: /);
  await eventually(async () => assert.ok((await rating(page)) < now));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("where nothing can be stored, the rating lasts as long as the page", async () => {
  const { page, context } = await newPage();
  await page.addInitScript(() =>
    Object.defineProperty(IDBFactory.prototype, "open", {
      value: () => {
        throw new DOMException("forbidden", "SecurityError");
      },
    }),
  );
  await open(page, "#/puzzles/squadro/rated");
  const puzzle = await solve(page, "squadro", byMouse(page));
  await phase(page, "over");
  await eventually(async () => assert.ok((await rating(page)) > 1_000));
  const now = await rating(page);
  await page.getByRole("link", { name: "Puzzles" }).click();
  await eventually(async () => assert.match(await page.locator(".puzzles .rating").textContent(), /1 of 1 solved/));
  assert.equal(await rating(page), now);
  await page.locator(".way").first().click();
  assert.notEqual((await toFind(page, "squadro", puzzle.id)).puzzle.id, puzzle.id, "what was seen is known, too");
  await page.locator(".not-kept").waitFor();
  await context.close();
});

test("puzzles of Quoridor: hints in two steps, and a refutation that the computer finds", async () => {
  const { page, context, trouble } = await newPage();
  await readingOn(page);
  await open(page, "#/puzzles/quoridor/rated");
  const found = await toFind(page, "quoridor");
  await button(page, "hint").click();
  await eventually(async () => assert.match(await page.locator(".puzzle-card").textContent(), /Think of: /));
  await eventually(async () => assert.ok((await rating(page)) < 1_000, "help counts as a mistake"));
  await button(page, "hint").click();
  const help = found.move.length === 2 ? /Move the pawn\./ : /Place a fence between /;
  await eventually(async () => assert.match(await page.locator(".puzzle-card").textContent(), help));
  assert.equal(await page.locator(".board .shapes > *").count(), 1);
  await counts(page, "[data-action=hint]", 0, "there are two");
  const wrong = await wrongMove("quoridor", found);
  await type(page, wrong);
  await phase(page, "wrong");
  const card = await page.locator(".puzzle-card").textContent();
  const { kind } = found.puzzle.proof;
  assert.match(
    card,
    kind === "proven" ? /Proven: the win is gone/ : /Estimated: the chance of winning drops by about \d+ % or more/,
  );
  await counts(page, `.puzzle-card .proof.${kind}`, 1, "what is proven and what isn't are told apart");
  await button(page, "show").click();
  await phase(page, "over");
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a puzzle by touch: a first touch takes the piece, a second one moves it", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await open(page, "#/puzzles/squadro/rated");
  await solve(page, "squadro", async ({ puzzle, move }) => {
    const place = await pieceAt(page, puzzle.solver + 1, move);
    await page.touchscreen.tap(...place);
    await page.locator(".fence-bar").waitFor();
    await page.touchscreen.tap(...place);
  });
  await phase(page, "over");
  await eventually(async () => assert.ok((await rating(page)) > 1_000));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("four players: the solver at the bottom, whoever is to be stopped around", async () => {
  const { page, context, trouble } = await newPage();
  await readingOn(page);
  await open(page, "#/puzzles/quoridor-4/rated");
  const found = await toFind(page, "quoridor-4");
  await counts(page, ".play.puzzle .player", 4);
  assert.equal(await page.locator(".seats.below .player").getAttribute("data-seat"), String(found.puzzle.solver + 1));
  await type(page, found.move);
  await phase(page, "over");
  await eventually(async () => assert.match(await page.getByTestId("rating").textContent(), /\(\+\d+\)$/));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the puzzle of the day is the same for everybody, also without network, and days in a row are counted", async () => {
  const one = await newPage(KEEPING);
  await open(one.page);
  await enginesKept(one.page);
  const collections = await Promise.all(Object.keys(COLLECTIONS).map((id) => fileOf(one.page, id, "puzzles")));
  await eventually(async () => {
    const kept = await one.page.evaluate(
      (files) => Promise.all(files.map(async (file) => (await caches.match(file)) !== undefined)),
      collections,
    );
    assert.deepEqual(kept, [true, true, true], "puzzles are kept, too");
  });
  await one.context.setOffline(true);
  await open(one.page, "#/puzzles/squadro/daily");
  const other = await newPage();
  const day = Math.floor(Date.now() / 86_400_000);
  // Somebody who has solved yesterday's.
  await open(other.page, "#/puzzles/squadro");
  await other.page.locator(".daily").waitFor();
  await other.page.evaluate(
    (yesterday) =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open("farside");
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const row = { id: "squadro", tried: 0, solved: 0, seen: [], bestStreak: 0, bestRush: 0 };
          const store = opened.result.transaction("puzzles", "readwrite").objectStore("puzzles");
          const put = store.put({ ...row, daily: { day: yesterday, run: 3 } });
          put.onsuccess = () => {
            opened.result.close();
            resolve();
          };
        };
      }),
    day - 1,
  );
  await open(other.page, "#/puzzles/squadro/daily");
  const [first, second] = [await toFind(one.page, "squadro"), await toFind(other.page, "squadro")];
  assert.equal(first.puzzle.id, second.puzzle.id);
  assert.equal(first.puzzle.id, asked("squadro", { kind: "daily", day }).id);
  for (const { page } of [one, other]) {
    await solve(page, "squadro", byMouse(page));
    await phase(page, "over");
    await counts(page, "[data-action=next]", 0, "there is one a day");
  }
  await eventually(async () => assert.match(await other.page.locator(".standing").textContent(), /4 days in a row/));
  await one.page.getByRole("link", { name: "Puzzles" }).click();
  await eventually(async () =>
    assert.match(await one.page.locator(".daily").textContent(), /Solved today.*1 day in a row/),
  );
  assert.deepEqual(
    one.trouble.filter((what) => !what.includes("ERR_INTERNET_DISCONNECTED")),
    [],
  );
  assert.deepEqual(other.trouble, []);
  await one.context.close();
  await other.context.close();
});

test("a streak goes on until the first mistake", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/puzzles/squadro/streak");
  let last;
  for (let solved = 1; solved <= 2; solved++) {
    last = await solve(page, "squadro", byMouse(page), last?.id);
    await eventually(async () => assert.equal(await page.getByTestId("score").textContent(), `Solved: ${solved}`));
  }
  const found = await toFind(page, "squadro", last.id);
  await counts(page, "[data-action=hint]", 0, "without help");
  await click(page, found, await wrongMove("squadro", found));
  await page.getByTestId("ended").waitFor();
  assert.match(await page.getByTestId("ended").textContent(), /Solved: 2 Your new best!/);
  await phase(page, "wrong");
  await button(page, "restart").click();
  await eventually(async () => assert.match(await page.locator(".score").textContent(), /Solved: 0.*Best: 2/));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a rush runs for three minutes of the page's clock, and its best is kept", async () => {
  const { page, context, trouble } = await newPage({}, true);
  await page.clock.install();
  await open(page, "#/puzzles/squadro/rush");
  await button(page, "start").click();
  let found = await toFind(page, "squadro");
  const clock = page.locator(".rush-clock");
  await eventually(async () => assert.match(await clock.textContent(), /2:5\d|3:00/));
  await click(page, found, await wrongMove("squadro", found));
  await counts(page, ".mistakes i.made", 1);
  await page.clock.fastForward(1_000);
  const solved = await toFind(page, "squadro", found.puzzle.id);
  for (let step = 0; step < solved.puzzle.moves; step++) {
    await eventually(async () => {
      // Replies wait for the clock of the page.
      await page.clock.fastForward(1_000);
      assert.equal(await screen(page).getAttribute("data-ply"), String(2 * step));
      assert.equal(await screen(page).getAttribute("data-phase"), "find");
    });
    await click(page, solved, asked("squadro", { kind: "reveal", id: solved.puzzle.id, step }));
  }
  await eventually(async () => assert.equal(await page.getByTestId("score").textContent(), "Solved: 1"));
  await page.clock.fastForward(181_000);
  await page.getByTestId("ended").waitFor();
  assert.match(await page.getByTestId("ended").textContent(), /Time’s up!.*Solved: 1 Your new best!/);
  assert.match(await clock.textContent(), /0\.0/);
  // The one that was missed can be looked at again.
  await page.locator(".missed a").click();
  await page.waitForURL(new RegExp(`#/puzzles/squadro/${found.puzzle.id}$`));
  await open(page, "#/puzzles/squadro");
  await eventually(async () => assert.match(await page.locator(".ways").textContent(), /Best: 1/));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("themes, the collection that was chosen last, and links to nothing", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/puzzles");
  await page.locator("[name=collection][value=squadro]").check();
  await page.waitForURL(/#\/puzzles\/squadro$/);
  await page.locator(".themes a").first().waitFor();
  const themes = asked("squadro", { kind: "themes" });
  await counts(page, ".themes a", themes.length);
  await open(page, "#/help");
  await open(page, "#/puzzles");
  await eventually(async () => assert.ok(await page.locator("[name=collection][value=squadro]").isChecked()));
  const { theme } = themes.at(-1);
  await page.locator(`.themes a[href$="/${theme}"]`).click();
  const { puzzle } = await toFind(page, "squadro");
  assert.ok(puzzle.themes.includes(theme), puzzle.themes.join());
  assert.deepEqual(trouble, []);
  await open(page, "#/puzzles/squadro/zzzzzz");
  await page.getByText("This puzzle doesn’t exist").waitFor();
  await open(page, "#/puzzles/chess");
  await page.locator(".narrow").waitFor();
  assert.match(await page.locator("main").textContent(), /Page not found/);
  await context.close();
});

test("find your level: up to eight positions lead to a level and a game against it", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/new/squadro/computer");
  await page.getByRole("link", { name: "Find your level" }).click();
  await page.waitForURL(/#\/level\/squadro$/);
  let last;
  for (let position = 1; position <= 8; position++) {
    await eventually(async () =>
      assert.match(await page.locator("main").textContent(), new RegExp(`Position ${position}|Your level`)),
    );
    if ((await page.locator(".level-result").count()) > 0) break;
    const found = await toFind(page, "squadro", last);
    last = found.puzzle.id;
    if (position === 1) await button(page, "skip").click();
    else await click(page, found, await wrongMove("squadro", found));
    await page.locator(`.play.puzzle:not([data-puzzle="${last}"]), .level-result`).first().waitFor();
  }
  await page.locator(".level-result").waitFor();
  assert.match(await page.locator(".level-result h1").textContent(), /^Your level: 1, Beginner$/);
  await button(page, "play-level").click();
  await page.waitForURL(/#\/play\//);
  await page.locator(".board").first().waitFor();
  await eventually(async () => assert.match(await page.locator("main").textContent(), /Computer \(level 1\)/));
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a puzzle by keyboard alone, from the choice on", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/puzzles/squadro");
  await page.locator(".themes a").first().waitFor();
  const tabTo = async (selector) => {
    for (let tab = 0; tab < 40; tab++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard doesn't get to ${selector}`);
  };
  await tabTo(".way");
  await page.keyboard.press("Enter");
  const found = await toFind(page, "squadro");
  await tabTo(".board-frame");
  await page.keyboard.press(await wrongMove("squadro", found));
  await page.keyboard.press("Enter");
  await phase(page, "wrong");
  await tabTo("[data-action=again]");
  await page.keyboard.press("Enter");
  await phase(page, "find");
  await eventually(async () =>
    assert.ok(await page.evaluate(() => document.activeElement?.matches(".board-frame")), "back at the board"),
  );
  await solve(page, "squadro", async ({ move }) => {
    await page.keyboard.press(move);
    await page.keyboard.press("Enter");
  });
  await phase(page, "over");
  await tabTo("[data-action=next]");
  await page.keyboard.press("Enter");
  await toFind(page, "squadro", found.puzzle.id);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a puzzle by screen reader alone: everything is said, moves are typed", async () => {
  const { page, context, trouble } = await newPage();
  await readingOn(page);
  const says = (wanted) =>
    eventually(async () => assert.match(await page.getByTestId("announcer").textContent(), wanted));
  await open(page, "#/puzzles/squadro/rated");
  const found = await toFind(page, "squadro");
  await says(/(Yellow|Red) to move\. .* \d moves?/);
  await counts(page, ".reader li", 3);
  const wrong = await wrongMove("squadro", found);
  await type(page, wrong);
  await phase(page, "wrong");
  await says(new RegExp(`Lane ${wrong} isn’t it\\. Proven: .* Look what happens: `));
  await button(page, "again").focus();
  await page.keyboard.press("Enter");
  await phase(page, "find");
  await button(page, "hint").focus();
  await page.keyboard.press("Enter");
  await says(/Think of: /);
  await solve(page, "squadro", ({ move }) => type(page, move));
  await phase(page, "over");
  await says(/Solved!/);
  assert.deepEqual(trouble, []);
  await context.close();
});
