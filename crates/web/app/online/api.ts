// Requests to the server beside the WebSocket of a game.

import { signal } from "@preact/signals";

import { newId } from "../session/game.ts";
import type {
  Command,
  CommandRequest,
  GameAnswer,
  LobbyGame,
  Me,
  NameRequest,
  PairingRequest,
  PeopleHere,
  Problem,
  Terms,
} from "./messages.ts";

/** The server said no, or isn't there: then the code is `away`. */
export class ServerError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/** Whether there was no answer: the server, or the line to it, is away. */
export function isAway(error: unknown): boolean {
  return !(error instanceof ServerError) || error.problem.code === "away";
}

/** The API is beside the page. */
const BASE = new URL("api/v1/", new URL("./", location.href));

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  let read: unknown;
  try {
    answer = await fetch(new URL(path, BASE), request);
    read = await answer.json();
  } catch (error) {
    // No answer, or one that isn't of our server.
    throw new ServerError({ code: "away", reason: String(error) });
  }
  if (!answer.ok) throw new ServerError(isProblem(read) ? read : { code: "away", reason: answer.statusText });
  // What a server of this version answers is settled in online/messages.ts.
  return read as T;
}

/** Whether it is our server that says no. One between it and us may do so in words of its own. */
function isProblem(read: unknown): read is Problem {
  return typeof read === "object" && read !== null && "code" in read && "reason" in read;
}

/** Who the server takes us for; unknown until it was asked. */
export const me = signal<Me | undefined>(undefined);

let introducing: Promise<Me> | undefined;

/** Asks the server who we are, once: two requests without a cookie at the same time would make two guests. */
export async function introduce(): Promise<Me> {
  if (me.value !== undefined) return me.value;
  introducing ??= ask<Me>("GET", "me").finally(() => (introducing = undefined));
  me.value = await introducing;
  return me.value;
}

/** A name that was typed and that the server hasn't taken yet. */
let wanted: string | undefined;
let renaming: Promise<void> | undefined;

/** Notes a name as it is typed; none if it is the one the server knows. */
export function wantName(name: string): void {
  const tidy = name.trim();
  wanted = tidy === "" || tidy === me.value?.name ? undefined : tidy;
}

/**
 * Settles the name that was typed last. Whatever makes a name known to others waits for it: a seat keeps the name that its
 * player had when it was taken.
 */
export async function settleName(): Promise<void> {
  while (wanted !== undefined) {
    renaming ??= rename(wanted).finally(() => (renaming = undefined));
    await renaming;
  }
}

async function rename(name: string): Promise<void> {
  await introduce();
  const request: NameRequest = { name };
  const told = await ask<Me>("PUT", "me", request);
  if (wanted === name) wanted = undefined;
  me.value = told;
}

export async function makeGame(terms: Terms): Promise<GameAnswer> {
  await settleName();
  return ask("POST", "games", terms);
}

export async function pair(pairing: PairingRequest): Promise<GameAnswer> {
  await settleName();
  return ask("POST", "pairing", pairing);
}

/** Sends a command to a game without opening a session. */
export function commandGame(id: string, command: Command): Promise<unknown> {
  const request: CommandRequest = { id: newId(), command };
  return ask("POST", `games/${id}/commands`, request);
}

/** Takes any free seat of a public game. */
export async function sit(id: string): Promise<unknown> {
  await settleName();
  return commandGame(id, { do: "sit" });
}

export function listGames(status: "open" | "playing" | "over"): Promise<LobbyGame[]> {
  return ask("GET", `games?status=${status}`);
}

/** How many people are here; none if the server doesn't say. */
export async function countPeople(): Promise<number | undefined> {
  try {
    return (await ask<PeopleHere>("GET", "people")).here;
  } catch (error) {
    if (isAway(error)) throw error;
    return undefined;
  }
}

/** The record of a game as text. The key of a secret link goes into a header: addresses end up in logs. */
export async function fetchRecord(id: string, link: string): Promise<Blob> {
  const headers: Record<string, string> = link === "" ? {} : { "farside-link": link };
  const answer = await fetch(new URL(`games/${id}/record`, BASE), { headers });
  if (!answer.ok) throw new ServerError({ code: "away", reason: answer.statusText });
  return answer.blob();
}

/** The address of a game's WebSocket. */
export function socketAddress(id: string): URL {
  const address = new URL(`games/${id}/socket`, BASE);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address;
}
