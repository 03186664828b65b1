// Requests to the server, and what becomes of its answers.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { provide } from "../browser.ts";
import {
  fetchRecord,
  introduce,
  listGames,
  makeGame,
  me,
  ServerError,
  settleName,
  sit,
  socketAddress,
  wantName,
} from "../../../app/online/api.ts";
import { usualTerms } from "../../../app/setup/terms.ts";

let requests: { method: string; path: string; body: unknown; headers: Headers }[] = [];
let answer: () => Response = () => assert.fail("no request is expected");

beforeEach(() => {
  requests = [];
  me.value = undefined;
  wantName("");
  provide("fetch", async (address: URL, { method = "GET", body, headers }: RequestInit = {}) => {
    const read: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    requests.push({ method, path: address.pathname + address.search, body: read, headers: new Headers(headers) });
    return answer();
  });
});

const problem = (code: string) => (error: unknown) => error instanceof ServerError && error.problem.code === code;

test("the API is beside the page", async () => {
  answer = () => Response.json([]);
  await listGames("open");
  assert.equal(requests[0]?.path, "/app/api/v1/games?status=open");
  assert.equal(socketAddress("AAAAAAAAAAAA").href, "ws://farside.test/app/api/v1/games/AAAAAAAAAAAA/socket");
});

test("what is sent is JSON, and says so", async () => {
  answer = () => Response.json({});
  const terms = usualTerms("squadro", "link");
  await makeGame(terms);
  await sit("AAAAAAAAAAAA");
  assert.deepEqual(requests[0]?.body, terms);
  assert.equal(requests[0]?.headers.get("content-type"), "application/json");
  assert.deepEqual((requests[1]?.body as { command?: unknown } | undefined)?.command, { do: "sit" });
});

test("who we are is asked once, until it changes", async () => {
  answer = () => Response.json({ id: "x", name: "Ann", isBot: false });
  await introduce();
  assert.equal((await introduce()).name, "Ann");
  assert.equal(requests.length, 1);
  answer = () => Response.json({ id: "x", name: "Bob", isBot: false });
  wantName(" Bob ");
  await settleName();
  assert.deepEqual(requests[1]?.body, { name: "Bob" });
  assert.equal((await introduce()).name, "Bob");
  assert.equal(requests.length, 2);
});

test("a failure to introduce oneself isn't remembered", async () => {
  answer = () => new Response("", { status: 502 });
  await assert.rejects(introduce(), problem("away"));
  answer = () => Response.json({ id: "x", name: "Ann", isBot: false });
  assert.equal((await introduce()).id, "x");
});

test("a server that says no says why", async () => {
  answer = () => Response.json({ id: "x", name: "Ann", isBot: false });
  await introduce();
  answer = () => Response.json({ code: "bad_name", reason: "too long" }, { status: 422 });
  wantName("x".repeat(100));
  await assert.rejects(settleName(), (error) => problem("bad_name")(error) && String(error).includes("too long"));
  assert.equal(me.value?.name, "Ann");
});

test("no server, or another one, is away", async () => {
  const others: (() => Response)[] = [
    () => assert.fail("the network is down"),
    () => new Response("<html>Bad gateway</html>", { status: 502 }),
    () => new Response("<html>Hello</html>"),
    () => Response.json(null, { status: 500 }),
    () => Response.json({ error: "upstream" }, { status: 503 }),
  ];
  for (const other of others) {
    answer = other;
    await assert.rejects(listGames("playing"), problem("away"));
  }
});

test("the key of a link travels in a header", async () => {
  answer = () => new Response("record");
  assert.equal(await (await fetchRecord("AAAAAAAAAAAA", "ff")).text(), "record");
  assert.equal(requests[0]?.path, "/app/api/v1/games/AAAAAAAAAAAA/record");
  assert.equal(requests[0]?.headers.get("farside-link"), "ff");
  await fetchRecord("AAAAAAAAAAAA", "");
  assert.equal(requests[1]?.headers.has("farside-link"), false);
  answer = () => new Response("", { status: 404 });
  await assert.rejects(fetchRecord("AAAAAAAAAAAA", ""), problem("away"));
});
