import type { JSX } from "preact";

import { t } from "../texts.ts";

export function NotFound(): JSX.Element {
  return (
    <div class="narrow">
      <h1>{t("lost-title")}</h1>
      <p>{t("lost-text")}</p>
      <p>
        <a class="button primary" href="#/">
          {t("lost-home")}
        </a>
      </p>
    </div>
  );
}
