// The screen of an analysis: the board, and beside it the evaluation graph, what there is to say about the move, the moves.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { sentences } from "../format.ts";
import type { BoardHandle } from "../play/board-frame.tsx";
import { FenceBar, PieceBar } from "../play/fence-bar.tsx";
import { PlayerBar } from "../play/player-bar.tsx";
import { StepButtons } from "../play/step-buttons.tsx";
import { TextBoard } from "../play/text-board.tsx";
import { settings } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import { moveInWords, playerName, standing } from "../text/words.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import { Annotation } from "./annotation.tsx";
import { AnalysisBoard } from "./board-view.tsx";
import { Card, Progress } from "./card.tsx";
import { Editor } from "./editor.ts";
import { EditorPanel } from "./editor-panel.tsx";
import { EnginePanel } from "./engine-panel.tsx";
import { Graph } from "./graph-view.tsx";
import { useAnalysisKeys } from "./keys.ts";
import { MoveTree } from "./move-tree.tsx";
import { PlayOn } from "./play-on.tsx";
import { Tools } from "./tools.tsx";
import { evaluationInWords, loss, problemInWords, reasons } from "./words.ts";

/** The seats above the board, in turn order after the one at the bottom. */
function seatsAbove(analysis: Analysis): number[] {
  const { seats, bottom } = analysis;
  return Array.from({ length: seats - 1 }, (_, index) => ((bottom.value + index) % seats) + 1);
}

/** The evaluation of the position, by the review or the computer's lines; none if nothing is known. */
function evaluationText(analysis: Analysis): string | undefined {
  const { engine, name, seats } = analysis;
  const { analysis: found, exact } = engine.result.value ?? {};
  const reviewed = analysis.review.value?.view.value?.evaluations[analysis.reviewedPly.value ?? -1];
  const evaluation = exact?.evaluation ?? (engine.on.value ? found?.moves[0]?.evaluation : undefined) ?? reviewed;
  return evaluation === undefined ? undefined : evaluationInWords(name, evaluation, seats);
}

/** Says which position is shown, what it is worth and what was wrong with the move. */
function useAnnouncements(analysis: Analysis): void {
  const first = useRef(true);
  useSignalEffect(() => {
    const last = analysis.path.value.at(-1);
    const mark = analysis.mark.value;
    const view = analysis.view.value;
    const said = [
      ...(last === undefined
        ? [t("looking-back-start")]
        : [
            t("said-move", {
              player: playerName(analysis.game, last.seat),
              move: moveInWords(analysis.name, last.move),
            }),
          ]),
      ...(mark === undefined ? [] : [t(`review-${mark.grade}`), loss(mark), ...reasons(analysis.name, mark)]),
      ...(view.ending === null ? [] : [standing(analysis.game, view)]),
    ];
    if (!first.current) announce(sentences(said));
    first.current = false;
  });
}

function Status({ analysis, editor }: { analysis: Analysis; editor: Editor | undefined }): JSX.Element {
  const view = analysis.view.value;
  const text = useComputed(() => evaluationText(analysis));
  if (editor !== undefined) return <p class="status">{t("analysis-edit")}</p>;
  return (
    <p class="status" data-testid="status">
      <span>{standing(analysis.game, view)}</span>
      {text.value !== undefined && view.ending === null && <span class="status-value">{text.value}</span>}
    </p>
  );
}

export function AnalysisScreen({
  analysis,
  setUp,
}: {
  analysis: Analysis;
  /** Goes on with another position. */
  setUp: (position: string) => void;
}): JSX.Element {
  const waiting = useSignal(false);
  const editor = useSignal<Editor | undefined>(undefined);
  const handle = useRef<BoardHandle | undefined>(undefined);
  useAnnouncements(analysis);
  useAnalysisKeys(analysis, () => editor.value === undefined);
  const active = useComputed(() => editor.value === undefined && analysis.view.value.ending === null);
  const gameSignal = useSignal(analysis.game);
  useEffect(() => () => analysis.close(), [analysis]);
  const { name, game, seats } = analysis;
  const view = analysis.view.value;
  const editing = editor.value;
  const problem = editing?.problem.value;
  const above = seatsAbove(analysis);
  const bar = (seat: number, small: boolean): JSX.Element => (
    <PlayerBar
      key={seat}
      game={game}
      view={view}
      seat={seat}
      small={small}
      {...(active.value && view.turn === seat ? { take: (event) => handle.current?.take(event) } : {})}
    />
  );
  const Bar = name === "quoridor" ? FenceBar : PieceBar;
  return (
    <div class={`play analysis players-${seats}`}>
      <h1 class="only-spoken">{t("analysis-of", { game: t(name) })}</h1>
      <div class="seats above">{above.map((seat) => bar(seat, above.length > 1))}</div>
      <div class="play-frame">
        <AnalysisBoard
          analysis={analysis}
          editing={() => editor.value}
          waiting={(now) => (waiting.value = now)}
          handle={(given) => (handle.current = given)}
        />
        {problem !== undefined && (
          <div class="board-note" data-testid="impossible">
            <span>{problemInWords(name, problem)}</span>
          </div>
        )}
      </div>
      <div class="seats below">{bar(analysis.bottom.value, false)}</div>
      <div class="tray">
        {waiting.value ? <Bar handle={() => handle.current} /> : <Status analysis={analysis} editor={editing} />}
      </div>
      {settings.reader.value === "on" && editing === undefined && (
        <TextBoard session={{ game: gameSignal, view: analysis.view, active, play: (move) => analysis.play(move) }} />
      )}
      <aside class="play-side" aria-label={t("side-label")}>
        {editing !== undefined ? (
          <EditorPanel editor={editing} done={setUp} cancel={() => (editor.value = undefined)} />
        ) : (
          <>
            <StepButtons
              ply={analysis.path.value.length}
              last={analysis.line.value.length}
              look={(ply) => analysis.go(ply === 0 ? 0 : (analysis.line.value[ply - 1]?.id ?? 0))}
            />
            {analysis.review.value !== undefined && <Graph analysis={analysis} />}
            <Progress analysis={analysis} />
            <Card analysis={analysis} />
            <EnginePanel analysis={analysis} />
            <MoveTree analysis={analysis} />
            <Annotation analysis={analysis} />
            <Tools analysis={analysis} edit={() => (editor.value = new Editor(name, view))} />
            <PlayOn analysis={analysis} />
          </>
        )}
      </aside>
    </div>
  );
}
