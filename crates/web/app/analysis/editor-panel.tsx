// Setting up a position beside the board: everything that can be dragged can be typed, too.

import type { JSX } from "preact";

import { RadioGroup } from "../shell/radio-group.tsx";
import { colour } from "../text/players.ts";
import { t } from "../texts.ts";
import { type Editor, HOME } from "./editor.ts";
import { problemInWords } from "./words.ts";

const LANES = [1, 2, 3, 4, 5];

function QuoridorFields({ editor }: { editor: Editor }): JSX.Element | null {
  const parts = editor.quoridorParts.value;
  if (parts === undefined) return null;
  const { pawns, fences, fencesLeft } = parts;
  const seats = Array.from({ length: editor.seats }, (_, index) => index);
  return (
    <>
      <div class="editor-rack">
        <span class="planks free" onPointerDown={(event) => editor.take(event)}>
          <i />
        </span>
        <span>{t("analysis-rack")}</span>
      </div>
      {seats.map((index) => (
        <fieldset key={index} class="editor-seat">
          <legend class={`legend quoridor seat-${index + 1}`}>{colour("quoridor", index + 1)}</legend>
          <label>
            <span>{t("analysis-square")}</span>
            <input
              name={`pawn-${index + 1}`}
              dir="ltr"
              value={pawns[index] ?? "-"}
              maxLength={2}
              autoComplete="off"
              autoCapitalize="off"
              spellcheck={false}
              onChange={(event) => editor.setPawn(index + 1, event.currentTarget.value)}
            />
          </label>
          <label>
            <span>{t("analysis-fences-left")}</span>
            <input
              name={`fences-${index + 1}`}
              type="number"
              min={0}
              max={20}
              value={fencesLeft[index] ?? 0}
              onChange={(event) => editor.setFencesLeft(index + 1, event.currentTarget.value)}
            />
          </label>
        </fieldset>
      ))}
      <label class="editor-wide">
        <span>{t("analysis-fences")}</span>
        <input
          name="fences"
          dir="ltr"
          value={fences.join(" ")}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          onChange={(event) => editor.setFences(event.currentTarget.value.split(/[\s,]+/).filter((one) => one !== ""))}
        />
      </label>
    </>
  );
}

function SquadroFields({ editor }: { editor: Editor }): JSX.Element {
  return (
    <>
      {[1, 2].map((seat) => (
        <fieldset key={seat} class="editor-seat lanes">
          <legend class={`legend squadro seat-${seat}`}>{colour("squadro", seat)}</legend>
          {LANES.map((lane) => (
            <label key={lane}>
              <span>{t("analysis-lane", { lane })}</span>
              <input
                name={`piece-${seat}-${lane}`}
                type="number"
                min={0}
                max={HOME}
                value={editor.squadroParts.value?.progress[seat - 1]?.[lane - 1] ?? 0}
                onChange={(event) => editor.setProgress(seat, lane, event.currentTarget.value)}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

type Props = { editor: Editor; done: (position: string) => void; cancel: () => void };

export function EditorPanel({ editor, done, cancel }: Props): JSX.Element {
  const { game } = editor;
  const problem = editor.problem.value;
  const possible = editor.possible.value;
  const seats = Array.from({ length: editor.seats }, (_, index) => index + 1);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (possible !== undefined) done(possible);
  };
  return (
    <form class="editor" onSubmit={submit}>
      <h2 class="only-spoken">{t("analysis-edit")}</h2>
      <p class="choice-note">{t("analysis-edit-how", { game })}</p>
      {game === "quoridor" ? <QuoridorFields editor={editor} /> : <SquadroFields editor={editor} />}
      <RadioGroup
        name="turn"
        legend={t("analysis-to-move")}
        values={seats}
        chosen={editor.turn.value}
        text={(seat) => colour(game, seat)}
        choose={(seat) => editor.setTurn(seat)}
      />
      <label class="editor-wide">
        <span>{t("analysis-position-string")}</span>
        <input
          name="position"
          dir="ltr"
          value={editor.text.value}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          onChange={(event) => editor.setText(event.currentTarget.value)}
        />
      </label>
      <p class="trouble" role="status" data-testid="problem">
        {problem !== undefined && problemInWords(game, problem)}
      </p>
      <p class="card-actions">
        <button type="submit" class="button primary small" disabled={possible === undefined}>
          {t("analysis-analyse")}
        </button>
        <button type="button" class="button small" onClick={cancel}>
          {t("fence-cancel")}
        </button>
      </p>
    </form>
  );
}
