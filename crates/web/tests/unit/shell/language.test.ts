// Which language the app speaks, and what happens when its texts can't be had. The crate i18n reads the same table of tags.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";

import { page, provide } from "../browser.ts";
import {
  chosenCode,
  english,
  LANGUAGES,
  lookUp,
  preferred,
  remember,
  sortedFor,
  usual,
} from "../../../app/language.ts";
import { number } from "../../../app/format.ts";
import { chooseLanguage, language, loadParts, loadTexts, t } from "../../../app/texts.ts";

const { document: fakeDocument, location: address, navigator: browser } = page;
const root = fakeDocument.documentElement as unknown as { lang: string; dir: string };

/** A jar that keeps one cookie, as the app sets it. */
const jar = { cookie: "" };
Object.defineProperty(fakeDocument, "cookie", {
  get: () => jar.cookie,
  set: (cookie: string) => {
    jar.cookie = cookie.includes("max-age=0") ? "" : (cookie.split(";")[0] ?? "");
  },
});
Object.assign(browser, { languages: ["en-GB"] });
provide("history", { state: null, replaceState: (_: unknown, __: string, to: URL) => (address.href = to.href) });

/** What the server has of a language. */
const FAKE = "loading = Lädt …\nterms-players = { $count } Leute\n";
let served: () => Response = () => new Response(FAKE);
// English is fetched once, before anything else.
await loadTexts("en");
provide("fetch", async () => served());

beforeEach(() => {
  jar.cookie = "";
  address.search = "";
  Object.assign(browser, { languages: ["en-GB"] });
});

test("tags lead to the closest language", () => {
  const table = JSON.parse(
    readFileSync(new URL("../../../../../locales/negotiation.json", import.meta.url), "utf8"),
  ) as [string, string | null][];
  assert.ok(table.length > 15);
  for (const [tag, expected] of table) assert.equal(lookUp(tag)?.code ?? null, expected, tag);
});

test("the address wins over the choice, and the choice over the browser", () => {
  Object.assign(browser, { languages: ["tlh", "fr-CA", "de"] });
  assert.equal(preferred().code, "fr");
  remember("ja");
  assert.equal(chosenCode(), "ja");
  assert.equal(preferred().code, "ja");
  address.search = "?lang=zh-TW";
  assert.equal(preferred().code, "zh-TW");
  address.search = "?lang=nonsense";
  assert.equal(preferred().code, "ja");
  remember(undefined);
  assert.equal(preferred().code, "fr");
  Object.assign(browser, { languages: ["tlh"] });
  assert.equal(usual(), english());
});

test("a cookie of somebody else's is no choice", () => {
  jar.cookie = "lang=../../etc";
  assert.equal(chosenCode(), undefined);
});

test("choosing takes the language out of the address", () => {
  address.search = "?lang=he";
  remember("de");
  assert.equal(address.search, "");
});

test("languages are sorted as their reader expects it", () => {
  const names = sortedFor(english()).map(({ name }) => name);
  assert.equal(names.length, LANGUAGES.length);
  assert.ok(names.indexOf("Čeština") < names.indexOf("Dansk"), "with its hook, but a C");
});

test("a language is spoken from the moment it is chosen", async () => {
  await loadTexts("en");
  assert.deepEqual([root.lang, root.dir], ["en", "ltr"]);
  await chooseLanguage(lookUp("de"));
  assert.equal(t("loading"), "Lädt …");
  assert.equal(root.lang, "de");
  assert.equal(number(12345), "12.345");
  assert.equal(t("terms-players", { count: 1234.5 }), "1.234,5 Leute");
  await chooseLanguage(undefined);
  assert.equal(language(), english());
});

test("texts that can't be had are English, with one warning", async () => {
  await loadTexts("en");
  const loading = t("loading");
  for (const answer of [new Response("gone", { status: 404 }), undefined]) {
    served = () => {
      if (answer === undefined) throw new TypeError("no network");
      return answer;
    };
    const warned = mock.method(console, "warn", () => undefined);
    await loadTexts("ar");
    assert.equal(warned.mock.callCount(), 1);
    warned.mock.restore();
    assert.equal(t("loading"), loading);
    assert.deepEqual([root.lang, root.dir], ["en", "ltr"]);
  }
});

test("a language chosen while another is on its way wins", async () => {
  await loadTexts("en");
  let answer = (_: Response): void => undefined;
  provide("fetch", async () => new Promise<Response>((resolve) => (answer = resolve)));
  const [first, second] = [loadTexts("fr"), loadTexts("en")];
  await second;
  answer(new Response(FAKE));
  await first;
  assert.equal(language(), english());
});

test("a part that can't be had later is English, and the rest stays in its language", async () => {
  served = () => new Response(FAKE);
  await loadTexts("de");
  served = () => new Response("gone", { status: 404 });
  provide("fetch", async (of: URL) => (of.href.includes("later-en") ? new Response("later-text = Later") : served()));
  const warned = mock.method(console, "warn", () => undefined);
  await loadParts(["text:later-{language}"]);
  assert.equal(warned.mock.callCount(), 1);
  warned.mock.restore();
  assert.equal(t("later-text"), "Later");
  assert.equal(t("loading"), "Lädt …");
  assert.equal(language().code, "de");
});
