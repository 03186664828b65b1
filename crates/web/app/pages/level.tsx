// Find your level: first the game, then a few positions.

import type { JSX } from "preact";

import { forTwo } from "../puzzles/collections.ts";
import { MOST_PUZZLES } from "../puzzles/level-estimate.ts";
import { LevelRun } from "../puzzles/level-run.ts";
import { LevelScreen } from "../puzzles/level-screen.tsx";
import { useOpened } from "../puzzles/opened.ts";
import { PuzzleSource } from "../puzzles/source.ts";
import { loadPuzzleStyles } from "../puzzles/styles.ts";
import { address } from "../route.ts";
import { type GameName, GAMES } from "../rules/messages.ts";
import { t } from "../texts.ts";

/** The page, with its styles. */
export async function loadPage(): Promise<typeof LevelPage> {
  await loadPuzzleStyles();
  return LevelPage;
}

function Run({ game }: { game: GameName }): JSX.Element | null {
  const collection = forTwo(game);
  const { run, again } = useOpened(() => new LevelRun(collection, { source: new PuzzleSource(collection) }));
  return run === undefined ? null : <LevelScreen run={run} again={again} />;
}

function LevelPage({ game }: { game?: GameName | undefined }): JSX.Element {
  if (game !== undefined) return <Run key={game} game={game} />;
  return (
    <div class="narrow puzzles">
      <h1>{t("level-title")}</h1>
      <p>{t("level-intro", { most: MOST_PUZZLES })}</p>
      <p class="card-actions">
        {GAMES.map((name) => (
          <a key={name} class="button large" href={address({ page: "level", game: name })}>
            {t(name)}
          </a>
        ))}
      </p>
    </div>
  );
}
