// The line to a server without one: sockets whose other end is in the hands of a test.

import { page, provide } from "./browser.ts";
import type { ClientMessage, ServerMessage } from "../../app/online/messages.ts";

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** All that were made, in order. */
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];

  constructor(readonly address: URL) {
    super();
    FakeSocket.made.push(this);
  }

  /** The one that was made last. */
  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (last === undefined) throw new Error("no socket was made");
    return last;
  }

  send(text: string): void {
    if (this.readyState === FakeSocket.CONNECTING) throw new DOMException("still connecting", "InvalidStateError");
    if (this.readyState === FakeSocket.OPEN) this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (this.readyState < FakeSocket.CLOSING) this.readyState = FakeSocket.CLOSING;
  }

  // What the other end does.

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  tell(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  welcome(seq: number, now = 0): void {
    this.accept();
    this.tell({ type: "welcome", seq, now, seats: [] });
  }

  end(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  /** What was sent of one kind. */
  all<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }
}

/** The browser says that the network is there, or gone. */
export function network(there: boolean): void {
  page.navigator.onLine = there;
  page.events.dispatchEvent(new Event(there ? "online" : "offline"));
}

provide("WebSocket", FakeSocket);
