// Settings. They are stored in this browser and never sent anywhere.

import { effect, signal, type Signal } from "@preact/signals";

const CHOICES = {
  theme: ["auto", "light", "dark"],
  board: ["walnut", "maple", "contrast"],
  coordinates: ["on", "off"],
  turning: ["off", "on"],
  sounds: ["on", "off"],
  motion: ["auto", "off"],
  confirm: ["never", "touch", "always"],
  hints: ["on", "off"],
  premoves: ["off", "on"],
  reader: ["off", "on"],
} as const;

/** What is usual where it isn't the first. */
const USUAL: { readonly [name: string]: string } = { confirm: "touch" };

type Choices = typeof CHOICES;
export type SettingName = keyof Choices;
export type SettingValue<N extends SettingName> = Choices[N][number];

const KEY = "farside.settings";

function stored(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    // Unreadable or forbidden: everything is as usual.
    return {};
  }
}

function load<N extends SettingName>(name: N, all: Record<string, unknown>): Signal<SettingValue<N>> {
  const values: readonly SettingValue<N>[] = CHOICES[name];
  const usual = values.find((value) => value === USUAL[name]) ?? values[0];
  if (usual === undefined) throw new Error(`no values for ${name}`);
  return signal(values.find((value) => value === all[name]) ?? usual);
}

const all = stored();

export const settings = {
  theme: load("theme", all),
  board: load("board", all),
  coordinates: load("coordinates", all),
  turning: load("turning", all),
  sounds: load("sounds", all),
  motion: load("motion", all),
  confirm: load("confirm", all),
  hints: load("hints", all),
  premoves: load("premoves", all),
  reader: load("reader", all),
};

/** The values a setting can have. */
export function valuesOf<N extends SettingName>(name: N): readonly SettingValue<N>[] {
  return CHOICES[name];
}

/** Keeps the settings, and tells the style sheets, from now on. */
export function followSettings(): void {
  effect(() => {
    const values = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.value]));
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = settings.theme.value;
    root.dataset["board"] = settings.board.value;
    root.dataset["coordinates"] = settings.coordinates.value;
    root.dataset["motion"] = settings.motion.value;
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion.value === "auto" && !still.matches;
}
