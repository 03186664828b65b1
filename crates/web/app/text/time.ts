// Clocks and time controls as text.

import { number } from "../format.ts";
import { t } from "../texts.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this, tenths of seconds count. */
export const SHORT = 10 * SECOND;

const two = (value: number): string => number(value, { minimumIntegerDigits: 2 });

/** What is left on a clock. */
export function clockText(left: number): string {
  if (left >= DAY) return t("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left < SHORT) return number(Math.floor(left / 100) / 10, { minimumFractionDigits: 1 });
  // A clock that shows 0:30 has up to a second more than that, as clocks have it.
  const seconds = Math.floor(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${number(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${number(minutes)}:${two(seconds % 60)}`;
}

/** A time control such as `600+5` in words. */
export function controlText(control: string): string {
  if (control === "-") return t("control-none");
  const days = /^(\d+)d\/move$/.exec(control)?.[1];
  if (days !== undefined) return t("control-days", { days: Number(days) });
  const move = /^(\d+)\/move$/.exec(control)?.[1];
  if (move !== undefined) return t("control-move", { seconds: Number(move) });
  const [total = "0", increment = "0"] = control.split("+");
  const seconds = Number(total);
  const time = seconds % 60 === 0 ? t("control-minutes", { minutes: seconds / 60 }) : t("control-seconds", { seconds });
  return Number(increment) === 0 ? time : t("control-increment", { time, increment: Number(increment) });
}
