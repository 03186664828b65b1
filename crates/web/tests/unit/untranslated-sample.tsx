// Every way to show words without the catalogue, for the test that finds them; and what isn't words, or isn't shown.

import type { JSX } from "preact";

import { announce } from "../../app/shell/announcer.tsx";
import { t } from "../../app/texts.ts";

export function Sample({ on, name }: { on: boolean; name: string }): JSX.Element {
  return (
    <div class="sample" aria-label="Attribute" title={on ? "Chosen" : t("loading")} data-name="data">
      <p>Between tags</p>
      {on ? "Either" : "or"}
      {`Template ${name}`}
      {name === "compared" && t("loading")} · ×2 A
    </div>
  );
}

export function show(element: HTMLElement): ShareData {
  element.setAttribute("aria-label", "Set");
  element.setAttribute("class", "unseen");
  element.textContent = "Assigned";
  document.title = "Titled";
  announce("Announced");
  return { title: "Shared", url: "address" };
}
