// What the page of an analysis shows: a game as a tree of variations, the position on the board, its review, the computer's lines.

import { batch, computed, effect, signal, untracked } from "@preact/signals";

import type { View } from "../rules/client.ts";
import type { Attempted, GameName, Grade, Played, ReviewMark, Setup } from "../rules/messages.ts";
import { ask } from "../rules/module.ts";
import { emptyGame, type Game } from "../session/game.ts";
import { stepTo } from "../session/turns.ts";
import { storeAnalysis, type StoredAnalysis, storedAnalysis } from "../storage/analyses.ts";
import { type AnalysisAddress, keyOf, writeQuery } from "./address.ts";
import { EngineRun } from "./engine-run.ts";
import { ReviewRun } from "./review-run.ts";
import * as trees from "./tree.ts";
import { type Glyph, ROOT, type Tree } from "./tree.ts";

/** Somebody tries another move than the one at this node: what was played instead, and what came of it. */
export type Attempt = { mark: ReviewMark; before: number; tried?: number; answer?: Attempted | "failed" };

/** How many positions are remembered as the boards showed them. */
const MOST_VIEWS = 400;

export class Analysis {
  readonly name: GameName;
  readonly setup: Setup;
  readonly tree = signal<Tree>(trees.emptyTree());
  /** The node of the position on the board. */
  readonly at = signal(ROOT);
  /** The seat at the bottom of the screen. */
  readonly bottom = signal(1);
  readonly review = signal<ReviewRun | undefined>(undefined);
  /** The nodes of the positions that are reviewed, the start first. */
  readonly reviewed = signal<number[]>([]);
  readonly attempt = signal<Attempt | undefined>(undefined);
  /** Whether the shortest paths are drawn. */
  readonly paths = signal(false);
  readonly engine = new EngineRun();
  /** The game for texts: nobody in particular sits at the board. */
  readonly game: Game;
  readonly seats: number;
  readonly #key: string;
  readonly #views = new Map<string, View>();
  readonly #ends: (() => void)[] = [];
  /** How far a review has come, as it is stored. */
  #stored: StoredAnalysis["review"];

  readonly path = computed(() => trees.pathTo(this.tree.value, this.at.value));
  readonly moves = computed(() => this.path.value.map(({ move }) => move));
  /** All moves of the line that the position is on. */
  readonly line = computed(() => trees.lineThrough(this.tree.value, this.at.value));
  readonly view = computed(() => this.boardAfter(this.moves.value));
  /** The number of the position in the reviewed game; none if it isn't one of it. */
  readonly reviewedPly = computed(() => {
    const ply = this.reviewed.value.indexOf(this.at.value);
    return ply < 0 ? undefined : ply;
  });
  /** How bad the moves are that led to these nodes: errors only. */
  readonly grades = computed((): ReadonlyMap<number, Grade> => {
    const reviewed = this.reviewed.value;
    const marks = this.review.value?.view.value?.marks ?? [];
    return new Map(marks.map(({ ply, grade }) => [reviewed[ply + 1] ?? -1, grade]));
  });
  /** What was wrong with the move that led to the position. */
  readonly mark = computed(() => {
    const ply = this.reviewedPly.value;
    return this.review.value?.view.value?.marks.find((mark) => mark.ply + 1 === ply);
  });
  /** The query of the address of what is shown. */
  readonly query = computed(() => {
    const [all, ply] = [this.line.value.map(({ move }) => move), this.path.value.length];
    const review = this.review.value !== undefined && this.reviewedPly.value !== undefined;
    return writeQuery({ setup: this.setup, moves: all, ply, review });
  });

  /** Throws what the rules say if there is no such game. The rules have to be loaded. */
  constructor(name: GameName, { setup, moves, ply }: AnalysisAddress, key?: string) {
    this.name = name;
    this.setup = setup;
    this.#key = key ?? keyOf(name, { setup, moves });
    const last = this.boardAfter(moves);
    this.seats = last.sides.length;
    this.game = { ...emptyGame(), name, setup, players: last.sides.map(() => ({ kind: "person" as const })) };
    const { tree, id } = this.#grown(moves);
    this.tree.value = tree;
    this.at.value = ply === undefined ? id : (trees.pathTo(tree, id)[ply - 1]?.id ?? ROOT);
  }

  /** The id under which the analysis is stored. */
  get key(): string {
    return this.#key;
  }

  /** Takes up what was stored, and keeps it from now on. */
  async open(review: boolean): Promise<void> {
    const stored = await storedAnalysis(this.#key).catch(() => undefined);
    if (stored?.tree !== undefined) this.#takeUp(stored.tree);
    this.#stored = stored?.review;
    if (review) this.startReview();
    this.#ends.push(
      effect(() => {
        const { ending, position } = this.view.value;
        const game = ending === null ? this.played() : undefined;
        // What the computer's lines follow is the position, and nothing of their own.
        untracked(() => this.engine.follow(game, position));
      }),
    );
  }

  close(): void {
    for (const end of this.#ends) end();
    this.review.value?.close();
    this.engine.close();
  }

  /** The game up to the position, or up to these moves. */
  played(moves: string[] = this.moves.value): Played {
    return { name: this.name, setup: this.setup, moves };
  }

  /** The board after these moves. */
  boardAfter(moves: readonly string[]): View {
    const key = moves.join(" ");
    const known = this.#views.get(key);
    if (known !== undefined) return known;
    const made = ask<View>({ call: "view", game: this.played([...moves]) });
    const [oldest] = this.#views.keys();
    if (this.#views.size >= MOST_VIEWS && oldest !== undefined) this.#views.delete(oldest);
    this.#views.set(key, made);
    return made;
  }

  boardAt(id: number): View {
    return this.boardAfter(trees.pathTo(this.tree.peek(), id).map(({ move }) => move));
  }

  go(id: number): void {
    this.at.value = trees.nodeOf(this.tree.value, id).id;
  }

  /** Steps through the line that the position is on; whether the key is one for that. */
  press(key: string): boolean {
    const line = this.line.value;
    const to = stepTo(key, this.path.value.length, line, this.seats);
    if (to === undefined) return false;
    this.go(line[to - 1]?.id ?? ROOT);
    return true;
  }

  /** Makes a move, or follows it if it is there. */
  play(move: string): void {
    const { turn } = this.view.value;
    const before = this.at.value;
    const { tree, id } = trees.added(this.tree.value, before, move, turn);
    batch(() => {
      this.#change(tree);
      this.at.value = id;
      const attempt = this.attempt.value;
      if (attempt === undefined) return;
      if (attempt.before !== before || attempt.tried !== undefined) this.attempt.value = undefined;
      else void this.#judge({ ...attempt, tried: id });
    });
  }

  /** Adds a line after a position, and goes to the position after so many of its moves. */
  follow(at: number, moves: readonly string[], count: number): void {
    const before = trees.pathTo(this.tree.value, at).map(({ move }) => move);
    const { made } = this.boardAfter([...before, ...moves]);
    const seats = made.slice(before.length).map(({ seat }) => seat);
    const { tree, id } = trees.addedLine(this.tree.value, at, moves, seats);
    batch(() => {
      this.#change(tree);
      this.at.value = trees.pathTo(tree, id)[before.length + count - 1]?.id ?? id;
    });
  }

  promote(id: number): void {
    this.#change(trees.promoted(this.tree.value, id));
  }

  remove(id: number): void {
    const parent = trees.nodeOf(this.tree.value, id).parent ?? ROOT;
    const inside = this.path.value.some((node) => node.id === id);
    batch(() => {
      if (inside) this.at.value = parent;
      this.#change(trees.removed(this.tree.value, id));
      if (this.reviewed.value.includes(id)) this.#endReview();
    });
  }

  annotate(id: number, glyph: Glyph | undefined): void {
    this.#change(trees.marked(this.tree.value, id, glyph));
  }

  comment(id: number, text: string): void {
    this.#change(trees.commented(this.tree.value, id, text));
  }

  /** Reviews the main line, or goes on with its review. */
  startReview(): void {
    const line = trees.lineFrom(this.tree.value, ROOT);
    const moves = line.map(({ move }) => move);
    const now = this.review.value;
    if (now !== undefined && now.game.moves.join() === moves.join()) return void now.start();
    now?.close();
    const run = new ReviewRun(this.played(moves), {
      load: async () => (this.#stored?.moves.join() === moves.join() ? this.#stored.state : undefined),
      keep: async (state) => {
        this.#stored = { moves, state };
        await this.#store();
      },
    });
    batch(() => {
      this.reviewed.value = [ROOT, ...line.map(({ id }) => id)];
      this.review.value = run;
    });
    void run.start();
  }

  /** Goes back to before a move that was an error, for somebody to find a better one. */
  tryAgain(mark: ReviewMark): void {
    const before = this.reviewed.value[mark.ply] ?? ROOT;
    batch(() => {
      this.at.value = before;
      this.attempt.value = { mark, before };
    });
  }

  endAttempt(): void {
    this.attempt.value = undefined;
  }

  async #judge(attempt: Attempt): Promise<void> {
    this.attempt.value = attempt;
    let answer: Attempt["answer"];
    try {
      answer = (await this.review.value?.attempt(this.played())) ?? "failed";
    } catch (error) {
      console.error(error);
      answer = "failed";
    }
    if (this.attempt.value === attempt) this.attempt.value = { ...attempt, answer };
  }

  #endReview(): void {
    this.review.value?.close();
    this.review.value = undefined;
    this.reviewed.value = [];
    this.attempt.value = undefined;
  }

  /** The tree with the line of these moves added. */
  #grown(moves: readonly string[], tree = this.tree.peek()): { tree: Tree; id: number } {
    return trees.addedLine(
      tree,
      ROOT,
      moves,
      this.boardAfter(moves).made.map(({ seat }) => seat),
    );
  }

  /** Takes up a stored tree, if the rules know all of its moves, and goes to where the address leads in it. */
  #takeUp(stored: Tree): void {
    try {
      for (const { id, children } of Object.values(stored.nodes))
        if (children.length === 0) this.boardAfter(trees.pathTo(stored, id).map(({ move }) => move));
    } catch (error) {
      console.error(error);
      return;
    }
    const here = this.moves.peek();
    const { tree } = this.#grown(
      this.line.peek().map(({ move }) => move),
      stored,
    );
    let id = ROOT;
    for (const move of here)
      id = trees.nodeOf(tree, id).children.find((child) => trees.nodeOf(tree, child).move === move) ?? id;
    batch(() => {
      this.tree.value = tree;
      this.at.value = id;
    });
  }

  #change(tree: Tree): void {
    if (tree === this.tree.value) return;
    this.tree.value = tree;
    void this.#store();
  }

  #store(): Promise<void> {
    const review = this.#stored;
    return storeAnalysis({ id: this.#key, tree: this.tree.peek(), ...(review && { review }) });
  }
}
