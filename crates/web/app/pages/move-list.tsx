// What was played, and looking back at it.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { Table } from "../table/table.ts";
import { moveInWords, playerName } from "../table/words.ts";
import { t } from "../texts.ts";

const STEPS: [string, string, (ply: number, last: number) => number][] = [
  ["action-first", "M18 5 L11 12 L18 19 M7 5 V19", () => 0],
  ["action-back", "M15 5 L8 12 L15 19", (ply) => ply - 1],
  ["action-forward", "M9 5 L16 12 L9 19", (ply) => ply + 1],
  ["action-last", "M6 5 L13 12 L6 19 M17 5 V19", (_, last) => last],
];

export function MoveList({ table }: { table: Table }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const game = table.game.value;
  const made = table.latest.value?.made ?? [];
  const ply = table.ply.value;
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current !== null && shown != null) list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 2;
  }, [ply, made.length]);
  const across = game.players.length;
  return (
    <section class="moves" aria-label={t("moves-label")}>
      <ol class={`move-list across-${across}`} ref={list} tabIndex={0}>
        {made.length === 0 && <li class="none">{t("moves-none")}</li>}
        {made.map(({ seat, move }, index) => (
          <li key={index} class={`seat-${seat}`}>
            {index % across === 0 && <span class="number">{index / across + 1}</span>}
            <button
              type="button"
              aria-current={ply === index + 1 ? "step" : undefined}
              aria-label={t("said-move", { player: playerName(game, seat), move: moveInWords(game.name, move) })}
              onClick={() => void table.look(index + 1)}
            >
              {move.startsWith("x") ? "×" : move}
            </button>
          </li>
        ))}
      </ol>
      <div class="look" role="group">
        {STEPS.map(([name, d, to]) => {
          const target = to(ply, made.length);
          return (
            <button
              key={name}
              type="button"
              class="icon"
              aria-label={t(name)}
              disabled={target < 0 || target > made.length || target === ply}
              onClick={() => void table.look(target)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d={d} /></svg>
            </button>
          );
        })}
      </div>
    </section>
  );
}
