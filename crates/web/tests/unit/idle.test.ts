// Waiting for an idle browser.

import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { provide } from "./browser.ts";
import { idle } from "../../app/idle.ts";

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
  mock.timers.enable({ apis: ["setTimeout"] });
  let waited = false;
  const waiting = idle().then(() => (waited = true));
  mock.timers.tick(99);
  await Promise.resolve();
  assert.equal(waited, false);
  mock.timers.tick(1);
  await waiting;
  mock.timers.reset();
});
