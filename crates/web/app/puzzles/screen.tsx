// The screen of a puzzle: the board as in a game, who is to move, and beside it what whoever shows it has to say.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { sentences } from "../format.ts";
import { BoardFrame, type BoardHandle } from "../play/board-frame.tsx";
import { FenceBar, PieceBar } from "../play/fence-bar.tsx";
import { isField, mirrored } from "../play/keys.ts";
import { PlayerBar } from "../play/player-bar.tsx";
import { TextBoard } from "../play/text-board.tsx";
import { stepTo } from "../session/turns.ts";
import { settings } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import { t } from "../texts.ts";
import { quoridorShapes, squadroShapes } from "./shapes.ts";
import type { Solving } from "./solving.ts";
import * as words from "./words.ts";

/** How the attempt stands, in a sentence: beside the board. */
function standing(solving: Solving): string {
  const { phase, outcome, wrong, trouble } = solving;
  if (trouble.value) return t("trouble");
  switch (phase.value) {
    case "checking":
    case "reply":
      return t("analysis-try-checking", { move: solving.moves.value.at(-1) ?? "" });
    case "refuting":
      return t("puzzle-watch");
    case "wrong":
      return wrong.value === undefined ? "" : words.wrongMove(solving, wrong.value);
    case "over":
      if (outcome.value === "missed") return t("level-wrong");
      if (outcome.value === "stopped") return t("puzzle-ended", { why: "time" });
      return words.result(solving);
    case "showing":
      return t("puzzle-watch");
    default:
      return words.replied(solving) ?? sentences(words.task(solving).slice(0, 1));
  }
}

/** Says whatever somebody who doesn't see the board has to know. */
function useAnnouncements(solving: Solving): void {
  useSignalEffect(() => {
    const { phase, wrong, hints, hinted } = solving;
    switch (phase.value) {
      case "find": {
        const help = [
          ...(hints.value > 0 ? [words.themes(solving)] : []),
          ...(hinted.value === undefined ? [] : [words.hint(solving, hinted.value)]),
        ];
        if (help.length > 0) return announce(sentences(help));
        return announce(words.replied(solving) ?? sentences(words.task(solving)));
      }
      case "wrong":
        return wrong.value && announce(words.wrongInWords(solving, wrong.value));
      case "over":
        return announce(standing(solving));
      default:
        return undefined;
    }
  });
}

/** Arrows, Home and End step through what was played. What the board has dealt with is no longer meant for the page. */
function useKeys(solving: Solving): void {
  useEffect(() => {
    const keydown = (event: KeyboardEvent): void => {
      const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isField(target)) return;
      const { ply, latest } = solving;
      const made = latest.value?.made ?? [];
      const to =
        made.length === 0 ? undefined : stepTo(mirrored(key), ply.value, made, solving.game.value.players.length);
      if (to === undefined) return;
      event.preventDefault();
      solving.look(to);
    };
    addEventListener("keydown", keydown);
    return () => removeEventListener("keydown", keydown);
  }, [solving]);
}

/** Where the focus was on a button that is gone, it goes to what is to be done next. */
function useFocus(place: { current: HTMLElement | null }, solving: Solving): void {
  const phase = solving.phase.value;
  const first = useRef(true);
  useEffect(() => {
    // The page itself takes the focus to its heading.
    const shown = first.current;
    first.current = false;
    if (shown) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const next =
      phase === "find"
        ? settings.reader.value === "on"
          ? ".reader input"
          : ".board-frame"
        : ".puzzle-card .button.primary";
    place.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [solving, phase]);
}

type Props = {
  solving: Solving;
  /** What the page is, for screen readers. */
  title: string;
  /** What stands beside the board. */
  children: ComponentChildren;
};

export function PuzzleScreen({ solving, title, children }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<BoardHandle | undefined>(undefined);
  const waiting = useSignal(false);
  const shapes = useMemo(
    () => ({ quoridor: () => quoridorShapes(solving), squadro: () => squadroShapes(solving) }),
    [solving],
  );
  useAnnouncements(solving);
  useKeys(solving);
  useFocus(place, solving);
  const { name, moves } = solving;
  const game = solving.game.value;
  const seats = game.players.length;
  const view = solving.board.value;
  const above = Array.from({ length: seats - 1 }, (_, index) => ((solving.solver + index) % seats) + 1);
  const bar = (seat: number, small: boolean): JSX.Element | undefined =>
    view && (
      <PlayerBar
        key={seat}
        game={game}
        view={view}
        seat={seat}
        small={small}
        {...(solving.active.value && view.turn === seat ? { take: (event) => handle.current?.take(event) } : {})}
      />
    );
  const Bar = name === "quoridor" ? FenceBar : PieceBar;
  return (
    <div
      class={`play puzzle players-${seats}`}
      ref={place}
      data-puzzle={solving.puzzle.id}
      data-phase={solving.phase.value}
      data-ply={moves.value.length}
    >
      <h1 class="only-spoken">{title}</h1>
      <div class="seats above">{above.map((seat) => bar(seat, above.length > 1))}</div>
      <div class="play-frame">
        <BoardFrame
          key={solving.puzzle.id}
          session={solving}
          waiting={(now) => (waiting.value = now)}
          handle={(given) => (handle.current = given)}
          shapes={shapes}
        />
      </div>
      <div class="seats below">{bar(solving.solver, false)}</div>
      <div class="tray">
        {waiting.value ? (
          <Bar handle={() => handle.current} />
        ) : (
          <p class={`status ${solving.phase.value}`} data-testid="status">
            <span>{standing(solving)}</span>
          </p>
        )}
      </div>
      {settings.reader.value === "on" && <TextBoard session={solving} />}
      <aside class="play-side" aria-label={t("side-label")}>
        {children}
      </aside>
    </div>
  );
}
