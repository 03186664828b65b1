// The entry point of the app.

import { render } from "preact";

import { loadModule } from "./modules.ts";
import { goOffline } from "./offline/register.ts";
import { lookUp } from "./pages/home.tsx";
import { followAddress, route } from "./route.ts";
import { warmUp } from "./rules/client.ts";
import { loadRules } from "./rules/module.ts";
import { followSettings } from "./settings.ts";
import { followAlerts } from "./shell/alerts.ts";
import { fetchPage, fetchPages, Shell } from "./shell/shell.tsx";
import { list } from "./storage/saved-games.ts";
import { loadTexts } from "./texts.ts";

/** How long the first page waits for what is kept in this browser, in milliseconds. */
const PATIENCE = 250;

// The rules come with the page: no board is shown without them.
warmUp();
followSettings();
followAddress();
followAlerts();
const texts = loadTexts();
void fetchPage(route.value);
// The first page is drawn once, and whole; but a database that doesn't answer keeps nobody waiting.
const known =
  route.value.page === "home"
    ? Promise.race([lookUp(), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    : undefined;

async function begin(): Promise<void> {
  await Promise.all([texts, known]);
  const place = document.getElementById("app");
  if (place !== null) render(<Shell />, place);
  performance.mark("rendered");
  // Whoever wants to play at once doesn't wait for what comes later.
  await loadRules().catch(() => undefined);
  await fetchPages();
  goOffline();
  // Games of ours on a server are followed on every page; where there are none, nothing is loaded for it.
  if ((await list().catch(() => [])).some(({ online, over }) => online !== undefined && !over)) {
    const follow = await loadModule(
      "modules:online/followed.ts",
      async () => (await import("./online/followed.ts")).followSaved,
    );
    await follow();
  }
}

// Nothing is awaited outside of a function: pages that come later import from the file that this module is in, and would wait for
// it while it waits for them.
void begin();
