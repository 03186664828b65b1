// A game on the server, as a table like any other.

import { computed, signal } from "@preact/signals";

import { go } from "../route.ts";
import { type Ended, type Game, isPerson, type Player } from "../table/game.ts";
import { save } from "../table/saved.ts";
import { type Action, type Asked, type Clocks, type Company, Table } from "../table/table.ts";
import { playerName } from "../table/words.ts";
import { t } from "../texts.ts";
import { fetchRecord, introduce } from "./api.ts";
import { Connection } from "./connection.ts";
import { forgetRoom, keepRoom, type Kept, keptRoom } from "./kept.ts";
import type { Command, Recorded, ShortMessage, Sitter } from "./messages.ts";
import { apply, type Room, winner } from "./room.ts";

/** How long something that was said stays to be read. */
const SAID = 6_000;
/** How long to wait before asking again who we are. */
const ASK_AGAIN = 1_500;
/** Refusals that people can bring about. */
const REFUSALS = ["not_stored", "already_asked", "nothing_to_take_back", "too_late_to_abort", "seat_taken", "started", "for_bots"];

export class OnlineTable extends Table {
  /** All that happened, added up; unknown until the server has told. */
  readonly room = signal<Room | undefined>(undefined);
  /** Our id on the server. */
  readonly #me = signal("");
  readonly #id: string;
  readonly #link: string;
  #connection: Connection | undefined;
  #closed = false;
  /** All that happened, as the server told it. */
  #events: Recorded[] = [];
  /** Whether some of it is remembered and not told. */
  #recalled = false;
  /** A move of ours that the server hasn't told back yet. */
  readonly #pending = signal<string | undefined>(undefined);

  readonly #contact = signal<Connection["contact"]["value"]>("connecting");
  readonly #present = signal<number[]>([]);
  readonly #spectators = signal(0);
  readonly #said = signal<ReadonlyMap<number, ShortMessage>>(new Map());

  /** The seats that are ours. */
  readonly mine = computed(() => {
    const sitters = this.room.value?.sitters ?? [];
    return sitters.flatMap((sitter, index) => (this.#owns(sitter) ? [index + 1] : []));
  });
  /** Whether we made the game. */
  readonly creator = computed(() => this.room.value?.creator === this.#me.value);
  /** Our seats that still play. */
  readonly #playing = computed(() => this.mine.value.filter((seat) => !this.room.value?.gone.includes(seat)));

  override readonly company: Company = {
    contact: this.#contact,
    present: this.#present,
    spectators: this.#spectators,
    said: this.#said,
    say: computed(() => (this.mine.value.length === 0 ? undefined : (message: ShortMessage) => this.#connection?.say(message))),
  };

  override readonly clocks = computed(() => this.#clocks());
  readonly actions = computed(() => this.#actions());
  override readonly asked = computed(() => this.#asked());
  readonly next = computed(() => this.#next());

  constructor(id: string, link: string) {
    super();
    this.#id = id;
    this.#link = link;
  }

  /** Comes to the table: to the one that is remembered, if there is one, until the server says what became of it. */
  async open(): Promise<void> {
    const kept = await keptRoom(this.#id).catch(() => undefined);
    if (kept !== undefined) await this.#recall(kept).catch(() => this.#forget());
    if (this.#closed) return;
    const known = this.room.value !== undefined;
    if (known) this.#connect();
    await this.#introduce();
    if (!known && !this.#closed) this.#connect();
  }

  /** Shows what is remembered. */
  async #recall({ me, events }: Kept): Promise<void> {
    const [first] = events;
    if (first?.event.type !== "created" || events.some(({ seq }, index) => seq !== index + 1)) return;
    this.#recalled = true;
    this.#events = events;
    this.#me.value = me;
    this.room.value = events.reduce<Room | undefined>(apply, undefined);
    if (this.room.value?.setup === undefined) return;
    await this.#show(this.room.value);
    // What the rules can't make anything of isn't shown.
    if (this.trouble.value !== undefined) this.#forget();
  }

  /** Begins with nothing, as if we had never been here. */
  #forget(): void {
    this.#recalled = false;
    this.#events = [];
    this.#pending.value = undefined;
    this.room.value = undefined;
    this.trouble.value = undefined;
    this.forgetViews();
    void forgetRoom(this.#id).catch(() => undefined);
  }

  /** Asks the server who we are until it says so. */
  async #introduce(): Promise<void> {
    while (!this.#closed) {
      try {
        const { id } = await introduce();
        if (id === this.#me.value) return;
        this.#me.value = id;
        // We are somebody else than we were when this was kept.
        if (this.room.value?.setup !== undefined) void this.#show(this.room.value);
        return;
      } catch {
        // The connection, if there is one already, says itself how it is.
        if (this.#connection === undefined) this.#contact.value = navigator.onLine ? "away" : "offline";
        await new Promise((done) => setTimeout(done, ASK_AGAIN));
      }
    }
  }

  #connect(): void {
    const connection = new Connection(this.#id, this.#link, this.#events.at(-1), {
      event: (recorded, past, more) => this.#event(recorded, past, more),
      presence: (seats, spectators) => {
        this.#present.value = seats;
        this.#spectators.value = spectators;
      },
      said: (seat, message) => this.#hear(seat, message),
      refused: (command, code, reason) => this.#refused(command, code, reason),
      startingOver: () => this.#forget(),
    });
    this.#connection = connection;
    connection.contact.subscribe((contact) => {
      this.#contact.value = contact;
      if (contact === "gone") this.#forget();
    });
    const room = this.room.value;
    // A move that the server hasn't heard of is still meant.
    const meant = connection.unanswered().find((command) => command.do === "move" && command.ply === room?.moves.length);
    if (room?.setup === undefined || meant?.do !== "move") return;
    this.#pending.value = meant.move;
    void this.#show(room);
  }

  close(): void {
    this.#closed = true;
    this.#connection?.close();
  }

  command(command: Command): void {
    this.#connection?.command(command);
  }

  begin(): void {
    this.drawing.value = false;
  }

  protected async make(move: string): Promise<void> {
    const room = this.room.value;
    if (room === undefined || this.#pending.value !== undefined) return;
    this.#pending.value = move;
    this.command({ do: "move", move, ply: room.moves.length });
    await this.#show(room);
  }

  #owns(sitter: Sitter | undefined): boolean {
    return sitter !== undefined && sitter.kind !== "computer" && sitter.player === this.#me.value;
  }

  #event(recorded: Recorded, past: boolean, more: boolean): void {
    const { seq, at, wall, event } = recorded;
    const before = this.room.value;
    const room = apply(before, recorded);
    this.#events = [...this.#events, { seq, at, wall, event }];
    if (room.moves !== before?.moves) this.#pending.value = undefined;
    // What was meant for the moves after a takeback isn't meant for those before it.
    if (room.moves.length < (before?.moves.length ?? 0)) this.premoves.value = [];
    this.room.value = room;
    if (event.type === "rematch" && !past) return go({ page: "game", id: event.game, link: this.#link });
    const drawn = room.terms.first === undefined && room.terms.position === undefined;
    if (event.type === "started" && !past && drawn) this.drawing.value = true;
    if (more) return undefined;
    keepRoom({ id: this.#id, me: this.#me.value, events: this.#events }).catch(() => undefined);
    if (room.setup !== undefined) void this.#show(room).then(() => this.#doubt());
    if (this.mine.value.length > 0) save(this.#gameOf(room)).catch(() => undefined);
    return undefined;
  }

  /** Puts the room, and a move of ours that is on its way, on the board. */
  async #show(room: Room): Promise<void> {
    this.game.value = this.#gameOf(room);
    await this.refresh();
  }

  /** If the rules can't make anything of what we remember and what we were told together, it is told once more. */
  #doubt(): void {
    if (this.#recalled && this.trouble.value !== undefined) this.#connection?.startOver();
  }

  #gameOf(room: Room): Game {
    const pending = this.#pending.value;
    const players = room.sitters.map((sitter) => this.#player(sitter));
    const { ended: _, ...before } = this.game.peek();
    const own = players.findIndex((player) => player.kind === "person") + 1;
    const bottom = before.players.length === players.length ? before.bottom : own || 1;
    const ended = endOf(room);
    const game: Game = {
      ...before,
      id: this.#id,
      name: room.terms.game,
      setup: room.setup ?? {},
      players,
      moves: pending === undefined ? room.moves : [...room.moves, pending],
      bottom,
      begun: room.created,
      changed: room.changed,
      over: room.status === "over" || room.status === "aborted",
      online: { link: this.#link },
    };
    if (ended !== undefined) game.ended = ended;
    return game;
  }

  #player(sitter: Sitter | undefined): Player {
    if (sitter === undefined) return { kind: "remote", name: "" };
    if (sitter.kind === "computer") return { kind: "computer", level: sitter.level };
    return this.#owns(sitter) ? { kind: "person" } : { kind: "remote", name: sitter.name };
  }

  #hear(seat: number, message: ShortMessage): void {
    const said = new Map(this.#said.value).set(seat, message);
    this.#said.value = said;
    setTimeout(() => {
      if (this.#said.value.get(seat) !== message) return;
      const rest = new Map(this.#said.value);
      rest.delete(seat);
      this.#said.value = rest;
    }, SAID);
  }

  #refused(command: Command, code: string, reason: string): void {
    const room = this.room.value;
    if (command.do === "move" && room !== undefined) {
      this.#pending.value = undefined;
      this.cancelPremoves();
      void this.#show(room);
      // The other tab was faster, or the flag fell: what happened instead is on the board.
      if (code === "stale" || code === "time_is_up" || code === "game_over") return;
    }
    this.tell(REFUSALS.includes(code) ? t(`refused-${code.replaceAll("_", "-")}`) : t("trouble", { what: reason }));
  }

  #clocks(): Clocks | undefined {
    const room = this.room.value;
    if (room === undefined || room.left.length === 0) return undefined;
    const { left, turn, since, status } = room;
    const counted = status === "playing" ? turn : undefined;
    // Without a connection nobody here knows what the server's clock does.
    const running = this.#contact.value === "connected" ? counted : undefined;
    const now = (): number => this.#connection?.now() ?? 0;
    return {
      left: (seat) => Math.max(0, (left[seat - 1] ?? 0) - (seat === counted ? Math.max(0, now() - since) : 0)),
      running,
    };
  }

  #actions(): Action[] {
    const room = this.room.value;
    const turn: Action = { name: "turn", enabled: true, run: () => this.turnBoard() };
    const record: Action = { name: "record", enabled: room?.setup !== undefined, run: () => void this.#download() };
    if (room === undefined || this.mine.value.length === 0) return [turn, record];
    const act = (name: string, command: Command, enabled: boolean, grave = false): Action => ({
      name,
      enabled: enabled && room.status === "playing" && this.#playing.value.length > 0,
      grave,
      run: () => this.command(command),
    });
    const others = room.sitters.map((_, index) => index + 1).filter((seat) => !room.gone.includes(seat));
    const early = others.some((seat) => !room.moved.includes(seat));
    const moved = room.moves.length > 0 && this.mine.value.some((seat) => room.moved.includes(seat));
    return [
      act("takeback", { do: "askTakeback" }, room.takeback === undefined && moved),
      act("offer-draw", { do: "offerDraw" }, room.draw === undefined, true),
      early ? act("abort", { do: "abort" }, true, true) : act("resign", { do: "resign" }, true, true),
      turn,
      record,
    ];
  }

  /** What the others want to know of us, or we of them. */
  #asked(): Asked | undefined {
    const room = this.room.value;
    const game = this.game.value;
    if (room === undefined || room.status !== "playing") return undefined;
    const answer = (name: string, command: Command): Asked["answers"][number] => ({ name, run: () => this.command(command) });
    const open = (by: number, answered: number[]): boolean =>
      !this.mine.value.includes(by) && this.#playing.value.some((seat) => !answered.includes(seat));
    const { draw, takeback } = room;
    if (takeback !== undefined) {
      if (isPerson(game, takeback.by)) return { text: t("asked-takeback-own"), answers: [] };
      const text = t("asked-takeback", { player: playerName(game, takeback.by) });
      const answers = [answer("grant", { do: "grantTakeback" }), answer("refuse", { do: "refuseTakeback" })];
      return { text, answers: open(takeback.by, takeback.granted) ? answers : [] };
    }
    if (draw !== undefined) {
      if (isPerson(game, draw.by)) return { text: t("asked-draw-own"), answers: [] };
      const text = t("asked-draw", { player: playerName(game, draw.by) });
      const answers = [answer("accept", { do: "acceptDraw" }), answer("decline", { do: "declineDraw" })];
      return { text, answers: open(draw.by, draw.agreed) ? answers : [] };
    }
    return undefined;
  }

  #next(): Action | undefined {
    const room = this.room.value;
    if (room === undefined || room.status !== "over") return undefined;
    const { rematch } = room;
    if (rematch !== undefined) {
      return { name: "next-game", enabled: true, run: () => go({ page: "game", id: rematch, link: this.#link }) };
    }
    if (this.mine.value.length === 0) return undefined;
    const asked = this.mine.value.some((seat) => room.wantsRematch.includes(seat));
    const wanted = room.wantsRematch.length > 0;
    const name = asked ? "rematch-asked" : wanted ? "rematch-accept" : "rematch";
    return { name, enabled: !asked, run: () => this.command({ do: "rematch" }) };
  }

  async #download(): Promise<void> {
    try {
      const address = URL.createObjectURL(await fetchRecord(this.#id, this.#link));
      const link = document.createElement("a");
      link.href = address;
      link.download = `${this.game.value.name}-${this.#id}.txt`;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      this.tell(t("contact-away"));
    }
  }
}

/** Why a game is over that the board alone wouldn't show to be. */
function endOf(room: Room): Ended | undefined {
  if (room.status === "aborted") return { by: "aborted" };
  const { result, termination } = room;
  if (result === undefined) return undefined;
  const won = winner(result);
  switch (termination) {
    case "resignation":
    case "time":
      return won === undefined ? undefined : { by: termination, winner: won };
    case "agreement":
      return { by: "agreement" };
    default:
      return undefined;
  }
}
