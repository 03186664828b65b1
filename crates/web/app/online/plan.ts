// What somebody chose before a game on the server, and the terms that come of it.

import type { GameName } from "../rules/messages.ts";
import { draw, headStartPosition, usualFences } from "../table/begin.ts";
import { controlOf, equalTime, secondsOf, type TimePlan, usualSeconds, usualTime } from "../table/control.ts";
import type { SeatKind, SeatTerms, Terms } from "./messages.ts";

export type OnlinePlan = TimePlan & {
  game: GameName;
  players: number;
  /** Who sits at the other seats: 0 is whoever comes, otherwise the computer's level. */
  others: number[];
  /** Our seat: 0 is drawn. */
  seat: number;
  /** Who starts: 0 is drawn. */
  first: number;
  public: boolean;
  options: string[];
  /** Quoridor: the fences of each seat. */
  fences: number[];
  /** Squadro: the seat with a head start, or 0. With drawn seats 1 is us, 2 the other player. */
  headStart: number;
};

export function usualOnlinePlan(game: GameName): OnlinePlan {
  return {
    ...usualTime("total"),
    game,
    players: 2,
    others: [0],
    seat: 0,
    first: 0,
    public: false,
    options: [],
    fences: [10, 10],
    headStart: 0,
  };
}

/** The same for another number of players. */
export function forPlayers(plan: OnlinePlan, players: number): OnlinePlan {
  const fences = Array.from({ length: players }, () => usualFences(players));
  const others = Array.from({ length: players - 1 }, (_, at) => plan.others[at] ?? 0);
  return { ...plan, players, others, fences, time: equalTime(players), seat: 0, first: 0 };
}

/** A head start is for a player, but a position goes by seats. So with one, the seats are drawn here and not by the server. */
function settled(plan: OnlinePlan): OnlinePlan {
  if (plan.game !== "squadro" || plan.headStart === 0 || plan.seat !== 0) return plan;
  const seat = draw(2) + 1;
  return seat === 1 ? { ...plan, seat } : { ...plan, seat, headStart: 3 - plan.headStart, time: plan.time.toReversed() };
}

export function termsOf(chosen: OnlinePlan): Terms {
  const plan = settled(chosen);
  const own = plan.seat || 1;
  const others = [...plan.others];
  const usual = usualSeconds(plan);
  const seats = Array.from({ length: plan.players }, (_, index): SeatTerms => {
    const level = index + 1 === own ? 0 : (others.shift() ?? 0);
    const who: SeatKind = index + 1 === own ? "creator" : level === 0 ? "open" : { computer: level };
    const seat: SeatTerms = { who };
    const fences = plan.fences[index] ?? usualFences(plan.players);
    const seconds = secondsOf(plan, index + 1);
    if (plan.game === "quoridor" && fences !== usualFences(plan.players)) seat.fences = fences;
    if (seconds !== undefined && seconds !== usual) seat.seconds = seconds;
    return seat;
  });
  const terms: Terms = { game: plan.game, seats, clock: controlOf(plan), drawSeats: plan.seat === 0, public: plan.public };
  if (plan.options.length > 0) terms.options = plan.options;
  if (plan.headStart !== 0 && plan.game === "squadro") {
    // A position says who moves first: what is to be drawn is drawn here.
    terms.position = headStartPosition(plan.headStart, plan.first || draw(2) + 1);
  } else if (plan.first !== 0) terms.first = plan.first;
  return terms;
}
