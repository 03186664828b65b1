// The choices before a game. All of them have an answer already: Start is one click away.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { begin, computerSeats, type Plan, setupOf, usualFences, usualPlan } from "../table/begin.ts";
import { equalTime } from "../table/control.ts";
import { save } from "../table/saved.ts";
import { colour } from "../table/words.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";
import { LevelChoice, More, SeatLevel, Time, withValue } from "./choices.tsx";
import { keepChosen, lastChosen } from "./chosen.ts";
import { Start } from "./miniature.tsx";

/** At one screen nobody waits for days. */
const CLOCKS = ["none", "total", "move"] as const;

type Props = { game: GameName; against: "computer" | "friends" };
type Parts = { plan: Plan; change: (change: Partial<Plan>) => void };

/** One level for all computers, or each its own. */
function Levels({ plan, change }: Parts): JSX.Element | null {
  const seats = computerSeats(plan, 1);
  if (seats.length === 0) return null;
  const together = <LevelChoice level={plan.level} choose={(level) => change({ level })} />;
  if (seats.length === 1) return together;
  const apart = (
    <fieldset class="choice">
      <legend>{t("new-level")}</legend>
      <div class="seat-choices">
        {seats.map((seat) => (
          <SeatLevel
            key={seat}
            name={`level-${seat}`}
            label={colour(plan.game, seat)}
            level={plan.levels[seat - 1] ?? plan.level}
            put={(level) => change({ levels: withValue(plan.levels, plan.players, seat, level, plan.level) })}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <div class="levels">
      {plan.ownLevels ? apart : together}
      <label class="check">
        <input type="checkbox" name="own-levels" checked={plan.ownLevels} onChange={(event) => change({ ownLevels: event.currentTarget.checked, levels: [] })} />
        <span>{t("new-levels-own")}</span>
      </label>
    </div>
  );
}

/** How many of several share the screen; the computer plays the others. */
function People({ plan, change }: Parts): JSX.Element {
  const counts = Array.from({ length: plan.players - 1 }, (_, index) => index + 2);
  return <Choice name="people" legend={t("new-people")} values={counts} chosen={plan.people} text={String} choose={(people) => change({ people })} />;
}

function Seat({ plan, change }: Parts): JSX.Element {
  return (
    <Choice
      name="seat"
      legend={t("new-seat")}
      values={[0, 1, 2]}
      chosen={plan.seat}
      text={(seat) => (seat === 0 ? t("new-seat-drawn") : colour("squadro", seat))}
      choose={(seat) => change({ seat })}
    />
  );
}

function First({ plan, change }: Parts): JSX.Element {
  const seats = Array.from({ length: plan.players }, (_, index) => index + 1);
  const text = (seat: number): string => {
    if (seat === 0) return t("new-first-drawn");
    if (plan.against === "friends" || plan.players > 2 || plan.game === "squadro") return colour(plan.game, seat);
    return seat === 1 ? t("new-first-you") : t("new-first-other");
  };
  return <Choice name="first" legend={t("new-first")} values={[0, ...seats]} chosen={plan.first} text={text} choose={(first) => change({ first })} />;
}

/** What a player is called who gets a handicap: in Squadro, who has which colour may be drawn. */
function named(plan: Plan, player: number): string {
  if (plan.against === "friends") return colour(plan.game, player);
  if (player === 1) return t("player-you");
  return plan.players === 2 ? t("new-first-other") : colour(plan.game, player);
}

export function NewGame({ game, against }: Props): JSX.Element {
  const key = `plan.${game}.${against}`;
  const plan = useSignal<Plan>({ ...lastChosen(key, usualPlan(game, against)), game, against });
  const change = (changed: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...changed };
  };
  const players = (count: number): void =>
    change({ players: count, people: count, first: 0, fences: Array.from({ length: count }, () => usualFences(count)), time: equalTime(count), levels: [] });
  const start = (event: Event): void => {
    event.preventDefault();
    keepChosen(key, plan.value);
    const begun = begin(plan.value);
    save(begun).then(
      () => go({ page: "play", id: begun.id }),
      (error: unknown) => console.error(error),
    );
  };
  const parts = { plan: plan.value, change };
  return (
    <form class="new" onSubmit={start}>
      <div class="new-choices">
        <h1>{t(`new-title-${against}`, { game: t(game) })}</h1>
        {game === "quoridor" && (
          <Choice name="players" legend={t("new-players")} values={[2, 3, 4]} chosen={plan.value.players} text={String} choose={players} />
        )}
        {against === "friends" && plan.value.players > 2 && <People {...parts} />}
        <Levels {...parts} />
        {against === "computer" && game === "squadro" && <Seat {...parts} />}
        <First {...parts} />
        <Time plan={plan.value} change={change} kinds={CLOCKS} />
        <More {...parts} who={(player) => named(plan.value, player)} headStarts={["new-handicap-none", "new-handicap-light", "new-handicap-dark"]} />
        <p class="new-start"><button class="button primary large" type="submit">{t("new-start")}</button></p>
      </div>
      <div class="new-preview" aria-hidden="true"><Start game={game} setup={setupOf(plan.value, plan.value.first || 1)} /></div>
    </form>
  );
}
