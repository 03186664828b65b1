// The computer's lines for the position on the board, deeper and deeper as long as it stays.

import { signal } from "@preact/signals";

import { EngineWorker } from "../rules/computer.ts";
import type { Analysis, Played } from "../rules/messages.ts";
import { lastChoice, storeChoice } from "../setup/last-choices.ts";
import { type Exact, probe } from "./tablebase.ts";

/** How long each search may take, in milliseconds. What the one before found out is still known to the next. */
const EFFORTS = [100, 300, 800, 2_000, 5_000, 12_000];
/** A search that takes longer than this isn't waited for when the position changes, in milliseconds. */
const PATIENCE = 400;
/** The most lines. */
export const MOST_LINES = 5;

const KEY = "analysis.engine";
const USUAL = { on: false, lines: 3 };

/** What is known of a position: a search, and the exact values of the server's tablebase where it has them. */
type EngineResult = { game: Played; analysis: Analysis | undefined; exact: Exact | undefined };

export class EngineRun {
  readonly on = signal(USUAL.on);
  readonly lines = signal(USUAL.lines);
  readonly result = signal<EngineResult | undefined>(undefined);
  readonly running = signal(false);
  readonly failed = signal(false);
  readonly #worker = new EngineWorker();
  #game: { game: Played; position: string } | undefined;
  /** Changes with whatever is asked, so that an answer to what was asked before is known. */
  #turn = 0;
  #effort = 0;

  constructor() {
    const { on, lines } = lastChoice(KEY, USUAL);
    this.on.value = on;
    this.lines.value = Math.min(MOST_LINES, Math.max(1, lines));
  }

  turn(on: boolean): void {
    this.on.value = on;
    storeChoice(KEY, { on, lines: this.lines.value });
    this.#again();
  }

  setLines(lines: number): void {
    this.lines.value = lines;
    storeChoice(KEY, { on: this.on.value, lines });
    this.#again();
  }

  /** Turns to a position; none if there is nothing to search. */
  follow(game: Played | undefined, position: string): void {
    this.#game = game === undefined ? undefined : { game, position };
    this.#again();
  }

  close(): void {
    this.#turn++;
    this.#worker.close();
  }

  #again(): void {
    const turn = ++this.#turn;
    // A long search would keep the next position waiting; a short one keeps what it knows.
    if (this.running.value && this.#effort > PATIENCE) this.#worker.stop();
    this.running.value = false;
    this.result.value = undefined;
    this.failed.value = false;
    const asked = this.#game;
    if (!this.on.value || asked === undefined) return;
    void this.#search(turn, asked.game);
    void this.#probe(turn, asked.game, asked.position);
  }

  async #search(turn: number, game: Played): Promise<void> {
    this.running.value = true;
    for (const milliseconds of EFFORTS) {
      this.#effort = milliseconds;
      const effort = { milliseconds };
      const request = { call: "analyze", game, effort, lines: this.lines.value } as const;
      try {
        const analysis = await this.#worker.ask<Analysis>(game.name, request);
        if (turn !== this.#turn) return;
        this.#tell(game, { analysis });
        // Nothing is left to be found out.
        if (analysis.moves.every(({ evaluation }) => evaluation.kind === "proven")) break;
      } catch (error) {
        if (turn !== this.#turn) return;
        console.error(error);
        this.failed.value = true;
        break;
      }
    }
    this.running.value = false;
  }

  async #probe(turn: number, game: Played, position: string): Promise<void> {
    if (game.name !== "squadro") return;
    const exact = await probe(position);
    if (turn === this.#turn && exact !== undefined) this.#tell(game, { exact });
  }

  #tell(game: Played, found: Partial<EngineResult>): void {
    this.result.value = { analysis: undefined, exact: undefined, ...this.result.value, ...found, game };
  }
}
