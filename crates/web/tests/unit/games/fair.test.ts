// Balanced starts and matches of two games.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import "../browser.ts";
import type { GameView } from "../../../app/online/messages.ts";
import { view } from "../../../app/rules/client.ts";
import { GAMES } from "../../../app/rules/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { Replica } from "../../../app/rules/replica.ts";
import { gameOf } from "../../../app/session/game.ts";
import { FAIR_STARTS } from "../../../app/setup/fair-starts.ts";
import { isFair, redrawn, withFairStart, withUsualStart } from "../../../app/setup/fair.tsx";
import { startWith, usualTerms, withHeadStart } from "../../../app/setup/terms.ts";
import { matchScore, secondFollows } from "../../../app/text/match.ts";
import { loadTexts } from "../../../app/texts.ts";

before(() => Promise.all([loadRules(), loadTexts("en")]));

test("every balanced start is a position that a game can begin with", async () => {
  assert.ok(FAIR_STARTS.squadro.length > 10);
  for (const game of GAMES) {
    for (const position of FAIR_STARTS[game]) {
      const shown = await view({ name: game, setup: { position }, moves: [] });
      assert.equal(shown.position, position);
      assert.equal(shown.ending, null);
    }
  }
});

test("a balanced start takes the place of who moves first and of head starts", () => {
  const terms = withHeadStart(startWith(usualTerms("squadro", "friends"), 2), 1);
  const fair = withFairStart(terms);
  assert.ok(isFair(fair) && !isFair(terms));
  assert.equal(fair.first, undefined);
  assert.ok(fair.seats.every((seat) => seat.headStart === undefined));
  assert.ok(isFair(redrawn(fair)) && !isFair(redrawn(terms)));
  assert.equal(withUsualStart(fair).position, undefined);
});

test("the score of a match adds the results of both games up", () => {
  const terms = { ...usualTerms("squadro", "friends"), first: 1, matchOfTwo: {} };
  const moment = { now: 0, wall: 0, dice: 1, nextGame: "BBBBBBBBBBBB" };
  const { replica } = Replica.create("AAAAAAAAAAAA", terms, "thisscreenplayer", moment);
  const state = replica.show(0, 1000);
  const game = gameOf(state, 1);
  const score = (first: string | undefined, result: string | undefined): string | undefined => {
    const matchOfTwo = first === undefined ? {} : { first };
    const scored: GameView = { ...state.game, terms: { ...terms, matchOfTwo } };
    return matchScore(game, result === undefined ? scored : { ...scored, result })?.replace(/[^\d½–]/g, "");
  };
  assert.equal(score(undefined, undefined), undefined, "nothing is scored yet");
  assert.equal(score(undefined, "0-1"), "0–1");
  assert.equal(score("0-1", undefined), "0–1");
  assert.equal(score("0-1", "1-0"), "1–1");
  assert.equal(score("1-0", "1-0"), "2–0");
  assert.equal(score("1/2-1/2", "0-1"), "½–1½");
  assert.equal(score("1/2-1/2", "1/2-1/2"), "1–1");
  const over: GameView = { ...state.game, status: "over" };
  assert.ok(secondFollows(over));
  assert.ok(!secondFollows({ ...over, terms: { ...terms, matchOfTwo: { first: "1-0" } } }), "that was the second");
  assert.ok(!secondFollows(state.game), "the first isn't over");
  replica.close();
});
