// Beside the board: what is to be done, what a wrong move does, hints, and what there is to say once the puzzle is over.

import type { ComponentChildren, JSX } from "preact";

import { analysisOf } from "../analysis/address.ts";
import { Reasons } from "../analysis/reasons.tsx";
import { ActionButton } from "../play/actions.tsx";
import { StepButtons } from "../play/step-buttons.tsx";
import { address } from "../route.ts";
import { share } from "../shell/share.ts";
import { t } from "../texts.ts";
import { puzzlesAt, sharedAddress } from "./address.ts";
import type { Collection } from "./collections.ts";
import type { Solving, Wrong } from "./solving.ts";
import { themeName } from "./themes.ts";
import * as words from "./words.ts";

type Props = {
  solving: Solving;
  collection: Collection;
  /** Whether there are hints: they count as a mistake. */
  hints: boolean;
  /** Goes on with another puzzle, if there is one. */
  next: (() => void) | undefined;
  /** What the puzzle came to: the rating, the place in a streak. */
  children?: ComponentChildren;
};

/** How many moves are to be found, and how it is known that they are the right ones. */
export function Labels({ solving }: { solving: Solving }): JSX.Element {
  const { kind } = solving.puzzle.proof;
  // A certain result never looks like an estimate.
  return (
    <p class="labels">
      <span class="label">{words.movesToFind(solving.puzzle)}</span>{" "}
      <span class={`label ${kind}`}>{t("puzzle-kind", { kind })}</span>
    </p>
  );
}

type ButtonProps = { name: string; text: string; run: () => void; primary?: boolean; disabled?: boolean };

function Button({ name, text, run, primary = false, disabled = false }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`button small${primary ? " primary" : ""}`}
      disabled={disabled}
      data-action={name}
      onClick={run}
    >
      {text}
    </button>
  );
}

function ShowSolution({ solving, disabled = false }: { solving: Solving; disabled?: boolean }): JSX.Element {
  return <Button name="show" text={t("puzzle-show")} run={() => void solving.show()} disabled={disabled} />;
}

function Finding({ solving, hints }: Pick<Props, "solving" | "hints">): JSX.Element {
  const { hints: given, hinted } = solving;
  // Whoever looks at the buttons isn't to see them come and go with every move.
  const busy = solving.phase.value !== "find";
  return (
    <>
      <div class="review-text">
        <Labels solving={solving} />
        {given.value > 0 && <p>{words.themes(solving)}</p>}
        {hinted.value !== undefined && <p>{words.hint(solving, hinted.value)}</p>}
      </div>
      {hints && solving.phase.value !== "showing" && (
        <p class="card-actions" key="find">
          {given.value < 2 && (
            <Button
              name="hint"
              text={t(given.value === 0 ? "puzzle-hint" : "puzzle-hint-more")}
              run={() => void solving.hint()}
              disabled={busy}
            />
          )}
          <ShowSolution solving={solving} disabled={busy} />
        </p>
      )}
    </>
  );
}

/** A wrong move, and why it is one. */
function Failing({ solving, wrong, hints, next }: Omit<Props, "collection"> & { wrong: Wrong }): JSX.Element {
  return (
    <>
      <div class="review-text">
        <p class={`proof lost ${solving.puzzle.proof.kind}`}>{words.lost(solving)}</p>
        <Reasons all={words.reasons(solving, wrong.facts)} />
        <p dir="auto">{words.refutation(wrong)}</p>
      </div>
      <p class="card-actions" key="wrong">
        {hints && <Button name="again" text={t("analysis-try")} run={() => solving.tryAgain()} primary />}
        <ShowSolution solving={solving} />
        {hints && next !== undefined && <Button name="next" text={t("puzzle-next")} run={next} />}
      </p>
    </>
  );
}

function Over({ solving, collection, next, children }: Props): JSX.Element {
  const { puzzle, name, reasons, moves } = solving;
  const { id, rating, position } = puzzle;
  const analysis = analysisOf({ name, setup: { position }, moves: [...moves.value] }, { ply: 0 });
  const title = t("puzzle-title", { id, rating });
  return (
    <>
      <div class="review-text">
        {children}
        <Reasons all={words.reasons(solving, reasons.value)} />
        <p class={`proof ${puzzle.proof.kind}`}>{words.proof(solving)}</p>
        <p class="labels">
          {puzzle.themes.map((theme) => (
            <a key={theme} class="label" href={address(puzzlesAt(collection, { kind: "theme", theme }))}>
              {themeName(theme)}
            </a>
          ))}
        </p>
        <p class="loss">{words.levels(solving)}</p>
        <p class="loss">{title}</p>
      </div>
      <p class="card-actions" key="over">
        {next !== undefined && <Button name="next" text={t("puzzle-next")} run={next} primary />}
        <a class="button small" href={address(analysis)}>
          {t("analysis-analyse")}
        </a>
        <ActionButton
          kind=" small"
          action={{ name: "share", enabled: true, run: () => share({ title, url: sharedAddress(collection, puzzle) }) }}
        />
      </p>
    </>
  );
}

export function PuzzleCard(props: Props): JSX.Element {
  const { solving } = props;
  const wrong = solving.wrong.value;
  const over = solving.phase.value === "over";
  return (
    <section class="card-panel puzzle-card" aria-label={t("puzzles-title")}>
      {over ? <Over {...props} /> : wrong !== undefined ? <Failing {...props} wrong={wrong} /> : <Finding {...props} />}
      {solving.moves.value.length > 0 && (
        <StepButtons ply={solving.ply.value} last={solving.moves.value.length} look={(ply) => solving.look(ply)} />
      )}
    </section>
  );
}
