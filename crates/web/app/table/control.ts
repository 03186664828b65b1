// How much time there is: what somebody chooses before a game, here or on a server, and what that means for each seat.

export const CLOCKS = ["none", "total", "move", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

export type TimePlan = {
  clock: ClockKind;
  minutes: number;
  increment: number;
  seconds: number;
  days: number;
  /** The share of the usual time that each player has, in percent. */
  time: number[];
};

export function usualTime(clock: ClockKind): TimePlan {
  return { clock, minutes: 10, increment: 5, seconds: 60, days: 2, time: [100, 100] };
}

/** Everybody has all of the time. */
export function equalTime(players: number): number[] {
  return Array.from({ length: players }, () => 100);
}

/** The time control as it is written: `600+5`, `600`, `30/move`, `2d/move`, or `-` for no limit. */
export function controlOf(plan: TimePlan): string {
  const seconds = usualSeconds(plan);
  switch (plan.clock) {
    case "none":
      return "-";
    case "total":
      return plan.increment > 0 ? `${seconds}+${plan.increment}` : String(seconds);
    case "move":
      return `${seconds}/move`;
    case "days":
      return `${plan.days}d/move`;
  }
}

/** The seconds that everybody usually has, where clocks count in seconds. */
export function usualSeconds(plan: TimePlan): number | undefined {
  if (plan.clock === "total") return Math.max(1, Math.round(plan.minutes * 60));
  return plan.clock === "move" ? plan.seconds : undefined;
}

/** The seconds of one player, by their number in the plan. */
export function secondsOf(plan: TimePlan, player: number): number | undefined {
  const usual = usualSeconds(plan);
  return usual && Math.max(1, Math.round((usual * (plan.time[player - 1] ?? 100)) / 100));
}
