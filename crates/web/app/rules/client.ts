// Questions to the rules and to the computer players, each in a worker of its own.

import type {
  Analysis,
  Checked,
  Effort,
  Fault,
  GameName,
  Played,
  Question,
  QuoridorRefusal,
  QuoridorView,
  Reply,
  SquadroRefusal,
  SquadroView,
  Thought,
} from "./messages.ts";

/** What a board of each game shows. */
export type Views = { quoridor: QuoridorView; squadro: SquadroView };
export type View = Views[GameName];
export type Refusal = QuoridorRefusal | SquadroRefusal;

/** The module couldn't answer. */
export class RulesError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

type Waiting = { answer: (text: string) => void; fail: (error: Error) => void };
type Told = { id: number; answer: string } | { id: number; trouble: string };

class Client {
  #worker: Worker | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Starts the worker, which loads the module. */
  start(): Worker {
    this.#worker ??= this.#begin();
    return this.#worker;
  }

  async ask<T>(question: Question): Promise<T> {
    const worker = this.start();
    const id = this.#next++;
    const text = await new Promise<string>((answer, fail) => {
      this.#waiting.set(id, { answer, fail });
      worker.postMessage({ id, question: JSON.stringify(question) });
    });
    const reply: Reply<T> = JSON.parse(text);
    if ("fault" in reply) throw new RulesError(reply.fault);
    return reply.ok;
  }

  /** Gives up whatever is being thought about. Nobody who waits for it hears of it again. */
  stop(): void {
    if (this.#waiting.size === 0) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #begin(): Worker {
    const worker = new Worker(new URL("asset:rules/worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", (event: MessageEvent<Told>) => {
      const told = event.data;
      const waiting = this.#waiting.get(told.id);
      this.#waiting.delete(told.id);
      if ("answer" in told) waiting?.answer(told.answer);
      else waiting?.fail(new Error(told.trouble));
    });
    return worker;
  }
}

const rules = new Client();
const computer = new Client();

/** Loads the module in the background. */
export function warmUp(): void {
  rules.start();
}

/** The same for the computer players. */
export function warmUpComputer(): void {
  computer.start();
}

/** Any question at all: for comparing the module with others of its kind. */
export function askDirectly(question: Question): Promise<unknown> {
  return rules.ask(question);
}

export function view<G extends GameName>(game: Played & { name: G }): Promise<Views[G]> {
  return rules.ask({ call: "view", game });
}

export function check(game: Played, text: string): Promise<Checked<Refusal>> {
  return rules.ask({ call: "check", game, text });
}

export function writeRecord(game: Played, names: string[], date: string | null): Promise<string> {
  return rules.ask({ call: "record", game, names, date });
}

export function think(game: Played, level: number, seed: number, effort: Effort): Promise<Thought> {
  return computer.ask({ call: "think", game, level, seed, effort });
}

export function analyse(game: Played, effort: Effort): Promise<Analysis> {
  return computer.ask({ call: "analyse", game, effort });
}

export function stopThinking(): void {
  computer.stop();
}
