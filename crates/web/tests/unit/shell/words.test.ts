// A game as pages know it, what is said about it, and its record.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import "../browser.ts";
import { Random } from "../random.ts";
import type { GameView, Occupant, Terms } from "../../../app/online/messages.ts";
import { termsInWords } from "../../../app/setup/terms-list.tsx";
import { check, view } from "../../../app/rules/client.ts";
import { GAMES, type QuoridorRefusal, type ReplicaView } from "../../../app/rules/messages.ts";
import { ask, loadRules } from "../../../app/rules/module.ts";
import { Replica } from "../../../app/rules/replica.ts";
import {
  emptyGame,
  type Game,
  gameOf,
  isPerson,
  newId,
  ownSeat,
  people,
  type Player,
} from "../../../app/session/game.ts";
import { recordOf } from "../../../app/session/record.ts";
import { usualTerms, withFences, withOptions, withTimeShare } from "../../../app/setup/terms.ts";
import {
  boardInWords,
  effect,
  landing,
  moveInWords,
  pieceInWords,
  playerName,
  quoridorRefusal,
  squareInWords,
  standing,
} from "../../../app/text/words.ts";
import { loadTexts } from "../../../app/texts.ts";

before(() => Promise.all([loadTexts("en"), loadRules()]));

const PERSON: Player = { kind: "person" };
const ANN: Player = { kind: "remote", name: "Ann" };
const computer = (level: number): Player => ({ kind: "computer", level });

const game = (players: Player[], more: Partial<Game> = {}): Game => ({ ...emptyGame(), players, ...more });

function shown(change: Partial<GameView>, mine: number[], sitters: (Occupant | undefined)[]): ReplicaView {
  const terms = usualTerms("quoridor", "link");
  const seats = sitters.map((sitter) => (sitter === undefined ? { gone: false } : { sitter, gone: false }));
  const all: GameView = {
    id: "AAAAAAAAAAAA",
    seq: 1,
    status: "playing",
    terms,
    creator: "x",
    created: 5,
    seats,
    ply: 0,
    moves: [],
    legal: [],
    wantsRematch: [],
    ...change,
  };
  return { game: all, mine, may: [], premoves: [] };
}

const BOB: Occupant = { kind: "person", player: "bob", name: "Bob" };
const LEVEL_4: Occupant = { kind: "computer", level: 4 };

test("players are people here, people elsewhere, or computers", () => {
  const { players, begun, bottom, setup } = gameOf(shown({}, [1], [BOB, BOB]), 2);
  assert.deepEqual(players, [PERSON, { kind: "remote", name: "Bob" }]);
  assert.deepEqual({ begun, bottom, setup }, { begun: 5, bottom: 2, setup: {} });
  assert.deepEqual(gameOf(shown({}, [2], [LEVEL_4, BOB]), 1).players, [computer(4), PERSON]);
  assert.deepEqual(gameOf(shown({}, [], [undefined, BOB]), 1).players[0], { kind: "remote", name: "" }, "a free seat");
});

test("a move on its way is the last of the game", () => {
  const on = { ...shown({ moves: ["e2", "e8"] }, [1], [BOB, BOB]), pending: "e3" };
  assert.deepEqual(gameOf(on, 1).moves, ["e2", "e8", "e3"]);
  assert.deepEqual(on.game.moves, ["e2", "e8"], "and isn't added to what the server told");
});

test("why a game is over is known where the board doesn't show it", () => {
  const ended = (change: Partial<GameView>): Game["ended"] => gameOf(shown(change, [1], [BOB, BOB]), 1).ended;
  const over = (result: string, termination: string) => ended({ status: "over", result, termination });
  assert.deepEqual(over("0-1", "resignation"), { by: "resignation", winner: 2 });
  assert.deepEqual(over("1-0", "time"), { by: "time", winner: 1 });
  assert.deepEqual(over("0-0-1-0", "time"), { by: "time", winner: 3 });
  assert.deepEqual(over("1/2-1/2", "agreement"), { by: "agreement" });
  assert.equal(over("1-0", "goal"), undefined);
  assert.equal(over("1/2-1/2", "repetition"), undefined);
  assert.deepEqual(ended({ status: "aborted" }), { by: "aborted" });
  assert.equal(ended({ status: "playing" }), undefined);
  for (const status of ["over", "aborted"] as const) assert.ok(gameOf(shown({ status }, [], []), 1).over);
  for (const status of ["open", "playing"] as const) assert.ok(!gameOf(shown({ status }, [], []), 1).over);
});

test("results of the rules name the winner that resigned games have", () => {
  const moment = { now: 0, wall: 0, dice: 1, nextGame: "BBBBBBBBBBBB" };
  const { replica } = Replica.create(
    "AAAAAAAAAAAA",
    { ...usualTerms("squadro", "friends"), first: 2 },
    "me".repeat(8),
    moment,
  );
  replica.decide({ do: "resign" }, moment);
  assert.deepEqual(gameOf(replica.show(0, 0), 1).ended, { by: "resignation", winner: 1 });
  replica.close();
});

test("who is alone at this screen has a seat of their own", () => {
  assert.equal(ownSeat(game([computer(1), PERSON])), 2);
  assert.equal(ownSeat(game([PERSON, PERSON])), undefined);
  assert.equal(ownSeat(game([ANN, computer(1)])), undefined);
  assert.equal(people(game([PERSON, ANN, PERSON])), 2);
  assert.ok(!isPerson(game([PERSON]), 2), "there is no seat 2");
});

test("ids are twelve letters and digits, never the same", () => {
  const ids = Array.from({ length: 500 }, newId);
  assert.ok(ids.every((id) => /^[0-9A-Za-z]{12}$/.test(id)));
  assert.equal(new Set(ids).size, ids.length);
});

test("players have names that tell them apart", () => {
  const names = (...players: Player[]) => players.map((_, index) => playerName(game(players), index + 1));
  assert.deepEqual(names(PERSON, computer(3)), ["You", "Computer (level 3)"]);
  assert.deepEqual(names(PERSON, PERSON), ["White", "Black"]);
  assert.deepEqual(names(PERSON, ANN), ["You", "Ann"]);
  const all = names(PERSON, computer(3), computer(3), computer(3));
  assert.equal(new Set(all).size, 4, all.join());
});

test("moves are said in words", () => {
  assert.equal(moveInWords("quoridor", "e2"), "pawn to e2");
  assert.equal(moveInWords("quoridor", "e2h"), "horizontal fence above e2");
  assert.equal(moveInWords("quoridor", "e2v"), "vertical fence right of e2");
  assert.equal(moveInWords("squadro", "3"), "lane 3");
  for (const name of GAMES) assert.equal(moveInWords(name, "x2"), "leaves the game");
});

test("how a game stands is said to whom it concerns", async () => {
  const start = await view({ name: "quoridor", setup: { first: 1 }, moves: [] });
  assert.equal(standing(game([PERSON, computer(3)]), start), "Your turn.");
  assert.equal(standing(game([computer(3), PERSON]), start), "Computer (level 3) is thinking.");
  assert.equal(standing(game([PERSON, PERSON]), start), "White to move.");
  assert.equal(standing(game([ANN, PERSON]), start), "Ann to move.");
  assert.match(standing(game([PERSON, ANN]), { ...start, ending: { end: "repetition" } }), /^Draw/);
  assert.match(standing(game([PERSON, ANN]), { ...start, ending: { end: "turn-limit" } }), /^Draw/);
});

test("a game that is won on the board is told in the reader's person, and by how much", async () => {
  const start = await view({ name: "quoridor", setup: { first: 1 }, moves: [] });
  const win = { end: "win", seat: 1 } as const;
  const won = { ...start, ending: win };
  assert.equal(standing(game([PERSON, ANN]), won), "You win by 8 steps!");
  assert.equal(standing(game([PERSON, PERSON]), won), "White wins by 8 steps.");
  assert.equal(standing(game([ANN, PERSON]), won), "Ann wins by 8 steps.");
  const near = { ...won, sides: won.sides.map((side, index) => ({ ...side, distance: index === 1 ? 1 : null })) };
  assert.equal(standing(game([ANN, PERSON]), near), "Ann wins by 1 step.");
  const unknown = { ...won, sides: won.sides.map((side) => ({ ...side, distance: null })) };
  assert.equal(standing(game([PERSON, ANN]), unknown), "You win!");
  assert.equal(standing(game([ANN, PERSON]), unknown), "Ann wins.");
  const squadro = { ...(await view({ name: "squadro", setup: { first: 1 }, moves: [] })), ending: win };
  assert.equal(standing(game([PERSON, ANN], { name: "squadro" }), squadro), "You win by 30 moves!");
});

test("a game that doesn't end on the board is told in the reader's person", async () => {
  const start = await view({ name: "quoridor", setup: { first: 1 }, moves: [] });
  const ended = (by: NonNullable<Game["ended"]>, players: Player[] = [PERSON, ANN]) =>
    standing(game(players, { ended: by }), start);
  assert.equal(ended({ by: "time", winner: 1 }), "Ann ran out of time. You win!");
  assert.equal(ended({ by: "time", winner: 2 }), "You ran out of time. Ann wins.");
  assert.equal(ended({ by: "resignation", winner: 1 }), "Ann resigned. You win!");
  assert.equal(ended({ by: "resignation", winner: 2 }), "You resigned. Ann wins.");
  assert.equal(ended({ by: "resignation", winner: 2 }, [PERSON, PERSON]), "White resigned. Black wins.");
  assert.equal(ended({ by: "time", winner: 1 }, [ANN, computer(3)]), "Computer (level 3) ran out of time. Ann wins.");
  const three = [PERSON, ANN, ANN];
  assert.equal(ended({ by: "time", winner: 1 }, three), "You win on time.", "of more than two not one alone lost");
  assert.equal(ended({ by: "resignation", winner: 1 }, three), "You win by resignation.");
  assert.equal(ended({ by: "resignation", winner: 3 }, three), "Ann wins by resignation.");
  assert.equal(ended({ by: "agreement" }), "Draw by agreement.");
  assert.equal(ended({ by: "aborted" }), "The game was cancelled.");
});

test("what a fence does is said, the others first", async () => {
  const two = game([PERSON, ANN]);
  const start = await view({ name: "quoridor", setup: { first: 1 }, moves: [] });
  const change = (seat: number, longer: number) => ({ seat, longer, path: [] });
  assert.equal(effect(two, [change(1, 1), change(2, 2)], start), "+2 for them, +1 for you");
  assert.equal(effect(two, [change(1, 0)], start), "Slows no one");
  const three = game([PERSON, ANN, ANN]);
  assert.equal(effect(three, [change(1, 1), change(3, 2)], start), "Orange +2, you +1");
});

test("every refusal of Quoridor has words", () => {
  const all: QuoridorRefusal[] = [
    { reason: "game-over" },
    { reason: "already-there" },
    { reason: "occupied", by: 2 },
    { reason: "fence-between", fence: "e3h" },
    { reason: "straight-jump-possible", landing: "e6" },
    { reason: "pawn-behind", behind: 3 },
    { reason: "too-far" },
    { reason: "no-fence-left" },
    { reason: "off-board" },
    { reason: "overlaps", other: "e3h" },
    { reason: "crosses", other: "e3h" },
    { reason: "cuts-off", seat: 1, reachable: [] },
  ];
  const two = game([PERSON, ANN]);
  const said = all.map((why) => quoridorRefusal(two, why));
  assert.equal(new Set(said).size, all.length);
  assert.ok(
    said.every((text) => !/[{$]|refused-/.test(text)),
    said.join("\n"),
  );
  assert.equal(said.at(-1), "You would have no way through.");
  assert.equal(quoridorRefusal(two, { reason: "cuts-off", seat: 2, reachable: [] }), "Ann would have no way through.");
  assert.equal(
    quoridorRefusal(game([PERSON, PERSON]), { reason: "cuts-off", seat: 1, reachable: [] }),
    "White would have no way through.",
    "where two share a screen, nobody knows who 'you' is",
  );
});

test("a board of Quoridor is told sentence by sentence", async () => {
  const board = await view({ name: "quoridor", setup: { first: 1 }, moves: ["e2", "e8", "e3h", "d5v"] });
  assert.deepEqual(boardInWords(game([PERSON, ANN]), board), [
    "White: pawn on e2. 8 steps to go. 9 fences left.",
    "Black: pawn on e8. 8 steps to go. 9 fences left.",
    "Horizontal fences, above: e3.",
    "Vertical fences, right of: d5.",
    "Your pawn can move to: e1, d2, f2, e3.",
    "Your turn.",
  ]);
  assert.equal(squareInWords(game([PERSON, ANN]), "e8", board), "e8, pawn: Black");
  assert.equal(squareInWords(game([PERSON, ANN]), "e3", board), "e3, you can move here");
  assert.equal(squareInWords(game([PERSON, ANN]), "a1", board), "a1");
});

test("a board of Squadro is told, too", async () => {
  const board = await view({ name: "squadro", setup: { first: 1 }, moves: ["3", "1"] });
  const sentences = boardInWords(game([PERSON, ANN], { name: "squadro" }), board);
  assert.equal(sentences.length, 3);
  assert.match(
    sentences[0] ?? "",
    /^Yellow: 0 of 4 pieces home\. \d+ moves to go\. Lane 1: at the start, speed \d\. Lane 2: /,
  );
});

test("a piece of Squadro is where its progress says", () => {
  const where = Array.from({ length: 13 }, (_, progress) => pieceInWords({ lane: 4, progress, speed: 2 }));
  assert.equal(new Set(where).size, 13);
  assert.equal(where[5], "Lane 4: on space 5, going out, speed 2.");
  assert.equal(where[7], "Lane 4: on space 5, coming back, speed 2.");
});

test("where a piece lands is what the next move does", async () => {
  const random = new Random(3);
  const moves: string[] = [];
  for (let ply = 0; ply < 60; ply++) {
    const board = await view({ name: "squadro", setup: { first: 1 }, moves });
    if (board.ending !== null) break;
    const lane = random.of(board.legal);
    const said = landing(board, board.turn, lane);
    const next = await view({ name: "squadro", setup: { first: 1 }, moves: [...moves, String(lane)] });
    const to = next.sides[board.turn - 1]?.pieces[lane - 1]?.progress ?? -1;
    const from = board.sides[board.turn - 1]?.pieces[lane - 1]?.progress ?? -1;
    const expected = to === 12 ? /^Comes home/ : to === 6 ? /^Reaches the turning/ : /^Moves (\d) spaces?/;
    const spaces = expected.exec(said);
    assert.ok(spaces !== null, `${moves.join(" ")}: ${said}, ${to}`);
    if (spaces[1] !== undefined) assert.equal(Number(spaces[1]), to - from);
    assert.equal(said.split("sends lane").length - 1, next.last?.path.jumped.length);
    moves.push(String(lane));
  }
  assert.ok(moves.length > 20);
});

test("what is unusual about terms is said", () => {
  const terms: Terms = withOptions(
    withFences(withTimeShare({ ...usualTerms("quoridor", "link"), clock: "600" }, 2, 50), 1, 7),
    ["free-side-jump"],
  );
  assert.deepEqual(termsInWords(terms), [
    "2 players",
    "10 min",
    "Always allow diagonal jumps",
    "White: 7 fences",
    "Black: 5 min",
  ]);
});

test("a record to take along is one that the rules read back", async () => {
  const moves = ["e2", "e8", "e3h", "c6v"];
  const begun = new Date(2026, 0, 9, 23, 59).getTime();
  const text = await recordOf(game([PERSON, ANN], { moves, begun, setup: { first: 1 } }));
  assert.match(text, /2026\.01\.09/, "the day where it was played, with leading zeros");
  assert.match(text, /Ann/);
  assert.deepEqual(ask<{ moves: string[] }>({ call: "readRecord", text }).moves, moves);
});

test("what is typed is understood as the notation of either game", async () => {
  const checked = await check({ name: "squadro", setup: { first: 1 }, moves: [] }, " 3 ");
  assert.deepEqual(checked, { legal: true, move: "3" });
  const square = await check({ name: "quoridor", setup: { first: 1 }, moves: [] }, "E2");
  assert.deepEqual(square, { legal: true, move: "e2" });
});
