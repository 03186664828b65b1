// The field for the name of this player in online games.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";

import { chosenName, givenName } from "../text/names.ts";
import { t } from "../texts.ts";
import { me, settleName, wantName } from "./api.ts";

const LONGEST = 30;

export function NameField(): JSX.Element {
  const name = useSignal("");
  const typed = useSignal(false);
  const state = useSignal<"" | "kept" | "failed">("");
  useSignalEffect(() => {
    // What somebody is typing isn't overwritten by what the server knew.
    if (!typed.peek()) name.value = (me.value && chosenName(me.value)) ?? "";
  });
  const keep = (): void => {
    if (!typed.value || name.value.trim() === "") return;
    settleName().then(
      () => {
        typed.value = false;
        state.value = "kept";
      },
      () => (state.value = "failed"),
    );
  };
  const type = (text: string): void => {
    name.value = text;
    typed.value = true;
    state.value = "";
    wantName(text);
  };
  return (
    <div class="name-field">
      <label>
        <span>{t("name-label")}</span>
        <input
          name="name"
          value={name.value}
          placeholder={me.value && givenName(me.value.id, me.value.name, me.value.isBot)}
          maxLength={LONGEST}
          autoComplete="nickname"
          onInput={(event) => type(event.currentTarget.value)}
          onChange={keep}
        />
      </label>
      <p class="choice-note" role="status">
        {state.value === "" ? t("name-note") : t(`name-${state.value}`)}
      </p>
    </div>
  );
}
