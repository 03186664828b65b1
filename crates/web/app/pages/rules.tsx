// The complete rules of a game, with figures that can be played.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";

import { number } from "../format.ts";
import { idle } from "../idle.ts";
import { LiveFigure } from "../learn/live-figure.ts";
import { address } from "../route.ts";
import { rulebook } from "../rules/client.ts";
import type { GameName, RulebookFigure, RulebookSection } from "../rules/messages.ts";
import { moves } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import { RadioGroup } from "../shell/radio-group.tsx";
import { t } from "../texts.ts";

const PLAYERS = [2, 3, 4] as const;
/** A figure is drawn when it is this close to being seen, and played when so much of it is. */
const NEAR = "400px";
const SEEN = 0.7;

/** Calls back when an element is first seen as far as this; answers with what stops waiting. */
function whenSeen(element: Element, options: IntersectionObserverInit, then: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** The label of the button that plays a figure; none if there is nothing to play. */
function playLabel({ lines, forbidden }: RulebookFigure): string | undefined {
  if (forbidden.length > 0) return t("rules-figure-try");
  if (lines.length === 0) return undefined;
  return t(lines.length > 1 ? "rules-figure-play-each" : "rules-figure-play");
}

type FigureProps = { game: GameName; text: string; figure: RulebookFigure };

function Figure({ game, text, figure }: FigureProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const inWords = useSignal("");
  const live = useMemo(() => new LiveFigure(game, figure), []);
  useEffect(() => {
    const board = place.current;
    if (board === null) return;
    let stop = whenSeen(board, { rootMargin: NEAR }, () => {
      void idle()
        .then(() => live.draw(board))
        .then((words) => {
          inWords.value = words;
          // It is played once when it is looked at, unless somebody wants things to stand still.
          if (moves()) stop = whenSeen(board, { threshold: SEEN }, () => void live.play(() => undefined));
        });
    });
    return () => {
      stop();
      live.stop();
    };
  }, []);
  const label = playLabel(figure);
  return (
    <figure data-figure={text}>
      <div class="miniature" ref={place} />
      <figcaption>
        <p id={id}>{t(text)}</p>
        <p class="only-spoken">{inWords.value}</p>
        {label !== undefined && (
          <button type="button" class="button small" aria-describedby={id} onClick={() => void live.play(announce)}>
            {label}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

export function RulesPage({ game, players }: { game: GameName; players?: number | undefined }): JSX.Element {
  // Squadro is always for two.
  const several = game === "quoridor";
  const chosen = useSignal((several ? players : undefined) ?? PLAYERS[0]);
  const sections = useSignal<RulebookSection[]>([]);
  const failed = useSignal(false);
  useEffect(() => {
    let gone = false;
    rulebook(game, chosen.value).then(
      (found) => {
        if (!gone) sections.value = found;
      },
      (error: unknown) => {
        console.error(error);
        failed.value = true;
      },
    );
    return () => void (gone = true);
  }, [chosen.value]);
  const choose = (count: number): void => {
    chosen.value = count;
    // The same page: whoever goes back leaves it.
    history.replaceState(null, "", address({ page: "rules", game, players: count }));
  };
  return (
    <div class="narrow rules">
      <h1>{t("rules-title", { game: t(game) })}</h1>
      <p>
        <a href={address({ page: "learn", game })}>{t("learn-link")}</a>
      </p>
      {several && (
        <RadioGroup
          name="players"
          legend={t("new-players")}
          values={PLAYERS}
          chosen={chosen.value}
          text={(count) => number(count)}
          choose={choose}
        />
      )}
      {failed.value && (
        <p class="trouble" role="alert">
          {t("trouble")}
        </p>
      )}
      {sections.value.map(({ title, blocks }) => (
        <section key={title} data-section={title}>
          <h2>{t(title)}</h2>
          {blocks.map(({ text, figure }) =>
            figure === null ? (
              <p key={text}>{t(text)}</p>
            ) : (
              <Figure key={text} game={game} text={text} figure={figure} />
            ),
          )}
        </section>
      ))}
    </div>
  );
}
