// The computer's lines: on or off, how many, how deep and how fast, and how what they say is known.

import type { JSX } from "preact";

import { number } from "../format.ts";
import type { Evaluation } from "../rules/messages.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import { Line } from "./card.tsx";
import { MOST_LINES } from "./engine-run.ts";
import { prospects, shortProspects } from "./words.ts";

type Shown = { line: string[]; evaluation: Evaluation };

/** The lines to be shown: those of the server's tablebase where it knows, as far as a search knows how they go on. */
function shownLines(analysis: Analysis): Shown[] {
  const { result, lines } = analysis.engine;
  const { analysis: found, exact } = result.value ?? {};
  if (exact === undefined) return found?.moves ?? [];
  return exact.moves.slice(0, lines.value).map(({ move, evaluation }) => ({
    evaluation,
    line: found?.moves.find((judged) => judged.move === move)?.line ?? [move],
  }));
}

function Head({ analysis }: { analysis: Analysis }): JSX.Element {
  const { engine } = analysis;
  return (
    <div class="engine-head">
      <label class="switch">
        <input
          type="checkbox"
          name="engine"
          checked={engine.on.value}
          onChange={(event) => engine.turn(event.currentTarget.checked)}
        />
        <span>{t("analysis-engine")}</span>
      </label>
      {analysis.name === "quoridor" && (
        <label class="switch">
          <input
            type="checkbox"
            name="paths"
            checked={analysis.paths.value}
            onChange={(event) => (analysis.paths.value = event.currentTarget.checked)}
          />
          <span>{t("analysis-paths")}</span>
        </label>
      )}
      {engine.on.value && (
        <label class="lines-choice">
          <span>{t("analysis-lines")}</span>
          <select
            name="lines"
            value={String(engine.lines.value)}
            onChange={(event) => engine.setLines(Number(event.currentTarget.value))}
          >
            {Array.from({ length: MOST_LINES }, (_, index) => (
              <option key={index} value={String(index + 1)}>
                {number(index + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function Source({ analysis }: { analysis: Analysis }): JSX.Element {
  const { result, failed } = analysis.engine;
  const { analysis: found, exact } = result.value ?? {};
  if (failed.value) return <p class="engine-about trouble">{t("trouble")}</p>;
  if (found === undefined && exact === undefined) return <p class="engine-about">{t("loading")}</p>;
  const source = exact === undefined ? (found?.source ?? "search") : "tablebase";
  return (
    <p class="engine-about">
      <span>{t("analysis-source", { source })}</span>
      {found !== undefined && found.depth > 0 && (
        <span>{t("analysis-depth", { depth: found.depth, speed: number(found.speed) })}</span>
      )}
    </p>
  );
}

export function EnginePanel({ analysis }: { analysis: Analysis }): JSX.Element {
  const { on, lines } = analysis.engine;
  const { turn, ending } = analysis.view.value;
  const shown = on.value && ending === null ? shownLines(analysis) : [];
  return (
    <section class="engine" aria-label={t("analysis-engine")}>
      <Head analysis={analysis} />
      {on.value && ending === null && (
        <>
          <Source analysis={analysis} />
          {/* As many as there will be: nothing moves when they come. */}
          <ol style={{ minHeight: `${lines.value * 1.9}rem` }}>
            {shown.map(({ line, evaluation }) => (
              <li key={line[0]}>
                <span class={`value ${evaluation.kind}`} title={prospects(evaluation, turn)} dir="ltr">
                  <span aria-hidden="true">{shortProspects(evaluation, turn)}</span>
                  <span class="only-spoken">{prospects(evaluation, turn)}</span>
                </span>
                <Line analysis={analysis} from={analysis.at.value} moves={line} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
