// What every page stands in: the name, the way to the other pages, and the voice.

import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { idle } from "../idle.ts";
import { pageTitle } from "../news.ts";
import { address, route, type Route } from "../route.ts";
import { settings } from "../settings.ts";
import { notKept } from "../table/database.ts";
import { byHand } from "../table/share.ts";
import { t } from "../texts.ts";
import { Announcer } from "./announcer.tsx";
import { focusHeading } from "./heading.ts";
import { Home } from "./home.tsx";
import { Later } from "./later.tsx";
import { Lost } from "./lost.tsx";
import { NewsBar } from "./news-bar.tsx";

/** The pages that aren't needed before the first is drawn. */
const dialog = new Later(async () => (await import("./by-hand.tsx")).ByHand);
const help = new Later(async () => (await import("./help.tsx")).Help);
const invite = new Later(async () => (await import("./invite.tsx")).Invite);
const lobby = new Later(async () => (await import("./lobby.tsx")).LobbyPage);
const newGame = new Later(async () => (await import("./new.tsx")).NewGame);
const play = new Later(async () => (await import("./play.tsx")).Play);
const room = new Later(async () => (await import("./room.tsx")).RoomPage);
const rules = new Later(async () => (await import("./rules.tsx")).RulesPage);
const saved = new Later(async () => (await import("./saved.tsx")).Saved);
const settingsPage = new Later(async () => (await import("./settings.tsx")).SettingsPage);

/** Fetches all of them, one whenever there is nothing better to do, so that whichever is asked for next is there at once. */
export async function fetchPages(): Promise<void> {
  for (const page of [newGame, play, help, rules, settingsPage, saved, lobby, invite, room, dialog]) {
    await idle();
    await page.fetch();
  }
}

function Page({ at }: { at: Route }): JSX.Element | null {
  switch (at.page) {
    case "home":
      return <Home />;
    case "new":
      return newGame.show({ key: `${at.game}${at.against}`, game: at.game, against: at.against });
    case "play":
      return play.show({ key: at.id, id: at.id });
    case "invite":
      return invite.show({ key: at.game, game: at.game });
    case "lobby":
      return lobby.show({ key: at.look, look: at.look });
    case "game":
      return room.show({ key: at.id, id: at.id, link: at.link, watch: at.watch === true });
    case "saved":
      return saved.show({});
    case "settings":
      return settingsPage.show({});
    case "help":
      return help.show({ key: at.game, game: at.game });
    case "rules":
      return rules.show({ key: `${at.game}${at.players}`, game: at.game, players: at.players });
    case "lost":
      return <Lost />;
  }
}

export function titleOf(at: Route): string {
  switch (at.page) {
    case "home":
      return t("title-home");
    case "new":
      return t("title-page", { page: t(`new-title-${at.against}`, { game: t(at.game) }) });
    case "play":
    case "game":
      return t("app-name");
    case "invite":
      return t("title-page", { page: t("invite-title", { game: t(at.game) }) });
    case "lobby":
      return t("title-page", { page: t("lobby-title") });
    case "saved":
      return t("title-page", { page: t("saved-title") });
    case "settings":
      return t("title-page", { page: t("settings-title") });
    case "help":
      return t("title-page", { page: t("help-title") });
    case "rules":
      return t("title-page", { page: t("rules-title", { game: t(at.game) }) });
    case "lost":
      return t("title-page", { page: t("lost-title") });
  }
}

function Logo(): JSX.Element {
  return (
    <svg class="logo" viewBox="0 0 28 28" aria-hidden="true">
      <rect x="1" y="1" width="11.5" height="11.5" rx="2.5" />
      <rect x="15.5" y="1" width="11.5" height="11.5" rx="2.5" />
      <rect x="1" y="15.5" width="11.5" height="11.5" rx="2.5" />
      <circle cx="21.2" cy="21.2" r="5.8" />
    </svg>
  );
}

export function Shell(): JSX.Element {
  useSignalEffect(() => {
    pageTitle.value = titleOf(route.value);
  });
  const at = route.value;
  useEffect(() => focusHeading(), [at]);
  // On phones a sign stands for the text, which is still read out.
  const link = (to: Route, text: string, sign?: string): JSX.Element => (
    <a href={address(to)} aria-current={at.page === to.page ? "page" : undefined} title={sign && text}>
      <span class={sign === undefined ? "" : "long"}>{text}</span>
      {sign !== undefined && (
        <span class="sign" aria-hidden="true">
          {sign}
        </span>
      )}
    </a>
  );
  const skip = (event: Event): void => {
    event.preventDefault();
    document.querySelector<HTMLElement>("main")?.focus();
  };
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t("skip-to-content")}
      </a>
      {settings.reader.value === "off" && (
        <button class="skip" type="button" onClick={() => (settings.reader.value = "on")}>
          {t("reader-offer")}
        </button>
      )}
      <header class="top">
        <a class="name" href="#/" aria-label={t("nav-home")}>
          <Logo />
          <span>{t("app-name")}</span>
        </a>
        <NewsBar />
        <nav aria-label={t("nav-label")}>
          {link({ page: "lobby" }, t("nav-lobby"))}
          {link({ page: "saved" }, t("nav-saved"))}
          {link({ page: "help" }, t("nav-help"), "?")}
          {link({ page: "settings" }, t("nav-settings"), "⚙")}
        </nav>
      </header>
      <p class="not-kept" role="status" hidden={notKept.value === undefined}>
        {notKept.value !== undefined && t(`not-kept-${notKept.value}`)}
      </p>
      <main id="main" tabIndex={-1} class={`page-${at.page}`}>
        <Page at={at} />
      </main>
      {byHand.value !== undefined && dialog.show({ text: byHand.value })}
      <Announcer />
    </>
  );
}
