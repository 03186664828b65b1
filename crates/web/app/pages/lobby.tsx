// Where people find each other: quick pairing, open games, games to watch.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { introduce, isAway, listGames, me, pair, ServerError, sit } from "../online/api.ts";
import type { LobbyGame } from "../online/messages.ts";
import { controlText } from "../table/time.ts";
import { address, go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";
import { lookAt } from "./look-at.ts";
import { NameField } from "./name.tsx";
import { sitterNames, termsInWords } from "./terms.tsx";

/** How often the lists are asked for. */
const EVERY = 3_000;
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
          {t("lobby-sit")}
        </button>
      )}
      {own ? (
        <a class="button primary" href={address(to)}>
          {t("lobby-own")}
        </a>
      ) : (
        <a class="button" href={address({ ...to, watch: true })}>
          {t("lobby-watch")}
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
      <Choice
        name="pair-game"
        legend={t("lobby-which")}
        values={GAMES}
        chosen={game.value}
        text={(name) => t(name)}
        choose={(name) => (game.value = name)}
      />
      {game.value === "quoridor" && (
        <Choice
          name="pair-players"
          legend={t("new-players")}
          values={[2, 3, 4]}
          chosen={players.value}
          text={String}
          choose={(count) => (players.value = count)}
        />
      )}
      <Choice
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

export function LobbyPage({ look }: { look?: "join" | "watch" | undefined }): JSX.Element {
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => lookAt(asked.current), []);
  const open = useSignal<LobbyGame[] | undefined>(undefined);
  const running = useSignal<LobbyGame[] | undefined>(undefined);
  const trouble = useSignal("");
  const failed = (error: unknown): void => {
    trouble.value =
      isAway(error) || !(error instanceof ServerError)
        ? t("contact-away")
        : error.problem.code === "seat_taken"
          ? t("refused-seat-taken")
          : t("trouble", { what: error.problem.reason });
  };
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const refresh = async (): Promise<void> => {
      if (!document.hidden) {
        try {
          await introduce();
          [open.value, running.value] = await Promise.all([listGames("open"), listGames("playing")]);
          if (trouble.value === t("contact-away")) trouble.value = "";
        } catch (error) {
          failed(error);
        }
      }
      if (!gone) timer = setTimeout(() => void refresh(), EVERY);
    };
    void refresh();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  const nameOf = sitterNames([...(open.value ?? []), ...(running.value ?? [])].flatMap(({ seats }) => seats));
  const list = (games: LobbyGame[] | undefined, none: string): JSX.Element =>
    games === undefined || games.length === 0 ? (
      <p class="choice-note">{games === undefined ? t("lobby-loading") : t(none)}</p>
    ) : (
      <ul class="lobby-games">
        {games.map((game) => (
          <Row key={game.id} game={game} nameOf={nameOf} failed={failed} />
        ))}
      </ul>
    );
  return (
    <div class="lobby">
      <h1>{t("lobby-title")}</h1>
      {trouble.value !== "" && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="lobby-columns">
        <div>
          <Pairing failed={failed} />
          <NameField />
        </div>
        <div>
          <section>
            <h2 ref={look === "join" ? asked : null} tabIndex={-1}>
              {t("lobby-open")}
            </h2>
            {list(open.value, "lobby-open-none")}
            <p class="lobby-invite">
              {GAMES.map((game) => (
                <a key={game} class="button" href={address({ page: "invite", game })}>
                  {t("lobby-new", { game: t(game) })}
                </a>
              ))}
            </p>
          </section>
          <section>
            <h2 ref={look === "watch" ? asked : null} tabIndex={-1}>
              {t("lobby-running")}
            </h2>
            {list(running.value, "lobby-running-none")}
          </section>
        </div>
      </div>
    </div>
  );
}
