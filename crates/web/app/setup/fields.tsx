// Form fields for the terms of a game: time, levels, rule options, handicaps.

import type { JSX } from "preact";

import { number } from "../format.ts";
import type { Terms } from "../online/messages.ts";
import { address } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { RadioGroup } from "../shell/radio-group.tsx";
import { t } from "../texts.ts";
import { levelAbout, levelName, LEVELS, levelStrength } from "./levels.ts";
import {
  headStart,
  timeShare,
  usualFences,
  withClock,
  withFences,
  withHeadStart,
  withOptions,
  withTimeShare,
} from "./terms.ts";
import {
  type ClockChoice,
  type ClockKind,
  readClock,
  seconds as secondsOf,
  usualClock,
  writeClock,
} from "./time-control.ts";

const OPTIONS = ["free-side-jump", "strict-pawn-behind"];
/** The least part of the usual time that somebody can be given, in percent, and the steps there. */
const LEAST_SHARE = 10;
const SHARE_STEP = 5;

type NumberProps = {
  name: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  put: (value: number) => void;
  label: string;
};

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
      <input
        type="number"
        name={name}
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => read(event.currentTarget)}
      />
    </label>
  );
}

type PerPlayer = {
  name: string;
  legend: string;
  players: number;
  /** What a player is called. */
  who: (player: number) => string;
  value: (player: number) => number;
  least: number;
  most: number;
  step?: number;
  put: (player: number, value: number) => void;
};

/** A number for each player. */
function NumbersEach({ name, legend, players, who, value, least, most, step = 1, put }: PerPlayer): JSX.Element {
  const field = (player: number): JSX.Element => (
    <NumberField
      key={player}
      name={`${name}-${player}`}
      label={who(player)}
      value={value(player)}
      least={least}
      most={most}
      step={step}
      put={(chosen) => put(player, chosen)}
    />
  );
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="number-row">{Array.from({ length: players }, (_, index) => field(index + 1))}</div>
    </fieldset>
  );
}

/** What is being chosen. */
export type TermsProps = { terms: Terms; choose: (terms: Terms) => void };

/** How much time there is. */
export function TimeFields({ terms, choose, kinds }: TermsProps & { kinds: readonly ClockKind[] }): JSX.Element {
  const clock = readClock(terms.clock);
  const put = (changed: ClockChoice): void => choose(withClock(terms, writeClock(changed)));
  return (
    <>
      <RadioGroup
        name="clock"
        legend={t("time")}
        values={kinds}
        chosen={clock.kind}
        text={(kind) => t(`time-kind-${kind}`)}
        choose={(kind) => choose(withClock(terms, usualClock(kind)))}
      />
      {clock.kind !== "none" && (
        <div class="number-row">
          {clock.kind === "total" && (
            <>
              <NumberField
                name="minutes"
                label={t("time-minutes")}
                value={clock.minutes}
                least={0.5}
                most={180}
                step={0.5}
                put={(minutes) => put({ ...clock, minutes })}
              />
              <NumberField
                name="increment"
                label={t("time-increment")}
                value={clock.increment}
                least={0}
                most={180}
                put={(increment) => put({ ...clock, increment })}
              />
            </>
          )}
          {clock.kind === "move" && (
            <NumberField
              name="seconds"
              label={t("time-seconds")}
              value={clock.seconds}
              least={5}
              most={3600}
              put={(seconds) => put({ ...clock, seconds })}
            />
          )}
          {clock.kind === "days" && (
            <NumberField
              name="days"
              label={t("time-days")}
              value={clock.days}
              least={1}
              most={30}
              put={(days) => put({ ...clock, days })}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Less time for somebody, where clocks count in seconds. */
function TimeShares({ terms, choose, who }: TermsProps & Pick<PerPlayer, "who">): JSX.Element | null {
  if (secondsOf(readClock(terms.clock)) === undefined) return null;
  return (
    <NumbersEach
      name="time"
      legend={t("time-share")}
      players={terms.seats.length}
      who={who}
      value={(seat) => timeShare(terms, seat)}
      least={LEAST_SHARE}
      most={100}
      step={SHARE_STEP}
      put={(seat, share) => choose(withTimeShare(terms, seat, share))}
    />
  );
}

type Extras = TermsProps & {
  who: PerPlayer["who"];
  /** Squadro: the names of the texts for a head start of nobody and of each seat. */
  headStarts: string[];
};

/** House rules and handicaps, out of the way. */
export function AdvancedFields({ terms, choose, who, headStarts }: Extras): JSX.Element {
  const players = terms.seats.length;
  const fences = usualFences(players);
  return (
    <details class="more">
      <summary>{t(`new-more-${terms.game}`)}</summary>
      {terms.game === "quoridor" ? (
        <>
          <HouseRules options={terms.options ?? []} put={(options) => choose(withOptions(terms, options))} />
          <NumbersEach
            name="fences"
            legend={t("new-handicap")}
            players={players}
            who={who}
            value={(seat) => terms.seats[seat - 1]?.fences ?? fences}
            least={0}
            most={fences}
            put={(seat, count) => choose(withFences(terms, seat, count))}
          />
        </>
      ) : (
        <HeadStart chosen={headStart(terms)} choose={(seat) => choose(withHeadStart(terms, seat))} texts={headStarts} />
      )}
      <TimeShares terms={terms} choose={choose} who={who} />
    </details>
  );
}

type LevelProps = { game: GameName; level: number; choose: (level: number) => void };

/** The level of all computers: its name, how it plays, and in small print how strong it is. */
export function LevelChoice({ game, level, choose }: LevelProps): JSX.Element {
  return (
    <div class="level-choice">
      <RadioGroup
        name="level"
        legend={t("new-level")}
        values={LEVELS}
        chosen={level}
        text={(value) => number(value)}
        choose={choose}
      />
      <p class="level-about" aria-live="polite">
        <strong>{levelName(level)}</strong> <span>{levelAbout(game, level)}</span>
        <small>{levelStrength(game, level)}</small>
      </p>
      <p class="choice-note">
        <a href={address({ page: "level", game })}>{t("level-title")}</a>
      </p>
    </div>
  );
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
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(nobody === undefined ? "level-named" : "seat-computer", {
              level: one,
              name: levelName(one),
            })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The house rules of Quoridor. */
function HouseRules({ options, put }: { options: string[]; put: (options: string[]) => void }): JSX.Element {
  const toggle = (name: string, on: boolean): void =>
    put(on ? [...options, name] : options.filter((other) => other !== name));
  return (
    <fieldset class="choice">
      <legend>{t("new-options")}</legend>
      {OPTIONS.map((name) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={options.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />
          <span>{t(`new-option-${name}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Squadro: who begins with a piece that has turned already; `texts` says it for nobody and for each player. */
function HeadStart({
  chosen,
  choose,
  texts,
}: {
  chosen: number;
  choose: (player: number) => void;
  texts: string[];
}): JSX.Element {
  return (
    <RadioGroup
      name="head-start"
      legend={t("new-handicap-squadro")}
      values={[0, 1, 2]}
      chosen={chosen}
      text={(player) => t(texts[player] ?? "new-handicap-none")}
      choose={choose}
    />
  );
}
