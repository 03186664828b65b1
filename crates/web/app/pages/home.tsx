// The home page: both games as miniature boards, and the ways to begin.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { offered, withdrawOffer } from "../learn/offer.ts";
import { Miniature, paused } from "../preview/miniature.tsx";
import { address } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { moves } from "../settings.ts";
import { requestInvite } from "../setup/quick-invite.ts";
import { LanguageChoice } from "../shell/language-choice.tsx";
import { addressOf, list, type Summary } from "../storage/saved-games.ts";
import { t } from "../texts.ts";

const GAMES: GameName[] = ["quoridor", "squadro"];
/** What there is to do besides beginning a game. */
const MORE: [string, string][] = [
  ["course", address({ page: "learn" })],
  ["puzzles", address({ page: "puzzles", path: "" })],
  ["join", address({ page: "lobby", look: "join" })],
  ["watch", address({ page: "lobby", look: "watch" })],
];

/** Stops the boards that play themselves, or lets them go on. */
function PauseButton(): JSX.Element {
  return (
    <button
      type="button"
      class="icon card-pause"
      aria-label={t(paused.value ? "home-resume" : "home-pause")}
      onClick={() => (paused.value = !paused.value)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paused.value ? "M8 5 L19 12 L8 19 Z" : "M8 5 V19 M16 5 V19"} />
      </svg>
    </button>
  );
}

function Card({ game }: { game: GameName }): JSX.Element {
  return (
    <section class="card" aria-labelledby={`about-${game}`}>
      <a
        class="card-board"
        href={address({ page: "new", game, against: "computer" })}
        aria-label={t("home-miniature", { game: t(game) })}
      >
        <Miniature game={game} />
      </a>
      {moves() && <PauseButton />}
      <div class="card-text">
        <h2 id={`about-${game}`}>{t(game)}</h2>
        <p>
          {t(`home-about-${game}`)}{" "}
          <a href={address({ page: "help", game })} aria-label={t("home-learn-label", { game: t(game) })}>
            {t("home-learn")}
          </a>
        </p>
        <div class="card-ways">
          <a class="button primary" href={address({ page: "new", game, against: "computer" })}>
            {t("home-play-computer")}
          </a>
          <a class="button" href={address({ page: "invite", game })} onClick={() => requestInvite(game)}>
            {t("home-invite")}
          </a>
          <a class="button" href={address({ page: "new", game, against: "friends" })}>
            {t("home-pass-and-play")}
          </a>
        </div>
      </div>
    </section>
  );
}

/** The game to go on with, if there is one; unknown until it was looked up. */
const last = signal<Summary | null | undefined>(undefined);
/** Whether somebody has played here before. */
const known = signal(false);

/** Looks for a game to go on with. */
export async function lookUp(): Promise<void> {
  try {
    const games = await list();
    known.value = games.length > 0;
    last.value = games.find(({ over }) => !over) ?? null;
  } catch {
    // Without a database there is nothing to go on with.
    last.value = null;
  }
}

/** Offers the courses to somebody who is here for the first time. */
function Offer(): JSX.Element {
  return (
    <aside class="home-offer" aria-label={t("home-course")}>
      <a href={address({ page: "learn" })}>{t("home-offer")}</a>
      <button type="button" class="icon" aria-label={t("home-offer-dismiss")} onClick={withdrawOffer}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 L18 18 M18 6 L6 18" />
        </svg>
      </button>
    </aside>
  );
}

export function Home(): JSX.Element {
  useEffect(() => {
    if (last.value === undefined) void lookUp();
    // Who comes back may have played meanwhile.
    return () => void (last.value = undefined);
  }, []);
  const game = last.value;
  // A moment later it is known whether there is a game to go on with; until then nothing is shown that would have to move.
  if (game === undefined) return <div class="home" />;
  return (
    <div class="home">
      <header class="home-head">
        <h1>{t("app-tagline")}</h1>
        {game !== null && (
          <a class="button home-continue" href={addressOf(game)}>
            <strong>{t("home-continue")}</strong>
            <span>
              {t(game.name)} · {t("moves-made", { moves: game.moves })}
            </span>
          </a>
        )}
      </header>
      {!known.value && offered.value && <Offer />}
      <div class="cards">
        {GAMES.map((name) => (
          <Card key={name} game={name} />
        ))}
      </div>
      <nav class="home-more" aria-label={t("home-more")}>
        {MORE.map(([name, to]) => (
          <a key={name} href={to} data-way={name}>
            <strong>{t(`home-${name}`)}</strong>
            <span>{t(`home-${name}-text`)}</span>
          </a>
        ))}
      </nav>
      <LanguageChoice />
      <p class="foot">{t("home-foot")}</p>
      <p class="foot">{t("home-publisher")}</p>
    </div>
  );
}
