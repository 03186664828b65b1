// The style sheets of the pages with puzzles.

import { loadStyles } from "../shell/stylesheet.ts";

/** Loads them: what is drawn over a board looks as in an analysis. */
export async function loadPuzzleStyles(): Promise<void> {
  await Promise.all([
    loadStyles(new URL("asset:analysis.css", import.meta.url)),
    loadStyles(new URL("asset:puzzles.css", import.meta.url)),
  ]);
}
