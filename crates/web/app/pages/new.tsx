// The choices before a game on this screen. All of them have a default: Start is one click away.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { number } from "../format.ts";
import type { Terms } from "../online/messages.ts";
import { StartPosition } from "../preview/miniature.tsx";
import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { create } from "../session/local-session.ts";
import { type TermsProps, LevelChoice, AdvancedFields, SeatLevel, TimeFields } from "../setup/fields.tsx";
import { FairFields, redrawn } from "../setup/fair.tsx";
import { storeChoice, lastChoice } from "../setup/last-choices.ts";
import { chosenSeat, forPlayers, isFor, levelOf, sitAt, startWith, usualTerms, withWho } from "../setup/terms.ts";
import { RadioGroup } from "../shell/radio-group.tsx";
import { colour } from "../text/words.ts";
import { t } from "../texts.ts";

/** At one screen nobody waits for days. */
const CLOCKS = ["none", "total", "move"] as const;
/** The level of a computer that takes over a seat. */
const USUAL_LEVEL = 3;

type Props = { game: GameName; against: "computer" | "friends" };
type Parts = TermsProps & Pick<Props, "against">;

/** The seats that the computer plays. */
function computerSeats(terms: Terms): number[] {
  return terms.seats.flatMap((seat, index) => (levelOf(seat) > 0 ? [index + 1] : []));
}

/** One level for all computers, or each its own. */
function Levels({ terms, choose }: Parts): JSX.Element | null {
  const seats = computerSeats(terms);
  const levels = seats.map((seat) => levelOf(terms.seats[seat - 1]));
  const [level = USUAL_LEVEL] = levels;
  const apart = useSignal(levels.some((other) => other !== level));
  if (seats.length === 0) return null;
  const all = (chosen: number): void =>
    choose(seats.reduce((changed, seat) => withWho(changed, seat, { computer: chosen }), terms));
  const together = <LevelChoice game={terms.game} level={level} choose={all} />;
  if (seats.length === 1) return together;
  const own = (
    <fieldset class="choice">
      <legend>{t("new-level")}</legend>
      <div class="seat-choices">
        {seats.map((seat, at) => (
          <SeatLevel
            key={seat}
            name={`level-${seat}`}
            label={colour(terms.game, seat)}
            level={levels[at] ?? level}
            put={(chosen) => choose(withWho(terms, seat, { computer: chosen }))}
          />
        ))}
      </div>
    </fieldset>
  );
  const toggle = (on: boolean): void => {
    apart.value = on;
    if (!on) all(level);
  };
  return (
    <div class="levels">
      {apart.value ? own : together}
      <label class="check">
        <input
          type="checkbox"
          name="own-levels"
          checked={apart.value}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        <span>{t("new-levels-own")}</span>
      </label>
    </div>
  );
}

/** How many of several share the screen; the computer plays the others. */
function People({ terms, choose }: Parts): JSX.Element {
  const counts = Array.from({ length: terms.seats.length - 1 }, (_, index) => index + 2);
  const people = terms.seats.length - computerSeats(terms).length;
  const put = (count: number): void =>
    choose({
      ...terms,
      seats: terms.seats.map((seat, index) => ({
        ...seat,
        who: index < count ? "creator" : { computer: levelOf(seat) || USUAL_LEVEL },
      })),
    });
  return (
    <RadioGroup
      name="people"
      legend={t("new-people")}
      values={counts}
      chosen={people}
      text={(value) => number(value)}
      choose={put}
    />
  );
}

function Seat({ terms, choose }: Parts): JSX.Element {
  return (
    <RadioGroup
      name="seat"
      legend={t("new-seat")}
      values={[0, 1, 2]}
      chosen={chosenSeat(terms)}
      text={(seat) => (seat === 0 ? t("new-seat-drawn") : colour("squadro", seat))}
      choose={(seat) => choose(sitAt(terms, seat))}
    />
  );
}

function First({ terms, choose, against }: Parts): JSX.Element {
  const seats = terms.seats.map((_, index) => index + 1);
  const text = (seat: number): string => {
    if (seat === 0) return t("new-first-drawn");
    if (against === "friends" || seats.length > 2 || terms.game === "squadro") return colour(terms.game, seat);
    return seat === 1 ? t("new-first-you") : t("new-first-other");
  };
  return (
    <RadioGroup
      name="first"
      legend={t("new-first")}
      values={[0, ...seats]}
      chosen={terms.first ?? 0}
      text={text}
      choose={(first) => choose(startWith(terms, first))}
    />
  );
}

/** What a player is called who gets a handicap: in Squadro, who has which colour may be drawn. */
function named(terms: Terms, against: Props["against"], seat: number): string {
  if (against === "friends") return colour(terms.game, seat);
  if (terms.seats[seat - 1]?.who === "creator") return t("player-you");
  return terms.seats.length === 2 ? t("new-first-other") : colour(terms.game, seat);
}

export function NewGame({ game, against }: Props): JSX.Element {
  const key = `terms.${game}.${against}`;
  const last = lastChoice(key, usualTerms(game, against));
  const terms = useSignal<Terms>(useMemo(() => redrawn(isFor(last, game) ? last : usualTerms(game, against)), []));
  const choose = (changed: Terms): void => {
    terms.value = changed;
  };
  const start = (event: Event): void => {
    event.preventDefault();
    storeChoice(key, terms.value);
    create(terms.value).then(
      (id) => go({ page: "play", id }),
      (error: unknown) => console.error(error),
    );
  };
  const parts = { terms: terms.value, choose, against };
  const players = terms.value.seats.length;
  return (
    <form class="new" onSubmit={start}>
      <div class="new-choices">
        <h1>{t(`new-title-${against}`, { game: t(game) })}</h1>
        {game === "quoridor" && (
          <RadioGroup
            name="players"
            legend={t("new-players")}
            values={[2, 3, 4]}
            chosen={players}
            text={(value) => number(value)}
            choose={(count) => choose(forPlayers(terms.value, against, count))}
          />
        )}
        {against === "friends" && players > 2 && <People {...parts} />}
        <Levels {...parts} />
        {against === "computer" && game === "squadro" && <Seat {...parts} />}
        {terms.value.position === undefined && <First {...parts} />}
        <FairFields {...parts} />
        <TimeFields {...parts} kinds={CLOCKS} />
        <AdvancedFields
          {...parts}
          who={(seat) => named(terms.value, against, seat)}
          headStarts={headStarts(terms.value, against)}
        />
        <p class="new-start">
          <button class="button primary large" type="submit">
            {t("new-start")}
          </button>
        </p>
      </div>
      <div class="new-preview" aria-hidden="true">
        <StartPosition terms={terms.value} />
      </div>
    </form>
  );
}

/** The texts for a head start: by colour, or, where colours are drawn, by player. */
function headStarts(terms: Terms, against: Props["against"]): string[] {
  const drawn = against === "computer" && terms.drawSeats;
  return [
    "new-handicap-none",
    ...(drawn ? ["invite-handicap-you", "invite-handicap-other"] : ["new-handicap-yellow", "new-handicap-red"]),
  ];
}
