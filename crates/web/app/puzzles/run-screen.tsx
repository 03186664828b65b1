// Puzzles one after the other: rating, streak or rush beside the puzzle.

import type { JSX } from "preact";

import { list, number } from "../format.ts";
import { address } from "../route.ts";
import { clockText } from "../text/time.ts";
import { t } from "../texts.ts";
import { type Mode, puzzlesAt } from "./address.ts";
import { Labels, PuzzleCard } from "./card.tsx";
import { type Challenge, RUSH_MISTAKES } from "./challenge.ts";
import { collectionName } from "./collections.ts";
import { daysInRow, shownRating } from "./progress.ts";
import type { PuzzleRun } from "./run.ts";
import { PuzzleScreen } from "./screen.tsx";
import { themeName } from "./themes.ts";
import { ratingChange } from "./words.ts";

/** What a mode is called. */
function modeName(mode: Mode): string {
  switch (mode.kind) {
    case "theme":
      return themeName(mode.theme);
    case "one":
      return t("puzzles-rated");
    default:
      return t(`puzzles-${mode.kind}`);
  }
}

/** Which puzzles these are, with the way back to the others. */
function Crumbs({ run }: { run: PuzzleRun }): JSX.Element {
  return (
    <p class="crumbs">
      <a href={address(puzzlesAt(run.collection))}>{t("puzzles-title")}</a>
      <span>{collectionName(run.collection)}</span>
      <span>{modeName(run.mode)}</span>
    </p>
  );
}

/** How a streak or a rush stands. */
function Score({ run, challenge }: { run: PuzzleRun; challenge: Challenge }): JSX.Element {
  const { kind, solved, missed } = challenge;
  return (
    <p class="score">
      {kind === "rush" && (
        <span class={`rush-clock${run.left.value < 10_000 ? " hurry" : ""}`} role="timer">
          <span class="only-spoken">{t("puzzle-time-left")}</span> {clockText(run.left.value)}
        </span>
      )}
      <strong data-testid="score">{t("puzzle-score", { solved })}</strong>
      {kind === "rush" && (
        <span class="mistakes">
          <span class="only-spoken">{t("puzzle-mistakes", { mistakes: missed.length, most: RUSH_MISTAKES })}</span>
          <span aria-hidden="true">
            {Array.from({ length: RUSH_MISTAKES }, (_, index) => (
              <i key={index} class={index < missed.length ? "made" : ""} />
            ))}
          </span>
        </span>
      )}
      {run.best.value > 0 && <span class="soft">{t("puzzles-best", { solved: run.best.value })}</span>}
    </p>
  );
}

/** The rating, and what the puzzle changed of it; for the puzzle of the day, the days in a row. */
function Standing({ run }: { run: PuzzleRun }): JSX.Element {
  const { progress, change, known, again, mode } = run;
  const rating = shownRating(progress.value);
  const days = mode.kind === "daily" ? daysInRow(progress.value.daily, run.day) : 0;
  return (
    <div class="standing" aria-live="polite">
      <p class={change.value === undefined ? "" : change.value < 0 ? "lost" : "kept"} data-testid="rating">
        {change.value === undefined ? (
          <>
            {t("puzzles-rating")} <strong>{number(rating)}</strong>
          </>
        ) : (
          ratingChange(rating, change.value)
        )}
      </p>
      {again.value ? (
        <p class="soft">{t("puzzle-none-left")}</p>
      ) : (
        known.value && <p class="soft">{t("puzzle-known")}</p>
      )}
      {days > 0 && <p class="soft">{t("puzzles-daily-run", { days })}</p>}
    </div>
  );
}

/** How a streak or a rush ended. */
function Ended({ run, challenge, again }: { run: PuzzleRun; challenge: Challenge; again: () => void }): JSX.Element {
  const { solved, missed, ended, kind } = challenge;
  const record = solved > run.best.value;
  return (
    <section class="card-panel ended" data-testid="ended" role="status">
      <h2>{t("puzzle-ended", { why: ended ?? "" })}</h2>
      <p class="result">
        <strong>{t("puzzle-score", { solved })}</strong> {record && <span class="kept">{t("puzzle-record")}</span>}
        {!record && run.best.value > 0 && <span class="soft">{t("puzzles-best", { solved: run.best.value })}</span>}
      </p>
      {missed.length > 0 && kind === "rush" && (
        <>
          <h3>{t("puzzle-missed")}</h3>
          <p class="missed">
            {missed.map((id) => (
              <a key={id} class="button small" href={address(puzzlesAt(run.collection, { kind: "one", id }))}>
                <bdi dir="ltr">{id}</bdi>
              </a>
            ))}
          </p>
        </>
      )}
      <p class="card-actions">
        <button type="button" class="button small primary" data-action="restart" onClick={again}>
          {t("puzzle-again")}
        </button>
        <a class="button small" href={address(puzzlesAt(run.collection))}>
          {t("puzzles-title")}
        </a>
      </p>
    </section>
  );
}

/** Before a rush: what it is, and the button that starts the clock. */
function BeforeRush({ run }: { run: PuzzleRun }): JSX.Element {
  return (
    <div class="narrow puzzles">
      <Crumbs run={run} />
      <h1>{t("puzzles-rush")}</h1>
      <p>{t("puzzles-rush-about")}</p>
      {run.best.value > 0 && <p class="soft">{t("puzzles-best", { solved: run.best.value })}</p>}
      <p>
        <button type="button" class="button primary large" data-action="start" onClick={() => void run.start()}>
          {t("puzzle-start")}
        </button>
      </p>
    </div>
  );
}

/** No puzzle: why, and the way to others. */
function Lacking({ run, why }: { run: PuzzleRun; why: "none" | "missing" | "trouble" }): JSX.Element {
  return (
    <div class="narrow puzzles">
      <h1>{t("puzzles-title")}</h1>
      <p class={why === "trouble" ? "trouble" : ""} role="alert">
        {t(why === "trouble" ? "trouble" : `puzzles-${why}`)}
      </p>
      <p>
        <a class="button" href={address(puzzlesAt(run.collection))}>
          {t("puzzles-title")}
        </a>
      </p>
    </div>
  );
}

export function RunScreen({ run, again }: { run: PuzzleRun; again: () => void }): JSX.Element {
  const solving = run.solving.value;
  const challenge = run.challenge.value;
  if (run.lacking.value !== undefined) return <Lacking run={run} why={run.lacking.value} />;
  if (solving === undefined) {
    if (run.mode.kind === "rush" && run.ready.value) return <BeforeRush run={run} />;
    return (
      <div class="narrow puzzles">
        <h1>{t("puzzles-title")}</h1>
        <p role="status">{t("loading")}</p>
      </div>
    );
  }
  const title = list([t("puzzles-title"), collectionName(run.collection), modeName(run.mode)]);
  const next = run.goesOn.value ? () => void run.next() : undefined;
  const ended = challenge?.ended !== undefined;
  return (
    <PuzzleScreen solving={solving} title={title}>
      {challenge !== undefined && <Score run={run} challenge={challenge} />}
      {ended && <Ended run={run} challenge={challenge} again={again} />}
      {solving.quick ? (
        !ended && <Labels solving={solving} />
      ) : (
        <PuzzleCard
          solving={solving}
          collection={run.collection}
          hints={challenge === undefined}
          next={challenge === undefined ? next : undefined}
        />
      )}
      {challenge === undefined && <Standing run={run} />}
      <Crumbs run={run} />
    </PuzzleScreen>
  );
}
