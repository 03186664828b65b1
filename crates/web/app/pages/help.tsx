// How to move, by hand and by keyboard. The games themselves are taught elsewhere.

import type { JSX } from "preact";

import { t } from "../texts.ts";

const KEYS: [string, string[]][] = [
  ["quoridor", ["arrows", "enter", "hv", "r", "escape"]],
  ["squadro", ["digits", "arrows-squadro", "enter"]],
];

export function Help(): JSX.Element {
  return (
    <div class="narrow help">
      <h1>{t("help-title")}</h1>
      {KEYS.map(([game, keys]) => (
        <section key={game}>
          <h2>{t(game)}</h2>
          <p>{t(`help-${game}-aim`)}</p>
          <p>{t(`help-${game}-hand`)}</p>
          <h3>{t("help-keys")}</h3>
          <dl class="keys">
            {keys.map((key) => (
              <div key={key}>
                <dt><kbd>{t(`help-key-${key}`)}</kbd></dt>
                <dd>{t(`help-does-${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
