// The moves of a game with their variations: the main line in columns, the others in lines of their own below the move they replace.

import { useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";

import { number } from "../format.ts";
import { Token } from "../play/token.tsx";
import { turnsOf } from "../session/turns.ts";
import { asSquadro, laneMove, laneMoveInWords, moveInWords, playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import { lineFrom, nodeOf, ROOT, type TreeNode } from "./tree.ts";
import { glyphInWords, SYMBOLS } from "./words.ts";

/** A move as it is written in the list, and as it is said. */
type Written = { text: string; said: string };

/** How moves are written. In Squadro it takes the board after each, so that what was made once is kept. */
class Labels {
  readonly #analysis: Analysis;
  readonly #known = new Map<number, Written>();

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  of({ id, move }: TreeNode): Written {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const made = this.#make(id, move);
    this.#known.set(id, made);
    return made;
  }

  #make(id: number, move: string): Written {
    const { name } = this.#analysis;
    if (move.startsWith("x")) return { text: "×", said: moveInWords(name, move) };
    const last = name === "squadro" ? asSquadro(this.#analysis.boardAt(id))?.last : undefined;
    if (last == null) return { text: move, said: moveInWords(name, move) };
    return { text: laneMove(last), said: laneMoveInWords(last) };
  }
}

type MoveProps = { analysis: Analysis; node: TreeNode; written: Written; kind?: string };

/** A move. Of a review it takes only its own grade, so that a long list isn't made anew with every step of the review. */
function Move({ analysis, node, written, kind = "" }: MoveProps): JSX.Element {
  const current = useComputed(() => analysis.at.value === node.id);
  const grade = useComputed(() => analysis.grades.value.get(node.id)).value;
  const { glyph, comment, seat } = node;
  const said = [
    t("said-move", { player: playerName(analysis.game, seat), move: written.said }),
    ...(grade === undefined ? [] : [t(`review-${grade}`)]),
    ...(glyph === undefined ? [] : [glyphInWords(glyph)]),
  ];
  return (
    <>
      <button
        type="button"
        class={`tree-move ${kind} ${grade ?? ""}`}
        data-node={node.id}
        aria-current={current.value ? "step" : undefined}
        aria-label={said.join(" ")}
        onClick={() => analysis.go(node.id)}
      >
        <bdi dir="ltr">{written.text}</bdi>
        {grade !== undefined && <span class={`sign ${grade}`}>{SYMBOLS[grade]}</span>}
        {glyph !== undefined && <span class="glyph">{glyph}</span>}
      </button>
      {comment !== undefined && kind === "" && <span class="comment">{comment}</span>}
    </>
  );
}

type Props = { analysis: Analysis; labels: Labels };

/** A variation: its first move, and what follows along its main line, with the variations from that in brackets. */
function Variation({ analysis, labels, from }: Props & { from: number }): JSX.Element {
  const tree = analysis.tree.value;
  const line = [nodeOf(tree, from), ...lineFrom(tree, from)];
  return (
    <>
      {line.map((node, index) => {
        const others = index === 0 ? [] : nodeOf(tree, node.parent ?? ROOT).children.slice(1);
        return (
          <span key={node.id}>
            <Move analysis={analysis} node={node} written={labels.of(node)} />
            {others.map((other) => (
              <span key={other} class="variation" role="group" aria-label={t("analysis-variation")}>
                <Variation analysis={analysis} labels={labels} from={other} />
              </span>
            ))}
          </span>
        );
      })}
    </>
  );
}

export function MoveTree({ analysis }: { analysis: Analysis }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const labels = useMemo(() => new Labels(analysis), [analysis]);
  const tree = analysis.tree.value;
  const main = lineFrom(tree, ROOT);
  const turns = turnsOf(analysis.game, main);
  const count = analysis.seats;
  const first = analysis.game.setup.first ?? 1;
  const seats = Array.from({ length: count }, (_, index) => ((first - 1 + index) % count) + 1);
  useSignalEffect(() => {
    const at = analysis.at.value;
    const shown = list.current?.querySelector<HTMLElement>(`[data-node="${at}"]`);
    if (list.current === null) return;
    if (shown == null) list.current.scrollTop = 0;
    else list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 2;
  });
  return (
    <section class="moves" aria-label={t("moves-label")}>
      <div class={`move-head across-${count}`} aria-hidden="true">
        {seats.map((seat, index) => (
          <span key={seat} class={`column-${index + 1}`}>
            <Token game={analysis.name} seat={seat} />
          </span>
        ))}
      </div>
      <ol class={`move-list tree across-${count}`} ref={list} tabIndex={0} aria-label={t("moves-label")}>
        {main.length === 0 && <li class="none">{t("moves-none")}</li>}
        {main.map((node, index) => {
          const { column = 1, turn = 1 } = turns[index] ?? {};
          const others = nodeOf(tree, node.parent ?? ROOT).children.slice(1);
          return (
            <li key={node.id}>
              {turns[index - 1]?.turn !== turn && <span class="number">{number(turn)}</span>}
              <Move analysis={analysis} node={node} written={labels.of(node)} kind={`column-${column}`} />
              {(node.comment !== undefined || others.length > 0) && (
                <div class="aside">
                  {node.comment !== undefined && <p class="comment">{node.comment}</p>}
                  {others.map((other) => (
                    <p key={other} class="variation" role="group" aria-label={t("analysis-variation")}>
                      <Variation analysis={analysis} labels={labels} from={other} />
                    </p>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
