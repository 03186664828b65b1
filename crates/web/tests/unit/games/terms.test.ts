// Terms of a game as they are chosen: whatever is chosen in whatever order, the rules accept them.

import assert from "node:assert/strict";
import { before, test } from "node:test";

import "../browser.ts";
import { Random } from "../random.ts";
import type { SeatKind, Terms } from "../../../app/online/messages.ts";
import { view } from "../../../app/rules/client.ts";
import { type GameName, GAMES, type ReplicaView } from "../../../app/rules/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { Replica } from "../../../app/rules/replica.ts";
import {
  type ClockChoice,
  readClock,
  seconds,
  usualClock,
  CLOCKS,
  writeClock,
} from "../../../app/setup/time-control.ts";
import {
  type Against,
  chosenSeat,
  forPlayers,
  headStart,
  isFor,
  levelOf,
  sitAt,
  startWith,
  timeShare,
  usualFences,
  usualTerms,
  withClock,
  withFences,
  withHeadStart,
  withOptions,
  withTimeShare,
  withWho,
} from "../../../app/setup/terms.ts";

const AGAINST: Against[] = ["computer", "friends", "link"];
const OPTIONS = ["free-side-jump", "strict-pawn-behind"];

before(loadRules);

/** Makes a game on these terms, which fails if they aren't good, and says how it looks. */
function make(terms: Terms): ReplicaView {
  const moment = { now: 0, wall: 0, dice: 1, nextGame: "BBBBBBBBBBBB" };
  const { replica } = Replica.create("AAAAAAAAAAAA", terms, "thisscreenplayer", moment);
  const shown = replica.show(0, 1000);
  replica.close();
  return shown;
}

/** Something that the pages let somebody choose. */
function change(random: Random, terms: Terms, against: Against): Terms {
  const seat = random.between(1, terms.seats.length);
  const clock = (): ClockChoice => {
    switch (random.of(CLOCKS)) {
      case "none":
        return { kind: "none" };
      case "total":
        return { kind: "total", minutes: random.between(1, 360) / 2, increment: random.between(0, 180) };
      case "move":
        return { kind: "move", seconds: random.between(5, 3600) };
      case "days":
        return { kind: "days", days: random.between(1, 30) };
    }
  };
  const common = [
    () => sitAt(terms, random.between(0, terms.seats.length)),
    () => startWith(terms, random.between(0, terms.seats.length)),
    () => withClock(terms, writeClock(clock())),
    () => withTimeShare(terms, seat, random.between(10, 100)),
    () => withClock(terms, usualClock(random.of(CLOCKS))),
  ];
  const level = (): SeatKind => ({ computer: random.between(1, 8) });
  const isOwn = terms.seats[seat - 1]?.who === "creator";
  const who = [
    () => (isOwn ? terms : withWho(terms, seat, against === "link" ? random.of(["open", level()]) : level())),
  ];
  const quoridor = [
    () => forPlayers(terms, against, random.between(2, 4)),
    () => withFences(terms, seat, random.between(0, usualFences(terms.seats.length))),
    () =>
      withOptions(
        terms,
        OPTIONS.filter(() => random.below(2) === 0),
      ),
  ];
  const squadro = [() => withHeadStart(terms, random.between(0, 2))];
  return random.of([
    ...common,
    ...(against === "friends" ? [] : who),
    ...(terms.game === "quoridor" ? quoridor : squadro),
  ])();
}

test("usual terms are terms of their game, for two", () => {
  for (const game of GAMES) {
    for (const against of AGAINST) {
      const terms = usualTerms(game, against);
      assert.equal(make(terms).game.status, against === "link" ? "open" : "playing");
      assert.ok(isFor(terms, game));
      assert.ok(!isFor(terms, GAMES.find((other) => other !== game) as GameName));
    }
  }
  assert.ok(!isFor({ game: "quoridor" } as unknown as Terms, "quoridor"), "what an older version kept");
});

test("bad terms are refused, so that the next test means something", () => {
  const terms = usualTerms("quoridor", "friends");
  assert.throws(() => make({ ...terms, clock: "0" }));
  assert.throws(() => make(withFences(terms, 1, 11)));
  assert.throws(() => make({ ...terms, seats: [{ who: "creator" }] }));
  assert.throws(() => make(withWho(terms, 2, { computer: 9 })));
  assert.throws(() => make({ ...terms, seats: [{ who: "creator", seconds: 5 }, { who: "creator" }] }));
});

test("terms stay valid whatever is chosen", () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = new Random(seed);
    const against = random.of(AGAINST);
    let terms = usualTerms(random.of(GAMES), against);
    for (let step = 0; step < 25; step++) {
      const old = structuredClone(terms);
      const next = change(random, terms, against);
      assert.deepEqual(terms, old, `seed ${seed}: what was chosen before isn't changed`);
      terms = next;
      assert.doesNotThrow(() => make(terms), `seed ${seed}, step ${step}: ${JSON.stringify(terms)}`);
      const own = terms.seats.filter(({ who }) => who === "creator").length;
      assert.equal(
        own,
        against === "friends" ? terms.seats.length : 1,
        `seed ${seed}: who makes the game sits at one seat`,
      );
    }
  }
});

test("everybody has the fences that the rules give", async () => {
  for (const players of [2, 3, 4]) {
    const { sides } = await view({ name: "quoridor", setup: { players }, moves: [] });
    assert.deepEqual(
      sides.map(({ fences }) => fences),
      sides.map(() => usualFences(players)),
    );
  }
});

test("whoever makes the game can sit anywhere, with the handicap", () => {
  const terms = withFences(forPlayers(usualTerms("quoridor", "computer"), "computer", 4), 1, 2);
  for (const seat of [1, 2, 3, 4]) {
    const seated = sitAt(terms, seat);
    assert.equal(chosenSeat(seated), seat);
    assert.deepEqual(seated.seats[seat - 1], { who: "creator", fences: 2 });
    assert.equal(seated.seats.filter(({ fences }) => fences !== undefined).length, 1);
    assert.deepEqual(sitAt(seated, 1), sitAt(terms, 1), "and back again");
  }
  const drawn = sitAt(terms, 0);
  assert.equal(chosenSeat(drawn), 0);
  assert.equal(drawn.drawSeats, true);
});

test("another number of players keeps the clock and the levels, and drops handicaps", () => {
  let terms = withClock(usualTerms("quoridor", "computer"), "300+3");
  terms = withWho(terms, 2, { computer: 7 });
  terms = startWith(withTimeShare(withFences(terms, 1, 3), 2, 50), 2);
  const four = forPlayers(terms, "computer", 4);
  assert.equal(four.clock, "300+3");
  assert.equal(four.first, undefined, "who starts is chosen anew");
  assert.deepEqual(
    four.seats.map((seat) => ({ level: levelOf(seat), handicaps: Object.keys(seat).length - 1 })),
    [0, 7, 3, 3].map((level) => ({ level, handicaps: 0 })),
  );
  assert.deepEqual(forPlayers(usualTerms("quoridor", "friends"), "friends", 3).seats, [
    { who: "creator" },
    { who: "creator" },
    { who: "creator" },
  ]);
  assert.deepEqual(
    forPlayers(sitAt(usualTerms("quoridor", "link"), 2), "link", 3).seats.map(({ who }) => who),
    ["creator", "open", "open"],
    "nobody sits at two seats of a game with others",
  );
});

test("one seat at most has a head start", () => {
  const terms = usualTerms("squadro", "friends");
  assert.equal(headStart(terms), 0);
  for (const seat of [1, 2]) {
    const ahead = withHeadStart(withHeadStart(terms, 1), seat);
    assert.equal(headStart(ahead), seat);
    assert.equal(ahead.seats.filter((each) => each.headStart).length, 1);
  }
  assert.deepEqual(withHeadStart(withHeadStart(terms, 2), 0), terms);
});

test("what is usual isn't written down", () => {
  const terms = usualTerms("quoridor", "friends");
  assert.deepEqual(withFences(withFences(terms, 1, 4), 1, 10), terms);
  assert.deepEqual(startWith(startWith(terms, 2), 0), terms);
  assert.deepEqual(withOptions(withOptions(terms, OPTIONS), []), terms);
  const clock = withClock(terms, "600");
  assert.deepEqual(withTimeShare(withTimeShare(clock, 2, 50), 2, 100), clock);
});

test("a share of the time is kept when the clock changes", () => {
  const random = new Random(1);
  for (let round = 0; round < 200; round++) {
    const share = random.between(10, 100);
    const from = withClock(usualTerms("quoridor", "link"), String(random.between(101, 10_000)));
    const shared = withTimeShare(from, 1, share);
    assert.equal(timeShare(shared, 1), share);
    assert.equal(timeShare(shared, 2), 100);
    const longer = withClock(shared, `${random.between(101, 10_000)}+5`);
    assert.equal(timeShare(longer, 1), share);
  }
});

test("a seat without a clock has no time of its own", () => {
  const shared = withTimeShare(withClock(usualTerms("quoridor", "link"), "600"), 1, 50);
  assert.equal(shared.seats[0]?.seconds, 300);
  for (const clock of ["-", "2d/move"]) {
    const without = withClock(shared, clock);
    assert.equal(without.seats[0]?.seconds, undefined);
    assert.equal(timeShare(without, 1), 100);
    assert.deepEqual(withTimeShare(without, 1, 50), without);
  }
});

test("even the smallest share of the shortest clock is a second", () => {
  const terms = withTimeShare(withClock(usualTerms("quoridor", "link"), "5/move"), 1, 1);
  assert.equal(terms.seats[0]?.seconds, 1);
  make(terms);
});

test("time controls are read as they are written", () => {
  const random = new Random(2);
  const choices: ClockChoice[] = [{ kind: "none" }];
  for (let round = 0; round < 100; round++) {
    choices.push({ kind: "total", minutes: random.between(1, 10_800) / 60, increment: random.between(0, 180) });
    choices.push({ kind: "move", seconds: random.between(1, 3600) });
    choices.push({ kind: "days", days: random.between(1, 30) });
  }
  for (const clock of choices) assert.deepEqual(readClock(writeClock(clock)), clock);
  for (const kind of CLOCKS) assert.equal(readClock(usualClock(kind)).kind, kind);
});

test("a time control that can't be read is none", () => {
  for (const control of ["", "-", "soon", "600+", "+5", "600 + 5", "-600", "1.5", "5/moves", "2d"])
    assert.deepEqual(readClock(control), { kind: "none" }, control);
});

test("seconds are counted where clocks count them", () => {
  assert.equal(seconds(readClock("600+5")), 600);
  assert.equal(seconds(readClock("30/move")), 30);
  assert.equal(seconds(readClock("2d/move")), undefined);
  assert.equal(seconds(readClock("-")), undefined);
  assert.equal(seconds({ kind: "total", minutes: 0, increment: 0 }), 1, "no clock has nothing on it");
});
