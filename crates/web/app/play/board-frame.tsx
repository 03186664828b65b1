// Puts the board of a game on a page and keeps it in step with the session.

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import type { BoardConfig } from "../board/config.ts";
import { QuoridorBoard } from "../board/quoridor/board.ts";
import { draw as drawQuoridor, type QuoridorShape } from "../board/quoridor/shapes.ts";
import { SquadroBoard } from "../board/squadro/board.ts";
import { draw as drawSquadro, type SquadroShape } from "../board/squadro/shapes.ts";
import type { GameSession } from "../session/session.ts";
import { asQuoridor, asSquadro } from "../text/words.ts";
import { t } from "../texts.ts";
import { boardSettings, OPPOSITE, quoridorTexts, SQUADRO_TEXTS } from "./board-settings.ts";

/** What the buttons beside a board do with it. */
export type BoardHandle = Pick<QuoridorBoard, "step" | "rotate" | "confirm" | "cancel" | "take">;

/** What a board needs of a session. */
type BoardSession = Pick<
  GameSession,
  "game" | "board" | "bottom" | "active" | "planning" | "premoves" | "latest" | "play" | "cancelPremoves"
>;

/** What is drawn over the position, on the board of either game; signals are read in it. */
type Shapes = { quoridor: () => QuoridorShape[]; squadro: () => SquadroShape[] };

type Props = {
  session: BoardSession;
  waiting: (waiting: boolean) => void;
  handle: (handle: BoardHandle) => void;
  shapes?: Shapes;
};

/** A board, what shows it the position of its session, and what draws over that. */
type Following = { board: QuoridorBoard | SquadroBoard; follow: () => void; mark: (shapes: Shapes) => void };

/** Whether somebody may move, or what they plan to move ahead of their turn, and whose turn it is. */
function mayDo(session: BoardSession): { active: boolean; plan?: string[]; mover?: number } {
  if (!session.planning.value) return { active: session.active.value };
  const mover = session.latest.value?.turn;
  return { active: true, plan: session.premoves.value, ...(mover === undefined ? {} : { mover }) };
}

/** What boards of both games are configured with. */
function common(session: BoardSession, onPending: (pending: boolean) => void): BoardConfig<never> {
  return { ...boardSettings, onMove: (move) => session.play(move), onPending };
}

function quoridor(session: BoardSession, onPending: (pending: boolean) => void): Following {
  const board = new QuoridorBoard({
    ...common(session, onPending),
    texts: quoridorTexts(() => session.game.value),
  });
  const follow = (): void => {
    const view = session.board.value && asQuoridor(session.board.value);
    const goal = view?.sides[session.bottom.value - 1]?.goal;
    if (view !== undefined && goal !== undefined) board.show({ view, bottom: OPPOSITE[goal], ...mayDo(session) });
  };
  const mark = (shapes: Shapes): void => board.mark(shapes.quoridor().map((shape) => drawQuoridor(board, shape)));
  return { board, follow, mark };
}

function squadro(session: BoardSession, onPending: (pending: boolean) => void): Following {
  const board = new SquadroBoard({
    ...common(session, onPending),
    texts: SQUADRO_TEXTS,
  });
  const follow = (): void => {
    const view = session.board.value && asSquadro(session.board.value);
    if (view !== undefined) board.show({ view, bottom: session.bottom.value, ...mayDo(session) });
  };
  const mark = (shapes: Shapes): void => board.mark(shapes.squadro().map((shape) => drawSquadro(board, shape)));
  return { board, follow, mark };
}

export function BoardFrame({ session, waiting, handle, shapes }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const { name } = session.game.value;
  useEffect(() => {
    const place = frame.current;
    if (place === null) return undefined;
    const { board, follow, mark } = name === "quoridor" ? quoridor(session, waiting) : squadro(session, waiting);
    const unmount = board.mount(place);
    handle(board);
    // Escape and the secondary button cancel premoves, unless Escape meant something to the board.
    const escape = (event: KeyboardEvent): void => {
      const { key, defaultPrevented, ctrlKey, altKey, metaKey } = event;
      if (key === "Escape" && !defaultPrevented && !ctrlKey && !altKey && !metaKey) session.cancelPremoves();
    };
    const menu = (event: Event): void => {
      if (session.premoves.value.length === 0) return;
      event.preventDefault();
      session.cancelPremoves();
    };
    place.addEventListener("keydown", escape);
    place.addEventListener("contextmenu", menu);
    const stop = effect(follow);
    // Once the position is there: the board then knows which way round it lies.
    const unmark = shapes === undefined ? undefined : effect(() => mark(shapes));
    return () => {
      stop();
      unmark?.();
      unmount();
      place.removeEventListener("keydown", escape);
      place.removeEventListener("contextmenu", menu);
    };
  }, [session, name]);
  return <div class="board-frame" ref={frame} tabIndex={0} role="application" aria-label={t(`board-label-${name}`)} />;
}
