// Shares a text or a link: by the system's share sheet or, where there is none, by the clipboard.

import { signal } from "@preact/signals";

import type { Action } from "../session/session.ts";

/** Whether the browser has a share sheet: not on every system, and only on secure pages. */
export function hasSheet(): boolean {
  return "share" in navigator;
}

/** A text that the browser didn't let us copy. The page shows it, to be copied by hand. */
export const uncopiedText = signal<string | undefined>(undefined);

/** Puts a text on the clipboard; `copied` if that was allowed. Otherwise it is shown, to be copied by hand. */
export async function copy(text: string): Promise<"copied" | undefined> {
  try {
    // A page that isn't secure, in a home network, has no clipboard at all.
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    uncopiedText.value = text;
    return undefined;
  }
}

/** Opens the system's share sheet. Whoever closes it without sharing has decided; a browser that refuses to open it hasn't. */
export async function openSheet(data: ShareData): Promise<"decided" | "refused"> {
  try {
    await navigator.share(data);
    return "decided";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "decided" : "refused";
  }
}

/** Hands it to the system's share sheet or the clipboard; `copied` if it is there now. */
export async function share(data: ShareData): Promise<"copied" | undefined> {
  if (hasSheet() && (await openSheet(data)) === "decided") return undefined;
  return copy(data.url ?? data.text ?? "");
}

/** The action that shares a game. */
export function shareAction(what: () => Promise<ShareData>): Action {
  return { name: "share", enabled: true, run: () => what().then(share) };
}
