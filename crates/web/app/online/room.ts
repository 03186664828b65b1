// A game on the server as its events have made it. The server does the same sums: crates/server/src/model/state.rs.

import type { Setup } from "../rules/messages.ts";
import type { Event, Recorded, Sitter, Status, Terms } from "./messages.ts";

export type Room = {
  terms: Terms;
  creator: string;
  status: Status;
  /** By seat. */
  sitters: (Sitter | undefined)[];
  /** There once the game has started. */
  setup: Setup | undefined;
  /** The moves, and `x2` for a seat that left. */
  moves: string[];
  turn: number;
  /** The seats that left the board. */
  gone: number[];
  /** The seats that have moved: once all have, the game can't be called off any more. */
  moved: number[];
  /** The milliseconds that each seat had when its clock was last stopped; empty without clocks. */
  left: number[];
  /** Since when the clock of whose turn it is runs, in the server's time. */
  since: number;
  draw: { by: number; agreed: number[] } | undefined;
  takeback: { by: number; ply: number; granted: number[] } | undefined;
  result: string | undefined;
  termination: string | undefined;
  wantsRematch: number[];
  rematch: string | undefined;
  /** When it was made, and when something last happened: milliseconds since 1970. */
  created: number;
  changed: number;
};

/** The room of which this is the first event. */
function create(terms: Terms, by: string, wall: number): Room {
  return {
    terms,
    creator: by,
    status: "open",
    sitters: terms.seats.map(() => undefined),
    setup: undefined,
    moves: [],
    turn: 1,
    gone: [],
    moved: [],
    left: [],
    since: 0,
    draw: undefined,
    takeback: undefined,
    result: undefined,
    termination: undefined,
    wantsRematch: [],
    rematch: undefined,
    created: wall,
    changed: wall,
  };
}

/** The seat after this one among those that still play. */
function after(room: Room, seat: number): number {
  const count = room.sitters.length;
  for (let step = 1; step <= count; step++) {
    const next = ((seat - 1 + step) % count) + 1;
    if (!room.gone.includes(next)) return next;
  }
  return seat;
}

function put<T>(list: T[], seat: number, value: T): T[] {
  return list.map((old, index) => (index === seat - 1 ? value : old));
}

/** The room after an event. */
export function apply(room: Room | undefined, { event, at, wall }: Recorded): Room {
  if (event.type === "created") return create(event.terms, event.by, wall);
  if (room === undefined) throw new Error("a game begins with being created");
  return { ...room, ...change(room, event, at), changed: wall };
}

function change(room: Room, event: Exclude<Event, { type: "created" }>, at: number): Partial<Room> {
  switch (event.type) {
    case "seatTaken":
      return { sitters: put(room.sitters, event.seat, event.sitter) };
    case "seatLeft":
      return { sitters: put(room.sitters, event.seat, undefined) };
    case "started": {
      const sitters = event.order.map((seat) => room.sitters[seat - 1]);
      return { status: "playing", sitters, setup: event.setup, left: event.given, turn: event.setup.first ?? 1, since: at };
    }
    case "move": {
      const { seat, move, charge } = event;
      const left = charge === undefined ? room.left : put(room.left, seat, charge.left);
      // To move on is to decline.
      const draw = room.draw?.by === seat ? room.draw : undefined;
      const moved = room.moved.includes(seat) ? room.moved : [...room.moved, seat];
      return { moves: [...room.moves, move], turn: after(room, seat), since: at, left, draw, moved, takeback: undefined };
    }
    case "drawOffered":
      return { draw: { by: event.seat, agreed: [event.seat] } };
    case "drawAccepted":
      return { draw: room.draw && { ...room.draw, agreed: [...room.draw.agreed, event.seat] } };
    case "drawDeclined":
      return { draw: undefined };
    case "takebackAsked":
      return { takeback: { by: event.seat, ply: event.ply, granted: [] } };
    case "takebackGranted": {
      const { seat, backTo, charge } = event;
      const { takeback } = room;
      if (takeback === undefined || backTo === undefined) {
        return { takeback: takeback && { ...takeback, granted: [...takeback.granted, seat] } };
      }
      const left = charge === undefined ? room.left : put(room.left, room.turn, charge.left);
      return { moves: room.moves.slice(0, backTo), turn: takeback.by, since: at, left, draw: undefined, takeback: undefined };
    }
    case "takebackRefused":
      return { takeback: undefined };
    case "resigned":
    case "flagged": {
      const gone = [...room.gone, event.seat];
      const leaves = event.seat === room.turn;
      const clock = leaves ? { turn: after({ ...room, gone }, room.turn), since: at } : {};
      return { gone, moves: [...room.moves, `x${event.seat}`], draw: undefined, takeback: undefined, ...clock };
    }
    case "aborted":
      return { status: "aborted", draw: undefined, takeback: undefined };
    case "ended":
      return { status: "over", result: event.result, termination: event.termination, draw: undefined, takeback: undefined };
    case "rematchOffered":
      return { wantsRematch: [...room.wantsRematch, event.seat] };
    case "rematch":
      return { rematch: event.game };
  }
}

/** The seat that won, by a result such as `0-1`; none if it was shared. */
export function winner(result: string): number | undefined {
  const seat = result.split("-").indexOf("1") + 1;
  return seat === 0 ? undefined : seat;
}
