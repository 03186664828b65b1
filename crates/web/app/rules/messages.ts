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

/** A game as it was played so far. */
export type Played = { 
/** Which game it is. */
name: GameName, 
/** How it began. */
setup: Setup, 
/** The moves in standard notation, and `x2` for a seat that left. */
moves: Array<string>, };

/** What a page can ask for. Each request is for one of the modules; the other one refuses it. */
export type ModuleRequest = { "call": "view", game: Played, } | { "call": "check", game: Played, text: string, } | { "call": "think", game: Played, level: number, 
/** What a level below the highest draws its errors from. */
seed: number, effort: Effort, } | { "call": "analyze", game: Played, effort: Effort, 
/** How many moves are compared. */
lines: number, } | { "call": "review", ask: ReviewRequest, } | { "call": "attempt", game: Played, } | { "call": "facts", game: Played, moves: Array<string>, } | { "call": "checkPosition", name: GameName, position: string, } | { "call": "checkParts", parts: PositionParts, } | { "call": "record", game: Played, names: Array<string>, date: string | null, } | { "call": "readRecord", text: string, } | { "call": "rulebook", name: GameName, players: number, } | { "call": "replica", ask: ReplicaRequest, } | { "call": "puzzles", about: PuzzleRequest, } | { "call": "perft", game: Played, depth: number, } | { "call": "walk", game: Played, seed: number, games: number, } | { "call": "nodes", game: Played, depth: number, };

/** How much a computer player may do; whatever is used up first ends it. */
export type Effort = { milliseconds?: number, nodes?: number, depth?: number, };

/** What a page can ask the pictures module for. */
export type PictureRequest = { "call": "picture", game: Played, format: PictureFormat, 
/** `walnut`, `maple` or `print`. */
theme: string, 
/** The width in pixels. */
size: number, };

/** The formats in which games and positions are shared. */
export type PictureFormat = "json" | "svg" | "png" | "gif";

/** What a page can ask about its games. */
export type ReplicaRequest = { "do": "setup", terms: Terms, } | { "do": "create", id: GameId, terms: Terms, me: PlayerId, moment: Moment, } | { "do": "open", id: GameId, events: Array<Recorded>, me: PlayerId, } | { "do": "adopt", id: GameId, me: PlayerId, saved: SavedGame, } | { "do": "close", replica: number, } | { "do": "setPlayer", replica: number, me: PlayerId, } | { "do": "apply", replica: number, events: Array<Recorded>, } | { "do": "decide", replica: number, command: Command, moment: Moment, } | { "do": "decideForComputer", replica: number, move: string, ply: number, moment: Moment, } | { "do": "decideFlag", replica: number, moment: Moment, } | { "do": "setPending", replica: number, move: string | null, } | { "do": "premove", replica: number, move: string, } | { "do": "cancelPremoves", replica: number, } | { "do": "nextPremove", replica: number, } | { "do": "show", replica: number, now: number, patience: number, } | { "do": "board", replica: number, ply: number | null, } | { "do": "ahead", replica: number, };

/** What a decision depends on besides the game and the command. */
export type Moment = { 
/** The time of this game: milliseconds that it was played. */
now: number, 
/** Milliseconds since 1970. */
wall: number, 
/** A number drawn at random. */
dice: number, 
/** The id of the next game, should there be one. */
nextGame: GameId, };

/** A game that was taken up. */
export type Opened = { replica: number, 
/** The events that were made; none if they were known. */
events: Array<Recorded>, };

/** What came of a command. */
export type Decided = { "done": { events: Array<Recorded>, 
/** The next game, if everybody wants to play again. */
next: NextGame | null, } } | { "refused": { code: string, reason: string, } };

/** A game that follows another. */
export type NextGame = { id: GameId, events: Array<Recorded>, };

/** What a player sees of a game and can do in it. */
export type ReplicaView = { 
/** The snapshot that all viewers get. */
game: GameView, 
/** The setup of the board; absent before the start. */
setup?: Setup, 
/** The seats of this player. */
mine: Array<number>, 
/** The names of the commands that are possible for this player now. */
may: Array<string>, 
/** The own move that is on its way to the server. */
pending?: string, 
/** The premoves in order. */
premoves: Array<string>, 
/** The computer that is to move. */
computer?: ComputerTurn, };

/** How a computer is to choose its move. */
export type ComputerTurn = { 
/** Its level. */
level: number, 
/** The seed of its random choices. */
seed: number, 
/** The time limit, in milliseconds. */
time: number, };

/** A premove whose turn has come. */
export type Due = { "play": string } | { "drop": string };

/** A game as version 0.1 kept it. What only the page needs isn't read. */
export type SavedGame = { name: GameName, setup: Setup, players: Array<SavedPlayer>, 
/** The moves, and `x2` for a seat that left. */
moves: Array<string>, 
/** When it began, in milliseconds since 1970. */
begun: number, clock?: SavedClock, };

/** Who sat at a seat. */
export type SavedPlayer = { "kind": "person" } | { "kind": "computer", level: number, };

/** The clocks of such a game, in milliseconds. */
export type SavedClock = { given: Array<number>, increment?: number, 
/** What each seat had before the first move, and after each. */
left: Array<Array<number>>, };

/** What went wrong with a request. */
export type Fault = { 
/** What is at fault. */
about: About, 
/** In English, for developers. */
message: string, };

/** What a fault is about. */
export type About = "request" | "module" | "setup" | "terms" | "events" | "moves" | "level" | "gameOver" | "record" | "review" | "file" | "puzzle";

/** How a game ended. */
export type Ending = { "end": "win", seat: number, } | { "end": "repetition" } | { "end": "turn-limit" };

/** A move that was made, with whose it was. */
export type Made = { seat: number, move: string, };

/** What a computer player chose. */
export type ChosenMove = { 
/** The move. */
move: string, };

/** A position with everything that was found out about it. */
export type Analysis = { 
/** How many plies it looked ahead; 0 if it knew. */
depth: number, 
/** The number of nodes visited. */
nodes: number, 
/** How many there were in a second; 0 if it took no time. */
speed: number, 
/** How it is known. */
source: "search" | "endgame" | "book" | "tablebase", 
/** The moves, best first. */
moves: Array<JudgedMove>, };

/** A move with what it leads to. */
export type JudgedMove = { move: string, 
/** What the position is worth once it is made. */
evaluation: Evaluation, 
/** The line of play that is expected; it begins with the move. */
line: Array<string>, };

/** What a position is worth to every seat. */
export type Evaluation = { "kind": "proven", 
/** Who wins; nobody in a draw. */
winner?: number, 
/** The plies to the end, where they are known. */
plies?: number, } | { "kind": "estimated", 
/** By seat, 0 to 1. */
chances: Array<number>, };

/** What is true of a position by the rules. */
export type PositionFacts = { 
/** Who wins the race, or leads it; none if nothing is sure. */
race: Message | null, 
/** The facts of the moves that were asked about. */
moves: Array<MoveFacts>, };

/** What is true of a move by the rules. */
export type MoveFacts = { move: string, facts: Array<Message>, };

/** What a page can ask about a review. */
export type ReviewRequest = { "do": "open", game: Played, state?: string, } | { "do": "step", review: number, milliseconds: number, } | { "do": "show", review: number, } | { "do": "state", review: number, } | { "do": "lend", review: number, } | { "do": "perform", game: Played, task: string, } | { "do": "giveBack", review: number, done: string, } | { "do": "reclaim", review: number, } | { "do": "close", review: number, };

/** How far a review is. */
export type ReviewProgress = { review: number, 
/** How many searches are done. */
done: number, 
/** How many there are in all, as far as it is known. */
total: number, 
/** Whether every position was searched at least once, so that the graph is whole. */
scanned: boolean, 
/** Whether nothing can be done but what another worker is doing. */
waiting: boolean, 
/** Whether nothing is left to do. */
finished: boolean, };

/** What is known about a game. */
export type ReviewView = { 
/** How far the review is. */
progress: ReviewProgress, 
/** What every position is worth, from the start to the end; fewer while the scan goes on. */
evaluations: Array<Evaluation>, 
/** The errors, in the order of the game. */
marks: Array<ReviewMark>, 
/** By seat, 0 to 100; none for a seat without moves that count. */
accuracy: Array<number | null>, 
/** The plies of the biggest errors, the biggest first. */
moments: Array<number>, 
/** Who was ahead when. */
leads: Array<Lead>, };

/** A move that was an error. */
export type ReviewMark = { 
/** The number of the step in the game, from 0. */
ply: number, seat: number, grade: Grade, 
/** The chance of winning lost, 0 to 1. */
lost: number, 
/** The move played. */
played: string, 
/** What the position is worth after it. */
after: Evaluation, 
/** The better move and what may follow it. */
line: Array<string>, 
/** What the position would be worth after the better move. */
better: Evaluation, 
/** What is true of the move played and not of the better one. */
facts: Array<SaidFact>, 
/** What is true of the better move and not of the one played. */
betterFacts: Array<SaidFact>, };

/** A fact with the sentence that says it. */
export type SaidFact = { fact: Fact, message: Message, };

/** What became of a move that somebody tried. */
export type Attempted = { 
/** Whether it kept the result: no chance worth a mark is lost. */
kept: boolean, 
/** What the position is worth before the move. */
before: Evaluation, 
/** What it is worth after the move. */
after: Evaluation, 
/** What was wrong with the move, if it didn't keep the result. */
mark?: ReviewMark, };

/** How bad an error is. */
export type Grade = "inaccuracy" | "mistake" | "blunder";

/** Consecutive positions in which the same seat is ahead. */
export type Lead = { 
/** The first of the positions; 0 is the start. */
from: number, 
/** The last of them. */
to: number, 
/** Who is ahead; none while nobody is. */
seat: number | null, };

/** A fact about a move. Every field is said by the line above its variant. */
export type Fact = { "fact": "pathLonger", seat: number, steps: number, } | { "fact": "pathsLonger", seat: number, steps: number, own: number, ownSteps: number, } | { "fact": "fenceWithoutEffect" } | { "fact": "noCloser", steps: number, } | { "fact": "straightJumpMissed", square: string, } | { "fact": "sideJumpMissed", square: string, } | { "fact": "jumps", square: string, } | { "fact": "jumpAllowed", seat: number, square: string, } | { "fact": "raceDecided", seat: number, moves: number, } | { "fact": "lastFence", seat: number, } | { "fact": "pieceSentBack", seat: number, lane: number, moves: number, } | { "fact": "pieceThreatened", seat: number, lane: number, moves: number, } | { "fact": "raceLead", seat: number, moves: number, } | { "fact": "pieceHome", seat: number, pieces: number, } | { "fact": "winMissed", move: string, } | { "fact": "winGivenAway" } | { "fact": "onlyMove", move: string, };

/** A sentence as the message catalogue has it: a key and the values of its variables. */
export type Message = { 
/** The id of the message. */
key: string, 
/** The variables by name. */
arguments: Array<[string, Argument]>, };

/** The value of a variable of a message. */
export type Argument = { "number": number } | { "text": string } | { "player": number };

/** What is to be said of a position that somebody put together. */
export type PositionChecked = { 
/** How it is written, whether it can be or not; none if it can't be read. */
text?: string, 
/** What it is made of; none if it can't be read. */
parts?: PositionParts, 
/** The position string; none if the position can't be. */
position?: string, 
/** Why the position can't be, with what is needed to show it. */
problem?: PositionProblem, 
/** The same in English, for developers. */
message?: string, };

/** What a position is made of. Seats count from 1. */
export type PositionParts = { "game": "quoridor", 
/** The squares of the pawns by seat; none for a seat that has left. */
pawns: Array<string | null>, fences: Array<string>, 
/** How many fences each seat has left. */
fencesLeft: Array<number>, 
/** The seat to move. */
turn: number, } | { "game": "squadro", 
/** How far the pieces have come, 0 to 12, by seat and lane. */
progress: [[number, number, number, number, number], [number, number, number, number, number]], 
/** The seat to move. */
turn: number, 
/** The seat that has left. */
retired?: number, };

/** Why a position can't be. Seats and lanes count from 1. */
export type PositionProblem = { "reason": "unreadable", word: string, } | { "reason": "players", given: number, } | { "reason": "turn", seat: number, } | { "reason": "same-square", square: string, } | { "reason": "nobody-plays" } | { "reason": "off-board", fence: string, } | { "reason": "overlap", fences: [string, string], } | { "reason": "cross", fences: [string, string], } | { "reason": "too-many-left", seat: number, most: number, } | { "reason": "too-many-fences", given: number, most: number, } | { "reason": "no-path", seat: number, } | { "reason": "several-winners", seats: [number, number], } | { "reason": "winner-to-move", seat: number, } | { "reason": "progress", seat: number, lane: number, progress: number, } | { "reason": "left", seat: number, } | { "reason": "shared-crossing", lanes: [number, number], } | { "reason": "unstoppable", seat: number, lane: number, progress: number, } | { "reason": "five-home", seat: number, };

/** What is to be said of a move that somebody typed. */
export type Checked<R> = { legal: boolean, 
/** The move in standard notation; none if it can't be read. */
move?: string, 
/** Why it is illegal. */
why?: R, };

/** All that a board of Quoridor shows. */
export type QuoridorView = { 
/** The position string. */
position: string, turn: number, ending: Ending | null, made: Array<Made>, 
/** What the last move did, if there was one. */
last: QuoridorLast | null, 
/** The squares the pawn may move to. */
targets: Array<string>, 
/** Why it may not go to another square, where there is more to say than that it is too far. */
refused: { [key in string]: QuoridorRefusal }, 
/** Every fence that could lie on an empty board, and what it would do here. */
ghosts: { [key in string]: QuoridorGhost }, 
/** The fences on the board. */
fences: Array<string>, 
/** By seat. */
sides: Array<QuoridorSide>, };

export type QuoridorSide = { 
/** Where the pawn stands; none if nobody plays there any more. */
pawn: string | null, 
/** The fences that are left to place. */
fences: number, 
/** The edge of the board to reach. */
goal: "bottom" | "left" | "top" | "right", 
/** How many steps it is to the goal line. */
distance: number | null, 
/** One shortest path there: the squares after the one the pawn stands on. */
path: Array<string>, };

/** What a fence would do. */
export type QuoridorGhost = { why: QuoridorRefusal, } | { changes: Array<QuoridorChange>, };

/** What a fence would do to a path. */
export type QuoridorChange = { seat: number, 
/** How many steps longer it gets. */
longer: number, 
/** The path after that. */
path: Array<string>, };

/** What the last move did. */
export type QuoridorLast = { "kind": "pawn", seat: number, from: string, to: string, 
/** The square of the pawn that was jumped. */
over: string | null, } | { "kind": "fence", seat: number, fence: string, } | { "kind": "retire", seat: number, };

/** Why a move of Quoridor is illegal, with what is needed to show it. */
export type QuoridorRefusal = { "reason": "game-over" } | { "reason": "already-there" } | { "reason": "occupied", by: number, } | { "reason": "fence-between", fence: string, } | { "reason": "straight-jump-possible", landing: string, } | { "reason": "pawn-behind", behind: number, } | { "reason": "too-far" } | { "reason": "no-fence-left" } | { "reason": "off-board" } | { "reason": "overlaps", other: string, } | { "reason": "crosses", other: string, } | { "reason": "cuts-off", seat: number, 
/** The squares it could still get to. */
reachable: Array<string>, };

/** All that a board of Squadro shows. */
export type SquadroView = { 
/** The position string. */
position: string, turn: number, ending: Ending | null, made: Array<Made>, 
/** What the last move did, if there was one. */
last: SquadroLast | null, 
/** The lanes whose pieces may move. */
legal: Array<number>, 
/** By seat. */
sides: Array<SquadroSide>, };

export type SquadroSide = { 
/** By lane. */
pieces: Array<SquadroPiece>, 
/** How many pieces are home. */
home: number, 
/** The moves to bring four pieces home if nobody is ever in the way. */
needs: number, };

export type SquadroPiece = { lane: number, progress: number, 
/** How far it goes in one move. */
speed: number, 
/** The dots at its start and at its turning space. */
dots: [number, number], 
/** The moves it still needs to get home. */
needs: number, 
/** Where its next move leads; none if it is home. */
path: SquadroPath | null, };

/** The path of a move. */
export type SquadroPath = { from: number, to: number, 
/** The opponent's pieces that are jumped. */
jumped: Array<SquadroJump>, };

export type SquadroJump = { lane: number, from: number, to: number, };

/** What the last move did. */
export type SquadroLast = { seat: number, lane: number, path: SquadroPath, };

/** Why a move is illegal. */
export type SquadroRefusal = { "reason": "game-over" } | { "reason": "not-your-piece" } | { "reason": "piece-home" };

/** A section of the rules. */
export type RulebookSection = { 
/** The id of the text of its heading. */
title: string, blocks: Array<RulebookBlock>, };

/** A paragraph, or a figure with its caption. */
export type RulebookBlock = { 
/** The id of its text. */
text: string, 
/** What the figure shows; none for a paragraph. */
figure: RulebookFigure | null, };

export type RulebookFigure = { 
/** The position string. */
position: string, 
/** The lines of play it shows, each of them from the position. */
lines: Array<Array<string>>, 
/** The moves it shows that are forbidden. */
forbidden: Array<string>, };

/** What a page can ask about puzzles of a game for so many players. */
export type PuzzleRequest = { name: GameName, players: number, ask: PuzzleQuestion, };

/** What a page can ask about puzzles. */
export type PuzzleQuestion = { "kind": "themes" } | { "kind": "next", rating: number, theme?: Theme, seen: Array<string>, 
/** What it is drawn from. */
seed: number, } | { "kind": "run", number: number, seen: Array<string>, 
/** What it is drawn from. */
seed: number, } | { "kind": "daily", day: number, } | { "kind": "get", id: string, } | { "kind": "answer", id: string, step: number, move: string, 
/** For the refutation of a wrong move, if none is stored; without it there is none then. */
effort?: Effort, } | { "kind": "reveal", id: string, step: number, } | { "kind": "rate", id: string, rating?: Rating, solved: boolean, };

/** A puzzle as it is shown, without its solution. */
export type PuzzleView = { 
/** Its name. */
id: string, 
/** The position string of the start. */
position: string, 
/** Who solves it, from 0. */
solver: number, 
/** How many moves the solver has to find. */
moves: number, 
/** What the solution achieves. */
aim: Aim, 
/** How it is known that it is the only one. */
proof: Proof, 
/** How hard it is. */
rating: number, 
/** The levels of the computer that find all moves. */
levels: Array<number>, 
/** What it is about. */
themes: Array<Theme>, };

/** A theme, and how many puzzles have it. */
export type ThemeCount = { theme: Theme, puzzles: number, };

/** What the one right move achieves and all others give away. */
export type Aim = "win" | "draw" | "stop";

/** How it is known that the solution is the only one. */
export type Proof = { "kind": "proven" } | { "kind": "searched", 
/** The nodes of each search. */
nodes: number, 
/** The least difference, in thousandths. */
margin: number, };

/** What a puzzle is about. */
export type Theme = "jump" | "sideJump" | "detour" | "shutIn" | "guard" | "lastFence" | "run" | "stop" | "race" | "tempo" | "sendBack" | "chain" | "bait" | "escape";

/** What is said to a move. */
export type Answer = { "verdict": "right", 
/** What the other side plays. */
reply: string, } | { "verdict": "solved" } | { "verdict": "wrong", 
/** What follows it, if that is stored with the puzzle; empty otherwise. */
refutation: Array<string>, };

/** How well somebody solves puzzles, by Glicko-2: each puzzle tried is a game against it. */
export type Rating = { 
/** The rating. */
rating: number, 
/** How uncertain it is. */
deviation: number, 
/** How much it changes from time to time. */
volatility: number, };
