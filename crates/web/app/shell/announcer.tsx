// The live region: announces texts to screen readers.

import { signal } from "@preact/signals";
import type { JSX } from "preact";

const said = signal({ text: "", odd: false });

/** Says something once whatever is being said has been said. */
export function announce(text: string): void {
  // Only a look: whoever says something in an effect must not be called again because something was said.
  if (text !== "") said.value = { text, odd: !said.peek().odd };
}

/** Two regions in turn: the same words twice are said twice. */
export function Announcer(): JSX.Element {
  const { text, odd } = said.value;
  return (
    <div class="only-spoken" data-testid="announcer">
      <div aria-live="polite" aria-atomic="true">
        {odd ? text : ""}
      </div>
      <div aria-live="polite" aria-atomic="true">
        {odd ? "" : text}
      </div>
    </div>
  );
}
