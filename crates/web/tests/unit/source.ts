// The modules of the app as text: their string literals, and what they pass to `t`. No parser of TypeScript, but enough of one
// for the way they are written.

import { readdirSync, readFileSync } from "node:fs";

const APP = new URL("../../app/", import.meta.url);

/** A string literal; a template has several parts, with something between each two. */
export type Literal = { parts: string[] };

/** A call of `t`: the literals in its first argument, and the names of the values in its second, if it is written out. */
export type Call = { where: string; ids: Literal[]; given: string[] | undefined };

/** Where the literal or comment that begins here ends; the same place if there is none. */
function skip(text: string, at: number): number {
  if (text.startsWith("//", at)) return Math.max(text.indexOf("\n", at), at + 2);
  if (text.startsWith("/*", at)) return text.indexOf("*/", at) + 2;
  const quote = text[at];
  if (quote !== '"' && quote !== "`") return at;
  let end = at + 1;
  while (text[end] !== quote) {
    if (text[end] === "\\") end += 2;
    else if (quote === "`" && text.startsWith("${", end)) end = closing(text, end + 1) + 1;
    else end++;
    if (end >= text.length) throw new Error(`a literal that doesn't end: ${text.slice(at, at + 40)}`);
  }
  return end + 1;
}

/** Where the bracket that opens here is closed. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const end = skip(text, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    if ("([{".includes(text[at] ?? "")) depth++;
    if (")]}".includes(text[at] ?? "") && --depth === 0) return at;
  }
  throw new Error(`a bracket that isn't closed: ${text.slice(from, from + 40)}`);
}

/** The literals that a text can stand for; or all of them, with those in the holes of templates and in comparisons. */
function literals(text: string, all: boolean): Literal[] {
  const found: Literal[] = [];
  for (let at = 0; at < text.length; at++) {
    const end = skip(text, at);
    if (end === at) continue;
    const inner = text.slice(at + 1, end - 1);
    if (text[at] === '"' && (all || !/[!=]==\s*$/.test(text.slice(0, at)))) found.push({ parts: [inner] });
    if (text[at] === "`") {
      const parts: string[] = [];
      let from = 0;
      for (let hole = inner.indexOf("${"); hole >= 0; hole = inner.indexOf("${", from)) {
        parts.push(inner.slice(from, hole));
        from = closing(inner, hole + 1) + 1;
        if (all) found.push(...literals(inner.slice(hole + 2, from - 1), true));
      }
      found.push({ parts: [...parts, inner.slice(from)] });
    }
    at = end - 1;
  }
  return found;
}

/** The parts of a list between its commas. */
function items(text: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const end = skip(text, at);
    if (end > at) at = end - 1;
    else if ("([{".includes(text[at] ?? "")) at = closing(text, at);
    else if (text[at] === ",") {
      found.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, text.slice(from)].map((item) => item.trim()).filter((item) => item !== "");
}

function calls(where: string, text: string): Call[] {
  const found: Call[] = [];
  for (let at = 0; at < text.length; at++) {
    const end = skip(text, at);
    if (end > at) {
      // A template may have calls in its holes.
      if (text[at] === "`") found.push(...calls(where, text.slice(at + 1, end - 1).replaceAll("`", '"')));
      at = end - 1;
    } else if (text.startsWith("t(", at) && !/[\w.]/.test(text[at - 1] ?? "")) {
      const inner = text.slice(at + 2, closing(text, at + 1));
      const [id = "", given] = items(inner);
      if (id.startsWith("id:")) continue;
      const named = given?.startsWith("{") === true ? items(given.slice(1, -1)) : undefined;
      // What another object brings along isn't written out.
      const whole = named?.every((item) => !item.startsWith("...")) === true;
      const names =
        given === undefined ? [] : whole ? named?.map((item) => item.replace(/:.*$/s, "").trim()) : undefined;
      found.push({ where, ids: literals(id, false), given: names });
    }
  }
  return found;
}

export type Source = { path: string; text: string; literals: Literal[]; calls: Call[] };

/** Every module of the app. */
export function sources(): Source[] {
  return readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(new URL(path, APP), "utf8");
      return { path, text, literals: literals(text, true), calls: calls(path, text) };
    });
}
