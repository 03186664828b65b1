// Every text of the app comes from the message catalogue.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const CATALOGUES: Record<string, string> = { en: "asset:en.ftl" };

let bundle = new FluentBundle("en");

/** Loads the texts of a language; to be awaited before anything is shown. */
export async function loadTexts(language: string): Promise<void> {
  const path = CATALOGUES[language] ?? CATALOGUES["en"];
  if (path === undefined) throw new Error("there is no English catalogue");
  const answer = await fetch(new URL(path, import.meta.url));
  // Marks around inserted words would only be needed if texts of both directions were mixed.
  const loaded = new FluentBundle(language, { useIsolating: false });
  const errors = loaded.addResource(new FluentResource(await answer.text()));
  for (const error of errors) console.error(error);
  bundle = loaded;
  document.documentElement.lang = language;
}

export type TextArguments = Record<string, FluentVariable>;

/** The text with this name. A missing one shows its name, so that it is noticed. */
export function t(id: string, given?: TextArguments): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) {
    console.error(`no text '${id}'`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, given ?? null, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}
