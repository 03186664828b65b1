// Shows something to others: by the system's share sheet, or, where there is none, by the clipboard.

import type { Action } from "./table.ts";

/** Whether the browser has a share sheet: not on every system, and only on secure pages. */
const canShare: boolean = "share" in navigator;

/** Hands it to the system's share sheet or the clipboard. */
export async function share(data: ShareData): Promise<void> {
  if (canShare) return navigator.share(data).catch(() => undefined);
  return navigator.clipboard.writeText(data.url ?? data.text ?? "");
}

/** The action that shares a game. */
export function shareAction(what: () => Promise<ShareData>): Action {
  return {
    name: "share",
    enabled: canShare || "clipboard" in navigator,
    ...(canShare ? {} : { done: "copied" }),
    run: () => void what().then(share, (error: unknown) => console.error(error)),
  };
}
