// Plays on from the position: against the computer, on one screen, or as an invitation by link.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { isAway, makeGame } from "../online/api.ts";
import type { Terms } from "../online/messages.ts";
import { failureText } from "../online/refusals.ts";
import { go } from "../route.ts";
import { create } from "../session/local-session.ts";
import { LEVELS, levelName } from "../setup/levels.ts";
import { type Against, forPlayers, usualTerms, withWho } from "../setup/terms.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";

const USUAL_LEVEL = 3;

/** The terms of a game that begins with the position on the board. Whoever plays against computers has the move. */
function termsOf(analysis: Analysis, against: Against, level = USUAL_LEVEL): Terms {
  const { position, turn } = analysis.view.peek();
  const { options = [] } = analysis.setup;
  const usual = forPlayers(usualTerms(analysis.name, against), against, analysis.seats);
  const terms: Terms = { ...usual, position, drawSeats: false, ...(options.length > 0 ? { options } : {}) };
  if (against !== "computer") return terms;
  return terms.seats.reduce<Terms>(
    (changed, _, index) => withWho(changed, index + 1, index + 1 === turn ? "creator" : { computer: level }),
    terms,
  );
}

export function PlayOn({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const level = useSignal(USUAL_LEVEL);
  const trouble = useSignal("");
  const { view } = analysis;
  if (view.value.ending !== null) return null;
  const begin = async (against: "computer" | "friends"): Promise<void> => {
    try {
      go({ page: "play", id: await create(termsOf(analysis, against, level.value)) });
    } catch (error) {
      console.error(error);
      trouble.value = t("trouble");
    }
  };
  const invite = async (): Promise<void> => {
    try {
      const made = await makeGame(termsOf(analysis, "link"));
      go({ page: "game", id: made.game.id, link: made.link ?? "" });
    } catch (error) {
      trouble.value = isAway(error) ? t("analysis-away") : failureText(error, "invite-away");
    }
  };
  return (
    <details class="more play-on">
      <summary>{t("analysis-play-on")}</summary>
      <div class="seat-choices">
        <label>
          <span>{t("new-level")}</span>
          <select
            name="level"
            value={String(level.value)}
            onChange={(event) => (level.value = Number(event.currentTarget.value))}
          >
            {LEVELS.map((one) => (
              <option key={one} value={String(one)}>
                {levelName(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={() => void begin("computer")}>
          {t("home-play-computer")}
        </button>
        <button type="button" class="button" onClick={() => void begin("friends")}>
          {t("home-pass-and-play")}
        </button>
        <button type="button" class="button" onClick={() => void invite()}>
          {t("home-invite")}
        </button>
      </div>
      <p class="trouble" role="alert">
        {trouble.value}
      </p>
    </details>
  );
}
