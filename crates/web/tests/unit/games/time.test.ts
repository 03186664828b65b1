// Clocks and time controls as people read them, the time of a game on this screen, and waiting for an idle browser.

import assert from "node:assert/strict";
import { before, mock, test } from "node:test";

import { provide } from "../browser.ts";
import { FakeTime } from "../fake-time.ts";
import { idle } from "../../../app/idle.ts";
import { LocalClock } from "../../../app/session/local-clock.ts";
import { clockText, controlText, SHORT } from "../../../app/text/time.ts";
import { loadTexts } from "../../../app/texts.ts";

before(() => loadTexts("en"));

test("a clock shows what is left, tenths near the end, hours and days if there are any", () => {
  const shown: [number, string][] = [
    [0, "0.0"],
    [99, "0.0"],
    [100, "0.1"],
    [3996.8, "3.9"],
    [9_999, "9.9"],
    [10_000, "0:10"],
    [59_999, "0:59"],
    [60_000, "1:00"],
    [605_000, "10:05"],
    [3_599_999, "59:59"],
    [3_600_000, "1:00:00"],
    [86_399_999, "23:59:59"],
    [86_400_000, "1 d 0 h"],
    [2 * 86_400_000 + 5 * 3_600_000 + 1, "2 d 5 h"],
  ];
  for (const [left, text] of shown) assert.equal(clockText(left), text, String(left));
  assert.equal(SHORT, 10_000);
});

test("a clock that shows something above zero never runs backwards", () => {
  const order = (text: string): number => text.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
  for (let left = 4_000_000; left >= 0; left -= 97)
    assert.ok(order(clockText(left)) <= order(clockText(left + 97)), String(left));
});

test("time controls are said in words", () => {
  const said: [string, string][] = [
    ["-", "No time limit"],
    ["600+5", "10 min + 5 s"],
    ["600+0", "10 min"],
    ["600", "10 min"],
    ["90", "90 s"],
    ["90+1", "90 s + 1 s"],
    ["30/move", "30 seconds per move"],
    ["1/move", "1 second per move"],
    ["1d/move", "1 day per move"],
    ["2d/move", "2 days per move"],
  ];
  for (const [control, text] of said) assert.equal(controlText(control), text);
});

test("the time of a game passes only while it runs", () => {
  let clock = 1_000;
  mock.method(performance, "now", () => clock);
  const time = new LocalClock();
  time.set(500);
  clock += 100;
  assert.equal(time.now(), 500, "it stands until it is started");
  time.run();
  clock += 100;
  assert.equal(time.now(), 600);
  time.run();
  clock += 10;
  assert.equal(time.now(), 610, "to start it twice changes nothing");
  time.stop();
  assert.equal(time.runs, false);
  clock += 1_000;
  time.stop();
  assert.equal(time.now(), 610, "nor does it to stop it twice");
  time.run();
  clock += 5;
  assert.equal(time.now(), 615);
  time.set(50);
  clock += 5;
  assert.equal(time.now(), 55, "set while it runs, it runs on from there");
  mock.restoreAll();
});

test("a browser that says when it is idle is waited for, but not for long", async () => {
  let asked: IdleRequestOptions | undefined;
  let free: () => void = () => assert.fail("nobody waits");
  provide("requestIdleCallback", (callback: () => void, options: IdleRequestOptions) => {
    [free, asked] = [callback, options];
  });
  let waited = false;
  const waiting = idle().then(() => (waited = true));
  await Promise.resolve();
  assert.equal(waited, false);
  assert.equal(asked?.timeout, 500);
  free();
  await waiting;
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});

test("elsewhere a moment is waited", async () => {
  const time = new FakeTime();
  time.take();
  let waited = false;
  const waiting = idle().then(() => (waited = true));
  time.pass(99);
  await Promise.resolve();
  assert.equal(waited, false);
  time.pass(1);
  await waiting;
  time.giveBack();
});
