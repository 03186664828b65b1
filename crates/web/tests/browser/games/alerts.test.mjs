// A game that begins or waits finds its player, whatever page is shown.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ownFaults, person, rename, two, type, useServer } from "../online-stand.mjs";
import { appKept, counts, eventually, KEEPING, stand } from "../stand.mjs";

useServer();

const icon = (page) => page.locator("link[rel=icon]").getAttribute("href");
const title = (page, wanted) => eventually(async () => assert.match(await page.title(), wanted));
const box = (page) => page.locator(".play-frame").boundingBox();

/** Counts the notes that are played, and notifications, of a page that seems to be hidden while `seen` is false. */
async function listen(context) {
  await context.addInitScript(() => {
    window.heard = { notes: 0, notifications: [], hidden: false };
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.heard.notes++;
      return make.call(this);
    };
    Object.defineProperty(document, "hidden", { get: () => window.heard.hidden });
    window.Notification = class extends EventTarget {
      static permission = "default";
      static requestPermission() {
        return Promise.resolve((this.permission = "granted"));
      }
      constructor(_, { body }) {
        super();
        window.heard.notifications.push(body);
      }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (_, { body }) =>
      void window.heard.notifications.push(body);
  });
}

async function findOpponent(page, name) {
  await page.goto(`${stand.address}#/lobby`);
  await rename(page, name);
  await page.locator(".pairing button[type=submit]").click();
}

test("quick pairing goes on while somebody plays the computer, and the game calls its player", async () => {
  const [ann, bob] = [await person(KEEPING), await person()];
  await listen(ann.context);
  await findOpponent(ann.page, "Ann");
  await ann.page.getByRole("button", { name: "Notify me when it starts" }).click();
  await ann.page.getByRole("link", { name: "Play the computer while you wait" }).click();
  await ann.page.locator("[name=first][value='1']").check();
  await ann.page.locator("button[type=submit]").click();
  await ann.page.locator(".board-frame .target").first().waitFor();
  await counts(ann.page, ".news[data-news=waiting]", 1, "the bar says that somebody is waited for");
  const [before, notes] = [await box(ann.page), await ann.page.evaluate(() => window.heard.notes)];
  await ann.page.evaluate(() => (window.heard.hidden = true));
  await findOpponent(bob.page, "Bob");
  await bob.page.locator(".board").waitFor();
  await ann.page.locator(".news.urgent").waitFor();
  assert.match(await ann.page.locator(".news").textContent(), /Game started: Quoridor \(Bob\)/);
  assert.deepEqual(await box(ann.page), before, "the board stays where it is");
  await title(ann.page, /^Your turn – Quoridor$/);
  assert.equal(await icon(ann.page), "icon-badge.svg");
  await eventually(async () => {
    const heard = await ann.page.evaluate(() => window.heard);
    assert.ok(heard.notes > notes, "there is a sound");
    assert.match(heard.notifications[0] ?? "", /Game started: Quoridor \(Bob\)/);
  });
  await ann.page.evaluate(() => (window.heard.hidden = false));
  await ann.page.locator(".news .button").click();
  await eventually(async () => assert.match(await ann.page.locator(".seats.above").textContent(), /Bob/));
  await counts(ann.page, ".news", 0, "nobody is called to where they are");
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await Promise.all([ann.context.close(), bob.context.close()]);
});

test("a move that waits for an answer is told on every page, also after the page was loaded anew", async () => {
  const { ann, bob, end } = await two();
  await type(ann.page, "e2");
  await title(ann.page, /^Quoridor – Farside$/);
  await ann.page.evaluate(() => (location.hash = "#/settings"));
  await counts(ann.page, ".news[data-news=playing]", 1, "the way back is there");
  await type(bob.page, "e8");
  await counts(ann.page, ".news.urgent[data-news=turn]", 1);
  await title(ann.page, /^Your turn – Quoridor$/);
  await title(bob.page, /^Quoridor – Farside$/);
  await ann.page.reload();
  await counts(ann.page, ".news.urgent[data-news=turn]", 1);
  await ann.page.locator(".news .button").click();
  await type(ann.page, "e3");
  await title(ann.page, /^Quoridor – Farside$/);
  assert.equal(await icon(ann.page), "icon.svg");
  // A game that is over calls nobody.
  await ann.page.evaluate(() => (location.hash = "#/help"));
  await counts(ann.page, ".news", 1);
  await bob.page.locator("[data-action=resign]").click();
  await bob.page.locator("[data-action=resign].danger").click();
  await counts(ann.page, ".news", 0);
  await end();
});

test("a click on a notification leads to its game", async () => {
  const { ann, bob, end } = await two({}, KEEPING);
  const game = await ann.page.evaluate(() => location.hash);
  await appKept(ann.page);
  await ann.page.evaluate(() => (location.hash = "#/settings"));
  await ann.page.locator("h1", { hasText: "Settings" }).waitFor();
  const worker = ann.context.serviceWorkers()[0] ?? (await ann.context.waitForEvent("serviceworker"));
  // The browser shows notifications where no test can click; what the click does to the worker can be done.
  await worker.evaluate((data) => {
    const notification = { data, close: () => undefined };
    const waitUntil = (lasting) => lasting.catch(() => undefined);
    self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
  }, game);
  await ann.page.locator(".board-frame .board").waitFor();
  assert.equal(await ann.page.evaluate(() => location.hash), game);
  assert.deepEqual([...ownFaults(ann.trouble), ...ownFaults(bob.trouble)], []);
  await end();
});
