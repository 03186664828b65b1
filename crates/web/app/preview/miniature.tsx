// A small board on which a game plays itself.

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { idle } from "../idle.ts";
import type { Terms } from "../online/messages.ts";
import type { GameName } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import { setupOf } from "../rules/replica.ts";
import { moves as mayMove } from "../settings.ts";
import { GAMES, PAUSE } from "./sample-games.ts";
import { smallBoard, type SmallBoard } from "./small-board.ts";

/** Whether somebody has asked the boards that play themselves to stand still. */
export const paused = signal(false);

/** How a game on these terms begins. */
export function StartPosition({ terms }: { terms: Terms }): JSX.Element {
  const { game } = terms;
  const place = useRef<HTMLDivElement>(null);
  const board = useMemo(() => smallBoard(game), [game]);
  useEffect(() => place.current?.replaceChildren(board.element), [board]);
  useEffect(() => void loadRules().then(() => board.show([], setupOf(terms))), [board, JSON.stringify(terms)]);
  return <div class="miniature" ref={place} />;
}

export function Miniature({ game }: { game: GameName }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { moves: all, from } = GAMES[game];
    let board: SmallBoard | undefined;
    let ply = from;
    let timer = 0;
    let gone = false;
    const step = async (): Promise<void> => {
      // Drawing waits for whoever has something to click. Nobody sees a hidden page.
      await idle();
      if (gone) return;
      if (board === undefined) {
        board = smallBoard(game);
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
