// The board of an analysis: the position, what is drawn over it, moves by anybody whose turn it is; or a position being set up.

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { QuoridorPosition } from "../board/quoridor/config.ts";
import { QuoridorBoard } from "../board/quoridor/board.ts";
import { Editing as QuoridorEditing } from "../board/quoridor/editing.ts";
import { draw as drawQuoridor } from "../board/quoridor/shapes.ts";
import { SquadroBoard } from "../board/squadro/board.ts";
import type { SquadroPosition } from "../board/squadro/config.ts";
import { Editing as SquadroEditing } from "../board/squadro/editing.ts";
import { draw as drawSquadro } from "../board/squadro/shapes.ts";
import type { BoardHandle } from "../play/board-frame.tsx";
import { boardSettings, OPPOSITE, quoridorTexts, SQUADRO_TEXTS } from "../play/board-settings.ts";
import { asQuoridor, asSquadro } from "../text/players.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import type { Editor } from "./editor.ts";
import { pathShapes, problemShapes, quoridorShape, squadroShape, type Suggested } from "./shapes.ts";
import { ROOT } from "./tree.ts";

/** Which moves are drawn: instead of the error that led here the better one, and what the computer thinks of here. */
function suggestions(analysis: Analysis): { before: number; moves: Suggested[] }[] {
  if (analysis.attempt.value !== undefined) return [];
  const mark = analysis.mark.value;
  const [better] = mark?.line ?? [];
  const errors =
    mark === undefined || better === undefined
      ? []
      : [{ before: analysis.reviewed.value[mark.ply] ?? ROOT, moves: [{ move: better, style: "better" } as const] }];
  const { on, result, lines } = analysis.engine;
  if (!on.value || result.value === undefined) return errors;
  const { analysis: found, exact } = result.value;
  const best = (exact?.moves ?? found?.moves ?? []).slice(0, lines.value);
  // The best is drawn last, over the others.
  const moves = best
    .map(({ move }, index): Suggested => ({ move, style: index === 0 ? "best" : "other" }))
    .toReversed();
  return [...errors, { before: analysis.at.value, moves }];
}

/** A board, and what ends its effects. */
type Mounted = { board: QuoridorBoard | SquadroBoard; ends: (() => void)[] };

/** The position that is being set up, if one is; a signal is read in it. */
type Editing = () => Editor | undefined;

function quoridor(analysis: Analysis, editing: Editing, onPending: (now: boolean) => void): Mounted {
  const board = new QuoridorBoard({
    ...boardSettings,
    onMove: (move) => analysis.play(move),
    onPending,
    texts: quoridorTexts(() => analysis.game),
  });
  let shown: { view: QuoridorPosition; bottom: number } | undefined;
  const follow = effect(() => {
    const editor = editing();
    const edited = editor?.quoridor.value;
    const now = asQuoridor(analysis.view.value);
    const view = edited ?? now;
    const bottom = analysis.bottom.value;
    if (view === undefined || now === undefined) return;
    // What is drawn over a position changes more often than the position: whatever is about to be done on it stays.
    if (shown?.view !== view || shown.bottom !== bottom) {
      const goal = view.sides[bottom - 1]?.goal ?? "top";
      board.show({ view, bottom: OPPOSITE[goal], active: edited === undefined && view.ending === null });
      shown = { view, bottom };
    }
    const problem = editor?.problem.value;
    const shapes = edited === undefined && analysis.paths.value ? pathShapes(now) : [];
    if (edited !== undefined && problem !== undefined)
      shapes.push(
        ...problemShapes(
          problem,
          edited.sides.map(({ pawn }) => pawn),
        ),
      );
    for (const { before, moves } of edited === undefined ? suggestions(analysis) : []) {
      const from = asQuoridor(analysis.boardAt(before));
      if (from !== undefined) shapes.push(...moves.flatMap((move) => quoridorShape(from, move) ?? []));
    }
    board.mark(shapes.map((shape) => drawQuoridor(board, shape)));
  });
  const edit = effect(() => {
    const editor = editing();
    if (editor === undefined) return undefined;
    const hands = new QuoridorEditing(board, (change) => editor.editQuoridor(change));
    editor.take = (event) => hands.take(event);
    return () => hands.close();
  });
  return { board, ends: [follow, edit] };
}

function squadro(analysis: Analysis, editing: Editing, onPending: (now: boolean) => void): Mounted {
  const board = new SquadroBoard({
    ...boardSettings,
    onMove: (move) => analysis.play(move),
    onPending,
    texts: SQUADRO_TEXTS,
  });
  let shown: { view: SquadroPosition; bottom: number } | undefined;
  const follow = effect(() => {
    const edited = editing()?.squadro.value;
    const view = edited ?? asSquadro(analysis.view.value);
    const bottom = analysis.bottom.value;
    if (view === undefined) return;
    if (shown?.view !== view || shown.bottom !== bottom) {
      board.show({ view, bottom, active: edited === undefined && view.ending === null });
      shown = { view, bottom };
    }
    const shapes = (edited === undefined ? suggestions(analysis) : []).flatMap(({ before, moves }) => {
      const from = asSquadro(analysis.boardAt(before));
      return from === undefined ? [] : moves.flatMap((move) => squadroShape(from, move) ?? []);
    });
    board.mark(shapes.map((shape) => drawSquadro(board, shape)));
  });
  const edit = effect(() => {
    const editor = editing();
    if (editor === undefined) return undefined;
    const hands = new SquadroEditing(board, (change) => editor.editSquadro(change));
    return () => hands.close();
  });
  return { board, ends: [follow, edit] };
}

type Props = {
  analysis: Analysis;
  editing: Editing;
  waiting: (now: boolean) => void;
  handle: (handle: BoardHandle) => void;
};

export function AnalysisBoard({ analysis, editing, waiting, handle }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const { name } = analysis;
  useEffect(() => {
    const place = frame.current;
    if (place === null) return undefined;
    const mount = name === "quoridor" ? quoridor : squadro;
    const { board, ends } = mount(analysis, editing, waiting);
    const unmount = board.mount(place);
    handle(board);
    return () => {
      for (const end of ends) end();
      unmount();
    };
  }, [analysis]);
  return <div class="board-frame" ref={frame} tabIndex={0} role="application" aria-label={t(`board-label-${name}`)} />;
}
