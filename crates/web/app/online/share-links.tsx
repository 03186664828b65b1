// The links of an online game, to be copied, sent or scanned.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";

import { ActionButton } from "../play/actions.tsx";
import { fullAddress } from "../route.ts";
import { copy as copyText, hasSheet, share } from "../shell/share.ts";
import { t } from "../texts.ts";
import { qrCode } from "./qr.ts";

/** How long “copied” is to be read. */
const MOMENT = 4_000;
/** Hosts that mean another machine on every machine. */
const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;
/** The light frame that a code needs, in modules. */
const QUIET = 3;

function Code({ text }: { text: string }): JSX.Element | null {
  const rows = useMemo(() => qrCode(text), [text]);
  if (rows === undefined) return null;
  const size = rows.length + 2 * QUIET;
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("share-code")}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} class="qr-light" />
      <path d={dark.join("")} class="qr-dark" />
    </svg>
  );
}

function CopyField({ label, text, testid }: { label: string; text: string; testid: string }): JSX.Element {
  const copied = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    if ((await copyText(text)) === undefined) return;
    copied.value = true;
    setTimeout(() => (copied.value = false), MOMENT);
  };
  return (
    <label class="copy-field">
      <span>{label}</span>
      <span class="copy-row">
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={text}
          data-testid={testid}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {t(copied.value ? "share-copied" : "share-copy")}
        </button>
      </span>
    </label>
  );
}

/** The links of a game: one to sit down, one to watch. */
export function ShareLinks({ id, link }: { id: string; link: string }): JSX.Element {
  const sit = fullAddress({ page: "game", id, link });
  const watch = fullAddress({ page: "game", id, link, watch: true });
  const send = (): Promise<string | undefined> => share({ title: t("app-name"), url: sit });
  return (
    <section class="share" aria-label={t("share-label")}>
      <Code text={sit} />
      <div class="share-links">
        <CopyField label={t("share-sit")} text={sit} testid="sit-link" />
        <CopyField label={t("share-watch")} text={watch} testid="watch-link" />
        {LOCAL.test(location.hostname) && (
          <p class="choice-note">
            {t("share-local")} <code>{`farside serve --listen 0.0.0.0:${location.port || "7878"}`}</code>
          </p>
        )}
        {hasSheet() && <ActionButton action={{ name: "share", enabled: true, text: t("share-send"), run: send }} />}
      </div>
    </section>
  );
}
