// Somebody looks at an earlier position: the page says which, and how to get back.

import { type Signal, useComputed, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";

import type { Table } from "../table/table.ts";
import { turnsOf } from "../table/turns.ts";
import { t } from "../texts.ts";
import { announce } from "./announcer.tsx";

function ReturnButton({ table }: { table: Table }): JSX.Element {
  return (
    <button type="button" class="button small" onClick={() => table.look(Infinity)}>
      {t("action-live")}
    </button>
  );
}

/** The turn that is looked at, counted as the list of moves does. */
export function LookingBack({ table }: { table: Table }): JSX.Element {
  const text = useComputed(() => {
    const shown = turnsOf(table.game.value, table.latest.value?.made ?? [])[table.ply.value - 1];
    return shown === undefined ? t("looking-back-start") : t("looking-back-turn", { turn: shown.turn });
  });
  useSignalEffect(() => announce(text.value));
  return (
    <p class="status">
      <span>{text.value}</span>
      <ReturnButton table={table} />
    </p>
  );
}

/** Says so over the board to somebody who clicks on it while looking back. */
export function LookingBackNote({ table, clicked }: { table: Table; clicked: Signal<boolean> }): JSX.Element | null {
  useSignalEffect(() => {
    if (table.live.value) clicked.value = false;
  });
  useSignalEffect(() => {
    if (clicked.value) announce(t("looking-back-note"));
  });
  if (!clicked.value) return null;
  return (
    <div class="board-note" data-testid="looking-back">
      <span>{t("looking-back-note")}</span>
      <ReturnButton table={table} />
    </div>
  );
}
