// The clock of a player.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import type { Clocks } from "../session/session.ts";
import { clockText, SHORT } from "../text/time.ts";
import { t } from "../texts.ts";

/** How often a clock is written anew while it runs. */
const TICK = 100;

export function Clock({ clocks, seat }: { clocks: Clocks; seat: number }): JSX.Element {
  const running = clocks.running === seat;
  const left = useSignal(clocks.left(seat));
  useEffect(() => {
    const read = (): void => {
      left.value = clocks.left(seat);
    };
    read();
    if (!running) return undefined;
    const timer = setInterval(read, TICK);
    return () => clearInterval(timer);
  }, [clocks, seat, running]);
  const text = clockText(left.value);
  return (
    <span
      class={`clock${running ? " running" : ""}${left.value < SHORT ? " short" : ""}`}
      role="timer"
      aria-label={t("clock-label", { time: text })}
      data-testid="clock"
      dir="ltr"
    >
      {text}
    </span>
  );
}
