// The choices before a game. All of them have an answer already: Start is one click away.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { begin, type Plan, setupOf, usualFences, usualPlan } from "../table/begin.ts";
import { save } from "../table/saved.ts";
import { colour } from "../table/words.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";
import { Start } from "./miniature.tsx";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const OPTIONS = ["free-side-jump", "strict-pawn-behind"];

type Props = { game: GameName; against: "computer" | "friends" };
type Parts = { plan: Plan; change: (change: Partial<Plan>) => void };

/** The plan that was chosen last, where the browser kept it. */
function lastPlan(game: GameName, against: Plan["against"]): Plan {
  const usual = usualPlan(game, against);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`farside.plan.${game}.${against}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...usual, ...kept, game, against } : usual;
  } catch {
    return usual;
  }
}

function keepPlan(plan: Plan): void {
  try {
    localStorage.setItem(`farside.plan.${plan.game}.${plan.against}`, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function Level({ plan, change }: Parts): JSX.Element {
  return (
    <Choice
      name="level"
      legend={t("new-level")}
      values={LEVELS}
      chosen={plan.level}
      text={String}
      choose={(level) => change({ level })}
      note={t(`new-level-${plan.level}`)}
    />
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

function Options({ plan, change }: Parts): JSX.Element {
  const toggle = (name: string, on: boolean): void =>
    change({ options: on ? [...plan.options, name] : plan.options.filter((other) => other !== name) });
  return (
    <fieldset class="choice">
      <legend>{t("new-options")}</legend>
      {OPTIONS.map((name) => (
        <label key={name} class="check">
          <input type="checkbox" checked={plan.options.includes(name)} onChange={(event) => toggle(name, event.currentTarget.checked)} />
          <span>{t(`new-option-${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Fences({ plan, change }: Parts): JSX.Element {
  const most = usualFences(plan.players);
  const put = (seat: number, count: number): void =>
    change({ fences: plan.fences.map((old, index) => (index === seat - 1 ? Math.min(most, Math.max(0, count)) : old)) });
  return (
    <fieldset class="choice">
      <legend>{t("new-handicap")}</legend>
      <div class="fence-counts">
        {plan.fences.slice(0, plan.players).map((count, index) => (
          <label key={index}>
            <span>{colour("quoridor", index + 1)}</span>
            <input
              type="number"
              min={0}
              max={most}
              value={count}
              onChange={(event) => put(index + 1, Math.round(event.currentTarget.valueAsNumber) || 0)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function HeadStart({ plan, change }: Parts): JSX.Element {
  const texts = ["new-handicap-none", "new-handicap-light", "new-handicap-dark"];
  return (
    <Choice
      name="head-start"
      legend={t("new-handicap-squadro")}
      values={[0, 1, 2]}
      chosen={plan.headStart}
      text={(seat) => t(texts[seat] ?? "new-handicap-none")}
      choose={(headStart) => change({ headStart })}
    />
  );
}

export function NewGame({ game, against }: Props): JSX.Element {
  const plan = useSignal(lastPlan(game, against));
  const change = (changed: Partial<Plan>): void => {
    plan.value = { ...plan.value, ...changed };
  };
  const players = (count: number): void =>
    change({ players: count, people: count, first: 0, fences: Array.from({ length: count }, () => usualFences(count)) });
  const start = (event: Event): void => {
    event.preventDefault();
    keepPlan(plan.value);
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
        {(against === "computer" || plan.value.people < plan.value.players) && <Level {...parts} />}
        {against === "computer" && game === "squadro" && <Seat {...parts} />}
        <First {...parts} />
        <details class="more">
          <summary>{t(`new-more-${game}`)}</summary>
          {game === "quoridor" ? <><Options {...parts} /><Fences {...parts} /></> : <HeadStart {...parts} />}
        </details>
        <p class="new-start"><button class="button primary large" type="submit">{t("new-start")}</button></p>
      </div>
      <div class="new-preview" aria-hidden="true"><Start game={game} setup={setupOf(plan.value, plan.value.first || 1)} /></div>
    </form>
  );
}
