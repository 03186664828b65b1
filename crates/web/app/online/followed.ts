// The open sessions of online games: the one on the page, and those that are followed while another page is shown. A session that
// is left stays connected as long as its game waits for players or is played, so that quick pairing goes on meanwhile.

import { effect } from "@preact/signals";

import { list as listed } from "../format.ts";
import { go } from "../route.ts";
import { elsewhere, type GameAlert, alerts } from "../shell/alerts.ts";
import { chime, notify } from "../shell/notification.ts";
import { list } from "../storage/saved-games.ts";
import { playerName } from "../text/players.ts";
import { t } from "../texts.ts";
import { OnlineSession } from "./session.ts";

/** So many games are followed at a time. */
const MOST = 4;
const URGENCY = { turn: 0, waiting: 1, playing: 2 };

type Watched = { id: string; link: string; session: OnlineSession; seen: boolean; begun: boolean; stop: () => void };

const sessions = new Map<string, Watched>();

/** The session of a game for the page that shows it: the one that is open, or a new one. */
export function openSession(id: string, link: string): OnlineSession {
  const known = sessions.get(id) ?? follow(id, link);
  known.seen = true;
  known.begun = false;
  known.session.onPage = true;
  updateAlerts();
  return known.session;
}

/** The page goes: a game that isn't over, and is ours, is followed from now on. */
export function leaveSession(id: string): void {
  const known = sessions.get(id);
  if (known === undefined) return;
  known.session.onPage = false;
  known.seen = false;
  if (kindOf(known.session) === undefined) forget(id);
  updateAlerts();
}

/** Follows the games of ours that weren't over when this browser last knew of them. */
export async function followSaved(): Promise<void> {
  const saved = await list();
  for (const { id, over, online } of saved) {
    if (over || online === undefined || sessions.has(id) || sessions.size >= MOST) continue;
    follow(id, online.link);
  }
}

function kindOf({ state, mine }: OnlineSession): GameAlert["kind"] | undefined {
  const game = state.value?.game;
  if (game === undefined || mine.value.length === 0) return undefined;
  if (game.status === "open") return "waiting";
  if (game.status !== "playing") return undefined;
  return mine.value.includes(game.turn ?? 0) ? "turn" : "playing";
}

function follow(id: string, link: string): Watched {
  const session = new OnlineSession(id, link);
  const watched: Watched = { id, link, session, seen: false, begun: false, stop: () => undefined };
  session.onRematch = (next) => {
    if (session.onPage) return go({ page: "game", id: next, link });
    follow(next, link).begun = true;
    return undefined;
  };
  sessions.set(id, watched);
  void session.open();
  let before: GameAlert["kind"] | undefined;
  watched.stop = effect(() => {
    const kind = kindOf(session);
    const gone = session.presence.contact.value === "gone" || session.over.value;
    const [was, begins] = [before, before === "waiting" && kind !== "waiting" && kind !== undefined];
    before = kind;
    if (begins && !watched.seen) watched.begun = true;
    // Whoever looks at the board sees it.
    if ((begins || (kind === "turn" && was === "playing")) && (!watched.seen || document.hidden)) alertPlayer(watched);
    // Not within the effect: what is closed here is what it looks at.
    queueMicrotask(() => {
      if (gone && !watched.seen) forget(id);
      updateAlerts();
    });
  });
  return watched;
}

function forget(id: string): void {
  const known = sessions.get(id);
  if (known === undefined) return;
  sessions.delete(id);
  known.stop();
  known.session.close();
}

function describe({ id, link, session, begun }: Watched): GameAlert[] {
  const kind = kindOf(session);
  if (kind === undefined) return [];
  const game = session.game.value;
  const names = game.players.flatMap(({ kind: who }, index) =>
    who === "person" ? [] : [playerName(game, index + 1)].filter((name) => name !== ""),
  );
  return [{ id, link, game: game.name, kind, others: names.length === 0 ? t("seat-free") : listed(names), begun }];
}

/** Publishes the alerts of all open sessions. */
function updateAlerts(): void {
  const all = [...sessions.values()].flatMap(describe);
  all.sort((a, b) => Number(b.begun) - Number(a.begun) || URGENCY[a.kind] - URGENCY[b.kind]);
  alerts.value = all;
}

function alertPlayer(watched: Watched): void {
  const [about] = describe(watched);
  if (about === undefined) return;
  chime();
  const begun = watched.begun || elsewhere.peek().some(({ id, begun: now }) => id === about.id && now);
  notify(t(begun ? "news-begun" : "news-turn", { game: t(about.game), others: about.others }), about);
}
