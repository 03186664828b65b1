// The state of a game as pages need it, on this screen or online. It follows from what the model shows.

import { type GameName, GAMES, type Played, type ReplicaView, type Setup } from "../rules/messages.ts";
import { namesOf } from "../text/names.ts";

export type Player =
  /** Somebody at this screen. */
  | { kind: "person" }
  | { kind: "computer"; level: number }
  /** Somebody, or some program, far away. */
  | { kind: "remote"; name: string };

/** How a game ended that the board alone doesn't show to be over, or not why. */
export type Ended = { by: "resignation" | "time" | "agreement" | "aborted"; winner?: number };

export type Game = {
  id: string;
  name: GameName;
  setup: Setup;
  /** By seat. */
  players: Player[];
  /** The moves, and `x2` for a seat that left; the own move that is on its way is the last. */
  moves: string[];
  /** The seat at the bottom of the screen. */
  bottom: number;
  /** When it was made: milliseconds since 1970. */
  begun: number;
  over: boolean;
  ended?: Ended;
};

export function emptyGame(): Game {
  return { id: "", name: GAMES[0], setup: {}, players: [], moves: [], bottom: 1, begun: 0, over: false };
}

/** The game that a replica shows. */
export function gameOf({ game, setup, mine, pending }: ReplicaView, bottom: number): Game {
  const nameOf = namesOf(game.seats.map(({ sitter }) => sitter));
  const players = game.seats.map(({ sitter }, index): Player => {
    if (sitter?.kind === "computer") return { kind: "computer", level: sitter.level };
    if (mine.includes(index + 1)) return { kind: "person" };
    return { kind: "remote", name: sitter === undefined ? "" : nameOf(sitter) };
  });
  const shown: Game = {
    id: game.id,
    name: game.terms.game,
    setup: setup ?? {},
    players,
    moves: pending === undefined ? game.moves : [...game.moves, pending],
    bottom,
    begun: game.created,
    over: game.status === "over" || game.status === "aborted",
  };
  const ended = endOf(game);
  return ended === undefined ? shown : { ...shown, ended };
}

/** The seat that won, by a result such as `0-1`; none if it was shared. */
function winner(result: string): number | undefined {
  const seat = result.split("-").indexOf("1") + 1;
  return seat === 0 ? undefined : seat;
}

/** Why a game is over that the board alone wouldn't show to be. */
function endOf({ status, result, termination }: ReplicaView["game"]): Ended | undefined {
  if (status === "aborted") return { by: "aborted" };
  if (result === undefined) return undefined;
  const won = winner(result);
  switch (termination) {
    case "resignation":
    case "time":
      return won === undefined ? undefined : { by: termination, winner: won };
    case "agreement":
      return { by: "agreement" };
    default:
      return undefined;
  }
}

export function played(game: Game, moves: string[] = game.moves): Played {
  return { name: game.name, setup: game.setup, moves };
}

/** Whether a seat belongs to a person at this screen. */
export function isPerson(game: Game, seat: number): boolean {
  return game.players[seat - 1]?.kind === "person";
}

/** How many people share this screen. */
export function people(game: Game): number {
  return game.players.filter((player) => player.kind === "person").length;
}

/** The seat of the only person at this screen; none if there are several, or nobody who plays. */
export function ownSeat(game: Game): number | undefined {
  return people(game) === 1 ? game.players.findIndex((player) => player.kind === "person") + 1 : undefined;
}

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id of twelve letters and digits. Also where a page that isn't secure gets no UUID: in a home network, say. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(12)), (word) => LETTERS[word % LETTERS.length]).join("");
}

/** An unpredictable number of 32 bits. */
export function randomU32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
