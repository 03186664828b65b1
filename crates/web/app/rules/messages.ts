// Requests to the modules and their responses. Written by the test `messages` of the crate `wasm`: run it with
// UPDATE=1 after a change there.

import type { Command, GameId, GameView, PlayerId, Recorded, Terms } from "../online/messages.ts";

/** How a game begins; what is left out is as usual. */
export type Setup = { players?: number, first?: number, options?: string[], position?: string };

/** What comes back: a response, or what was wrong with the request. */
export type Reply<T> = { ok: T } | { fault: Fault };

/** The games there are. */
export const GAMES = ["quoridor", "squadro"] as const;
export type GameName = (typeof GAMES)[number];

/**
 * A game as it was played so far.
 */
export type Played = { 
/**
 * Which game it is.
 */
name: GameName, 
/**
 * How it began.
 */
setup: Setup, 
/**
 * The moves in standard notation, and `x2` for a seat that left.
 */
moves: Array<string>, };

/**
 * What a page can ask for. Each request is for one of the modules; the other one refuses it.
 */
export type ModuleRequest = { "call": "view", game: Played, } | { "call": "check", game: Played, text: string, } | { "call": "think", game: Played, level: number, 
/**
 * What a level below the highest draws its errors from.
 */
seed: number, effort: Effort, } | { "call": "analyze", game: Played, effort: Effort, } | { "call": "record", game: Played, names: Array<string>, date: string | null, } | { "call": "readRecord", text: string, } | { "call": "rulebook", name: GameName, players: number, } | { "call": "replica", ask: ReplicaRequest, } | { "call": "perft", game: Played, depth: number, } | { "call": "walk", game: Played, seed: number, games: number, } | { "call": "nodes", game: Played, depth: number, };

/**
 * How much a computer player may do; whatever is used up first ends it.
 */
export type Effort = { milliseconds?: number, nodes?: number, depth?: number, };

/**
 * What a page can ask about its games.
 */
export type ReplicaRequest = { "do": "setup", terms: Terms, } | { "do": "create", id: GameId, terms: Terms, me: PlayerId, moment: Moment, } | { "do": "open", id: GameId, events: Array<Recorded>, me: PlayerId, } | { "do": "adopt", id: GameId, me: PlayerId, saved: SavedGame, } | { "do": "close", replica: number, } | { "do": "setPlayer", replica: number, me: PlayerId, } | { "do": "apply", replica: number, events: Array<Recorded>, } | { "do": "decide", replica: number, command: Command, moment: Moment, } | { "do": "decideForComputer", replica: number, move: string, ply: number, moment: Moment, } | { "do": "decideFlag", replica: number, moment: Moment, } | { "do": "setPending", replica: number, move: string | null, } | { "do": "premove", replica: number, move: string, } | { "do": "cancelPremoves", replica: number, } | { "do": "nextPremove", replica: number, } | { "do": "show", replica: number, now: number, patience: number, } | { "do": "board", replica: number, ply: number | null, } | { "do": "ahead", replica: number, };

/**
 * What a decision depends on besides the game and the command.
 */
export type Moment = { 
/**
 * The time of this game: milliseconds that it was played.
 */
now: number, 
/**
 * Milliseconds since 1970.
 */
wall: number, 
/**
 * A number drawn at random.
 */
dice: number, 
/**
 * The id of the next game, should there be one.
 */
nextGame: GameId, };

/**
 * A game that was taken up.
 */
export type Opened = { replica: number, 
/**
 * The events that were made; none if they were known.
 */
events: Array<Recorded>, };

/**
 * What came of a command.
 */
export type Decided = { "done": { events: Array<Recorded>, 
/**
 * The next game, if everybody wants to play again.
 */
next: NextGame | null, } } | { "refused": { code: string, reason: string, } };

/**
 * A game that follows another.
 */
export type NextGame = { id: GameId, events: Array<Recorded>, };

/**
 * What a player sees of a game and can do in it.
 */
export type ReplicaView = { 
/**
 * The snapshot that all viewers get.
 */
game: GameView, 
/**
 * The setup of the board; absent before the start.
 */
setup?: Setup, 
/**
 * The seats of this player.
 */
mine: Array<number>, 
/**
 * The names of the commands that are possible for this player now.
 */
may: Array<string>, 
/**
 * The own move that is on its way to the server.
 */
pending?: string, 
/**
 * The premoves in order.
 */
premoves: Array<string>, 
/**
 * The computer that is to move.
 */
computer?: ComputerTurn, };

/**
 * How a computer is to choose its move.
 */
export type ComputerTurn = { 
/**
 * Its level.
 */
level: number, 
/**
 * The seed of its random choices.
 */
seed: number, 
/**
 * The time limit, in milliseconds.
 */
time: number, };

/**
 * A premove whose turn has come.
 */
export type Due = { "play": string } | { "drop": string };

/**
 * A game as version 0.1 kept it. What only the page needs isn't read.
 */
export type SavedGame = { name: GameName, setup: Setup, players: Array<SavedPlayer>, 
/**
 * The moves, and `x2` for a seat that left.
 */
moves: Array<string>, 
/**
 * When it began, in milliseconds since 1970.
 */
begun: number, clock?: SavedClock, };

/**
 * Who sat at a seat.
 */
export type SavedPlayer = { "kind": "person" } | { "kind": "computer", level: number, };

/**
 * The clocks of such a game, in milliseconds.
 */
export type SavedClock = { given: Array<number>, increment?: number, 
/**
 * What each seat had before the first move, and after each.
 */
left: Array<Array<number>>, };

/**
 * What went wrong with a request.
 */
export type Fault = { 
/**
 * What is at fault.
 */
about: About, 
/**
 * In English, for developers.
 */
message: string, };

/**
 * What a fault is about.
 */
export type About = "request" | "module" | "setup" | "terms" | "events" | "moves" | "level" | "gameOver" | "record" | "file";

/**
 * How a game ended.
 */
export type Ending = { "end": "win", seat: number, } | { "end": "repetition" } | { "end": "turn-limit" };

/**
 * A move that was made, with whose it was.
 */
export type Made = { seat: number, move: string, };

/**
 * What a computer player chose.
 */
export type Thought = { 
/**
 * The move.
 */
move: string, };

/**
 * A position with everything that was found out about it.
 */
export type Analysis = { 
/**
 * How many plies it looked ahead; 0 if it knew.
 */
depth: number, 
/**
 * The number of nodes visited.
 */
nodes: number, 
/**
 * The moves, best first.
 */
moves: Array<JudgedMove>, 
/**
 * The best line of play.
 */
line: Array<string>, };

/**
 * A move with its verdict, for the player who makes it.
 */
export type JudgedMove = { move: string, 
/**
 * What is proven: `win`, `draw` or `loss`.
 */
exact: "win" | "draw" | "loss" | undefined, 
/**
 * The plies to the end, where they are known.
 */
plies?: number, 
/**
 * The chance to win, 0 to 1.
 */
chance: number, };

/**
 * What is to be said of a move that somebody typed.
 */
export type Checked<R> = { legal: boolean, 
/**
 * The move in standard notation; none if it can't be read.
 */
move?: string, 
/**
 * Why it is illegal.
 */
why?: R, };

/**
 * All that a board of Quoridor shows.
 */
export type QuoridorView = { 
/**
 * The position string.
 */
position: string, turn: number, ending: Ending | null, made: Array<Made>, 
/**
 * What the last move did, if there was one.
 */
last: QuoridorLast | null, 
/**
 * The squares the pawn may move to.
 */
targets: Array<string>, 
/**
 * Why it may not go to another square, where there is more to say than that it is too far.
 */
refused: { [key in string]: QuoridorRefusal }, 
/**
 * Every fence that could lie on an empty board, and what it would do here.
 */
ghosts: { [key in string]: QuoridorGhost }, 
/**
 * The fences on the board.
 */
fences: Array<string>, 
/**
 * By seat.
 */
sides: Array<QuoridorSide>, };

export type QuoridorSide = { 
/**
 * Where the pawn stands; none if nobody plays there any more.
 */
pawn: string | null, 
/**
 * The fences that are left to place.
 */
fences: number, 
/**
 * The edge of the board to reach.
 */
goal: "bottom" | "left" | "top" | "right", 
/**
 * How many steps it is to the goal line.
 */
distance: number | null, 
/**
 * One shortest path there: the squares after the one the pawn stands on.
 */
path: Array<string>, };

/**
 * What a fence would do.
 */
export type QuoridorGhost = { why: QuoridorRefusal, } | { changes: Array<QuoridorChange>, };

/**
 * What a fence would do to a path.
 */
export type QuoridorChange = { seat: number, 
/**
 * How many steps longer it gets.
 */
longer: number, 
/**
 * The path after that.
 */
path: Array<string>, };

/**
 * What the last move did.
 */
export type QuoridorLast = { "kind": "pawn", seat: number, from: string, to: string, 
/**
 * The square of the pawn that was jumped.
 */
over: string | null, } | { "kind": "fence", seat: number, fence: string, } | { "kind": "retire", seat: number, };

/**
 * Why a move of Quoridor is illegal, with what is needed to show it.
 */
export type QuoridorRefusal = { "reason": "game-over" } | { "reason": "already-there" } | { "reason": "occupied", by: number, } | { "reason": "fence-between", fence: string, } | { "reason": "straight-jump-possible", landing: string, } | { "reason": "pawn-behind", behind: number, } | { "reason": "too-far" } | { "reason": "no-fence-left" } | { "reason": "off-board" } | { "reason": "overlaps", other: string, } | { "reason": "crosses", other: string, } | { "reason": "cuts-off", seat: number, 
/**
 * The squares it could still get to.
 */
reachable: Array<string>, };

/**
 * All that a board of Squadro shows.
 */
export type SquadroView = { 
/**
 * The position string.
 */
position: string, turn: number, ending: Ending | null, made: Array<Made>, 
/**
 * What the last move did, if there was one.
 */
last: SquadroLast | null, 
/**
 * The lanes whose pieces may move.
 */
legal: Array<number>, 
/**
 * By seat.
 */
sides: Array<SquadroSide>, };

export type SquadroSide = { 
/**
 * By lane.
 */
pieces: Array<SquadroPiece>, 
/**
 * How many pieces are home.
 */
home: number, 
/**
 * The moves to bring four pieces home if nobody is ever in the way.
 */
needs: number, };

export type SquadroPiece = { lane: number, progress: number, 
/**
 * How far it goes in one move.
 */
speed: number, 
/**
 * The dots at its start and at its turning space.
 */
dots: [number, number], 
/**
 * The moves it still needs to get home.
 */
needs: number, 
/**
 * Where its next move leads; none if it is home.
 */
path: SquadroPath | null, };

/**
 * The path of a move.
 */
export type SquadroPath = { from: number, to: number, 
/**
 * The opponent's pieces that are jumped.
 */
jumped: Array<SquadroJump>, };

export type SquadroJump = { lane: number, from: number, to: number, };

/**
 * What the last move did.
 */
export type SquadroLast = { seat: number, lane: number, path: SquadroPath, };

/**
 * Why a move is illegal.
 */
export type SquadroRefusal = { "reason": "game-over" } | { "reason": "not-your-piece" } | { "reason": "piece-home" };

/**
 * A section of the rules.
 */
export type RulebookSection = { 
/**
 * The id of the text of its heading.
 */
title: string, blocks: Array<RulebookBlock>, };

/**
 * A paragraph, or a figure with its caption.
 */
export type RulebookBlock = { 
/**
 * The id of its text.
 */
text: string, 
/**
 * What the figure shows; none for a paragraph.
 */
figure: RulebookFigure | null, };

export type RulebookFigure = { 
/**
 * The position string.
 */
position: string, 
/**
 * The lines of play it shows, each of them from the position.
 */
lines: Array<Array<string>>, 
/**
 * The moves it shows that are forbidden.
 */
forbidden: Array<string>, };
