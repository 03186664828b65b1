// The courses against the rules and the engines: every position and move is what the lessons say, and so is every text, of every
// legal move that somebody may try, listed or not.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";

import { catalogue } from "../browser.ts";
import { isFence } from "../../../app/board/quoridor/grid.ts";
import type { Lesson, Task, Wrong } from "../../../app/learn/course/course.ts";
import { ALL, expected, judge, lessonsOf, toldOf } from "../../../app/learn/lessons.ts";
import { check, rulebook, type View, view } from "../../../app/rules/client.ts";
import { type Analysis, type GameName, type QuoridorView, type SquadroView } from "../../../app/rules/messages.ts";
import { loadRules } from "../../../app/rules/module.ts";
import { read } from "../../../app/rules/reply.ts";
import { WasmModule } from "../../../app/rules/wasm.ts";
import { asQuoridor, asSquadro } from "../../../app/text/players.ts";
import { loadTexts, t } from "../../../app/texts.ts";

let engines: WasmModule;

before(async () => {
  await loadRules();
  await loadTexts("en");
  engines = await WasmModule.load(new URL("asset:engines.wasm"));
  for (const file of [
    "quoridor-engine/nets/quoridor.net",
    "quoridor-engine/books/quoridor.book",
    "squadro-engine/nets/squadro.net",
  ])
    read(engines.install(file.split("/").at(-1) ?? "", readFileSync(new URL(`../../../../${file}`, import.meta.url))));
});

const played = (name: GameName, { position }: Task, moves: readonly string[]) => ({
  name,
  setup: { position },
  moves: [...moves],
});
const look = (name: GameName, task: Task, moves: readonly string[]): Promise<View> => view(played(name, task, moves));

/** Who wins from here, proven by search. */
function winner(name: GameName, task: Task, moves: readonly string[], now: View): number | undefined {
  if (now.ending !== null) return now.ending.end === "win" ? now.ending.seat : undefined;
  const request = { call: "analyze", game: played(name, task, moves), effort: { nodes: 300_000 }, lines: 1 };
  const [best] = read<Analysis>(engines.ask(JSON.stringify(request))).moves;
  assert.equal(best?.evaluation.kind, "proven", `${task.position} ${moves.join(" ")} is proven`);
  return best?.evaluation.kind === "proven" ? best.evaluation.winner : undefined;
}

/** Every legal move. */
function legal(now: View): string[] {
  const quoridor = asQuoridor(now);
  if (quoridor === undefined) return asSquadro(now)?.legal.map(String) ?? [];
  const { targets, ghosts, turn, sides } = quoridor;
  const fences = Object.entries(ghosts).filter(([, ghost]) => "changes" in ghost);
  return [...targets, ...((sides[turn - 1]?.fences ?? 0) > 0 ? fences.map(([fence]) => fence) : [])];
}

type Step = { lesson: Lesson; task: Task; game: GameName; made: string[]; before: View; seat: number };

/** Every position in which a learner is to move. */
async function* steps(): AsyncGenerator<Step> {
  for (const { game, chapters } of ALL) {
    for (const lesson of chapters.flatMap(({ lessons }) => lessons)) {
      for (const task of lesson.tasks) {
        const { turn: seat } = await look(game, task, []);
        const seen = new Set<string>();
        for (const line of task.lines) {
          for (let ply = 0; ply < line.length; ply++) {
            const made = line.slice(0, ply);
            const position = await look(game, task, made);
            if (position.turn !== seat || seen.has(made.join(" "))) continue;
            seen.add(made.join(" "));
            yield { lesson, task, game, made, before: position, seat };
          }
        }
      }
    }
  }
}

const where = ({ lesson, task, made }: Step, move: string): string =>
  `${lesson.id}, ${task.position}: ${[...made, move].join(" ")}`;

const textOf = (wrong: Wrong): string => (typeof wrong === "string" ? wrong : wrong.why);

test("courses have ten to twenty lessons of two tasks or more, with names of their own", () => {
  for (const { game } of ALL) {
    const lessons = lessonsOf(game);
    assert.ok(lessons.length >= 10 && lessons.length <= 20, `${game}: ${lessons.length}`);
    assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
    assert.equal(new Set(lessons.map(({ heading }) => t(heading))).size, lessons.length);
    for (const { id, tasks } of lessons) {
      assert.match(id, /^[a-z-]+$/);
      assert.ok(new Set(tasks.map(({ position, lines }) => position + lines.join())).size >= 2, id);
    }
  }
});

test("every text of the tables is there, and shows all its values", () => {
  const known = new Set([...catalogue().matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id));
  const texts = ALL.flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons)).flatMap((lesson) => {
    const wrong = lesson.tasks.flatMap((task) => Object.values(task.wrong ?? {}).map(textOf));
    const told = lesson.tasks.map((task) => toldOf(lesson, task));
    const all = told.flatMap(({ goal, hint, other, otherFence, right }) => [goal, hint, other, otherFence, right]);
    return [lesson.heading, lesson.idea, ...all.filter((id) => id !== undefined), ...wrong];
  });
  assert.ok(texts.length > 200);
  for (const id of texts) {
    assert.ok(known.has(id), id);
    const said = t(id, { move: "e2", lane: 3, reply: "e3h", steps: 3, count: 2 });
    assert.doesNotMatch(said, /[{}$]/, id);
  }
});

test("every figure of the rulebooks is a task, and its move solves it", async () => {
  const tasks = (game: GameName): Task[] => lessonsOf(game).flatMap((lesson) => lesson.tasks);
  let figures = 0;
  for (const [game, players] of [
    ["quoridor", 2],
    ["quoridor", 3],
    ["quoridor", 4],
    ["squadro", 2],
  ] as const) {
    for (const { text, figure } of (await rulebook(game, players)).flatMap(({ blocks }) => blocks)) {
      if (figure === null) continue;
      figures++;
      const same = tasks(game).filter(({ position }) => position === figure.position);
      assert.ok(same.length > 0, `${text} is a task`);
      const shown = [...figure.lines, ...figure.forbidden.map((move) => [move])].map((line) => line.join(" "));
      const solved = new Set(same.flatMap(({ lines }) => lines.map((line) => line.join(" "))));
      if (shown.length > 0)
        assert.ok(
          shown.some((line) => solved.has(line)),
          `${text}: ${shown.join()}`,
        );
    }
  }
  assert.ok(figures >= 13 + 9);
});

test("the lines of the tasks can be played, by the learner and the others in turn", async () => {
  for (const { game } of ALL) {
    for (const lesson of lessonsOf(game)) {
      for (const task of lesson.tasks) {
        const name = `${lesson.id}, ${task.position}`;
        const start = await look(game, task, []);
        assert.equal(start.ending, null, name);
        if (task.forbidden === true) {
          const [[move = ""] = []] = task.lines;
          const { legal: may, why } = await check(played(game, task, []), move);
          assert.ok(!may && why?.reason === "cuts-off", `${name}: ${move} is forbidden`);
          assert.deepEqual(task.lines, [[move]]);
          continue;
        }
        for (const line of task.lines) {
          const last = await look(game, task, line.slice(0, -1));
          assert.equal(last.turn, start.turn, `${name}: the learner makes the last move`);
          await look(game, task, line);
          assert.deepEqual(judge(lesson, task, line.slice(0, -1), line.at(-1) ?? ""), { right: true, solved: true });
        }
      }
    }
  }
});

test("listed wrong moves are legal and wrong, and so are the replies; listed illegal ones are refused for their reason", async () => {
  let wrongs = 0;
  let refused = 0;
  for (const { game } of ALL) {
    for (const lesson of lessonsOf(game)) {
      for (const task of lesson.tasks) {
        for (const [line, wrong] of Object.entries(task.wrong ?? {})) {
          const moves = line.split(" ");
          const verdict = judge(lesson, task, moves.slice(0, -1), moves.at(-1) ?? "");
          assert.deepEqual(verdict, { right: false, wrong }, `${lesson.id}: ${line}`);
          assert.ok(
            expected(task, moves.slice(0, -1)) !== undefined,
            `${lesson.id}: ${line} leaves a line that is right`,
          );
          await look(game, task, typeof wrong === "string" ? moves : [...moves, wrong.reply]);
          wrongs++;
        }
        for (const [move, reason] of Object.entries(task.illegal ?? {})) {
          const { legal: may, why } = await check(played(game, task, []), move);
          assert.ok(!may, `${lesson.id}: ${move} is illegal`);
          assert.equal(why?.reason, reason, `${lesson.id}: ${move}`);
          refused++;
        }
      }
    }
  }
  assert.ok(wrongs > 40 && refused > 20, `${wrongs}, ${refused}`);
});

type Tried = Step & { move: string; right: string; after: View; best: View; wrong: Wrong };
type Claim = (tried: Tried) => boolean | Promise<boolean>;

const quoridorOf = (seen: View): QuoridorView => asQuoridor(seen) ?? assert.fail("a board of Quoridor");
const squadroOf = (seen: View): SquadroView => asSquadro(seen) ?? assert.fail("a board of Squadro");
const distance = (seen: View, seat: number): number => quoridorOf(seen).sides[seat - 1]?.distance ?? assert.fail();

/** By how much a fence makes the paths of the others and the learner's longer. */
function added({ before: seen, seat }: Step, fence: string): { them: number; you: number } {
  const ghost = quoridorOf(seen).ghosts[fence];
  if (ghost === undefined || !("changes" in ghost)) return { them: 0, you: 0 };
  const sum = (own: boolean): number =>
    ghost.changes.filter((change) => (change.seat === seat) === own).reduce((all, { longer }) => all + longer, 0);
  return { them: sum(false), you: sum(true) };
}

const net = (step: Step, fence: string): number => added(step, fence).them - added(step, fence).you;

/** The most that the seat to move gains by a fence. */
function threat(seen: View): number {
  const { ghosts, turn } = quoridorOf(seen);
  const worth = Object.values(ghosts).map((ghost) =>
    "changes" in ghost
      ? ghost.changes.reduce((all, { seat, longer }) => all + (seat === turn ? -longer : longer), 0)
      : 0,
  );
  return Math.max(0, ...worth);
}

const pieceOf = (seen: View, seat: number, lane: string) =>
  squadroOf(seen).sides[seat - 1]?.pieces[Number(lane) - 1] ?? assert.fail(`no piece ${lane}`);
const jumps = (seen: View, seat: number, lane: string): number => pieceOf(seen, seat, lane).path?.jumped.length ?? 0;
const spaces = (seen: View, seat: number, lane: string): number => {
  const { path } = pieceOf(seen, seat, lane);
  return path === null ? 0 : path.to - path.from;
};

/** How many more moves the pieces that a move jumps need once they were sent back. */
async function cost({ game, task, seat }: Step, moves: readonly string[], jumper: number): Promise<number> {
  const seen = await look(game, task, moves.slice(0, -1));
  const after = await look(game, task, moves);
  const lane = moves.at(-1) ?? "";
  const other = 3 - jumper;
  assert.ok(seat === 1 || seat === 2);
  return (pieceOf(seen, jumper, lane).path?.jumped ?? []).reduce(
    (sum, jump) => sum + pieceOf(after, other, String(jump.lane)).needs - pieceOf(seen, other, String(jump.lane)).needs,
    0,
  );
}

/** The most that a jump of the opponent costs after a move. */
async function risk(step: Step, move: string): Promise<number> {
  const made = [...step.made, move];
  const seen = await look(step.game, step.task, made);
  const costs = legal(seen).map((reply) => cost(step, [...made, reply], 3 - step.seat));
  return Math.max(0, ...(await Promise.all(costs)));
}

const lost: Claim = ({ game, task, made, move, after, seat }) => {
  const won = winner(game, task, [...made, move], after);
  return won !== undefined && won !== seat;
};
const jumpsInQuoridor = (seen: View): boolean => {
  const { last } = quoridorOf(seen);
  return last?.kind === "pawn" && last.over !== null;
};

/** What each text claims of a wrong move. */
const CLAIMS: Record<string, Claim> = {
  "learn-not-asked": () => true,
  "learn-no-win": ({ after, best, seat }) =>
    after.ending === null && best.ending?.end === "win" && best.ending.seat === seat,
  "learn-race-lost": lost,
  "lesson-q-not-fence": ({ move }) => isFence(move),
  "lesson-q-place-fence": ({ move, right }) => !isFence(move) && isFence(right),
  "lesson-q-no-closer": ({ before: seen, after, best, seat }) =>
    distance(after, seat) >= distance(seen, seat) && distance(best, seat) < distance(seen, seat),
  "lesson-q-jump-missed": ({ after, best }) => !jumpsInQuoridor(after) && jumpsInQuoridor(best),
  "lesson-q-add-less": (tried) => net(tried, tried.move) < net(tried, tried.right),
  "lesson-q-around-longer": ({ after, best, seat }) => distance(after, seat) > distance(best, seat),
  "lesson-q-side-back": ({ before: seen, after, seat }) =>
    jumpsInQuoridor(after) && distance(after, seat) > distance(seen, seat),
  "lesson-q-stop-lost": async ({ game, task, made, move, after }) => {
    const { path } = quoridorOf(after).sides[after.turn - 1] ?? assert.fail();
    const next = await look(game, task, [...made, move, path[0] ?? ""]);
    return next.ending?.end === "win" && next.ending.seat === after.turn;
  },
  "lesson-q-twice-you": (tried) =>
    added(tried, tried.move).them === added(tried, tried.right).them && added(tried, tried.move).you > 0,
  "lesson-q-twice-open": ({ after, best, wrong }) => {
    const reply = typeof wrong === "string" ? "" : wrong.reply;
    const ghost = quoridorOf(after).ghosts[reply];
    const own = quoridorOf(best).ghosts[reply];
    return (
      ghost !== undefined && "changes" in ghost && threat(after) > threat(best) && own !== undefined && "why" in own
    );
  },
  "lesson-q-dead-trap": async (tried) => {
    const { game, task, made, move, after, seat, wrong } = tried;
    const reply = typeof wrong === "string" ? "" : wrong.reply;
    const then = await look(game, task, [...made, move, reply]);
    return distance(then, seat) >= distance(after, seat) + 4 && (await lost(tried));
  },
  "lesson-q-save-early": lost,
  "lesson-s-slow": ({ before: seen, move, right, seat }) =>
    spaces(seen, seat, move) < 3 && spaces(seen, seat, right) === 3,
  "lesson-s-short": ({ before: seen, move, seat }) =>
    pieceOf(seen, seat, move).path?.to !== 6 &&
    spaces(seen, seat, move) > 0 &&
    pieceOf(seen, seat, move).path?.to !== 12,
  "lesson-s-jump-none": ({ before: seen, move, right, seat }) =>
    jumps(seen, seat, move) === 0 && jumps(seen, seat, right) > 0,
  "lesson-s-sent-less": async (tried) =>
    (await cost(tried, [tried.move], tried.seat)) < (await cost(tried, [tried.right], tried.seat)),
  "lesson-s-safe-not": ({ after, best }) => {
    const threatened = (seen: View): boolean => legal(seen).some((lane) => jumps(seen, seen.turn, lane) > 0);
    return threatened(after) && !threatened(best);
  },
  "lesson-s-trip-longer": ({ before: seen, move, right, seat }) =>
    pieceOf(seen, seat, move).needs > pieceOf(seen, seat, right).needs,
  "lesson-s-give-costly": async (tried) => (await risk(tried, tried.move)) > (await risk(tried, tried.right)),
  "lesson-s-send-greedy": async (tried) => {
    const reply = typeof tried.wrong === "string" ? "" : tried.wrong.reply;
    const sends = jumps(tried.before, tried.seat, tried.move) > 0 && jumps(tried.after, tried.after.turn, reply) > 0;
    return sends && lost(tried);
  },
};

test("what is said of a wrong move is true, of every legal move there is", async () => {
  const said = new Set<string>();
  for await (const step of steps()) {
    const { lesson, task, game, made, before: seen } = step;
    const right = expected(task, made) ?? assert.fail();
    const best = task.forbidden === true ? seen : await look(game, task, [...made, right]);
    for (const move of legal(seen)) {
      const verdict = judge(lesson, task, made, move);
      if (verdict.right) continue;
      const text = textOf(verdict.wrong);
      const claim = CLAIMS[text] ?? assert.fail(`nothing checks ${text}`);
      const after = await look(game, task, [...made, move]);
      const tried = { ...step, move, right, after, best, wrong: verdict.wrong };
      assert.ok(await claim(tried), `${where(step, move)}: ${text}`);
      said.add(text);
    }
  }
  assert.deepEqual([...said].sort(), Object.keys(CLAIMS).sort(), "every claim was made somewhere");
});

/** What each text promises of the right move; the values are those of the first of them. */
const GOALS: Record<string, (step: Step, right: string, after: View) => boolean | Promise<boolean>> = {
  "learn-win-now": (_, __, after) => after.ending?.end === "win",
  "learn-only-move": ({ game, task, made, seat }, right, after) => winner(game, task, [...made, right], after) === seat,
  "lesson-q-save-goal": ({ game, task, made, seat }, right, after) =>
    winner(game, task, [...made, right], after) === seat,
  "lesson-q-save-now-goal": ({ game, task, made, seat }, right, after) =>
    winner(game, task, [...made, right], after) === seat,
  "lesson-q-dead-safe-goal": ({ game, task, made, seat }, right, after) =>
    winner(game, task, [...made, right], after) === seat,
  "lesson-q-add-goal": (step, right) => added(step, right).them >= 2 && added(step, right).you === 0,
  "lesson-q-count-goal": ({ before: seen, seat }, _, after) => distance(after, seat) === distance(seen, seat) - 1,
  "lesson-q-start-goal": ({ before: seen, seat }, _, after) => distance(after, seat) === distance(seen, seat) - 1,
  "lesson-q-jump-goal": (_, __, after) => jumpsInQuoridor(after),
  "lesson-q-side-goal": (_, right, after) => {
    const { last } = quoridorOf(after);
    return last?.kind === "pawn" && last.over !== null && last.from[0] !== right[0] && last.from[1] !== right[1];
  },
  "lesson-q-stop-goal": ({ before: seen }, _, after) => {
    const next = quoridorOf(after).sides[after.turn - 1];
    const then = quoridorOf(seen).sides[after.turn - 1];
    return then?.distance === 1 && (next?.distance ?? 0) >= 4;
  },
  // The player after the learner is left out.
  "lesson-q-shut-goal": ({ before: seen, seat }, _, after) => {
    const next = (seat % quoridorOf(seen).sides.length) + 1;
    return after.turn !== next && after.turn === (next % quoridorOf(seen).sides.length) + 1;
  },
  "lesson-s-three-goal": ({ before: seen, seat }, right) => spaces(seen, seat, right) === 3,
  "lesson-s-turn-goal": (_, right, after) => pieceOf(after, after.turn === 1 ? 2 : 1, right).progress === 6,
  "lesson-s-home-goal": (_, right, after) => pieceOf(after, after.turn === 1 ? 2 : 1, right).progress === 12,
  "lesson-s-jump-goal": ({ before: seen, seat }, right) => jumps(seen, seat, right) === 1,
  "lesson-s-row-goal": ({ before: seen, seat }, right) => jumps(seen, seat, right) >= 2,
  "lesson-s-safe-goal": ({ before: seen, seat }, right) => pieceOf(seen, seat, right).path?.to === 6,
  "lesson-s-give-goal": async (step, right) => {
    // Two pieces are threatened as long as something else is moved, and the other one costs less.
    const { game, task, seat } = step;
    const idle = legal(step.before).find((lane) => pieceOf(step.before, seat, lane).progress === 0) ?? right;
    const seen = await look(game, task, [idle]);
    const threatened = legal(seen).flatMap((lane) => pieceOf(seen, 3 - seat, lane).path?.jumped ?? []);
    return new Set(threatened.map(({ lane }) => lane)).size === 2 && (await risk(step, right)) > 0;
  },
};

test("right moves do what the goal says", async () => {
  const reached = new Set<string>();
  for await (const step of steps()) {
    const { lesson, task, game, made } = step;
    const { goal } = toldOf(lesson, task);
    const promise = GOALS[goal];
    if (promise === undefined || task.forbidden === true) continue;
    for (const line of task.lines) {
      const right = line[made.length];
      if (right === undefined) continue;
      assert.ok(await promise(step, right, await look(game, task, [...made, right])), `${where(step, right)}: ${goal}`);
    }
    reached.add(goal);
  }
  assert.deepEqual([...reached].sort(), Object.keys(GOALS).sort());
});

test("of all fences, those that are asked for add most, and only they", async () => {
  for await (const step of steps()) {
    const { lesson, task } = step;
    if (toldOf(lesson, task).goal !== "lesson-q-add-goal") continue;
    const right = new Set(task.lines.map(([fence]) => fence));
    const most = Math.max(...[...right].map((fence) => net(step, fence ?? "")));
    const fences = legal(step.before).filter(isFence);
    const better = fences.filter((fence) => net(step, fence) >= most && !right.has(fence));
    // What adds as much and is wrong leaves the opponent a fence that the right one prevents.
    const open = (fence: string): boolean => typeof task.wrong?.[fence] === "object";
    assert.deepEqual(
      better.filter((fence) => !open(fence)),
      [],
      `${lesson.id}, ${task.position}`,
    );
  }
});

test("a whole trip takes 6 moves in lane 3 and 8 in every other", async () => {
  const start = squadroOf(await view({ name: "squadro", setup: {}, moves: [] }));
  for (const { pieces } of start.sides)
    assert.deepEqual(
      pieces.map(({ needs }) => needs),
      [8, 8, 6, 8, 8],
    );
});
