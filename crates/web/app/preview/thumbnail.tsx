// A thumbnail of a position.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { Grid, SIZE } from "../board/squadro/grid.ts";
import { view, type View } from "../rules/client.ts";
import type { GameName, QuoridorView, SquadroView } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import type { GameDetails } from "../storage/saved-games.ts";
import { asQuoridor, asSquadro } from "../text/players.ts";

const column = (square: string): number => square.charCodeAt(0) - 97;
/** The upper edge of a row, with row 9 at the top. */
const top = (square: string): number => 9 - Number(square[1]);

function QuoridorPicture({ seen }: { seen: QuoridorView }): JSX.Element {
  const planks = seen.fences.map((fence) => {
    const [x, y] = [column(fence), top(fence)];
    return fence.endsWith("h") ? `M${x + 0.1} ${y}h1.8` : `M${x + 1} ${y - 0.9}v1.8`;
  });
  return (
    <svg class="thumbnail quoridor" viewBox="-0.5 -0.5 10 10" aria-hidden="true">
      <rect class="ground" x="-0.5" y="-0.5" width="10" height="10" rx="0.6" />
      <path class="squares" d={Array.from({ length: 9 }, (_, row) => `M0.1 ${row + 0.5}h8.9`).join("")} />
      <path class="planks" d={planks.join("")} />
      {seen.sides.map(({ pawn }, index) =>
        pawn === null ? null : (
          <circle key={index} class={`seat-${index + 1}`} cx={column(pawn) + 0.5} cy={top(pawn) + 0.5} r="0.42" />
        ),
      )}
    </svg>
  );
}

function SquadroPicture({ seen }: { seen: SquadroView }): JSX.Element {
  const grid = new Grid(1);
  return (
    <svg class="thumbnail squadro" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect class="ground" width={SIZE} height={SIZE} rx="40" />
      {seen.sides.flatMap(({ pieces }, index) =>
        pieces.map(({ lane, progress }) => {
          const { x, y } = grid.piece(index + 1, lane, progress);
          return <circle key={`${index}${lane}`} class={`seat-${index + 1}`} cx={x} cy={y} r="34" />;
        }),
      )}
    </svg>
  );
}

export function Thumbnail({ game, about }: { game: GameName; about: GameDetails | undefined }): JSX.Element {
  const seen = useSignal<View | undefined>(undefined);
  useEffect(() => {
    if (about === undefined) return;
    // Whoever left last stays on the board.
    const moves = about.played.slice(0, about.played.findLastIndex((move) => !move.startsWith("x")) + 1);
    loadRules()
      .then(() => view({ name: game, setup: about.setup, moves }))
      .then(
        (found) => (seen.value = found),
        () => undefined,
      );
  }, [game, about?.played.length]);
  const quoridor = seen.value && asQuoridor(seen.value);
  const squadro = seen.value && asSquadro(seen.value);
  if (quoridor !== undefined) return <QuoridorPicture seen={quoridor} />;
  return squadro === undefined ? <span class="thumbnail" /> : <SquadroPicture seen={squadro} />;
}
