// The tables of games on a server that are open: the one on the page, and those that go on while another page is shown. A
// table that is left stays connected as long as its game waits for somebody or is played, so that quick pairing goes on
// while its player does something else.

import { effect } from "@preact/signals";

import { bell, notify } from "../bell.ts";
import { list as listed } from "../format.ts";
import { elsewhere, type News, news } from "../news.ts";
import { go } from "../route.ts";
import { list } from "../table/saved.ts";
import { playerName } from "../table/players.ts";
import { t } from "../texts.ts";
import { OnlineTable } from "./table.ts";

/** So many games are followed at a time. */
const MOST = 4;
const URGENCY = { turn: 0, waiting: 1, playing: 2 };

type Watched = { id: string; link: string; table: OnlineTable; seen: boolean; begun: boolean; stop: () => void };

const tables = new Map<string, Watched>();

/** The table of a game for the page that shows it: the one that is open, or a new one. */
export function openTable(id: string, link: string): OnlineTable {
  const known = tables.get(id) ?? follow(id, link);
  known.seen = true;
  known.begun = false;
  known.table.onPage = true;
  tell();
  return known.table;
}

/** The page goes: a game that isn't over, and is ours, is followed from now on. */
export function leaveTable(id: string): void {
  const known = tables.get(id);
  if (known === undefined) return;
  known.table.onPage = false;
  known.seen = false;
  if (kindOf(known.table) === undefined) forget(id);
  tell();
}

/** Follows the games of ours that weren't over when this browser last knew of them. */
export async function followSaved(): Promise<void> {
  const saved = await list();
  for (const { id, over, online } of saved) {
    if (over || online === undefined || tables.has(id) || tables.size >= MOST) continue;
    follow(id, online.link);
  }
}

function kindOf({ state, mine }: OnlineTable): News["kind"] | undefined {
  const game = state.value?.game;
  if (game === undefined || mine.value.length === 0) return undefined;
  if (game.status === "open") return "waiting";
  if (game.status !== "playing") return undefined;
  return mine.value.includes(game.turn ?? 0) ? "turn" : "playing";
}

function follow(id: string, link: string): Watched {
  const table = new OnlineTable(id, link);
  const watched: Watched = { id, link, table, seen: false, begun: false, stop: () => undefined };
  table.onRematch = (next) => {
    if (table.onPage) return go({ page: "game", id: next, link });
    follow(next, link).begun = true;
    return undefined;
  };
  tables.set(id, watched);
  void table.open();
  let before: News["kind"] | undefined;
  watched.stop = effect(() => {
    const kind = kindOf(table);
    const gone = table.company.contact.value === "gone" || table.over.value;
    const [was, begins] = [before, before === "waiting" && kind !== "waiting" && kind !== undefined];
    before = kind;
    if (begins && !watched.seen) watched.begun = true;
    // Whoever looks at the board sees it.
    if ((begins || (kind === "turn" && was === "playing")) && (!watched.seen || document.hidden)) ring(watched);
    // Not within the effect: what is closed here is what it looks at.
    queueMicrotask(() => {
      if (gone && !watched.seen) forget(id);
      tell();
    });
  });
  return watched;
}

function forget(id: string): void {
  const known = tables.get(id);
  if (known === undefined) return;
  tables.delete(id);
  known.stop();
  known.table.close();
}

function describe({ id, link, table, begun }: Watched): News[] {
  const kind = kindOf(table);
  if (kind === undefined) return [];
  const game = table.game.value;
  const names = game.players.flatMap(({ kind: who }, index) =>
    who === "person" ? [] : [playerName(game, index + 1)].filter((name) => name !== ""),
  );
  return [{ id, link, game: game.name, kind, others: names.length === 0 ? t("seat-free") : listed(names), begun }];
}

/** Writes down what goes on. */
function tell(): void {
  const all = [...tables.values()].flatMap(describe);
  all.sort((a, b) => Number(b.begun) - Number(a.begun) || URGENCY[a.kind] - URGENCY[b.kind]);
  news.value = all;
}

function ring(watched: Watched): void {
  const [about] = describe(watched);
  if (about === undefined) return;
  bell();
  const begun = watched.begun || elsewhere.peek().some(({ id, begun: now }) => id === about.id && now);
  notify(t(begun ? "news-begun" : "news-turn", { game: t(about.game), others: about.others }), about);
}
