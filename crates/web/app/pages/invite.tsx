// A game with people elsewhere: what is to be agreed before it begins.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { introduce, makeGame, ServerError } from "../online/api.ts";
import type { Terms } from "../online/messages.ts";
import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { CLOCKS } from "../table/control.ts";
import {
  chosenSeat,
  forPlayers,
  isFor,
  levelOf,
  sitAt,
  startWith,
  usualTerms,
  withHeadStart,
  withWho,
} from "../table/terms.ts";
import { colour } from "../table/words.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";
import { type Choosing, More, SeatLevel, Time } from "./choices.tsx";
import { keepChosen, lastChosen } from "./chosen.ts";
import { NameField } from "./name.tsx";

/** The seats of the others, in turn order. */
function otherSeats(terms: Terms): number[] {
  return terms.seats.flatMap(({ who }, index) => (who === "creator" ? [] : [index + 1]));
}

function Others({ terms, choose }: Choosing): JSX.Element {
  const others = otherSeats(terms);
  return (
    <fieldset class="choice">
      <legend>{t(others.length === 1 ? "invite-other" : "invite-others")}</legend>
      <div class="seat-choices">
        {others.map((seat, at) => (
          <SeatLevel
            key={at}
            name={`other-${at + 1}`}
            label={t("invite-other-number", { number: at + 1 })}
            spoken={others.length === 1}
            level={levelOf(terms.seats[seat - 1])}
            put={(level) => choose(withWho(terms, seat, level === 0 ? "open" : { computer: level }))}
            nobody={t("invite-person")}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a player is called who gets a handicap: with drawn seats it belongs to who sits there before the draw. */
function named(terms: Terms, seat: number): string {
  if (!terms.drawSeats) return colour(terms.game, seat);
  if (terms.seats[seat - 1]?.who === "creator") return t("player-you");
  return terms.seats.length === 2
    ? t("invite-other")
    : t("invite-other-number", { number: otherSeats(terms).indexOf(seat) + 1 });
}

export function Invite({ game }: { game: GameName }): JSX.Element {
  const key = `terms.${game}.link`;
  const last = lastChosen(key, usualTerms(game, "link"));
  const terms = useSignal<Terms>(isFor(last, game) ? last : usualTerms(game, "link"));
  const trouble = useSignal("");
  const busy = useSignal(false);
  useEffect(() => void introduce().catch(() => (trouble.value = t("contact-away"))), []);
  const choose = (changed: Terms): void => {
    terms.value = changed;
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = "";
    keepChosen(key, terms.value);
    makeGame(terms.value).then(
      (made) => go({ page: "game", id: made.game.id, link: made.link ?? "" }),
      (error: unknown) => {
        busy.value = false;
        const away = !(error instanceof ServerError) || error.problem.code === "away";
        trouble.value = away ? t("contact-away") : t("trouble", { what: error.problem.reason });
      },
    );
  };
  const parts = { terms: terms.value, choose };
  const seats = terms.value.seats.map((_, index) => index + 1);
  const seatText =
    (drawn: string) =>
    (seat: number): string =>
      seat === 0 ? t(drawn) : colour(game, seat);
  return (
    <form class="narrow invite" onSubmit={submit}>
      <h1>{t("invite-title", { game: t(game) })}</h1>
      {game === "quoridor" && (
        <Choice
          name="players"
          legend={t("new-players")}
          values={[2, 3, 4]}
          chosen={seats.length}
          text={String}
          choose={(count) => choose({ ...forPlayers(terms.value, "link", count), drawSeats: true })}
        />
      )}
      <Others {...parts} />
      <Time {...parts} kinds={CLOCKS} />
      <Choice
        name="seat"
        legend={t("new-seat")}
        values={[0, ...seats]}
        chosen={chosenSeat(terms.value)}
        text={seatText("new-seat-drawn")}
        choose={(seat) => choose(withHeadStart(sitAt(terms.value, seat), 0))}
      />
      <Choice
        name="first"
        legend={t("new-first")}
        values={[0, ...seats]}
        chosen={terms.value.first ?? 0}
        text={seatText("new-first-drawn")}
        choose={(first) => choose(startWith(terms.value, first))}
      />
      <Choice
        name="public"
        legend={t("invite-who")}
        values={["link", "all"] as const}
        chosen={terms.value.public ? "all" : "link"}
        text={(who) => t(`invite-who-${who}`)}
        choose={(who) => choose({ ...terms.value, public: who === "all" })}
      />
      <More
        {...parts}
        who={(seat) => named(terms.value, seat)}
        headStarts={[
          "new-handicap-none",
          ...(terms.value.drawSeats
            ? ["invite-handicap-you", "invite-handicap-other"]
            : ["new-handicap-light", "new-handicap-dark"]),
        ]}
      />
      <NameField />
      {trouble.value !== "" && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <p class="new-start">
        <button class="button primary large" type="submit" disabled={busy.value}>
          {t("invite-make")}
        </button>
      </p>
    </form>
  );
}
