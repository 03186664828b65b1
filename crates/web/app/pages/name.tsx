// The name one goes by at tables with people elsewhere.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";

import { me, rename } from "../online/api.ts";
import { t } from "../texts.ts";

const LONGEST = 30;

export function NameField(): JSX.Element {
  const name = useSignal("");
  const state = useSignal<"" | "kept" | "failed">("");
  useSignalEffect(() => {
    name.value = me.value?.name ?? "";
  });
  const keep = (): void => {
    const wanted = name.value.trim();
    if (wanted === "" || wanted === me.value?.name) return;
    rename(wanted).then(
      () => (state.value = "kept"),
      () => (state.value = "failed"),
    );
  };
  const type = (typed: string): void => {
    name.value = typed;
    state.value = "";
  };
  return (
    <div class="name-field">
      <label>
        <span>{t("name-label")}</span>
        <input
          name="name"
          value={name.value}
          maxLength={LONGEST}
          autoComplete="nickname"
          disabled={me.value === undefined}
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
