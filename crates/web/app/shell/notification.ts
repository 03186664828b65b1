// A chime and, where it was allowed, a notification of the system.

import { audio, tone } from "../board/sound.ts";
import { address, type Route } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../texts.ts";

/** Two soft notes. */
export function chime(): void {
  const at = settings.sounds.value === "off" ? undefined : audio();
  if (at === undefined) return;
  [659, 880].forEach((pitch, index) =>
    tone(at, { pitch, volume: 0.18, delay: index * 0.18, attack: 0.02, decay: 0.6, wave: "sine" }),
  );
}

/** Whether it makes sense to ask for notifications: nobody has said yes or no. */
export function mayAskToNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Shows a notification that leads to a game, to whoever has allowed it and doesn't see the page. */
export function notify(text: string, { id, link }: { id: string; link: string }): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const to: Route = { page: "game", id, link };
  const options = { body: text, tag: id, icon: "icon-192.png", data: address(to) };
  const plain = (): void => {
    const shown = new Notification(t("app-name"), options);
    shown.addEventListener("click", () => {
      focus();
      location.hash = address(to);
      shown.close();
    });
  };
  // On phones only a service worker may show one.
  const worker = navigator.serviceWorker?.controller == null ? undefined : navigator.serviceWorker.ready;
  if (worker === undefined) return plain();
  worker.then((ready) => ready.showNotification(t("app-name"), options)).catch(plain);
}
