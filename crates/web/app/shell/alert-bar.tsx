// A bar in the header of every page that leads to a game that goes on elsewhere.

import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";

import { address } from "../route.ts";
import { t } from "../texts.ts";
import { elsewhere, type GameAlert } from "./alerts.ts";
import { announce } from "./announcer.tsx";

function inWords({ kind, begun, game, others }: GameAlert): string {
  const name = begun && kind !== "waiting" ? "begun" : kind;
  return t(`news-${name}`, { game: t(game), others });
}

export function AlertBar(): JSX.Element | null {
  useSignalEffect(() => {
    const [first] = elsewhere.value;
    if (first !== undefined && (first.kind === "turn" || first.begun)) announce(inWords(first));
  });
  const [first] = elsewhere.value;
  if (first === undefined) return null;
  const urgent = first.kind === "turn" || first.begun;
  return (
    <aside class={`news${urgent ? " urgent" : ""}`} aria-label={t("news-label")} data-news={first.kind}>
      <span>{inWords(first)}</span>
      <a
        class={`button small${urgent ? " primary" : ""}`}
        href={address({ page: "game", id: first.id, link: first.link })}
      >
        {t(urgent ? "news-play" : "news-open")}
      </a>
    </aside>
  );
}
