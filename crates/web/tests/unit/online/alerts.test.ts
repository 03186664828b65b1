// What goes on elsewhere: which of it is told, and what the title and the icon of the window say.

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

import { page } from "../browser.ts";
import { elsewhere, followAlerts, type GameAlert, alerts, pageTitle, turnHere } from "../../../app/shell/alerts.ts";
import { route } from "../../../app/route.ts";
import { loadTexts } from "../../../app/texts.ts";

const item = (id: string, kind: GameAlert["kind"], more: Partial<GameAlert> = {}): GameAlert => ({
  id,
  link: "",
  game: "quoridor",
  kind,
  others: "Ann",
  begun: false,
  ...more,
});
const icon = (): string | undefined => page.document.icon.attributes["href"];

before(async () => {
  await loadTexts("en");
  pageTitle.value = "Settings – Farside";
  followAlerts();
});

beforeEach(() => {
  alerts.value = [];
  turnHere.value = undefined;
  route.value = { page: "settings" };
});

test("the page that is shown speaks for itself", () => {
  alerts.value = [item("a", "turn"), item("b", "playing")];
  assert.deepEqual(
    elsewhere.value.map(({ id }) => id),
    ["a", "b"],
  );
  route.value = { page: "game", id: "a", link: "" };
  assert.deepEqual(
    elsewhere.value.map(({ id }) => id),
    ["b"],
  );
  route.value = { page: "play", id: "a" };
  assert.equal(elsewhere.value.length, 2, "a game on this screen is another one");
});

test("the title and the icon say that a game waits for us", () => {
  assert.equal(page.document.title, "Settings – Farside");
  assert.equal(icon(), "icon.svg");
  alerts.value = [item("a", "waiting"), item("b", "playing")];
  assert.equal(page.document.title, "Settings – Farside", "nothing is to be done");
  assert.equal(icon(), "icon.svg");
  alerts.value = [item("a", "waiting"), item("b", "turn", { game: "squadro" })];
  assert.equal(page.document.title, "Your turn – Squadro");
  assert.equal(icon(), "icon-badge.svg");
  route.value = { page: "game", id: "b", link: "" };
  assert.equal(page.document.title, "Settings – Farside");
  turnHere.value = "squadro";
  assert.equal(page.document.title, "Your turn – Squadro", "in the game that is shown, too");
  alerts.value = [item("a", "turn")];
  assert.equal(page.document.title, "Your turn – Quoridor", "another game is called to first");
  turnHere.value = undefined;
  alerts.value = [];
  assert.equal(page.document.title, "Settings – Farside");
  assert.equal(icon(), "icon.svg");
});

test("the title said “Your turn” when a game had begun with somebody else's", () => {
  alerts.value = [item("a", "playing", { begun: true })];
  assert.equal(page.document.title, "Game started – Quoridor");
  assert.equal(icon(), "icon-badge.svg", "it calls all the same");
  alerts.value = [item("a", "turn", { begun: true })];
  assert.equal(page.document.title, "Your turn – Quoridor");
  alerts.value = [item("a", "playing", { begun: true }), item("b", "turn", { game: "squadro" })];
  assert.equal(page.document.title, "Your turn – Squadro", "where something is to be done comes first");
  alerts.value = [item("a", "waiting", { begun: true })];
  assert.equal(page.document.title, "Settings – Farside");
});
