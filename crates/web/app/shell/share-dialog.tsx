// The dialog that shares a position or a game: as a link, as text, or as a file. Everything is made in the page.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { analysisOf } from "../analysis/address.ts";
import { fullAddress } from "../route.ts";
import type { PictureFormat, Played } from "../rules/messages.ts";
import { fileOf } from "../rules/pictures.ts";
import { settings } from "../settings.ts";
import { t } from "../texts.ts";
import { announce } from "./announcer.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { copy, previewed, type Shared, sharing } from "./share.ts";

const FILES: readonly PictureFormat[] = ["png", "svg", "gif", "json"];

type Scope = "position" | "game";

/** The game so far, or only the position it stands at. */
function partOf({ played, position }: Shared, scope: Scope): Played {
  if (scope === "game" || position === undefined) return played;
  const { options } = played.setup;
  return { ...played, setup: { position, ...(options === undefined ? {} : { options }) }, moves: [] };
}

/** Where others find it: the address given, or one that has the position or the game in it. */
function addressOf(shared: Shared, scope: Scope): string {
  if (scope === "game" && shared.address !== undefined) return shared.address;
  const part = partOf(shared, scope);
  const address = fullAddress(analysisOf(part));
  return shared.position === undefined ? address : previewed(address, { board: part.name, position: shared.position });
}

/** Hands a file to the browser, which saves it. */
function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

export function ShareDialog({ shared }: { shared: Shared }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const scope = useSignal<Scope>("game");
  const said = useSignal("");
  const busy = useSignal(false);
  useEffect(() => dialog.current?.showModal(), []);
  const say = (text: string): void => {
    said.value = text;
    announce(text);
  };
  const put = async (text: string | Promise<string>): Promise<void> => {
    if ((await copy(await text)) === "copied") say(t("share-copied"));
    // The page shows the text, to be copied by hand.
    else dialog.current?.close();
  };
  const saveAs = async (format: PictureFormat): Promise<void> => {
    busy.value = true;
    say(t("sharing-drawing"));
    try {
      // Themes of boards that pictures don't have are walnut.
      const theme = settings.board.value === "maple" ? "maple" : "walnut";
      saveFile(await fileOf(partOf(shared, scope.value), format, theme));
      say(t("sharing-saved"));
    } catch (error) {
      console.error(error);
      say(t("sharing-failed"));
    }
    busy.value = false;
  };
  const text = (): string | Promise<string> => (scope.value === "position" ? (shared.position ?? "") : shared.text());
  const button = (kind: string, run: () => Promise<void>): JSX.Element => (
    <button key={kind} type="button" class="button" data-share={kind} disabled={busy.value} onClick={() => void run()}>
      {t("sharing-as", { kind })}
    </button>
  );
  const { position } = shared;
  return (
    <dialog class="by-hand sharing" ref={dialog} aria-labelledby="sharing" onClose={() => (sharing.value = undefined)}>
      <h2 id="sharing">{t("sharing-title")}</h2>
      {position !== undefined && (
        <RadioGroup
          name="scope"
          legend={t("sharing-what")}
          values={["game", "position"] as const}
          chosen={scope.value}
          text={(what) => t("sharing-scope", { what })}
          choose={(what) => (scope.value = what)}
        />
      )}
      <div class="sharing-kinds">
        {button("link", () => put(addressOf(shared, scope.value)))}
        {button("text", () => put(text()))}
        {FILES.filter((format) => format !== "gif" || scope.value === "game").map((format) =>
          button(format, () => saveAs(format)),
        )}
      </div>
      <p class="choice-note" data-testid="sharing-status">
        {said.value}
      </p>
      <form method="dialog">
        <button class="button primary">{t("sharing-close")}</button>
      </form>
    </dialog>
  );
}
