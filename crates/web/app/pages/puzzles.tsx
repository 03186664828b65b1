// Puzzles: where they are chosen, and solving them. Which is for the address to say.

import type { JSX } from "preact";

import { type Mode, readPath } from "../puzzles/address.ts";
import type { Collection } from "../puzzles/collections.ts";
import { useOpened } from "../puzzles/opened.ts";
import { lastCollection, Overview } from "../puzzles/overview.tsx";
import { PuzzleRun } from "../puzzles/run.ts";
import { RunScreen } from "../puzzles/run-screen.tsx";
import { PuzzleSource } from "../puzzles/source.ts";
import { loadPuzzleStyles } from "../puzzles/styles.ts";
import { NotFound } from "./not-found.tsx";

/** The page, with its styles. */
export async function loadPage(): Promise<typeof PuzzlesPage> {
  await loadPuzzleStyles();
  return PuzzlesPage;
}

function Run({ collection, mode }: { collection: Collection; mode: Mode }): JSX.Element | null {
  const { run, again } = useOpened(() => new PuzzleRun(collection, mode, { source: new PuzzleSource(collection) }));
  return run === undefined ? null : <RunScreen run={run} again={again} />;
}

function PuzzlesPage({ path }: { path: string }): JSX.Element {
  const found = readPath(path);
  if (found === undefined) return <NotFound />;
  const { collection = lastCollection(), mode } = found;
  if (mode === undefined) return <Overview key={collection.id} collection={collection} />;
  return <Run key={path} collection={collection} mode={mode} />;
}
