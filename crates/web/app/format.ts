// Numbers, dates and lists in the language of the page.

import { locale as language } from "./texts.ts";

/** Keeps what `make` makes, for each language and choice: what formats something takes long to make. */
function kept<O extends object, F>(make: (language: string, options: O) => F): (options: O) => F {
  const known = new Map<string, F>();
  return (options) => {
    const key = language() + JSON.stringify(options);
    const format = known.get(key) ?? make(language(), options);
    known.set(key, format);
    return format;
  };
}

const numbers = kept((code, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(code, options));
const dates = kept((code, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(code, options));
const lists = kept((code, options: Intl.ListFormatOptions) => new Intl.ListFormat(code, options));

/** A number in the digits of the language. Numbers within a text are formatted by the text itself. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numbers(options).format(value);
}

/** A share of a whole, 0 to 1, as “70 %”. */
export function percent(share: number): string {
  return number(share, { style: "percent" });
}

/** A day and a time. */
export function dateTime(moment: number): string {
  return dates({ dateStyle: "medium", timeStyle: "short" }).format(moment);
}

/** Names, squares or clauses beside each other: “a, b, c”. */
export function list(items: readonly string[]): string {
  return lists({ type: "conjunction", style: "narrow" }).format(items);
}

/** Whole sentences one after another. */
export function sentences(all: readonly string[]): string {
  return all.join(/^(ja|zh)\b/.test(language()) ? "" : " ");
}
