// Requests to the rules module, as it is shipped.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { asset, provide } from "../browser.ts";
import { Random } from "../random.ts";
import type { Recorded, Terms } from "../../../app/online/messages.ts";
import { check, RulesError, type View, view } from "../../../app/rules/client.ts";
import { type GameName, GAMES, type ModuleRequest } from "../../../app/rules/messages.ts";
import type * as Module from "../../../app/rules/module.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { read } from "../../../app/rules/reply.ts";
import { Refused, Replica, setupOf } from "../../../app/rules/replica.ts";
import { usualTerms } from "../../../app/setup/terms.ts";

const ID = "AAAAAAAAAAAA";
const ME = "thisscreenplayer";
const at = (now: number) => ({ now, wall: 1_700_000_000_000 + now, dice: 7, nextGame: "BBBBBBBBBBBB" });

before(loadRules);

const friends = (game: GameName): Terms => ({ ...usualTerms(game, "friends"), first: 1 });

test("nothing can be asked before the rules are there, and a failed load is tried again", async () => {
  const alone = "../../../app/rules/module.ts?alone";
  const module = (await import(alone)) as typeof Module;
  const request: ModuleRequest = { call: "perft", game: { name: "quoridor", setup: {}, moves: [] }, depth: 1 };
  assert.throws(() => module.ask(request), /loaded/);
  provide("fetch", async () => new Response("", { status: 500 }));
  await assert.rejects(module.loadRules());
  let asked = 0;
  provide("fetch", async (address: URL) => {
    asked++;
    return asset(address);
  });
  await Promise.all([module.loadRules(), module.loadRules()]);
  await module.loadRules();
  assert.equal(asked, 1, "but they are loaded once");
  assert.equal(module.ask(request), 131);
});

test("a reply is an answer or a fault", () => {
  assert.equal(read('{"ok":3}'), 3);
  assert.throws(
    () => read('{"fault":{"about":"moves","message":"no such move"}}'),
    (error) => error instanceof RulesError && error.fault.about === "moves" && error.message === "no such move",
  );
  assert.throws(() => read("nonsense"), SyntaxError);
});

test("texts get through whole, long ones and those beyond ASCII", async () => {
  for (const text of ["é€😀", "x".repeat(300_000)]) {
    const checked = await check({ name: "quoridor", setup: {}, moves: [] }, text);
    assert.equal(checked.legal, false);
    assert.equal(checked.move, undefined);
  }
});

test("what is wrong with a request is said", async () => {
  await assert.rejects(view({ name: "quoridor", setup: {}, moves: ["e9"] }), RulesError);
  await assert.rejects(view({ name: "squadro", setup: { players: 3 }, moves: [] }), RulesError);
  await assert.rejects(view({ name: "chess" as "squadro", setup: {}, moves: [] }), RulesError);
});

test("a move is checked, and a refusal says why", async () => {
  const game = { name: "quoridor" as const, setup: { first: 1 }, moves: ["e3h"] };
  assert.deepEqual(await check(game, "d3v"), { legal: true, move: "d3v" });
  const refused = await check(game, "d3h");
  assert.equal(refused.legal, false);
  assert.deepEqual(refused.why, { reason: "overlaps", other: "e3h" });
});

test("views say of every fence what it does or why it can't lie there", async () => {
  const { ghosts, targets, turn } = await view({ name: "quoridor", setup: { first: 1 }, moves: ["e2", "e8", "e3h"] });
  assert.equal(Object.keys(ghosts).length, 128);
  assert.equal(turn, 2);
  assert.ok(targets.includes("e7"));
  const why = (fence: string): string | undefined => {
    const ghost = ghosts[fence];
    return ghost !== undefined && "why" in ghost ? ghost.why.reason : undefined;
  };
  assert.equal(why("e3v"), "crosses");
  assert.equal(why("f3h"), "overlaps");
  assert.equal(why("g3h"), undefined);
});

test("a replica that is opened from events is the one that made them", () => {
  for (const game of GAMES) {
    for (let seed = 0; seed < 4; seed++) {
      const random = new Random(seed);
      const { replica, events: first } = Replica.create(ID, friends(game), ME, at(0));
      const events = [...first];
      for (let ply = 0; ply < 30; ply++) {
        const { legal, status } = replica.show(ply, 1000).game;
        if (status !== "playing") break;
        events.push(...replica.decide({ do: "move", move: random.of(legal), ply }, at(ply)).events);
      }
      const again = Replica.open(ID, events, ME);
      assert.deepEqual(again.show(50, 1000), replica.show(50, 1000), `${game}, seed ${seed}`);
      assert.deepEqual(again.board(), replica.board());
      assert.deepEqual(
        events.map(({ seq }) => seq),
        events.map((_, index) => index + 1),
        "events are numbered",
      );
      replica.close();
      again.close();
    }
  }
});

test("boards of the past are those that were shown then", () => {
  const { replica } = Replica.create(ID, friends("quoridor"), ME, at(0));
  const boards = [replica.board()];
  for (const [ply, move] of ["e2", "e8", "d2h", "e7"].entries()) {
    replica.decide({ do: "move", move, ply }, at(ply));
    boards.push(replica.board());
  }
  for (const [ply, board] of boards.entries()) assert.deepEqual(replica.board(ply), board);
  replica.close();
});

test("a command that can't be done is refused with a code, and changes nothing", () => {
  const { replica } = Replica.create(ID, friends("quoridor"), ME, at(0));
  const shown = replica.show(0, 1000);
  const code = (command: Parameters<Replica["decide"]>[0]): string => {
    try {
      replica.decide(command, at(1));
    } catch (error) {
      if (error instanceof Refused) return error.code;
      throw error;
    }
    return "done";
  };
  assert.equal(code({ do: "move", move: "e2", ply: 3 }), "stale");
  assert.equal(code({ do: "move", move: "e5", ply: 0 }), "illegal_move");
  assert.equal(code({ do: "acceptDraw" }) === "done", false);
  assert.deepEqual(replica.show(0, 1000), shown);
  replica.close();
});

test("events that don't follow are no game", () => {
  const { replica, events } = Replica.create(ID, friends("squadro"), ME, at(0));
  assert.throws(() => Replica.open(ID, events.slice(1), ME), RulesError);
  assert.throws(() => Replica.open(ID, [{ nonsense: true } as unknown as Recorded], ME), RulesError);
  assert.throws(() => replica.apply(events), RulesError, "the same once more");
  replica.close();
});

test("a closed replica answers no more, and another one isn't touched", () => {
  const one = Replica.create(ID, friends("squadro"), ME, at(0)).replica;
  const two = Replica.create(ID, friends("quoridor"), ME, at(0)).replica;
  one.close();
  assert.throws(() => one.show(0, 1000), RulesError);
  assert.equal(two.show(0, 1000).game.terms.game, "quoridor");
  two.close();
});

test("a pending move is shown until the server tells it, or until it is taken back", () => {
  const server = Replica.create(ID, friends("squadro"), ME, at(0));
  const replica = Replica.open(ID, server.events, ME);
  replica.setPending("3");
  assert.equal(replica.show(0, 1000).pending, "3");
  assert.equal(replica.board()?.made.length, 1, "the board has it");
  replica.setPending(null);
  assert.equal(replica.show(0, 1000).pending, undefined);
  replica.setPending("3");
  replica.apply(server.replica.decide({ do: "move", move: "3", ply: 0 }, at(1)).events);
  const shown = replica.show(1, 1000);
  assert.equal(shown.pending, undefined);
  assert.deepEqual(shown.game.moves, ["3"]);
  server.replica.close();
  replica.close();
});

const pawns = (board: View | undefined) =>
  board !== undefined && "ghosts" in board ? board.sides.map(({ pawn }) => pawn) : undefined;

test("premoves are made in order when their turn has come, and dropped when they can't be", () => {
  const terms: Terms = { ...usualTerms("quoridor", "computer"), first: 1 };
  const { replica } = Replica.create(ID, terms, ME, at(0));
  replica.decide({ do: "move", move: "e2", ply: 0 }, at(1));
  replica.premove("e3");
  replica.premove("e4");
  assert.deepEqual(replica.show(1, 1000).premoves, ["e3", "e4"]);
  assert.equal(replica.nextPremove(), null, "it isn't their turn");
  assert.deepEqual(pawns(replica.ahead()), ["e4", "e9"], "the board shows where they lead");
  assert.deepEqual(pawns(replica.board()), ["e2", "e9"]);
  replica.decideForComputer("e8", 1, at(2));
  assert.deepEqual(replica.nextPremove(), { play: "e3" });
  replica.decide({ do: "move", move: "e3", ply: 2 }, at(3));
  replica.decideForComputer("e3h", 3, at(4));
  assert.deepEqual(replica.nextPremove(), { drop: "e4" }, "a fence stands before it");
  assert.deepEqual(replica.show(4, 1000).premoves, []);
  replica.premove("f3");
  replica.cancelPremoves();
  assert.deepEqual(replica.show(4, 1000).premoves, []);
  replica.close();
});

test("time that is up ends a game, not before", () => {
  const { replica } = Replica.create(ID, { ...friends("squadro"), clock: "5" }, ME, at(0));
  assert.deepEqual(replica.decideFlag(at(4_000)).events, []);
  const { events } = replica.decideFlag(at(60_000));
  assert.deepEqual(
    events.map(({ event }) => event.type),
    ["flagged", "ended"],
  );
  assert.equal(replica.show(60_000, 1000).game.termination, "time");
  replica.close();
});

test("fractions of milliseconds are no trouble", () => {
  const { replica } = Replica.create(ID, { ...friends("squadro"), clock: "5" }, ME, at(0));
  assert.equal(replica.show(1000.4, 1000).game.seats[0]?.left, 4000);
  replica.close();
});

test("a setup says how terms begin", () => {
  assert.deepEqual(setupOf({ ...friends("quoridor"), first: 2 }), { players: 2, first: 2 });
  const handicap = setupOf({ ...friends("squadro"), seats: [{ who: "creator", headStart: true }, { who: "creator" }] });
  assert.match(handicap.position ?? "", /^0 0 6 0 0/);
});
