// The list of languages, each by its own name.

import type { JSX } from "preact";
import { useId } from "preact/hooks";

import { chosenCode, LANGUAGES, localeOf, sortedFor, usual } from "../language.ts";
import { chooseLanguage, language, t } from "../texts.ts";

export function LanguageChoice(): JSX.Element {
  const id = useId();
  const current = language();
  // An address that names a language counts as a choice for as long as it stands.
  const automatic = chosenCode() === undefined && current.code === usual().code;
  const choose = (event: JSX.TargetedEvent<HTMLSelectElement>): void => {
    const code = event.currentTarget.value;
    void chooseLanguage(LANGUAGES.find((it) => it.code === code));
  };
  return (
    <p class="language-choice">
      <label for={id}>
        <svg class="globe" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
          <ellipse cx="8" cy="8" rx="2.8" ry="6.5" />
          <path d="M1.5 8h13M2.6 4.5h10.8M2.6 11.5h10.8" />
        </svg>
        {t("setting-language")}
      </label>
      <select id={id} name="language" value={automatic ? "" : current.code} onChange={choose}>
        <option value="">{t("setting-language-auto", { language: usual().name })}</option>
        {sortedFor(current).map((it) => (
          <option key={it.code} value={it.code} lang={localeOf(it)} dir={it.rtl === true ? "rtl" : "ltr"}>
            {it.name}
          </option>
        ))}
      </select>
    </p>
  );
}
