// The frame of every page: header, navigation, live region.

import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { idle } from "../idle.ts";
import { Home } from "../pages/home.tsx";
import { NotFound } from "../pages/not-found.tsx";
import { address, route, type Route } from "../route.ts";
import { settings } from "../settings.ts";
import { storageFailure } from "../storage/database.ts";
import { t } from "../texts.ts";
import { AlertBar } from "./alert-bar.tsx";
import { pageTitle } from "./alerts.ts";
import { Announcer } from "./announcer.tsx";
import { focusHeading } from "./focus-heading.ts";
import { Lazy } from "./lazy.tsx";
import { sharing, uncopiedText } from "./share.ts";

/** The pages that aren't needed before the first is drawn. */
const dialog = new Lazy("modules:shell/copy-dialog.tsx", async () => (await import("./copy-dialog.tsx")).CopyDialog);
const analysis = new Lazy("modules:pages/analysis.tsx", async () => (await import("../pages/analysis.tsx")).loadPage());
const puzzles = new Lazy("modules:pages/puzzles.tsx", async () => (await import("../pages/puzzles.tsx")).loadPage());
const level = new Lazy("modules:pages/level.tsx", async () => (await import("../pages/level.tsx")).loadPage());
const privacy = new Lazy("modules:pages/privacy.tsx", async () => (await import("../pages/privacy.tsx")).Privacy);
const help = new Lazy("modules:pages/help.tsx", async () => (await import("../pages/help.tsx")).Help);
const invite = new Lazy("modules:pages/invite.tsx", async () => (await import("../pages/invite.tsx")).Invite);
const learn = new Lazy("modules:pages/learn.tsx", async () => (await import("../pages/learn.tsx")).loadPage());
const lobby = new Lazy("modules:pages/lobby.tsx", async () => (await import("../pages/lobby.tsx")).LobbyPage);
const newGame = new Lazy("modules:pages/new.tsx", async () => (await import("../pages/new.tsx")).NewGame);
const play = new Lazy("modules:pages/play.tsx", async () => (await import("../pages/play.tsx")).Play);
const onlineGame = new Lazy(
  "modules:pages/online-game.tsx",
  async () => (await import("../pages/online-game.tsx")).OnlineGamePage,
);
const rules = new Lazy("modules:pages/rules.tsx", async () => (await import("../pages/rules.tsx")).RulesPage);
const saved = new Lazy("modules:pages/saved.tsx", async () => (await import("../pages/saved.tsx")).Saved);
const settingsPage = new Lazy(
  "modules:pages/settings.tsx",
  async () => (await import("../pages/settings.tsx")).SettingsPage,
);

const shareDialog = new Lazy(
  "modules:shell/share-dialog.tsx",
  async () => (await import("./share-dialog.tsx")).ShareDialog,
);

const PAGES = {
  analysis,
  help,
  invite,
  learn,
  level,
  lobby,
  new: newGame,
  play,
  game: onlineGame,
  privacy,
  puzzles,
  rules,
  saved,
  settings: settingsPage,
};

/** Fetches the page that is shown first, before it can be drawn. */
export async function fetchPage({ page }: Route): Promise<void> {
  if (page in PAGES) await PAGES[page as keyof typeof PAGES].fetch();
}

/** Fetches all of them, one whenever there is nothing better to do, so that whichever is asked for next is there at once. */
export async function fetchPages(): Promise<void> {
  for (const page of [
    newGame,
    play,
    help,
    rules,
    settingsPage,
    privacy,
    saved,
    lobby,
    invite,
    onlineGame,
    dialog,
    analysis,
    learn,
    puzzles,
    level,
    shareDialog,
  ]) {
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
      return onlineGame.show({ key: at.id, id: at.id, link: at.link, watch: at.watch === true });
    case "analysis":
      return analysis.show({ game: at.game, query: at.query, visit: at });
    case "puzzles":
      return puzzles.show({ path: at.path });
    case "level":
      return level.show({ game: at.game });
    case "saved":
      return saved.show({});
    case "settings":
      return settingsPage.show({});
    case "privacy":
      return privacy.show({});
    case "help":
      return help.show({ key: at.game, game: at.game });
    case "rules":
      return rules.show({ key: `${at.game}${at.players}`, game: at.game, players: at.players });
    case "learn":
      return learn.show({ key: `${at.game}${at.lesson}`, game: at.game, lesson: at.lesson });
    case "not-found":
      return <NotFound />;
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
    case "analysis":
      return at.game === undefined
        ? t("title-page", { page: t("analysis-title") })
        : t("title-page", { page: t(at.game) });
    case "puzzles":
      return t("title-page", { page: t("puzzles-title") });
    case "level":
      return t("title-page", { page: t("level-title") });
    case "saved":
      return t("title-page", { page: t("saved-title") });
    case "settings":
      return t("title-page", { page: t("settings-title") });
    case "privacy":
      return t("title-page", { page: t("privacy-title") });
    case "help":
      return t("title-page", { page: t("help-title") });
    case "rules":
      return t("title-page", { page: t("rules-title", { game: t(at.game) }) });
    case "learn":
      return t("title-page", { page: t("learn-title") });
    case "not-found":
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
        <AlertBar />
        <nav aria-label={t("nav-label")}>
          {link({ page: "lobby" }, t("nav-lobby"))}
          {link({ page: "saved" }, t("nav-saved"))}
          {link({ page: "help" }, t("nav-help"), "?")}
          {link({ page: "settings" }, t("nav-settings"), "⚙")}
        </nav>
      </header>
      <p class="not-kept" role="status" hidden={storageFailure.value === undefined}>
        {storageFailure.value !== undefined && t(`not-kept-${storageFailure.value}`)}
      </p>
      <main id="main" tabIndex={-1} class={`page-${at.page}`}>
        <Page at={at} />
      </main>
      {sharing.value !== undefined && shareDialog.show({ shared: sharing.value })}
      {uncopiedText.value !== undefined && dialog.show({ text: uncopiedText.value })}
      <Announcer />
    </>
  );
}
