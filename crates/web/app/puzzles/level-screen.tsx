// Finding out which level of the computer suits somebody: one position after the other, then the level and a game against it.

import type { JSX } from "preact";

import { address, go } from "../route.ts";
import { create } from "../session/local-session.ts";
import { lastChoice, storeChoice } from "../setup/last-choices.ts";
import { levelAbout, levelName, levelStrength, withLevel } from "../setup/levels.ts";
import { isFor, usualTerms } from "../setup/terms.ts";
import { t } from "../texts.ts";
import { Labels } from "./card.tsx";
import type { LevelRun } from "./level-run.ts";
import { MOST_PUZZLES } from "./level-estimate.ts";
import { PuzzleScreen } from "./screen.tsx";

/** Begins a game of two against this level; the next one is begun like it. */
async function playLevel({ collection: { game } }: LevelRun, level: number): Promise<void> {
  const key = `terms.${game}.computer`;
  const usual = usualTerms(game, "computer");
  const last = lastChoice(key, usual);
  const terms = withLevel(isFor(last, game) && last.seats.length === 2 ? last : usual, level);
  storeChoice(key, terms);
  go({ page: "play", id: await create(terms) });
}

function Result({ run, level, again }: { run: LevelRun; level: number; again: () => void }): JSX.Element {
  const { game } = run.collection;
  return (
    <section class="narrow level-result" role="status">
      <h1>{t("level-result", { level, name: levelName(level) })}</h1>
      <p>{levelAbout(game, level)}</p>
      <p class="soft">{levelStrength(game, level)}</p>
      <p class="card-actions">
        <button
          type="button"
          class="button primary large"
          data-action="play-level"
          onClick={() => void playLevel(run, level).catch((error: unknown) => console.error(error))}
        >
          {t("level-play", { level })}
        </button>
        <a class="button" href={address({ page: "new", game, against: "computer" })}>
          {t("action-new-level")}
        </a>
        <button type="button" class="button" data-action="restart" onClick={again}>
          {t("analysis-try")}
        </button>
      </p>
    </section>
  );
}

export function LevelScreen({ run, again }: { run: LevelRun; again: () => void }): JSX.Element {
  const solving = run.solving.value;
  const level = run.level.value;
  const lacking = run.lacking.value;
  if (level !== undefined) return <Result run={run} level={level} again={again} />;
  if (solving === undefined || lacking !== undefined)
    return (
      <div class="narrow puzzles">
        <h1>{t("level-title")}</h1>
        <p role="status" class={lacking === "trouble" ? "trouble" : ""}>
          {lacking === undefined ? t("loading") : lacking === "none" ? t("puzzles-none") : t("trouble")}
        </p>
      </div>
    );
  const over = solving.phase.value === "over";
  return (
    <PuzzleScreen solving={solving} title={t("level-title")}>
      <section class="card-panel puzzle-card" aria-label={t("level-title")}>
        <div class="review-text">
          <p class="soft" data-testid="position">
            {t("level-position", { number: run.count.value + 1 })}
          </p>
          <Labels solving={solving} />
          <p class="soft">{t("level-intro", { most: MOST_PUZZLES })}</p>
        </div>
        <p class="card-actions">
          <button type="button" class="button small" data-action="skip" disabled={over} onClick={() => run.skip()}>
            {t("level-skip")}
          </button>
        </p>
      </section>
    </PuzzleScreen>
  );
}
