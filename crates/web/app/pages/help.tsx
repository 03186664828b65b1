// How to play: what each game is about, and how to move by mouse, touch and keyboard.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { address } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { scrollToHeading } from "../shell/scroll-to.ts";
import { t } from "../texts.ts";

const KEYS: [GameName, string[]][] = [
  ["quoridor", ["arrows", "enter", "hv", "r", "escape", "look", "undo"]],
  ["squadro", ["digits", "arrows-squadro", "enter-squadro", "look", "undo"]],
];
/** What is on the keys: signs and letters, or names that differ from keyboard to keyboard. */
const ON_KEYS: Record<string, () => string> = {
  arrows: () => "← ↑ ↓ →",
  "arrows-squadro": () => "← →",
  digits: () => "1 – 5",
  enter: () => t("help-key-enter"),
  "enter-squadro": () => t("help-key-enter"),
  escape: () => t("help-key-escape"),
  hv: () => "H, V",
  look: () => `← → ${t("help-key-home")} ${t("help-key-end")}`,
  r: () => "R",
  undo: () => "U",
};

/** All of it; to begin with the game that somebody asks about. */
export function Help({ game: wanted }: { game?: GameName | undefined }): JSX.Element {
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => scrollToHeading(asked.current), []);
  return (
    <div class="narrow help">
      <h1>{t("help-title")}</h1>
      {KEYS.map(([game, keys]) => (
        <section key={game}>
          <h2 ref={game === wanted ? asked : null} tabIndex={-1}>
            {t(game)}
          </h2>
          <p>{t(`help-${game}-aim`)}</p>
          <p>
            <a href={address({ page: "learn", game })}>{t("learn-link")}</a>
          </p>
          <p>
            <a href={address({ page: "rules", game })}>{t("rules-title", { game: t(game) })}</a>
          </p>
          <p>{t(`help-${game}-hand`)}</p>
          <h3>{t("help-keys")}</h3>
          <dl class="keys">
            {keys.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{ON_KEYS[key]?.()}</kbd>
                </dt>
                <dd>{t(`help-does-${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
