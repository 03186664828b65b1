// The lobby: quick pairing, open games, games to watch.

import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { number } from "../format.ts";
import { countPeople, introduce, isAway, listGames, me, pair, sit } from "../online/api.ts";
import type { LobbyGame } from "../online/messages.ts";
import { NameField } from "../online/name-field.tsx";
import { failureText } from "../online/refusals.ts";
import { address, go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { create } from "../session/local-session.ts";
import { sitterNames, termsInWords } from "../setup/terms-list.tsx";
import { usualTerms } from "../setup/terms.ts";
import { RadioGroup } from "../shell/radio-group.tsx";
import { scrollToHeading } from "../shell/scroll-to.ts";
import { controlText } from "../text/time.ts";
import { t } from "../texts.ts";

/** How often the lists are asked for. */
const EVERY = 3_000;
/** So many games that are over are shown where none is played. */
const RECENT = 5;
/** The level of computers that are only to be watched. */
const WATCHED = 6;
const GAMES: GameName[] = ["quoridor", "squadro"];
const CONTROLS = ["180+2", "600+5", "1800+20", "2d/move", "-"];

type RowProps = {
  game: LobbyGame;
  nameOf: ReturnType<typeof sitterNames>;
  failed: (error: unknown) => void;
};

function Row({ game, nameOf, failed }: RowProps): JSX.Element {
  const open = game.status === "open";
  const names = game.seats.map(nameOf).join(" – ");
  const to = { page: "game", id: game.id, link: "" } as const;
  const own = game.seats.some(
    (sitter) => sitter !== null && sitter.kind !== "computer" && sitter.player === me.value?.id,
  );
  const sitDown = (): void => void sit(game.id).then(() => go(to), failed);
  return (
    <li class="lobby-game" data-game={game.id}>
      <span class="lobby-text">
        <strong>{t("lobby-game", { game: t(game.terms.game), names })}</strong>
        <span>
          {termsInWords(game.terms).join(" · ")}
          {game.spectators > 0 ? ` · ${t("spectators", { count: game.spectators })}` : ""}
        </span>
      </span>
      {open && !own && (
        <button type="button" class="button primary" onClick={sitDown}>
          {t("seat-sit")}
        </button>
      )}
      {own ? (
        <a class="button primary" href={address(to)}>
          {t("lobby-own")}
        </a>
      ) : (
        <a class="button" href={address({ ...to, watch: true })}>
          {t(game.status === "over" ? "lobby-view" : "lobby-watch")}
        </a>
      )}
    </li>
  );
}

function Pairing({ failed }: { failed: (error: unknown) => void }): JSX.Element {
  const game = useSignal<GameName>("quoridor");
  const players = useSignal(2);
  const clock = useSignal("600+5");
  const start = (event: Event): void => {
    event.preventDefault();
    const count = game.value === "quoridor" ? players.value : 2;
    pair({ game: game.value, players: count, clock: clock.value }).then(
      (found) => go({ page: "game", id: found.game.id, link: found.link ?? "" }),
      failed,
    );
  };
  return (
    <form class="pairing" onSubmit={start} aria-labelledby="pairing-title">
      <h2 id="pairing-title">{t("lobby-pairing")}</h2>
      <RadioGroup
        name="pair-game"
        legend={t("lobby-which")}
        values={GAMES}
        chosen={game.value}
        text={(name) => t(name)}
        choose={(name) => (game.value = name)}
      />
      {game.value === "quoridor" && (
        <RadioGroup
          name="pair-players"
          legend={t("new-players")}
          values={[2, 3, 4]}
          chosen={players.value}
          text={(value) => number(value)}
          choose={(count) => (players.value = count)}
        />
      )}
      <RadioGroup
        name="pair-clock"
        legend={t("time")}
        values={CONTROLS}
        chosen={clock.value}
        text={controlText}
        choose={(control) => (clock.value = control)}
      />
      <button type="submit" class="button primary large">
        {t("lobby-pair")}
      </button>
    </form>
  );
}

/** What the lobby shows; lists are unknown until they were asked for. */
type Shown = { here?: number | undefined; open: LobbyGame[]; running: LobbyGame[]; recent: LobbyGame[] };

async function look(): Promise<Shown> {
  await introduce();
  const [here, open, running] = await Promise.all([countPeople(), listGames("open"), listGames("playing")]);
  const recent = running.length > 0 ? [] : (await listGames("over")).slice(0, RECENT);
  return { here, open, running, recent };
}

/** Games of two computers on this screen: there is always something to watch. */
function Computers(): JSX.Element {
  const watch = async (game: GameName): Promise<void> => {
    const seats = [{ who: { computer: WATCHED } }, { who: { computer: WATCHED } }];
    go({ page: "play", id: await create({ ...usualTerms(game, "friends"), seats }) });
  };
  return (
    <p class="lobby-invite">
      {GAMES.map((game) => (
        <button key={game} type="button" class="button" data-computers={game} onClick={() => void watch(game)}>
          {t("lobby-computers", { game: t(game) })}
        </button>
      ))}
    </p>
  );
}

/** What can be done without a server. */
function Meanwhile(): JSX.Element {
  return (
    <p class="lobby-invite" data-testid="meanwhile">
      <span>{t("lobby-meanwhile")}</span>
      {GAMES.map((game) => (
        <a key={game} class="button" href={address({ page: "new", game, against: "computer" })}>
          {t("lobby-computer", { game: t(game) })}
        </a>
      ))}
    </p>
  );
}

/** Asks what there is again and again, and at once when the network is back. */
function useLobby(failed: (error: unknown) => void, well: () => void): Signal<Shown | undefined> {
  const shown = useSignal<Shown | undefined>(undefined);
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const refresh = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) {
        try {
          shown.value = await look();
          well();
        } catch (error) {
          shown.value = isAway(error) ? undefined : shown.value;
          failed(error);
        }
      }
      clearTimeout(timer);
      if (!gone) timer = setTimeout(() => void refresh(), EVERY);
    };
    const now = (): void => void refresh();
    for (const name of ["online", "offline"]) addEventListener(name, now);
    now();
    return () => {
      gone = true;
      clearTimeout(timer);
      for (const name of ["online", "offline"]) removeEventListener(name, now);
    };
  }, []);
  return shown;
}

export function LobbyPage({ look: wanted }: { look?: "join" | "watch" | undefined }): JSX.Element {
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => scrollToHeading(asked.current), []);
  const trouble = useSignal("");
  const away = useSignal(false);
  const failed = (error: unknown): void => {
    away.value = isAway(error);
    trouble.value = failureText(error, "lobby-away");
  };
  const well = (): void => {
    if (away.value) trouble.value = "";
    away.value = false;
  };
  const shown = useLobby(failed, well).value;
  const { open, running, recent = [], here } = shown ?? {};
  const nameOf = sitterNames([...(open ?? []), ...(running ?? []), ...recent].flatMap(({ seats }) => seats));
  const list = (games: LobbyGame[] | undefined, none: string): JSX.Element | null => {
    if (games === undefined) return away.value ? null : <p class="choice-note">{t("loading")}</p>;
    if (games.length === 0) return <p class="choice-note">{t(none)}</p>;
    return (
      <ul class="lobby-games">
        {games.map((game) => (
          <Row key={game.id} game={game} nameOf={nameOf} failed={failed} />
        ))}
      </ul>
    );
  };
  return (
    <div class="lobby">
      <h1>{t("lobby-title")}</h1>
      <p class="lobby-people" role="status" data-testid="people">
        {here === undefined ? "" : t("lobby-people", { here })}
      </p>
      {trouble.value !== "" && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      {away.value && <Meanwhile />}
      <div class="lobby-columns">
        <div>
          <Pairing failed={failed} />
          <NameField />
        </div>
        <div>
          <section>
            <h2 ref={wanted === "join" ? asked : null} tabIndex={-1}>
              {t("lobby-open")}
            </h2>
            {list(open, "lobby-open-none")}
            <p class="lobby-invite">
              {GAMES.map((game) => (
                <a key={game} class="button" href={address({ page: "invite", game })}>
                  {t("lobby-new", { game: t(game) })}
                </a>
              ))}
            </p>
          </section>
          <section>
            <h2 ref={wanted === "watch" ? asked : null} tabIndex={-1}>
              {t("lobby-running")}
            </h2>
            {list(running, "lobby-running-none")}
            {recent.length > 0 && <h3>{t("lobby-recent")}</h3>}
            {recent.length > 0 && list(recent, "")}
            {running?.length !== 0 || recent.length > 0 ? null : <Computers />}
          </section>
        </div>
      </div>
    </div>
  );
}
