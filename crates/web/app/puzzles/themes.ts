// What puzzles are about.

import type { Theme } from "../rules/messages.ts";
import { t } from "../texts.ts";

/** Every theme, with its name in the message catalogue. */
const NAMES: Record<Theme, string> = {
  jump: "jump",
  sideJump: "side-jump",
  detour: "detour",
  guard: "guard",
  shutIn: "shut-in",
  lastFence: "last-fence",
  run: "run",
  stop: "stop",
  race: "race",
  tempo: "tempo",
  sendBack: "send-back",
  chain: "chain",
  bait: "bait",
  escape: "escape",
};

export const THEMES = Object.keys(NAMES) as Theme[];

export function themeName(theme: Theme): string {
  return t(`theme-${NAMES[theme]}`);
}
