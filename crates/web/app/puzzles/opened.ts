// Puzzles that a page shows: opened with it, closed with it, and opened anew for another go.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { loadRules } from "../rules/module.ts";

type Run = { open: () => Promise<void>; close: () => void; lacking: Signal<string | undefined> };

/** What `make` makes, once the page is there, and what begins another one. */
export function useOpened<R extends Run>(make: () => R): { run: R | undefined; again: () => void } {
  const run = useSignal<R | undefined>(undefined);
  const times = useSignal(0);
  useEffect(() => {
    const begun = make();
    run.value = begun;
    loadRules()
      .then(() => begun.open())
      .catch((error: unknown) => {
        console.error(error);
        begun.lacking.value = "trouble";
      });
    return () => begun.close();
  }, [times.value]);
  return { run: run.value, again: () => void times.value++ };
}
