// Shown while somebody looks at an earlier position: which one it is, and how to get back.

import { type Signal, useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";

import type { GameSession } from "../session/session.ts";
import { turnsOf } from "../session/turns.ts";
import { announce } from "../shell/announcer.tsx";
import { t } from "../texts.ts";

function ReturnButton({ session }: { session: GameSession }): JSX.Element {
  return (
    <button type="button" class="button small" onClick={() => session.look(Infinity)}>
      {t("action-live")}
    </button>
  );
}

/** The turn that is looked at, counted as the list of moves does. */
export function PastPosition({ session }: { session: GameSession }): JSX.Element {
  const text = useComputed(() => {
    const shown = turnsOf(session.game.value, session.latest.value?.made ?? [])[session.ply.value - 1];
    return shown === undefined ? t("looking-back-start") : t("looking-back-turn", { turn: shown.turn });
  });
  useSignalEffect(() => announce(text.value));
  return (
    <p class="status">
      <span>{text.value}</span>
      <ReturnButton session={session} />
    </p>
  );
}

/** Says so over the board to somebody who clicks on it while looking back. */
export function PastPositionNote({
  session,
  clicked,
}: {
  session: GameSession;
  clicked: Signal<boolean>;
}): JSX.Element | null {
  useSignalEffect(() => {
    if (session.live.value) clicked.value = false;
  });
  useSignalEffect(() => {
    if (clicked.value) announce(t("looking-back-note"));
  });
  if (!clicked.value) return null;
  return (
    <div class="board-note" data-testid="looking-back">
      <span>{t("looking-back-note")}</span>
      <ReturnButton session={session} />
    </div>
  );
}
