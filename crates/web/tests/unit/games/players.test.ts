// What players are called, and the levels of computers: what is said of them, and which one is suggested.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { catalogue } from "../browser.ts";
import type { Occupant, Terms } from "../../../app/online/messages.ts";
import { view } from "../../../app/rules/client.ts";
import { GAMES } from "../../../app/rules/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { detailsOf } from "../../../app/storage/summary.ts";
import { winnerOf } from "../../../app/text/ending.ts";
import { emptyGame, type Game, type Player } from "../../../app/session/game.ts";
import { levelAbout, levelName, LEVELS, levelStrength, suggestedLevel, withLevel } from "../../../app/setup/levels.ts";
import { chosenName, namesOf } from "../../../app/text/names.ts";
import { asQuoridor, asSquadro, colour, playerName } from "../../../app/text/players.ts";
import { levelOf, usualTerms } from "../../../app/setup/terms.ts";
import { loadTexts, t } from "../../../app/texts.ts";

before(() => Promise.all([loadTexts("en"), loadRules()]));

const PERSON: Player = { kind: "person" };
const ANN: Player = { kind: "remote", name: "Ann" };
const computer = (level: number): Player => ({ kind: "computer", level });
const game = (players: Player[], more: Partial<Game> = {}): Game => ({ ...emptyGame(), players, ...more });

test("a view is that of one game", async () => {
  const quoridor = await view({ name: "quoridor", setup: { first: 1 }, moves: [] });
  const squadro = await view({ name: "squadro", setup: { first: 1 }, moves: [] });
  assert.deepEqual([asQuoridor(quoridor), asSquadro(quoridor)], [quoridor, undefined]);
  assert.deepEqual([asQuoridor(squadro), asSquadro(squadro)], [undefined, squadro]);
});

test("players are called by what tells them apart", () => {
  const names = (all: Game) => all.players.map((_, index) => playerName(all, index + 1));
  assert.deepEqual(names(game([PERSON, computer(3)])), ["You", "Computer (level 3)"]);
  assert.deepEqual(names(game([PERSON, computer(3), computer(5)])), [
    "You",
    "Black (computer, level 3)",
    "Orange (computer, level 5)",
  ]);
  assert.deepEqual(names(game([PERSON, PERSON], { name: "squadro" })), ["Yellow", "Red"]);
  assert.deepEqual(names(game([ANN, PERSON, PERSON])), ["Ann", "Black", "Orange"]);
});

test("a head start in Squadro names the sides by their colours", () => {
  assert.ok(t("new-handicap-yellow").startsWith(`${colour("squadro", 1)} `));
  assert.ok(t("new-handicap-red").startsWith(`${colour("squadro", 2)} `));
});

test("who hasn't chosen a name is called a guest in the reader's language", () => {
  const player = "abcdefghijklmnop";
  const called = (kind: "person" | "bot", name: string): string => namesOf([])({ kind, player, name });
  assert.equal(called("person", "Guest mnop"), t("player-guest", { tag: "mnop" }));
  assert.equal(called("bot", "Bot mnop"), t("player-bot", { tag: "mnop" }));
  assert.equal(called("person", "Guest abcd"), "Guest abcd", "somebody chose that");
  assert.equal(chosenName({ id: player, name: "Guest mnop", isBot: false }), undefined);
  assert.equal(chosenName({ id: player, name: "Ann", isBot: false }), "Ann");
});

test("two players of the same name are told apart by their ids, one player is not from himself", () => {
  const person = (player: string, name: string): Occupant => ({ kind: "person", player, name });
  const called = (...sitters: (Occupant | undefined)[]): string[] => {
    const nameOf = namesOf(sitters);
    return sitters.flatMap((sitter) => (sitter === undefined || sitter.kind === "computer" ? [] : [nameOf(sitter)]));
  };
  assert.deepEqual(called(person("aaaaaa", "Ann"), person("bbbbbb", "Bob")), ["Ann", "Bob"]);
  assert.deepEqual(called(person("aaaaaa", "Ann"), person("bbbbbb", "ann"), undefined), ["Ann #aaaa", "ann #bbbb"]);
  assert.deepEqual(called(person("aaaaaa", "Ann"), person("aaaaaa", "Ann")), ["Ann", "Ann"]);
  assert.deepEqual(called(person("aaaaaa", "Ann"), { kind: "computer", level: 1 }), ["Ann"]);
});

test("every level has a name, a sentence and a strength, each its own", () => {
  for (const of of [
    levelName,
    ...GAMES.flatMap((name) => [levelAbout.bind(null, name), levelStrength.bind(null, name)]),
  ])
    assert.equal(new Set(LEVELS.map((level) => of(level))).size, LEVELS.length);
  for (const name of GAMES) {
    const elo = LEVELS.slice(1).map((level) => Number(/\d+/.exec(levelStrength(name, level))?.[0]));
    assert.deepEqual(
      elo.toSorted((a, b) => a - b),
      elo,
      "a higher one is stronger",
    );
  }
  assert.doesNotMatch(catalogue(), /^new-level-9/m);
});

test("whoever wins is offered the next level, whoever loses the one before, as far as there is one", () => {
  assert.equal(suggestedLevel(3, true), 4);
  assert.equal(suggestedLevel(3, false), 2);
  assert.equal(suggestedLevel(8, true), undefined);
  assert.equal(suggestedLevel(1, false), undefined);
  const terms: Terms = {
    ...usualTerms("quoridor", "computer"),
    seats: [{ who: "creator" }, { who: { computer: 3 }, fences: 7 }, { who: { computer: 5 } }],
  };
  assert.deepEqual(withLevel(terms, 6).seats.map(levelOf), [0, 6, 6]);
  assert.equal(withLevel(terms, 6).seats[1]?.fences, 7, "handicaps stay");
});

test("a list says who played and how it ended for whoever sits here", async () => {
  const start = await view({ name: "quoridor", setup: { first: 1 }, moves: [] });
  assert.equal(detailsOf(game([PERSON, ANN]), undefined), undefined);
  assert.deepEqual(detailsOf(game([PERSON, ANN], { moves: ["e2"] }), start), {
    others: ["Ann"],
    setup: {},
    played: ["e2"],
  });
  const result = (players: Player[], ended: NonNullable<Game["ended"]>) =>
    detailsOf(game(players, { over: true, ended }), start)?.result;
  assert.equal(result([PERSON, ANN], { by: "time", winner: 1 }), "won");
  assert.equal(result([PERSON, ANN], { by: "time", winner: 2 }), "lost");
  assert.equal(result([PERSON, ANN], { by: "agreement" }), "drawn");
  assert.equal(result([PERSON, ANN], { by: "aborted" }), "over");
  assert.equal(result([PERSON, PERSON], { by: "resignation", winner: 2 }), "over", "nobody in particular");
  assert.equal(winnerOf(game([PERSON, ANN]), start), undefined);
  assert.equal(winnerOf(game([PERSON, ANN]), { ...start, ending: { end: "win", seat: 2 } }), 2);
  assert.equal(winnerOf(game([PERSON, ANN]), { ...start, ending: { end: "repetition" } }), 0);
});
