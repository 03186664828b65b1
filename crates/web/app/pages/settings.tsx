import type { Signal } from "@preact/signals";
import type { JSX } from "preact";

import { Miniature } from "../preview/miniature.tsx";
import { address } from "../route.ts";
import { type SettingName, settings, type SettingValue, valuesOf } from "../settings.ts";
import { LanguageChoice } from "../shell/language-choice.tsx";
import { RadioGroup } from "../shell/radio-group.tsx";
import { t } from "../texts.ts";

function Setting<N extends SettingName>({
  name,
  signal,
  note,
}: {
  name: N;
  signal: Signal<SettingValue<N>>;
  note?: string;
}): JSX.Element {
  return (
    <RadioGroup
      name={name}
      legend={t(`setting-${name}`)}
      values={valuesOf(name)}
      chosen={signal.value}
      text={(value) => t(`setting-${name}-${value}`)}
      choose={(value) => (signal.value = value)}
      {...(note === undefined ? {} : { note })}
    />
  );
}

export function SettingsPage(): JSX.Element {
  return (
    <div class="settings">
      <h1>{t("settings-title")}</h1>
      <div class="settings-preview" aria-hidden="true">
        <Miniature game="quoridor" />
        <Miniature game="squadro" />
      </div>
      <LanguageChoice />
      <Setting name="theme" signal={settings.theme} />
      <Setting name="board" signal={settings.board} />
      <Setting name="coordinates" signal={settings.coordinates} />
      <Setting name="turning" signal={settings.turning} />
      <Setting name="hints" signal={settings.hints} />
      <Setting name="premoves" signal={settings.premoves} note={t("settings-premoves-note")} />
      <Setting name="confirm" signal={settings.confirm} />
      <Setting name="sounds" signal={settings.sounds} />
      <Setting name="motion" signal={settings.motion} />
      <Setting name="reader" signal={settings.reader} note={t("settings-reader-note")} />
      <p class="foot">{t("settings-kept")}</p>
      <p class="foot">
        <a href={address({ page: "privacy" })}>{t("privacy-title")}</a>
      </p>
    </div>
  );
}
