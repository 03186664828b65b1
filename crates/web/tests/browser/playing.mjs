// Playing the app as somebody would: beginning games, finding places on the boards, playing to the end.

import assert from "node:assert/strict";

import { gameOn, loadRules, open } from "./stand.mjs";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A game that takes more moves of one person than this doesn't end. */
const TURNS = 150;

/** The pictures of the boards: their sizes, and the distance from one square or space to the next. */
const QUORIDOR = { size: 676, first: 58, pitch: 70 };

/** What shows that somebody at this screen is to move, or that the game is over. */
const READY = ".board .can-move, .board .target, .status .primary";

let rules;
/** Asks the rules, in node. */
export async function ask(question) {
  rules ??= await loadRules();
  return rules(question);
}

export function viewOf({ name, setup, moves }) {
  return ask({ call: "view", game: { name, setup, moves } });
}

/** Starts a game; `choices` are names and values of the page before it, `fill` what is typed there. */
export async function start(page, game, against, choices, fill = {}) {
  await open(page, `#/new/${game}/${against}`);
  for (const [name, value] of Object.entries(choices)) await page.locator(`[name=${name}][value='${value}']`).check();
  if (Object.keys(fill).length > 0) await page.locator("details.more summary").click();
  for (const [name, value] of Object.entries(fill)) {
    await page.locator(`input[name=${name}]`).fill(String(value));
    await page.locator(`input[name=${name}]`).press("Tab");
  }
  await page.locator("button[type=submit]").click();
  await page.locator(READY).first().waitFor();
}

/** Starts a game against the computer by keyboard alone. */
export async function startByKeyboard(page, game) {
  await open(page, `#/new/${game}/computer`);
  const tabTo = async (name) => {
    for (let tab = 0; tab < 30; tab++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute("name"))) === name) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard doesn't get to ${name}`);
  };
  await tabTo("level");
  for (let step = 0; step < 7 && !(await page.locator("[name=level][value='1']").isChecked()); step++)
    await page.keyboard.press("ArrowLeft");
  if (game === "squadro") {
    await tabTo("seat");
    await page.keyboard.press("ArrowRight");
  }
  await tabTo("first");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator(READY).first().waitFor();
}

/** Waits until so many moves are made and a person is to move, or the game is over. */
async function ready(page, made) {
  await page.waitForFunction(
    ([count, selector]) =>
      document.querySelectorAll(".move-list button").length >= count && document.querySelector(selector) !== null,
    [made, READY],
    { polling: 40 },
  );
  return (await page.locator(".status .primary").count()) === 0;
}

/** Plays a whole game, `move` making each move of the people at this screen, and gives the game as it was kept. */
export async function playOut(page, move) {
  let made = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    if (!(await ready(page, made))) return gameOn(page);
    const game = await gameOn(page);
    await move(await viewOf(game), game.moves.length);
    made = game.moves.length + 1;
  }
  throw new Error("the game doesn't end");
}

/** The end that the page shows is one by the rules, and nothing went wrong on the way. */
export async function checkOver(game, trouble) {
  assert.equal(game.over, true);
  assert.notEqual((await viewOf(game)).ending, null);
  assert.deepEqual(trouble, []);
}

/** Where a square or a fence of Quoridor is on the page, with seat 1 at the bottom. */
export async function spot(page, text) {
  const box = await page.locator(".board-frame .board").boundingBox();
  const { size, first, pitch } = QUORIDOR;
  const half = text.length === 3 ? pitch / 2 : 0;
  const x = first + pitch * (text.charCodeAt(0) - 97) + half;
  const y = first + pitch * (57 - text.charCodeAt(1)) - half;
  // A groove is pointed at beside its middle, where no other crosses it.
  const aside = text.endsWith("h") ? [-20, 0] : text.endsWith("v") ? [0, -20] : [0, 0];
  return [box.x + ((x + aside[0]) / size) * box.width, box.y + ((y + aside[1]) / size) * box.height];
}

/** A move worth making in Quoridor: the best fence now and then, otherwise the next square of the way. */
export function chooseQuoridor(view, ply) {
  const own = view.sides[view.turn - 1];
  const worth = ([, { changes }]) =>
    changes.reduce((sum, change) => sum + (change.seat === view.turn ? -change.longer : change.longer), 0);
  if (ply % 6 >= 4 && own.fences > 0) {
    const best = Object.entries(view.ghosts)
      .filter(([, ghost]) => "changes" in ghost)
      .sort((a, b) => worth(b) - worth(a))[0];
    if (best !== undefined && worth(best) > 0) return best[0];
  }
  const [next] = own.path;
  return view.targets.includes(next) ? next : view.targets[0];
}

/** A lane worth moving in Squadro: the fastest piece. */
export function chooseSquadro(view) {
  const { pieces } = view.sides[view.turn - 1];
  return [...view.legal].sort((a, b) => pieces[b - 1].speed - pieces[a - 1].speed)[0];
}

/** The middle of a piece of Squadro. */
export async function pieceAt(page, seat, lane) {
  const box = await page.locator(`.board-frame .piece[data-seat='${seat}'][data-lane='${lane}'] .touch`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Comes to the board by keyboard. */
async function tabToBoard(page) {
  for (let tab = 0; tab < 20 && !(await page.locator(".board-frame:focus").count()); tab++)
    await page.keyboard.press("Tab");
}

/** How seat 1 moves in whole games: each makes, for a page, what `playOut` calls at every turn. */
export const MOVES = {
  quoridor: {
    mouse: (page) => async (view, ply) => {
      const move = chooseQuoridor(view, ply);
      const own = view.sides[0].pawn;
      if (move.length === 3 || ply % 4 === 0) return page.mouse.click(...(await spot(page, move)));
      // Every other step is dragged.
      await page.mouse.move(...(await spot(page, own)));
      await page.mouse.down();
      await page.mouse.move(...(await spot(page, move)), { steps: 3 });
      return page.mouse.up();
    },
    keyboard: (page) => {
      const walk = async (from, to) => {
        const columns = to.charCodeAt(0) - from.charCodeAt(0);
        const rows = to.charCodeAt(1) - from.charCodeAt(1);
        for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
        for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
      };
      let cursor;
      return async (view, ply) => {
        if (cursor === undefined) await tabToBoard(page);
        cursor ??= view.sides[0].pawn;
        const move = chooseQuoridor(view, ply);
        if (move.length === 2) {
          await walk(cursor, move);
          cursor = move;
        } else {
          const begin = String.fromCharCode(Math.min(104, cursor.charCodeAt(0)), Math.min(56, cursor.charCodeAt(1)));
          await page.keyboard.press(move.endsWith("h") ? "h" : "v");
          await walk(begin, move.slice(0, 2));
        }
        await page.keyboard.press("Enter");
      };
    },
  },
  squadro: {
    mouse: (page) => async (view) => page.mouse.click(...(await pieceAt(page, 1, chooseSquadro(view)))),
    keyboard: (page) => async (view) => {
      await tabToBoard(page);
      await page.keyboard.press(String(chooseSquadro(view)));
      await page.keyboard.press("Enter");
    },
  },
};

/** Whether seat 1 of two placed a fence. */
export const placedFence = (game) => game.moves.some((move, ply) => ply % 2 === 0 && move.length === 3);

/** Keeps a game in the browser as if it had been played there. */
export async function keep(page, game) {
  const usual = { seed: 1, drawn: false, bottom: 1, begun: 1, changed: 1, over: false, moves: [] };
  await page.evaluate(
    (kept) =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open("farside");
        opened.onupgradeneeded = () => opened.result.createObjectStore("games", { keyPath: "id" });
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const put = opened.result.transaction("games", "readwrite").objectStore("games").put(kept);
          put.onsuccess = () => {
            opened.result.close();
            resolve();
          };
          put.onerror = () => reject(put.error);
        };
      }),
    { ...usual, ...game },
  );
}

/** A game of Quoridor of so many moves, which isn't over: pawns walk about, and now and then a fence is placed. */
export async function longGame(length) {
  const moves = [];
  let seed = 5;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  while (moves.length < length) {
    const view = await ask({ call: "view", game: { name: "quoridor", setup: {}, moves } });
    const goals = { top: "9", bottom: "1" };
    const { goal, fences } = view.sides[view.turn - 1];
    const steps = view.targets.filter((at) => at[1] !== goals[goal]);
    const placed = Object.keys(view.ghosts).filter((fence) => "changes" in view.ghosts[fence]);
    const choice = fences > 0 && random(12) === 0 ? placed : steps;
    const move = choice[random(choice.length)];
    const next = await ask({ call: "view", game: { name: "quoridor", setup: {}, moves: [...moves, move] } });
    if (next.ending === null) moves.push(move);
  }
  return moves;
}
