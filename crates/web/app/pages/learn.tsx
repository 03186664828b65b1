// The courses: their overview, and a lesson.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

import { LessonScreen } from "../learn/lesson-screen.tsx";
import { lessonsOf } from "../learn/lessons.ts";
import { withdrawOffer } from "../learn/offer.ts";
import { Overview } from "../learn/overview.tsx";
import type { GameName } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import { loadStyles } from "../shell/stylesheet.ts";
import { t } from "../texts.ts";
import { NotFound } from "./not-found.tsx";

type Props = { game?: GameName | undefined; lesson?: string | undefined };

/** The page, with its styles. What is drawn over a board looks as in an analysis. */
export async function loadPage(): Promise<typeof LearnPage> {
  await Promise.all([
    loadStyles(new URL("asset:analysis.css", import.meta.url)),
    loadStyles(new URL("asset:learn.css", import.meta.url)),
  ]);
  return LearnPage;
}

function LearnPage({ game, lesson: id }: Props): JSX.Element {
  const ready = useSignal(false);
  const failed = useSignal(false);
  useLayoutEffect(withdrawOffer, []);
  useEffect(() => {
    loadRules().then(
      () => (ready.value = true),
      (error: unknown) => {
        console.error(error);
        failed.value = true;
      },
    );
  }, []);
  if (game === undefined || id === undefined) return <Overview game={game} />;
  const lesson = lessonsOf(game).find((one) => one.id === id);
  if (lesson === undefined) return <NotFound />;
  if (failed.value)
    return (
      <div class="narrow">
        <p class="trouble" role="alert">
          {t("trouble")}
        </p>
      </div>
    );
  return ready.value ? <LessonScreen game={game} lesson={lesson} /> : <div class="lesson" />;
}
