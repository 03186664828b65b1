// Modules that are loaded when they are first needed, with the texts that they show.

import { loadParts } from "./texts.ts";

const preloaded = new Set<string>();

/** Asks for these scripts at once: otherwise a browser finds out one after the other what each of them imports. */
function preload(scripts: readonly string[]): void {
  for (const name of scripts.filter((one) => !preloaded.has(one))) {
    preloaded.add(name);
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = new URL(name, import.meta.url).href;
    document.head.append(link);
  }
}

/**
 * Loads a module. `needs` is `modules:` and its path; the build script puts the names of all the files there that it needs.
 */
export async function loadModule<Module>(needs: string, load: () => Promise<Module>): Promise<Module> {
  const names = needs.split(" ");
  const isText = (name: string): boolean => name.endsWith(".ftl");
  preload(names.filter((name) => name.endsWith(".js")));
  const [module] = await Promise.all([load(), loadParts(names.filter(isText))]);
  return module;
}
