// Makes an online game: at once with the terms of the last time, or after choosing others.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { introduce, isAway, makeGame } from "../online/api.ts";
import type { Terms } from "../online/messages.ts";
import { NameField } from "../online/name-field.tsx";
import { failureText } from "../online/refusals.ts";
import { fullAddress } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { takeInviteRequest } from "../setup/quick-invite.ts";
import { keepTerms, lastTerms, TermsForm } from "../setup/terms-form.tsx";
import { hasSheet, openSheet } from "../shell/share.ts";
import { t } from "../texts.ts";

/** How often a server that is away is asked again. */
const AGAIN = 3_000;

export function Invite({ game }: { game: GameName }): JSX.Element {
  const terms = useSignal<Terms>(useMemo(() => lastTerms(game), []));
  const trouble = useSignal("");
  /** Whether a game was asked for that couldn't be made yet. */
  const wanted = useSignal(useMemo(() => takeInviteRequest(game), []));
  const busy = useSignal(false);
  const make = async (requested: boolean): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    wanted.value = true;
    keepTerms(terms.value);
    try {
      const made = await makeGame(terms.value);
      const url = fullAddress({ page: "game", id: made.game.id, link: made.link ?? "" });
      // Going back leads to where the game was asked for.
      location.replace(url);
      // On a phone the next thing is to send the link.
      if (requested && hasSheet() && matchMedia("(pointer: coarse)").matches)
        void openSheet({ title: t("share-title", { game: t(game) }), url });
    } catch (error) {
      wanted.value = isAway(error);
      trouble.value = failureText(error, "invite-away");
    }
    busy.value = false;
  };
  useEffect(() => {
    if (wanted.value) void make(true);
    else introduce().catch((error: unknown) => (trouble.value = failureText(error, "invite-away")));
    const again = (): void => {
      if (wanted.value) void make(false);
      else if (trouble.value !== "")
        void introduce().then(
          () => (trouble.value = ""),
          () => undefined,
        );
    };
    const timer = setInterval(again, AGAIN);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, []);
  const submit = (event: Event): void => {
    event.preventDefault();
    void make(false);
  };
  const making = wanted.value && trouble.value === "";
  return (
    <form class="narrow invite" onSubmit={submit}>
      <h1>{t("invite-title", { game: t(game) })}</h1>
      {trouble.value !== "" && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      {making ? (
        <p role="status">{t("invite-making")}</p>
      ) : (
        <>
          <TermsForm terms={terms.value} choose={(changed) => (terms.value = changed)} />
          <NameField />
          <p class="new-start">
            <button class="button primary large" type="submit" disabled={busy.value}>
              {t("invite-make")}
            </button>
          </p>
        </>
      )}
    </form>
  );
}
