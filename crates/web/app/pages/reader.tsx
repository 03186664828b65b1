// The board in words, and moves by typing.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { sentences } from "../format.ts";
import { check } from "../rules/client.ts";
import { played } from "../table/game.ts";
import type { Table } from "../table/table.ts";
import { boardInWords, quoridorRefusal, squadroRefusal } from "../table/words.ts";
import { t } from "../texts.ts";
import { announce } from "./announcer.tsx";

async function tryMove(table: Table, text: string): Promise<string | undefined> {
  const game = table.game.value;
  const found = await check(played(game), text);
  if (found.legal && found.move !== undefined) {
    table.play(found.move);
    return undefined;
  }
  const { why } = found;
  if (why === undefined) return sentences([t("refused-unreadable", { text }), t(`how-${game.name}`)]);
  return why.reason === "not-your-piece" || why.reason === "piece-home"
    ? squadroRefusal(why)
    : quoridorRefusal(game, why);
}

export function Reader({ table }: { table: Table }): JSX.Element {
  const text = useSignal("");
  const refusal = useSignal("");
  const view = table.view.value;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (text.value.trim() === "") return;
    void tryMove(table, text.value).then((why) => {
      refusal.value = why ?? "";
      if (why === undefined) text.value = "";
      else announce(why);
    });
  };
  return (
    <section class="reader" aria-labelledby="reader-title">
      <form onSubmit={submit}>
        <label>
          <span>{t("type-label")}</span>
          <input
            dir="ltr"
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellcheck={false}
            aria-describedby="reader-how"
          />
        </label>
        <button type="submit" class="button primary small" disabled={!table.active.value}>
          {t("type-go")}
        </button>
      </form>
      <p id="reader-how" class="choice-note">
        {refusal.value === "" ? t(`how-${table.game.value.name}`) : refusal.value}
      </p>
      <h2 id="reader-title">{t("say-label")}</h2>
      <ul>
        {view !== undefined &&
          boardInWords(table.game.value, view).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
    </section>
  );
}
