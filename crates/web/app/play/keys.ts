// Keyboard shortcuts of the page of a game: stepping through its moves, and undo.

import { useEffect } from "preact/hooks";

import type { GameSession } from "../session/session.ts";
import { stepTo } from "../session/turns.ts";

/** Whether somebody types, or chooses by arrows, where a key was pressed. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}

/** U, or Ctrl and Z as everywhere. */
function takesBack({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey ? key === "z" : key === "u" || key === "U";
}

/** Where lines run from right to left, so do the buttons for back and forward, and the keys go with them. */
export function mirrored(key: string): string {
  if (document.documentElement.dir !== "rtl") return key;
  return key === "ArrowLeft" ? "ArrowRight" : key === "ArrowRight" ? "ArrowLeft" : key;
}

/** Listens as long as the page is there. What the board has dealt with is no longer meant for the page. */
export function useGameKeys(session: GameSession): void {
  useEffect(() => {
    const keydown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || isField(event.target)) return;
      const { takeBack, latest, ply, game } = session;
      if (takesBack(event) && takeBack.value !== undefined) {
        event.preventDefault();
        return takeBack.value();
      }
      if (event.ctrlKey || event.metaKey || event.shiftKey || latest.value === undefined) return;
      const to = stepTo(mirrored(event.key), ply.value, latest.value.made, game.value.players.length);
      if (to === undefined) return;
      event.preventDefault();
      session.look(to);
    };
    addEventListener("keydown", keydown);
    return () => removeEventListener("keydown", keydown);
  }, [session]);
}
