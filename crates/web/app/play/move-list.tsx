// The list of moves, and the buttons that step through them.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { number } from "../format.ts";
import type { GameSession } from "../session/session.ts";
import { turnsOf } from "../session/turns.ts";
import { asSquadro, laneMove, laneMoveInWords, moveInWords, playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import { StepButtons } from "./step-buttons.tsx";
import { Token } from "./token.tsx";

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
      <StepButtons ply={ply} last={made.length} look={(to) => session.look(to)} />
    </section>
  );
}
