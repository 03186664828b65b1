// The evaluation graph: a band for each seat, errors, the position on the board. It can be clicked, dragged and stepped through.

import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { number } from "../format.ts";
import type { ReviewMark } from "../rules/messages.ts";
import { colour } from "../text/players.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import { across, bands, HEIGHT, plyAt, provenStretches, WIDTH } from "./graph.ts";
import { evaluationInWords, SYMBOLS } from "./words.ts";

const share = (ply: number, last: number): string => `${((100 * across(ply, last)) / WIDTH).toFixed(2)}%`;

/** What the graph is drawn of; it changes while the review is computed. */
function Picture({ analysis }: { analysis: Analysis }): JSX.Element {
  const evaluations = analysis.review.value?.view.value?.evaluations ?? [];
  const last = analysis.reviewed.value.length - 1;
  const drawn = bands(evaluations, analysis.seats, last);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" class={analysis.name}>
      <defs>
        <pattern id="proven" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" />
        </pattern>
      </defs>
      {drawn.map(({ seat, area }) => (
        <path key={seat} class={`band seat-${seat}`} d={area} />
      ))}
      {provenStretches(evaluations).map(({ from, to }) => {
        const x = across(Math.max(0, from - 0.5), last);
        return (
          <rect key={from} class="proven" x={x} width={across(Math.min(last, to + 0.5), last) - x} height={HEIGHT} />
        );
      })}
      {analysis.seats === 2 && <path class="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />}
    </svg>
  );
}

function Marks({ analysis }: { analysis: Analysis }): JSX.Element {
  const marks: ReviewMark[] = analysis.review.value?.view.value?.marks ?? [];
  const last = analysis.reviewed.value.length - 1;
  return (
    <>
      {marks.map(({ ply, grade, seat }) => (
        <span
          key={ply}
          class={`graph-mark ${grade} ${analysis.name} seat-${seat}`}
          style={{ insetInlineStart: share(ply + 1, last) }}
          aria-hidden="true"
        >
          {SYMBOLS[grade]}
        </span>
      ))}
    </>
  );
}

/** Where the position on the board is. */
function Cursor({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const ply = analysis.reviewedPly.value;
  if (ply === undefined) return null;
  return <span class="graph-cursor" style={{ insetInlineStart: share(ply, analysis.reviewed.value.length - 1) }} />;
}

export function Graph({ analysis }: { analysis: Analysis }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const last = analysis.reviewed.value.length - 1;
  const said = useComputed(() => {
    const ply = analysis.reviewedPly.value ?? 0;
    const evaluation = analysis.review.value?.view.value?.evaluations[ply];
    const { name, seats } = analysis;
    return t("analysis-position", {
      moves: ply,
      evaluation: evaluation === undefined ? t("loading") : evaluationInWords(name, evaluation, seats),
    });
  });
  const look = ({ clientX, buttons, type }: PointerEvent): void => {
    if (place.current === null || (type === "pointermove" && buttons === 0)) return;
    const { left, width } = place.current.getBoundingClientRect();
    const along = (clientX - left) / width;
    const ply = plyAt(document.documentElement.dir === "rtl" ? 1 - along : along, last);
    analysis.go(analysis.reviewed.value[ply] ?? 0);
  };
  const hold = (event: PointerEvent): void => {
    place.current?.setPointerCapture(event.pointerId);
    look(event);
  };
  const proven = analysis.review.value?.view.value?.evaluations.some(({ kind }) => kind === "proven") === true;
  return (
    <figure class="graph">
      <div
        class="graph-area"
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={t("analysis-graph")}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={analysis.reviewedPly.value ?? 0}
        aria-valuetext={said.value}
        onPointerDown={hold}
        onPointerMove={look}
      >
        <Picture analysis={analysis} />
        <Marks analysis={analysis} />
        <Cursor analysis={analysis} />
      </div>
      <figcaption aria-hidden="true">
        {Array.from({ length: analysis.seats }, (_, index) => (
          <span key={index} class={`legend ${analysis.name} seat-${index + 1}`}>
            {colour(analysis.name, index + 1)}
          </span>
        ))}
        {proven && <span class="legend hatched">{t("analysis-proven")}</span>}
        <span class="legend-end">{number(last)}</span>
      </figcaption>
    </figure>
  );
}
