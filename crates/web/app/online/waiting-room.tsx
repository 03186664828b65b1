// A game on a server before it begins: its seats, its terms, its links, and what to do meanwhile.

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { Token } from "../play/token.tsx";
import { StartPosition } from "../preview/miniature.tsx";
import { address, fullAddress } from "../route.ts";
import type { GameName } from "../rules/messages.ts";
import { keepTerms, TermsForm } from "../setup/terms-form.tsx";
import { sitterNames, TermsList } from "../setup/terms-list.tsx";
import { mayAskToNotify } from "../shell/notification.ts";
import { colour } from "../text/words.ts";
import { t } from "../texts.ts";
import { commandGame, makeGame } from "./api.ts";
import type { GameView, Terms } from "./messages.ts";
import { NameField } from "./name-field.tsx";
import { failureText } from "./refusals.ts";
import type { OnlineSession } from "./session.ts";
import { ShareLinks } from "./share-links.tsx";

type Waiting = { session: OnlineSession; view: GameView; id: string; link: string; watch: boolean };

function Seats({ session, view, watch }: Omit<Waiting, "id" | "link">): JSX.Element {
  const seated = session.mine.value.length > 0;
  const nameOf = sitterNames(view.seats.map(({ sitter }) => sitter));
  return (
    <ul class="waiting-seats">
      {view.seats.map(({ sitter }, index) => (
        <li key={index} class={sitter === undefined ? "free" : ""} data-seat={index + 1}>
          {!view.terms.drawSeats && <Token game={view.terms.game} seat={index + 1} />}
          <span>
            <strong>
              {session.mine.value.includes(index + 1) ? t("seat-yours", { name: nameOf(sitter) }) : nameOf(sitter)}
            </strong>
            {!view.terms.drawSeats && <span>{colour(view.terms.game, index + 1)}</span>}
          </span>
          {sitter === undefined && !seated && !watch && (
            <button type="button" class="button primary" onClick={() => void session.sit(index + 1)}>
              {t("seat-sit")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What game it is, for whoever follows a link: its board, and how it is played. */
function About({ terms }: { terms: Terms }): JSX.Element {
  return (
    <section class="about-game">
      <StartPosition terms={terms} />
      <div>
        <h2>{t("help-title")}</h2>
        <p>{t(`help-${terms.game}-aim`)}</p>
        <p>
          <a href={address({ page: "help", game: terms.game })}>{t("home-learn-label", { game: t(terms.game) })}</a>
        </p>
      </div>
    </section>
  );
}

function othersSeated(session: OnlineSession, view: GameView): number {
  const taken = view.seats.filter(({ sitter }) => sitter !== undefined && sitter.kind !== "computer").length;
  return taken - session.mine.value.length;
}

/** Other terms while nobody has come: another game takes the place of this one, and its link that of the old link. */
function Options({ id, terms: agreed }: { id: string; terms: Terms }): JSX.Element {
  const terms = useSignal(agreed);
  const trouble = useSignal("");
  const busy = useSignal(false);
  const change = async (): Promise<void> => {
    busy.value = true;
    try {
      const made = await makeGame(terms.value);
      keepTerms(terms.value);
      await commandGame(id, { do: "abort" });
      location.replace(fullAddress({ page: "game", id: made.game.id, link: made.link ?? "" }));
    } catch (error) {
      trouble.value = failureText(error, "invite-away");
    }
    busy.value = false;
  };
  return (
    <details class="more options">
      <summary>{t("waiting-options")}</summary>
      <TermsForm terms={terms.value} choose={(changed) => (terms.value = changed)} />
      <NameField />
      {trouble.value !== "" && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <p>
        <button type="button" class="button primary" disabled={busy.value} onClick={() => void change()}>
          {t("waiting-change")}
        </button>
      </p>
      <p class="choice-note">{t("waiting-change-note")}</p>
    </details>
  );
}

/** What whoever waits can do: play the computer, and be called when the game begins. */
function Meanwhile({ game }: { game: GameName }): JSX.Element {
  const asks = useSignal(mayAskToNotify());
  const allowed = useSignal(false);
  const ask = async (): Promise<void> => {
    allowed.value = (await Notification.requestPermission()) === "granted";
    asks.value = false;
  };
  return (
    <section class="meanwhile">
      <p class="meanwhile-ways">
        <a class="button" href={address({ page: "new", game, against: "computer" })}>
          {t("waiting-computer")}
        </a>
        {asks.value && (
          <button type="button" class="button" onClick={() => void ask()}>
            {t("waiting-notify")}
          </button>
        )}
      </p>
      <p class="choice-note" role="status">
        {t(allowed.value ? "waiting-notify-on" : "waiting-computer-note")}
      </p>
    </section>
  );
}

export function WaitingRoom({ session, view, id, link, watch }: Waiting): JSX.Element {
  const seated = session.mine.value.length > 0;
  const game = t(view.terms.game);
  const contact = session.presence.contact.value;
  if (view.status === "aborted") {
    return (
      <div class="narrow">
        <h1>{t("waiting-aborted")}</h1>
        <p>
          <a class="button primary" href="#/">
            {t("lost-home")}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div class="narrow waiting">
      <h1>{t(seated ? "waiting-title" : watch ? "waiting-title-watch" : "waiting-title-invited", { game })}</h1>
      <TermsList terms={view.terms} />
      <Seats session={session} view={view} watch={watch} />
      {view.terms.drawSeats && <p class="choice-note">{t("waiting-drawn")}</p>}
      <p class="choice-note" role="status">
        {contact === "connected"
          ? t(seated || watch ? "waiting-note" : "waiting-note-invited")
          : t(`contact-${contact}`)}
      </p>
      {session.notice.value !== undefined && (
        <p class="trouble" role="alert">
          {session.notice.value}
        </p>
      )}
      {!seated && !watch && <NameField />}
      {!seated && <About terms={view.terms} />}
      {seated && <ShareLinks id={id} link={link} />}
      {seated && <Meanwhile game={view.terms.game} />}
      {session.creator.value && othersSeated(session, view) === 0 && <Options id={id} terms={view.terms} />}
      {seated && (
        <p class="waiting-leave">
          <button
            type="button"
            class="button"
            onClick={() => session.command(session.creator.value ? { do: "abort" } : { do: "getUp" })}
          >
            {t(session.creator.value ? "waiting-abort" : "waiting-get-up")}
          </button>
        </p>
      )}
    </div>
  );
}
