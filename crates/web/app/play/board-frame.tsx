// Puts the board of a game on a page and keeps it in step with the session.

import { effect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { QuoridorBoard, type QuoridorHost } from "../board/quoridor/board.ts";
import type { Side } from "../board/quoridor/grid.ts";
import { SquadroBoard, type SquadroHost } from "../board/squadro/board.ts";
import { sentences } from "../format.ts";
import type { GameSession } from "../session/session.ts";
import { settings } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import * as words from "../text/words.ts";
import { t } from "../texts.ts";

/** What the page can do with a board beside showing it: for the buttons under it. */
export type BoardHandle = {
  step: (right: number, down: number) => void;
  rotate: () => void;
  confirm: () => void;
  cancel: () => void;
  /** Quoridor: a fence is taken from the rack. */
  take: (event: PointerEvent) => void;
};

type Props = { session: GameSession; waiting: (waiting: boolean) => void; handle: (handle: BoardHandle) => void };

type Mounted = {
  element: SVGSVGElement;
  press: (key: string) => boolean;
  /** Whether a fence or a piece waits to be confirmed. */
  holds: () => boolean;
  leave: () => void;
  handle: BoardHandle;
  follow: () => void;
};

const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

function confirms(finger: boolean): boolean {
  return settings.confirm.value === "always" || (finger && settings.confirm.value === "touch");
}

/** Keys that push a fence or walk over the board if it is played by keyboard, and step through the game if not. */
const STEPS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** Whether somebody may move, or what they plan to move ahead of their turn, and whose turn it is. */
function mayDo(session: GameSession): { active: boolean; plan?: string[]; mover?: number } {
  if (!session.planning.value) return { active: session.active.value };
  const mover = session.latest.value?.turn;
  return { active: true, plan: session.premoves.value, ...(mover === undefined ? {} : { mover }) };
}

/** What boards of both games report, and ask. */
function reports(session: GameSession, pending: (waiting: boolean) => void): Omit<QuoridorHost & SquadroHost, "words"> {
  return {
    move: (move) => session.play(move),
    pending,
    say: announce,
    confirms,
    hints: () => settings.hints.value === "on",
  };
}

function quoridor(session: GameSession, pending: (waiting: boolean) => void): Mounted {
  const board = new QuoridorBoard({
    words: {
      effect: (changes, view) => words.effect(session.game.value, changes, view),
      refusal: (why) => words.quoridorRefusal(session.game.value, why),
      fence: (fence, done) => t("fence-in-words", { fence, effect: done }),
      square: (square, view) => words.squareInWords(session.game.value, square, view),
      targets: words.targetsInWords,
      frame: () => t("hint-frame"),
    },
    ...reports(session, pending),
  });
  return {
    element: board.element,
    press: (key) => board.keys.press(key),
    holds: () => board.ghost.waiting,
    leave: () => board.keys.leave(),
    handle: {
      step: (right, down) => board.keys.arrow(right, down),
      rotate: () => board.keys.rotate(),
      confirm: () => board.keys.confirm(),
      cancel: () => board.keys.cancel(),
      take: (event) => board.pointing.take(event),
    },
    follow: () => {
      const view = session.board.value && words.asQuoridor(session.board.value);
      const goal = view?.sides[session.bottom.value - 1]?.goal;
      if (view !== undefined && goal !== undefined) board.show({ view, bottom: OPPOSITE[goal], ...mayDo(session) });
    },
  };
}

function squadro(session: GameSession, pending: (waiting: boolean) => void): Mounted {
  const board = new SquadroBoard({
    words: {
      landing: words.landing,
      piece: (view, seat, lane) => {
        const piece = view.sides[seat - 1]?.pieces[lane - 1];
        if (piece === undefined) return "";
        const said = words.pieceInWords(piece);
        return piece.way === null ? said : sentences([said, words.landing(view, seat, lane)]);
      },
    },
    ...reports(session, pending),
  });
  return {
    element: board.element,
    press: (key) => board.press(key),
    holds: () => board.holds,
    // The chosen piece stays chosen: the button that moves it is outside of the board.
    leave: () => undefined,
    handle: {
      step: () => undefined,
      rotate: () => undefined,
      confirm: () => board.confirm(),
      cancel: () => board.cancel(),
      take: () => undefined,
    },
    follow: () => {
      const view = session.board.value && words.asSquadro(session.board.value);
      if (view !== undefined) board.show({ view, bottom: session.bottom.value, ...mayDo(session) });
    },
  };
}

export function BoardFrame({ session, waiting, handle }: Props): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const { name } = session.game.value;
  useEffect(() => {
    const place = frame.current;
    if (place === null) return undefined;
    const mounted = name === "quoridor" ? quoridor(session, waiting) : squadro(session, waiting);
    place.replaceChildren(mounted.element);
    handle(mounted.handle);
    const keydown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (STEPS.has(event.key) && place.dataset["by"] === "pointer" && !mounted.holds()) return;
      if (mounted.press(event.key)) return event.preventDefault();
      if (event.key === "Escape") session.cancelPremoves();
      return undefined;
    };
    const menu = (event: Event): void => {
      if (session.premoves.value.length === 0) return;
      event.preventDefault();
      session.cancelPremoves();
    };
    const blur = (): void => {
      mounted.leave();
      delete place.dataset["by"];
    };
    // Whoever points at the board sees where it is; a ring around it is for keyboards.
    const pointed = (): void => void (place.dataset["by"] = "pointer");
    const pressed = ({ key }: KeyboardEvent): void => {
      if (!STEPS.has(key)) place.dataset["by"] = "keys";
    };
    place.addEventListener("pointerdown", pointed, { capture: true });
    place.addEventListener("keydown", pressed, { capture: true });
    place.addEventListener("keydown", keydown);
    place.addEventListener("blur", blur);
    place.addEventListener("contextmenu", menu);
    const stop = effect(mounted.follow);
    return () => {
      stop();
      place.removeEventListener("keydown", keydown);
      place.removeEventListener("blur", blur);
      place.removeEventListener("contextmenu", menu);
    };
  }, [session, name]);
  return <div class="board-frame" ref={frame} tabIndex={0} role="application" aria-label={t(`board-label-${name}`)} />;
}
