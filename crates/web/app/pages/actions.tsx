// What can be done with a game besides moving.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { writeRecord } from "../rules/client.ts";
import { played } from "../table/game.ts";
import type { LocalTable } from "../table/local.ts";
import { playerName } from "../table/words.ts";
import { t } from "../texts.ts";

/** How long a question waits for its second click. */
const PATIENCE = 4_000;

function today(time: number): string {
  const date = new Date(time);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

export function Actions({ table }: { table: LocalTable }): JSX.Element {
  const sure = useSignal(false);
  const copied = useSignal(false);
  const resign = (): void => {
    if (sure.value) {
      sure.value = false;
      return void table.resign();
    }
    sure.value = true;
    setTimeout(() => (sure.value = false), PATIENCE);
    return undefined;
  };
  const copy = async (): Promise<void> => {
    const game = table.game.value;
    const names = game.players.map((_, index) => playerName(game, index + 1));
    await navigator.clipboard.writeText(await writeRecord(played(game), names, today(game.begun)));
    copied.value = true;
    setTimeout(() => (copied.value = false), PATIENCE);
  };
  return (
    <div class="actions" role="group" aria-label={t("actions-label")}>
      <button type="button" class="button" disabled={!table.canUndo.value} onClick={() => void table.undo()}>{t("action-undo")}</button>
      <button type="button" class="button" onClick={() => table.turnBoard()}>{t("action-turn")}</button>
      <button type="button" class={`button${sure.value ? " danger" : ""}`} disabled={table.resigning.value === 0} onClick={resign}>
        {sure.value ? t("action-resign-sure") : t("action-resign")}
      </button>
      <button type="button" class="button" onClick={() => void copy()}>{copied.value ? t("action-copied") : t("action-copy")}</button>
    </div>
  );
}
