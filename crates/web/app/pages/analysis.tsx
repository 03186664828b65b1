// The analysis of a position or a game, which is all in the address; without one, the page where an analysis begins.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { analysisOf, readQuery } from "../analysis/address.ts";
import { Analysis } from "../analysis/analysis.ts";
import { OpenForm } from "../analysis/open-form.tsx";
import { AnalysisScreen } from "../analysis/screen.tsx";
import { address, go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { loadRules } from "../rules/module.ts";
import { loadStyles } from "../shell/stylesheet.ts";
import { t } from "../texts.ts";

/** What the history of the browser remembers of an analysis: where it is stored, whatever its address has become. */
type Remembered = { analysis: string };

function remembered(): string | undefined {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "analysis" in state && typeof state.analysis === "string"
    ? state.analysis
    : undefined;
}

/** The page, with its styles. */
export async function loadPage(): Promise<typeof AnalysisPage> {
  await loadStyles(new URL("asset:analysis.css", import.meta.url));
  return AnalysisPage;
}

type Props = {
  game?: GameName | undefined;
  query: string;
  /** Another one with every address that somebody goes to, even if it says the same as the one before. */
  visit: object;
};

function AnalysisPage({ game, query, visit }: Props): JSX.Element {
  const analysis = useSignal<Analysis | undefined>(undefined);
  const impossible = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (game === undefined) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const given = readQuery(query);
    const begin = async (): Promise<void> => {
      await loadRules();
      const opened = new Analysis(game, given, remembered());
      await opened.open(given.review);
      if (gone) return opened.close();
      analysis.value = opened;
      // The address follows what is on the board, so that it can be shared, and the page comes back to it.
      stop = opened.query.subscribe((now) => {
        const state: Remembered = { analysis: opened.key };
        history.replaceState(state, "", address({ page: "analysis", game, query: now }));
      });
    };
    begin().catch((error: unknown) => {
      impossible.value = error instanceof Error ? error.message : String(error);
    });
    return () => {
      gone = true;
      stop?.();
      analysis.value = undefined;
      impossible.value = undefined;
    };
  }, [visit]);
  if (game === undefined) return <OpenForm />;
  if (impossible.value !== undefined)
    return (
      <div class="narrow">
        <h1>{t("analysis-title")}</h1>
        <p class="trouble" role="alert">
          {t("analysis-unreadable")} <bdi lang="en">{impossible.value}</bdi>
        </p>
        <p>
          <a class="button" href={address({ page: "analysis", query: "" })}>
            {t("analysis-title")}
          </a>
        </p>
      </div>
    );
  if (analysis.value === undefined) return <div class="play analysis" />;
  const { setup } = analysis.value;
  const setUp = (position: string): void => {
    const { options } = setup;
    go(analysisOf({ name: game, setup: { position, ...(options && { options }) }, moves: [] }));
  };
  return <AnalysisScreen key={analysis.value.key} analysis={analysis.value} setUp={setUp} />;
}
