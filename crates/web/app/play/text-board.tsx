// The board as text, and moves by typing: for screen readers.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { sentences } from "../format.ts";
import { check } from "../rules/client.ts";
import { played } from "../session/game.ts";
import type { GameSession } from "../session/session.ts";
import { announce } from "../shell/announcer.tsx";
import { boardInWords, quoridorRefusal, squadroRefusal } from "../text/words.ts";
import { t } from "../texts.ts";

/** What the board as text needs of a session. */
type TextSession = Pick<GameSession, "game" | "view" | "active" | "play"> & {
  /** Called with an illegal move that somebody typed. */
  refused?: (move: string) => void;
};

/** Makes a move if it can be read and is legal; if not, says why, and which move it was as far as it could be read. */
async function tryMove(session: TextSession, text: string): Promise<{ why: string; move?: string } | undefined> {
  const game = session.game.value;
  const { legal, move, why } = await check(played(game), text);
  if (legal && move !== undefined) {
    session.play(move);
    return undefined;
  }
  if (why === undefined) return { why: sentences([t("refused-unreadable", { text }), t(`how-${game.name}`)]) };
  const said =
    why.reason === "not-your-piece" || why.reason === "piece-home" ? squadroRefusal(why) : quoridorRefusal(game, why);
  return { why: said, ...(move === undefined ? {} : { move }) };
}

export function TextBoard({ session }: { session: TextSession }): JSX.Element {
  const text = useSignal("");
  const refusal = useSignal("");
  const view = session.view.value;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (text.value.trim() === "") return;
    void tryMove(session, text.value).then((refused) => {
      refusal.value = refused?.why ?? "";
      if (refused === undefined) text.value = "";
      else {
        announce(refused.why);
        if (refused.move !== undefined) session.refused?.(refused.move);
      }
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
        <button type="submit" class="button primary small" disabled={!session.active.value}>
          {t("type-go")}
        </button>
      </form>
      <p id="reader-how" class="choice-note">
        {refusal.value === "" ? t(`how-${session.game.value.name}`) : refusal.value}
      </p>
      <h2 id="reader-title">{t("say-label")}</h2>
      <ul>
        {view !== undefined &&
          boardInWords(session.game.value, view).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
    </section>
  );
}
