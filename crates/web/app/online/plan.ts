// What somebody chose before a game on the server, and the terms that come of it.

import type { GameName } from "../rules/messages.ts";
import { usualFences } from "../table/begin.ts";
import type { SeatKind, SeatTerms, Terms } from "./messages.ts";

export const CLOCKS = ["none", "total", "move", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

export type OnlinePlan = {
  game: GameName;
  players: number;
  /** Who sits at the other seats: 0 is whoever comes, otherwise the computer's level. */
  others: number[];
  /** Our seat: 0 is drawn. */
  seat: number;
  /** Who starts: 0 is drawn. */
  first: number;
  clock: ClockKind;
  minutes: number;
  increment: number;
  seconds: number;
  days: number;
  public: boolean;
  options: string[];
  /** Quoridor: the fences of each seat. */
  fences: number[];
  /** The share of the usual time that each seat has, in percent. */
  time: number[];
  /** Squadro: the seat with a head start, or 0. */
  headStart: number;
};

export function usualOnlinePlan(game: GameName): OnlinePlan {
  return {
    game,
    players: 2,
    others: [0],
    seat: 0,
    first: 0,
    clock: "total",
    minutes: 10,
    increment: 5,
    seconds: 60,
    days: 2,
    public: false,
    options: [],
    fences: [10, 10],
    time: [100, 100],
    headStart: 0,
  };
}

/** The same for another number of players. */
export function forPlayers(plan: OnlinePlan, players: number): OnlinePlan {
  const fences = Array.from({ length: players }, () => usualFences(players));
  const time = Array.from({ length: players }, () => 100);
  const others = Array.from({ length: players - 1 }, (_, at) => plan.others[at] ?? 0);
  return { ...plan, players, others, fences, time, seat: 0, first: 0 };
}

function clockOf(plan: OnlinePlan): string {
  switch (plan.clock) {
    case "none":
      return "-";
    case "total": {
      const seconds = Math.max(1, Math.round(plan.minutes * 60));
      return plan.increment > 0 ? `${seconds}+${plan.increment}` : String(seconds);
    }
    case "move":
      return `${plan.seconds}/move`;
    case "days":
      return `${plan.days}d/move`;
  }
}

/** The seconds that everybody usually has, where clocks count in seconds. */
export function usualSeconds(plan: OnlinePlan): number | undefined {
  if (plan.clock === "total") return Math.max(1, Math.round(plan.minutes * 60));
  return plan.clock === "move" ? plan.seconds : undefined;
}

export function termsOf(plan: OnlinePlan): Terms {
  const own = plan.seat || 1;
  const others = [...plan.others];
  const usual = usualSeconds(plan);
  const seats = Array.from({ length: plan.players }, (_, index): SeatTerms => {
    const level = index + 1 === own ? 0 : (others.shift() ?? 0);
    const who: SeatKind = index + 1 === own ? "creator" : level === 0 ? "open" : { computer: level };
    const seat: SeatTerms = { who };
    const fences = plan.fences[index] ?? usualFences(plan.players);
    const share = plan.time[index] ?? 100;
    if (plan.game === "quoridor" && fences !== usualFences(plan.players)) seat.fences = fences;
    if (usual !== undefined && share !== 100) seat.seconds = Math.max(1, Math.round((usual * share) / 100));
    return seat;
  });
  const terms: Terms = { game: plan.game, seats, clock: clockOf(plan), drawSeats: plan.seat === 0, public: plan.public };
  if (plan.options.length > 0) terms.options = plan.options;
  if (plan.headStart !== 0 && plan.game === "squadro") {
    // A position says who moves first: what is to be drawn is drawn here.
    const first = plan.first || (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 + 1;
    const side = (seat: number): string => (seat === plan.headStart ? "0 0 6 0 0" : "0 0 0 0 0");
    terms.position = `${side(1)} / ${side(2)} / ${first === 1 ? "y" : "r"}`;
  } else if (plan.first !== 0) terms.first = plan.first;
  return terms;
}
