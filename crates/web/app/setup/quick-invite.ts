// “Play a friend” makes a game at once. Coming to its page by address, or by going back, doesn't: that shows the choices.

import type { GameName } from "../rules/messages.ts";

let requested: GameName | undefined;

/** Notes that the invite page, which is opened next, is to make a game at once. */
export function requestInvite(game: GameName): void {
  requested = game;
}

/** Whether a game is to be made at once; true only once. */
export function takeInviteRequest(game: GameName): boolean {
  const found = requested === game;
  requested = undefined;
  return found;
}
