// What somebody has to say about the move that led to the position: a mark, a comment; and what to do with its variation.

import type { JSX } from "preact";

import { t } from "../texts.ts";
import type { Analysis } from "./analysis.ts";
import { GLYPHS, isMain, nodeOf, ROOT } from "./tree.ts";
import { glyphInWords } from "./words.ts";

export function Annotation({ analysis }: { analysis: Analysis }): JSX.Element | null {
  const tree = analysis.tree.value;
  const node = nodeOf(tree, analysis.at.value);
  if (node.id === ROOT) return null;
  return (
    <div class="annotation">
      <div class="glyphs" role="group" aria-label={t("analysis-marks")}>
        {GLYPHS.map((glyph) => (
          <button
            key={glyph}
            type="button"
            aria-pressed={node.glyph === glyph}
            aria-label={glyphInWords(glyph)}
            title={glyphInWords(glyph)}
            onClick={() => analysis.annotate(node.id, node.glyph === glyph ? undefined : glyph)}
          >
            {glyph}
          </button>
        ))}
      </div>
      <label class="comment-field">
        <span class="only-spoken">{t("analysis-comment")}</span>
        <textarea
          key={node.id}
          name="comment"
          rows={1}
          maxLength={2_000}
          placeholder={t("analysis-comment")}
          value={node.comment ?? ""}
          onChange={(event) => analysis.comment(node.id, event.currentTarget.value)}
        />
      </label>
      <div class="actions">
        {!isMain(tree, node.id) && (
          <button type="button" class="button small" onClick={() => analysis.promote(node.id)} data-action="promote">
            {t("analysis-promote")}
          </button>
        )}
        <button type="button" class="button small" onClick={() => analysis.remove(node.id)} data-action="delete">
          {t("analysis-delete")}
        </button>
      </div>
    </div>
  );
}
