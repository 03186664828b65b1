// A game with people elsewhere: what is to be agreed before it begins.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { introduce, makeGame, ServerError } from "../online/api.ts";
import { forPlayers, type OnlinePlan, termsOf, usualOnlinePlan } from "../online/plan.ts";
import { go } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { CLOCKS } from "../table/control.ts";
import { colour } from "../table/words.ts";
import { t } from "../texts.ts";
import { Choice } from "./choice.tsx";
import { More, SeatLevel, Time, withValue } from "./choices.tsx";
import { keepChosen, lastChosen } from "./chosen.ts";
import { NameField } from "./name.tsx";

type Parts = { plan: OnlinePlan; change: (changed: Partial<OnlinePlan>) => void };

function Others({ plan, change }: Parts): JSX.Element {
  const others = plan.players - 1;
  return (
    <fieldset class="choice">
      <legend>{t(others === 1 ? "invite-other" : "invite-others")}</legend>
      <div class="seat-choices">
        {plan.others.map((level, at) => (
          <SeatLevel
            key={at}
            name={`other-${at + 1}`}
            label={t("invite-other-number", { number: at + 1 })}
            spoken={others === 1}
            level={level}
            put={(chosen) => change({ others: withValue(plan.others, others, at + 1, chosen, 0) })}
            nobody={t("invite-person")}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a player is called who gets a handicap: with drawn seats it belongs to who sits there before the draw. */
function named(plan: OnlinePlan, player: number): string {
  if (plan.seat !== 0) return colour(plan.game, player);
  if (player === 1) return t("player-you");
  return plan.players === 2 ? t("invite-other") : t("invite-other-number", { number: player - 1 });
}

export function Invite({ game }: { game: GameName }): JSX.Element {
  const plan = useSignal(lastChosen(`invite.${game}`, usualOnlinePlan(game)));
  const trouble = useSignal("");
  const busy = useSignal(false);
  useEffect(() => void introduce().catch(() => (trouble.value = t("contact-away"))), []);
  const change = (changed: Partial<OnlinePlan>): void => {
    plan.value = { ...plan.value, ...changed };
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    trouble.value = "";
    keepChosen(`invite.${game}`, plan.value);
    makeGame(termsOf(plan.value)).then(
      (made) => go({ page: "game", id: made.game.id, link: made.link ?? "" }),
      (error: unknown) => {
        busy.value = false;
        const away = !(error instanceof ServerError) || error.problem.code === "away";
        trouble.value = away ? t("contact-away") : t("trouble", { what: error.problem.reason });
      },
    );
  };
  const parts = { plan: plan.value, change };
  const seats = Array.from({ length: plan.value.players }, (_, index) => index + 1);
  const seatText = (drawn: string) => (seat: number): string => (seat === 0 ? t(drawn) : colour(game, seat));
  return (
    <form class="narrow invite" onSubmit={submit}>
      <h1>{t("invite-title", { game: t(game) })}</h1>
      {game === "quoridor" && (
        <Choice name="players" legend={t("new-players")} values={[2, 3, 4]} chosen={plan.value.players} text={String} choose={(count) => (plan.value = forPlayers(plan.value, count))} />
      )}
      <Others {...parts} />
      <Time {...parts} kinds={CLOCKS} />
      <Choice name="seat" legend={t("new-seat")} values={[0, ...seats]} chosen={plan.value.seat} text={seatText("new-seat-drawn")} choose={(seat) => change({ seat, headStart: 0 })} />
      <Choice name="first" legend={t("new-first")} values={[0, ...seats]} chosen={plan.value.first} text={seatText("new-first-drawn")} choose={(first) => change({ first })} />
      <Choice
        name="public"
        legend={t("invite-who")}
        values={["link", "all"] as const}
        chosen={plan.value.public ? "all" : "link"}
        text={(who) => t(`invite-who-${who}`)}
        choose={(who) => change({ public: who === "all" })}
      />
      <More
        {...parts}
        who={(player) => named(plan.value, player)}
        headStarts={["new-handicap-none", ...(plan.value.seat === 0 ? ["invite-handicap-you", "invite-handicap-other"] : ["new-handicap-light", "new-handicap-dark"])]}
      />
      <NameField />
      {trouble.value !== "" && <p class="trouble" role="alert">{trouble.value}</p>}
      <p class="new-start"><button class="button primary large" type="submit" disabled={busy.value}>{t("invite-make")}</button></p>
    </form>
  );
}
