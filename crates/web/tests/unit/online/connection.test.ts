// The line to a game: lost and found again, with nothing lost or done twice.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { FakeTime } from "../fake-time.ts";
import { FakeSocket, network } from "../line.ts";
import { Connection, type Listener } from "../../../app/online/connection.ts";
import { storedCommands } from "../../../app/online/stored.ts";
import type { Recorded } from "../../../app/online/messages.ts";

const GAME = "AAAAAAAAAAAA";
/** The longest pause between two attempts. */
const LONGEST = 8_000;

const time = new FakeTime();
let heard: unknown[] = [];
const listener: Listener = {
  event: ({ seq }, past, more) => heard.push({ event: seq, past, more }),
  presence: (seats, spectators) => heard.push({ seats, spectators }),
  said: (seat, message) => heard.push({ seat, message }),
  refused: (command, code) => heard.push({ refused: command.do, code }),
  startingOver: () => heard.push("over"),
};
const event = (seq: number, at = 100 * seq): Recorded => ({
  seq,
  at,
  wall: 0,
  event: { type: "drawOffered", seat: 1 },
});

let open: Connection[] = [];
function connect(last?: Recorded, link = ""): Connection {
  const connection = new Connection(GAME, link, last, listener);
  open.push(connection);
  return connection;
}

beforeEach(() => {
  heard = [];
  open = [];
  FakeSocket.made = [];
  localStorage.clear();
  time.take();
});

afterEach(() => {
  for (const connection of open) connection.close();
  network(true);
  time.giveBack();
});

test("it says which event it has last, and the key of the link", () => {
  connect();
  assert.equal(FakeSocket.last.address.href, `ws://farside.test/app/api/v1/games/${GAME}/socket`);
  FakeSocket.last.accept();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", since: 0 }]);
  connect(event(7), "ff");
  FakeSocket.last.accept();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", since: 7, link: "ff" }]);
});

test("events are told in order, each once, with what is past and what is about to follow", () => {
  const connection = connect();
  assert.equal(connection.contact.value, "connecting");
  FakeSocket.last.welcome(2);
  assert.equal(connection.contact.value, "connected");
  for (const seq of [1, 2, 2, 4, 3, 1]) FakeSocket.last.tell({ type: "event", ...event(seq) });
  assert.deepEqual(heard, [
    { event: 1, past: true, more: true },
    { event: 2, past: true, more: false },
    { event: 3, past: false, more: false },
  ]);
});

test("a lost line is found again, from the event that was last", () => {
  const connection = connect();
  FakeSocket.last.welcome(1);
  FakeSocket.last.tell({ type: "event", ...event(1) });
  FakeSocket.last.end();
  assert.equal(connection.contact.value, "reconnecting");
  time.pass(300);
  assert.equal(FakeSocket.made.length, 2, "after a pause of 0.3 s at most");
  FakeSocket.last.accept();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", since: 1 }]);
  FakeSocket.last.tell({ type: "welcome", seq: 3, now: 0, seats: [] });
  heard = [];
  for (const seq of [2, 3]) FakeSocket.last.tell({ type: "event", ...event(seq) });
  assert.deepEqual(heard, [
    { event: 2, past: false, more: true },
    { event: 3, past: false, more: false },
  ]);
});

test("a game that was interrupted by a failure is joined again, and its commands are repeated", () => {
  const connection = connect();
  FakeSocket.last.welcome(0);
  connection.command({ do: "resign" });
  const [sent] = FakeSocket.last.all("command");
  FakeSocket.last.end(4005);
  assert.equal(connection.contact.value, "connecting");
  time.pass(300);
  FakeSocket.last.welcome(0);
  assert.deepEqual(FakeSocket.last.all("command"), [sent]);
});

test("pauses grow to the longest, and are not the same for everybody", () => {
  for (const [chance, share] of [
    [0, 0.5],
    [0.999, 1],
  ] as const) {
    const drawn = mock.method(Math, "random", () => chance);
    FakeSocket.made = [];
    const connection = connect();
    for (const pause of [300, 600, 1200, 2400, 4800, LONGEST, LONGEST, LONGEST]) {
      const { length } = FakeSocket.made;
      FakeSocket.last.end();
      time.pass(pause * share - 30);
      assert.equal(FakeSocket.made.length, length, `not before ${pause * share} ms`);
      time.pass(60);
      assert.equal(FakeSocket.made.length, length + 1, `but then`);
    }
    connection.close();
    drawn.mock.restore();
  }
});

test("after two attempts in vain the server is away; once it is back the pauses are short again", () => {
  const connection = connect();
  const contacts = [0, 1, 2, 3].map(() => {
    FakeSocket.last.end();
    const { value } = connection.contact;
    time.pass(LONGEST);
    return value;
  });
  assert.deepEqual(contacts, ["connecting", "connecting", "away", "away"]);
  FakeSocket.last.welcome(0);
  assert.equal(connection.contact.value, "connected");
  const { length } = FakeSocket.made;
  FakeSocket.last.end();
  time.pass(300);
  assert.equal(FakeSocket.made.length, length + 1);
});

test("an attempt that leads nowhere is given up", () => {
  const connection = connect();
  const [first] = FakeSocket.made;
  time.pass(9_900);
  assert.equal(FakeSocket.made.length, 1);
  time.pass(500);
  assert.equal(FakeSocket.made.length, 2);
  assert.equal(first?.readyState, FakeSocket.CLOSING);
  FakeSocket.last.welcome(0);
  first?.end();
  assert.equal(connection.contact.value, "connected", "its end doesn't matter any more");
  time.pass(9_000);
  assert.equal(FakeSocket.made.length, 2);
});

test("a server that is silent is left: a ping every 5 s, no answer for 7 s", () => {
  connect();
  const [socket] = FakeSocket.made;
  socket?.welcome(0);
  for (let beat = 1; beat <= 4; beat++) {
    const pings = socket?.all("ping") ?? [];
    assert.equal(pings.length, beat);
    time.pass(20);
    socket?.tell({ type: "pong", token: pings.at(-1)?.token ?? 0, now: 0 });
    time.pass(4_980);
  }
  time.pass(4_990);
  assert.equal(FakeSocket.made.length, 1, "one answer that is late is no silence");
  time.pass(5_500);
  assert.equal(FakeSocket.made.length, 2);
  assert.equal(socket?.readyState, FakeSocket.CLOSING);
});

test("whatever the server says shows that it is there", () => {
  connect();
  FakeSocket.last.welcome(0);
  for (let second = 0; second < 60; second++) {
    time.pass(1_000);
    FakeSocket.last.tell({ type: "presence", seats: [1], spectators: second });
  }
  assert.equal(FakeSocket.made.length, 1);
  assert.equal(heard.length, 60);
});

test("the server's time is known to half of the way there and back, and stands still without it", () => {
  const connection = connect();
  FakeSocket.last.welcome(0, 50_000);
  assert.equal(Math.round(connection.now()), 50_000);
  time.pass(200);
  assert.equal(Math.round(connection.now()), 50_200);
  const [ping] = FakeSocket.last.all("ping");
  FakeSocket.last.tell({ type: "pong", token: ping?.token ?? 0, now: 50_150 });
  assert.ok(Math.abs(connection.now() - 50_250) <= 1, "it was 100 ms ago that the server said so");
  FakeSocket.last.end();
  const lost = connection.now();
  time.pass(100);
  assert.equal(connection.now(), lost);
});

test("a command is sent at once, and again under the same id until it is answered", () => {
  const connection = connect();
  FakeSocket.last.welcome(0);
  connection.command({ do: "move", move: "e2", ply: 0 });
  connection.command({ do: "offerDraw" });
  const sent = FakeSocket.last.all("command");
  assert.deepEqual(
    sent.map(({ command }) => command.do),
    ["move", "offerDraw"],
  );
  assert.notEqual(sent[0]?.id, sent[1]?.id);
  FakeSocket.last.end();
  time.pass(300);
  assert.deepEqual(FakeSocket.last.sent, [], "not before the server has said hello");
  FakeSocket.last.welcome(0);
  assert.deepEqual(FakeSocket.last.all("command"), sent);
  FakeSocket.last.tell({ type: "ack", id: sent[0]?.id ?? "", seq: 1 });
  FakeSocket.last.end();
  time.pass(300);
  FakeSocket.last.welcome(0);
  assert.deepEqual(FakeSocket.last.all("command"), [sent[1]], "what is answered isn't sent any more");
});

test("a command that was given without a line is sent when there is one", () => {
  const connection = connect();
  connection.command({ do: "resign" });
  FakeSocket.last.accept();
  assert.deepEqual(FakeSocket.last.all("command"), []);
  FakeSocket.last.tell({ type: "welcome", seq: 0, now: 0, seats: [1] });
  assert.equal(FakeSocket.last.all("command").length, 1);
});

test("commands outlive the page, under the same ids, before those of the next page", () => {
  const before = connect();
  before.command({ do: "move", move: "e2", ply: 0 });
  before.close();
  const [kept] = storedCommands(GAME);
  const after = connect();
  after.command({ do: "offerDraw" });
  assert.deepEqual(
    after.unanswered().map((command) => command.do),
    ["move", "offerDraw"],
  );
  FakeSocket.last.welcome(0);
  const sent = FakeSocket.last.all("command");
  assert.equal(sent[0]?.id, kept?.id);
  for (const { id } of sent) FakeSocket.last.tell({ type: "ack", id, seq: 1 });
  assert.deepEqual(storedCommands(GAME), [], "and are forgotten with their answer");
  assert.deepEqual(after.unanswered(), []);
});

test("a refusal is told once, with the command", () => {
  const connection = connect();
  FakeSocket.last.welcome(0);
  connection.command({ do: "offerDraw" });
  const id = FakeSocket.last.all("command")[0]?.id ?? "";
  for (let round = 0; round < 2; round++)
    FakeSocket.last.tell({ type: "refused", id, code: "already_asked", reason: "wait" });
  assert.deepEqual(heard, [{ refused: "offerDraw", code: "already_asked" }]);
  assert.deepEqual(connection.unanswered(), []);
});

test("what is said is said at once or never", () => {
  const connection = connect();
  connection.say("hello");
  FakeSocket.last.welcome(0);
  connection.say("goodGame");
  assert.deepEqual(FakeSocket.last.all("say"), [{ type: "say", message: "goodGame" }]);
  FakeSocket.last.tell({ type: "said", seat: 2, message: "thanks" });
  assert.deepEqual(heard, [{ seat: 2, message: "thanks" }]);
});

test("a game that isn't there is gone for good, and so are its commands", () => {
  const connection = connect();
  connection.command({ do: "sit" });
  connection.command({ do: "resign" });
  FakeSocket.last.accept();
  FakeSocket.last.end(4004);
  assert.equal(connection.contact.value, "gone");
  assert.deepEqual(connection.unanswered(), []);
  assert.deepEqual(storedCommands(GAME), []);
  time.pass(60_000);
  network(false);
  network(true);
  time.pass(60_000);
  assert.equal(FakeSocket.made.length, 1);
  assert.equal(connection.contact.value, "gone");
});

test("a browser without a network says so, and tries at once when it is back", () => {
  const connection = connect();
  FakeSocket.last.welcome(0);
  network(false);
  assert.equal(connection.contact.value, "offline");
  assert.equal(FakeSocket.last.readyState, FakeSocket.CLOSING);
  time.pass(30_000);
  assert.equal(connection.contact.value, "offline");
  FakeSocket.last.end();
  const { length } = FakeSocket.made;
  network(true);
  assert.equal(FakeSocket.made.length, length + 1);
  FakeSocket.last.welcome(0);
  assert.equal(connection.contact.value, "connected");
  time.pass(4_000);
  assert.equal(FakeSocket.made.length, length + 1, "and only once");
});

test("a server with fewer events, or other ones, is asked for everything", () => {
  connect(event(5));
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "error", code: "ahead", reason: "" });
  assert.deepEqual(heard, ["over"]);
  FakeSocket.last.accept();
  assert.deepEqual(FakeSocket.last.sent, [{ type: "hello", since: 0 }]);
  FakeSocket.last.tell({ type: "welcome", seq: 2, now: 0, seats: [] });
  FakeSocket.last.tell({ type: "event", ...event(1, 900) });
  FakeSocket.last.tell({ type: "event", ...event(2, 800) });
  assert.deepEqual(heard.slice(1), [{ event: 1, past: true, more: true }, "over"], "time never runs backwards");
  assert.equal(FakeSocket.made.length, 3);
});

test("what a left socket still says isn't heard", () => {
  const connection = connect();
  const [old] = FakeSocket.made;
  old?.welcome(0);
  connection.startOver();
  heard = [];
  old?.tell({ type: "event", ...event(1) });
  old?.tell({ type: "welcome", seq: 9, now: 0, seats: [] });
  old?.end(4004);
  assert.deepEqual(heard, []);
  assert.equal(connection.contact.value, "connected");
});

test("a closed connection stays closed", () => {
  const connection = connect();
  FakeSocket.last.welcome(0);
  FakeSocket.last.end();
  connection.close();
  network(false);
  network(true);
  time.pass(60_000);
  assert.equal(FakeSocket.made.length, 1);
});

test("before the server has been heard, its time is that of the last event", () => {
  assert.equal(connect().now(), 0);
  assert.equal(connect(event(7, 12_345)).now(), 12_345);
});
