// The rules module. It is loaded with the page and answers at once, on the page's own thread.

import type { ModuleRequest } from "./messages.ts";
import { read } from "./reply.ts";
import { WasmModule } from "./wasm.ts";

let module: WasmModule | undefined;
let loading: Promise<void> | undefined;

/** Loads the rules, once. After a failure the next call tries again. */
export function loadRules(): Promise<void> {
  loading ??= WasmModule.load(new URL("asset:rules.wasm", import.meta.url)).then(
    (loaded) => void (module = loaded),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Asks the rules, which have to be loaded. */
export function ask<T>(request: ModuleRequest): T {
  if (module === undefined) throw new Error("the rules aren't loaded yet");
  return read(module.ask(JSON.stringify(request)));
}
