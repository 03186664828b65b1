// Queries to the rules module. Those to the computer players are in computer.ts.

import type {
  Checked,
  GameName,
  Played,
  ModuleRequest,
  QuoridorRefusal,
  QuoridorView,
  RulebookSection,
  SquadroRefusal,
  SquadroView,
} from "./messages.ts";
import { ask, loadRules } from "./module.ts";

export { stopThinking, think, warmUpComputer } from "./computer.ts";
export { RulesError } from "./reply.ts";

/** What a board of each game shows. */
type Views = { quoridor: QuoridorView; squadro: SquadroView };
export type View = Views[GameName];
type Refusal = QuoridorRefusal | SquadroRefusal;

/** Begins to load the rules. Whoever asks them first learns if that failed. */
export function warmUp(): void {
  loadRules().catch(() => undefined);
}

async function askRules<T>(request: ModuleRequest): Promise<T> {
  await loadRules();
  return ask(request);
}

export function view<G extends GameName>(game: Played & { name: G }): Promise<Views[G]> {
  return askRules({ call: "view", game });
}

export function check(game: Played, text: string): Promise<Checked<Refusal>> {
  return askRules({ call: "check", game, text });
}

/** The rules of a game for so many players. */
export function rulebook(name: GameName, players: number): Promise<RulebookSection[]> {
  return askRules({ call: "rulebook", name, players });
}

export function writeRecord(game: Played, names: string[], date: string | null): Promise<string> {
  return askRules({ call: "record", game, names, date });
}
