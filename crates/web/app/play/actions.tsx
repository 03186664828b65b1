// Buttons for everything besides moving: undo, resign, rematch and so on.

import { type Signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";

import type { Action, GameSession } from "../session/session.ts";
import { t } from "../texts.ts";

/** How long a question waits for its second click. */
const PATIENCE = 4_000;

/** A button; what is grave takes a second click. */
export function ActionButton({ action, kind = "" }: { action: Action; kind?: string }): JSX.Element {
  const { name, enabled, grave, run } = action;
  const sure = useSignal(false);
  const said = useSignal<string | undefined>(undefined);
  const forAMoment = <T,>(signal: Signal<T>, shown: T, after: T): void => {
    signal.value = shown;
    setTimeout(() => (signal.value = after), PATIENCE);
  };
  const click = async (): Promise<void> => {
    if (grave === true && !sure.value) return forAMoment(sure, true, false);
    sure.value = false;
    const done = await run();
    if (done !== undefined) forAMoment(said, done, undefined);
    return undefined;
  };
  const text = said.value ?? (sure.value ? `${name}-sure` : name);
  return (
    <button
      type="button"
      class={`button${kind}${sure.value ? " danger" : ""}`}
      disabled={!enabled}
      onClick={() => void click()}
      data-action={name}
      aria-keyshortcuts={name === "undo" ? "U" : undefined}
    >
      {text === name && action.text !== undefined ? action.text : t(`action-${text}`)}
    </button>
  );
}

/** What there is to do once the game is over, besides the rematch, which stands beside the result. */
export function After({ session }: { session: GameSession }): JSX.Element | null {
  const actions = session.over.value ? session.after.value : [];
  if (actions.length === 0) return null;
  return (
    <div class="after" role="group" aria-label={t("after-label")}>
      {actions.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
    </div>
  );
}

export function Actions({ session }: { session: GameSession }): JSX.Element {
  return (
    <div class="actions" role="group" aria-label={t("actions-label")}>
      {session.actions.value.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
    </div>
  );
}
