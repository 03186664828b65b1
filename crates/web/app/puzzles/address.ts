// Addresses of puzzles, behind `#/puzzles/`: `squadro`, `quoridor-4/streak`, `squadro/theme/sendBack`, `quoridor/bcdfgh`. Short, and never
// changed: people share them.

import { fullAddress, type Route } from "../route.ts";
import { type PuzzleView, type Theme } from "../rules/messages.ts";
import { previewed } from "../shell/share.ts";
import { type Collection, COLLECTIONS } from "./collections.ts";
import { THEMES } from "./themes.ts";

/** What somebody does with puzzles. */
export type Mode =
  | { kind: "rated" | "daily" | "streak" | "rush" }
  | { kind: "theme"; theme: Theme }
  /** The puzzle with this id. */
  | { kind: "one"; id: string };

/** A collection, and a mode; without one, the page where a mode is chosen. */
type PuzzleAddress = { collection?: Collection; mode?: Mode };

/** Ids have six consonants, so that they are never the name of a mode. */
const ID = /^[b-df-hj-np-tv-z]{6}$/;

function readMode(name: string, more: string): Mode | undefined {
  switch (name) {
    case "rated":
    case "daily":
    case "streak":
    case "rush":
      return { kind: name };
    case "theme": {
      const theme = THEMES.find((one) => one === more);
      return theme && { kind: "theme", theme };
    }
    default:
      return ID.test(name) ? { kind: "one", id: name } : undefined;
  }
}

/** Reads an address; none if it leads nowhere. */
export function readPath(path: string): PuzzleAddress | undefined {
  const [first = "", second = "", third = ""] = path.split("/");
  if (first === "") return {};
  const collection = COLLECTIONS.find(({ id }) => id === first);
  if (collection === undefined) return undefined;
  if (second === "") return { collection };
  const mode = readMode(second, third);
  return mode && { collection, mode };
}

function modePath(mode: Mode): string {
  if (mode.kind === "one") return mode.id;
  return mode.kind === "theme" ? `theme/${mode.theme}` : mode.kind;
}

/** The page of a collection, or of a mode of it. */
export function puzzlesAt({ id }: Collection, mode?: Mode): Route {
  return { page: "puzzles", path: mode === undefined ? id : `${id}/${modePath(mode)}` };
}

/** The address of a puzzle for others. Where it is shown as a link, its position goes with it as a picture. */
export function sharedAddress(collection: Collection, { id, position }: PuzzleView): string {
  return previewed(fullAddress(puzzlesAt(collection, { kind: "one", id })), { board: collection.game, position });
}
