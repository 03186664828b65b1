// What is asked of the server beside the WebSocket of a game.

import { signal } from "@preact/signals";

import { newId } from "../table/game.ts";
import type {
  CommandRequest,
  GameAnswer,
  LobbyGame,
  Me,
  NameRequest,
  PairingRequest,
  Problem,
  Terms,
} from "./messages.ts";

/** The server said no, or isn't there: then the code is `away`. */
export class ServerError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
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

/** Asks the server who we are, once. */
export async function introduce(): Promise<Me> {
  me.value ??= await ask<Me>("GET", "me");
  return me.value;
}

export async function rename(name: string): Promise<void> {
  const request: NameRequest = { name };
  me.value = await ask<Me>("PUT", "me", request);
}

export function makeGame(terms: Terms): Promise<GameAnswer> {
  return ask("POST", "games", terms);
}

export function pair(pairing: PairingRequest): Promise<GameAnswer> {
  return ask("POST", "pairing", pairing);
}

/** Sits down at any free seat of a public game. */
export function sit(id: string): Promise<unknown> {
  const request: CommandRequest = { id: newId(), command: { do: "sit" } };
  return ask("POST", `games/${id}/commands`, request);
}

export function listGames(status: "open" | "playing"): Promise<LobbyGame[]> {
  return ask("GET", `games?status=${status}`);
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
