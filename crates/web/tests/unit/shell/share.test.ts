// Sharing: by the system's sheet, by the clipboard, or by hand.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { page } from "../browser.ts";
import {
  uncopiedText,
  copy,
  hasSheet,
  openSheet,
  previewed,
  share,
  shareAction,
  sharing,
} from "../../../app/shell/share.ts";

const LINK = { title: "Quoridor", url: "http://farside.test/app/#/game/abc" };
const { clipboard } = page.navigator;

/** Gives the browser a share sheet that does this. */
function sheet(act: (data: ShareData) => Promise<void>): void {
  Object.assign(page.navigator, { share: act });
}

function refuse(name: string): () => Promise<never> {
  return () => Promise.reject(new DOMException("no", name));
}

beforeEach(() => {
  clipboard.text = "";
  uncopiedText.value = undefined;
});

afterEach(() => {
  mock.restoreAll();
  Reflect.deleteProperty(page.navigator, "share");
  Object.assign(page.navigator, { clipboard });
});

test("without a share sheet it is copied, and said so", async () => {
  assert.equal(hasSheet(), false);
  assert.equal(await share(LINK), "copied");
  assert.equal(clipboard.text, LINK.url);
  assert.equal(await share({ title: "Quoridor", text: "1. e2" }), "copied");
  assert.equal(clipboard.text, "1. e2");
  assert.equal(uncopiedText.value, undefined);
});

test("the share sheet gets all of it, and nothing is copied", async () => {
  const shared: ShareData[] = [];
  sheet(async (data) => void shared.push(data));
  assert.equal(await share(LINK), undefined);
  assert.deepEqual(shared, [LINK]);
  assert.equal(clipboard.text, "");
});

test("whoever closes the share sheet has decided", async () => {
  sheet(refuse("AbortError"));
  assert.equal(await share(LINK), undefined);
  assert.equal(clipboard.text, "");
  assert.equal(uncopiedText.value, undefined);
});

test("where the browser refuses the share sheet, it is copied", async () => {
  sheet(refuse("NotAllowedError"));
  assert.equal(await openSheet(LINK), "refused");
  assert.equal(clipboard.text, "", "nobody has asked for that");
  assert.equal(await share(LINK), "copied");
  assert.equal(clipboard.text, LINK.url);
});

test("a refused clipboard was an error nobody caught, and the button said “Copied”", async () => {
  mock.method(clipboard, "writeText", refuse("NotAllowedError"));
  assert.equal(await share(LINK), undefined);
  assert.equal(uncopiedText.value, LINK.url, "it is shown, to be copied by hand");
});

test("a page without a clipboard shows what is to be copied", async () => {
  Object.assign(page.navigator, { clipboard: undefined });
  assert.equal(await copy("1. e2"), undefined);
  assert.equal(uncopiedText.value, "1. e2");
});

test("the action opens the dialog with what is shared", () => {
  const shared = { played: { name: "squadro" as const, setup: {}, moves: ["1"] }, text: () => "1." };
  assert.equal(shareAction(() => shared).run(), undefined);
  assert.equal(sharing.value, shared);
  sharing.value = undefined;
});

test("links to games and positions tell servers what they are about", () => {
  assert.equal(
    previewed("http://farside.test/app/#/game/AbCdEf123456", { game: "AbCdEf123456" }),
    "http://farside.test/app/?game=AbCdEf123456#/game/AbCdEf123456",
  );
  assert.equal(
    previewed("http://farside.test/#/a", { board: "squadro", position: "0 0 / y", moves: "1 3" }),
    "http://farside.test/?board=squadro&position=0+0+%2F+y&moves=1+3#/a",
  );
});
