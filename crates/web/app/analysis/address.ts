// The address of a position or a game: all of it, so that it can be shared without a server. Short, readable, and never changed:
// `#/analysis/quoridor?moves=e2,e8,e3h&at=2`, `#/analysis/squadro?position=3_0_0_0_0/0_0_0_0_0/r`.

import { type Route } from "../route.ts";
import type { GameName, Played, Setup } from "../rules/messages.ts";

export type AnalysisAddress = {
  setup: Setup;
  moves: string[];
  /** How many of the moves are played on the board; all of them if it is left out. */
  ply?: number;
  /** Whether the game is reviewed. */
  review: boolean;
};

/** What needs no escape in an address: position strings are made of it but for their blanks. */
const shortened = (text: string): string => encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%2C", ",");

/** A position string without blanks: `e1_e9/e3h_d4v/9_9/1`. */
function shortPosition(position: string): string {
  return shortened(
    position
      .trim()
      .replaceAll(/\s*\/\s*/g, "/")
      .replaceAll(/\s+/g, "_"),
  );
}

function longPosition(text: string): string {
  return text
    .split("/")
    .map((part) => part.replaceAll(/[_+\s]+/g, " ").trim())
    .join(" / ");
}

/** What stands behind the `?`; nothing for the start of a game. */
export function writeQuery({ setup, moves, ply, review }: AnalysisAddress): string {
  const { players, first, options = [], position } = setup;
  const parts: string[] = [];
  if (players !== undefined && players !== 2) parts.push(`players=${players}`);
  if (first !== undefined && first !== 1) parts.push(`first=${first}`);
  if (options.length > 0) parts.push(`options=${shortened([...options].sort().join(","))}`);
  if (position !== undefined) parts.push(`position=${shortPosition(position)}`);
  if (moves.length > 0) parts.push(`moves=${shortened(moves.join(","))}`);
  if (ply !== undefined && ply < moves.length) parts.push(`at=${ply}`);
  if (review) parts.push("review");
  return parts.join("&");
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: it is what it is.
    return text;
  }
};

function whole(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}

/** Reads what stands behind the `?`. Whether it is possible is for the rules to say. */
export function readQuery(query: string): AnalysisAddress {
  const given = new Map(
    query
      .split("&")
      .filter((part) => part !== "")
      .map((part): [string, string] => {
        const at = part.indexOf("=");
        return at < 0 ? [part, ""] : [part.slice(0, at), decoded(part.slice(at + 1))];
      }),
  );
  const list = (name: string): string[] => (given.get(name) ?? "").split(/[,\s]+/).filter((item) => item !== "");
  const [players, first, ply] = ["players", "first", "at"].map((name) => whole(given.get(name)));
  const position = given.get("position");
  const options = list("options");
  const setup: Setup = {
    ...(players === undefined ? {} : { players }),
    ...(first === undefined ? {} : { first }),
    ...(options.length === 0 ? {} : { options }),
    ...(position === undefined ? {} : { position: longPosition(position) }),
  };
  return { setup, moves: list("moves"), ...(ply === undefined ? {} : { ply }), review: given.has("review") };
}

/** The page that analyzes a game. */
export function analysisOf({ name, setup, moves }: Played, more: { ply?: number; review?: boolean } = {}): Route {
  const { ply, review = false } = more;
  return {
    page: "analysis",
    game: name,
    query: writeQuery({ setup, moves, review, ...(ply === undefined ? {} : { ply }) }),
  };
}

/** What tells the analysis of one game from another's: the same however it is written. */
export function keyOf(game: GameName, { setup, moves }: Pick<AnalysisAddress, "setup" | "moves">): string {
  return `${game}?${writeQuery({ setup, moves, review: false })}`;
}
