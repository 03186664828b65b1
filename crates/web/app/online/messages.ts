// What goes over the wire; docs/2-protocol.md says what it means. Written by the test `messages` of the crate `server`:
// run it with UPDATE=1 after a change there.

import type { Setup } from "../rules/messages.ts";

/** The version of the format of events: other versions can't be read. */
export const EVENT_VERSION = 1;

/** All short messages. */
export const MESSAGES = ["hello", "goodLuck", "haveFun", "wellPlayed", "goodGame", "thanks", "sorry", "oops", "oneMoment", "mustGo", "goodbye"] as const;

/** The games there are. */
export type GameKind = "quoridor" | "squadro";

/** The id of a game. By itself it gives access to public games only. */
export type GameId = string;

/** The id of a guest or a bot. It is no secret: a signature beside it proves the identity. */
export type PlayerId = string;

/** The idempotency key that a client gives a command: a repeated command only repeats the answer. */
export type CommandId = string;

/** The terms of a game, agreed before it starts. */
export type Terms = { 
/** The game to play. */
game: GameKind, 
/** The terms of each seat in turn order. */
seats: Array<SeatTerms>, 
/** The names of the rule options in force. */
options?: Array<string>, 
/** A position to start from instead of the game's own. It says who moves first. */
position?: string, 
/** The time control: `600+5` (seconds, and for each move), `600`, `30/move`, `2d/move`, or `-` for no limit. */
clock: string, 
/** The seat that moves first; drawn if absent. */
first?: number, 
/** Whether seats are drawn when the game starts. Handicaps stay with the players they were given to. */
drawSeats: boolean, 
/** Whether the game is listed in the lobby; otherwise it takes the secret link. */
public: boolean, 
/** Present in a game of a match of two games, between which the players change seats. */
matchOfTwo?: MatchOfTwo, };

/** The terms of one seat. */
export type SeatTerms = { 
/** Who may take it. */
who: SeatKind, 
/** A handicap of Quoridor: fewer fences than usual. */
fences?: number, 
/** A head start in Squadro: the middle piece of this seat begins on its turning space. */
headStart?: boolean, 
/** A handicap: fewer (or more) seconds than the clock of the others has, for the game or for each move. */
seconds?: number, };

/** Who may take a seat. */
export type SeatKind = "creator" | "open" | "person" | "bot" | { "computer": number };

/** What a game of a match knows of the match: both games together have one result. */
export type MatchOfTwo = { 
/** In the second game, the result of the first, with the points of each player at the seat that the player has
 * now; absent in the first. */
first?: string, };

/** The occupant of a seat. */
export type Occupant = { "kind": "person", 
/** The guest's id. */
player: PlayerId, 
/** The name when the seat was taken. */
name: string, } | { "kind": "bot", 
/** The bot's id. */
player: PlayerId, 
/** Its name. */
name: string, } | { "kind": "computer", 
/** Its level. */
level: number, };

/** The cost of a move on the clock, stored with the move.
 *
 * `left` afterwards = `left` before − (`spent` − `forgiven`) + increment. */
export type Charge = { 
/** The time the clock ran. */
spent: number, 
/** The part of it that isn't counted: lag compensation and flag grace, and the wait of a computer until it could
 * think. */
forgiven: number, 
/** The time left for the next move, including the increment. */
left: number, };

/** Something that happened in a game. A game is the list of its events. */
export type Event = { "type": "created", 
/** The terms of the game. */
terms: Terms, 
/** The creator. */
by: PlayerId, 
/** The game that this is the rematch of. */
rematchOf?: GameId, 
/** The first game of a series of rematches: its link opens all of them. */
root?: GameId, } | { "type": "seatTaken", 
/** The seat. */
seat: number, 
/** The new occupant. */
sitter: Occupant, } | { "type": "seatLeft", 
/** The seat. */
seat: number, } | { "type": "started", 
/** The setup of the board, with the first player as drawn or chosen. */
setup: Setup, 
/** For each seat, the seat its occupant had before seats were drawn. */
order: Array<number>, 
/** The time each seat is given, in milliseconds; empty without a clock. */
given: Array<number>, } | { "type": "move", 
/** The seat that moved. */
seat: number, 
/** The move in standard notation. */
move: string, 
/** What it cost on the clock; absent without a clock. */
charge?: Charge, } | { "type": "drawOffered", 
/** The seat. */
seat: number, } | { "type": "drawAccepted", 
/** The seat. */
seat: number, } | { "type": "drawDeclined", 
/** The seat. */
seat: number, } | { "type": "takebackAsked", 
/** The seat. */
seat: number, 
/** The ply to go back to. */
ply: number, } | { "type": "takebackGranted", 
/** The seat. */
seat: number, 
/** The ply the game goes back to; present once all seats have granted it. */
backTo?: number, 
/** What the wait cost the seat whose clock ran. */
charge?: Charge, 
/** The time left on each clock afterwards; empty without a clock, and in games of version 0.1. */
left?: Array<number>, } | { "type": "undone", 
/** The seat whose move or resignation was taken back. */
seat: number, 
/** The ply the game goes back to. */
ply: number, 
/** The time left on each clock, as it was then; empty without a clock. */
left?: Array<number>, } | { "type": "takebackRefused", 
/** The seat. */
seat: number, } | { "type": "resigned", 
/** The seat. */
seat: number, } | { "type": "flagged", 
/** The seat. */
seat: number, } | { "type": "aborted", 
/** The seat that aborted it; absent if the creator did before the start. */
seat?: number, } | { "type": "ended", 
/** The points of each seat. */
result: string, 
/** The cause. */
termination: string, } | { "type": "rematchOffered", 
/** The seat. */
seat: number, } | { "type": "rematch", 
/** Its id. It is visible to everybody who can see this game. */
game: GameId, };

/** An event with its number and time. */
export type Recorded = { 
/** Its number in the game, from 1. */
seq: number, 
/** When it happened, in milliseconds of service time: see `docs/2-protocol.md`. */
at: number, 
/** When it happened by the wall clock, in milliseconds since 1970. For display only. */
wall: number, 
/** The event. */
event: Event, };

/** A request to change a game. */
export type Command = { "do": "sit", 
/** The seat; the first free one if absent. */
seat?: number, } | { "do": "getUp" } | { "do": "withdraw" } | { "do": "move", 
/** The move in standard notation. */
move: string, 
/** The ply it was meant for: a move for another position is refused. */
ply: number, } | { "do": "offerDraw" } | { "do": "acceptDraw" } | { "do": "declineDraw" } | { "do": "askTakeback" } | { "do": "grantTakeback" } | { "do": "refuseTakeback" } | { "do": "undo" } | { "do": "resign" } | { "do": "abort" } | { "do": "rematch" };

/** A short message between players. Clients show it in the language of their user. */
export type ShortMessage = "hello" | "goodLuck" | "haveFun" | "wellPlayed" | "goodGame" | "thanks" | "sorry" | "oops" | "oneMoment" | "mustGo" | "goodbye";

/** A message of a client over the WebSocket of a game. */
export type ClientMessage = { "type": "hello", 
/** The number of the last event the client has; 0 for none. */
since: number, 
/** The key of the secret link, for a private game. */
link?: string, 
/** The key of a seat, for a client without cookie and token. */
key?: string, } | { "type": "command", 
/** The idempotency key: a repeated command is answered, not executed again. */
id: CommandId, 
/** The command. */
command: Command, } | { "type": "say", 
/** The message. */
message: ShortMessage, } | { "type": "ping", 
/** Returned with the pong. */
token: number, };

/** A message of the server over the WebSocket of a game. */
export type ServerMessage = { "type": "welcome", 
/** The number of the last event. */
seq: number, 
/** The service time now. */
now: number, 
/** The seats of the client. */
seats: Array<number>, } | { "type": "event" } & Recorded | { "type": "ack", 
/** The idempotency key of the command. */
id: CommandId, 
/** The number of its first event. */
seq: number, } | { "type": "refused", 
/** The idempotency key of the command. */
id: CommandId, 
/** The reason for programs. */
code: string, 
/** The reason for people. */
reason: string, } | { "type": "presence", 
/** The connected seats. */
seats: Array<number>, 
/** The number of spectators. */
spectators: number, } | { "type": "said", 
/** The seat of the sender. */
seat: number, 
/** The message. */
message: ShortMessage, } | { "type": "pong", 
/** The token of the ping. */
token: number, 
/** The service time now. */
now: number, } | { "type": "error", 
/** The error for programs. */
code: string, 
/** The error for people. */
reason: string, };

/** The profile of a guest or bot. */
export type Profile = { 
/** The id. */
id: PlayerId, 
/** The chosen or default name. */
name: string, 
/** Whether it is a bot. */
isBot: boolean, };

/** A new name. */
export type NameRequest = { 
/** One to thirty characters. */
name: string, };

/** A game, as returned by requests that create, join or get one. */
export type GameAnswer = { 
/** The game. */
game: GameView, 
/** The key of the secret link; absent for public games. */
link?: string, 
/** The seats of the requester, with their keys. */
yours: Array<SeatKey>, };

/** A snapshot of a game, the same for all viewers. */
export type GameView = { 
/** The id of the game. */
id: GameId, 
/** The number of the last event. */
seq: number, 
/** The status of the game. */
status: Status, 
/** The terms of the game. */
terms: Terms, 
/** The player who created it. */
creator: PlayerId, 
/** When it was created, in milliseconds since 1970. */
created: number, 
/** The seats in turn order. */
seats: Array<SeatView>, 
/** The seat to move. */
turn?: number, 
/** The number of steps taken. */
ply: number, 
/** The position string; absent before the start. */
position?: string, 
/** The steps taken, in notation. */
moves: Array<string>, 
/** The legal moves. */
legal: Array<string>, 
/** The running clock. */
clock?: ClockView, 
/** The seat that offers a draw. */
drawOffer?: number, 
/** The seat that asks for a takeback. */
takeback?: number, 
/** The result, once the game is over. */
result?: string, 
/** The cause of the result. */
termination?: string, 
/** The seats that want a rematch. */
wantsRematch: Array<number>, 
/** The id of the rematch. */
rematch?: GameId, };

/** A snapshot of a seat. */
export type SeatView = { 
/** The occupant. */
sitter?: Occupant, 
/** The time left on the clock, in milliseconds; absent without a clock. */
left?: number, 
/** Whether this seat has resigned or run out of time. */
gone: boolean, };

/** The running clock. */
export type ClockView = { 
/** Its seat. */
seat: number, 
/** The service time at which it was started. */
since: number, 
/** The service time now. */
now: number, };

/** A seat and its key. */
export type SeatKey = { 
/** The seat. */
seat: number, 
/** Its key. */
key: string, };

/** The status of a game. */
export type Status = "open" | "playing" | "over" | "aborted";

/** A game in the lobby. */
export type LobbyGame = { 
/** The id of the game. */
id: GameId, 
/** Whether it is open, played or over. */
status: Status, 
/** The terms of the game. */
terms: Terms, 
/** The occupants of the seats. */
seats: Array<Occupant | null>, 
/** The connected seats. */
present: Array<number>, 
/** The number of spectators. */
spectators: number, 
/** When it was created, in milliseconds since 1970. */
created: number, };

/** The number of people online. */
export type PeopleHere = { 
/** People who play, watch or look at the lobby, including the requester; only those on this node of several. */
here: number, };

/** The terms of a quick pairing. */
export type PairingRequest = { 
/** The game. */
game: GameKind, 
/** The number of players. */
players: number, 
/** The time control, as in the terms of a game. */
clock: string, };

/** A command over HTTP. */
export type CommandRequest = { 
/** The idempotency key: a repeated command is answered, not executed again. */
id: CommandId, 
/** The command. */
command: Command, };

/** A command over HTTP was executed, and its events are committed. */
export type CommandAnswer = { 
/** The number of its first event. */
seq: number, };

/** An error of a request. */
export type Problem = { 
/** The code for programs. */
code: string, 
/** The reason for people. */
reason: string, };

/** Whether the values of a game can be looked up. */
export type TablebaseState = { "state": "absent" } | { "state": "solving", 
/** How much of it is done, 0 to 100. */
percent: number, } | { "state": "ready" };

/** The exact values of a position and of all its moves. */
export type ExactPosition = { 
/** The position string. */
position: string, 
/** The value for the player to move. */
value: ExactValue, 
/** The value of every legal move for the player to move, by the move in standard notation. */
moves: { [key in string]: ExactValue }, };

/** What is proven of a position, or of a move for the player who makes it. */
export type ExactValue = "win" | "draw" | "loss";
