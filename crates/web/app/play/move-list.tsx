// The list of moves, and the buttons that step through them.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { number } from "../format.ts";
import type { GameSession } from "../session/session.ts";
import { turnsOf } from "../session/turns.ts";
import { asSquadro, laneMove, laneMoveInWords, moveInWords, playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import { Token } from "./token.tsx";

const STEPS: [string, string, (ply: number, last: number) => number][] = [
  ["action-first", "M18 5 L11 12 L18 19 M7 5 V19", () => 0],
  ["action-back", "M15 5 L8 12 L15 19", (ply) => ply - 1],
  ["action-forward", "M9 5 L16 12 L9 19", (ply) => ply + 1],
  ["action-last", "M6 5 L13 12 L6 19 M17 5 V19", (_, last) => last],
];

/** A move as it is written in the list, and as it is said. */
function written(session: GameSession, move: string, ply: number): [string, string] {
  const { name } = session.game.value;
  if (move.startsWith("x")) return ["×", moveInWords(name, move)];
  const board = name === "squadro" ? session.boardAt(ply) : undefined;
  const last = board && asSquadro(board)?.last;
  return last == null ? [move, moveInWords(name, move)] : [laneMove(last), laneMoveInWords(last)];
}

export function MoveList({ session }: { session: GameSession }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const game = session.game.value;
  const made = session.latest.value?.made ?? [];
  const ply = session.ply.value;
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current !== null && shown != null)
      list.current.scrollTop = shown.offsetTop - list.current.clientHeight / 2;
  }, [ply, made.length]);
  const count = game.players.length;
  const seats = game.players.map((_, index) => (((game.setup.first ?? 1) - 1 + index) % count) + 1);
  const all = turnsOf(game, made);
  return (
    <section class="moves" aria-label={t("moves-label")}>
      <div class={`move-head across-${count}`} aria-hidden="true">
        {!session.drawing.value &&
          seats.map((seat, index) => (
            <span key={seat} class={`column-${index + 1}`}>
              <Token game={game.name} seat={seat} />
            </span>
          ))}
      </div>
      <ol class={`move-list across-${count}`} ref={list} tabIndex={0} aria-label={t("moves-label")}>
        {made.length === 0 && <li class="none">{t("moves-none")}</li>}
        {all.map(({ seat, move, ply: at, column, turn }, index) => {
          const [text, said] = written(session, move, at);
          return (
            <li key={at}>
              {all[index - 1]?.turn !== turn && <span class="number">{number(turn)}</span>}
              <button
                type="button"
                class={`column-${column}`}
                aria-current={ply === at ? "step" : undefined}
                aria-label={t("said-move", { player: playerName(game, seat), move: said })}
                onClick={() => session.look(at)}
              >
                <bdi dir="ltr">{text}</bdi>
              </button>
            </li>
          );
        })}
      </ol>
      <div class="look" role="group" aria-label={t("look-label")}>
        {STEPS.map(([name, d, to]) => {
          const target = to(ply, made.length);
          return (
            <button
              key={name}
              type="button"
              class="icon"
              aria-label={t(name)}
              disabled={target < 0 || target > made.length || target === ply}
              onClick={() => session.look(target)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={d} />
              </svg>
            </button>
          );
        })}
      </div>
    </section>
  );
}
