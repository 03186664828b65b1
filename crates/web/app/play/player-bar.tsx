// The bar of a player: name, counts, clock.

import type { JSX } from "preact";

import type { View } from "../rules/client.ts";
import type { Game } from "../session/game.ts";
import type { Clocks, Presence } from "../session/session.ts";
import { asQuoridor, asSquadro, colour, playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import { Clock } from "./clock.tsx";
import { PresenceDot, Said } from "./presence.tsx";
import { Token } from "./token.tsx";

/** Takes a fence from the rack. */
type Take = (event: PointerEvent) => void;

function QuoridorCounts({ view, seat, small, take }: Omit<Props, "game">): JSX.Element | null {
  const side = asQuoridor(view)?.sides[seat - 1];
  if (side === undefined || side.pawn === null) return null;
  const free = take !== undefined && side.fences > 0;
  return (
    <>
      <span class="fences-left">
        <span class={`planks${free ? " free" : ""}`} aria-hidden="true" onPointerDown={free ? take : undefined}>
          {Array.from({ length: side.fences }, (_, index) => (
            <i key={index} />
          ))}
        </span>
        <span class={small === true ? "only-spoken" : "count"}>{t("fences-left", { fences: side.fences })}</span>
      </span>
      <span class="needs">{t("steps-to-goal", { steps: side.distance ?? 0 })}</span>
    </>
  );
}

function SquadroCounts({ view, seat }: { view: View; seat: number }): JSX.Element | null {
  const side = asSquadro(view)?.sides[seat - 1];
  if (side === undefined) return null;
  return (
    <>
      <span class="count">{t("pieces-home", { home: side.home })}</span>
      <span class="needs">{t("moves-needed", { needs: side.needs })}</span>
    </>
  );
}

type Props = {
  game: Game;
  view: View;
  seat: number;
  /** One of several side by side: only the most important, in two lines. */
  small?: boolean;
  /** Whether it is being drawn who starts. */
  drawing?: boolean;
  clocks?: Clocks | undefined;
  /** There if others play far away. */
  presence?: Presence | undefined;
  /** There if somebody at this screen may place a fence of this seat. */
  take?: Take;
};

export function PlayerBar(props: Props): JSX.Element {
  const { game, view, seat, small = false, drawing = false, clocks, presence } = props;
  const turn = !drawing && view.ending === null && game.ended === undefined && view.turn === seat;
  const won =
    game.ended === undefined ? view.ending?.end === "win" && view.ending.seat === seat : game.ended.winner === seat;
  return (
    <div class={`player${turn ? " turn" : ""}${won ? " won" : ""}${small ? " small" : ""}`} data-seat={seat}>
      <Token game={game.name} seat={seat} />
      <span class="player-name">
        {presence !== undefined && game.players[seat - 1]?.kind === "remote" && (
          <PresenceDot presence={presence} seat={seat} />
        )}
        <bdi>
          {small && game.players[seat - 1]?.kind !== "remote" ? colour(game.name, seat) : playerName(game, seat)}
        </bdi>
      </span>
      <span class="player-counts">
        {game.name === "quoridor" ? <QuoridorCounts {...props} /> : <SquadroCounts view={view} seat={seat} />}
      </span>
      {clocks !== undefined && <Clock clocks={clocks} seat={seat} />}
      {presence !== undefined && <Said presence={presence} seat={seat} />}
    </div>
  );
}
