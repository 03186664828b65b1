// A game being played: the table that all kinds of games are played at, and the game on this screen.

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { list, sentences } from "../format.ts";
import { pageTitle, turnHere } from "../news.ts";
import { settings } from "../settings.ts";
import { isPerson, ownSeat } from "../table/game.ts";
import { LocalTable } from "../table/local.ts";
import { load } from "../table/saved.ts";
import type { Table } from "../table/table.ts";
import { moveInWords, playerName, standing } from "../table/words.ts";
import { t } from "../texts.ts";
import { ActionButton, Actions, After } from "./actions.tsx";
import { announce } from "./announcer.tsx";
import { BoardFrame, type Handle } from "./board-frame.tsx";
import { ContactNote, Spectators, Talk } from "./company.tsx";
import { Draw } from "./draw.tsx";
import { FenceBar, PieceBar } from "./fence-bar.tsx";
import { useGameKeys } from "./game-keys.ts";
import { LookingBack, LookingBackNote } from "./looking-back.tsx";
import { Lost } from "./lost.tsx";
import { MoveList } from "./move-list.tsx";
import { PlayerBar } from "./player-bar.tsx";
import { Reader } from "./reader.tsx";

/** The seats above the board, in turn order after the one at the bottom. */
function seatsAbove(table: Table): number[] {
  const { players } = table.game.value;
  const bottom = table.bottom.value;
  return Array.from({ length: players.length - 1 }, (_, index) => ((bottom + index) % players.length) + 1);
}

/** Whether somebody at this screen may take a fence of this seat from its rack. */
function mayTake(table: Table, seat: number): boolean {
  if (table.planning.value) return isPerson(table.game.value, seat);
  return table.active.value && table.latest.value?.turn === seat;
}

/** Says every move of the others, and how the game stands. */
function useAnnouncements(table: Table): void {
  const told = useRef(-1);
  useSignalEffect(() => {
    const now = table.latest.value;
    if (now === undefined || table.drawing.value) return;
    const game = table.game.peek();
    const before = told.current;
    told.current = now.made.length;
    const said = now.made
      .slice(before < 0 ? now.made.length : before)
      .map(({ seat, move }) => t("said-move", { player: playerName(game, seat), move: moveInWords(game.name, move) }));
    announce(sentences([...said, standing(game, now)]));
  });
  useSignalEffect(() => announce(table.asked.value?.text ?? ""));
  useSignalEffect(() => announce(table.notice.value ?? ""));
}

function Status({ table }: { table: Table }): JSX.Element {
  const now = table.latest.value;
  const asked = table.asked.value;
  const planned = table.premoves.value;
  if (table.trouble.value !== undefined)
    return (
      <p class="status trouble" role="alert">
        {t("trouble")}
      </p>
    );
  if (now === undefined) return <p class="status">{t("loading")}</p>;
  if (table.follows.value)
    return (
      <p class="status notice" data-testid="follows">
        <span>{t("status-other-tab")}</span>
      </p>
    );
  // Who starts isn't told before it is drawn.
  if (table.drawing.value) return <p class="status">{t("draw-title")}</p>;
  if (!table.live.value) return <LookingBack table={table} />;
  if (table.notice.value !== undefined)
    return (
      <p class="status notice">
        <span>{table.notice.value}</span>
      </p>
    );
  if (asked !== undefined) {
    return (
      <div class="status asked">
        <span>{asked.text}</span>
        {asked.answers.map(({ name, run }, at) => (
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
        <button type="button" class="button small" onClick={() => table.cancelPremoves()}>
          {t("premoves-cancel")}
        </button>
      </p>
    );
  }
  const next = table.next.value;
  return (
    <p class={`status${table.thinking.value ? " thinking" : ""}`} data-testid="status">
      <span>{standing(table.game.value, now)}</span>
      {next !== undefined && <ActionButton key={next.name} action={next} kind=" primary small" />}
    </p>
  );
}

export function TableView({ table }: { table: Table }): JSX.Element {
  const waiting = useSignal(false);
  const handle = useRef<Handle | undefined>(undefined);
  /** Whether somebody clicked on the board while looking back. */
  const clicked = useSignal(false);
  const above = useComputed(() => seatsAbove(table));
  useAnnouncements(table);
  // Whoever shares this screen with others needs no call.
  useSignalEffect(() => {
    const { value } = table.game;
    turnHere.value = table.active.value && ownSeat(value) !== undefined ? value.name : undefined;
  });
  useEffect(() => () => void (turnHere.value = undefined), []);
  useGameKeys(table);
  const game = table.game.value;
  const view = table.shown.value;
  const { company } = table;
  const Bar = game.name === "quoridor" ? FenceBar : PieceBar;
  const bar = (seat: number, small: boolean): JSX.Element | undefined =>
    view && (
      <PlayerBar
        key={seat}
        game={game}
        view={view}
        seat={seat}
        small={small}
        drawing={table.drawing.value}
        clocks={table.clocks.value}
        company={company}
        {...(mayTake(table, seat) ? { take: (event) => handle.current?.take(event) } : {})}
      />
    );
  return (
    <div class={`play players-${game.players.length}`}>
      <h1 class="only-spoken">{t(game.name)}</h1>
      <div class="seats above">{above.value.map((seat) => bar(seat, above.value.length > 1))}</div>
      <div class="play-frame" onPointerDown={() => (clicked.value = !table.live.value)}>
        <BoardFrame
          table={table}
          waiting={(now) => (waiting.value = now)}
          handle={(given) => (handle.current = given)}
        />
        {table.drawing.value && view !== undefined && (
          <Draw game={game} quick={company !== undefined} done={() => table.begin()} />
        )}
        {company !== undefined && <ContactNote company={company} />}
        <LookingBackNote table={table} clicked={clicked} />
      </div>
      <div class="seats below">{bar(table.bottom.value, false)}</div>
      <div class="tray">{waiting.value ? <Bar handle={() => handle.current} /> : <Status table={table} />}</div>
      {settings.reader.value === "on" && <Reader table={table} />}
      <aside class="play-side" aria-label={t("side-label")}>
        <After table={table} />
        <MoveList table={table} />
        <Actions table={table} />
        {company !== undefined && <Talk company={company} />}
        {company !== undefined && <Spectators company={company} />}
      </aside>
    </div>
  );
}

export function Play({ id }: { id: string }): JSX.Element {
  const table = useMemo(() => new LocalTable(), [id]);
  const found = useSignal<"loading" | "found" | "lost">("loading");
  useEffect(() => {
    load(id).then(
      async (game) => {
        if (game === undefined) return void (found.value = "lost");
        pageTitle.value = t("title-page", { page: t(game.name) });
        await table.open(game);
        // Drawn once, and whole: nothing moves when it is known who plays.
        return void (found.value = "found");
      },
      () => (found.value = "lost"),
    );
    return () => table.close();
  }, [id]);
  if (found.value === "lost") return <Lost />;
  return found.value === "found" ? <TableView table={table} /> : <div class="play" />;
}
