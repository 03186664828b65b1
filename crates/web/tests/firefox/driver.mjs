// Firefox, driven by WebDriver BiDi, behind as much of Playwright's interface as the shared ways to play need: Playwright itself
// drives no Firefox that Debian has.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { launch } from "puppeteer-core";

import { eventually, PATIENCE, serve, stand } from "../browser/stand.mjs";

const LAUNCH = {
  browser: "firefox",
  executablePath: process.env.FARSIDE_FIREFOX ?? "/usr/bin/firefox-esr",
  defaultViewport: { width: 1440, height: 900 },
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
};

let firefox;

/** To be called once in every test file; `begin` starts what serves the app. */
export function useFirefox(begin = serve) {
  before(async () => {
    Object.assign(stand, await begin());
    firefox = await launch(LAUNCH);
  });
  after(async () => {
    await firefox?.close();
    stand.server?.kill();
  });
}

/** A page in a browser of its own. Whatever it complains about is kept in `trouble`. */
export async function newPage() {
  const context = await firefox.createBrowserContext();
  const tab = await context.newPage();
  tab.setDefaultTimeout(PATIENCE);
  const trouble = [];
  tab.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn")
      trouble.push(`console: ${message.args().map((arg) => JSON.stringify(arg.remoteValue?.() ?? String(arg)))}`);
  });
  tab.on("pageerror", (error) => {
    // Firefox says this of an icon whose request a reload, or the other icon, has cut off.
    if (!/icon(-badge)?\.svg’\. A ServiceWorker intercepted the request/.test(error.message))
      trouble.push(`error: ${error.stack}`);
  });
  return { page: new Page(tab), context, trouble };
}

class Page {
  constructor(tab) {
    this.tab = tab;
    this.mouse = tab.mouse;
    this.keyboard = tab.keyboard;
    this.request = { get: (address) => fetch(address) };
  }

  url() {
    return this.tab.url();
  }

  goto(address) {
    return this.tab.goto(address);
  }

  reload() {
    return this.tab.reload();
  }

  evaluate(run, given) {
    return this.tab.evaluate(run, given);
  }

  /** Asks from outside: the policy of the page forbids what Puppeteer would run in it. */
  waitForFunction(check, given) {
    return eventually(async () => assert.ok(await this.evaluate(check, given), String(check)));
  }

  locator(selector) {
    return new Locator(this.tab, selector);
  }
}

/** What a selector finds, looked for anew each time. */
class Locator {
  constructor(tab, selector) {
    Object.assign(this, { tab, selector });
  }

  /** It always means the first. */
  first() {
    return this;
  }

  count() {
    return this.tab.$$eval(this.selector, (found) => found.length);
  }

  allTextContents() {
    return this.tab.$$eval(this.selector, (found) => found.map(({ textContent }) => textContent));
  }

  waitFor({ state = "visible" } = {}) {
    const how = { visible: { visible: true }, attached: {}, detached: { hidden: true } }[state];
    return this.tab.waitForSelector(this.selector, how);
  }

  async ask(question) {
    const found = await this.waitFor({ state: "attached" });
    return found.evaluate(question);
  }

  textContent() {
    return this.ask(({ textContent }) => textContent);
  }

  inputValue() {
    return this.ask(({ value }) => value);
  }

  isChecked() {
    return this.ask(({ checked }) => checked);
  }

  async boundingBox() {
    return (await this.waitFor()).boundingBox();
  }

  async click() {
    await (await this.waitFor()).click();
  }

  /** Clicks what stands for a choice: its own circle may not be drawn. */
  async check() {
    if (await this.isChecked()) return;
    const found = await this.waitFor({ state: "attached" });
    const label = await found.evaluateHandle((input) => input.labels[0] ?? input);
    await label.click();
  }

  async selectOption(value) {
    await this.tab.select(this.selector, value);
  }

  async fill(text) {
    // A window behind another one is told of no change.
    await this.tab.bringToFront();
    await this.ask((field) => {
      field.focus();
      field.select();
    });
    await this.tab.keyboard.type(text);
  }

  async press(key) {
    await this.tab.bringToFront();
    await this.ask((field) => field.focus());
    await this.tab.keyboard.press(key);
  }
}
