// The form for the terms of an online game, before it is made or while its creator waits for others.

import type { JSX } from "preact";

import { number } from "../format.ts";
import type { Terms } from "../online/messages.ts";
import type { GameName } from "../rules/messages.ts";
import { RadioGroup } from "../shell/radio-group.tsx";
import { colour } from "../text/words.ts";
import { t } from "../texts.ts";
import { FairFields, redrawn } from "./fair.tsx";
import { type TermsProps, AdvancedFields, SeatLevel, TimeFields } from "./fields.tsx";
import { storeChoice, lastChoice } from "./last-choices.ts";
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
} from "./terms.ts";
import { CLOCKS } from "./time-control.ts";

/** The terms that were chosen the last time. */
export function lastTerms(game: GameName): Terms {
  const usual = usualTerms(game, "link");
  const last = lastChoice(`terms.${game}.link`, usual);
  return isFor(last, game) ? redrawn(last) : usual;
}

export function keepTerms(terms: Terms): void {
  storeChoice(`terms.${terms.game}.link`, terms);
}

/** The seats of the others, in turn order. */
function otherSeats(terms: Terms): number[] {
  return terms.seats.flatMap(({ who }, index) => (who === "creator" ? [] : [index + 1]));
}

function Others({ terms, choose }: TermsProps): JSX.Element {
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

export function TermsForm({ terms, choose }: TermsProps): JSX.Element {
  const { game } = terms;
  const parts = { terms, choose };
  const seats = terms.seats.map((_, index) => index + 1);
  const seatText =
    (drawn: string) =>
    (seat: number): string =>
      seat === 0 ? t(drawn) : colour(game, seat);
  return (
    <>
      {game === "quoridor" && (
        <RadioGroup
          name="players"
          legend={t("new-players")}
          values={[2, 3, 4]}
          chosen={seats.length}
          text={(value) => number(value)}
          choose={(count) => choose({ ...forPlayers(terms, "link", count), drawSeats: true })}
        />
      )}
      <Others {...parts} />
      <TimeFields {...parts} kinds={CLOCKS} />
      <RadioGroup
        name="seat"
        legend={t("new-seat")}
        values={[0, ...seats]}
        chosen={chosenSeat(terms)}
        text={seatText("new-seat-drawn")}
        choose={(seat) => choose(withHeadStart(sitAt(terms, seat), 0))}
      />
      {terms.position === undefined && (
        <RadioGroup
          name="first"
          legend={t("new-first")}
          values={[0, ...seats]}
          chosen={terms.first ?? 0}
          text={seatText("new-first-drawn")}
          choose={(first) => choose(startWith(terms, first))}
        />
      )}
      <FairFields {...parts} />
      <RadioGroup
        name="public"
        legend={t("invite-who")}
        values={["link", "all"] as const}
        chosen={terms.public ? "all" : "link"}
        text={(who) => t(`invite-who-${who}`)}
        choose={(who) => choose({ ...terms, public: who === "all" })}
      />
      <AdvancedFields
        {...parts}
        who={(seat) => named(terms, seat)}
        headStarts={[
          "new-handicap-none",
          ...(terms.drawSeats
            ? ["invite-handicap-you", "invite-handicap-other"]
            : ["new-handicap-yellow", "new-handicap-red"]),
        ]}
      />
    </>
  );
}
