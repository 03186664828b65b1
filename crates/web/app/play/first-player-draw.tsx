// The draw of who moves first, animated.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { type Game, isPerson, people } from "../session/game.ts";
import { moves } from "../settings.ts";
import { announce } from "../shell/announcer.tsx";
import { playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import { Token } from "./token.tsx";

/** The light goes round this often before it stops; the fewer where a clock runs. */
const ROUNDS = 3;
const QUICK_ROUNDS = 1;

export function FirstPlayerDraw({ game, quick, done }: { game: Game; quick: boolean; done: () => void }): JSX.Element {
  const first = game.setup.first ?? 1;
  const count = game.players.length;
  const lit = useSignal(1);
  const decided = useSignal(false);
  const result =
    people(game) === 1 && isPerson(game, first)
      ? t("draw-you-start")
      : t("draw-starts", { player: playerName(game, first) });
  useEffect(() => {
    let timer = 0;
    const finish = (): void => {
      lit.value = first;
      decided.value = true;
      announce(result);
      timer = setTimeout(done, moves() ? 900 : 700);
    };
    const steps = (quick ? QUICK_ROUNDS : ROUNDS) * count + first - 1;
    let step = 0;
    const next = (): void => {
      if (step >= steps) return finish();
      step++;
      lit.value = (step % count) + 1;
      // Slower and slower, like a spun pawn.
      timer = setTimeout(next, 60 + (240 * step ** 3) / steps ** 3);
    };
    if (moves()) next();
    else finish();
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="draw" data-decided={decided.value}>
      <p>{decided.value ? result : t("draw-title")}</p>
      <div class="draw-seats">
        {game.players.map((_, index) => (
          <span key={index} class={lit.value === index + 1 ? "lit" : ""}>
            <Token game={game.name} seat={index + 1} />
          </span>
        ))}
      </div>
    </div>
  );
}
