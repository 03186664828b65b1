// What the browser tests rely on, which look for misplaced things in light pages only: dark ones are the same but for colours.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const APP = new URL("../../../app/", import.meta.url);
const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|tsx?)$/.test(file));

test("light and dark differ in nothing but colours", () => {
  const styles = files.filter((file) => file.endsWith(".css"));
  assert.ok(styles.length > 20);
  for (const file of files) {
    const text = readFileSync(new URL(file, APP), "utf8");
    // Nothing asks which of the two it is; `light-dark()` can stand for colours and pictures only.
    assert.doesNotMatch(text, /prefers-color-scheme/, file);
    if (!file.endsWith(".css")) continue;
    for (const [rule, declarations = ""] of text.matchAll(/[^{}]*\[data-theme[^{]*\{([^}]*)\}/g))
      assert.match(declarations.trim(), /^color-scheme: (light|dark);$/, `${file}: ${rule}`);
  }
});
