// Parts of an online game: who is there, what they say, the state of the connection.

import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

import { MESSAGES } from "../online/messages.ts";
import type { Presence } from "../session/session.ts";
import { announce } from "../shell/announcer.tsx";
import { t } from "../texts.ts";

type Of = { presence: Presence };

/** A dot that says whether somebody is there. */
export function PresenceDot({ presence, seat }: Of & { seat: number }): JSX.Element {
  const there = presence.present.value.includes(seat);
  const text = t(there ? "present" : "absent");
  return <i class={`presence${there ? " there" : ""}`} role="img" aria-label={text} title={text} />;
}

/** What somebody has just said. */
export function Said({ presence, seat }: Of & { seat: number }): JSX.Element | null {
  const message = presence.said.value.get(seat);
  useEffect(() => announce(message === undefined ? "" : t(`message-${message}`)), [message]);
  return message === undefined ? null : <span class="said">{t(`message-${message}`)}</span>;
}

/** How the line to the server is; nothing as long as it is well. */
export function ContactNote({ presence }: Of): JSX.Element {
  const contact = presence.contact.value;
  useSignalEffect(() => {
    if (presence.contact.value !== "connected") announce(t(`contact-${presence.contact.value}`));
  });
  return (
    <div class="contact" data-contact={contact} role="status">
      {contact !== "connected" && <p>{t(`contact-${contact}`)}</p>}
    </div>
  );
}

export function Spectators({ presence }: Of): JSX.Element | null {
  const count = presence.spectators.value;
  return count === 0 ? null : (
    <p class="spectators" data-testid="spectators">
      {t("spectators", { count })}
    </p>
  );
}

/** The ready-made messages. */
export function Talk({ presence }: Of): JSX.Element | null {
  const say = presence.say.value;
  if (say === undefined) return null;
  return (
    <details class="talk">
      <summary>{t("talk")}</summary>
      <div class="talk-row">
        {MESSAGES.map((message) => (
          <button key={message} type="button" class="button small" onClick={() => say(message)} data-say={message}>
            {t(`message-${message}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
