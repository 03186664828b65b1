// Texts for the codes with which the server, or the model that both run, refuses something (docs/2-protocol.md). The reasons beside the
// codes are English, for programs.

import { t } from "../texts.ts";
import { isAway, ServerError } from "./api.ts";

/** Codes that people can bring about; the text of each is `refused-…`. */
export const EXPLAINED: ReadonlySet<string> = new Set([
  "already_asked",
  "bad_name",
  "bad_terms",
  "closing",
  "for_bots",
  "game_over",
  "illegal_move",
  "not_alone",
  "not_creator",
  "not_found",
  "not_over",
  "not_seated",
  "not_started",
  "not_stored",
  "not_your_turn",
  "nothing_asked",
  "nothing_to_take_back",
  "rematch_made",
  "seat_taken",
  "stale",
  "started",
  "time_is_up",
  "too_late_to_abort",
  "too_fast",
  "too_many",
]);

/** Codes that only a fault of a program brings about: nobody at this page can do anything about them. */
export const FAULTS: ReadonlySet<string> = new Set([
  "ahead",
  "bad_message",
  "bad_origin",
  "bad_request",
  "bad_token",
  "for_people",
  "hello_first",
  "inconsistent",
  "internal",
  "too_long",
  "unreadable_move",
]);

/** What to say to somebody who was refused something. */
export function refusalText(code: string): string {
  return EXPLAINED.has(code) ? t(`refused-${code.replaceAll("_", "-")}`) : t("trouble-code", { code });
}

/** The text for a request that failed; `away` is the id of the one for a server that can't be reached. */
export function failureText(error: unknown, away: string): string {
  if (isAway(error) || !(error instanceof ServerError)) return t(navigator.onLine ? away : `${away}-offline`);
  return refusalText(error.problem.code);
}
