// The courses: a scripted learner takes all lessons by mouse, by keyboard alone, and by listening and typing; wrong
// and illegal moves, hints, progress, the offer at the first visit, no network, how it looks.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faultsOf, serious, SIZES } from "../judging.mjs";
import { goTo, heard, lessonsOf, reached, said, solve, textLike, WAYS } from "../learning.mjs";
import { keep, PHONE, spot } from "../playing.mjs";
import { appKept, counts, enter, eventually, gameOn, KEEPING, newPage, open, useStand } from "../stand.mjs";

useStand();

const GAMES = ["quoridor", "squadro"];
const action = (page, name) => page.locator(`[data-action=${name}]`);
const whyOf = (wrong) => (typeof wrong === "string" ? wrong : wrong.why);
const stored = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("farside.learn") ?? "{}"));

/** Opens the first lesson of a course from its overview. */
async function begin(page, game) {
  await open(page, `#/learn/${game}`);
  await page.locator(`[data-course=${game}] [data-action=go]`).click();
  await reached(page, lessonsOf(game)[0], 0, "play");
}

for (const game of GAMES) {
  test(`a learner completes every lesson of ${game}, and every wrong move is explained on the way`, async () => {
    const { page, context, trouble } = await newPage();
    await begin(page, game);
    const lessons = lessonsOf(game);
    let wrongs = 0;
    for (const lesson of lessons) {
      for (const [number, task] of lesson.tasks.entries()) {
        const explained = async (made) => {
          for (const [line, wrong] of Object.entries(task.wrong ?? {})) {
            const moves = line.split(" ");
            if (moves.slice(0, -1).join(" ") !== made.join(" ")) continue;
            await WAYS.mouse(page, game, task, moves.at(-1));
            await reached(page, lesson, number, "wrong");
            assert.match(await said(page), textLike(whyOf(wrong)), `${lesson.id}: ${line}`);
            await heard(page, textLike(whyOf(wrong)));
            await action(page, "again").click();
            await reached(page, lesson, number, "play");
            wrongs++;
          }
        };
        await solve(page, game, lesson, number, WAYS.mouse, explained);
        assert.match(await said(page), textLike(lesson.right ?? "learn-right"));
        await action(page, "next").click();
      }
    }
    await page.getByTestId("finished").waitFor();
    const listed = lessons.flatMap(({ tasks }) => tasks.flatMap((task) => Object.keys(task.wrong ?? {})));
    assert.equal(wrongs, listed.length);
    assert.deepEqual((await stored(page))[game], { done: lessons.map(({ id }) => id), hints: 0 });
    // Straight into a game: without a hint, at level 2.
    await action(page, "play").click();
    await page.waitForURL(/#\/play\//);
    await page.locator(".board-frame .board").waitFor();
    const { players, name } = await gameOn(page);
    assert.equal(name, game);
    assert.deepEqual(
      players.filter(({ kind }) => kind === "computer").map(({ level }) => level),
      [2],
    );
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

/** Moves that can't be pointed at: a pawn's own square takes up the pawn, and a piece that is home is off the board. */
const NOT_POINTED_AT = new Set(["already-there", "piece-home"]);

/** What is said of an illegal move. */
function refusalLike(reason) {
  if (reason !== "cuts-off") return textLike(`refused-${reason}`);
  return new RegExp(`${textLike("refused-cuts-off").source}|${textLike("refused-cuts-off-you").source}`);
}

test("illegal moves are answered by the rules' own reasons, on the board and in words", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/learn");
  let tried = 0;
  for (const game of GAMES) {
    for (const lesson of lessonsOf(game)) {
      const last = lesson.tasks.findLastIndex(({ illegal }) => illegal !== undefined);
      if (last < 0) continue;
      await goTo(page, game, lesson.id);
      for (const [number, task] of lesson.tasks.slice(0, last + 1).entries()) {
        for (const [move, reason] of Object.entries(task.illegal ?? {})) {
          if (NOT_POINTED_AT.has(reason)) continue;
          await reached(page, lesson, number, "play");
          await WAYS.mouse(page, game, task, move);
          await heard(page, refusalLike(reason), `${lesson.id}: ${move}`);
          await reached(page, lesson, number, "play");
          tried++;
        }
        if (number === last) break;
        await solve(page, game, lesson, number, WAYS.mouse);
        await action(page, "next").click();
      }
    }
  }
  assert.ok(tried > 20, `${tried} illegal moves`);
  // A move that is forbidden is what this lesson is about; the squares that would be cut off are marked.
  const closure = lessonsOf("quoridor").find(({ id }) => id === "closure");
  await goTo(page, "quoridor", "closure");
  await solve(page, "quoridor", closure, 0, WAYS.mouse);
  await counts(page, ".board .shapes .shut-in", 4);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("a wrong move is shown on the board, with the reply that punishes it, and the position comes back", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/learn/quoridor/stop");
  const lesson = lessonsOf("quoridor").find(({ id }) => id === "stop");
  await reached(page, lesson, 0, "play");
  await WAYS.mouse(page, "quoridor", lesson.tasks[0], "e6");
  await reached(page, lesson, 0, "wrong");
  await counts(page, ".board .shapes .arrow.played", 1, "Black has reached the goal line");
  await counts(page, ".board .last-square", 2);
  await action(page, "again").click();
  await counts(page, ".board .shapes > *", 0);
  await counts(page, ".board .last-square", 0);
  // Of two players, the paths are shown, and what the fence does in words.
  await goTo(page, "quoridor", "twice");
  const twice = lessonsOf("quoridor").find(({ id }) => id === "twice");
  await WAYS.mouse(page, "quoridor", twice.tasks[0], "b4h");
  await reached(page, twice, 0, "wrong");
  assert.match(await said(page), /\+2 for them, \+1 for you/);
  await counts(page, ".board .shapes > *", 2);
  // In Squadro the jump that is now possible.
  await goTo(page, "squadro", "safe");
  const safe = lessonsOf("squadro").find(({ id }) => id === "safe");
  await WAYS.mouse(page, "squadro", safe.tasks[0], "4");
  await reached(page, safe, 0, "wrong");
  await counts(page, ".board .shapes .arrow.played", 1);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("hints come in two steps: a sentence, then the move on the board", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/learn/quoridor/jump");
  const lesson = lessonsOf("quoridor").find(({ id }) => id === "jump");
  await reached(page, lesson, 0, "play");
  await action(page, "hint").click();
  assert.match(await said(page), textLike(lesson.hint));
  await counts(page, ".board .shapes > *", 0);
  await action(page, "hint").click();
  assert.match(await said(page), /Look at the board: pawn to e6\./);
  await heard(page, /pawn to e6/);
  await counts(page, ".board .shapes .arrow.best", 1);
  assert.ok(await action(page, "hint").isDisabled());
  await solve(page, "quoridor", lesson, 0, WAYS.mouse);
  await counts(page, ".board .shapes > *", 0);
  await action(page, "next").click();
  await solve(page, "quoridor", lesson, 1, WAYS.mouse);
  assert.deepEqual((await stored(page)).quoridor, { done: ["jump"], hints: 2 });
  assert.deepEqual(trouble, []);
  await context.close();
});

/** The keyboard goes to the board from wherever it is. */
async function tabToBoard(page) {
  for (let tab = 0; tab < 25 && !(await page.locator(".board-frame:focus").count()); tab++)
    await page.keyboard.press("Tab");
  assert.equal(await page.locator(".board-frame:focus").count(), 1, "the keyboard gets to the board");
}

const FULL = process.env.FARSIDE_CASES !== undefined;

/**
 * The lessons that are taken in a way besides the mouse, by turns: lessons differ in their tables, which unit tests read whole, and the
 * ways in what they have in common. All of them with `--full`. What isn't taken is marked as done.
 */
async function byTurns(page, game, turn) {
  const lessons = lessonsOf(game);
  const taken = lessons.filter((_, index) => FULL || index % 2 === turn || index === lessons.length - 1);
  const done = lessons.filter((lesson) => !taken.includes(lesson)).map(({ id }) => id);
  await enter(page);
  await page.evaluate((kept) => localStorage.setItem("farside.learn", JSON.stringify(kept)), {
    [game]: { done, hints: 0 },
  });
  return taken;
}

/** Goes to the lesson that is taken after another one, unless it follows by itself. */
async function follow(page, game, taken, lesson) {
  const lessons = lessonsOf(game);
  const before = taken[taken.indexOf(lesson) - 1];
  if (before === undefined || lessons.indexOf(lesson) === lessons.indexOf(before) + 1) return;
  await reached(page, lessons[lessons.indexOf(before) + 1], 0, "play");
  await goTo(page, game, lesson.id);
}

for (const game of GAMES) {
  test(`the course of ${game} by keyboard alone`, async () => {
    const { page, context, trouble } = await newPage();
    const taken = await byTurns(page, game, 0);
    await open(page, "#/learn");
    const go = page.locator(`[data-course=${game}] [data-action=go]`);
    for (let tab = 0; tab < 60 && !(await go.evaluate((link) => link === document.activeElement)); tab++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    for (const lesson of taken) {
      await follow(page, game, taken, lesson);
      await reached(page, lesson, 0, "play");
      await eventually(async () =>
        assert.equal(
          await page.evaluate(() => document.activeElement?.tagName),
          "H1",
          `${lesson.id} begins with its title`,
        ),
      );
      await tabToBoard(page);
      for (const number of lesson.tasks.keys()) {
        await reached(page, lesson, number, "play");
        await counts(page, ".board-frame:focus", 1, "the focus is on the board");
        await solve(page, game, lesson, number, WAYS.keyboard);
        await counts(page, ".lesson-go:focus", 1, "and then on the way on");
        await page.keyboard.press("Enter");
      }
    }
    await page.getByTestId("finished").waitFor();
    await counts(page, "h1:focus", 1, "the focus is on the heading");
    assert.deepEqual(trouble, []);
    await context.close();
  });

  test(`the course of ${game} by listening and typing`, async () => {
    const { page, context, trouble } = await newPage();
    await page.addInitScript(() => localStorage.setItem("farside.settings", JSON.stringify({ reader: "on" })));
    const taken = await byTurns(page, game, 1);
    await open(page, `#/learn/${game}/${taken[0].id}`);
    for (const lesson of taken) {
      await follow(page, game, taken, lesson);
      await reached(page, lesson, 0, "play");
      await page.locator(".reader input").focus();
      for (const [number, task] of lesson.tasks.entries()) {
        await reached(page, lesson, number, "play");
        await counts(page, ".reader input:focus", 1, "there is where one types");
        if (number > 0) await heard(page, textLike(task.goal ?? lesson.goal), "what to do is said");
        for (const [move, reason] of Object.entries(task.illegal ?? {})) {
          await WAYS.typing(page, game, task, move);
          await heard(page, refusalLike(reason));
        }
        const [wrong] = Object.keys(task.wrong ?? {});
        if (wrong !== undefined) {
          await WAYS.typing(page, game, task, wrong);
          await heard(page, textLike(whyOf(task.wrong[wrong])));
          await counts(page, ".lesson-go:focus", 1);
          await page.keyboard.press("Enter");
          await counts(page, ".reader input:focus", 1);
        }
        await solve(page, game, lesson, number, WAYS.typing);
        await heard(page, textLike("learn-right"));
        await counts(page, ".lesson-go:focus", 1);
        await page.keyboard.press("Enter");
      }
    }
    await page.getByTestId("finished").waitFor();
    assert.deepEqual(trouble, []);
    await context.close();
  });
}

test("progress survives a reload, and can be forgotten", async () => {
  const { page, context, trouble } = await newPage();
  await begin(page, "quoridor");
  const [start, step] = lessonsOf("quoridor");
  for (const number of start.tasks.keys()) {
    await solve(page, "quoridor", start, number, WAYS.mouse);
    await action(page, "next").click();
  }
  await reached(page, step, 0, "play");
  await page.reload();
  await reached(page, step, 0, "play");
  await page.locator(".lesson-where a").click();
  const course = page.locator("[data-course=quoridor]");
  await eventually(async () => assert.match(await course.locator(".learn-progress").textContent(), /1 of 20/));
  assert.equal(await course.locator("li.done").count(), 1);
  assert.equal(await course.locator("[data-action=go]").textContent(), "Continue");
  assert.match(await course.locator("[data-action=go]").getAttribute("href"), /quoridor\/step$/);
  await action(page, "restart").click();
  await action(page, "restart").click();
  await eventually(async () => assert.match(await course.locator(".learn-progress").textContent(), /0 of 20/));
  assert.deepEqual((await stored(page)).quoridor, { done: [], hints: 0 });
  assert.deepEqual(trouble, []);
  await context.close();
});

test("where nothing may be kept, lessons are done until the page is closed", async () => {
  const { page, context } = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(page, "#/learn/quoridor/start");
  const [start] = lessonsOf("quoridor");
  for (const number of start.tasks.keys()) {
    await solve(page, "quoridor", start, number, WAYS.mouse);
    await action(page, "next").click();
  }
  await page.locator(".lesson-where a").click();
  await counts(page, "[data-course=quoridor] li.done", 1);
  await context.close();
});

test("whoever needed many hints begins with level 1", async () => {
  const { page, context, trouble } = await newPage();
  await enter(page);
  const done = lessonsOf("squadro").map(({ id }) => id);
  await page.evaluate((kept) => localStorage.setItem("farside.learn", JSON.stringify(kept)), {
    squadro: { done, hints: 9 },
  });
  await open(page, "#/learn/squadro");
  const course = page.locator("[data-course=squadro]");
  await course.locator("[data-action=play]").waitFor();
  assert.match(await course.textContent(), /Squadro: course finished!.*level 1/);
  assert.equal(await course.locator("[data-action=go]").count(), 0);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("the first visit offers the courses, until they were seen or declined", async () => {
  const { page, context, trouble } = await newPage();
  const offer = page.locator(".home-offer");
  await open(page);
  await offer.locator("button").click();
  await counts(page, ".home-offer", 0);
  await page.reload();
  await page.locator(".cards").waitFor();
  assert.equal(await offer.count(), 0, "it was declined");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offer.locator("a").click();
  await page.locator(".learn-course").first().waitFor();
  await page.goBack();
  await page.locator(".cards").waitFor();
  assert.equal(await offer.count(), 0, "they were seen");
  await page.locator("[data-way=course]").click();
  await page.locator(".learn-course").first().waitFor();
  // Whoever has played here isn't new.
  await enter(page);
  await page.evaluate(() => localStorage.clear());
  await keep(page, { id: "kept", name: "quoridor", players: [{ kind: "person" }, { kind: "person" }], setup: {} });
  await open(page);
  await page.locator(".cards").waitFor();
  assert.equal(await offer.count(), 0);
  assert.deepEqual(trouble, []);
  await context.close();
});

test("help, rules and course lead to each other", async () => {
  const { page, context, trouble } = await newPage();
  await open(page, "#/help");
  await page.locator(".help a[href='#/learn/squadro']").click();
  const course = page.locator("[data-course=squadro]");
  await eventually(async () =>
    assert.ok(await course.locator("h2").evaluate((heading) => heading === document.activeElement)),
  );
  await course.locator("a[href='#/rules/squadro']").click();
  await page.locator(".rules section").first().waitFor();
  await page.locator(".rules a[href='#/learn/squadro']").click();
  await course.waitFor();
  for (const nowhere of ["#/learn/chess", "#/learn/quoridor/castling"]) {
    await open(page, nowhere);
    await eventually(async () => assert.equal(await page.locator("h1").textContent(), "Page not found"));
  }
  assert.deepEqual(trouble, []);
  await context.close();
});

test("lessons without network", async () => {
  const { page, context, trouble } = await newPage(KEEPING);
  await open(page);
  await appKept(page);
  await context.setOffline(true);
  await open(page, "#/learn/squadro/jump");
  const jump = lessonsOf("squadro").find(({ id }) => id === "jump");
  for (const number of jump.tasks.keys()) {
    await solve(page, "squadro", jump, number, WAYS.mouse);
    await action(page, "next").click();
  }
  await page.reload();
  await page.locator(".lesson .board").waitFor();
  assert.deepEqual(
    trouble.filter((what) => !what.includes("ERR_INTERNET_DISCONNECTED")),
    [],
  );
  await context.close();
});

test("a fence is placed with two touches on a phone, and the buttons stay in reach", async () => {
  const { page, context, trouble } = await newPage(PHONE);
  await open(page, "#/learn/quoridor/fence");
  const fence = lessonsOf("quoridor").find(({ id }) => id === "fence");
  await reached(page, fence, 0, "play");
  await page.touchscreen.tap(...(await spot(page, "e3h")));
  await page.locator(".lesson .fence-bar .primary").tap();
  await reached(page, fence, 0, "right");
  const { y, height } = await page.locator(".lesson-go").boundingBox();
  assert.ok(y + height <= PHONE.viewport.height, `${y + height}`);
  assert.deepEqual(trouble, []);
  await context.close();
});

/** What a lesson looks like at its beginning, with a hint, after a wrong move and when it is solved. */
const LOOKS = [
  ["quoridor", "twice", "b4h"],
  ["quoridor", "four", undefined],
  ["squadro", "give", "1"],
];

for (const [device, sizes] of Object.entries(SIZES)) {
  test(`lessons on a ${device}: everything has its place, and nobody is kept out`, async () => {
    const touch = device === "touchscreen";
    const { page, context, trouble } = await newPage({ viewport: sizes[0], hasTouch: touch, isMobile: touch });
    const wrong = [];
    const judge = async (name) => wrong.push(...(await faultsOf(page, sizes, name)));
    await open(page, "#/learn");
    await page.locator(".learn-course").first().waitFor();
    await judge("learn");
    for (const [game, id, bad] of LOOKS) {
      const lesson = lessonsOf(game).find((one) => one.id === id);
      await goTo(page, game, id);
      await action(page, "hint").click();
      await action(page, "hint").click();
      await judge(`lesson-${id}-hint`);
      if (bad !== undefined) {
        await page.locator(".board-frame").focus();
        await WAYS.keyboard(page, game, lesson.tasks[0], bad, []);
        await reached(page, lesson, 0, "wrong");
        await judge(`lesson-${id}-wrong`);
        await action(page, "again").click();
      }
      await page.locator(".board-frame").focus();
      await solve(page, game, lesson, 0, WAYS.keyboard);
      await judge(`lesson-${id}-right`);
    }
    await page.emulateMedia({ forcedColors: "active" });
    wrong.push(...(await serious(page)).map((what) => `in forced colours: ${what}`));
    await page.emulateMedia({ forcedColors: "none" });
    assert.deepEqual(wrong, []);
    assert.deepEqual(trouble, []);
    await context.close();
  });
}
