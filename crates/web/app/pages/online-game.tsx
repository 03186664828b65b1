// A game on a server: a waiting room until everybody has sat down, then the same screen as any other game.

import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";

import { leaveSession, openSession } from "../online/followed.ts";
import { WaitingRoom } from "../online/waiting-room.tsx";
import { PlayScreen } from "../play/play-screen.tsx";
import { pageTitle } from "../shell/alerts.ts";
import { announce } from "../shell/announcer.tsx";
import { t } from "../texts.ts";
import { NotFound } from "./not-found.tsx";

export function OnlineGamePage({ id, link, watch }: { id: string; link: string; watch: boolean }): JSX.Element {
  const session = useMemo(() => openSession(id, link), [id]);
  useEffect(() => () => leaveSession(id), [session]);
  useSignalEffect(() => {
    const view = session.state.value?.game;
    if (view !== undefined) pageTitle.value = t("title-page", { page: t(view.terms.game) });
  });
  useSignalEffect(() => {
    if (session.state.value?.game.status === "playing") announce(t("waiting-over"));
  });
  const begun = session.state.value?.setup !== undefined;
  // Whoever waited further down the page sees the board, not what is below it.
  useLayoutEffect(() => {
    if (begun) scrollTo(0, 0);
  }, [begun]);
  const view = session.state.value?.game;
  const contact = session.presence.contact.value;
  if (contact === "gone") return <NotFound />;
  if (view === undefined)
    return (
      <div class="narrow">
        <p class="status" role="status">
          {t(`contact-${contact}`)}
        </p>
      </div>
    );
  if (!begun) return <WaitingRoom session={session} view={view} id={id} link={link} watch={watch} />;
  return session.game.value.players.length > 0 ? <PlayScreen session={session} /> : <div class="play" />;
}
