// Questions about the puzzles of a collection, to the engines module in a worker.

import { EngineWorker } from "../rules/computer.ts";
import type {
  Answer,
  GameName,
  MoveFacts,
  ModuleRequest,
  Played,
  PositionFacts,
  PuzzleQuestion,
  PuzzleView,
  Rating,
  Theme,
  ThemeCount,
} from "../rules/messages.ts";
import { randomU32 } from "../session/game.ts";
import type { Collection } from "./collections.ts";

/** How long the computer looks for a refutation that isn't stored with the puzzle, in milliseconds. */
const EFFORT = { milliseconds: 400 };

/** How long the worker stays after the last page with puzzles was left, in milliseconds. */
const LINGER = 20_000;

/** Whom the questions are put to. */
export type Asker = { ask<T>(game: GameName, request: ModuleRequest): Promise<T>; close(): void };

/** One worker for all pages with puzzles: whoever goes from one to the next doesn't wait for it again. */
const worker = new EngineWorker();
let users = 0;

function sharedWorker(): Asker {
  users++;
  return {
    ask: (game, request) => worker.ask(game, request),
    close: () => {
      users--;
      setTimeout(() => users === 0 && worker.close(), LINGER);
    },
  };
}

export class PuzzleSource {
  readonly #collection: Collection;
  readonly #asker: Asker;

  constructor(collection: Collection, asker: Asker = sharedWorker()) {
    this.#collection = collection;
    this.#asker = asker;
  }

  /** The themes there are, with how many puzzles have each. */
  themes(): Promise<ThemeCount[]> {
    return this.#ask({ kind: "themes" });
  }

  /** A puzzle that isn't one of these, of about this rating; none if there is no other with the theme. */
  next(rating: number, seen: readonly string[], theme?: Theme): Promise<PuzzleView | undefined> {
    return this.#choose({ kind: "next", rating, seen: [...seen], seed: randomU32(), ...(theme && { theme }) });
  }

  /** The puzzle of this number, from 0, of a series that gets harder and harder; none of these. */
  ofSeries(number: number, seen: readonly string[]): Promise<PuzzleView | undefined> {
    return this.#choose({ kind: "run", number, seen: [...seen], seed: randomU32() });
  }

  /** The puzzle of a day, counted from 1970-01-01 in UTC. */
  daily(day: number): Promise<PuzzleView | undefined> {
    return this.#choose({ kind: "daily", day });
  }

  get(id: string): Promise<PuzzleView> {
    return this.#ask({ kind: "get", id });
  }

  /** What is said to a move instead of the solver's move of this number, from 0; with what refutes it, if that is wanted. */
  answer(id: string, step: number, move: string, refuted = true): Promise<Answer> {
    return this.#ask({ kind: "answer", id, step, move, ...(refuted && { effort: EFFORT }) });
  }

  /** The solver's move of this number. */
  reveal(id: string, step: number): Promise<string> {
    return this.#ask({ kind: "reveal", id, step });
  }

  /** The rating after a puzzle was tried; that of a newcomer before if none is given. */
  rate(id: string, rating: Rating | undefined, solved: boolean): Promise<Rating> {
    return this.#ask({ kind: "rate", id, solved, ...(rating && { rating }) });
  }

  /** What is true of these moves by the rules. */
  async facts(game: Played, moves: string[]): Promise<MoveFacts[]> {
    return (await this.#asker.ask<PositionFacts>(game.name, { call: "facts", game, moves })).moves;
  }

  close(): void {
    this.#asker.close();
  }

  /** Asks for a puzzle that there may not be. */
  async #choose(ask: PuzzleQuestion): Promise<PuzzleView | undefined> {
    return (await this.#ask<PuzzleView | null>(ask)) ?? undefined;
  }

  #ask<T>(ask: PuzzleQuestion): Promise<T> {
    const { game: name, players } = this.#collection;
    return this.#asker.ask(name, { call: "puzzles", about: { name, players, ask } });
  }
}
