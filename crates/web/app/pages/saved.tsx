// All games kept in this browser.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { addressOf, list, remove, type Summary } from "../table/saved.ts";
import { t } from "../texts.ts";

let dates: Intl.DateTimeFormat | undefined;

/** A moment in words. What writes dates takes long to make: that is done when there is one to write. */
function written(moment: number): string {
  dates ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
  return dates.format(moment);
}

function Row({ game, removed }: { game: Summary; removed: () => void }): JSX.Element {
  const when = written(game.changed);
  const name = t(game.name);
  const erase = (): void => void remove(game.id).then(removed);
  return (
    <li class="saved-game">
      <a href={addressOf(game)} aria-label={t("saved-open-label", { game: name, when })}>
        <strong>{t("home-continue-game", { game: name, moves: game.moves })}</strong>
        <span>
          {when} · {game.over ? t("saved-over") : t("saved-going-on")}
        </span>
      </a>
      <button type="button" class="quiet" onClick={erase} aria-label={t("saved-remove-label", { game: name, when })}>
        {t("saved-remove")}
      </button>
    </li>
  );
}

export function Saved(): JSX.Element {
  const games = useSignal<Summary[] | undefined>(undefined);
  const refresh = (): void => {
    list().then(
      (found) => (games.value = found),
      () => (games.value = []),
    );
  };
  useEffect(refresh, []);
  return (
    <div class="narrow">
      <h1>{t("saved-title")}</h1>
      {games.value !== undefined && games.value.length === 0 && <p>{t("saved-none")}</p>}
      <ul class="saved-games">
        {games.value?.map((game) => (
          <Row key={game.id} game={game} removed={refresh} />
        ))}
      </ul>
      {games.value !== undefined && games.value.length > 0 && <p class="foot">{t("saved-kept")}</p>}
    </div>
  );
}
