// The clocks of a game at one screen, as they are kept with it. Sums only: what the time is comes in from outside.

/** Of what is left, the computer spends at most this part on a move. */
const PART = 1 / 20;
/** And of what it gets with a move, or has for one, this part: the rest is for what its answer takes to arrive. */
const SHARE = 0.4;

export type Clock = {
  /** What each seat has for the game, or for each move, in milliseconds. */
  given: number[];
  /** What every move adds, in milliseconds; none where every move has its own time. */
  increment?: number;
  /** What each seat had left when a turn began: before the first move, and after each. So a move taken back gives back its time. */
  left: number[][];
  /** How much of the present turn had passed when the game was last kept. */
  used: number;
};

/** Clocks that nobody has started. */
export function wind(given: number[], increment?: number): Clock {
  const clock: Clock = { given, left: [given], used: 0 };
  return increment === undefined ? clock : { ...clock, increment };
}

/** What a seat had when the present turn began. */
export function leftOf(clock: Clock, seat: number): number {
  return clock.left.at(-1)?.[seat - 1] ?? 0;
}

/** Whether it was the clock that made a seat leave. */
export function fell(clock: Clock | undefined, seat: number): boolean {
  return clock !== undefined && leftOf(clock, seat) === 0;
}

/**
 * After a turn, or a part of it, that took the seat on move so long. Whoever made a move gets time for the next; where somebody
 * leaves the board, nobody does.
 */
export function press(clock: Clock, seat: number, used: number, moved: boolean): Clock {
  const rest = Math.max(0, leftOf(clock, seat) - used);
  const { increment } = clock;
  const now = !moved ? rest : increment === undefined ? (clock.given[seat - 1] ?? 0) : rest + increment;
  const left = (clock.left.at(-1) ?? []).map((old, index) => (index === seat - 1 ? now : old));
  return { ...clock, left: [...clock.left, left], used: 0 };
}

/** As it was after so many moves. */
export function windBack(clock: Clock, moves: number): Clock {
  return { ...clock, left: clock.left.slice(0, moves + 1), used: 0 };
}

/** How long the computer may take for its move. */
export function patience(clock: Clock, seat: number): number {
  const left = leftOf(clock, seat) - clock.used;
  const most = clock.increment === undefined ? left * SHARE : left * PART + Math.min(clock.increment, left) * SHARE;
  return Math.max(1, Math.round(most));
}
