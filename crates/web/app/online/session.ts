// The session of an online game: it folds the events of the server with the model that the server runs.

import { computed, signal } from "@preact/signals";

import { fullAddress, go } from "../route.ts";
import { Replica } from "../rules/replica.ts";
import { isPerson } from "../session/game.ts";
import { sharedOf } from "../session/record.ts";
import { reviewAction } from "../session/review-action.ts";
import { type Action, type Prompt, type Presence, GameSession } from "../session/session.ts";
import { previewed, shareAction } from "../shell/share.ts";
import { save } from "../storage/saved-games.ts";
import { detailsOf } from "../storage/summary.ts";
import { secondFollows } from "../text/match.ts";
import { playerName } from "../text/words.ts";
import { t } from "../texts.ts";
import { fetchRecord, introduce, isAway, settleName } from "./api.ts";
import { Connection } from "./connection.ts";
import type { Command, Recorded, ShortMessage } from "./messages.ts";
import { refusalText } from "./refusals.ts";
import { forgetGame, storeGame, type StoredGame, storedGame } from "./stored.ts";

/** How long something that was said stays to be read. */
const SAID = 6_000;
/** How long to wait before asking again who we are. */
const ASK_AGAIN = 1_500;
/** Who we are before the server has told. */
const NOBODY = "0000000000000000";

export class OnlineSession extends GameSession {
  /** Our id on the server. */
  readonly #me = signal(NOBODY);
  /** Whether a page shows this session. */
  onPage = false;
  /** What to do when the next game begins. */
  onRematch: (game: string) => void = () => undefined;
  readonly #id: string;
  readonly #link: string;
  #connection: Connection | undefined;
  #closed = false;
  /** All that happened, as the server told it. */
  #events: Recorded[] = [];
  /** Whether some of it is remembered and not told. */
  #recalled = false;

  readonly #contact = signal<Connection["contact"]["value"]>("connecting");
  readonly #present = signal<number[]>([]);
  readonly #spectators = signal(0);
  readonly #said = signal<ReadonlyMap<number, ShortMessage>>(new Map());
  /** For each seat, the timer that takes away what was said there. */
  readonly #fading = new Map<number, number>();

  /** The seats that are ours. */
  readonly mine = computed(() => this.state.value?.mine ?? []);
  /** Whether we made the game. */
  readonly creator = computed(() => this.state.value?.game.creator === this.#me.value);
  readonly #may = computed(() => new Set(this.state.value?.may ?? []));

  override readonly presence: Presence = {
    contact: this.#contact,
    present: this.#present,
    spectators: this.#spectators,
    said: this.#said,
    say: computed(() =>
      this.mine.value.length === 0 ? undefined : (message: ShortMessage) => this.#connection?.say(message),
    ),
  };

  /** Without a connection nobody here knows what the server's clock does. */
  protected override readonly standsStill = computed(() => this.#contact.value !== "connected");
  /** Where only computers sit at the other seats, nobody has to be asked. */
  readonly takeBack = computed(() => (this.#may.value.has("undo") ? () => this.#undo() : undefined));
  readonly actions = computed(() => this.#actions());
  override readonly prompt = computed(() => this.#prompt());
  readonly next = computed(() => this.#next());

  override readonly after = computed<Action[]>(() => [
    ...reviewAction(this.game.value),
    shareAction(() => ({
      ...sharedOf(this.game.value, this.latest.value),
      address: this.#address(),
    })),
  ]);

  constructor(id: string, link: string) {
    super();
    this.#id = id;
    this.#link = link;
  }

  /** Opens the session, with the stored events if there are any until the server has sent the rest. */
  async open(): Promise<void> {
    const [kept] = await Promise.all([storedGame(this.#id).catch(() => undefined), this.ready()]);
    if (this.#closed) return;
    if (kept !== undefined) this.#recall(kept);
    const known = this.replica !== undefined;
    if (known) this.#connect();
    await this.#introduce();
    if (!known && !this.#closed) this.#connect();
  }

  /** Shows what is remembered. What the model can't make anything of isn't shown. */
  #recall({ me, events }: StoredGame): void {
    try {
      this.replica = Replica.open(this.#id, events, me);
    } catch {
      return this.#forget();
    }
    this.#recalled = true;
    this.#events = events;
    this.#me.value = me;
    return this.show();
  }

  /** Begins with nothing, as if we had never been here. */
  #forget(): void {
    this.#recalled = false;
    this.#events = [];
    this.replica?.close();
    this.replica = undefined;
    this.forgetBoards();
    this.trouble.value = undefined;
    this.show();
    void forgetGame(this.#id).catch(() => undefined);
  }

  /** Asks the server who we are until it says so. */
  async #introduce(): Promise<void> {
    while (!this.#closed) {
      try {
        const { id } = await introduce();
        this.#me.value = id;
        // We may be somebody else than we were when this was kept.
        this.replica?.setPlayer(id);
        return this.show();
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
      refused: (command, code) => this.#refused(command, code),
      startingOver: () => this.#forget(),
    });
    this.#connection = connection;
    connection.contact.subscribe((contact) => {
      this.#contact.value = contact;
      if (contact === "gone") this.#forget();
    });
    // A move that the server hasn't heard of is still meant.
    const ply = this.state.value?.game.ply;
    const meant = connection.unanswered().find((command) => command.do === "move" && command.ply === ply);
    if (meant?.do !== "move") return;
    this.replica?.setPending(meant.move);
    this.show();
  }

  override close(): void {
    this.#closed = true;
    this.#connection?.close();
    super.close();
  }

  command(command: Command): void {
    this.#connection?.command(command);
  }

  /** Takes a seat, under the name that was typed last. */
  async sit(seat: number): Promise<void> {
    try {
      await settleName();
    } catch (error) {
      return this.tell(t(isAway(error) ? "contact-away" : "name-failed"));
    }
    return this.command({ do: "sit", seat });
  }

  begin(): void {
    this.drawing.value = false;
    this.goOn();
  }

  protected override now(): number {
    return this.#connection?.now() ?? this.#events.at(-1)?.at ?? 0;
  }

  protected make(move: string): void {
    const state = this.state.value;
    if (state === undefined || state.pending !== undefined) return;
    this.replica?.setPending(move);
    this.command({ do: "move", move, ply: state.game.ply });
    this.show();
  }

  #event(recorded: Recorded, past: boolean, more: boolean): void {
    const { seq, at, wall, event } = recorded;
    const told = { seq, at, wall, event };
    try {
      if (this.replica === undefined) this.replica = Replica.open(this.#id, [told], this.#me.value);
      else this.replica.apply([told]);
    } catch (error) {
      // What we remember and what we were told don't fit together: it is told once more.
      if (this.#recalled) return this.#connection?.startOver();
      console.error(error);
      this.trouble.value = String(error);
      return undefined;
    }
    this.#events = [...this.#events, told];
    if (event.type === "rematch" && !past) return this.onRematch(event.game);
    if (more) return undefined;
    this.show();
    const terms = this.state.value?.game.terms;
    const drawn = terms?.first === undefined && terms?.position === undefined;
    if (event.type === "started" && !past && drawn) this.drawing.value = true;
    storeGame({ id: this.#id, me: this.#me.value, events: this.#events }).catch(() => undefined);
    if (this.mine.value.length > 0) this.#keep(wall);
    return this.goOn();
  }

  /** Keeps it in the list of our games. */
  #keep(changed: number): void {
    const { name, moves, over } = this.game.value;
    const about = detailsOf(this.game.value, this.latest.value);
    const row = { id: this.#id, name, moves: moves.length, over, changed, online: { link: this.#link } };
    void save(about === undefined ? row : { ...row, about });
  }

  #hear(seat: number, message: ShortMessage): void {
    this.#said.value = new Map(this.#said.value).set(seat, message);
    clearTimeout(this.#fading.get(seat));
    const fade = (): void => {
      const rest = new Map(this.#said.value);
      rest.delete(seat);
      this.#said.value = rest;
    };
    this.#fading.set(seat, setTimeout(fade, SAID));
  }

  #refused(command: Command, code: string): void {
    if (command.do === "move") {
      this.replica?.setPending(null);
      this.cancelPremoves();
      // The other tab was faster, or the flag fell: what happened instead is on the board.
      if (code === "stale" || code === "time_is_up" || code === "game_over") return;
    }
    this.tell(refusalText(code));
  }

  #undo(): void {
    this.command({ do: "undo" });
    this.look(Infinity);
  }

  #actions(): Action[] {
    const turn: Action = { name: "turn", enabled: true, run: () => this.turnBoard() };
    const record: Action = {
      name: "record",
      enabled: this.state.value?.setup !== undefined,
      run: () => void this.#download(),
    };
    if (this.mine.value.length === 0) return [turn, record];
    const may = this.#may.value;
    const act = (name: string, command: Command, grave = false): Action => ({
      name,
      enabled: may.has(command.do),
      grave,
      run: () => this.command(command),
    });
    return [
      may.has("undo")
        ? { name: "undo", enabled: true, run: () => this.#undo() }
        : act("takeback", { do: "askTakeback" }),
      act("offer-draw", { do: "offerDraw" }, true),
      may.has("abort") ? act("abort", { do: "abort" }, true) : act("resign", { do: "resign" }, true),
      turn,
      record,
    ];
  }

  /** What the others want to know of us, or we of them. */
  #prompt(): Prompt | undefined {
    const game = this.game.value;
    const { takeback, drawOffer, status } = this.state.value?.game ?? {};
    if (status !== "playing") return undefined;
    const may = this.#may.value;
    const answer = (name: string, command: Command): Prompt["answers"][number] => ({
      name,
      run: () => this.command(command),
    });
    if (takeback !== undefined) {
      if (isPerson(game, takeback)) return { text: t("asked-takeback-own"), answers: [] };
      const text = t("asked-takeback", { player: playerName(game, takeback) });
      const answers = [answer("accept", { do: "grantTakeback" }), answer("decline", { do: "refuseTakeback" })];
      return { text, answers: may.has("grantTakeback") ? answers : [] };
    }
    if (drawOffer !== undefined) {
      if (isPerson(game, drawOffer)) return { text: t("asked-draw-own"), answers: [] };
      const text = t("asked-draw", { player: playerName(game, drawOffer) });
      const answers = [answer("accept", { do: "acceptDraw" }), answer("decline", { do: "declineDraw" })];
      return { text, answers: may.has("acceptDraw") ? answers : [] };
    }
    return undefined;
  }

  /** Where others watch the game. */
  #address(): string {
    const address = fullAddress({ page: "game", id: this.#id, link: this.#link, watch: true });
    return this.#link === "" ? previewed(address, { game: this.#id }) : address;
  }

  #next(): Action | undefined {
    const game = this.state.value?.game;
    if (game?.status !== "over") return undefined;
    const { rematch, wantsRematch } = game;
    if (rematch !== undefined) {
      return { name: "next-game", enabled: true, run: () => go({ page: "game", id: rematch, link: this.#link }) };
    }
    if (this.mine.value.length === 0) return undefined;
    const asked = this.mine.value.some((seat) => wantsRematch.includes(seat));
    const name = asked ? "rematch-asked" : wantsRematch.length > 0 ? "rematch-accept" : "rematch";
    const text = name === "rematch" && secondFollows(game) ? { text: t("action-second-game") } : {};
    return { name, enabled: !asked, ...text, run: () => this.command({ do: "rematch" }) };
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
