/// <reference types="node" />
// As much of a browser as the logic of the app needs. To be imported before any module of the app.

import { readdirSync, readFileSync } from "node:fs";

// A browser's timers are numbers, which is what the app is written for. Declared after those of node, these come first.
declare global {
  function setTimeout(handler: TimerHandler, timeout?: number, ...rest: unknown[]): number;
  function setInterval(handler: TimerHandler, timeout?: number, ...rest: unknown[]): number;
}

const WEB = new URL("../../", import.meta.url);
const LOCALES = new URL("../../locales/en/", WEB);

/** Puts something where modules of the app look for it. Newer versions of node have some of it themselves, read-only. */
export function provide(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

/** A storage like a browser's: entries are its own properties. */
class FakeStorage {
  [key: string]: unknown;
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
  },
  setItem: {
    value(this: FakeStorage, key: string, value: unknown) {
      this[key] = String(value);
    },
  },
  removeItem: {
    value(this: FakeStorage, key: string) {
      delete this[key];
    },
  },
  clear: {
    value(this: FakeStorage) {
      for (const key of Object.keys(this)) delete this[key];
    },
  },
});

/** An element that keeps what it is told. */
export class FakeElement {
  readonly attributes: Record<string, string> = {};
  readonly children: FakeElement[] = [];
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  readonly animated: { frames: unknown; options: unknown }[] = [];
  textContent = "";

  constructor(readonly name: string) {}

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  append(...children: FakeElement[]): void {
    this.children.push(...children);
  }

  prepend(...children: FakeElement[]): void {
    this.children.unshift(...children);
  }

  animate(frames: unknown, options: unknown): { finished: Promise<void> } {
    this.animated.push({ frames, options });
    return { finished: Promise.resolve() };
  }

  /** Every letter is ten wide and every line twenty high. */
  getBBox(): { width: number; height: number } {
    return { width: 10 * this.textContent.length, height: 20 };
  }
}

const events = new EventTarget();

class FakeDocument extends EventTarget {
  hidden = false;
  title = "";
  readonly documentElement = new FakeElement("html");
  readonly icon = new FakeElement("link");

  querySelector(selector: string): FakeElement | null {
    return selector === "link[rel=icon]" ? this.icon : null;
  }

  createElementNS(_namespace: string, name: string): FakeElement {
    return new FakeElement(name);
  }
}

export const page = {
  events,
  document: new FakeDocument(),
  location: new URL("http://farside.test/app/"),
  navigator: { onLine: true, clipboard: { text: "", writeText: (text: string) => copy(text) } },
  /** What the media query for reduced motion says. */
  still: { matches: false },
};

async function copy(text: string): Promise<void> {
  page.navigator.clipboard.text = text;
}

/** All texts in English. */
export function catalogue(): string {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));
  return files
    .sort()
    .map((name) => readFileSync(new URL(name, LOCALES), "utf8"))
    .join("\n");
}

/** Answers for the files that the build script puts beside the modules; every text is in the part that every page needs. */
export function asset(address: URL): Response {
  if (address.href === "modules:main.tsx") return new Response(catalogue());
  const content = readFileSync(new URL(`assets/${address.pathname}`, WEB));
  return new Response(content, { headers: { "content-type": "application/wasm" } });
}

provide("window", globalThis);
provide("document", page.document);
provide("location", page.location);
provide("navigator", page.navigator);
provide("localStorage", new FakeStorage());
provide("matchMedia", () => page.still);
provide("scrollTo", () => undefined);
provide("addEventListener", events.addEventListener.bind(events));
provide("removeEventListener", events.removeEventListener.bind(events));
provide("fetch", async (address: URL) => asset(address));
