// A time control as somebody chooses it: `600+5`, `600`, `30/move`, `2d/move`, or `-` for no limit.

export const CLOCKS = ["none", "total", "move", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

export type ClockChoice =
  | { kind: "none" }
  | { kind: "total"; minutes: number; increment: number }
  | { kind: "move"; seconds: number }
  | { kind: "days"; days: number };

const USUAL: { [kind in ClockKind]: ClockChoice } = {
  none: { kind: "none" },
  total: { kind: "total", minutes: 10, increment: 5 },
  move: { kind: "move", seconds: 60 },
  days: { kind: "days", days: 2 },
};

export function usualClock(kind: ClockKind): string {
  return writeClock(USUAL[kind]);
}

export function readClock(control: string): ClockChoice {
  const days = /^(\d+)d\/move$/.exec(control)?.[1];
  if (days !== undefined) return { kind: "days", days: Number(days) };
  const move = /^(\d+)\/move$/.exec(control)?.[1];
  if (move !== undefined) return { kind: "move", seconds: Number(move) };
  const [, total, increment = "0"] = /^(\d+)(?:\+(\d+))?$/.exec(control) ?? [];
  return total === undefined
    ? { kind: "none" }
    : { kind: "total", minutes: Number(total) / 60, increment: Number(increment) };
}

export function writeClock(clock: ClockChoice): string {
  switch (clock.kind) {
    case "none":
      return "-";
    case "total":
      return clock.increment > 0 ? `${seconds(clock)}+${clock.increment}` : String(seconds(clock));
    case "move":
      return `${clock.seconds}/move`;
    case "days":
      return `${clock.days}d/move`;
  }
}

/** The seconds that everybody has for the game or for each move, where clocks count in seconds. */
export function seconds(clock: ClockChoice): number | undefined {
  if (clock.kind === "total") return Math.max(1, Math.round(clock.minutes * 60));
  return clock.kind === "move" ? clock.seconds : undefined;
}
