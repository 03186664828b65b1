// The overview of the courses: chapters and lessons, and how far somebody is.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { address } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { scrollToHeading } from "../shell/scroll-to.ts";
import { t } from "../texts.ts";
import type { Chapter, Course } from "./course/course.ts";
import { Finish } from "./finish.tsx";
import { ALL, lessonsOf } from "./lessons.ts";
import { nextLesson, progress, restart } from "./progress.ts";

const TITLES: Record<Chapter["id"], string> = {
  rules: "learn-chapter-rules",
  several: "learn-chapter-several",
  strategy: "learn-chapter-strategy",
};

function Lessons({ game, chapter, from }: { game: GameName; chapter: Chapter; from: number }): JSX.Element {
  const { done } = progress[game].value;
  const next = nextLesson(game);
  return (
    <section class="learn-chapter">
      <h3>{t(TITLES[chapter.id])}</h3>
      <ol start={from}>
        {chapter.lessons.map(({ id, heading }) => (
          <li key={id} class={done.includes(id) ? "done" : id === next ? "next" : ""}>
            <a href={address({ page: "learn", game, lesson: id })}>{t(heading)}</a>
            {done.includes(id) && (
              <>
                <svg class="learn-tick" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M5 13 L10 18 L19 7" />
                </svg>
                <span class="only-spoken">{t("learn-done")}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Forgets what was done, at the second press. */
function Restart({ game }: { game: GameName }): JSX.Element {
  const sure = useSignal(false);
  const press = (): void => {
    if (sure.value) restart(game);
    sure.value = !sure.value;
  };
  return (
    <button
      type="button"
      class={`button${sure.value ? " danger" : ""}`}
      data-action="restart"
      onClick={press}
      onBlur={() => (sure.value = false)}
    >
      {t(sure.value ? "learn-restart-sure" : "learn-restart")}
    </button>
  );
}

function CourseOverview({ course, asked }: { course: Course; asked: boolean }): JSX.Element {
  const { game, chapters } = course;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked) scrollToHeading(heading.current);
  }, []);
  const { done } = progress[game].value;
  const all = lessonsOf(game);
  const next = nextLesson(game);
  const values = { done: done.length, total: all.length };
  const starts = chapters.map((_, index) =>
    chapters.slice(0, index).reduce((sum, { lessons }) => sum + lessons.length, 1),
  );
  return (
    <section class="learn-course" data-course={game}>
      <h2 ref={heading} tabIndex={-1}>
        {t(game)}
      </h2>
      <div class="learn-head">
        <label class="learn-progress">
          <span>{t("learn-progress", values)}</span>
          <progress max={all.length} value={done.length} />
        </label>
        {next !== undefined && (
          <a class="button primary" href={address({ page: "learn", game, lesson: next })} data-action="go">
            {t(done.length === 0 ? "learn-start" : "home-continue")}
          </a>
        )}
        {done.length > 0 && <Restart game={game} />}
      </div>
      {next === undefined && (
        <>
          <p class="learn-all-done">{t("learn-finished", { game: t(game) })}</p>
          <Finish game={game} />
        </>
      )}
      <div class="learn-chapters">
        {chapters.map((chapter, index) => (
          <Lessons key={chapter.id} game={game} chapter={chapter} from={starts[index] ?? 1} />
        ))}
      </div>
      <p>
        <a href={address({ page: "rules", game })}>{t("rules-title", { game: t(game) })}</a>
      </p>
    </section>
  );
}

/** Both courses; to begin with the one that somebody asks about. */
export function Overview({ game }: { game?: GameName | undefined }): JSX.Element {
  return (
    <div class="learn">
      <h1>{t("learn-title")}</h1>
      <p>{t("learn-intro")}</p>
      {ALL.map((course) => (
        <CourseOverview key={course.game} course={course} asked={course.game === game} />
      ))}
    </div>
  );
}
