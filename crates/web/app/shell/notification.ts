// Calls somebody who looks elsewhere: a chime and, where it was allowed, a notification of the system.

import { address, type Route } from "../route.ts";
import { settings } from "../settings.ts";
import { t } from "../texts.ts";

let context: AudioContext | undefined;

/** Two soft notes. */
export function chime(): void {
  if (settings.sounds.value === "off" || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const at = context;
  [659, 880].forEach((pitch, index) => {
    const start = at.currentTime + index * 0.18;
    const voice = at.createOscillator();
    voice.frequency.value = pitch;
    const gain = at.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.18, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    voice.connect(gain).connect(at.destination);
    voice.start(start);
    voice.stop(start + 0.65);
  });
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
