// What was analyzed: variations with marks and comments, and how far a review has come.

import { readTree, type Tree } from "../analysis/tree.ts";
import { get, put } from "./database.ts";

/** How many are stored; the one that was left alone the longest is removed first. */
const MOST = 100;

/** An analysis. Its id is the address it began with. */
export type StoredAnalysis = {
  id: string;
  tree?: Tree;
  /** The moves that are reviewed, and what the engines module found out about them: its own text. */
  review?: { moves: string[]; state: string };
};

/** Those that this page has stored before. */
const stored = new Set<string>();

/** Stores an analysis. What happens just before the page is closed is stored, too: only the first time takes longer. */
export async function storeAnalysis(analysis: StoredAnalysis): Promise<void> {
  const row = { ...analysis, kept: Date.now() };
  if (stored.has(analysis.id)) return put("analyses", row);
  stored.add(analysis.id);
  return put("analyses", row, (store) => {
    const all = store.index("kept").getAllKeys();
    all.onsuccess = () => all.result.slice(0, -MOST).forEach((key) => store.delete(key));
  });
}

/** What is stored of an analysis. A tree that can't be one is left out. */
export async function storedAnalysis(id: string): Promise<StoredAnalysis | undefined> {
  const row = await get<StoredAnalysis>("analyses", id);
  if (row === undefined) return undefined;
  const tree = readTree(row.tree);
  return { id, ...(tree && { tree }), ...(row.review && { review: row.review }) };
}
