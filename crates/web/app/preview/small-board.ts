// A small board that shows positions and takes no moves.

import { QuoridorBoard } from "../board/quoridor/board.ts";
import { SquadroBoard } from "../board/squadro/board.ts";
import { view, type View } from "../rules/client.ts";
import type { GameName, QuoridorRefusal, Setup, SquadroView } from "../rules/messages.ts";
import { moves as animates } from "../settings.ts";

/** A board that can be laid out before anything is shown on it. */
export type SmallBoard = {
  element: SVGSVGElement;
  lay: () => Promise<void>;
  show: (moves: string[], setup?: Setup) => Promise<View>;
  /** Shows a fence that can't be placed here, and why. */
  refuse: (fence: string) => void;
};

type Options = {
  /** Squadro: the seat whose starts are at the bottom; 0 for the board as the rules describe it. */
  bottom?: number;
  /** Why a fence can't be placed, in words. */
  refusal?: (why: QuoridorRefusal) => string;
};

export function smallBoard(game: GameName, { bottom = 1, refusal }: Options = {}): SmallBoard {
  if (game === "quoridor") {
    const board = new QuoridorBoard({ animates, texts: refusal === undefined ? {} : { refusal } });
    return {
      element: board.element,
      lay: async () => board.lay("bottom"),
      show: async (moves, setup = {}) => {
        const seen = await view({ name: "quoridor", setup, moves });
        board.show({ view: seen, bottom: "bottom", active: false });
        return seen;
      },
      refuse: (fence) => board.refuse(fence),
    };
  }
  const board = new SquadroBoard({ animates });
  const seen = (moves: string[], setup: Setup): Promise<SquadroView> => view({ name: "squadro", setup, moves });
  return {
    element: board.element,
    lay: async () => board.lay(bottom, await seen([], {})),
    show: async (moves, setup = {}) => {
      const now = await seen(moves, setup);
      board.show({ view: now, bottom, active: false });
      return now;
    },
    refuse: () => undefined,
  };
}
