// A game on this screen.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { PlayScreen } from "../play/play-screen.tsx";
import { LocalSession } from "../session/local-session.ts";
import { pageTitle } from "../shell/alerts.ts";
import { load } from "../storage/saved-games.ts";
import { t } from "../texts.ts";
import { NotFound } from "./not-found.tsx";

export function Play({ id }: { id: string }): JSX.Element {
  const session = useMemo(() => new LocalSession(), [id]);
  const found = useSignal<"loading" | "found" | "missing">("loading");
  useEffect(() => {
    load(id).then(
      async (game) => {
        if (game === undefined) return void (found.value = "missing");
        pageTitle.value = t("title-page", { page: t(game.name) });
        await session.open(game);
        // Drawn once, and whole: nothing moves when it is known who plays.
        return void (found.value = "found");
      },
      () => (found.value = "missing"),
    );
    return () => session.close();
  }, [id]);
  if (found.value === "missing") return <NotFound />;
  return found.value === "found" ? <PlayScreen session={session} /> : <div class="play" />;
}
