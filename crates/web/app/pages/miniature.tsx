// A small board on which a game plays itself.

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { QuoridorBoard } from "../board/quoridor/board.ts";
import { SquadroBoard } from "../board/squadro/board.ts";
import { view } from "../rules/client.ts";
import type { GameName, Setup } from "../rules/messages.ts";
import { moves } from "../settings.ts";
import { GAMES } from "./miniature-games.ts";

const PAUSE = 1_500;

const nothing = (): string => "";
const silent = {
  move: () => undefined,
  pending: () => undefined,
  say: () => undefined,
  confirms: () => false,
  hints: () => false,
};

type Small = { element: SVGSVGElement; show: (moves: string[], setup?: Setup) => Promise<void> };

function small(game: GameName): Small {
  if (game === "quoridor") {
    const board = new QuoridorBoard({ ...silent, words: { effect: nothing, refusal: nothing, fence: nothing, square: nothing } });
    const show = async (made: string[], setup: Setup = {}): Promise<void> => {
      board.show({ view: await view({ name: "quoridor", setup, moves: made }), bottom: "bottom", active: false });
    };
    return { element: board.element, show };
  }
  const board = new SquadroBoard({ ...silent, words: { landing: nothing, piece: nothing } });
  const show = async (made: string[], setup: Setup = {}): Promise<void> => {
    board.show({ view: await view({ name: "squadro", setup, moves: made }), bottom: 1, active: false });
  };
  return { element: board.element, show };
}

/** How a game with these choices begins. */
export function Start({ game, setup }: { game: GameName; setup: Setup }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const board = useMemo(() => small(game), [game]);
  useEffect(() => place.current?.replaceChildren(board.element), [board]);
  useEffect(() => void board.show([], setup), [board, JSON.stringify(setup)]);
  return <div class="miniature" ref={place} />;
}

export function Miniature({ game }: { game: GameName }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { element, show } = small(game);
    place.current?.replaceChildren(element);
    const all = GAMES[game];
    let ply = 0;
    let timer = 0;
    let gone = false;
    const step = async (): Promise<void> => {
      // Nobody sees a hidden page.
      if (!document.hidden) await show(all.slice(0, ply));
      if (gone) return;
      if (!moves()) {
        // A quiet board shows the middle of the game and stays there.
        if (ply === 0) {
          ply = Math.floor(all.length * 0.6);
          void step();
        }
        return;
      }
      ply = ply < all.length ? ply + 1 : 0;
      timer = setTimeout(() => void step(), ply === 0 ? 3 * PAUSE : PAUSE);
    };
    void step();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game]);
  return <div class="miniature" ref={place} />;
}
