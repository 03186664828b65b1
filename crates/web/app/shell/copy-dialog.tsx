// A dialog with a text to be copied, where the browser doesn't let the page copy it.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { t } from "../texts.ts";
import { uncopiedText } from "./share.ts";

export function CopyDialog({ text }: { text: string }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, [text]);
  return (
    <dialog class="by-hand" ref={dialog} aria-labelledby="by-hand" onClose={() => (uncopiedText.value = undefined)}>
      <h2 id="by-hand">{t("by-hand-title")}</h2>
      <p>{t("by-hand-text")}</p>
      <textarea ref={field} readOnly rows={4} value={text} aria-labelledby="by-hand" />
      <form method="dialog">
        <button class="button primary">{t("by-hand-close")}</button>
      </form>
    </dialog>
  );
}
