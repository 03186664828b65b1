// What boards that are played on are configured with: the reader's settings, and texts.

import type { BoardConfig } from "../board/config.ts";
import type { QuoridorTexts } from "../board/quoridor/config.ts";
import type { Side } from "../board/quoridor/grid.ts";
import type { SquadroTexts } from "../board/squadro/config.ts";
import { sentences } from "../format.ts";
import type { Game } from "../session/game.ts";
import { moves, settings } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import * as words from "../text/words.ts";
import { t } from "../texts.ts";

export const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

export const boardSettings: BoardConfig<never> = {
  onAnnounce: announce,
  confirms: (touch) => settings.confirm.value === "always" || (touch && settings.confirm.value === "touch"),
  hints: () => settings.hints.value === "on",
  animates: moves,
  sounds: () => settings.sounds.value === "on",
  vibrates: () => true,
};

export function quoridorTexts(game: () => Game): QuoridorTexts {
  return {
    effect: (changes, view) => words.effect(game(), changes, view),
    refusal: (why) => words.quoridorRefusal(game(), why),
    fence: (fence, done) => t("fence-in-words", { fence, effect: done }),
    square: (square, view) => words.squareInWords(game(), square, view),
    targets: words.targetsInWords,
    frame: () => t("hint-frame"),
  };
}

export const SQUADRO_TEXTS: SquadroTexts = {
  landing: words.landing,
  piece: (view, seat, lane) => {
    const piece = view.sides[seat - 1]?.pieces[lane - 1];
    if (piece === undefined) return "";
    const said = words.pieceInWords(piece);
    return piece.path === null ? said : sentences([said, words.landing(view, seat, lane)]);
  },
};
