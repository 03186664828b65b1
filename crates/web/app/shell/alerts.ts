// Alerts of this player's online games, for every page: the title, the icon and the alert bar follow them. online/followed.ts,
// which is loaded later, writes them.

import { computed, effect, signal } from "@preact/signals";

import { route } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { t } from "../texts.ts";

/** Our turn; somebody else's; or a seat is still open. */
type AlertKind = "turn" | "playing" | "waiting";

export type GameAlert = {
  id: string;
  link: string;
  game: GameName;
  kind: AlertKind;
  /** Whom we play with. */
  others: string;
  /** Whether it has begun since we last looked at it. */
  begun: boolean;
};

/** Everything there is, the most urgent first. */
export const alerts = signal<GameAlert[]>([]);

/** What the page that is shown is called. */
export const pageTitle = signal("");
/** The game that is shown, if somebody alone at this screen is to move in it. */
export const turnHere = signal<GameName | undefined>(undefined);

/** What goes on elsewhere: the page that is shown speaks for itself. */
export const elsewhere = computed(() => {
  const at = route.value;
  return alerts.value.filter(({ id }) => at.page !== "game" || at.id !== id);
});

/** What the title calls us to: a game in which it is our turn, here or elsewhere, or one that has begun with somebody else's. */
const call = computed<{ what: "turn" | "begun"; game: GameName } | undefined>(() => {
  const turn = elsewhere.value.find(({ kind }) => kind === "turn")?.game ?? turnHere.value;
  if (turn !== undefined) return { what: "turn", game: turn };
  const begun = elsewhere.value.find((item) => item.begun && item.kind === "playing")?.game;
  return begun && { what: "begun", game: begun };
});

/** Keeps the title and the icon of the window up to date. */
export function followAlerts(): void {
  effect(() => {
    const calls = call.value;
    document.title = calls === undefined ? pageTitle.value : t(`title-${calls.what}`, { game: t(calls.game) });
  });
  effect(() => {
    const badge = call.value !== undefined;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const name = badge ? "icon-badge.svg" : "icon.svg";
    if (icon !== null && icon.getAttribute("href") !== name) icon.setAttribute("href", name);
  });
}
