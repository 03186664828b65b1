// What people read comes from the message catalogue: no module of the app has words of its own.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

import { sources } from "../source.ts";

const WEB = fileURLToPath(new URL("../../../", import.meta.url));

/** Attributes and properties that people read or hear. */
const READ = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "ariaLabel",
  "body",
  "innerText",
  "label",
  "legend",
  "note",
  "placeholder",
  "summary",
  "text",
  "textContent",
  "title",
]);
/** Functions whose text is read or heard; that of `setAttribute` depends on the attribute. */
const TELLING = new Set(["announce", "alert", "notify", "tell", "say", "Notification", "createTextNode", "append"]);

const COMPARING: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.InKeyword,
]);

/** Commands, and names that aren't translated. */
const ALLOWED = [/^farside serve --listen 0\.0\.0\.0:/];

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !ALLOWED.some((allowed) => allowed.test(text));

const nameOf = (node: unknown): string =>
  typeof node === "object" && node !== null && "text" in node && typeof node.text === "string" ? node.text : "";

/** What a part of the tree has as its own literals: not what it calls, compares with or makes elements of. */
function literalsIn(node: Node | undefined): string[] {
  switch (node?.kind) {
    case undefined:
    case SyntaxKind.CallExpression:
    case SyntaxKind.NewExpression:
    case SyntaxKind.ArrowFunction:
    case SyntaxKind.ElementAccessExpression:
    case SyntaxKind.JsxElement:
    case SyntaxKind.JsxSelfClosingElement:
    case SyntaxKind.JsxFragment:
      return [];
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
    case SyntaxKind.TemplateHead:
    case SyntaxKind.TemplateMiddle:
    case SyntaxKind.TemplateTail:
    case SyntaxKind.JsxText:
      return [nameOf(node).trim()];
    case SyntaxKind.BinaryExpression: {
      const { left, operatorToken, right } = node as unknown as Record<string, Node>;
      return COMPARING.has(operatorToken?.kind ?? SyntaxKind.Unknown)
        ? []
        : [...literalsIn(left), ...literalsIn(right)];
    }
    default: {
      const found: string[] = [];
      node?.forEachChild((child) => void found.push(...literalsIn(child)));
      return found;
    }
  }
}

/** The literals that people would read because of this node. */
function readAt(node: Node): string[] {
  const parts = node as unknown as Record<string, Node | undefined>;
  switch (node.kind) {
    case SyntaxKind.JsxText:
      return literalsIn(node);
    case SyntaxKind.JsxExpression:
      // What stands in an attribute is judged by the attribute's name.
      return node.parent.kind === SyntaxKind.JsxAttribute ? [] : literalsIn(parts["expression"]);
    case SyntaxKind.JsxAttribute:
    case SyntaxKind.PropertyAssignment:
      return READ.has(nameOf(parts["name"])) ? literalsIn(parts["initializer"]) : [];
    case SyntaxKind.BinaryExpression: {
      const { left, operatorToken, right } = parts;
      const named = left?.kind === SyntaxKind.PropertyAccessExpression ? nameOf((left as never)["name"]) : "";
      return operatorToken?.kind === SyntaxKind.EqualsToken && READ.has(named) ? literalsIn(right) : [];
    }
    case SyntaxKind.CallExpression:
    case SyntaxKind.NewExpression: {
      const called = parts["expression"] as Node & { name?: unknown };
      const name = nameOf(called) || nameOf(called.name);
      const given = [...((parts["arguments"] ?? []) as unknown as Iterable<Node>)];
      const [first, ...rest] = given;
      if (name === "setAttribute" && READ.has(nameOf(first))) return rest.flatMap(literalsIn);
      return TELLING.has(name) ? given.flatMap(literalsIn) : [];
    }
    default:
      return [];
  }
}

function wordsIn(node: Node): string[] {
  const found = readAt(node).filter(isWords);
  node.forEachChild((child) => void found.push(...wordsIn(child)));
  return found;
}

let api: API;
/** The words that a module has, by its text. */
let wordsOf: (path: string) => string[];

before(() => {
  api = new API({ cwd: WEB });
  const [project] = api.updateSnapshot({ openProject: `${WEB}tests/unit/tsconfig.json` }).getProjects();
  wordsOf = (path) => {
    const file = project?.program.getSourceFile(`${WEB}${path}`);
    assert.ok(file, path);
    return wordsIn(file);
  };
});

after(() => api.close());

test("no module of the app has words of its own", () => {
  const modules = sources();
  assert.ok(modules.length > 80, "the modules are found");
  const found = modules.flatMap(({ path }) => wordsOf(`app/${path}`).map((words) => `${path}: ${words}`));
  assert.deepEqual(found, [], "texts belong into locales/en");
});

test("words are found wherever people would read them", () => {
  assert.deepEqual(wordsOf("tests/unit/untranslated-sample.tsx"), [
    "Attribute",
    "Chosen",
    "Between tags",
    "Either",
    "or",
    "Template",
    "Set",
    "Assigned",
    "Titled",
    "Announced",
    "Shared",
  ]);
});
