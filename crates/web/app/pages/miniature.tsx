// A small board on which a game plays itself.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { QuoridorBoard } from "../board/quoridor/board.ts";
import { readFence } from "../board/quoridor/grid.ts";
import { SquadroBoard } from "../board/squadro/board.ts";
import { idle } from "../idle.ts";
import type { Terms } from "../online/messages.ts";
import { view, type View } from "../rules/client.ts";
import type { GameName, QuoridorRefusal, Setup, SquadroView } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import { setupOf } from "../rules/replica.ts";
import { moves as mayMove } from "../settings.ts";
import { GAMES, PAUSE } from "./miniature-games.ts";

/** Whether somebody has asked the boards that play themselves to stand still. */
export const paused = signal(false);

const nothing = (): string => "";
const silent = {
  move: () => undefined,
  pending: () => undefined,
  say: () => undefined,
  confirms: () => false,
  hints: () => false,
  quiet: true,
};

/** A board that can be laid out before anything is shown on it. */
export type Small = {
  element: SVGSVGElement;
  lay: () => Promise<void>;
  show: (moves: string[], setup?: Setup) => Promise<View>;
  /** Shows a fence that can't be placed here, and why. */
  refuse: (fence: string) => void;
};

type Choices = {
  /** Squadro: the seat whose starts are at the bottom; 0 for the board as the rules describe it. */
  bottom?: number;
  /** Why a fence can't be placed, in words. */
  refusal?: (why: QuoridorRefusal) => string;
};

export function small(game: GameName, { bottom = 1, refusal = nothing }: Choices = {}): Small {
  if (game === "quoridor") {
    const board = new QuoridorBoard({
      ...silent,
      words: { effect: nothing, refusal, fence: nothing, square: nothing, targets: nothing, frame: nothing },
    });
    return {
      element: board.element,
      lay: async () => board.lay("bottom"),
      show: async (moves, setup = {}) => {
        const seen = await view({ name: "quoridor", setup, moves });
        board.show({ view: seen, bottom: "bottom", active: false });
        return seen;
      },
      refuse: (fence) => {
        board.ghost.show(readFence(fence));
        board.ghost.shake();
      },
    };
  }
  const board = new SquadroBoard({ ...silent, words: { landing: nothing, piece: nothing } });
  const seen = (moves: string[], setup: Setup): Promise<SquadroView> => view({ name: "squadro", setup, moves });
  return {
    element: board.element,
    lay: async () => board.lay(await seen([], {}), bottom),
    show: async (moves, setup = {}) => {
      const now = await seen(moves, setup);
      board.show({ view: now, bottom, active: false });
      return now;
    },
    refuse: () => undefined,
  };
}

/** How a game on these terms begins. */
export function Start({ terms }: { terms: Terms }): JSX.Element {
  const { game } = terms;
  const place = useRef<HTMLDivElement>(null);
  const board = useMemo(() => small(game), [game]);
  useEffect(() => place.current?.replaceChildren(board.element), [board]);
  useEffect(() => void loadRules().then(() => board.show([], setupOf(terms))), [board, JSON.stringify(terms)]);
  return <div class="miniature" ref={place} />;
}

export function Miniature({ game }: { game: GameName }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { moves: all, from } = GAMES[game];
    let board: Small | undefined;
    let ply = from;
    let timer = 0;
    let gone = false;
    const step = async (): Promise<void> => {
      // Drawing waits for whoever has something to click. Nobody sees a hidden page.
      await idle();
      if (gone) return;
      if (board === undefined) {
        board = small(game);
        await idle();
        await board.lay();
        place.current?.replaceChildren(board.element);
        await idle();
      }
      // A quiet board shows the middle of the game and stays there.
      if (!mayMove()) ply = Math.floor((from + all.length) / 2);
      if (!document.hidden || !mayMove()) await board.show(all.slice(0, ply));
      if (gone || !mayMove() || paused.value) return;
      ply = ply < all.length ? ply + 1 : from;
      timer = setTimeout(() => void step(), ply === from ? 3 * PAUSE : PAUSE);
    };
    const follow = paused.subscribe((still) => {
      clearTimeout(timer);
      if (!still || board === undefined) void step();
    });
    return () => {
      gone = true;
      follow();
      clearTimeout(timer);
    };
  }, [game]);
  return <div class="miniature" ref={place} />;
}
