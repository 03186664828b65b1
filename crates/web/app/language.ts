// Which language the app speaks: the one in the address (`?lang=`), the one that was chosen (a cookie, so that the server knows
// it, too), or the first of the browser's that there is. The server goes by the same rules for the page it hands out.

import { LANGUAGES as TABLE } from "./languages.ts";

export type Language = {
  code: string;
  /** What its speakers call it. */
  name: string;
  /** Decides about plurals, numbers, dates and lists, where it isn't the code. */
  locale?: string;
  rtl?: boolean;
  /** Other tags that mean it. */
  also?: readonly string[];
};

export const LANGUAGES: readonly Language[] = TABLE;

const COOKIE = "lang";
const YEAR = 365 * 24 * 60 * 60;

function named(code: string): Language | undefined {
  return LANGUAGES.find((language) => language.code === code);
}

export function english(): Language {
  const language = named("en");
  if (language === undefined) throw new Error("there is no English");
  return language;
}

/** The tag for `Intl` and for the attribute `lang`. */
export function localeOf({ code, locale }: Language): string {
  return locale ?? code;
}

/** The language that a tag asks for: the tag itself, then without its last subtag, and so on. */
export function lookUp(tag: string | null | undefined): Language | undefined {
  const parts = (tag ?? "").trim().toLowerCase().split(/[-_]/);
  for (; parts.length > 0; parts.pop()) {
    const shortened = parts.join("-");
    const found =
      LANGUAGES.find(({ code }) => code.toLowerCase() === shortened) ??
      LANGUAGES.find(({ also }) => also?.some((name) => name.toLowerCase() === shortened) === true);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The code that was chosen in this browser; none if it goes by the browser's languages. */
export function chosenCode(): string | undefined {
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(`${COOKIE}=`));
  return named(cookie?.slice(COOKIE.length + 1) ?? "")?.code;
}

/** Remembers a choice; none goes by the browser's languages again. */
export function remember(code: string | undefined): void {
  const age = code === undefined ? 0 : YEAR;
  const path = new URL("./", location.href).pathname;
  document.cookie = `${COOKIE}=${code ?? ""}; path=${path}; max-age=${age}; samesite=lax`;
  // What the address asks for would win over what was just chosen.
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** The first of the browser's languages that there is. */
export function usual(): Language {
  for (const tag of navigator.languages) {
    const found = lookUp(tag);
    if (found !== undefined) return found;
  }
  return english();
}

/** The language that the app begins with. */
export function preferred(): Language {
  return lookUp(new URLSearchParams(location.search).get("lang")) ?? named(chosenCode() ?? "") ?? usual();
}

/** All languages, sorted by their names as a reader of this one expects it. */
export function sortedFor(reader: Language): Language[] {
  const { compare } = new Intl.Collator(localeOf(reader));
  return [...LANGUAGES].sort((a, b) => compare(a.name, b.name));
}
