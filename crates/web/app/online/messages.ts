// What goes over the wire; docs/2-protocol.md says what it means. Written by the test `messages` of the crate `server`:
// run it with UPDATE=1 after a change there.

import type { Setup } from "../rules/messages.ts";

/** The form that events are written in: what was kept in another can't be read. */
export const EVENT_VERSION = 1;

/** All that can be said at a table. */
export const MESSAGES = ["hello", "goodLuck", "haveFun", "wellPlayed", "goodGame", "thanks", "sorry", "oops", "oneMoment", "mustGo", "goodbye"] as const;

/** The games there are. */
export type GameKind = "quoridor" | "squadro";

/** A game's id. It names a game and, by itself, opens only public ones. */
export type GameId = string;

/** The id of a guest or a bot. It is no secret: what proves who somebody is, is the signature beside it. */
export type PlayerId = string;

/** The id that a client gives a command, so that repeating the command does nothing but repeat the answer. */
export type CommandId = string;

/** What is agreed before a game. */
export type Terms = { 
/** Which game. */
game: GameKind, 
/** Who may sit where, in turn order: as many as play. */
seats: Array<SeatTerms>, 
/** The names of the rule options that are on. */
options?: Array<string>, 
/** A position to start from instead of the game's own. It says who moves first. */
position?: string, 
/** The time there is: `600+5` (seconds, and for each move), `600`, `30/move`, `2d/move`, or `-` for no limit. */
clock: string, 
/** The seat that moves first; none: drawn. */
first?: number, 
/** Whether it is drawn, when the game starts, who sits where. Handicaps stay with who they were given to. */
drawSeats: boolean, 
/** Whether everybody can see it in the lobby; if not, it takes the secret link. */
public: boolean, };

/** What is agreed about one seat. */
export type SeatTerms = { 
/** Who may sit there. */
who: SeatKind, 
/** A handicap of Quoridor: fewer fences than usual. */
fences?: number, 
/** A head start in Squadro: the middle piece of this seat begins on its turning space. */
headStart?: boolean, 
/** A handicap: fewer (or more) seconds than the clock of the others has, for the game or for each move. */
seconds?: number, };

/** Who may take a seat. */
export type SeatKind = "creator" | "open" | "person" | "bot" | { "computer": number };

/** Who sits at a seat. */
export type Sitter = { "kind": "person", 
/** The guest's id. */
player: PlayerId, 
/** The name at the time of sitting down. */
name: string, } | { "kind": "bot", 
/** The bot's id. */
player: PlayerId, 
/** Its name. */
name: string, } | { "kind": "computer", 
/** How strong it plays. */
level: number, };

/** What stopping a clock cost: stored with the move that stopped it.
 *
 * `left` afterwards = `left` before − (`spent` − `forgiven`) + increment. */
export type Charge = { 
/** How long the clock ran. */
spent: number, 
/** How much of it wasn't counted: lag, and the grace of a flag. */
forgiven: number, 
/** What the seat has left for its next move, the increment included. */
left: number, };

/** Something that happened in a game. A game is nothing but the list of these. */
export type Event = { "type": "created", 
/** What was agreed. */
terms: Terms, 
/** Who made it. */
by: PlayerId, 
/** The game that this is the rematch of. */
rematchOf?: GameId, 
/** The first game of a row of rematches: its link opens all of them. */
root?: GameId, } | { "type": "seatTaken", 
/** Where. */
seat: number, 
/** Who. */
sitter: Sitter, } | { "type": "seatLeft", 
/** From where. */
seat: number, } | { "type": "started", 
/** How the board was set up, with the first player that was drawn or chosen. */
setup: Setup, 
/** For each seat, where its player had sat before seats were drawn. */
order: Array<number>, 
/** The time each seat is given, in milliseconds; empty without a clock. */
given: Array<number>, } | { "type": "move", 
/** By whom. */
seat: number, 
/** In standard notation. */
move: string, 
/** What it cost; none without a clock. */
charge?: Charge, } | { "type": "drawOffered", 
/** By whom. */
seat: number, } | { "type": "drawAccepted", 
/** By whom. */
seat: number, } | { "type": "drawDeclined", 
/** By whom. */
seat: number, } | { "type": "takebackAsked", 
/** Who. */
seat: number, 
/** How many steps would be left. */
ply: number, } | { "type": "takebackGranted", 
/** By whom. */
seat: number, 
/** Everybody has granted it now: so many steps are left. */
backTo?: number, 
/** What the wait cost the seat whose clock ran until now. */
charge?: Charge, 
/** What every seat has on its clock after it; empty without a clock, and in games of version 0.1. */
left?: Array<number>, } | { "type": "undone", 
/** Whose move or resignation was taken back. */
seat: number, 
/** How many steps are left. */
ply: number, 
/** What every seat has on its clock: what it had then; empty without a clock. */
left?: Array<number>, } | { "type": "takebackRefused", 
/** By whom. */
seat: number, } | { "type": "resigned", 
/** Who. */
seat: number, } | { "type": "flagged", 
/** Whose. */
seat: number, } | { "type": "aborted", 
/** By which seat; none: by whoever made the game, before it began. */
seat?: number, } | { "type": "ended", 
/** Who got what. */
result: string, 
/** What ended it. */
termination: string, } | { "type": "rematchOffered", 
/** Who. */
seat: number, } | { "type": "rematch", 
/** Its id. Whoever may see this game may see that one. */
game: GameId, };

/** An event with its place in the game and in time. */
export type Recorded = { 
/** Its number in the game, from 1. */
seq: number, 
/** When, in milliseconds of service time: see `docs/2-protocol.md`. */
at: number, 
/** When, by the wall clock: milliseconds since 1970. For people to read; nothing is computed from it. */
wall: number, 
/** What happened. */
event: Event, };

/** What somebody wants to happen in a game. */
export type Command = { "do": "sit", 
/** Where; none: at the first seat that is free. */
seat?: number, } | { "do": "getUp" } | { "do": "withdraw" } | { "do": "move", 
/** The move in standard notation. */
move: string, 
/** How many steps had been taken before it: a move that was meant for another position is refused. */
ply: number, } | { "do": "offerDraw" } | { "do": "acceptDraw" } | { "do": "declineDraw" } | { "do": "askTakeback" } | { "do": "grantTakeback" } | { "do": "refuseTakeback" } | { "do": "undo" } | { "do": "resign" } | { "do": "abort" } | { "do": "rematch" };

/** What players can say to each other. Clients show it in their user's language. */
export type ShortMessage = "hello" | "goodLuck" | "haveFun" | "wellPlayed" | "goodGame" | "thanks" | "sorry" | "oops" | "oneMoment" | "mustGo" | "goodbye";

/** What a client says over a game's WebSocket. */
export type ClientMessage = { "type": "hello", 
/** The number of the last event it has; 0 for none. */
since: number, 
/** The key of a secret link, if the game isn't public. */
link?: string, 
/** The key of a seat, for a client that has no cookie and no token. */
key?: string, } | { "type": "command", 
/** What the client calls it: a repeated command is answered, not done again. */
id: CommandId, 
/** What to do. */
command: Command, } | { "type": "say", 
/** Which one. */
message: ShortMessage, } | { "type": "ping", 
/** Anything; comes back. */
token: number, };

/** What the server says over a game's WebSocket. */
export type ServerMessage = { "type": "welcome", 
/** The number of the last event there is. */
seq: number, 
/** The service time now. */
now: number, 
/** The seats that this socket plays. */
seats: Array<number>, } | { "type": "event" } & Recorded | { "type": "ack", 
/** The command. */
id: CommandId, 
/** The number of its first event. */
seq: number, } | { "type": "refused", 
/** The command. */
id: CommandId, 
/** Why, for a program. */
code: string, 
/** Why, for a person. */
reason: string, } | { "type": "presence", 
/** The seats whose players are connected. */
seats: Array<number>, 
/** How many watch. */
spectators: number, } | { "type": "said", 
/** Who. */
seat: number, 
/** What. */
message: ShortMessage, } | { "type": "pong", 
/** What the ping had. */
token: number, 
/** The service time now. */
now: number, } | { "type": "error", 
/** What was wrong, for a program. */
code: string, 
/** What was wrong, for a person. */
reason: string, };

/** Who somebody is. */
export type Me = { 
/** The id. */
id: PlayerId, 
/** The name, chosen or given. */
name: string, 
/** Whether it is a program. */
isBot: boolean, };

/** A name. */
export type NameRequest = { 
/** One to thirty characters. */
name: string, };

/** What somebody gets who makes a game, sits down or looks at one. */
export type GameAnswer = { 
/** The game. */
game: GameView, 
/** The key of its secret link, for those who have it already; none for public games. */
link?: string, 
/** The seats of whoever asks, with the keys that prove it. */
yours: Array<SeatKey>, };

/** A game at one moment, for everybody who may see it. */
export type GameView = { 
/** Its id. */
id: GameId, 
/** The number of the last event. */
seq: number, 
/** How far it has come. */
status: Status, 
/** What was agreed. */
terms: Terms, 
/** Who made it. */
creator: PlayerId, 
/** When it was made, in milliseconds since 1970. */
created: number, 
/** The seats in turn order. */
seats: Array<SeatView>, 
/** Whose turn it is. */
turn?: number, 
/** How many steps were taken. */
ply: number, 
/** The position string; none before the start. */
position?: string, 
/** What was played, as it is written. */
moves: Array<string>, 
/** What may be played now. */
legal: Array<string>, 
/** The clock that runs. */
clock?: ClockView, 
/** The seat that offers a draw. */
drawOffer?: number, 
/** The seat that asks for a takeback. */
takeback?: number, 
/** The result, once it is over. */
result?: string, 
/** What ended it. */
termination?: string, 
/** The seats that want to play again. */
wantsRematch: Array<number>, 
/** The next game. */
rematch?: GameId, };

/** A seat at one moment. */
export type SeatView = { 
/** Who sits there. */
sitter?: Sitter, 
/** What is left on the clock, in milliseconds; none without a clock. */
left?: number, 
/** Whether this player has left the board. */
gone: boolean, };

/** The clock that runs. */
export type ClockView = { 
/** Whose. */
seat: number, 
/** Since when, in service time. */
since: number, 
/** The service time now. */
now: number, };

/** A seat and what lets one play it. */
export type SeatKey = { 
/** The seat. */
seat: number, 
/** Its key. */
key: string, };

/** How far a game has come, in one word. */
export type Status = "open" | "playing" | "over" | "aborted";

/** A game in the lobby. */
export type LobbyGame = { id: GameId, status: Status, terms: Terms, 
/** Who sits where. */
seats: Array<Sitter | null>, 
/** The seats whose players are connected. */
present: Array<number>, 
/** How many watch. */
spectators: number, 
/** When it was made, in milliseconds since 1970. */
created: number, };

/** How many people are here. */
export type PeopleHere = { 
/** People who play, watch or look at the lobby, whoever asks included; on one node of several, those on that node. */
here: number, };

/** What somebody wants to play with whoever wants the same. */
export type PairingRequest = { game: GameKind, 
/** How many shall play. */
players: number, 
/** How much time there shall be, as in the terms of a game. */
clock: string, };

/** A command over HTTP. */
export type CommandRequest = { 
/** What the client calls it: a repeated command is answered, not done again. */
id: CommandId, 
/** What to do. */
command: Command, };

/** A command over HTTP was done, and what it led to is committed. */
export type CommandAnswer = { 
/** The number of its first event. */
seq: number, };

/** Why a request wasn't answered. */
export type Problem = { 
/** For a program. */
code: string, 
/** For a person. */
reason: string, };
