// Addresses of pages.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "../browser.ts";
import { address, arrival, followAddress, go, read, type Route, route } from "../../../app/route.ts";
import { GAMES } from "../../../app/rules/messages.ts";

const ID = "Ab3Ab3Ab3Ab3";

const EVERY: Route[] = [
  { page: "home" },
  ...GAMES.flatMap((game): Route[] => [
    { page: "new", game, against: "computer" },
    { page: "new", game, against: "friends" },
    { page: "invite", game },
    { page: "help", game },
    { page: "level", game },
    { page: "rules", game },
    { page: "learn", game },
    { page: "learn", game, lesson: "start" },
  ]),
  { page: "learn" },
  { page: "help" },
  { page: "level" },
  { page: "puzzles", path: "" },
  { page: "puzzles", path: "quoridor-4/theme/stop" },
  { page: "rules", game: "quoridor", players: 2 },
  { page: "rules", game: "quoridor", players: 4 },
  { page: "play", id: ID },
  { page: "play", id: "086t2g4r3i6c1r5i" },
  { page: "lobby" },
  { page: "lobby", look: "join" },
  { page: "lobby", look: "watch" },
  { page: "game", id: ID, link: "", watch: false },
  { page: "game", id: ID, link: "", watch: true },
  { page: "game", id: ID, link: "00ff", watch: false },
  { page: "game", id: ID, link: "00ff", watch: true },
  { page: "saved" },
  { page: "settings" },
  { page: "privacy" },
];

test("every page is found again by its address", () => {
  for (const to of EVERY) assert.deepEqual(read(address(to)), to, address(to));
});

test("no two pages share an address", () => {
  const addresses = EVERY.map(address);
  assert.equal(new Set(addresses).size, addresses.length);
});

test("an address may be written with less than a hash and a slash", () => {
  for (const hash of ["", "#", "#/", "/"]) assert.deepEqual(read(hash), { page: "home" });
  for (const hash of ["#/saved", "#saved", "/saved", "saved", "#/saved/", "#/saved/more"])
    assert.deepEqual(read(hash), { page: "saved" }, hash);
});

test("an unknown page, game or id leads nowhere", () => {
  const strange = [
    "#/nothing",
    "#/SAVED",
    "#/new",
    "#/new/chess/friends",
    "#/invite/",
    "#/invite/chess",
    "#/play",
    "#/rules",
    "#/rules/chess",
    "#/learn/chess",
    "#/learn/chess/start",
  ];
  const badIds = ["#/game", "#/game/short", `#/game/${ID}x`, "#/game/Ab3Ab3Ab3Ab-", "#/game/Ab3Ab3Ab3Ab%33"];
  const prototypes = ["#/constructor", "#/toString", "#/__proto__", "#/new/constructor", "#/lost"];
  for (const hash of [...strange, ...badIds, ...prototypes]) assert.deepEqual(read(hash), { page: "not-found" }, hash);
});

test("what isn't known of a known page is left out", () => {
  assert.deepEqual(read("#/help/chess"), { page: "help" });
  assert.deepEqual(read("#/rules/quoridor/5"), { page: "rules", game: "quoridor" });
  assert.deepEqual(read("#/rules/squadro/many"), { page: "rules", game: "squadro" });
  assert.deepEqual(read("#/lobby/sit"), { page: "lobby" });
  assert.deepEqual(read("#/new/squadro"), { page: "new", game: "squadro", against: "computer" });
  assert.deepEqual(read("#/new/squadro/aliens"), { page: "new", game: "squadro", against: "computer" });
});

test("the page follows the address", () => {
  followAddress();
  for (const to of EVERY) {
    go(to);
    page.events.dispatchEvent(new Event("hashchange"));
    assert.deepEqual(route.value, to);
  }
});

test("a link with a game in its query leads to the game, which then is in the address only once", () => {
  assert.deepEqual(arrival(`?game=${ID}`, ""), { search: "", hash: `#/game/${ID}` });
  assert.deepEqual(arrival(`?game=${ID}&lang=de`, `#/game/${ID}/watch`), {
    search: "?lang=de",
    hash: `#/game/${ID}/watch`,
  });
  assert.deepEqual(arrival("?board=squadro&position=x&moves=1", "#/help"), { search: "", hash: "#/help" });
  assert.deepEqual(arrival("?lang=de", ""), { search: "?lang=de", hash: "" });
});
