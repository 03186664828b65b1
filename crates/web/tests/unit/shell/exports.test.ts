// Whatever a module of the app exports is imported by another one, or by a test.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { test } from "node:test";

import { sources } from "../source.ts";

const TESTS = new URL("../", import.meta.url);
/** Written by tests of the crates `server`, `wasm` and `i18n`. */
const GENERATED = new Set(["online/messages.ts", "rules/messages.ts", "languages.ts"]);

type Module = { path: string; text: string };

const tests: Module[] = readdirSync(TESTS, { encoding: "utf8", recursive: true })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => ({ path: `../tests/unit/${name}`, text: readFileSync(new URL(name, TESTS), "utf8") }));

/** What a module imports, or hands on, as `path name`. */
function importsOf({ path, text }: Module): string[] {
  const from = (specifier: string): string => normalize(join(dirname(path), specifier)).replace(/^(\.\.\/)+app\//, "");
  const named = [...text.matchAll(/(?:import|export) (?:type )?\{([^}]*)\} from "(\.[^"]+)"/g)].flatMap(
    ([, names = "", specifier = ""]) =>
      names
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*/, ""),
        )
        .map((name) => `${from(specifier)} ${name}`),
  );
  const whole = [...text.matchAll(/import \* as (\w+) from "(\.[^"]+)"/g)].flatMap(([, space = "", specifier = ""]) =>
    [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, "g"))].map(([, name]) => `${from(specifier)} ${name}`),
  );
  const dynamic = [...text.matchAll(/import\("(\.[^"]+)"\)\)\.(\w+)/g)].map(
    ([, specifier = "", name]) => `${from(specifier)} ${name}`,
  );
  const destructured = [...text.matchAll(/\{([^{}]*)\}(?::[^=]*)? = await import\("(\.[^"]+)"\)/g)].flatMap(
    ([, names = "", specifier = ""]) => names.split(",").map((name) => `${from(specifier)} ${name.trim()}`),
  );
  return [...named, ...whole, ...dynamic, ...destructured];
}

test("nothing is exported that nobody imports", () => {
  const modules: Module[] = sources();
  const imported = new Set([...modules, ...tests].flatMap(importsOf));
  const unused = modules
    .filter(({ path }) => !GENERATED.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:abstract |async )?(?:class|function|const|type) (\w+)/gm)]
        .map(([, name]) => `${path} ${name}`)
        .filter((name) => !imported.has(name)),
    );
  assert.deepEqual(unused, []);
});
