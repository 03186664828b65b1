// The choices that games have in common, at one screen or on a server: time, levels, house rules, handicaps.

import type { JSX } from "preact";

import type { GameName } from "../rules/messages.ts";
import { usualFences } from "../table/begin.ts";
import { type ClockKind, type TimePlan, usualSeconds } from "../table/control.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const OPTIONS = ["free-side-jump", "strict-pawn-behind"];
/** The least part of the usual time that somebody can be given, in percent, and the steps there. */
const LEAST_SHARE = 10;
const SHARE_STEP = 5;

/** A list with another value for one player, as long as there are players. */
export function withValue(list: readonly number[], players: number, player: number, value: number, usual: number): number[] {
  return Array.from({ length: players }, (_, index) => (index === player - 1 ? value : (list[index] ?? usual)));
}

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

type PerPlayer = {
  name: string;
  legend: string;
  players: number;
  /** What a player is called. */
  who: (player: number) => string;
  values: readonly number[];
  usual: number;
  least: number;
  most: number;
  step?: number;
  put: (values: number[]) => void;
};

/** A number for each player. */
function NumbersEach({ name, legend, players, who, values, usual, least, most, step = 1, put }: PerPlayer): JSX.Element {
  const field = (player: number): JSX.Element => (
    <NumberField
      key={player}
      name={`${name}-${player}`}
      label={who(player)}
      value={values[player - 1] ?? usual}
      least={least}
      most={most}
      step={step}
      put={(value) => put(withValue(values, players, player, value, usual))}
    />
  );
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="number-row">{Array.from({ length: players }, (_, index) => field(index + 1))}</div>
    </fieldset>
  );
}

type Timed = { plan: TimePlan; change: (changed: Partial<TimePlan>) => void };

/** How much time there is. */
export function Time({ plan, change, kinds }: Timed & { kinds: readonly ClockKind[] }): JSX.Element {
  return (
    <>
      <Choice name="clock" legend={t("time")} values={kinds} chosen={plan.clock} text={(kind) => t(`time-kind-${kind}`)} choose={(clock) => change({ clock })} />
      {plan.clock !== "none" && (
        <div class="number-row">
          {plan.clock === "total" && (
            <>
              <NumberField name="minutes" label={t("time-minutes")} value={plan.minutes} least={0.5} most={180} step={0.5} put={(minutes) => change({ minutes })} />
              <NumberField name="increment" label={t("time-increment")} value={plan.increment} least={0} most={180} put={(increment) => change({ increment })} />
            </>
          )}
          {plan.clock === "move" && <NumberField name="seconds" label={t("time-seconds")} value={plan.seconds} least={5} most={3600} put={(seconds) => change({ seconds })} />}
          {plan.clock === "days" && <NumberField name="days" label={t("time-days")} value={plan.days} least={1} most={30} put={(days) => change({ days })} />}
        </div>
      )}
    </>
  );
}

/** Less time for somebody, where clocks count in seconds. */
function TimeShares({ plan, change, players, who }: Timed & Pick<PerPlayer, "players" | "who">): JSX.Element | null {
  if (usualSeconds(plan) === undefined) return null;
  return (
    <NumbersEach
      name="time"
      legend={t("time-share")}
      players={players}
      who={who}
      values={plan.time}
      usual={100}
      least={LEAST_SHARE}
      most={100}
      step={SHARE_STEP}
      put={(time) => change({ time })}
    />
  );
}

/** What can be agreed besides who plays and how long: rule options, the fences of each seat, a head start, shares of the time. */
type Agreed = TimePlan & { game: GameName; players: number; options: string[]; fences: number[]; headStart: number };

type Extras = {
  plan: Agreed;
  change: (changed: Partial<Agreed>) => void;
  who: PerPlayer["who"];
  /** Squadro: the names of the texts for a head start of nobody and of each player. */
  headStarts: string[];
};

/** House rules and handicaps, out of the way. */
export function More({ plan, change, who, headStarts }: Extras): JSX.Element {
  const fences = usualFences(plan.players);
  return (
    <details class="more">
      <summary>{t(`new-more-${plan.game}`)}</summary>
      {plan.game === "quoridor" ? (
        <>
          <HouseRules options={plan.options} put={(options) => change({ options })} />
          <NumbersEach
            name="fences"
            legend={t("new-handicap")}
            players={plan.players}
            who={who}
            values={plan.fences}
            usual={fences}
            least={0}
            most={fences}
            put={(counts) => change({ fences: counts })}
          />
        </>
      ) : (
        <HeadStart chosen={plan.headStart} choose={(headStart) => change({ headStart })} texts={headStarts} />
      )}
      <TimeShares plan={plan} change={change} players={plan.players} who={who} />
    </details>
  );
}

/** The level of all computers. */
export function LevelChoice({ level, choose }: { level: number; choose: (level: number) => void }): JSX.Element {
  return <Choice name="level" legend={t("new-level")} values={LEVELS} chosen={level} text={String} choose={choose} note={t(`new-level-${level}`)} />;
}

type Seated = {
  name: string;
  label: string;
  /** Whether the label only has to be heard. */
  spoken?: boolean;
  level: number;
  put: (level: number) => void;
  /** What level 0 means, if it means something. */
  nobody?: string;
};

/** Who plays at one seat: a computer of some level, or perhaps somebody. */
export function SeatLevel({ name, label, spoken = false, level, put, nobody }: Seated): JSX.Element {
  return (
    <label>
      <span class={spoken ? "only-spoken" : ""}>{label}</span>
      <select name={name} value={level} onChange={(event) => put(Number(event.currentTarget.value))}>
        {nobody !== undefined && <option value={0}>{nobody}</option>}
        {LEVELS.map((number) => (
          <option key={number} value={number}>{t(nobody === undefined ? "level-named" : "seat-computer", { level: number, name: t(`new-level-${number}`) })}</option>
        ))}
      </select>
    </label>
  );
}

/** The house rules of Quoridor. */
function HouseRules({ options, put }: { options: string[]; put: (options: string[]) => void }): JSX.Element {
  const toggle = (name: string, on: boolean): void => put(on ? [...options, name] : options.filter((other) => other !== name));
  return (
    <fieldset class="choice">
      <legend>{t("new-options")}</legend>
      {OPTIONS.map((name) => (
        <label key={name} class="check">
          <input type="checkbox" checked={options.includes(name)} onChange={(event) => toggle(name, event.currentTarget.checked)} />
          <span>{t(`new-option-${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Squadro: who begins with a piece that has turned already; `texts` says it for nobody and for each player. */
function HeadStart({ chosen, choose, texts }: { chosen: number; choose: (player: number) => void; texts: string[] }): JSX.Element {
  return (
    <Choice name="head-start" legend={t("new-handicap-squadro")} values={[0, 1, 2]} chosen={chosen} text={(player) => t(texts[player] ?? "new-handicap-none")} choose={choose} />
  );
}
