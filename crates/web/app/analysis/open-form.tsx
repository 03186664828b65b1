// Where an analysis begins: an empty board, or whatever is pasted.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { address, go } from "../route.ts";
import { t } from "../texts.ts";
import { analysisOf } from "./address.ts";
import { readGame } from "./read-game.ts";

const BOARDS = [
  { game: "quoridor", players: 2 },
  { game: "quoridor", players: 3 },
  { game: "quoridor", players: 4 },
  { game: "squadro", players: 2 },
] as const;

export function OpenForm(): JSX.Element {
  const text = useSignal("");
  const trouble = useSignal<string | undefined>(undefined);
  const open = async (given: string): Promise<void> => {
    try {
      const { game, review } = await readGame(given);
      go(analysisOf(game, { review, ...(review ? { ply: 0 } : {}) }));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : String(error);
    }
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void open(text.value);
  };
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file !== undefined) await open(await file.text());
    input.value = "";
  };
  return (
    <div class="narrow">
      <h1>{t("analysis-title")}</h1>
      <p>{t("analysis-intro")}</p>
      <div class="actions open-boards">
        {BOARDS.map(({ game, players }) => (
          <a
            key={`${game}${players}`}
            class="button"
            href={address(analysisOf({ name: game, setup: { players }, moves: [] }))}
          >
            {game === "squadro" ? t(game) : t("analysis-players", { game: t(game), players })}
          </a>
        ))}
      </div>
      <form class="paste" onSubmit={submit}>
        <label>
          <span>{t("analysis-paste")}</span>
          <textarea
            name="paste"
            rows={6}
            dir="ltr"
            value={text.value}
            spellcheck={false}
            autoComplete="off"
            aria-describedby="paste-how"
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
        </label>
        <p id="paste-how" class="choice-note">
          {t("analysis-paste-how")}
        </p>
        {trouble.value !== undefined && (
          <p class="trouble" role="alert">
            {t("analysis-unreadable")} <bdi lang="en">{trouble.value}</bdi>
          </p>
        )}
        <p class="card-actions">
          <button type="submit" class="button primary" disabled={text.value.trim() === ""}>
            {t("news-open")}
          </button>
          <label class="button">
            {t("analysis-file")}
            <input
              type="file"
              class="only-spoken"
              accept=".txt,.json,text/plain"
              onChange={(event) => void take(event.currentTarget)}
            />
          </label>
        </p>
      </form>
    </div>
  );
}
