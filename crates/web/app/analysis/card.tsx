// Beside the board: why the move that was just made was an error and what would have been better, or the review as a whole.

import type { JSX } from "preact";

import { number } from "../format.ts";
import type { GameName, ReviewMark } from "../rules/messages.ts";
import { colour } from "../text/players.ts";
import { moveInWords } from "../text/words.ts";
import { t } from "../texts.ts";
import type { Analysis, Attempt } from "./analysis.ts";
import { ROOT } from "./tree.ts";
import { Reasons } from "./reasons.tsx";
import { betterReasons, evaluationInWords, loss, reasons, SYMBOLS } from "./words.ts";

/** A line of moves from a position; a click plays it up to there. */
export function Line({ analysis, from, moves }: { analysis: Analysis; from: number; moves: string[] }): JSX.Element {
  return (
    <span class="line" dir="ltr">
      {moves.map((move, index) => (
        <button
          key={index}
          type="button"
          aria-label={moveInWords(analysis.name, move)}
          onClick={() => analysis.follow(from, moves, index + 1)}
        >
          {move}
        </button>
      ))}
    </span>
  );
}

/** A move in a sentence: a number alone could be anything. */
function shownMove(name: GameName, move: string): string {
  return name === "squadro" ? moveInWords(name, move) : move;
}

function Explanation({ analysis, mark }: { analysis: Analysis; mark: ReviewMark }): JSX.Element {
  const { name } = analysis;
  const before = analysis.reviewed.value[mark.ply] ?? ROOT;
  return (
    <>
      <div class="review-text" tabIndex={0}>
        <h2>
          <span class={`sign ${mark.grade}`} aria-hidden="true">
            {SYMBOLS[mark.grade]}
          </span>{" "}
          <bdi dir="ltr">{shownMove(name, mark.played)}</bdi> · {t(`review-${mark.grade}`)}
        </h2>
        <p class="loss">{t("analysis-evaluation", { player: colour(name, mark.seat), evaluation: loss(mark) })}</p>
        <Reasons all={reasons(name, mark)} />
        <h3>{t("analysis-better")}</h3>
        <p>
          <Line analysis={analysis} from={before} moves={mark.line} />
        </p>
        <Reasons all={betterReasons(name, mark)} />
      </div>
      <p class="card-actions">
        <button type="button" class="button small" onClick={() => analysis.tryAgain(mark)}>
          {t("analysis-try")}
        </button>
        <NextError analysis={analysis} />
      </p>
    </>
  );
}

/** Leads to the next error of the game. */
function NextError({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const marks = analysis.review.value?.view.value?.marks ?? [];
  const ply = analysis.reviewedPly.value ?? 0;
  const next = marks.find((mark) => mark.ply + 1 > ply);
  if (next === undefined) return null;
  return (
    <button
      type="button"
      class="button small"
      onClick={() => analysis.go(analysis.reviewed.value[next.ply + 1] ?? ROOT)}
    >
      {t("analysis-next-error")}
    </button>
  );
}

/** Somebody tries another move. */
function Trying({ analysis, attempt }: { analysis: Analysis; attempt: Attempt }): JSX.Element {
  const { name } = analysis;
  const { mark, tried, answer } = attempt;
  const again = (): void => analysis.tryAgain(mark);
  const show = (): void => {
    analysis.endAttempt();
    analysis.follow(attempt.before, mark.line, 1);
  };
  const move = analysis.path.value.find(({ id }) => id === tried)?.move ?? "";
  return (
    <>
      <div class="review-text" role="status" tabIndex={0}>
        <h2>{t("analysis-try")}</h2>
        {tried === undefined && <p>{t("analysis-try-find", { player: colour(name, mark.seat) })}</p>}
        {tried !== undefined && answer === undefined && <p>{t("analysis-try-checking", { move })}</p>}
        {answer === "failed" && <p class="trouble">{t("trouble")}</p>}
        {answer !== undefined && answer !== "failed" && (
          <>
            <p class={answer.kept ? "kept" : "lost"}>
              {t(answer.kept ? "analysis-try-kept" : "analysis-try-lost", { move })}
            </p>
            <p class="loss">{evaluationInWords(name, answer.after, analysis.seats)}</p>
            {answer.mark !== undefined && <p class="loss">{loss(answer.mark)}</p>}
            {answer.mark !== undefined && <Reasons all={reasons(name, answer.mark)} />}
          </>
        )}
      </div>
      <p class="card-actions">
        {tried !== undefined && (
          <button type="button" class="button small" onClick={again}>
            {t("analysis-try")}
          </button>
        )}
        <button type="button" class="button small" onClick={show}>
          {t("analysis-try-show")}
        </button>
      </p>
    </>
  );
}

/** Who played how well, the biggest errors, who was ahead when. */
function Summary({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const { name } = analysis;
  const review = analysis.review.value?.view.value;
  const reviewed = analysis.reviewed.value;
  if (review === undefined) return null;
  const { accuracy, marks, moments, leads, progress } = review;
  return (
    <>
      <div class="review-text" tabIndex={0}>
        <ul class="accuracy">
          {accuracy.map((value, index) =>
            value === null ? null : (
              <li key={index} class={`legend ${name} seat-${index + 1}`}>
                {t("review-accuracy", { player: colour(name, index + 1), percent: Math.round(value) })}
              </li>
            ),
          )}
        </ul>
        {marks.length === 0 && progress.finished && <p>{t("review-no-errors")}</p>}
        {moments.length > 0 && (
          <>
            <h3>{t("analysis-moments")}</h3>
            <ul class="moments">
              {moments.map((ply) => {
                const mark = marks.find((one) => one.ply === ply);
                return mark === undefined ? null : (
                  <li key={ply}>
                    <button type="button" onClick={() => analysis.go(reviewed[ply + 1] ?? ROOT)}>
                      <span class={`sign ${mark.grade}`} aria-hidden="true">
                        {SYMBOLS[mark.grade]}
                      </span>
                      <span class={`legend ${name} seat-${mark.seat}`}>
                        {number(ply + 1)}. <bdi dir="ltr">{shownMove(name, mark.played)}</bdi> ·{" "}
                        {t(`review-${mark.grade}`)}
                      </span>
                      <span class="loss">{loss(mark)}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {progress.scanned && leads.length > 0 && (
          <>
            <h3>{t("analysis-leads")}</h3>
            <ul class="leads">
              {leads.map(({ from, to, seat }) => (
                <li key={from}>
                  <button type="button" onClick={() => analysis.go(reviewed[from] ?? ROOT)}>
                    {seat === null
                      ? t("review-even", { from, to })
                      : t("review-ahead", { from, to, player: colour(name, seat) })}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p class="card-actions">
        <NextError analysis={analysis} />
      </p>
    </>
  );
}

/** How far the review is; it can be interrupted, and gone on with. */
export function Progress({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const run = analysis.review.value;
  if (run === undefined || run.finished.value) return null;
  const percent = Math.floor(100 * run.share.value);
  return (
    <div class="review-progress">
      <progress max={100} value={percent} aria-label={t("review-progress", { percent })} />
      <span aria-hidden="true">{run.failed.value ? t("trouble") : t("review-progress", { percent })}</span>
      <button
        type="button"
        class="button small"
        onClick={() => (run.running.value ? run.stop() : void run.start())}
        data-action="review-run"
      >
        {t(run.running.value ? "analysis-stop" : "home-continue")}
      </button>
    </div>
  );
}

export function Card({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const attempt = analysis.attempt.value;
  const mark = analysis.mark.value;
  if (analysis.review.value === undefined) return null;
  return (
    <section class="card-panel" aria-label={t("analysis-card")}>
      {attempt !== undefined ? (
        <Trying analysis={analysis} attempt={attempt} />
      ) : mark !== undefined ? (
        <Explanation analysis={analysis} mark={mark} />
      ) : (
        <Summary analysis={analysis} />
      )}
    </section>
  );
}
