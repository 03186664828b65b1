// A player's copy of a game, kept by the rules module: the same model that the server runs.

import type { Command, Recorded, Terms } from "../online/messages.ts";
import type { View } from "./client.ts";
import type {
  Decided,
  Due,
  Moment,
  NextGame,
  Opened,
  ReplicaRequest,
  ReplicaView,
  SavedGame,
  Setup,
} from "./messages.ts";
import { ask as askRules } from "./module.ts";

function ask<T>(request: ReplicaRequest): T {
  return askRules<T>({ call: "replica", ask: request });
}

/** A command that can't be done. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** What came of a command. */
export type Done = { events: Recorded[]; next: NextGame | null };

function done(decided: Decided): Done {
  if ("refused" in decided) throw new Refused(decided.refused.code, decided.refused.reason);
  return decided.done;
}

/** How a game on these terms begins. */
export function setupOf(terms: Terms): Setup {
  return ask({ do: "setup", terms });
}

/** The events of a game that version 0.1 kept. */
export function adopt(id: string, me: string, saved: SavedGame): Recorded[] {
  return ask({ do: "adopt", id, me, saved });
}

export class Replica {
  readonly #number: number;

  private constructor(number: number) {
    this.#number = number;
  }

  /** Makes a game on this screen. */
  static create(id: string, terms: Terms, me: string, moment: Moment): { replica: Replica; events: Recorded[] } {
    const { replica, events } = ask<Opened>({ do: "create", id, terms, me, moment });
    return { replica: new Replica(replica), events };
  }

  /** Takes up a game of which these are the events. */
  static open(id: string, events: Recorded[], me: string): Replica {
    return new Replica(ask<Opened>({ do: "open", id, events, me }).replica);
  }

  close(): void {
    ask({ do: "close", replica: this.#number });
  }

  setPlayer(me: string): void {
    ask({ do: "setPlayer", replica: this.#number, me });
  }

  /** Takes in what the server tells. */
  apply(events: Recorded[]): void {
    ask({ do: "apply", replica: this.#number, events });
  }

  /** Decides a command here, where no server does. */
  decide(command: Command, moment: Moment): Done {
    return done(ask({ do: "decide", replica: this.#number, command, moment }));
  }

  decideForComputer(move: string, ply: number, moment: Moment): Done {
    return done(ask({ do: "decideForComputer", replica: this.#number, move, ply, moment }));
  }

  /** Decides what follows from time alone; nothing, if nobody's is up. */
  decideFlag(moment: Moment): Done {
    return done(ask({ do: "decideFlag", replica: this.#number, moment }));
  }

  setPending(move: string | null): void {
    ask({ do: "setPending", replica: this.#number, move });
  }

  premove(move: string): void {
    ask({ do: "premove", replica: this.#number, move });
  }

  cancelPremoves(): void {
    ask({ do: "cancelPremoves", replica: this.#number });
  }

  /** The premove whose turn has come; it is none any more. */
  nextPremove(): Due | null {
    return ask({ do: "nextPremove", replica: this.#number });
  }

  /** What the player sees and may do at this moment of the game's time. */
  show(now: number, patience: number): ReplicaView {
    return ask({ do: "show", replica: this.#number, now: Math.round(now), patience });
  }

  /** The board after so many steps, or after the last; none before the start. */
  board(ply: number | null = null): View | undefined {
    return ask<View | null>({ do: "board", replica: this.#number, ply }) ?? undefined;
  }

  /** The board as premoves would leave it. */
  ahead(): View | undefined {
    return ask<View | null>({ do: "ahead", replica: this.#number }) ?? undefined;
  }
}
