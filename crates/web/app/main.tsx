// Where the app begins.

import { render } from "preact";

import { fetchPages, Shell } from "./pages/shell.tsx";
import { followAddress } from "./route.ts";
import { warmUp } from "./rules/client.ts";
import { followSettings } from "./settings.ts";
import { loadTexts } from "./texts.ts";
import { goOffline } from "./offline/register.ts";

/** Not every browser says when it has nothing better to do. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 300);
}

followSettings();
followAddress();
await loadTexts("en");
const place = document.getElementById("app");
if (place !== null) render(<Shell />, place);
warmUp();
whenIdle(fetchPages);
goOffline();
