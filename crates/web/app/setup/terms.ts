// The terms of a game and changes of them, the same on this screen and online.

import type { SeatKind, SeatTerms, Terms } from "../online/messages.ts";
import type { GameName } from "../rules/messages.ts";
import { readClock, seconds } from "./time-control.ts";

/** Whom somebody wants to play with: the computer, people at this screen, or people elsewhere. */
export type Against = "computer" | "friends" | "link";

const USUAL_LEVEL = 3;

/** How many fences everybody has. */
export function usualFences(players: number): number {
  return Math.floor(20 / players);
}

/** Who sits at the other seats, unless it is chosen otherwise. */
function other(against: Against): SeatKind {
  if (against === "computer") return { computer: USUAL_LEVEL };
  return against === "friends" ? "creator" : "open";
}

export function usualTerms(game: GameName, against: Against): Terms {
  const seats: SeatTerms[] = [{ who: "creator" }, { who: other(against) }];
  // In Squadro who has which colour matters; in Quoridor the board looks the same to all.
  const drawSeats = against === "link" || (against === "computer" && game === "squadro");
  return { game, seats, clock: against === "link" ? "600+5" : "-", drawSeats, public: false };
}

/** The terms that were chosen the last time, if they are terms of this game. */
export function isFor(terms: Terms, game: GameName): boolean {
  return terms.game === game && Array.isArray(terms.seats) && terms.seats.length >= 2;
}

/** The same for another number of players, without handicaps. */
export function forPlayers(terms: Terms, against: Against, players: number): Terms {
  const { first: _, matchOfTwo, ...rest } = terms;
  const who = (index: number): SeatKind =>
    index === 0 ? "creator" : against === "friends" ? "creator" : (terms.seats[index]?.who ?? other(against));
  const seats = Array.from({ length: players }, (__, index): SeatTerms => ({
    who: index > 0 && who(index) === "creator" && against !== "friends" ? other(against) : who(index),
  }));
  return { ...rest, seats, ...(matchOfTwo !== undefined && players === 2 ? { matchOfTwo } : {}) };
}

/** The same with another seat. */
function withSeat(terms: Terms, seat: number, change: (old: SeatTerms) => SeatTerms): Terms {
  return { ...terms, seats: terms.seats.map((old, index) => (index === seat - 1 ? change(old) : old)) };
}

export function withWho(terms: Terms, seat: number, who: SeatKind): Terms {
  return withSeat(terms, seat, (old) => ({ ...old, who }));
}

/** The seat of whoever makes the game; 0 if it is drawn. */
export function chosenSeat(terms: Terms): number {
  return terms.drawSeats ? 0 : terms.seats.findIndex(({ who }) => who === "creator") + 1;
}

/** The same with whoever makes the game at this seat; 0: drawn. Handicaps go with their players. */
export function sitAt(terms: Terms, seat: number): Terms {
  const own = terms.seats.find(({ who }) => who === "creator");
  if (own === undefined) return terms;
  const others = terms.seats.filter((each) => each !== own);
  const at = Math.max(0, seat - 1);
  return { ...terms, seats: [...others.slice(0, at), own, ...others.slice(at)], drawSeats: seat === 0 };
}

/** The same with this seat moving first; 0: drawn. */
export function startWith(terms: Terms, seat: number): Terms {
  const { first: _, ...rest } = terms;
  return seat === 0 ? rest : { ...rest, first: seat };
}

/** Quoridor: the same with so many fences for a seat. */
export function withFences(terms: Terms, seat: number, count: number): Terms {
  return withSeat(terms, seat, ({ fences: _, ...old }) =>
    count === usualFences(terms.seats.length) ? old : { ...old, fences: count },
  );
}

/** Squadro: the seat with a head start; 0 if there is none. */
export function headStart(terms: Terms): number {
  return terms.seats.findIndex((seat) => seat.headStart === true) + 1;
}

export function withHeadStart(terms: Terms, seat: number): Terms {
  const seats = terms.seats.map(({ headStart: _, ...old }, index): SeatTerms =>
    index === seat - 1 ? { ...old, headStart: true } : old,
  );
  return { ...terms, seats };
}

/** The share of the usual time that a seat has, in percent. */
export function timeShare(terms: Terms, seat: number): number {
  const usual = seconds(readClock(terms.clock));
  const own = terms.seats[seat - 1]?.seconds;
  return usual === undefined || own === undefined ? 100 : Math.round((100 * own) / usual);
}

export function withTimeShare(terms: Terms, seat: number, share: number): Terms {
  const usual = seconds(readClock(terms.clock));
  const own = usual === undefined || share === 100 ? undefined : Math.max(1, Math.round((usual * share) / 100));
  return withSeat(terms, seat, ({ seconds: _, ...old }) => (own === undefined ? old : { ...old, seconds: own }));
}

/** The same with another clock; everybody keeps their share of the time. */
export function withClock(terms: Terms, clock: string): Terms {
  const shares = terms.seats.map((_, index) => timeShare(terms, index + 1));
  return shares.reduce((changed, share, index) => withTimeShare(changed, index + 1, share), { ...terms, clock });
}

/** The same with these rule options. */
export function withOptions(terms: Terms, options: string[]): Terms {
  const { options: _, ...rest } = terms;
  return options.length === 0 ? rest : { ...rest, options };
}

/** The level of a computer; 0 for anybody else. */
export function levelOf(seat: SeatTerms | undefined): number {
  return typeof seat?.who === "object" ? seat.who.computer : 0;
}
