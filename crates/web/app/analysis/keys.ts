// Keyboard shortcuts of an analysis: arrows, Home and End step through the line on the board.

import { useEffect } from "preact/hooks";

import { isField, mirrored } from "../play/keys.ts";
import type { Analysis } from "./analysis.ts";

/** Whether arrows mean something where a key was pressed; they don't to a check box. */
function wantsArrows(target: EventTarget | null): boolean {
  return isField(target) && !(target instanceof HTMLInputElement && target.type === "checkbox");
}

/** Listens as long as the page is there. What the board has dealt with is no longer meant for the page. */
export function useAnalysisKeys(analysis: Analysis, enabled: () => boolean): void {
  useEffect(() => {
    const keydown = (event: KeyboardEvent): void => {
      const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
      if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || wantsArrows(target) || !enabled()) return;
      if (analysis.press(mirrored(key))) event.preventDefault();
    };
    addEventListener("keydown", keydown);
    return () => removeEventListener("keydown", keydown);
  }, [analysis]);
}
