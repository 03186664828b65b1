// The message catalogue against the app: every text that is asked for is there, with what it needs. That none is left over is
// checked by the crate i18n.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";

import { FluentResource } from "@fluent/bundle";

import { catalogue, page } from "../browser.ts";
import { type Call, type Literal, sources } from "../source.ts";
import { MESSAGES } from "../../../app/online/messages.ts";
import { EXPLAINED, FAULTS, refusalText } from "../../../app/online/refusals.ts";
import { titleOf } from "../../../app/shell/shell.tsx";
import { GAMES } from "../../../app/rules/messages.ts";
import { settings, type SettingName, valuesOf } from "../../../app/settings.ts";
import { CLOCKS } from "../../../app/setup/time-control.ts";
import { loadTexts, t } from "../../../app/texts.ts";

const messages = new Map(new FluentResource(catalogue()).body.map((message) => [message.id, message]));
const modules = sources();
const calls = modules.flatMap((module) => module.calls);

const isTemplate = ({ parts }: Literal): boolean => parts.length > 1;
const written = ({ parts }: Literal): string => parts.join("…");
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const pattern = ({ parts }: Literal): RegExp => new RegExp(`^${parts.map(escaped).join("(.+)")}$`);

/** What may stand in the hole of a template: a number, or anything that is written somewhere in the app. */
const words = new Set(
  modules.flatMap((module) => module.literals.filter((literal) => !isTemplate(literal)).map(written)),
);
const spelled = new Set([...words, ...[...words].map((word) => word.replaceAll("_", "-"))]);
const endings = modules.flatMap((module) =>
  module.literals.filter(({ parts }) => parts.length === 2 && parts[0] === ""),
);
const fillsHole = (text: string, deep = true): boolean =>
  /^\d+$/.test(text) || spelled.has(text) || (deep && endings.some((ending) => matches(ending, text, false)));

function matches(template: Literal, id: string, deep = true): boolean {
  const found = pattern(template).exec(id);
  return found !== null && found.slice(1).every((text) => fillsHole(text, deep));
}

test("the catalogue has no mistakes", async () => {
  await loadTexts("en");
  const begun = [...catalogue().matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
  assert.deepEqual(
    begun.filter((id) => id !== undefined && !messages.has(id)),
    [],
    "every message can be read",
  );
  assert.equal(new Set(begun).size, begun.length, "no text has the name of another");
  assert.equal(page.document.documentElement["lang" as never], "en");
});

test("every text that is asked for exists", () => {
  const missing = calls.flatMap(({ where, ids }) =>
    ids
      .filter((id) =>
        isTemplate(id) ? ![...messages.keys()].some((key) => matches(id, key)) : !messages.has(written(id)),
      )
      .map((id) => `${where}: ${written(id)}`),
  );
  assert.deepEqual(missing, []);
});

test("every text gets the values that it shows", () => {
  /** The names of the values anywhere in a pattern. */
  const variables = (part: unknown): string[] => {
    if (typeof part !== "object" || part === null) return [];
    if ("type" in part && part.type === "var" && "name" in part) return [String(part.name)];
    return Object.values(part).flatMap(variables);
  };
  const wrong = calls.flatMap(({ where, ids, given }: Call) =>
    ids.flatMap((id) => {
      const message = isTemplate(id) ? undefined : messages.get(written(id));
      const missing = variables(message?.value).filter((name) => given !== undefined && !given.includes(name));
      const idle = (given ?? []).filter((name) => message !== undefined && !variables(message.value).includes(name));
      return [
        ...missing.map((name) => `${where}: ${written(id)} needs ${name}`),
        // One call may choose between texts that don't all need the same.
        ...(ids.length === 1 ? idle.map((name) => `${where}: ${written(id)} doesn't show ${name}`) : []),
      ];
    }),
  );
  assert.deepEqual(wrong, []);
});

test("every value of a setting, every message, refusal, option, clock and level has a text", () => {
  const [refused = "", problem = ""] =
    modules.find(({ path }) => path === "rules/messages.ts")?.text.split("export type PositionProblem") ?? [];
  const [problems = "", ...rest] = problem.split(";");
  const reasons = (text: string): string[] =>
    [...text.matchAll(/"reason": "([a-z-]+)"/g)].map(([, reason]) => reason ?? "");
  // Some of the problems of a position are said in the same words.
  const alike: Record<string, string> = { overlap: "fences", cross: "fences", unstoppable: "progress" };
  const wanted = [
    ...(Object.keys(settings) as SettingName[]).flatMap((name) => [
      `setting-${name}`,
      ...valuesOf(name).map((value) => `setting-${name}-${value}`),
    ]),
    ...MESSAGES.map((message) => `message-${message}`),
    ...reasons(refused + rest.join(";")).map((reason) => `refused-${reason}`),
    ...reasons(problems).map((reason) => `problem-${alike[reason] ?? reason}`),
    ...CLOCKS.map((kind) => `time-kind-${kind}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `new-level-${level}`),
    ...["connecting", "connected", "reconnecting", "offline", "away", "gone"].map((contact) => `contact-${contact}`),
    ...GAMES.flatMap((game) => [game, `how-${game}`, `board-label-${game}`, `${game}-seat-1`, `${game}-seat-2`]),
  ];
  assert.ok(wanted.length > 60, "the lists are there");
  assert.deepEqual(
    wanted.filter((id) => !messages.has(id)),
    [],
  );
});

/** The codes that the server and the model can send, by their source. */
function codes(): Set<string> {
  const crates = new URL("../../../../", import.meta.url);
  const found = (path: string, coded: RegExp): string[] => {
    const all = [...readFileSync(new URL(path, crates), "utf8").matchAll(coded)].flatMap(([, code]) => code ?? []);
    assert.ok(all.length > 0, `${path} has codes`);
    return all;
  };
  return new Set([
    ...found("play/src/refusal.rs", /Refusal::\w+(?: \{ \.\. \})? => "(\w+)"/g),
    ...found("server/src/http/problem.rs", /=> \(?"([a-z_]+)"/g),
    ...found("server/src/http/socket.rs", /(?:code: |send_error\()"(\w+)"/g),
    ...found("server/src/http/mod.rs", /Problem \{ code: "(\w+)"/g),
  ]);
}

test("every code of the server and the model has words, and no text is left over", async () => {
  await loadTexts("en");
  const sent = codes();
  assert.ok(sent.size > 30, [...sent].join());
  assert.deepEqual([...sent].sort(), [...EXPLAINED, ...FAULTS].sort());
  for (const code of EXPLAINED) assert.ok(messages.has(`refused-${code.replaceAll("_", "-")}`), code);
  for (const code of [...FAULTS, "of_another_version"]) assert.match(refusalText(code), new RegExp(`\\(${code}\\)`));
});

/** How long a text is at most; a value counts as three letters. */
function longest(part: unknown): number {
  if (typeof part === "string") return part.length;
  if (Array.isArray(part)) return part.reduce((sum: number, inner) => sum + longest(inner), 0);
  if (typeof part !== "object" || part === null || !("type" in part)) return 0;
  if (part.type !== "select" || !("variants" in part) || !Array.isArray(part.variants)) return 3;
  return Math.max(...part.variants.map(({ value }: { value: unknown }) => longest(value)));
}

test("every text is described, and no longer than its description says", () => {
  const lines = catalogue().split("\n");
  const wrong = lines.flatMap((line, at) => {
    const id = /^([a-zA-Z][\w-]*) =/.exec(line)?.[1];
    if (id === undefined) return [];
    let from = at;
    while (lines[from - 1]?.startsWith("# ") === true) from--;
    const about = lines.slice(from, at).join(" ");
    if (about === "") return [`${id} isn't described`];
    const most = Number(/At most (\d+) characters\./.exec(about)?.[1] ?? Infinity);
    const length = longest(messages.get(id)?.value);
    return length > most ? [`${id} has ${length} of ${most} characters`] : [];
  });
  assert.deepEqual(wrong, []);
});

test("a text that is missing shows its name, and is noticed", async () => {
  await loadTexts("en");
  const errors = mock.method(console, "error", () => undefined);
  assert.equal(t("no-such-text"), "no-such-text");
  assert.equal(errors.mock.callCount(), 1);
  assert.equal(t("move-lane"), "lane {$lane}", "and so is a value");
  assert.equal(errors.mock.callCount(), 2);
  errors.mock.restore();
});

test("numbers and words fit together", async () => {
  await loadTexts("en");
  assert.equal(t("fences-left", { fences: 0 }), "No fences left");
  assert.equal(t("fences-left", { fences: 1 }), "1 fence left");
  assert.equal(t("fences-left", { fences: 10 }), "10 fences left");
  assert.equal(t("said-move", { player: "Ann", move: "e2" }), "Ann: e2.", "without marks around what is inserted");
});

test("every page has a title of its own", async () => {
  await loadTexts("en");
  const titles = [
    titleOf({ page: "home" }),
    ...GAMES.flatMap((game) => [
      titleOf({ page: "new", game, against: "computer" }),
      titleOf({ page: "new", game, against: "friends" }),
      titleOf({ page: "invite", game }),
      titleOf({ page: "rules", game }),
    ]),
    ...(["learn", "lobby", "saved", "settings", "privacy", "help", "not-found"] as const).map((name) =>
      titleOf({ page: name }),
    ),
  ];
  assert.equal(new Set(titles).size, titles.length);
  assert.ok(titles.every((title) => title.includes("Farside")));
});
