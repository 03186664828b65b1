// A lesson while somebody takes it: the task, the position on the board, what was said to the last move, hints.

import { computed, signal } from "@preact/signals";

import { sentences } from "../format.ts";
import type { View } from "../rules/client.ts";
import type { GameName } from "../rules/messages.ts";
import { ask } from "../rules/module.ts";
import { emptyGame, type Game, type Player, played } from "../session/game.ts";
import { moves } from "../settings.ts";
import { asQuoridor, asSquadro, colour, effect, moveInWords } from "../text/words.ts";
import { t } from "../texts.ts";
import type { Lesson, Task, Wrong } from "./course/course.ts";
import { expected, judge, toldOf } from "./lessons.ts";
import { markDone } from "./progress.ts";

/** How long a move is shown before the reply to it, in milliseconds. */
const PAUSE = 900;
/** A fence that adds so many steps is worth saying what another one adds. */
const TELLING = 2;

/** The learner is to move; others are moving; the move was wrong; the task is solved. */
type State = "play" | "busy" | "wrong" | "right";

const pause = (): Promise<void> => (moves() ? new Promise((resolve) => setTimeout(resolve, PAUSE)) : Promise.resolve());

export class LessonRun {
  readonly name: GameName;
  readonly lesson: Lesson;
  /** The number of the task, from 0. */
  readonly number = signal(0);
  readonly state = signal<State>("play");
  /** What is said to the last move, or as a hint; sentence by sentence. */
  readonly said = signal<string[]>([]);
  /** How many hints were asked for in this task: the second one is on the board. */
  readonly hints = signal(0);
  readonly game = signal<Game>(emptyGame());
  readonly view = signal<View | undefined>(undefined);
  /** The position before the reply that shows what was wrong, and the reply. */
  readonly refutation = signal<{ before: View; reply: string } | undefined>(undefined);
  readonly active = computed(() => this.state.value === "play");
  readonly bottom = computed(() => this.game.value.bottom);
  // What the board of a game asks for besides; a lesson has no premoves, and no positions to look back to.
  readonly board = this.view;
  readonly latest = this.view;
  readonly planning = signal(false);
  readonly premoves = signal<string[]>([]);
  readonly #tell: (text: string) => void;
  /** The right moves of the task so far, with the replies. */
  #made: string[] = [];
  #hintsInAll = 0;
  /** What waits for its pause is dropped once the board shows something else. */
  #shown = 0;

  /** The rules have to be loaded. `tell` says something to whoever doesn't see the board. */
  constructor(name: GameName, lesson: Lesson, tell: (text: string) => void) {
    this.name = name;
    this.lesson = lesson;
    this.#tell = tell;
    this.#begin(0);
  }

  get task(): Task {
    const task = this.lesson.tasks[this.number.value];
    if (task === undefined) throw new Error(`lesson ${this.lesson.id} has no task ${this.number.value}`);
    return task;
  }

  /** Whether no task follows. */
  get last(): boolean {
    return this.number.value === this.lesson.tasks.length - 1;
  }

  /** What to do. */
  get goal(): string {
    return this.#text(toldOf(this.lesson, this.task).goal, []);
  }

  /** The move that goes on with the task. */
  get expected(): string | undefined {
    return expected(this.task, this.#made);
  }

  play(move: string): void {
    if (this.state.value !== "play") return;
    const verdict = judge(this.lesson, this.task, this.#made, move);
    if (!verdict.right) {
      void this.#refute(move, verdict.wrong);
      return;
    }
    this.#made = [...this.#made, move];
    this.#show(this.#made);
    if (verdict.solved) this.#solve();
    else void this.#reply();
  }

  /** Somebody tried an illegal move, and the board has said why it is: that may be what the task is about. */
  refused(move: string): void {
    const { forbidden } = this.task;
    if (this.state.value === "play" && forbidden === true && move === this.expected) this.#solve();
  }

  cancelPremoves(): void {}

  /** The first hint is a sentence, the second draws the move. */
  hint(): void {
    if (this.state.value !== "play" || this.hints.value >= 2) return;
    this.hints.value++;
    this.#hintsInAll++;
    const move = this.expected ?? "";
    this.said.value = [
      this.hints.value === 1
        ? this.#text(toldOf(this.lesson, this.task).hint, this.#made)
        : t("learn-shown", { move: moveInWords(this.name, move) }),
    ];
    this.#tell(sentences(this.said.value));
  }

  /** Takes back the wrong move. */
  retry(): void {
    this.#show(this.#made);
    this.said.value = [];
    this.state.value = "play";
    this.#tell(this.goal);
  }

  /** Goes on with the next task. */
  next(): void {
    if (this.last) return;
    this.#begin(this.number.value + 1);
    this.#tell(this.goal);
  }

  close(): void {
    this.#shown++;
  }

  #begin(number: number): void {
    this.number.value = number;
    this.hints.value = 0;
    this.said.value = [];
    this.#made = [];
    this.game.value = { ...emptyGame(), name: this.name, setup: { position: this.task.position } };
    const view = this.#look([]);
    const players = view.sides.map((_, index): Player =>
      index + 1 === view.turn ? { kind: "person" } : { kind: "remote", name: colour(this.name, index + 1) },
    );
    this.game.value = { ...this.game.value, players, bottom: view.turn };
    this.#show([]);
    this.state.value = "play";
  }

  #look(made: readonly string[]): View {
    return ask<View>({ call: "view", game: played(this.game.peek(), [...made]) });
  }

  #show(made: readonly string[]): void {
    this.#shown++;
    this.refutation.value = undefined;
    this.game.value = { ...this.game.peek(), moves: [...made] };
    this.view.value = this.#look(made);
  }

  /** Makes the moves of the others until it is the learner's turn. */
  async #reply(): Promise<void> {
    this.state.value = "busy";
    this.said.value = [];
    const seat = this.bottom.value;
    while (this.view.value?.turn !== seat) {
      const reply = this.expected;
      if (reply === undefined) throw new Error(`lesson ${this.lesson.id} ends with a move of somebody else`);
      const run = this.#shown;
      await pause();
      if (run !== this.#shown) return;
      this.#tellMove(reply);
      this.#made = [...this.#made, reply];
      this.#show(this.#made);
    }
    this.state.value = "play";
  }

  async #refute(move: string, wrong: Wrong): Promise<void> {
    const before = this.#look(this.#made);
    this.#show([...this.#made, move]);
    this.state.value = "busy";
    const { why, reply } = typeof wrong === "string" ? { why: wrong } : wrong;
    if (reply !== undefined) {
      const run = this.#shown;
      await pause();
      if (run !== this.#shown) return;
      const after = this.#look([...this.#made, move]);
      this.#tellMove(reply);
      this.#show([...this.#made, move, reply]);
      this.refutation.value = { before: after, reply };
    }
    this.said.value = [this.#text(why, this.#made, reply), ...this.#effect(before, move)];
    this.#tell(sentences(this.said.value));
    this.state.value = "wrong";
  }

  /** What a wrong fence does, where the right one is about steps. */
  #effect(before: View, move: string): string[] {
    const view = asQuoridor(before);
    const ghost = view?.ghosts[move];
    if (view === undefined || ghost === undefined || !("changes" in ghost)) return [];
    if (this.#steps(view) < TELLING) return [];
    return [effect(this.game.value, ghost.changes, view)];
  }

  #solve(): void {
    const { right } = toldOf(this.lesson, this.task);
    const [first] = this.#made;
    this.said.value = [
      t("learn-right"),
      ...(right === undefined ? [] : [this.#text(right, this.#made)]),
      ...(first === undefined ? [] : this.#effect(this.#look([]), first)),
    ];
    if (this.last) markDone(this.name, this.lesson.id, this.#hintsInAll);
    this.#tell(sentences(this.said.value));
    this.state.value = "right";
  }

  #tellMove(move: string): void {
    const seat = this.view.peek()?.turn ?? 0;
    this.#tell(t("said-move", { player: colour(this.name, seat), move: moveInWords(this.name, move) }));
  }

  /** How many steps the expected fence adds to the path of an opponent. */
  #steps(view: View): number {
    const ghost = asQuoridor(view)?.ghosts[expected(this.task, []) ?? ""];
    if (ghost === undefined || !("changes" in ghost)) return 0;
    return Math.max(0, ...ghost.changes.filter(({ seat }) => seat !== this.bottom.peek()).map(({ longer }) => longer));
  }

  /** A text of the lesson with the values it may show, which are those of the position after these moves. */
  #text(id: string, made: readonly string[], reply = ""): string {
    const view = this.#look(made);
    const move = expected(this.task, made) ?? "";
    const lane = Number(move);
    const piece = asSquadro(view)?.sides[view.turn - 1]?.pieces[lane - 1];
    return t(id, { move, lane, reply, steps: this.#steps(view), count: piece?.path?.jumped.length ?? 0 });
  }
}
