// A game on a server, as a page has it: what is remembered, what the server tells, what is on its way.

import assert from "node:assert/strict";
import { afterEach, before, beforeEach, mock, test } from "node:test";

import { IDBFactory } from "fake-indexeddb";

import { asset, page, provide } from "../browser.ts";
import { FakeTime } from "../fake-time.ts";
import { FakeSocket } from "../line.ts";
import { forgetGame, storeGame, storedGame } from "../../../app/online/stored.ts";
import type { Command, Profile, Recorded, Terms } from "../../../app/online/messages.ts";
import { OnlineSession } from "../../../app/online/session.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { Replica } from "../../../app/rules/replica.ts";
import { settings } from "../../../app/settings.ts";
import { load, remove } from "../../../app/storage/saved-games.ts";
import { usualTerms } from "../../../app/setup/terms.ts";
import { loadTexts } from "../../../app/texts.ts";

const GAME = "AAAAAAAAAAAA";
const ME = "meeeeeeeeeeeeeee";
const ANN = "annnnnnnnnnnnnnn";

/** The other end: it decides commands by the same rules, and keeps what happened. */
class Server {
  events: Recorded[] = [];
  now = 1_000_000;

  constructor(more: Partial<Terms> = {}) {
    const terms: Terms = { ...usualTerms("quoridor", "link"), first: 1, drawSeats: false, clock: "600", ...more };
    const { replica, events } = Replica.create(GAME, terms, ME, this.#moment());
    replica.close();
    this.events = events;
    this.does(ANN, { do: "sit" });
  }

  #moment() {
    return { now: this.now, wall: this.now, dice: 1, nextGame: "BBBBBBBBBBBB" };
  }

  /** Somebody does something: the events that follow. */
  does(who: string, command: Command): Recorded[] {
    const replica = Replica.open(GAME, this.events, who);
    const { events } = replica.decide(command, this.#moment());
    replica.close();
    this.events = [...this.events, ...events];
    return events;
  }

  /** Welcomes the page at the other end of the last socket, and tells it what it lacks. */
  welcome(): void {
    FakeSocket.last.accept();
    const since = FakeSocket.last.all("hello")[0]?.since ?? 0;
    FakeSocket.last.tell({ type: "welcome", seq: this.events.length, now: this.now, seats: [1] });
    this.tell(this.events.slice(since));
  }

  tell(events: Recorded[]): void {
    for (const recorded of events) FakeSocket.last.tell({ type: "event", ...recorded });
  }
}

/** Lets everything that waits for the database or the network come about. */
const settle = async (): Promise<void> => {
  for (let round = 0; round < 30; round++) await new Promise((resolve) => setImmediate(resolve));
};

const time = new FakeTime();
let sessions: OnlineSession[] = [];
let introduced = (): Response => Response.json({ id: ME, name: "Me", isBot: false } satisfies Profile);

function openSession(link = ""): OnlineSession {
  const session = new OnlineSession(GAME, link);
  sessions.push(session);
  void session.open();
  return session;
}

const answersOf = (session: OnlineSession): string[] | undefined =>
  session.prompt.value?.answers.map(({ name }) => name);
const doing = (): string[] => FakeSocket.last.all("command").map(({ command }) => command.do);

before(async () => {
  provide("indexedDB", new IDBFactory());
  provide("fetch", async (address: URL) => (address.pathname.endsWith("/me") ? introduced() : asset(address)));
  await Promise.all([loadRules(), loadTexts("en")]);
});

beforeEach(async () => {
  await forgetGame(GAME);
  await remove(GAME);
  localStorage.clear();
  FakeSocket.made = [];
  sessions = [];
  page.location.hash = "";
  settings.premoves.value = "on";
  time.take();
});

afterEach(() => {
  for (const session of sessions) session.close();
  time.giveBack();
});

test("a game is shown as the server tells it, and kept", async () => {
  const server = new Server();
  const session = openSession("ff");
  await settle();
  assert.equal(session.view.value, undefined, "nothing is shown before it is told");
  server.welcome();
  assert.equal(session.presence.contact.value, "connected");
  assert.deepEqual(session.mine.value, [1]);
  assert.equal(session.creator.value, true);
  assert.equal(session.active.value, true);
  server.tell(server.does(ME, { do: "move", move: "e2", ply: 0 }));
  assert.deepEqual(session.game.value.moves, ["e2"]);
  assert.equal(session.active.value, false);
  await settle();
  assert.equal((await storedGame(GAME))?.events.length, server.events.length);
  const row = await load(GAME);
  assert.deepEqual([row?.moves, row?.online], [1, { link: "ff" }]);
});

test("a move is shown at once, and sent once", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.welcome();
  session.play("e2");
  session.play("e3");
  assert.deepEqual(session.game.value.moves, ["e2"]);
  assert.deepEqual(
    FakeSocket.last.all("command").map(({ command }) => command),
    [{ do: "move", move: "e2", ply: 0 }],
  );
  server.tell(server.does(ME, { do: "move", move: "e2", ply: 0 }));
  assert.deepEqual(session.game.value.moves, ["e2"]);
  assert.equal(session.state.value?.pending, undefined);
});

test("a refused move is taken back, and said why unless the board shows it", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.welcome();
  for (const [code, notice] of [
    ["stale", undefined],
    ["not_stored", "The server can’t save anything right now. Try again later."],
    ["strange", "Something went wrong (strange). Please try again."],
  ] as const) {
    session.play("e2");
    const id = FakeSocket.last.all("command").at(-1)?.id ?? "";
    FakeSocket.last.tell({ type: "refused", id, code, reason: "so there" });
    assert.deepEqual(session.game.value.moves, []);
    assert.equal(session.notice.value, notice);
    time.pass(6_100);
    assert.equal(session.notice.value, undefined, "a notice stays for a moment");
  }
});

test("a remembered game is shown while the server is away, and a move meant then is sent later", async () => {
  const server = new Server();
  await storeGame({ id: GAME, me: ME, events: server.events });
  introduced = () => new Response("", { status: 502 });
  const session = openSession();
  await settle();
  assert.equal(session.active.value, true);
  session.play("e2");
  assert.deepEqual(session.game.value.moves, ["e2"]);
  session.close();
  const again = openSession();
  await settle();
  assert.deepEqual(again.game.value.moves, ["e2"], "even by another page");
  introduced = () => Response.json({ id: ME, name: "Me", isBot: false });
  server.welcome();
  assert.deepEqual(doing(), ["move"]);
  time.pass(2_000);
  await settle();
  server.tell(server.does(ME, { do: "move", move: "e2", ply: 0 }));
  assert.deepEqual(again.game.value.moves, ["e2"]);
});

test("the clocks of a remembered game go on from where the server is", async () => {
  const server = new Server();
  server.now += 10_000;
  server.does(ME, { do: "move", move: "e2", ply: 0 });
  await storeGame({ id: GAME, me: ME, events: server.events });
  const session = openSession();
  await settle();
  assert.equal(session.clocks.value?.running, undefined, "no clock is seen to run before the server is heard");
  assert.equal(session.clocks.value?.left(1), 590_000);
  server.now += 20_000;
  server.welcome();
  assert.equal(session.clocks.value?.running, 2);
  assert.equal(session.clocks.value?.left(1), 590_000);
  assert.equal(Math.round((session.clocks.value?.left(2) ?? 0) / 100), 5_800);
  time.pass(5_000);
  assert.equal(Math.round((session.clocks.value?.left(2) ?? 0) / 100), 5_750);
});

test("what is remembered and doesn't fit is told anew", async () => {
  const other = new Server();
  other.does(ME, { do: "move", move: "d1", ply: 0 });
  await storeGame({ id: GAME, me: ME, events: other.events });
  const server = new Server();
  const session = openSession();
  await settle();
  assert.deepEqual(session.game.value.moves, ["d1"]);
  server.does(ME, { do: "move", move: "e2", ply: 0 });
  server.does(ANN, { do: "move", move: "e8", ply: 1 });
  server.does(ME, { do: "move", move: "e3", ply: 2 });
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "welcome", seq: server.events.length, now: server.now, seats: [1] });
  // The event after the last that is known is a move that can't be made twice.
  FakeSocket.last.tell({ type: "event", ...(server.events.at(-1) as Recorded), seq: other.events.length + 1 });
  assert.equal(FakeSocket.made.length, 2);
  server.welcome();
  assert.deepEqual(session.game.value.moves, ["e2", "e8", "e3"]);
  assert.equal(session.trouble.value, undefined);
});

test("a game that is gone is forgotten", async () => {
  const server = new Server();
  await storeGame({ id: GAME, me: ME, events: server.events });
  const session = openSession();
  await settle();
  FakeSocket.last.accept();
  FakeSocket.last.end(4004);
  await settle();
  assert.equal(session.presence.contact.value, "gone");
  assert.equal(session.view.value, undefined);
  assert.equal(await storedGame(GAME), undefined);
});

test("a premove is sent when its turn has come", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.does(ME, { do: "move", move: "e2", ply: 0 });
  server.welcome();
  assert.equal(session.planning.value, true);
  session.play("e3");
  assert.deepEqual(session.premoves.value, ["e3"]);
  assert.deepEqual(doing(), []);
  server.tell(server.does(ANN, { do: "move", move: "e8", ply: 1 }));
  assert.deepEqual(doing(), ["move"]);
  assert.deepEqual(session.premoves.value, []);
});

test("a premove that can't be made any more is dropped, and said so", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.does(ME, { do: "move", move: "e2", ply: 0 });
  server.welcome();
  session.play("e3");
  server.tell(server.does(ANN, { do: "move", move: "e2h", ply: 1 }));
  assert.deepEqual(doing(), []);
  assert.equal(session.notice.value, "Premove cancelled, no longer possible: pawn to e3");
});

test("questions of the others are asked with their answers, the own without", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.does(ME, { do: "move", move: "e2", ply: 0 });
  server.does(ANN, { do: "move", move: "e8", ply: 1 });
  server.welcome();
  assert.equal(answersOf(session), undefined);
  server.tell(server.does(ANN, { do: "offerDraw" }));
  assert.deepEqual(answersOf(session), ["accept", "decline"]);
  server.tell(server.does(ME, { do: "declineDraw" }));
  assert.equal(answersOf(session), undefined);
  server.tell(server.does(ANN, { do: "askTakeback" }));
  session.prompt.value?.answers.find(({ name }) => name === "accept")?.run();
  assert.deepEqual(doing(), ["grantTakeback"]);
  server.tell(server.does(ME, { do: "grantTakeback" }));
  assert.deepEqual(session.game.value.moves, ["e2"]);
  server.tell(server.does(ME, { do: "offerDraw" }));
  assert.deepEqual(answersOf(session), []);
});

test("a game that is over leads on", async () => {
  const server = new Server();
  const session = openSession("ff");
  const begun = mock.fn<(game: string) => void>();
  session.onRematch = begun;
  await settle();
  server.welcome();
  const next = (): string | undefined => session.next.value?.name;
  assert.equal(next(), undefined);
  server.tell(server.does(ANN, { do: "resign" }));
  assert.equal(session.over.value, true);
  assert.equal(next(), "rematch");
  server.tell(server.does(ANN, { do: "rematch" }));
  assert.equal(next(), "rematch-accept");
  session.next.value?.run();
  assert.deepEqual(doing(), ["rematch"]);
  server.tell(server.does(ME, { do: "rematch" }));
  assert.deepEqual(
    begun.mock.calls.map(({ arguments: [game] }) => game),
    ["BBBBBBBBBBBB"],
  );
});

test("who looks back isn't torn away by a move of somebody else", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.does(ME, { do: "move", move: "e2", ply: 0 });
  server.welcome();
  session.look(0);
  assert.equal(session.ply.value, 0);
  server.tell(server.does(ANN, { do: "move", move: "e8", ply: 1 }));
  assert.equal(session.ply.value, 0);
  assert.equal(session.active.value, false, "and doesn't move in a position of the past");
  session.look(Infinity);
  assert.equal(session.ply.value, 2);
  session.look(-3);
  assert.equal(session.ply.value, 0);
  session.look(2);
  assert.equal(session.live.value, true);
});

test("what is said stays for a moment", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.welcome();
  FakeSocket.last.tell({ type: "presence", seats: [1, 2], spectators: 3 });
  assert.deepEqual([session.presence.present.value, session.presence.spectators.value], [[1, 2], 3]);
  FakeSocket.last.tell({ type: "said", seat: 2, message: "hello" });
  assert.equal(session.presence.said.value.get(2), "hello");
  time.pass(6_100);
  assert.equal(session.presence.said.value.has(2), false);
});

test("what is said twice stays as long as what is said once", async () => {
  const server = new Server();
  const session = openSession();
  await settle();
  server.welcome();
  const said = (): string | undefined => session.presence.said.value.get(2);
  const refuse = (): void => {
    session.command({ do: "offerDraw" });
    const id = FakeSocket.last.all("command").at(-1)?.id ?? "";
    FakeSocket.last.tell({ type: "refused", id, code: "already_asked", reason: "" });
  };
  for (let round = 0; round < 2; round++) {
    FakeSocket.last.tell({ type: "said", seat: 2, message: "hello" });
    refuse();
    time.pass(4_000);
  }
  assert.equal(said(), "hello");
  assert.equal(session.notice.value, "You already asked. Wait a turn.");
  time.pass(2_100);
  assert.equal(said(), undefined);
  assert.equal(session.notice.value, undefined);
});
