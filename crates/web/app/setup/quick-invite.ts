// “Play a friend” makes a game at once. Coming to its page by address, or by going back, doesn't: that shows the choices.

import type { GameName } from "../rules/messages.ts";

let requested: GameName | undefined;

/** Somebody has asked for a game of this kind; the page that is about to come makes it. */
export function requestInvite(game: GameName): void {
  requested = game;
}

/** Whether a game was asked for; it is made once. */
export function takeInviteRequest(game: GameName): boolean {
  const found = requested === game;
  requested = undefined;
  return found;
}
