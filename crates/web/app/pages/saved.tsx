// The games stored in this browser: to continue, to look at, to export and import.

import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { analysisOf } from "../analysis/address.ts";
import { dateTime, list as listed } from "../format.ts";
import { Thumbnail } from "../preview/thumbnail.tsx";
import { address, type Route } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { announce } from "../shell/announcer.tsx";
import {
  addressOf,
  type GameDetails,
  list,
  remove,
  save,
  type SavedRow,
  type Summary,
} from "../storage/saved-games.ts";
import { storedDetails } from "../storage/summary.ts";
import { exportGames, importGames } from "../storage/transfer.ts";
import { t } from "../texts.ts";

/** The review of a game. */
function reviewOf(name: GameName, { setup, played }: GameDetails): Route {
  return analysisOf({ name, setup, moves: played }, { review: true, ply: 0 });
}

/** A computer is kept by its level: its name depends on the language. */
const nameOf = (who: string | number): string => (typeof who === "number" ? t("player-computer", { level: who }) : who);

/** Against whom it is, where that is known. */
function versus({ name, about, online }: Summary): string {
  const others = about?.others ?? [];
  if (others.length > 0) return t("saved-versus", { game: t(name), others: listed(others.map(nameOf)) });
  return about === undefined || online !== undefined ? t(name) : t("new-title-friends", { game: t(name) });
}

function resultOf({ over, about }: Summary): string {
  if (!over) return t("saved-going-on");
  return about?.result === undefined ? t("saved-over") : t(`saved-${about.result}`);
}

function Row({ game, erase }: { game: Summary; erase: (game: Summary) => void }): JSX.Element {
  const when = dateTime(game.changed);
  const name = t(game.name);
  const where = t(game.online === undefined ? "saved-local" : "saved-online");
  return (
    <li class="saved-game" data-where={game.online === undefined ? "local" : "online"}>
      <a href={addressOf(game)} aria-label={t("saved-open-label", { game: name, when })}>
        <Thumbnail game={game.name} about={game.about} />
        <span class="saved-text">
          <strong>{versus(game)}</strong>
          <span>
            <span class={`saved-result ${game.about?.result ?? ""}`}>{resultOf(game)}</span>
            {" · "}
            {t("moves-made", { moves: game.moves })}
          </span>
          <span>
            <span class="saved-where">{where}</span> · {when}
          </span>
        </span>
      </a>
      {game.over && game.about !== undefined && game.about.played.length > 0 && (
        <a
          class="button small saved-review"
          href={address(reviewOf(game.name, game.about))}
          aria-label={t("saved-review-label", { game: name, when })}
        >
          <span class="long">{t("action-review")}</span>
          <span class="sign" aria-hidden="true">
            ?!
          </span>
        </a>
      )}
      <button
        type="button"
        class="quiet"
        onClick={() => erase(game)}
        aria-label={t("saved-remove-label", { game: name, when })}
      >
        <span class="long">{t("saved-remove")}</span>
        <span class="sign" aria-hidden="true">
          ×
        </span>
      </button>
    </li>
  );
}

/** Downloads all games, and takes them in again. */
function Transfer({ any, said, refresh }: { any: boolean; said: Signal<string>; refresh: () => void }): JSX.Element {
  const download = async (): Promise<void> => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await exportGames());
    link.download = "farside-games.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      said.value = t("saved-imported", { games: await importGames(await file.text()) });
    } catch {
      said.value = t("saved-import-failed");
    }
    input.value = "";
    refresh();
  };
  return (
    <p class="saved-transfer">
      {any && (
        <button type="button" class="button" onClick={() => void download()}>
          {t("saved-export")}
        </button>
      )}
      <label class="button">
        {t("saved-import")}
        <input
          type="file"
          class="only-spoken"
          accept="application/json,.json"
          onChange={(event) => void take(event.currentTarget)}
        />
      </label>
    </p>
  );
}

/** Adds what is said about games that were kept without it, one after the other. */
async function complete(games: Signal<Summary[] | undefined>): Promise<void> {
  for (const { id } of games.value?.filter((game) => game.about === undefined) ?? []) {
    const about = await storedDetails(id);
    if (about !== undefined) games.value = games.value?.map((game) => (game.id === id ? { ...game, about } : game));
  }
}

export function Saved(): JSX.Element {
  const games = useSignal<Summary[] | undefined>(undefined);
  const removed = useSignal<SavedRow | undefined>(undefined);
  const said = useSignal("");
  const refresh = (): void =>
    void list().then((found) => {
      games.value = found;
      return complete(games);
    });
  useEffect(refresh, []);
  const erase = async (game: Summary): Promise<void> => {
    removed.value = await remove(game.id);
    announce(t("saved-removed"));
    refresh();
  };
  const restore = async (): Promise<void> => {
    if (removed.value !== undefined) await save(removed.value);
    removed.value = undefined;
    refresh();
  };
  return (
    <div class="narrow">
      <h1>{t("saved-title")}</h1>
      <p>
        <a class="button small" href={address({ page: "analysis", query: "" })}>
          {t("analysis-title")}
        </a>
      </p>
      {games.value !== undefined && games.value.length === 0 && <p>{t("saved-none")}</p>}
      <ul class="saved-games">
        {games.value?.map((game) => (
          <Row key={game.id} game={game} erase={(which) => void erase(which)} />
        ))}
      </ul>
      {games.value !== undefined && <Transfer any={games.value.length > 0} said={said} refresh={refresh} />}
      <p role="status">{said.value}</p>
      {games.value !== undefined && games.value.length > 0 && <p class="foot">{t("saved-kept")}</p>}
      {removed.value !== undefined && (
        <div class="saved-undo">
          <span>{t("saved-removed")}</span>
          <button type="button" class="button small" onClick={() => void restore()}>
            {t("saved-undo")}
          </button>
        </div>
      )}
    </div>
  );
}
