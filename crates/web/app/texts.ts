// The message catalogue of the language of the page. Its parts come with the modules that name their messages (build/catalogues.rs).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";

import { english, type Language, localeOf, lookUp, preferred, remember, usual } from "./language.ts";

/** The part that every page needs. */
const MAIN = "modules:main.tsx";
/** Stands for the code of a language in the name of a part. */
const CODE = "{language}";

/** Messages as they are written, by id. */
type Part = ReadonlyMap<string, string>;

/** What is loaded, in one language. A message is parsed when it is first shown. */
type Texts = { language: Language; bundle: FluentBundle; parts: readonly Part[] };

// Whatever shows a text follows this signal, so a change of language is seen at once.
const texts = signal<Texts>({ language: english(), bundle: new FluentBundle("en"), parts: [] });

/** What was asked for last. */
const wanted = { language: english(), parts: new Set([MAIN]) };

/** The language of the app. */
export function language(): Language {
  return texts.value.language;
}

/** The tag for `Intl`. */
export function locale(): string {
  return localeOf(texts.value.language);
}

/** What was fetched, by address. */
const fetched = new Map<string, Promise<Part>>();

async function fetchPart(of: Language, name: string): Promise<Part> {
  const answer = await fetch(new URL(name.replace(CODE, of.code), import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} for the texts of ${of.code}`);
  const part = new Map<string, string>();
  // Each message begins with its id at the beginning of a line.
  for (const message of (await answer.text()).split(/\n(?=[a-zA-Z])/))
    part.set(/^[\w-]*/.exec(message)?.[0] ?? "", message);
  return part;
}

/** A part of a language's texts. What can't be had now is asked for again the next time. */
function partOf(of: Language, name: string): Promise<Part> {
  const key = `${of.code} ${name}`;
  const known = fetched.get(key) ?? fetchPart(of, name);
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  return known;
}

/** These parts in a language. Without the one that every page needs nothing is; one that is lacking besides is in English. */
async function partsIn(of: Language, names: readonly string[]): Promise<Part[]> {
  const part = async (name: string): Promise<Part> => {
    try {
      return await partOf(of, name);
    } catch (error) {
      if (of.code === "en" || name === MAIN) throw error;
      console.warn(`${String(error)}: English instead`);
      return partOf(english(), name);
    }
  };
  return Promise.all(names.map(part));
}

/** Shows what is wanted as soon as it is there. A language that can't be had, as without network, is replaced by English. */
async function follow(): Promise<void> {
  const { language: of } = wanted;
  const names = [...wanted.parts];
  let parts: readonly Part[];
  try {
    parts = await partsIn(of, names);
  } catch (error) {
    if (of.code === "en") throw error;
    console.warn(`${String(error)}: English instead`);
    if (wanted.language === of) wanted.language = english();
    return follow();
  }
  // Somebody has chosen another language meanwhile.
  if (of !== wanted.language) return follow();
  const shown = texts.peek();
  if (shown.language === of && shown.parts.length > 0) {
    // What is new here is shown nowhere yet, so nobody has to be told.
    shown.parts = [...new Set([...parts, ...shown.parts])];
    return;
  }
  // Right-to-left texts need marks around names and notation that run the other way.
  texts.value = { language: of, bundle: new FluentBundle(localeOf(of), { useIsolating: of.rtl === true }), parts };
  const root = document.documentElement;
  root.lang = localeOf(of).replace(/-u-.*$/, "");
  root.dir = of.rtl === true ? "rtl" : "ltr";
}

/** Loads the texts that every page needs, in the preferred language or this one; to be awaited before anything is shown. */
export function loadTexts(code?: string): Promise<void> {
  wanted.language = lookUp(code) ?? preferred();
  return follow();
}

/** Loads further parts of the texts, by their names. */
export async function loadParts(names: readonly string[]): Promise<void> {
  for (const name of names) wanted.parts.add(name);
  await follow();
}

/** Speaks another language from now on, and remembers it; none goes by the browser's languages. */
export async function chooseLanguage(chosen: Language | undefined): Promise<void> {
  remember(chosen?.code);
  wanted.language = chosen ?? usual();
  await follow();
  keepOffline();
}

/** Asks the service worker to keep the texts of this language, so that they are there without network. */
export function keepOffline(): void {
  navigator.serviceWorker?.controller?.postMessage({ keep: texts.peek().language.code });
}

type TextArguments = Record<string, FluentVariable>;

/** The text with this name. A missing one shows its name, so that it is noticed. */
export function t(id: string, given?: TextArguments): string {
  const { bundle, parts } = texts.value;
  if (!bundle.hasMessage(id)) {
    const source = parts.find((part) => part.has(id))?.get(id);
    for (const error of source === undefined ? [] : bundle.addResource(new FluentResource(source)))
      console.error(error);
  }
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
