// Buttons for the move that waits to be confirmed: they move, rotate and place a fence, or move a piece, or put it back.

import type { JSX } from "preact";

import { t } from "../texts.ts";
import type { BoardHandle } from "./board-frame.tsx";

type Props = { handle: () => BoardHandle | undefined };

const STEPS: [string, string, number, number][] = [
  ["fence-left", "M15 5 L8 12 L15 19", -1, 0],
  ["fence-up", "M5 15 L12 8 L19 15", 0, -1],
  ["fence-down", "M5 9 L12 16 L19 9", 0, 1],
  ["fence-right", "M9 5 L16 12 L9 19", 1, 0],
];

type IconProps = { name: string; d: string; kind?: string; run: () => void };

function IconButton({ name, d, kind = "", run }: IconProps): JSX.Element {
  return (
    <button type="button" class={`icon${kind}`} aria-label={t(name)} onClick={run}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
}

/** Puts back what waits, or makes the move. */
function Confirmation({ handle, text }: Props & { text: string }): JSX.Element {
  return (
    <>
      <IconButton name="fence-cancel" d="M6 6 L18 18 M18 6 L6 18" kind=" cancel" run={() => handle()?.cancel()} />
      <button type="button" class="button primary small" onClick={() => handle()?.confirm()}>
        {text}
      </button>
    </>
  );
}

export function FenceBar({ handle }: Props): JSX.Element {
  return (
    <div class="fence-bar" role="group" aria-label={t("fence-bar")}>
      {STEPS.map(([name, d, right, down]) => (
        <IconButton key={name} name={name} d={d} run={() => handle()?.step(right, down)} />
      ))}
      <IconButton name="fence-turn" d="M19 12 A7 7 0 1 1 15 5.7 M15 2 V6 H11" run={() => handle()?.rotate()} />
      <Confirmation handle={handle} text={t("fence-place")} />
    </div>
  );
}

/** The same for a piece of Squadro, which can only be moved or left alone. */
export function PieceBar({ handle }: Props): JSX.Element {
  return (
    <div class="fence-bar" role="group">
      <span class="status">{t("piece-waits")}</span>
      <Confirmation handle={handle} text={t("piece-move")} />
    </div>
  );
}
