// The WebSocket connection to one game. It reconnects with growing pauses, resumes after the last event, and sends commands without an
// answer again.

import { signal } from "@preact/signals";

import { newId } from "../session/game.ts";
import type { ConnectionState } from "../session/session.ts";
import { socketAddress } from "./api.ts";
import type { ClientMessage, Command, Recorded, ServerMessage, ShortMessage } from "./messages.ts";
import { forgetCommand, storeCommand, storedCommands, type SentCommand } from "./stored.ts";

/** The first pause before another attempt, and the longest, in milliseconds. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
/** After this many attempts in vain we say that the server is away. */
const PATIENCE = 2;
/** How often the server is asked whether it is there, and how long an answer may take. */
const PING = 5_000;
const SILENCE = 7_000;
/** How long a connection may take to come about. */
const OPENING = 10_000;

/** There is no such game, or it isn't for us: no use in trying again. After any other code, as 4005 for a game that was interrupted by a
 * failure, we connect again, and repeat what wasn't answered. */
const NOT_FOUND = 4004;

export type Listener = {
  /** Something happened; before we came, or so long ago that more is about to follow. */
  event: (recorded: Recorded, past: boolean, more: boolean) => void;
  presence: (seats: number[], spectators: number) => void;
  said: (seat: number, message: ShortMessage) => void;
  refused: (command: Command, code: string, reason: string) => void;
  /** What we have isn't what the server has: everything is about to be told from the beginning. */
  startingOver: () => void;
};

export class Connection {
  readonly contact = signal<ConnectionState>("connecting");
  /** By how much the server's own time is ahead of this page's, in milliseconds. */
  readonly #ahead = signal(0);
  readonly #game: string;
  readonly #link: string;
  readonly #listener: Listener;
  /** The number of the last event we have, and when it happened. */
  #seq: number;
  #at: number;
  /** The number of the last event there was when we first came, and when we last came. */
  #past: number | undefined;
  #known = 0;
  #socket: WebSocket | undefined;
  #welcomed = false;
  #closed = false;
  #lostAt = 0;
  #attempts = 0;
  #retry = 0;
  #heart = 0;
  /** When the server was last asked, and last heard. */
  #pinged = 0;
  #heard = 0;
  /** Commands without an answer, in order. They are given again, under the same ids, until they have one: even by another page. */
  #unanswered: SentCommand[];
  readonly #name = newId();
  #commands = 0;

  /** To a game of which this is the last event that we have, if we have one. */
  constructor(game: string, link: string, last: Recorded | undefined, listener: Listener) {
    this.#game = game;
    this.#link = link;
    this.#listener = listener;
    this.#seq = last?.seq ?? 0;
    this.#at = last?.at ?? 0;
    this.#lostAt = this.#at;
    this.#unanswered = storedCommands(game);
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    this.#open();
  }

  /** The server's time now, in milliseconds; without a connection, when it was lost, or when the last event happened. */
  now(): number {
    return (this.#welcomed ? performance.now() : this.#lostAt) + this.#ahead.value;
  }

  /** Gives a command; it is done once, however often the line is lost. */
  command(command: Command): void {
    const sent = { id: `${this.#name}-${this.#commands++}`, command };
    this.#unanswered.push(sent);
    storeCommand(this.#game, sent);
    if (this.#welcomed) this.#send({ type: "command", ...sent });
  }

  /** The commands without an answer. */
  unanswered(): Command[] {
    return this.#unanswered.map(({ command }) => command);
  }

  /** Forgets all that we have, and asks for it once more. */
  startOver(): void {
    this.#seq = 0;
    this.#at = 0;
    this.#past = undefined;
    this.#listener.startingOver();
    this.#drop();
    this.#open();
  }

  say(message: ShortMessage): void {
    if (this.#welcomed) this.#send({ type: "say", message });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    clearTimeout(this.#retry);
    this.#drop();
  }

  readonly #online = (): void => {
    if (this.contact.value === "gone") return;
    clearTimeout(this.#retry);
    this.#attempts = 0;
    this.#drop();
    this.#open();
  };

  readonly #offline = (): void => {
    if (this.contact.value !== "gone") this.#lost();
  };

  #open(): void {
    const socket = new WebSocket(socketAddress(this.#game));
    this.#socket = socket;
    this.#heard = performance.now();
    // A network that swallows everything never says no.
    const opening = setTimeout(() => socket.readyState === WebSocket.CONNECTING && this.#lost(), OPENING);
    socket.addEventListener("open", () => {
      clearTimeout(opening);
      if (socket !== this.#socket) return;
      this.#send({ type: "hello", since: this.#seq, ...(this.#link === "" ? {} : { link: this.#link }) });
    });
    socket.addEventListener("message", (message: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = performance.now();
      this.#hear(JSON.parse(message.data) as ServerMessage);
    });
    socket.addEventListener("close", ({ code }) => {
      clearTimeout(opening);
      if (socket !== this.#socket) return;
      if (code === NOT_FOUND) {
        this.#drop();
        for (const { id } of this.#unanswered) this.#answered(id);
        this.contact.value = "gone";
      } else this.#lost();
    });
  }

  /** Lets go of the socket without another word. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (this.#welcomed) this.#lostAt = performance.now();
    this.#welcomed = false;
    clearInterval(this.#heart);
    socket?.close();
  }

  /** The line is lost: another attempt after a pause that grows, and isn't the same for everybody. */
  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#attempts++;
    if (!navigator.onLine) this.contact.value = "offline";
    else if (this.#attempts > PATIENCE) this.contact.value = "away";
    else this.contact.value = this.#seq === 0 ? "connecting" : "reconnecting";
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#attempts - 1));
    this.#retry = setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#known = message.seq;
        this.#past ??= message.seq;
        return this.#welcome(message.now);
      case "event":
        // Exactly what follows: the server sends no gap and no repeat, and neither is taken in.
        if (message.seq !== this.#seq + 1) return;
        // Time never runs backwards in a game: this one isn't the one that we know.
        if (message.at < this.#at) return this.startOver();
        this.#seq = message.seq;
        this.#at = message.at;
        return this.#listener.event(message, message.seq <= (this.#past ?? 0), message.seq < this.#known);
      case "ack":
        return void this.#answered(message.id);
      case "refused": {
        const sent = this.#answered(message.id);
        if (sent !== undefined) this.#listener.refused(sent.command, message.code, message.reason);
        return;
      }
      case "presence":
        return this.#listener.presence(message.seats, message.spectators);
      case "said":
        return this.#listener.said(message.seat, message.message);
      case "pong": {
        // Half of the way there and back lies behind what the server says.
        const asked = message.token;
        this.#ahead.value = message.now - (asked + performance.now()) / 2;
        return;
      }
      case "error":
        // We have events that the server doesn't know of.
        if (message.code === "ahead") return this.startOver();
        // That there is no such game for us is what the end of the socket says, too.
        if (message.code !== "not_found") console.warn(`${message.code}: ${message.reason}`);
    }
  }

  #welcome(serverTime: number): void {
    this.#welcomed = true;
    this.#attempts = 0;
    this.contact.value = "connected";
    this.#ahead.value = serverTime - performance.now();
    for (const sent of this.#unanswered) this.#send({ type: "command", ...sent });
    const beat = (): void => {
      const now = performance.now();
      if (this.#heard < this.#pinged) return now - this.#pinged > SILENCE ? this.#lost() : undefined;
      this.#pinged = now;
      return this.#send({ type: "ping", token: Math.round(now) });
    };
    clearInterval(this.#heart);
    this.#pinged = 0;
    beat();
    this.#heart = setInterval(beat, PING);
  }

  #answered(id: string): SentCommand | undefined {
    const sent = this.#unanswered.find((waiting) => waiting.id === id);
    this.#unanswered = this.#unanswered.filter((waiting) => waiting !== sent);
    forgetCommand(this.#game, id);
    return sent;
  }
}
