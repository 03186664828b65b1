// The browser that all test files use, each page in a context of its own: prints where it listens, and is closed with the input of
// this program.

import { once } from "node:events";

import { chromium } from "playwright-core";

import { LAUNCH } from "./stand.mjs";

const browser = await chromium.launchServer(LAUNCH);
console.log(browser.wsEndpoint());
process.stdin.resume();
await once(process.stdin, "end");
await browser.close();
