// Privacy: what is kept about people, for how long, and how it is removed.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { introduce, me } from "../online/api.ts";
import { t } from "../texts.ts";

export function Privacy(): JSX.Element {
  useEffect(() => {
    // Where there is no server, nobody keeps anything.
    introduce().catch(() => undefined);
  }, []);
  const id = me.value?.id;
  return (
    <div class="narrow help">
      <h1>{t("privacy-title")}</h1>
      <p>{t("privacy-local")}</p>
      <p>{t("privacy-online")}</p>
      <p>{t("privacy-time")}</p>
      <p>{t("privacy-never")}</p>
      {id !== undefined && <p>{t("privacy-delete", { id })}</p>}
    </div>
  );
}
