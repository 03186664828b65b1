// The offer of the courses on the home page, at the first visit. Whoever declines it or has seen a course isn't asked again.

import { signal } from "@preact/signals";

const KEY = "farside.offer";

function declined(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing may be kept, nobody could decline it for good.
    return true;
  }
}

/** Whether the courses may still be offered. */
export const offered = signal(!declined());

/** Doesn't offer the courses any more. */
export function withdrawOffer(): void {
  offered.value = false;
  try {
    localStorage.setItem(KEY, "seen");
  } catch {
    // It isn't offered where nothing is kept.
  }
}
