// The end of a course: a game at the right level.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { create } from "../session/local-session.ts";
import { withLevel } from "../setup/levels.ts";
import { usualTerms } from "../setup/terms.ts";
import { t } from "../texts.ts";
import { levelAfter } from "./progress.ts";

export function Finish({ game }: { game: GameName }): JSX.Element {
  const trouble = useSignal("");
  const level = levelAfter(game);
  const begin = async (): Promise<void> => {
    try {
      go({ page: "play", id: await create(withLevel(usualTerms(game, "computer"), level)) });
    } catch (error) {
      console.error(error);
      trouble.value = t("trouble");
    }
  };
  return (
    <div class="learn-finish">
      <p>{t("learn-finished-text")}</p>
      <button type="button" class="button primary" data-action="play" onClick={() => void begin()}>
        {t("learn-play", { level })}
      </button>
      <p class="trouble" role="alert">
        {trouble.value}
      </p>
    </div>
  );
}
