// The keyboard on the board of Squadro: digits and arrows choose a piece, Enter moves it.

import type { SquadroBoard } from "./board.ts";

const FORWARD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/** Handles a key; whether it means something to the board. */
export function press(board: SquadroBoard, key: string): boolean {
  const { shown, ghost } = board;
  if (shown === undefined || !shown.active) return false;
  const { turn, legal } = shown.view;
  if (/^[1-5]$/.test(key)) {
    ghost.choose({ seat: turn, lane: Number(key) });
    return true;
  }
  if (FORWARD.has(key) || BACK.has(key)) {
    const forward = FORWARD.has(key);
    const at = ghost.chosen === undefined ? (forward ? -1 : 0) : legal.indexOf(ghost.chosen.lane);
    const lane = legal.at((at + (forward ? 1 : -1)) % legal.length);
    if (lane !== undefined) ghost.choose({ seat: turn, lane });
    return true;
  }
  if (key === "Enter" || key === " ") {
    board.confirm();
    return true;
  }
  if (key !== "Escape" || ghost.chosen === undefined) return false;
  board.cancel();
  return true;
}
