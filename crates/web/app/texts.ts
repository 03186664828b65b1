// The message catalogue of the language of the page.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

import { english, type Language, localeOf, lookUp, preferred, remember, usual } from "./language.ts";

/** The parts of a language's texts: what every page needs, and what is loaded with the page that shows it. */
type Catalogue = "main" | "rules";

/** What is loaded, in one language. */
type Texts = { language: Language; bundle: FluentBundle; catalogues: readonly Catalogue[] };

// Whatever shows a text follows this signal, so a change of language is seen at once.
const texts = signal<Texts>({ language: english(), bundle: new FluentBundle("en"), catalogues: [] });

/** The language of the app. */
export function language(): Language {
  return texts.value.language;
}

/** The tag for `Intl`. */
export function locale(): string {
  return localeOf(texts.value.language);
}

async function fetchCatalogue(of: Language, catalogue: Catalogue): Promise<FluentResource> {
  const answer = await fetch(new URL(of[catalogue], import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} for the texts of ${of.code}`);
  return new FluentResource(await answer.text());
}

async function load(of: Language, catalogues: readonly Catalogue[]): Promise<Texts> {
  // Right-to-left texts need marks around names and notation that run the other way.
  const bundle = new FluentBundle(localeOf(of), { useIsolating: of.rtl === true });
  for (const resource of await Promise.all(catalogues.map((catalogue) => fetchCatalogue(of, catalogue))))
    for (const error of bundle.addResource(resource)) console.error(error);
  return { language: of, bundle, catalogues };
}

/** Shows the texts of a language from now on. What can't be had, as without network, is said in English. */
async function use(of: Language, catalogues: readonly Catalogue[]): Promise<void> {
  let loaded: Texts;
  try {
    loaded = await load(of, catalogues);
  } catch (error) {
    if (of.code === "en") throw error;
    console.warn(`${String(error)}: English instead`);
    loaded = await load(english(), catalogues);
  }
  texts.value = loaded;
  const root = document.documentElement;
  root.lang = localeOf(loaded.language).replace(/-u-.*$/, "");
  root.dir = loaded.language.rtl === true ? "rtl" : "ltr";
}

/** Loads the texts that every page needs, in the preferred language or this one; to be awaited before anything is shown. */
export function loadTexts(code?: string): Promise<void> {
  return use(lookUp(code) ?? preferred(), ["main"]);
}

/** Loads further texts, if they aren't there yet. */
export async function loadCatalogue(catalogue: Catalogue): Promise<void> {
  const { language: current, catalogues } = texts.peek();
  if (!catalogues.includes(catalogue)) await use(current, [...catalogues, catalogue]);
}

/** Speaks another language from now on, and remembers it; none goes by the browser's languages. */
export async function chooseLanguage(chosen: Language | undefined): Promise<void> {
  remember(chosen?.code);
  await use(chosen ?? usual(), texts.peek().catalogues);
  keepOffline();
}

/** Asks the service worker to keep the texts of this language, so that they are there without network. */
export function keepOffline(): void {
  const { main, rules } = texts.peek().language;
  const keep = [main, rules].map((path) => new URL(path, import.meta.url).href);
  navigator.serviceWorker?.controller?.postMessage({ keep });
}

type TextArguments = Record<string, FluentVariable>;

/** The text with this name. A missing one shows its name, so that it is noticed. */
export function t(id: string, given?: TextArguments): string {
  const { bundle } = texts.value;
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
