// Where the app begins.

import { render } from "preact";

import { fetchPages, Shell } from "./pages/shell.tsx";
import { followAddress } from "./route.ts";
import { warmUp } from "./rules/client.ts";
import { followSettings } from "./settings.ts";
import { loadTexts } from "./texts.ts";
import { goOffline } from "./offline/register.ts";

followSettings();
followAddress();
await loadTexts("en");
const place = document.getElementById("app");
if (place !== null) render(<Shell />, place);
warmUp();
// Whoever wants to play at once doesn't wait for what comes later.
await fetchPages();
goOffline();
