// “Play a friend” makes a game at once. Coming to its page by address, or by going back, doesn't: that shows the choices.

import type { GameName } from "../rules/messages.ts";

let tapped: GameName | undefined;

/** Somebody has asked for a game of this kind; the page that is about to come makes it. */
export function tap(game: GameName): void {
  tapped = game;
}

/** Whether a game was asked for; it is made once. */
export function takeTap(game: GameName): boolean {
  const found = tapped === game;
  tapped = undefined;
  return found;
}
