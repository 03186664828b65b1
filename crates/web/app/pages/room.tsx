// A game on the server: until everybody has sat down a place to wait, then a table like any other.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";

import { pageTitle } from "../news.ts";
import type { OnlineTable } from "../online/table.ts";
import { leaveTable, openTable } from "../online/watch.ts";
import type { GameView } from "../online/messages.ts";
import { address } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { mayAskToNotify } from "../bell.ts";
import { colour } from "../table/words.ts";
import { t } from "../texts.ts";
import { announce } from "./announcer.tsx";
import { Lost } from "./lost.tsx";
import { NameField } from "./name.tsx";
import { TableView } from "./play.tsx";
import { Token } from "./player-bar.tsx";
import { Share } from "./share.tsx";
import { sitterNames, TermsList } from "./terms.tsx";

type Waiting = { table: OnlineTable; room: GameView; id: string; link: string; watch: boolean };

function Seats({ table, room, watch }: Omit<Waiting, "id" | "link">): JSX.Element {
  const seated = table.mine.value.length > 0;
  const nameOf = sitterNames(room.seats.map(({ sitter }) => sitter));
  return (
    <ul class="waiting-seats">
      {room.seats.map(({ sitter }, index) => (
        <li key={index} class={sitter === undefined ? "free" : ""} data-seat={index + 1}>
          {!room.terms.drawSeats && <Token game={room.terms.game} seat={index + 1} />}
          <span>
            <strong>
              {table.mine.value.includes(index + 1) ? t("seat-yours", { name: nameOf(sitter) }) : nameOf(sitter)}
            </strong>
            {!room.terms.drawSeats && <span>{colour(room.terms.game, index + 1)}</span>}
          </span>
          {sitter === undefined && !seated && !watch && (
            <button type="button" class="button primary" onClick={() => void table.sit(index + 1)}>
              {t("seat-sit")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What whoever waits can do: play the computer, and be called when the game begins. */
function Meanwhile({ game }: { game: GameName }): JSX.Element {
  const asks = useSignal(mayAskToNotify());
  const allowed = useSignal(false);
  const ask = async (): Promise<void> => {
    allowed.value = (await Notification.requestPermission()) === "granted";
    asks.value = false;
  };
  return (
    <section class="meanwhile">
      <p class="meanwhile-ways">
        <a class="button" href={address({ page: "new", game, against: "computer" })}>
          {t("waiting-computer")}
        </a>
        {asks.value && (
          <button type="button" class="button" onClick={() => void ask()}>
            {t("waiting-notify")}
          </button>
        )}
      </p>
      <p class="choice-note" role="status">
        {t(allowed.value ? "waiting-notify-on" : "waiting-computer-note")}
      </p>
    </section>
  );
}

function WaitingRoom({ table, room, id, link, watch }: Waiting): JSX.Element {
  const seated = table.mine.value.length > 0;
  const game = t(room.terms.game);
  const contact = table.company.contact.value;
  if (room.status === "aborted") {
    return (
      <div class="narrow">
        <h1>{t("waiting-aborted")}</h1>
        <p>
          <a class="button primary" href="#/">
            {t("lost-home")}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div class="narrow waiting">
      <h1>{t(seated ? "waiting-title" : watch ? "waiting-title-watch" : "waiting-title-invited", { game })}</h1>
      <TermsList terms={room.terms} />
      <Seats table={table} room={room} watch={watch} />
      {room.terms.drawSeats && <p class="choice-note">{t("waiting-drawn")}</p>}
      <p class="choice-note" role="status">
        {contact === "connected"
          ? t(seated || watch ? "waiting-note" : "waiting-note-invited")
          : t(`contact-${contact}`)}
      </p>
      {table.notice.value !== undefined && (
        <p class="trouble" role="alert">
          {table.notice.value}
        </p>
      )}
      {!seated && !watch && <NameField />}
      {seated && <Share id={id} link={link} />}
      {seated && <Meanwhile game={room.terms.game} />}
      {seated && (
        <p class="waiting-leave">
          <button
            type="button"
            class="button"
            onClick={() => table.command(table.creator.value ? { do: "abort" } : { do: "getUp" })}
          >
            {t(table.creator.value ? "waiting-abort" : "waiting-get-up")}
          </button>
        </p>
      )}
    </div>
  );
}

export function RoomPage({ id, link, watch }: { id: string; link: string; watch: boolean }): JSX.Element {
  const table = useMemo(() => openTable(id, link), [id]);
  useEffect(() => () => leaveTable(id), [table]);
  useSignalEffect(() => {
    const room = table.state.value?.game;
    if (room !== undefined) pageTitle.value = t("title-page", { page: t(room.terms.game) });
  });
  useSignalEffect(() => {
    if (table.state.value?.game.status === "playing") announce(t("waiting-over"));
  });
  const begun = table.state.value?.setup !== undefined;
  // Whoever waited further down the page sees the board, not what is below it.
  useLayoutEffect(() => {
    if (begun) scrollTo(0, 0);
  }, [begun]);
  const room = table.state.value?.game;
  const contact = table.company.contact.value;
  if (contact === "gone") return <Lost />;
  if (room === undefined)
    return (
      <div class="narrow">
        <p class="status" role="status">
          {t(`contact-${contact}`)}
        </p>
      </div>
    );
  if (!begun) return <WaitingRoom table={table} room={room} id={id} link={link} watch={watch} />;
  return table.game.value.players.length > 0 ? <TableView table={table} /> : <div class="play" />;
}
