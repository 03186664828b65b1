// The screen of a lesson: its idea, the board, what to do on it, and what is said to the moves.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { type BoardHandle, BoardFrame } from "../play/board-frame.tsx";
import { FenceBar, PieceBar } from "../play/fence-bar.tsx";
import { TextBoard } from "../play/text-board.tsx";
import { Token } from "../play/token.tsx";
import { address, go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { settings } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import { colour } from "../text/words.ts";
import { t } from "../texts.ts";
import type { Lesson } from "./course/course.ts";
import { Finish } from "./finish.tsx";
import { LessonRun } from "./lesson-run.ts";
import { lessonsOf } from "./lessons.ts";
import { nextLesson } from "./progress.ts";
import { quoridorShapes, squadroShapes } from "./shapes.ts";

/** Where the focus goes when a task or a move begins, and when there is something to go on with. */
function useFocus(place: { current: HTMLElement | null }, run: LessonRun): void {
  const before = useRef(`${run.state.value}${run.number.value}`);
  useSignalEffect(() => {
    const state = run.state.value;
    const now = `${state}${run.number.value}`;
    if (now === before.current || state === "busy") return;
    before.current = now;
    const board = settings.reader.peek() === "on" ? ".reader input" : ".board-frame";
    const wanted = state === "play" ? board : ".lesson-go";
    // Once it is drawn.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }));
  });
}

/** Which task of how many this is. */
function Dots({ run }: { run: LessonRun }): JSX.Element {
  const at = run.number.value;
  const { tasks } = run.lesson;
  return (
    <p class="lesson-dots">
      <span class="only-spoken">{t("learn-task-of", { task: at + 1, total: tasks.length })}</span>
      {tasks.map((_, index) => (
        <i
          key={index}
          class={index < at || (index === at && run.state.value === "right") ? "done" : index === at ? "now" : ""}
          aria-hidden="true"
        />
      ))}
    </p>
  );
}

/** The buttons under the board: hints while somebody thinks, then the way on. */
function Buttons({ run, follow }: { run: LessonRun; follow: () => void }): JSX.Element {
  const state = run.state.value;
  if (state === "wrong")
    return (
      <button type="button" class="button primary lesson-go" data-action="again" onClick={() => run.retry()}>
        {t("analysis-try")}
      </button>
    );
  if (state === "right") {
    const next = run.last ? follow : (): void => run.next();
    return (
      <button type="button" class="button primary lesson-go" data-action="next" onClick={next}>
        {t("learn-next")}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        class="button"
        data-action="hint"
        disabled={state === "busy" || run.hints.value === 2}
        onClick={() => run.hint()}
      >
        {t(run.hints.value === 0 ? "learn-hint" : "learn-show")}
      </button>
      <button type="button" class="quiet" data-action="skip" onClick={follow}>
        {t("learn-skip")}
      </button>
    </>
  );
}

/** What is said to the last move, or as a hint. */
function Said({ run }: { run: LessonRun }): JSX.Element {
  const [first, ...more] = run.said.value;
  const state = run.state.value;
  return (
    <div class={`lesson-said${state === "wrong" ? " was-wrong" : ""}`} data-testid="said">
      {first !== undefined && <p class={state === "right" ? "lesson-right" : ""}>{first}</p>}
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Head({ run }: { run: LessonRun }): JSX.Element {
  const { name, lesson } = run;
  const lessons = lessonsOf(name);
  const number = lessons.findIndex(({ id }) => id === lesson.id) + 1;
  const seat = run.bottom.value;
  return (
    <header class="lesson-head">
      <p class="lesson-where">
        <a href={address({ page: "learn", game: name })}>{t("learn-all")}</a>
        <span>{t("learn-lesson-of", { lesson: number, total: lessons.length })}</span>
      </p>
      <h1>{t(lesson.heading)}</h1>
      <p class="lesson-idea">{t(lesson.idea)}</p>
      <div class="lesson-goal">
        <Dots run={run} />
        <p data-testid="goal">{run.goal}</p>
        <p class="lesson-you">
          <Token game={name} seat={seat} /> {t("learn-you-are", { colour: colour(name, seat) })}
        </p>
      </div>
    </header>
  );
}

/** What stands in the place of a lesson after the last one. */
function Finished({ game }: { game: GameName }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="narrow" data-testid="finished">
      <h1 ref={heading} tabIndex={-1}>
        {t("learn-finished", { game: t(game) })}
      </h1>
      <Finish game={game} />
      <p>
        <a href={address({ page: "rules", game })}>{t("rules-title", { game: t(game) })}</a>
      </p>
      <p>
        <a href={address({ page: "learn" })}>{t("learn-all")}</a>
      </p>
    </div>
  );
}

export function LessonScreen({ game, lesson }: { game: GameName; lesson: Lesson }): JSX.Element {
  const run = useMemo(() => new LessonRun(game, lesson, announce), [game, lesson]);
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<BoardHandle | undefined>(undefined);
  const waiting = useSignal(false);
  const finished = useSignal(false);
  const shapes = useMemo(() => ({ quoridor: () => quoridorShapes(run), squadro: () => squadroShapes(run) }), [run]);
  useEffect(() => () => run.close(), [run]);
  useFocus(place, run);
  /** On to the lesson that follows; after the last one to a game, or to the overview if something isn't done yet. */
  const follow = (): void => {
    const lessons = lessonsOf(game);
    const following = lessons[lessons.indexOf(lesson) + 1]?.id;
    if (following !== undefined) go({ page: "learn", game, lesson: following });
    else if (nextLesson(game) === undefined) finished.value = true;
    else go({ page: "learn", game });
  };
  if (finished.value) return <Finished game={game} />;
  const Bar = game === "quoridor" ? FenceBar : PieceBar;
  return (
    <div class="lesson" ref={place} data-lesson={lesson.id} data-task={run.number.value} data-state={run.state.value}>
      <Head run={run} />
      <div class="play-frame">
        <BoardFrame
          session={run}
          waiting={(now) => (waiting.value = now)}
          handle={(given) => (handle.current = given)}
          shapes={shapes}
        />
      </div>
      <div class="lesson-foot">
        <Said run={run} />
        <div class="lesson-buttons">
          {waiting.value ? <Bar handle={() => handle.current} /> : <Buttons run={run} follow={follow} />}
        </div>
      </div>
      {settings.reader.value === "on" && <TextBoard session={run} />}
    </div>
  );
}
