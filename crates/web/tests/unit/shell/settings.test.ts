// Settings, and choices of the last time: kept in the browser, read with suspicion.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, provide } from "../browser.ts";
import { storeChoice, lastChoice } from "../../../app/setup/last-choices.ts";
import type * as Settings from "../../../app/settings.ts";

const KEY = "farside.settings";

let pages = 0;
/** The module as a newly loaded page has it. */
function load(): Promise<typeof Settings> {
  return import(`../../../app/settings.ts?page=${pages++}`) as Promise<typeof Settings>;
}

test("without anything kept all settings are as usual", async () => {
  localStorage.clear();
  const { settings, valuesOf } = await load();
  for (const name of Object.keys(settings) as Settings.SettingName[])
    assert.equal(settings[name].value, name === "confirm" ? "touch" : valuesOf(name)[0], name);
});

test("settings are kept for the next page", async () => {
  const before = await load();
  before.followSettings();
  before.settings.theme.value = "dark";
  before.settings.confirm.value = "never";
  const { settings } = await load();
  assert.equal(settings.theme.value, "dark");
  assert.equal(settings.confirm.value, "never");
  assert.equal(settings.board.value, "walnut");
});

test("the style sheets are told of a change", async () => {
  localStorage.clear();
  const { settings, followSettings } = await load();
  followSettings();
  const { dataset } = page.document.documentElement;
  assert.deepEqual({ ...dataset }, { theme: "auto", board: "walnut", coordinates: "on", motion: "auto" });
  settings.board.value = "contrast";
  assert.equal(dataset["board"], "contrast");
});

test("kept settings that can't be read are as usual", async () => {
  for (const kept of ["", "{", "null", "7", '"dark"', "[]", '["dark"]', '{"theme":"pink"}', '{"theme":["dark"]}']) {
    localStorage.setItem(KEY, kept);
    assert.equal((await load()).settings.theme.value, "auto", kept);
  }
  localStorage.setItem(KEY, '{"theme":"pink","sounds":"off"}');
  assert.equal((await load()).settings.sounds.value, "off", "one strange value doesn't spoil the others");
});

test("a browser that keeps nothing still has settings", async () => {
  const { localStorage: kept } = globalThis;
  const refuse = (): never => {
    throw new DOMException("no storage", "SecurityError");
  };
  provide("localStorage", { getItem: refuse, setItem: refuse });
  const { settings, followSettings } = await load();
  followSettings();
  settings.theme.value = "light";
  assert.equal(page.document.documentElement.dataset["theme"], "light");
  assert.deepEqual(lastChoice("new", { players: 2 }), { players: 2 });
  storeChoice("new", { players: 3 });
  provide("localStorage", kept);
});

test("things move unless the person or the device says no", async () => {
  localStorage.clear();
  const { settings, moves } = await load();
  assert.equal(moves(), true);
  page.still.matches = true;
  assert.equal(moves(), false);
  page.still.matches = false;
  settings.motion.value = "off";
  assert.equal(moves(), false);
});

test("choices are remembered, and what is missing is as usual", () => {
  localStorage.clear();
  assert.deepEqual(lastChoice("new", { players: 2, level: 3 }), { players: 2, level: 3 });
  storeChoice("new", { level: 5, gone: true });
  assert.deepEqual(lastChoice("new", { players: 2, level: 3 }), { players: 2, level: 5, gone: true });
  assert.deepEqual(lastChoice("other", { players: 2 }), { players: 2 }, "under another name");
  for (const kept of ["{", "null", "3"]) {
    localStorage.setItem("farside.new", kept);
    assert.deepEqual(lastChoice("new", { players: 2 }), { players: 2 }, kept);
  }
});
