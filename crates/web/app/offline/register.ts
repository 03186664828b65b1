// Registers the service worker, so that the app opens without network.

import { keepOffline } from "../texts.ts";
import { scriptUrl } from "../trusted-url.ts";

export function goOffline(): void {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  // Whatever is needed first comes first.
  if (document.readyState === "complete") void register();
  else addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  // The computer plays without network, too. What it needs is kept after everything else.
  const { serviceWorker } = navigator;
  const keepMore = (): void => {
    keepOffline();
    serviceWorker.controller?.postMessage("keep engines");
  };
  keepMore();
  serviceWorker.addEventListener("controllerchange", keepMore);
  // Somebody has clicked a notification.
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ to?: string } | null>) => {
    if (data?.to?.startsWith("#/") === true) location.hash = data.to;
  });
  try {
    await navigator.serviceWorker.register(scriptUrl(new URL("../service-worker.js", import.meta.url)));
  } catch {
    // A browser that forbids it (a private window) still plays; it only needs the network to open the page.
  }
}
