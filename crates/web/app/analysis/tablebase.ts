// The exact values of Squadro, where the server has the tablebase (docs/2-protocol.md). Where it hasn't, or there is no server, nothing
// is said.

import type { Evaluation } from "../rules/messages.ts";

/** A position with its exact value, and those of all moves, the best first. */
export type Exact = { evaluation: Evaluation; moves: { move: string; evaluation: Evaluation }[] };

/** What is proven, for whoever is to move; the best first. */
const VALUES = ["win", "draw", "loss"] as const;
type Value = (typeof VALUES)[number];

/** How long a tablebase that isn't there isn't asked for again, in milliseconds: it may be in the making. */
const PAUSE = 60_000;

/** Whether the server has it, and when it was asked. */
let known: { ready: Promise<boolean>; asked: number } | undefined;

function addressOf(query: string): URL {
  return new URL(`api/v1/tablebase/squadro${query}`, new URL("./", location.href));
}

async function fetched(address: URL): Promise<unknown> {
  const answer = await fetch(address, { credentials: "same-origin" });
  return answer.ok ? answer.json() : undefined;
}

async function isReady(): Promise<boolean> {
  try {
    const read = await fetched(addressOf(""));
    return typeof read === "object" && read !== null && "state" in read && read.state === "ready";
  } catch {
    // No server, or one that isn't ours: a host of files answers with a page.
    return false;
  }
}

/** Whether the server can be asked. One that couldn't is asked again a while later. */
async function available(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const now = performance.now();
  if (known !== undefined && ((await known.ready) || now - known.asked < PAUSE)) return known.ready;
  known = { ready: isReady(), asked: now };
  return known.ready;
}

/** The exact value of a position by the server's tablebase; none if it can't be had. */
export async function probe(position: string): Promise<Exact | undefined> {
  if (!(await available())) return undefined;
  try {
    return exact(await fetched(addressOf(`?position=${encodeURIComponent(position)}`)), position);
  } catch {
    return undefined;
  }
}

const isValue = (value: unknown): value is Value => VALUES.some((one) => one === value);

/** What the server says, by who wins; none if it says something else. */
function exact(read: unknown, position: string): Exact | undefined {
  if (typeof read !== "object" || read === null || !("value" in read) || !("moves" in read)) return undefined;
  const { value, moves } = read;
  if (!isValue(value) || typeof moves !== "object" || moves === null) return undefined;
  const turn = /\/ y\b/.test(position) ? 1 : 2;
  const evaluation = (of: Value): Evaluation => ({
    kind: "proven",
    ...(of === "draw" ? {} : { winner: of === "win" ? turn : 3 - turn }),
  });
  const judged = Object.entries(moves).filter((entry): entry is [string, Value] => isValue(entry[1]));
  judged.sort(([, one], [, other]) => VALUES.indexOf(one) - VALUES.indexOf(other));
  return {
    evaluation: evaluation(value),
    moves: judged.map(([move, of]) => ({ move, evaluation: evaluation(of) })),
  };
}
