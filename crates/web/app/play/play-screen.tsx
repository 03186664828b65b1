// The screen of a game being played, on this screen or on a server: board, players, clocks, moves and actions.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { list, sentences } from "../format.ts";
import { isPerson, ownSeat } from "../session/game.ts";
import type { GameSession } from "../session/session.ts";
import { settings } from "../settings.ts";
import { turnHere } from "../shell/alerts.ts";
import { announce } from "../shell/announcer.tsx";
import { matchScore } from "../text/match.ts";
import { moveInWords, playerName, standing } from "../text/words.ts";
import { t } from "../texts.ts";
import { ActionButton, Actions, After } from "./actions.tsx";
import { BoardFrame, type BoardHandle } from "./board-frame.tsx";
import { FenceBar, PieceBar } from "./fence-bar.tsx";
import { FirstPlayerDraw } from "./first-player-draw.tsx";
import { useGameKeys } from "./keys.ts";
import { MoveList } from "./move-list.tsx";
import { PastPosition, PastPositionNote } from "./past-position.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { ContactNote, Spectators, Talk } from "./presence.tsx";
import { TextBoard } from "./text-board.tsx";

/** The seats above the board, in turn order after the one at the bottom. */
function seatsAbove(session: GameSession): number[] {
  const { players } = session.game.value;
  const bottom = session.bottom.value;
  return Array.from({ length: players.length - 1 }, (_, index) => ((bottom + index) % players.length) + 1);
}

/** Whether somebody at this screen may take a fence of this seat from its rack. */
function mayTake(session: GameSession, seat: number): boolean {
  if (session.planning.value) return isPerson(session.game.value, seat);
  return session.active.value && session.latest.value?.turn === seat;
}

/** Says every move of the others, and how the game stands. */
function useAnnouncements(session: GameSession): void {
  const told = useRef(-1);
  useSignalEffect(() => {
    const now = session.latest.value;
    if (now === undefined || session.drawing.value) return;
    const game = session.game.peek();
    const before = told.current;
    told.current = now.made.length;
    const said = now.made
      .slice(before < 0 ? now.made.length : before)
      .map(({ seat, move }) => t("said-move", { player: playerName(game, seat), move: moveInWords(game.name, move) }));
    const state = session.state.peek()?.game;
    const score = now.ending === null ? undefined : state && matchScore(game, state);
    announce(sentences([...said, standing(game, now), ...(score === undefined ? [] : [score])]));
  });
  useSignalEffect(() => announce(session.prompt.value?.text ?? ""));
  useSignalEffect(() => announce(session.notice.value ?? ""));
}

function Status({ session }: { session: GameSession }): JSX.Element {
  const now = session.latest.value;
  const prompt = session.prompt.value;
  const planned = session.premoves.value;
  if (session.trouble.value !== undefined)
    return (
      <p class="status trouble" role="alert">
        {t("trouble")}
      </p>
    );
  if (now === undefined) return <p class="status">{t("loading")}</p>;
  if (session.follows.value)
    return (
      <p class="status notice" data-testid="follows">
        <span>{t("status-other-tab")}</span>
      </p>
    );
  // Who starts isn't told before it is drawn.
  if (session.drawing.value) return <p class="status">{t("draw-title")}</p>;
  if (!session.live.value) return <PastPosition session={session} />;
  if (session.notice.value !== undefined)
    return (
      <p class="status notice">
        <span>{session.notice.value}</span>
      </p>
    );
  if (prompt !== undefined) {
    return (
      <div class="status asked">
        <span>{prompt.text}</span>
        {prompt.answers.map(({ name, run }, at) => (
          <button key={name} type="button" class={`button small${at === 0 ? " primary" : ""}`} onClick={run}>
            {t(`answer-${name}`)}
          </button>
        ))}
      </div>
    );
  }
  if (planned.length > 0) {
    return (
      <p class="status planned">
        <span>{t("premoves", { moves: list(planned) })}</span>
        <button type="button" class="button small" onClick={() => session.cancelPremoves()}>
          {t("premoves-cancel")}
        </button>
      </p>
    );
  }
  const next = session.next.value;
  const game = session.state.value?.game;
  const score = game && matchScore(session.game.value, game);
  return (
    <p class={`status${session.thinking.value ? " thinking" : ""}`} data-testid="status">
      <span>
        {standing(session.game.value, now)}
        {score !== undefined && <small class="match-score"> {score}</small>}
      </span>
      {next !== undefined && <ActionButton key={next.name} action={next} kind=" primary small" />}
    </p>
  );
}

export function PlayScreen({ session }: { session: GameSession }): JSX.Element {
  const waiting = useSignal(false);
  const handle = useRef<BoardHandle | undefined>(undefined);
  /** Whether somebody clicked on the board while looking back. */
  const clicked = useSignal(false);
  const above = useComputed(() => seatsAbove(session));
  useAnnouncements(session);
  // Whoever shares this screen with others needs no call.
  useSignalEffect(() => {
    const { value } = session.game;
    turnHere.value = session.active.value && ownSeat(value) !== undefined ? value.name : undefined;
  });
  useEffect(() => () => void (turnHere.value = undefined), []);
  useGameKeys(session);
  const game = session.game.value;
  const view = session.shown.value;
  const { presence } = session;
  const Bar = game.name === "quoridor" ? FenceBar : PieceBar;
  const bar = (seat: number, small: boolean): JSX.Element | undefined =>
    view && (
      <PlayerBar
        key={seat}
        game={game}
        view={view}
        seat={seat}
        small={small}
        drawing={session.drawing.value}
        clocks={session.clocks.value}
        presence={presence}
        {...(mayTake(session, seat) ? { take: (event) => handle.current?.take(event) } : {})}
      />
    );
  return (
    <div class={`play players-${game.players.length}`}>
      <h1 class="only-spoken">{t(game.name)}</h1>
      <div class="seats above">{above.value.map((seat) => bar(seat, above.value.length > 1))}</div>
      <div class="play-frame" onPointerDown={() => (clicked.value = !session.live.value)}>
        <BoardFrame
          session={session}
          waiting={(now) => (waiting.value = now)}
          handle={(given) => (handle.current = given)}
        />
        {session.drawing.value && view !== undefined && (
          <FirstPlayerDraw game={game} quick={presence !== undefined} done={() => session.begin()} />
        )}
        {presence !== undefined && <ContactNote presence={presence} />}
        <PastPositionNote session={session} clicked={clicked} />
      </div>
      <div class="seats below">{bar(session.bottom.value, false)}</div>
      <div class="tray">{waiting.value ? <Bar handle={() => handle.current} /> : <Status session={session} />}</div>
      {settings.reader.value === "on" && <TextBoard session={session} />}
      <aside class="play-side" aria-label={t("side-label")}>
        <After session={session} />
        <MoveList session={session} />
        <Actions session={session} />
        {presence !== undefined && <Talk presence={presence} />}
        {presence !== undefined && <Spectators presence={presence} />}
      </aside>
    </div>
  );
}
