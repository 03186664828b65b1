// The fence in one's hand, where a finger is too thick: push it, turn it, place it.

import type { JSX } from "preact";

import { t } from "../texts.ts";
import type { BoardHandle } from "./board-frame.tsx";

const PUSHES: [string, string, number, number][] = [
  ["fence-left", "M15 5 L8 12 L15 19", -1, 0],
  ["fence-up", "M5 15 L12 8 L19 15", 0, -1],
  ["fence-down", "M5 9 L12 16 L19 9", 0, 1],
  ["fence-right", "M9 5 L16 12 L9 19", 1, 0],
];

export function FenceBar({ handle }: { handle: () => BoardHandle | undefined }): JSX.Element {
  return (
    <div class="fence-bar" role="group" aria-label={t("fence-bar")}>
      {PUSHES.map(([name, d, right, down]) => (
        <button key={name} type="button" class="icon" aria-label={t(name)} onClick={() => handle()?.step(right, down)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
      <button type="button" class="icon" aria-label={t("fence-turn")} onClick={() => handle()?.rotate()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M19 12 A7 7 0 1 1 15 5.7 M15 2 V6 H11" />
        </svg>
      </button>
      <button type="button" class="icon cancel" aria-label={t("fence-cancel")} onClick={() => handle()?.cancel()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 L18 18 M18 6 L6 18" />
        </svg>
      </button>
      <button type="button" class="button primary small" onClick={() => handle()?.confirm()}>
        {t("fence-place")}
      </button>
    </div>
  );
}

/** The same for a piece of Squadro, which can only be moved or left alone. */
export function PieceBar({ handle }: { handle: () => BoardHandle | undefined }): JSX.Element {
  return (
    <div class="fence-bar" role="group">
      <span class="status">{t("piece-waits")}</span>
      <button type="button" class="icon cancel" aria-label={t("fence-cancel")} onClick={() => handle()?.cancel()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 L18 18 M18 6 L6 18" />
        </svg>
      </button>
      <button type="button" class="button primary small" onClick={() => handle()?.confirm()}>
        {t("piece-move")}
      </button>
    </div>
  );
}
