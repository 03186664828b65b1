// A game with people elsewhere: what is to be agreed before it begins.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { introduce, makeGame, ServerError } from "../online/api.ts";
import { CLOCKS, forPlayers, type OnlinePlan, termsOf, usualOnlinePlan, usualSeconds } from "../online/plan.ts";
import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { usualFences } from "../table/begin.ts";
import { colour } from "../table/words.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";
import { NameField } from "./name.tsx";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const OPTIONS = ["free-side-jump", "strict-pawn-behind"];
const KEY = "farside.invite.";

function lastPlan(game: GameName): OnlinePlan {
  const usual = usualOnlinePlan(game);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? "{}");
    // Whatever is missing or was renamed since is as usual.
    return typeof kept === "object" && kept !== null ? { ...usual, ...kept } : usual;
  } catch {
    return usual;
  }
}

type Parts = { plan: OnlinePlan; change: (changed: Partial<OnlinePlan>) => void };
type NumberProps = { name: string; value: number; least: number; most: number; step?: number; put: (value: number) => void; label: string };

function NumberField({ name, value, least, most, step = 1, put, label }: NumberProps): JSX.Element {
  const read = (input: HTMLInputElement): void => {
    const typed = Number.isNaN(input.valueAsNumber) ? value : input.valueAsNumber;
    const rounded = Math.min(most, Math.max(least, Math.round(typed / step) * step));
    input.value = String(rounded);
    put(rounded);
  };
  return (
    <label>
      <span>{label}</span>
      <input type="number" name={name} min={least} max={most} step={step} value={value} onChange={(event) => read(event.currentTarget)} />
    </label>
  );
}

function Others({ plan, change }: Parts): JSX.Element {
  const put = (at: number, level: number): void => change({ others: plan.others.map((old, index) => (index === at ? level : old)) });
  return (
    <fieldset class="choice">
      <legend>{t(plan.players === 2 ? "invite-other" : "invite-others")}</legend>
      <div class="seat-choices">
        {plan.others.map((level, at) => (
          <label key={at}>
            <span class={plan.players === 2 ? "only-spoken" : ""}>{t("invite-other-number", { number: at + 1 })}</span>
            <select name={`other-${at + 1}`} value={level} onChange={(event) => put(at, Number(event.currentTarget.value))}>
              <option value={0}>{t("invite-person")}</option>
              {LEVELS.map((number) => (
                <option key={number} value={number}>{t("invite-computer", { level: number, name: t(`new-level-${number}`) })}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Time({ plan, change }: Parts): JSX.Element {
  return (
    <>
      <Choice name="clock" legend={t("invite-clock")} values={CLOCKS} chosen={plan.clock} text={(kind) => t(`invite-clock-${kind}`)} choose={(clock) => change({ clock })} />
      {plan.clock !== "none" && (
        <div class="number-row">
          {plan.clock === "total" && (
            <>
              <NumberField name="minutes" label={t("invite-minutes")} value={plan.minutes} least={0.5} most={180} step={0.5} put={(minutes) => change({ minutes })} />
              <NumberField name="increment" label={t("invite-increment")} value={plan.increment} least={0} most={180} put={(increment) => change({ increment })} />
            </>
          )}
          {plan.clock === "move" && <NumberField name="seconds" label={t("invite-seconds")} value={plan.seconds} least={5} most={3600} put={(seconds) => change({ seconds })} />}
          {plan.clock === "days" && <NumberField name="days" label={t("invite-days")} value={plan.days} least={1} most={30} put={(days) => change({ days })} />}
        </div>
      )}
    </>
  );
}

/** House rules and handicaps, out of the way. */
function More({ plan, change }: Parts): JSX.Element {
  const toggle = (name: string, on: boolean): void =>
    change({ options: on ? [...plan.options, name] : plan.options.filter((other) => other !== name) });
  const each = (put: (seat: number) => JSX.Element): JSX.Element[] => Array.from({ length: plan.players }, (_, index) => put(index + 1));
  const set = (list: number[], seat: number, value: number): number[] => list.map((old, index) => (index === seat - 1 ? value : old));
  // With drawn seats a handicap belongs to who sits there before the draw.
  const who = (seat: number): string => (plan.seat !== 0 ? colour(plan.game, seat) : seat === 1 ? t("player-you") : t("invite-other-number", { number: seat - 1 }));
  const usual = usualFences(plan.players);
  return (
    <details class="more">
      <summary>{t("invite-more")}</summary>
      {plan.game === "quoridor" && (
        <>
          <fieldset class="choice">
            <legend>{t("new-options")}</legend>
            {OPTIONS.map((name) => (
              <label key={name} class="check">
                <input type="checkbox" checked={plan.options.includes(name)} onChange={(event) => toggle(name, event.currentTarget.checked)} />
                <span>{t(`new-option-${name}`)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset class="choice">
            <legend>{t("new-handicap")}</legend>
            <div class="number-row">
              {each((seat) => (
                <NumberField key={seat} name={`fences-${seat}`} label={who(seat)} value={plan.fences[seat - 1] ?? usual} least={0} most={usual} put={(count) => change({ fences: set(plan.fences, seat, count) })} />
              ))}
            </div>
          </fieldset>
        </>
      )}
      {plan.game === "squadro" && plan.seat !== 0 && (
        <Choice
          name="head-start"
          legend={t("new-handicap-squadro")}
          values={[0, 1, 2]}
          chosen={plan.headStart}
          text={(seat) => t(["new-handicap-none", "new-handicap-light", "new-handicap-dark"][seat] ?? "new-handicap-none")}
          choose={(headStart) => change({ headStart })}
        />
      )}
      {usualSeconds(plan) !== undefined && (
        <fieldset class="choice">
          <legend>{t("invite-time-share")}</legend>
          <div class="number-row">
            {each((seat) => (
              <NumberField key={seat} name={`time-${seat}`} label={who(seat)} value={plan.time[seat - 1] ?? 100} least={10} most={100} step={5} put={(share) => change({ time: set(plan.time, seat, share) })} />
            ))}
          </div>
        </fieldset>
      )}
    </details>
  );
}

export function Invite({ game }: { game: GameName }): JSX.Element {
  const plan = useSignal(lastPlan(game));
  const trouble = useSignal("");
  const busy = useSignal(false);
  useEffect(() => void introduce().catch(() => (trouble.value = t("contact-away"))), []);
  const change = (changed: Partial<OnlinePlan>): void => {
    plan.value = { ...plan.value, ...changed };
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = "";
    try {
      localStorage.setItem(KEY + game, JSON.stringify(plan.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
    makeGame(termsOf(plan.value)).then(
      (made) => go({ page: "game", id: made.game.id, link: made.link ?? "" }),
      (error: unknown) => {
        busy.value = false;
        const away = !(error instanceof ServerError) || error.problem.code === "away";
        trouble.value = away ? t("contact-away") : t("trouble", { what: error.problem.reason });
      },
    );
  };
  const parts = { plan: plan.value, change };
  const seats = Array.from({ length: plan.value.players }, (_, index) => index + 1);
  const seatText = (drawn: string) => (seat: number): string => (seat === 0 ? t(drawn) : colour(game, seat));
  return (
    <form class="narrow invite" onSubmit={submit}>
      <h1>{t("invite-title", { game: t(game) })}</h1>
      {game === "quoridor" && (
        <Choice name="players" legend={t("new-players")} values={[2, 3, 4]} chosen={plan.value.players} text={String} choose={(count) => (plan.value = forPlayers(plan.value, count))} />
      )}
      <Others {...parts} />
      <Time {...parts} />
      <Choice name="seat" legend={t("new-seat")} values={[0, ...seats]} chosen={plan.value.seat} text={seatText("new-seat-drawn")} choose={(seat) => change({ seat, headStart: 0 })} />
      <Choice name="first" legend={t("new-first")} values={[0, ...seats]} chosen={plan.value.first} text={seatText("new-first-drawn")} choose={(first) => change({ first })} />
      <Choice
        name="public"
        legend={t("invite-who")}
        values={["link", "all"] as const}
        chosen={plan.value.public ? "all" : "link"}
        text={(who) => t(`invite-who-${who}`)}
        choose={(who) => change({ public: who === "all" })}
      />
      <More {...parts} />
      <NameField />
      {trouble.value !== "" && <p class="trouble" role="alert">{trouble.value}</p>}
      <p class="new-start"><button class="button primary large" type="submit" disabled={busy.value}>{t("invite-make")}</button></p>
    </form>
  );
}
