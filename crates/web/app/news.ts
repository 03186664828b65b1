// What goes on in games of ours on a server, for every page: the title, the icon and the bar are made of it. Whoever keeps
// the connections is loaded later and writes here.

import { computed, effect, signal } from "@preact/signals";

import type { GameName } from "./rules/messages.ts";
import { route } from "./route.ts";
import { t } from "./texts.ts";

/** Our turn; somebody else's; or a seat is still open. */
export type NewsKind = "turn" | "playing" | "waiting";

export type News = {
  id: string;
  link: string;
  game: GameName;
  kind: NewsKind;
  /** Whom we play with. */
  others: string;
  /** Whether it has begun since we last looked at it. */
  begun: boolean;
};

/** Everything there is, the most urgent first. */
export const news = signal<News[]>([]);

/** What the page that is shown is called. */
export const pageTitle = signal("");
/** The game that is shown, if somebody alone at this screen is to move in it. */
export const turnHere = signal<GameName | undefined>(undefined);

/** What goes on elsewhere: the page that is shown speaks for itself. */
export const elsewhere = computed(() => {
  const at = route.value;
  return news.value.filter(({ id }) => at.page !== "game" || at.id !== id);
});

/** The game that waits for us, here or elsewhere. */
const waits = computed(
  () => elsewhere.value.find(({ kind, begun }) => kind === "turn" || begun)?.game ?? turnHere.value,
);

/** Keeps the title and the icon of the window up to date. */
export function followNews(): void {
  effect(() => {
    const game = waits.value;
    document.title = game === undefined ? pageTitle.value : t("title-turn", { game: t(game) });
  });
  effect(() => {
    const badge = waits.value !== undefined;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    const name = badge ? "icon-badge.svg" : "icon.svg";
    if (icon !== null && icon.getAttribute("href") !== name) icon.setAttribute("href", name);
  });
}
