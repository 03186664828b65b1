// Where puzzles are chosen: the game, the puzzle of the day, at one's level, streak, rush, themes.

import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { number } from "../format.ts";
import { smallBoard } from "../preview/small-board.ts";
import { address, go } from "../route.ts";
import type { PuzzleView, ThemeCount } from "../rules/messages.ts";
import { lastChoice, storeChoice } from "../setup/last-choices.ts";
import { RadioGroup } from "../shell/radio-group.tsx";
import { noProgress, type PuzzleProgress, puzzleProgress } from "../storage/puzzles.ts";
import { colour } from "../text/players.ts";
import { t } from "../texts.ts";
import { puzzlesAt } from "./address.ts";
import { type Collection, collectionName, COLLECTIONS } from "./collections.ts";
import { MOST_PUZZLES } from "./level-estimate.ts";
import { dayOf, daysInRow, shownRating } from "./progress.ts";
import { PuzzleSource } from "./source.ts";
import { themeName } from "./themes.ts";

const KEY = "puzzles";

/** The collection that somebody chose the last time. */
export function lastCollection(): Collection {
  const [first] = COLLECTIONS;
  const { id } = lastChoice(KEY, { id: "" });
  const found = COLLECTIONS.find((one) => one.id === id) ?? first;
  if (found === undefined) throw new Error("there are no collections");
  return found;
}

/** What is known of a collection while it is shown. */
type Known = { daily: PuzzleView | undefined; themes: ThemeCount[] };

/** The position of a puzzle, on a board that takes no moves. */
function Position({ collection: { game }, puzzle }: { collection: Collection; puzzle: PuzzleView }): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = smallBoard(game);
    const { position } = puzzle;
    board.show([], { position }).then(
      () => place.current?.replaceChildren(board.element),
      (error: unknown) => console.error(error),
    );
  }, [puzzle.id]);
  return <div class="miniature" ref={place} aria-hidden="true" />;
}

type DailyProps = { collection: Collection; puzzle: PuzzleView; progress: PuzzleProgress };

function Daily({ collection, puzzle, progress: { daily } }: DailyProps): JSX.Element {
  const today = dayOf(Date.now());
  const days = daysInRow(daily, today);
  const done = daily?.day === today;
  const player = colour(collection.game, puzzle.solver + 1);
  return (
    <section class="daily">
      <Position collection={collection} puzzle={puzzle} />
      <div>
        <h2>{t("puzzles-daily")}</h2>
        <p>{t("puzzle-task", { player, aim: puzzle.aim })}</p>
        <p class="soft">
          {done && <span class="kept">{t("puzzles-daily-done")}</span>}{" "}
          {days > 0 && <span>{t("puzzles-daily-run", { days })}</span>}
        </p>
        <p>
          <a class="button primary" href={address(puzzlesAt(collection, { kind: "daily" }))}>
            {t("puzzles-solve")}
          </a>
        </p>
      </div>
    </section>
  );
}

type WayProps = { to: string; name: string; about: string; children?: ComponentChildren };

function Way({ to, name, about, children }: WayProps): JSX.Element {
  return (
    <a class="way" href={to}>
      <strong>{name}</strong>
      <span>{about}</span>
      {children}
    </a>
  );
}

function Best({ solved }: { solved: number }): JSX.Element | null {
  return solved === 0 ? null : <span class="best">{t("puzzles-best", { solved })}</span>;
}

export function Overview({ collection }: { collection: Collection }): JSX.Element {
  const progress = useSignal(noProgress(collection.id));
  const known = useSignal<Known | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    storeChoice(KEY, { id: collection.id });
    const source = new PuzzleSource(collection);
    let gone = false;
    const look = async (): Promise<void> => {
      progress.value = await puzzleProgress(collection.id);
      const themes = await source.themes();
      const daily = await source.daily(dayOf(Date.now()));
      if (!gone) known.value = { daily, themes };
    };
    look().catch((error: unknown) => {
      if (gone) return;
      console.error(error);
      failed.value = true;
    });
    return () => {
      gone = true;
      source.close();
    };
  }, []);
  const { daily, themes = [] } = known.value ?? {};
  const { game } = collection;
  const { tried, solved, bestRush, bestStreak } = progress.value;
  const to = (kind: "rated" | "streak" | "rush"): string => address(puzzlesAt(collection, { kind }));
  return (
    <div class="narrow puzzles">
      <h1>{t("puzzles-title")}</h1>
      <p>{t("puzzles-intro")}</p>
      <RadioGroup
        name="collection"
        legend={t("puzzles-game")}
        values={COLLECTIONS.map(({ id }) => id)}
        chosen={collection.id}
        text={(id) => {
          const found = COLLECTIONS.find((one) => one.id === id);
          return found === undefined ? "" : collectionName(found);
        }}
        choose={(id) => go({ page: "puzzles", path: id })}
      />
      <p class="rating">
        <span>{t("puzzles-rating")}</span> <strong data-testid="rating">{number(shownRating(progress.value))}</strong>{" "}
        <span class="soft">{t("puzzles-counts", { tried, solved })}</span>
      </p>
      {failed.value && (
        <p class="trouble" role="alert">
          {t("trouble")}
        </p>
      )}
      {known.value === undefined && !failed.value && <p role="status">{t("loading")}</p>}
      {known.value !== undefined && daily === undefined && <p>{t("puzzles-none")}</p>}
      {daily !== undefined && <Daily collection={collection} puzzle={daily} progress={progress.value} />}
      <div class="ways">
        <Way to={to("rated")} name={t("puzzles-rated")} about={t("puzzles-rated-about")} />
        <Way to={to("streak")} name={t("puzzles-streak")} about={t("puzzles-streak-about")}>
          <Best solved={bestStreak} />
        </Way>
        <Way to={to("rush")} name={t("puzzles-rush")} about={t("puzzles-rush-about")}>
          <Best solved={bestRush} />
        </Way>
        <Way
          to={address({ page: "level", game })}
          name={t("level-title")}
          about={t("level-intro", { most: MOST_PUZZLES })}
        />
      </div>
      {themes.length > 0 && (
        <section class="themes">
          <h2>{t("puzzles-themes")}</h2>
          <ul>
            {themes.map(({ theme, puzzles }) => (
              <li key={theme}>
                <a
                  class="button small"
                  href={address(puzzlesAt(collection, { kind: "theme", theme }))}
                  aria-label={t("puzzles-theme", { theme: themeName(theme), puzzles })}
                >
                  {themeName(theme)} <span class="soft">{number(puzzles)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
