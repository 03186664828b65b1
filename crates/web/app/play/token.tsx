// The piece of a player, as a sign beside their name.

import type { JSX } from "preact";

import { FOOT, HEAD, markOf, WAIST } from "../board/quoridor/art.ts";
import type { GameName } from "../rules/messages.ts";

export function Token({ game, seat }: { game: GameName; seat: number }): JSX.Element {
  return (
    <svg
      class={`token ${game} seat-${seat}`}
      viewBox={game === "quoridor" ? "-27 -26 54 54" : "-24 -24 48 48"}
      aria-hidden="true"
    >
      {game === "quoridor" ? (
        <>
          <path class="foot" d={FOOT} />
          <path class="body" d={WAIST} />
          <circle class="body" cy={HEAD.cy + 3} r={HEAD.r} />
          <path class="mark" d={markOf(seat)} transform="translate(0 12) scale(0.7)" />
        </>
      ) : (
        <path class="body" d="M0 -21 L15 -5 L15 15 Q15 20 10 20 L-10 20 Q-15 20 -15 15 L-15 -5 Z" />
      )}
    </svg>
  );
}
