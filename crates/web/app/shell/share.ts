// Shares a text or a link: by the system's share sheet or, where there is none, by the clipboard.

import { signal } from "@preact/signals";

import type { GameName, Played } from "../rules/messages.ts";
import type { Action } from "../session/session.ts";

/** What the share dialog shares. */
export type Shared = {
  played: Played;
  /** The position it stands at, if that can be shared on its own. */
  position?: string;
  /** The record as text. */
  text: () => string | Promise<string>;
  /** Where others find the game; otherwise its link has the whole game in it. */
  address?: string;
};

/** What is being shared: the shell shows the dialog for it. */
export const sharing = signal<Shared | undefined>(undefined);

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

/** The action that opens the share dialog. */
export function shareAction(what: () => Shared): Action {
  return { name: "share", enabled: true, run: () => void (sharing.value = what()) };
}

/** What the picture beside a link shows: a public game by its id, or a position with the moves from there. */
type Preview = { game: string } | { board: GameName; position: string; moves?: string };

/**
 * An address with what it is about in the query: who shows a link, in a chat, never sees what is behind the `#`, and gets
 * a picture of it. Nothing secret belongs there.
 */
export function previewed(address: string, preview: Preview): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(preview)) url.searchParams.set(name, value);
  return url.href;
}
