// What goes over the wire. crates/server/src/protocol.rs says the same in Rust, docs/protocol.md in words.

import type { GameName, Setup } from "../rules/messages.ts";

/** The form that events are written in: what was kept in another can't be read. */
export const EVENT_VERSION = 1;

export type SeatKind = "creator" | "open" | "person" | "bot" | { computer: number };
export type SeatTerms = { who: SeatKind; fences?: number; seconds?: number };

export type Terms = {
  game: GameName;
  seats: SeatTerms[];
  options?: string[];
  position?: string;
  /** `600+5`, `600`, `30/move`, `2d/move`, or `-` for no limit. */
  clock: string;
  first?: number;
  drawSeats: boolean;
  public: boolean;
};

export type Sitter =
  | { kind: "person"; player: string; name: string }
  | { kind: "bot"; player: string; name: string }
  | { kind: "computer"; level: number };

export type Charge = { spent: number; forgiven: number; left: number };

export type Event =
  | { type: "created"; terms: Terms; by: string; rematchOf?: string; root?: string }
  | { type: "seatTaken"; seat: number; sitter: Sitter }
  | { type: "seatLeft"; seat: number }
  | { type: "started"; setup: Setup; order: number[]; given: number[] }
  | { type: "move"; seat: number; move: string; charge?: Charge }
  | { type: "drawOffered" | "drawAccepted" | "drawDeclined"; seat: number }
  | { type: "takebackAsked"; seat: number; ply: number }
  | { type: "takebackGranted"; seat: number; backTo?: number; charge?: Charge }
  | { type: "takebackRefused"; seat: number }
  | { type: "resigned" | "flagged"; seat: number }
  | { type: "aborted"; seat?: number }
  | { type: "ended"; result: string; termination: string }
  | { type: "rematchOffered"; seat: number }
  | { type: "rematch"; game: string };

export type Recorded = { seq: number; at: number; wall: number; event: Event };

export type Command =
  | { do: "sit"; seat?: number }
  | { do: "move"; move: string; ply: number }
  | {
      do:
        | "getUp"
        | "offerDraw"
        | "acceptDraw"
        | "declineDraw"
        | "askTakeback"
        | "grantTakeback"
        | "refuseTakeback"
        | "resign"
        | "abort"
        | "rematch";
    };

/** What can be said at a table. */
export const MESSAGES = [
  "hello",
  "goodLuck",
  "haveFun",
  "wellPlayed",
  "goodGame",
  "thanks",
  "sorry",
  "oops",
  "oneMoment",
  "mustGo",
  "goodbye",
] as const;
export type ShortMessage = (typeof MESSAGES)[number];

export type ClientMessage =
  | { type: "hello"; since: number; link?: string }
  | { type: "command"; id: string; command: Command }
  | { type: "say"; message: ShortMessage }
  | { type: "ping"; token: number };

export type ServerMessage =
  | { type: "welcome"; seq: number; now: number; seats: number[] }
  | ({ type: "event" } & Recorded)
  | { type: "ack"; id: string; seq: number }
  | { type: "refused"; id: string; code: string; reason: string }
  | { type: "presence"; seats: number[]; spectators: number }
  | { type: "said"; seat: number; message: ShortMessage }
  | { type: "pong"; token: number; now: number }
  | { type: "error"; code: string; reason: string };

export type Me = { id: string; name: string; isBot: boolean };

/** What somebody gets who makes a game or is paired; the rest of it comes over the WebSocket. */
export type GameAnswer = { game: { id: string; status: Status }; link?: string };

export type Status = "open" | "playing" | "over" | "aborted";

export type LobbyGame = {
  id: string;
  status: Status;
  terms: Terms;
  seats: (Sitter | null)[];
  present: number[];
  spectators: number;
  created: number;
};

export type PairingRequest = { game: GameName; players: number; clock: string };

export type NameRequest = { name: string };

export type CommandRequest = { id: string; command: Command };

export type Problem = { code: string; reason: string };
