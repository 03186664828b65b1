// What makes a game fair whose sides are not: balanced start positions, and matches of two games.

import type { JSX } from "preact";

import type { Terms } from "../online/messages.ts";
import { RadioGroup } from "../shell/radio-group.tsx";
import { t } from "../texts.ts";
import { FAIR_STARTS } from "./fair-starts.ts";
import type { TermsProps } from "./fields.tsx";
import { withHeadStart } from "./terms.ts";

/** Whether a game begins with a balanced position. */
export function isFair(terms: Terms): boolean {
  return terms.position !== undefined && FAIR_STARTS[terms.game].includes(terms.position);
}

/** The same with any balanced position, which says who moves first. Handicaps would spoil it. */
export function withFairStart(terms: Terms): Terms {
  const starts = FAIR_STARTS[terms.game];
  const { first: _, ...rest } = withHeadStart(terms, 0);
  const position = starts[Math.floor(Math.random() * starts.length)];
  return position === undefined ? rest : { ...rest, position };
}

export function withUsualStart(terms: Terms): Terms {
  const { position: _, ...rest } = terms;
  return rest;
}

/** The same with another balanced position, where the last game began with one. */
export function redrawn(terms: Terms): Terms {
  return isFair(terms) ? withFairStart(terms) : terms;
}

/** From which position the game begins, where some of them are balanced; and whether it is one of two. */
export function FairFields({ terms, choose }: TermsProps): JSX.Element {
  const { matchOfTwo, ...single } = terms;
  return (
    <>
      {FAIR_STARTS[terms.game].length > 0 && (
        <RadioGroup
          name="start"
          legend={t("fair-start")}
          values={["usual", "balanced"] as const}
          chosen={isFair(terms) ? "balanced" : "usual"}
          text={(start) => t(`fair-start-${start}`)}
          choose={(start) => choose(start === "balanced" ? withFairStart(terms) : withUsualStart(terms))}
          note={t("fair-start-why")}
        />
      )}
      {terms.seats.length === 2 && (
        <div class="choice">
          <label class="check">
            <input
              type="checkbox"
              name="match"
              value="two"
              checked={matchOfTwo !== undefined}
              onChange={(event) => choose(event.currentTarget.checked ? { ...terms, matchOfTwo: {} } : single)}
            />
            <span>{t("fair-match")}</span>
          </label>
          <p class="choice-note">{t("fair-match-why")}</p>
        </div>
      )}
    </>
  );
}
