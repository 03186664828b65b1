// The buttons that step through the moves of a game.

import type { JSX } from "preact";

import { t } from "../texts.ts";

const STEPS: [string, string, (ply: number, last: number) => number][] = [
  ["action-first", "M18 5 L11 12 L18 19 M7 5 V19", () => 0],
  ["action-back", "M15 5 L8 12 L15 19", (ply) => ply - 1],
  ["action-forward", "M9 5 L16 12 L9 19", (ply) => ply + 1],
  ["action-last", "M6 5 L13 12 L6 19 M17 5 V19", (_, last) => last],
];

/** `ply` of `last` moves are on the board. */
export function StepButtons({
  ply,
  last,
  look,
}: {
  ply: number;
  last: number;
  look: (ply: number) => void;
}): JSX.Element {
  return (
    <div class="look" role="group" aria-label={t("look-label")}>
      {STEPS.map(([name, d, to]) => {
        const target = to(ply, last);
        return (
          <button
            key={name}
            type="button"
            class="icon"
            aria-label={t(name)}
            disabled={target < 0 || target > last || target === ply}
            onClick={() => look(target)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={d} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}
