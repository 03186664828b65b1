// Runs the browser tests: `node tests/browser/run.mjs [arguments of node --test]`. All test files use one browser, each page in
// a context of its own.

import { spawn } from "node:child_process";
import { once } from "node:events";

import { chromium } from "playwright-core";

import { LAUNCH } from "./stand.mjs";

const browser = await chromium.launchServer(LAUNCH);
const env = { ...process.env, FARSIDE_BROWSER: browser.wsEndpoint() };
const tests = spawn(process.execPath, ["--test", ...process.argv.slice(2)], { stdio: "inherit", env });
const [code] = await once(tests, "exit");
await browser.close();
process.exitCode = code ?? 1;
